"""The committed sprite: complete, self-contained, small, and right card by card."""

import gzip
import re
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from engine import DECK
from tutor.deck import CARD_CODES, FOLDER

SVG = "{http://www.w3.org/2000/svg}"
TEXT = Path(FOLDER / "deck.svg").read_text()
ROOT = ET.fromstring(TEXT)  # noqa: S314
SYMBOLS = {symbol.get("id", ""): symbol for symbol in ROOT.iter(f"{SVG}symbol")}
PIECES = {piece.get("id", ""): piece for piece in ROOT.iter() if piece.get("id")}
BREAKS = {"o": 0, "c": 1, "e": 2, "b": 3}


def references(element: ET.Element) -> list[str]:
    return [use.get("href", "").removeprefix("#") for use in element.iter(f"{SVG}use")]


def drawn(element: ET.Element) -> list[str]:
    """Every piece that the element draws, followed through all references."""
    direct = references(element)
    return direct + [inner for ref in direct for inner in drawn(PIECES[ref])]


def test_the_codes_are_the_engines() -> None:
    assert set(CARD_CODES) == {str(card) for card in DECK}


def test_it_holds_the_deck_the_back_and_the_stones() -> None:
    assert list(SYMBOLS) == [*CARD_CODES, "back", "stone", "amarraco"]


@pytest.mark.parametrize("name", [*CARD_CODES, "back"])
def test_cards_share_one_box(name: str) -> None:
    assert SYMBOLS[name].get("viewBox") == "0 0 200 310"


@pytest.mark.parametrize("name", ["stone", "amarraco"])
def test_stones_are_square(name: str) -> None:
    assert SYMBOLS[name].get("viewBox") == "0 0 100 100"


def test_ids_are_unique() -> None:
    ids = [element.get("id") for element in ROOT.iter() if element.get("id")]
    assert len(ids) == len(set(ids))


def test_every_reference_stays_inside_and_lands() -> None:
    assert re.findall(r'href="(?!#)', TEXT) == []
    assert set(references(ROOT)) <= set(PIECES)


def test_no_piece_is_left_unused() -> None:
    assert set(PIECES) - set(SYMBOLS) == set(references(ROOT)) - set(SYMBOLS)


def test_it_passes_a_strict_content_security_policy() -> None:
    tags = {element.tag.removeprefix(SVG) for element in ROOT.iter()}
    assert tags <= {"svg", "defs", "symbol", "g", "use", "path", "rect", "circle"}
    attributes = {name for element in ROOT.iter() for name in element.attrib}
    assert not {name for name in attributes if name in {"style", "class"} or name.startswith("on")}


def test_it_leaves_names_to_the_page() -> None:
    assert "<title" not in TEXT
    assert "aria-" not in TEXT


def test_it_is_small() -> None:
    assert len(gzip.compress(TEXT.encode(), 9)) <= 25_000


@pytest.mark.parametrize("suit", "oceb")
@pytest.mark.parametrize("number", "234567")
def test_a_number_card_has_as_many_pips_as_it_says(number: str, suit: str) -> None:
    pips = [ref for ref in references(SYMBOLS[number + suit]) if ref.startswith("pip-")]
    assert pips == [f"pip-{suit}"] * int(number)


@pytest.mark.parametrize("code", CARD_CODES)
def test_the_corners_print_the_rank_twice(code: str) -> None:
    printed = {"S": "10", "C": "11", "R": "12"}.get(code[0], code[0])
    corners = [ref for ref in references(SYMBOLS[code]) if re.fullmatch(r"n\d+", ref)]
    assert corners == [f"n{printed}"] * 2


@pytest.mark.parametrize("code", CARD_CODES)
def test_the_frame_breaks_as_the_suit_asks(code: str) -> None:
    """The breaks are where neither the top nor the bottom line has ink."""
    suit = code[1]
    assert f"frame-{suit}" in references(SYMBOLS[code])
    (line,) = PIECES[f"frame-{suit}"]
    assert [gaps(line.get("d", ""), y) for y in (9, 301)] == [BREAKS[suit]] * 2


def gaps(path: str, y: int) -> int:
    """How many gaps the frame's line has at this height, between the rounded corners."""
    spans = sorted(
        sorted((float(start), float(end)))
        for start, end in re.findall(rf"(?:M|\s)([\d.]+) {y}H([\d.]+)", path)
    )
    assert (spans[0][0], spans[-1][1]) == (15, 185)
    return sum(before[1] < after[0] for before, after in pairwise(spans))


@pytest.mark.parametrize("code", [code for code in CARD_CODES if code[0] in "SCR"])
def test_a_figure_carries_its_own_suit_only(code: str) -> None:
    sign = {"long-sword": "pip-e", "long-club": "pip-b"}
    carried = {sign.get(ref, ref) for ref in drawn(SYMBOLS[code])}
    assert {ref for ref in carried if ref.startswith("pip-")} == {f"pip-{code[1]}"}


@pytest.mark.parametrize("code", CARD_CODES)
def test_no_two_cards_are_drawn_alike(code: str) -> None:
    picture = [ET.tostring(part) for part in SYMBOLS[code]]
    assert [c for c in CARD_CODES if [ET.tostring(p) for p in SYMBOLS[c]] == picture] == [code]
