"""The lessons' pictures: drawn for every name, with the engine's numbers, told without seeing."""

import re
from html.parser import HTMLParser
from xml.etree import ElementTree as ET

import pytest
from django.template.loader import render_to_string
from django.utils import translation

from engine import (
    AMARRACO,
    DISH,
    SIGNALS,
    Betting,
    Call,
    Ruleset,
    couple_of,
    keeping,
)
from tutor import deck
from tutor.languages import LANGUAGES
from tutor.lessons.fences import PICTURES
from tutor.lessons.pictures import DRAWN, picture_sight
from tutor.lessons.pictures.betting import CALLS
from tutor.lessons.pictures.keeping import SCORES
from tutor.lessons.scenes import Heap, Pot, Rung, Signalled, Station, Table

CODES = [language.code for language in LANGUAGES]
every_picture = pytest.mark.parametrize("name", DRAWN)
every_language = pytest.mark.parametrize("code", CODES)


def drawn(name: str, code: str) -> str:
    """A picture's markup in a language."""
    with translation.override(code):
        return render_to_string(f"lessons/pictures/{name}.html", {"picture": picture_sight(name)})


class Heard(HTMLParser):
    """What of the markup is read aloud: all but what is hidden, and the names of drawings."""

    VOID = {"use", "circle", "path", "br", "img"}

    def __init__(self) -> None:
        super().__init__()
        self.texts: list[str] = []
        self.hidden: list[bool] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        named = dict(attrs)
        is_hidden = named.get("aria-hidden") == "true" or (bool(self.hidden) and self.hidden[-1])
        if tag not in self.VOID:
            self.hidden.append(is_hidden)
        if not is_hidden and (label := named.get("aria-label")):
            self.texts.append(label)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            self.hidden.pop()

    def handle_data(self, data: str) -> None:
        if data.strip() and not (self.hidden and self.hidden[-1]):
            self.texts.append(" ".join(data.split()))


def heard(markup: str) -> str:
    parser = Heard()
    parser.feed(markup)
    parser.close()
    return " ".join(parser.texts)


def scene(name: str, kind: type) -> list:  # type: ignore[type-arg]
    """The parts of a picture that is made of several of one kind."""
    with translation.override("en"):
        found = picture_sight(name).scene
    assert isinstance(found, tuple)
    assert all(isinstance(one, kind) for one in found)
    return list(found)


def test_each_name_that_a_lesson_may_use_is_drawn_and_no_other() -> None:
    assert set(PICTURES) == set(DRAWN)


@every_picture
@every_language
def test_a_picture_speaks_in_every_language(name: str, code: str) -> None:
    said = heard(drawn(name, code))
    assert len(re.findall(r"\w+", said)) >= 5
    assert "None" not in said
    others = [heard(drawn(name, other)) for other in CODES if other != code]
    if name != "seats":  # its names and "Mano" are the same everywhere
        assert said not in others


@every_picture
def test_two_pictures_on_a_page_share_no_id_and_bring_no_style_or_script(name: str) -> None:
    markup = drawn(name, "en")
    assert not re.search(r'\s(id|style|on\w+)="|<script|<style', markup)


@every_picture
def test_every_drawing_has_a_name_or_is_hidden(name: str) -> None:
    for drawing in re.findall(r"<svg[^>]*>", drawn(name, "es")):
        assert 'aria-hidden="true"' in drawing or 'aria-label="' in drawing


def test_the_ladder_has_the_engines_numbers() -> None:
    rungs: list[Rung] = scene("ladder", Rung)
    betting = Betting((0, 1, 2, 3), Ruleset())
    assert len(rungs) == len(CALLS)
    for rung, call in zip(rungs, map(Call.parse, CALLS), strict=True):
        betting = betting.apply(call)
        assert rung.accepted.number == (betting.stake or 0)
        assert rung.refused.number == betting.deje
        assert rung.is_ours is (couple_of(call.seat) == 0)
    assert [rung.refused.number for rung in rungs] == [1, 2, 4, 9]
    assert rungs[-1].accepted.label == "the whole game"


@every_language
def test_as_many_stones_are_drawn_as_are_said(code: str) -> None:
    drawings = re.findall(
        r'<span class="stones heap" aria-hidden="true">(.*?)</span></span><span>(\d+)',
        drawn("ladder", code),
    )
    assert len(drawings) == 7
    assert [stones.count("stone right") for stones, _ in drawings] == [
        int(number) for _, number in drawings
    ]


def test_the_stones_on_the_table_add_up() -> None:
    with translation.override("en"):
        table = picture_sight("stones").scene
    assert isinstance(table, Table)
    for couple, score in enumerate(SCORES):
        mine = table.holdings[couple::2]
        assert sum(one.heap.number * one.worth for one in mine) == score
        kept = keeping(score, Ruleset().target)
        assert [one.heap.number for one in mine] == [kept.loose, kept.amarracos]
        assert [one.worth for one in mine] == [1, AMARRACO]
    pieces = sum(one.heap.number for one in table.holdings)
    assert table.dish.number == DISH - pieces
    assert table.sums[0] == "Ane and Caio: 4 × 5 + 3 = 23\N{NO-BREAK SPACE}stones"


def test_the_mano_sits_on_the_dealers_right_and_the_cutter_on_the_left() -> None:
    with translation.override("en"):
        seats = picture_sight("direction").seats
    mano, right, cutter, dealer = seats
    assert (mano.role, mano.place, dealer.role, dealer.place) == ("Mano", "south", "Postre", "west")
    assert "Deals" in dealer.does
    assert "Cuts" in cutter.does
    assert right.role == right.does == ""


def test_six_sit_in_two_trios_by_turns_with_a_captain_each() -> None:
    with translation.override("en"):
        picture = picture_sight("seats-six")
    assert [seat.is_ours for seat in picture.seats] == [True, False] * 3
    captains = [seat for seat in picture.seats if seat.role == "Captain"]
    assert sorted(seat.is_ours for seat in captains) == [False, True]
    assert picture.trios == ("Ane, Caio and Eli", "Bruno, Dora and Fran")


def test_a_round_goes_through_the_lances_in_order_and_mus_may_go_round() -> None:
    stations: list[Station] = scene("round", Station)
    (asks,) = [one for one in stations if one.ways]
    (lances,) = [one for one in stations if one.parts]
    assert len(asks.ways) == 2
    assert [one.title for one in lances.parts] == ["Grande", "Chica", "Pares", "Juego", "Punto"]
    assert str(Ruleset().target) in stations[-1].text


def test_each_signal_of_the_engine_has_a_face_a_gesture_and_a_meaning() -> None:
    common: list[Signalled] = scene("signals", Signalled)
    regional: list[Signalled] = scene("signals-regional", Signalled)
    assert len(common) == len({s.gesture for s in SIGNALS if not s.is_regional}) == 8
    assert len(regional) == len({s.gesture for s in SIGNALS if s.is_regional})
    shown = common + regional
    assert sum(len(one.meanings) for one in shown) == len(SIGNALS)
    assert len({(one.face, one.is_twice) for one in shown}) == len(shown)
    assert len({one.gesture for one in shown}) == len(shown)
    root = ET.fromstring(deck.artwork()["faces.svg"])  # noqa: S314
    symbols = {symbol.get("id"): ET.tostring(symbol) for symbol in root}
    assert {one.face for one in shown} == set(symbols)
    assert len(set(symbols.values())) == len(symbols)


def test_the_faces_hold_no_words() -> None:
    assert b"<text" not in deck.artwork()["faces.svg"]


def test_the_pot_is_what_is_paid_in_and_the_worst_takes_it() -> None:
    with translation.override("en"):
        pot = picture_sight("pot").scene
    assert isinstance(pot, Pot)
    paid = [one for one in pot.payments if one.heap]
    assert sum(one.heap.number for one in paid if one.heap) == pot.pot.number
    assert pot.worst in paid
    assert pot.best in paid
    assert [one.call for one in pot.payments if not one.heap] == ["No quiero"]
    assert "pair" in pot.worst.held
    assert "Duples" in pot.best.held
    assert pot.shed == Heap(3, "3\N{NO-BREAK SPACE}stones")
