"""`docs/performance.md` tells of every figure, and its examples run."""

import doctest
import re

from bench.mutants.parts import ROOT

PAGE = ROOT / "docs" / "performance.md"


def test_every_figure_is_told() -> None:
    told = re.findall(r"^\| `([a-z0-9-]+)`", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    sources = (path.read_text(encoding="utf-8") for path in (ROOT / "bench").glob("*.py"))
    assert sorted(told) == sorted(re.findall(r'Row\("([a-z0-9-]+)"', " ".join(sources)))


def test_the_examples_are_true() -> None:
    assert doctest.testfile(str(PAGE), module_relative=False, encoding="utf-8").failed == 0
