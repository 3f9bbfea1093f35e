"""The stylesheet and the templates name the same classes: neither keeps what the other dropped."""

import re
from collections.abc import Iterator

from tests.house.source import HOUSE

SHEET = HOUSE / "tutor" / "static" / "tutor" / "site.css"
SCRIPT = SHEET.with_name("site.js")
GIVEN_BY_HTMX = {"htmx-request"}
SOURCES = (
    "templates/**/*.html",
    "tutor/drills/*.py",
    "tutor/lessons/*.py",
    "tutor/lessons/pictures/*.py",
    "tutor/templatetags/*.py",
)
DECLARATIONS = re.compile(r"/\*.*?\*/|url\([^)]*\)|\"[^\"]*\"", re.DOTALL)
CLASS = re.compile(r"\.(-?[a-z][\w-]*)")
TAG = re.compile(r"{[%{].*?[%}]}")


def plain(sheet: str) -> str:
    """A stylesheet without comments, addresses and texts."""
    return DECLARATIONS.sub("", sheet)


def styled(sheet: str) -> set[str]:
    """The classes that selectors name."""
    selectors = re.findall(r"([^{};]+){", plain(sheet))
    return {name for selector in selectors for name in CLASS.findall(selector)}


def written() -> Iterator[str]:
    """All that may name a class: templates, and the code that fills them."""
    for pattern in SOURCES:
        yield from (file.read_text(encoding="utf-8") for file in HOUSE.glob(pattern))
    yield SCRIPT.read_text(encoding="utf-8")


def given(template: str) -> set[str]:
    """The classes that a template writes out whole."""
    lists = re.findall(r'class="([^"]*)"', TAG.sub(" ", template))
    return {name for names in lists for name in names.split()}


def test_each_class_of_the_stylesheet_is_given_somewhere() -> None:
    words = set(re.findall(r"[\w-]+", " ".join(written())))
    assert styled(SHEET.read_text()) - words <= GIVEN_BY_HTMX


def test_each_class_of_a_template_is_styled() -> None:
    templates = (file.read_text() for file in HOUSE.glob("templates/**/*.html"))
    assert {name for text in templates for name in given(text)} <= styled(SHEET.read_text())


def test_each_property_of_our_own_is_set_and_read() -> None:
    sheet = plain(SHEET.read_text())
    are_set = set(re.findall(r"(?<![\w-])(--[\w-]+)\s*:", sheet))
    assert are_set == set(re.findall(r"var\((--[\w-]+)", sheet))


def test_classes_are_read_from_selectors_alone() -> None:
    sheet = '/* .no */ .a:is(.b, .c)::before { content: ".d"; inset: 0.5em; } @media (x) { .e {} }'
    assert styled(sheet) == {"a", "b", "c", "e"}
    assert given('<p class="a {% if x %}b{% endif %} {{ c }}">') == {"a", "b"}
