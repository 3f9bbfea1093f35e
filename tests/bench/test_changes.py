"""The ways in which the engine is broken on purpose, and how what is known of them is read."""

import subprocess
import sys
from pathlib import Path

import pytest

from bench.mutants import reasons
from bench.mutants.changes import Module, enums_of
from bench.mutants.parts import PARTS, ROOT, SLOW, engine_files, name_of, part_of, quick_files

ENUMS = {"Suit": ("OROS", "COPAS")}


def changed(tmp_path: Path, source: str) -> set[str]:
    """What stands in place of what, in a module of this source."""
    return {f"{change.before} → {change.after}" for change in module(tmp_path, source).changes}


def module(tmp_path: Path, source: str) -> Module:
    path = tmp_path / "module.py"
    path.write_text(source)
    return Module(path, tmp_path, ENUMS)


@pytest.mark.parametrize(
    ("source", "wanted"),
    [
        ("a < b", "a < b → a <= b"),
        ("a is b", "a is b → a is not b"),
        ("a < b < c", "a < b < c → a < b <= c"),
        ("a and b", "a and b → a or b"),
        ("not a", "not a → a"),
        ("-a", "-a → a"),
        ("a + b", "a + b → a - b"),
        ("a += b", "a += b → a -= b"),
        ("a = 31", "31 → 32"),
        ("a = True", "True → False"),
        ("a = 'paso'", "'paso' → 'paso~'"),
        ("Suit.COPAS", "Suit.COPAS → Suit.OROS"),
        ("max(a)", "max(a) → min(a)"),
        ("check(a)", "check(a) → pass"),
        ("raise a", "raise a → pass"),
        ("def f():\n    return a", "return a → return None"),
        ("b if a else c", "a → not a"),
        ("[a for a in b if a]", "a → not a"),
    ],
)
def test_a_change_of_meaning_is_found(tmp_path: Path, source: str, wanted: str) -> None:
    assert wanted in changed(tmp_path, source)


@pytest.mark.parametrize(
    "source",
    [
        "'''A docstring.'''",
        "from a import b",
        "a: 'int'",
        "@cache(maxsize=3)\nclass A: ...",
        "assert a < b",
        "b = zip(a, strict=True)",
        "type A = 'b'",
        "a = list['A']",
        "b = cast('list[int]', a)",
        "if TYPE_CHECKING:\n    a = 3",
        "def f():\n    return None",
    ],
)
def test_what_says_nothing_to_a_player_is_left_alone(tmp_path: Path, source: str) -> None:
    assert changed(tmp_path, source) == set()


def test_a_changed_module_runs_changed_and_the_next_time_as_it_is(tmp_path: Path) -> None:
    found = module(tmp_path, "a = 31")
    for change, wanted in [(found.changes[0], 32), (None, 31)]:
        names: dict[str, object] = {}
        exec(found.code(change), names)  # noqa: S102
        assert names["a"] == wanted


def test_a_change_knows_its_place(tmp_path: Path) -> None:
    first, second = module(
        tmp_path, "class A:\n    a = 1\n    def f(self):\n        return 2 + b"
    ).changes[::2]
    assert (first.where, first.line, first.inner) == ("A", 2, False)
    assert (second.where, second.line, second.inner, second.lines) == ("A.f", 4, True, range(4, 5))


def test_enums_are_read_from_the_source() -> None:
    assert enums_of(engine_files())["Suit"] == ("OROS", "COPAS", "ESPADAS", "BASTOS")


LOADED = """
import sys
from bench.mutants.breaking import load_changed
from bench.mutants.changes import Module
from bench.mutants.parts import ROOT
from bench.mutants.suite import collected

module = Module(ROOT / "engine" / "deal.py", ROOT, {})
load_changed(module.path, module.code(next(c for c in module.changes if c.before == "8")))
sys.exit(collected(["engine/deal.py"], lambda _: sys.modules["engine.deal"].MOST))
"""


def test_a_module_whose_docstrings_are_tested_is_loaded_changed() -> None:
    ended = subprocess.run([sys.executable, "-c", LOADED], cwd=ROOT, check=False)
    assert ended.returncode == 9


def test_every_reason_is_read_and_of_a_change_that_there_is() -> None:
    told = [line for line in reasons.PAGE.read_text(encoding="utf-8").splitlines() if "→" in line]
    known, enums = reasons.reasons(), enums_of(engine_files())
    assert known
    assert len(known) == len(told)
    for name in {key[0] for key in known}:
        there = {change.key for change in Module(ROOT / name, ROOT, enums).changes}
        assert {key for key in known if key[0] == name} <= there


def test_every_module_has_quick_tests() -> None:
    assert all(quick_files(part_of(name)) for name in map(name_of, engine_files()))
    assert {part_of(name) for name in map(name_of, engine_files())} == set(PARTS)


@pytest.mark.parametrize("test", SLOW)
def test_a_slow_test_is_there(test: str) -> None:
    file, _, function = test.partition("::")
    source = (ROOT / file).read_text(encoding="utf-8")
    assert f"def {function}" in source
