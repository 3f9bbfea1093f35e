"""Every small change to a module's meaning: a comparison, a number, a member, a step left out."""

import ast
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from types import CodeType

type Fields = Mapping[str, tuple[str, ...]]  # enums by name, their members in order

COMPARISONS: Mapping[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq, ast.NotEq: ast.Eq, ast.Is: ast.IsNot, ast.IsNot: ast.Is,
    ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
ARITHMETIC: Mapping[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub, ast.Sub: ast.Add, ast.Mult: ast.FloorDiv, ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult, ast.Mod: ast.FloorDiv, ast.Pow: ast.Mult, ast.LShift: ast.RShift,
    ast.RShift: ast.LShift, ast.BitOr: ast.BitAnd, ast.BitAnd: ast.BitOr, ast.BitXor: ast.BitAnd,
}  # fmt: skip
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
CONDITIONS = {ast.If: "test", ast.IfExp: "test", ast.While: "test"}

# What says nothing to who plays: types, decorators, imports; `strict=` guards against slips alone.
SILENT = {"annotation", "returns", "type_params", "decorator_list", "type_comment"}
PASSED_OVER = (ast.Import, ast.ImportFrom, ast.TypeAlias, ast.Assert)


@dataclass(frozen=True, slots=True)
class Change:
    """One change: where it is, what stood there and what stands there now.

    `where` names the function or class, `lines` are those of the statement; `inner` tells that it
    lies in a function's body, so that the function alone can be exchanged.
    """

    module: str
    where: str
    line: int
    lines: range
    inner: bool
    before: str
    after: str
    number: int

    @property
    def key(self) -> tuple[str, str, str, str]:
        """What stays the same when lines move."""
        return self.module, self.where, self.before, self.after

    def __str__(self) -> str:
        return f"{self.module}:{self.line} {self.where}: {self.before}  →  {self.after}"


@dataclass(frozen=True, slots=True)
class Place:
    """A child of a node, for which another is put."""

    parent: ast.AST
    field: str
    index: int | None

    def put(self, node: ast.AST) -> None:
        if self.index is None:
            setattr(self.parent, self.field, node)
        else:
            getattr(self.parent, self.field)[self.index] = node


@dataclass(frozen=True, slots=True)
class Scope:
    """The names on the way to a node, its statement's lines, and whether it is in a function."""

    names: tuple[str, ...] = ()
    lines: range = range(0)
    inner: bool = False


class Module:
    """A module of the engine, with all its changes."""

    def __init__(self, path: Path, root: Path, enums: Fields) -> None:
        self.path, self.enums = path, enums
        self.name = path.relative_to(root).as_posix()
        self.tree = ast.parse(path.read_text(encoding="utf-8"))
        self._places: list[tuple[Place, ast.AST, ast.AST]] = []
        self.changes: list[Change] = []
        self._walk(self.tree, Scope())

    def code(self, change: Change | None = None) -> CodeType:
        """The module compiled, with a change or as it is."""
        if change is None:
            return compile(self.tree, str(self.path), "exec", dont_inherit=True)
        place, before, after = self._places[change.number]
        place.put(after)
        try:
            return compile(self.tree, str(self.path), "exec", dont_inherit=True)
        finally:
            place.put(before)

    def _walk(self, node: ast.AST, scope: Scope) -> None:
        for field, value in ast.iter_fields(node):
            if field in SILENT or _is_docstring(node, field) or _is_type(node, field):
                continue
            inside = _enter(node, field, scope)
            children = enumerate(value) if isinstance(value, list) else [(None, value)]
            for index, child in children:
                if isinstance(child, ast.AST) and not _is_passed_over(child):
                    self._change(Place(node, field, index), child, inside)
                    self._walk(child, inside)

    def _change(self, place: Place, child: ast.AST, scope: Scope) -> None:
        for after in replacements(child, place, self.enums):
            ast.fix_missing_locations(ast.copy_location(after, child))
            self._places.append((place, child, after))
            self.changes.append(
                Change(
                    self.name,
                    ".".join(scope.names) or "-",
                    getattr(child, "lineno", scope.lines.start),
                    _lines(child, scope.lines),
                    scope.inner,
                    _text(child),
                    _text(after),
                    len(self.changes),
                )
            )


def _text(node: ast.AST) -> str:
    return " ".join(ast.unparse(node).split())


def _is_docstring(node: ast.AST, field: str) -> bool:
    return isinstance(node, ast.Expr) and field == "value" and isinstance(node.value, ast.Constant)


def _is_type(node: ast.AST, field: str) -> bool:
    match node:
        case ast.Subscript(value=ast.Name(id="dict" | "list" | "set" | "tuple")):
            return field == "slice"
        case ast.Call(func=ast.Name(id="cast" | "TypeVar")):
            return field == "args"
    return False


def _is_passed_over(node: ast.AST) -> bool:
    if isinstance(node, ast.keyword):
        return node.arg == "strict"
    if isinstance(node, ast.If):
        return isinstance(node.test, ast.Name) and node.test.id == "TYPE_CHECKING"
    return isinstance(node, PASSED_OVER)


def _enter(node: ast.AST, field: str, scope: Scope) -> Scope:
    """The scope of a node's children: defaults and bases belong to what is around."""
    lines = _lines(node, scope.lines)
    if field != "body" or not isinstance(node, ast.ClassDef | ast.FunctionDef):
        return Scope(scope.names, lines, scope.inner)
    return Scope((*scope.names, node.name), lines, scope.inner or isinstance(node, ast.FunctionDef))


def _lines(node: ast.AST, around: range) -> range:
    """The lines of a statement, or those around what is none."""
    if not isinstance(node, ast.stmt):
        return around
    return range(node.lineno, (node.end_lineno or node.lineno) + 1)


def replacements(node: ast.AST, place: Place, enums: Fields) -> Iterator[ast.AST]:
    """What may stand for a node, each a change of meaning."""
    if _is_condition(place) and isinstance(node, ast.Name | ast.Call | ast.Attribute):
        yield ast.UnaryOp(ast.Not(), node)
    match node:
        case ast.Compare():
            yield from _other_comparisons(node)
        case ast.Constant():
            yield from _other_constants(node.value)
        case ast.Attribute(value=ast.Name(id=name), attr=member) if member in enums.get(name, ()):
            members = enums[name]
            following = members[(members.index(member) + 1) % len(members)]
            yield ast.Attribute(node.value, following, node.ctx)
        case ast.Call(func=ast.Name(id=name)) if name in OPPOSITES:
            yield ast.Call(ast.Name(OPPOSITES[name], ast.Load()), node.args, node.keywords)
        case _:
            yield from _other_operators(node)
            yield from _left_out(node)


def _other_comparisons(node: ast.Compare) -> Iterator[ast.AST]:
    for at, op in enumerate(node.ops):
        ops = [*node.ops[:at], COMPARISONS[type(op)](), *node.ops[at + 1 :]]
        yield ast.Compare(node.left, ops, node.comparators)


def _other_operators(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.BoolOp(op=ast.And(), values=values):
            yield ast.BoolOp(ast.Or(), values)
        case ast.BoolOp(values=values):
            yield ast.BoolOp(ast.And(), values)
        case ast.UnaryOp(op=ast.Not() | ast.USub(), operand=operand):
            yield operand
        case ast.BinOp(left=left, op=op, right=right):
            yield ast.BinOp(left, ARITHMETIC[type(op)](), right)
        case ast.AugAssign(target=target, op=op, value=value):
            yield ast.AugAssign(target, ARITHMETIC[type(op)](), value)


def _left_out(node: ast.AST) -> Iterator[ast.AST]:
    """A step that is not taken: a value not given back, a call not made, an error not raised."""
    match node:
        case ast.Return(value=value) if value is not None and not isinstance(value, ast.Constant):
            yield ast.Return(ast.Constant(None))
        case ast.Raise() | ast.Expr(value=ast.Call()):
            yield ast.Pass()


def _other_constants(value: object) -> Iterator[ast.AST]:
    if isinstance(value, bool):
        yield ast.Constant(not value)
    elif isinstance(value, int):
        yield ast.Constant(value + 1)
    elif isinstance(value, str):
        yield ast.Constant(f"{value}~")
    elif isinstance(value, bytes):
        yield ast.Constant(value + b"~")


def _is_condition(place: Place) -> bool:
    return CONDITIONS.get(type(place.parent)) == place.field or (
        isinstance(place.parent, ast.comprehension) and place.field == "ifs"
    )


def enums_of(paths: list[Path]) -> dict[str, tuple[str, ...]]:
    """The members of every enum that is defined in these files."""
    found = {}
    for path in paths:
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and any("Enum" in _text(b) for b in node.bases):
                names = (s.targets[0] for s in node.body if isinstance(s, ast.Assign))
                found[node.name] = tuple(
                    n.id for n in names if isinstance(n, ast.Name) and not n.id.startswith("_")
                )
    return found
