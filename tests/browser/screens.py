"""Every page as a picture, to look at: `make screens`, or `python -m tests.browser.screens`.

The walk is the tests' own (`pages.py`), in each language asked for, light and dark, on a phone and
a desk. Pictures go to `var/screens/LANGUAGE/`; `var/screens/index.html` shows all side by side.
"""

import sys
from argparse import ArgumentParser
from dataclasses import dataclass
from pathlib import Path

import pytest

from tutor.languages import BY_CODE

WALK = Path(__file__).with_name("pictures.py")
THEMES = ("light", "dark")


@dataclass(frozen=True, slots=True)
class Wanted:
    """What the command line asks for, as a plugin of pytest; `page` is a part of pages' names."""

    languages: list[str]
    themes: list[str]
    page: str

    @pytest.fixture
    def wanted(self) -> "Wanted":
        return self

    def pytest_generate_tests(self, metafunc: pytest.Metafunc) -> None:
        metafunc.parametrize("code", self.languages)


def wanted(arguments: list[str]) -> Wanted:
    """The command line read; one that cannot be read ends the program and says why."""
    parser = ArgumentParser(prog="python -m tests.browser.screens", description=__doc__)
    parser.add_argument(
        "languages", nargs="*", help=f"of {', '.join(BY_CODE)}; all if none is named"
    )
    parser.add_argument("--theme", choices=THEMES, help="only this one")
    parser.add_argument("--page", default="", help="only pages in whose name this is")
    asked = parser.parse_args(arguments)
    if strange := set(asked.languages) - BY_CODE.keys():
        parser.error(f"no such language: {', '.join(sorted(strange))}")
    return Wanted(
        languages=asked.languages or list(BY_CODE),
        themes=[asked.theme] if asked.theme else list(THEMES),
        page=asked.page,
    )


if __name__ == "__main__":
    sys.exit(pytest.main([str(WALK), "-q", "-s"], plugins=[wanted(sys.argv[1:])]))
