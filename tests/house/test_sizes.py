"""Files and functions stay short, and the engine says what it takes and gives."""

import ast
from collections.abc import Iterator

import pytest

from tests.house.source import HOUSE, Module, expect_none, module, modules

LONGEST_FILE = {"engine": 200, "tutor": 250}
LONGEST_BODY = 30


def long_files(house: tuple[Module, ...], most: int) -> Iterator[str]:
    for one in house:
        lines = len((HOUSE / one.file).read_text(encoding="utf-8").splitlines())
        if lines > most:
            yield f"{one.file} has {lines} lines, {most} at most"


def long_bodies(house: tuple[Module, ...]) -> Iterator[str]:
    for one in house:
        for function in functions(one.tree):
            lines = body_lines(function)
            if lines > LONGEST_BODY:
                yield f"{one.file}:{function.lineno} {function.name} has {lines} lines"


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def body_lines(function: ast.FunctionDef) -> int:
    """The lines of a function below its docstring."""
    first, *others = function.body
    is_told = ast.get_docstring(function) is not None
    start = (others[0].lineno if others else function.end_lineno or 0) if is_told else first.lineno
    return (function.end_lineno or start) - start + 1


def untold(one: Module) -> Iterator[str]:
    """Modules and their public names without a docstring."""
    if not one.tree.body:
        return
    if ast.get_docstring(one.tree) is None:
        yield f"{one.file} does not say which rule it holds"
    named = (node for node in one.tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef))
    for node in named:
        if not node.name.startswith("_") and ast.get_docstring(node) is None:
            yield f"{one.file}:{node.lineno} does not say what {node.name} is"


@pytest.mark.parametrize(("package", "most"), LONGEST_FILE.items())
def test_no_file_is_long(package: str, most: int) -> None:
    expect_none(long_files(modules(package), most))


@pytest.mark.parametrize("package", ["bench", "engine", "tests", "tutor"])
def test_no_function_is_long(package: str) -> None:
    expect_none(long_bodies(modules(package)))


def test_the_engine_says_what_it_is() -> None:
    expect_none(fault for one in modules("engine") for fault in untold(one))


def test_a_long_file_and_a_long_body_are_found() -> None:
    long = module("engine/__init__.py", "def f():\n" + "    print()\n" * 31)
    assert list(long_files((long,), 1))
    assert list(long_bodies((long,))) == ["engine/__init__.py:1 f has 31 lines"]
    told = 'def f():\n    """What it does.\n\n    More.\n    """\n' + "    print()\n" * 30
    assert not list(long_bodies((module("engine/hand.py", told),)))


def test_what_is_not_told_is_found() -> None:
    assert len(list(untold(module("engine/luck.py", "def luck():\n    return 1")))) == 2
    assert not list(untold(module("engine/luck.py", '"""Luck."""\n\ndef _luck():\n    return 1')))
