"""The house's own source, parsed: which modules there are, what each imports and calls."""

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

HOUSE = Path(__file__).resolve().parent.parent.parent


@dataclass(frozen=True, slots=True)
class Import:
    """`from module import name` (or `import module`, where name is empty), at a line."""

    module: str
    name: str
    line: int


@dataclass(frozen=True, slots=True)
class Module:
    """One file of the house by its dotted name: `engine.cards`, `tutor.models`."""

    name: str
    file: str
    tree: ast.Module

    @property
    def imports(self) -> tuple[Import, ...]:
        return tuple(found for node in ast.walk(self.tree) for found in _imports(node, self))

    @property
    def inner_imports(self) -> tuple[Import, ...]:
        """Imports in the bodies of functions, where a reader does not see them."""
        bodies = [n for n in ast.walk(self.tree) if isinstance(n, FUNCTIONS)]
        return tuple(f for body in bodies for n in ast.walk(body) for f in _imports(n, self))

    @property
    def calls(self) -> tuple[tuple[str, int], ...]:
        """What is called, as written (`print`, `form.save`), with its line."""
        nodes = (node for node in ast.walk(self.tree) if isinstance(node, ast.Call))
        return tuple((ast.unparse(node.func), node.lineno) for node in nodes)

    @property
    def is_bare(self) -> bool:
        """Only a docstring, or nothing: the mark of a package."""
        return all(isinstance(node, ast.Expr) for node in self.tree.body)


FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)


def modules(package: str) -> tuple[Module, ...]:
    """Every module below a package of the house, sorted by file."""
    files = sorted((HOUSE / package).rglob("*.py"))
    return tuple(module(file.relative_to(HOUSE).as_posix(), file.read_text()) for file in files)


def module(file: str, text: str) -> Module:
    """The module that the text makes in a file named from the house's root."""
    name = file.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
    return Module(name, file, ast.parse(text, file))


def expect_none(faults: Iterable[str]) -> None:
    """Fail with the faults alone, one a line."""
    if found := list(faults):
        pytest.fail("\n".join(found), pytrace=False)


def house_imports(importer: Module, names: frozenset[str]) -> Iterator[tuple[str, int]]:
    """Which of the named modules a module imports, in whichever way that is written."""
    for found in importer.imports:
        inner = f"{found.module}.{found.name}"
        target = inner if inner in names else found.module
        if target in names and target != importer.name:
            yield target, found.line


def _imports(node: ast.AST, importer: Module) -> Iterator[Import]:
    if isinstance(node, ast.Import):
        yield from (Import(alias.name, "", node.lineno) for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        base = _base(node, importer)
        yield from (Import(base, alias.name, node.lineno) for alias in node.names)


def _base(node: ast.ImportFrom, importer: Module) -> str:
    """The module that a relative import starts from, in full."""
    if not node.level:
        return node.module or ""
    up = node.level - importer.file.endswith("/__init__.py")
    parts = importer.name.split(".")[: -up or None]
    return ".".join([*parts, *filter(None, [node.module])])
