"""The colours of the stylesheet: AAA for whatever is read, and enough for lines, light and dark."""

import re

import pytest

from tests.house.source import HOUSE

SHEET = (HOUSE / "tutor" / "static" / "tutor" / "site.css").read_text(encoding="utf-8")
TOKEN = re.compile(r"(--[\w-]+): (?:light-dark\((#\w{6}), (#\w{6})\)|(#\w{6}));")
TOKENS = {name: (light or both, dark or both) for name, light, dark, both in TOKEN.findall(SHEET)}
THEMES = ("light", "dark")

AAA, MARK = 7.0, 3.0
SHEETS = ("--paper", "--paper-2")
FELTS = ("--felt", "--felt-up", "--felt-deep")
READ = {
    "--paper-ink": SHEETS,
    "--paper-ink-2": SHEETS,
    "--paper-copas": ("--paper",),
    "--paper-espadas": ("--paper",),
    "--paper-bastos": SHEETS,
    "--felt-ink": FELTS,
    "--felt-ink-2": FELTS,
    "--on-gold": ("--gold",),
    "--on-plate": ("--plate",),
    "--on-green": ("--paper-bastos",),
}
MARKS = {
    "--paper-line": ("--paper",),
    "--paper-oros": SHEETS,
    "--felt-line": ("--felt", "--felt-up"),
    "--felt-copas": FELTS,
    "--felt-espadas": FELTS,
    "--felt-bastos": FELTS,
    "--gold": FELTS,
    "--plate": FELTS,
}
NEEDED = [
    (ink, ground, theme, least)
    for pairs, least in ((READ, AAA), (MARKS, MARK))
    for ink, grounds in pairs.items()
    for ground in grounds
    for theme in THEMES
]


def luminance(colour: str) -> float:
    """WCAG's relative luminance of `#rrggbb`, from 0 to 1."""
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    red, green, blue = (x / 12.92 if x <= 0.04045 else ((x + 0.055) / 1.055) ** 2.4 for x in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """WCAG's contrast ratio, from 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize(("ink", "ground", "theme", "least"), NEEDED)
def test_a_colour_stands_out_from_its_ground(
    ink: str, ground: str, theme: str, least: float
) -> None:
    one, other = (TOKENS[name][THEMES.index(theme)] for name in (ink, ground))
    assert contrast(one, other) >= least, (one, other)


def test_the_formula_is_the_known_one() -> None:
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.478, abs=0.001)


def test_colours_are_named_once_and_used_by_name() -> None:
    """Outside the tokens there is no colour but black, white and none, for print and masks."""
    rest = re.sub(r"@layer tokens {.*?\n}\n", "", SHEET, flags=re.DOTALL)
    found = set(re.findall(r"#[0-9a-f]{3,8}\b", re.sub(r"/\*.*?\*/", "", rest, flags=re.DOTALL)))
    assert found <= {"#000", "#0000", "#fff", "#333", "#999"}


def test_sides_are_named_by_the_run_of_the_text() -> None:
    """Logical properties alone: a language from right to left would need no second sheet."""
    sided = r"(?<![\w-])(?:(?:margin|padding|border)-)?(?:left|right|top|bottom)\s*:"
    sized = r"(?<![\w-])(?:min-|max-)?(?:width|height)\s*:"
    assert re.findall(f"{sided}|{sized}", SHEET) == []


def test_nothing_moves_for_who_wants_no_motion() -> None:
    """What moves stands where motion is granted; the clock of a grid that fills moves nothing."""
    granted = r"@media \(prefers-reduced-motion: no-preference\) {.*?\n  }\n"
    calm = re.sub(granted, "", SHEET, flags=re.DOTALL)
    assert calm.count("@media (prefers-reduced-motion") == 0
    assert "@keyframes fill { }" in calm
    moving = set(re.findall(r"(?:animation|transition)[\w-]*:[^;]+;", calm))
    assert moving <= {"animation: none;", "animation: fill 15s infinite;"}


def test_what_moves_is_over_at_once() -> None:
    """An animation explains in less than 300 ms."""
    lasting = [int(ms) for ms in re.findall(r"animation: \w+ (\d+)ms", SHEET)]
    assert lasting
    assert max(lasting) < 300
