"""Who sits where, what follows in the talk about mus, who speaks, what may be said."""

import pytest

from engine import (
    BadNotation,
    Question,
    names_speakers,
    options,
    told_from_mano,
    told_seat,
    truth,
)
from tests.engine.questions.tables import about, begun_with, betting, right

ALL_MUS = "mus,mus,mus,mus"
RAISED = "0:envido:2,1:reenvido:4,0:reenvido:104"


@pytest.mark.parametrize(
    ("role", "seats"),
    [
        ("mano", "3012"),
        ("cutter", "1230"),
        ("postre", "2301"),
        ("next", "3012"),
        ("before", "1230"),
    ],
)
def test_where_each_sits_as_the_deal_passes_to_the_right(role: str, seats: str) -> None:
    asked = [
        about("who-sits", "-", dealer="2", role=role, rounds=str(rounds)) for rounds in range(4)
    ]
    assert "".join(map(right, asked)) == seats


def test_after_nine_rounds_the_deal_has_gone_twice_round_and_on() -> None:
    assert right(about("who-sits", "-", dealer="0", role="postre", rounds="9")) == "1"
    assert right(about("who-sits", "-", rules="six", dealer="5", role="mano", rounds="1")) == "1"
    assert right(about("who-sits", "-", rules="six", dealer="0", role="cutter", rounds="0")) == "5"


@pytest.mark.parametrize(
    ("said", "expected"),
    [
        ("-", "0"),
        ("mus", "1"),
        ("mus,mus,mus", "3"),
        (ALL_MUS, "change"),
        ("no", "lances"),
        ("mus,no", "lances"),
        ("mus,mus,mus,no", "lances"),
        (f"{ALL_MUS},mus", "1"),
        (f"{ALL_MUS},{ALL_MUS}", "change"),
        (f"{ALL_MUS},no", "lances"),
    ],
)
def test_what_follows_in_the_talk_about_mus(said: str, expected: str) -> None:
    assert right(about("mus-next", "-", said=said)) == expected


def test_six_must_all_want_mus() -> None:
    assert right(about("mus-next", "-", rules="six", said=ALL_MUS)) == "4"
    assert right(about("mus-next", "-", rules="six", said=f"{ALL_MUS},mus,mus")) == "change"


@pytest.mark.parametrize(
    ("calls", "players", "expected"),
    [
        ("-", "0,1,2,3", "0"),
        ("-", "1,2", "1"),
        ("0:paso", "0,1,2,3", "1"),
        ("0:paso,1:envido", "0,1,2,3", "0,2"),
        ("0:paso,2:envido", "0,2,3", "3"),
        ("0:envido", "0,1,2,3", "1,3"),
        ("0:envido", "0,1,2", "1"),
        ("0:envido,3:reenvido:6", "0,1,2,3", "0,2"),
        ("0:ordago", "0,1,2,3", "1,3"),
        ("0:paso,1:paso,2:paso,3:paso", "0,1,2,3", "nobody"),
        ("0:envido,3:quiero", "0,1,2,3", "nobody"),
        ("0:envido,1:quiero+3:no_quiero", "0,1,2,3", "nobody"),
        ("0:envido,1:reenvido:4+3:no_quiero", "0,1,2,3", "0,2"),
    ],
)
def test_who_speaks_now(calls: str, players: str, expected: str) -> None:
    assert right(betting("who-speaks", calls, players)) == expected


def test_a_trio_answers_together_and_some_of_it_is_no_answer() -> None:
    asked = betting("who-speaks", "0:envido", "0,1,2,3,4,5", rules="six")
    assert right(asked) == "1,3,5"
    with pytest.raises(BadNotation) as refused:
        truth(Question.parse(betting("who-speaks", "0:envido", "0,1,3", rules="six")))
    assert refused.value.code == "no_single_answer"


def test_the_seats_begin_with_you_and_the_couples_with_yours() -> None:
    sits = Question.parse(about("who-sits", "-", dealer="0", role="mano", rounds="0", view="1"))
    speaks = Question.parse(betting("who-speaks", "-", view="1"))
    mus = Question.parse(about("mus-next", "-", said="-", view="3"))
    assert options(sits) == ("1", "2", "3", "0")
    assert options(speaks) == ("1", "2", "3", "0", "1,3", "0,2", "nobody")
    assert options(mus) == ("3", "0", "1", "2", "change", "lances")


@pytest.mark.parametrize(
    ("calls", "say", "expected"),
    [
        ("-", "0:paso,0:envido,0:quiero,0:ordago", "0:quiero"),
        ("-", "0:envido:2,0:envido:40,0:envido:1", "0:envido:1"),
        ("-", "0:paso,1:paso", "1:paso"),
        ("0:envido:4", "1:quiero,3:no_quiero,1:reenvido:5,1:reenvido:6", "1:reenvido:5"),
        ("0:envido:4", "1:quiero,3:paso,1:reenvido", "3:paso"),
        ("0:envido:4", "1:ordago,2:quiero,3:quiero", "2:quiero"),
        ("0:envido:4", "1:quiero+3:reenvido,1:quiero+0:quiero", "1:quiero+0:quiero"),
        ("0:ordago", "1:quiero,1:no_quiero,1:reenvido", "1:reenvido"),
        ("0:ordago", "1:quiero,3:no_quiero,3:ordago", "3:ordago"),
        ("0:paso,1:envido", "0:quiero,2:quiero,0:envido", "0:envido"),
    ],
)
def test_what_may_not_be_said(calls: str, say: str, expected: str) -> None:
    text = betting("may-not-say", calls, say=say)
    assert right(text) == expected
    assert options(Question.parse(text)) == tuple(say.split(","))


@pytest.mark.parametrize("say", ["1:quiero,3:no_quiero", "1:paso,3:paso", "1:quiero,1:reenvido:5"])
def test_one_call_and_no_more_may_not_be_said(say: str) -> None:
    rules = "classic+min_raise=1" if "reenvido" in say else "classic"
    question = Question.parse(betting("may-not-say", "0:envido:4", say=say, rules=rules))
    with pytest.raises(BadNotation) as refused:
        truth(question)
    assert refused.value.code == "no_single_answer"


@pytest.mark.parametrize(
    ("calls", "expected"),
    [
        ("0:envido:2,1:no_quiero", "0:1"),
        ("0:envido:40,3:no_quiero", "0:1"),
        ("0:paso,1:envido:6,2:no_quiero", "1:1"),
        ("0:envido:2,1:reenvido:4,0:no_quiero", "1:2"),
        (f"{RAISED},3:no_quiero", "0:4"),
        ("0:ordago,1:no_quiero", "0:1"),
        ("0:envido:5,1:ordago,0:no_quiero", "1:5"),
        ("0:envido:5,1:reenvido:9,2:ordago,1:no_quiero+3:no_quiero", "0:9"),
    ],
)
def test_what_a_refusal_pays_and_to_whom(calls: str, expected: str) -> None:
    assert right(betting("refusal-pays", calls)) == expected


def test_every_total_may_be_answered_yours_first() -> None:
    asked = Question.parse(betting("refusal-pays", f"{RAISED},3:no_quiero", view="1"))
    listed = ("1:1", "0:1", "1:2", "0:2", "1:4", "0:4", "1:104", "0:104")
    assert begun_with("1:1", options(asked)) == listed
    opened = Question.parse(betting("refusal-pays", "0:ordago,1:no_quiero"))
    assert begun_with("0:1", options(opened)) == ("0:1", "1:1")


def test_what_is_paid_may_begin_with_any_answer() -> None:
    """By the question's text, so that it begins alike whenever it is shown."""
    texts = [betting("refusal-pays", f"0:envido:{to},1:no_quiero") for to in range(2, 40)]
    shown = [options(Question.parse(text)) for text in texts]
    assert {offered.index("0:1") for offered in shown} == {0, 1, 2, 3}
    assert shown == [options(Question.parse(text)) for text in texts]


@pytest.mark.parametrize(
    ("known", "role", "expected"),
    [
        ("dealer", "mano", "3"),
        ("mano", "dealer", "2"),
        ("mano", "cutter", "1"),
        ("cutter", "mano", "3"),
        ("postre", "next", "3"),
        ("before", "postre", "2"),
    ],
)
def test_who_sits_where_is_the_same_whoever_is_told_of(
    known: str, role: str, expected: str
) -> None:
    """Seat 2 deals: seat 3 is the mano, and seat 1 cuts and dealt before."""
    asked = about("who-sits", "-", dealer="2", role=role, rounds="0", known=known)
    assert right(asked) == expected


@pytest.mark.parametrize(
    ("known", "seat"),
    [("dealer", 2), ("mano", 3), ("cutter", 1), ("postre", 2), ("before", 1)],
)
def test_the_seat_that_is_told_of_has_its_role(known: str, seat: int) -> None:
    sits = about("who-sits", "-", dealer="2", role="next", rounds="1", known=known)
    assert told_seat(Question.parse(sits)) == seat
    talk = about("mus-next", "-", said="mus", before="1", told=known)
    assert told_from_mano(Question.parse(talk)) == (seat - 3) % 4


def test_a_talk_that_names_who_spoke_is_told_by_the_mano() -> None:
    talk = Question.parse(about("mus-next", "-", said="mus", before="1", told="seats"))
    assert names_speakers(talk)
    assert told_from_mano(talk) == 0
