"""Fragments are found by their names, and no template holds what the site's policy forbids."""

import re
from collections.abc import Iterator
from pathlib import Path

from tests.house.source import HOUSE, expect_none

TEMPLATES = sorted((HOUSE / "templates").rglob("*.html"))
STATIC = HOUSE / "tutor" / "static" / "tutor"
PARTIAL = re.compile(r"{% partialdef (\w+)[^%]*%}(.*?){% endpartialdef %}", re.DOTALL)
TITLE = re.compile(r"{% if request\.htmx %}<title>.*?</title>{% endif %}", re.DOTALL)
ROOT = re.compile(r"\s*<\w+ id=\"([\w-]+)\"")
POINTED_AT = re.compile(r"hx-(?:target|select)=\"([^\"]+)\"")
FORBIDDEN = re.compile(r"<style|<script(?![^>]* src=)|\s(?:style|on\w+|hx-on[^=]*)=[\"']|js:")
SITE_JS_BYTES = 4096


def _partials() -> Iterator[tuple[Path, str, str]]:
    for template in TEMPLATES:
        for name, body in PARTIAL.findall(template.read_text()):
            yield template, name, body


def test_a_partial_has_its_name_as_the_id_of_its_root() -> None:
    partials = list(_partials())
    assert {name for _, name, _ in partials} >= {"question", "feedback", "result"}
    expect_none(
        f"{template}: the partial {name} does not begin with an element of this id"
        for template, name, body in partials
        if not (root := ROOT.match(TITLE.sub("", body, count=1))) or root[1] != name
    )


def test_each_target_of_htmx_stands_in_a_template() -> None:
    texts = [template.read_text() for template in TEMPLATES]
    ids = {found for text in texts for found in re.findall(r"\bid=\"([\w-]+)\"", text)}
    expect_none(
        f"{selector}: no template has this id"
        for text in texts
        for selectors in POINTED_AT.findall(text)
        for selector in selectors.split(", ")
        if selector.removeprefix("#") not in ids
    )


def test_no_template_holds_style_script_or_handler() -> None:
    expect_none(
        f"{template}: {found[0].strip()}"
        for template in TEMPLATES
        if (found := FORBIDDEN.search(template.read_text()))
    )


def test_the_script_is_small() -> None:
    assert (STATIC / "site.js").stat().st_size <= SITE_JS_BYTES
