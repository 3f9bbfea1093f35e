"""`docs/teaching.md` tells the constants as they are and every goal, and its example runs."""

import doctest
import re
from importlib import import_module

import pytest

from bench.mutants.parts import ROOT

PAGE = ROOT / "docs" / "teaching.md"
TEXT = PAGE.read_text(encoding="utf-8")
MODULES = [
    import_module(f"engine.mind.{name}")
    for name in ("weights", "learning", "mind", "shown", "choosing", "mastery")
]
CONSTANTS = dict(re.findall(r"^\| `([A-Z_]+)` \| ([0-9. ]+) \|", TEXT, re.MULTILINE))


def value_of(name: str) -> object:
    return next(getattr(module, name) for module in MODULES if hasattr(module, name))


@pytest.mark.parametrize("name", CONSTANTS)
def test_a_constant_is_told_as_it_is(name: str) -> None:
    told = tuple(map(float, CONSTANTS[name].split()))
    value = value_of(name)
    assert told == (value if isinstance(value, tuple) else (value,))


def test_the_constants_are_there() -> None:
    assert len(CONSTANTS) >= 15


def test_every_goal_is_told_with_its_figure() -> None:
    source = (ROOT / "bench" / "simulate" / "run.py").read_text(encoding="utf-8")
    goals = set(re.findall(r'(?:Goal|_worst)\(\s*"([a-z0-9-]+)"', source))
    goals |= {f"{group}-accused" for group in ("knower", "careless", "guesser")}
    told = re.findall(r"^\| `([a-z0-9-]+)` \|", TEXT, re.MULTILINE)
    assert len(goals) == 8
    assert sorted(told) == sorted([*goals, *goals])


def test_the_example_is_true() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8").failed == 0
