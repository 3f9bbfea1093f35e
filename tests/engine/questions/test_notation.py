"""A question's text and back, and what is refused."""

from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import BadNotation, Facts, Kind, Question, options, truth
from tests.engine.quiz.dealt import every_question

PARES = "1|which-pares|-|classic|RoRc3e4b|-"
TABLE = "1|who-wins|grande|classic|RoRc3e4b.1o1c1e1b.4o4c5e5b.6o6c7e7b|view=2"
TOP = "1|top-card|-|classic|-|cards=Ro4c5e6b;end=high"
SAME = "1|same-card|-|classic|-|card=3o;cards=Ro4c5e6b"


def test_every_dealt_question_survives_its_text() -> None:
    for question in every_question():
        text = str(question)
        assert Question.parse(text) == question
        assert text.isascii()
        assert len(text) <= 500


def test_no_question_holds_its_answer() -> None:
    told = {name for question in every_question() for name in question.facts}
    shown = {"view", "cards", "card", "end", "stones", "scores", "other", "purse", "entered"}
    shown |= {"against", "side", "before", "told", "known"}
    heard = {
        "dealer",
        "role",
        "rounds",
        "said",
        "calls",
        "players",
        "say",
        "declared",
        "talk",
        "lines",
    }
    done = {"acts", "deed", "events", "gesture", "thrown", "seen", "winners", "grande", "chica"}
    asked = {"asks", "group", "number", "stage", "named", "keeps", "dealing", "goal"}
    asked |= {"lower", "first"}
    assert told == shown | heard | done | asked


def test_house_rules_are_kept_in_the_text() -> None:
    text = PARES.replace("classic", "classic+min_raise=1+target=35")
    assert str(Question.parse(text)) == text


def test_equal_questions_are_one_key() -> None:
    assert {Question.parse(TABLE), Question.parse(TABLE)} == {Question.parse(TABLE)}


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("bad_question", ""),
        ("bad_question", "which-pares"),
        ("bad_question", PARES + "|-"),
        ("bad_question", PARES.replace("|-", "|view=ñ")),
        ("bad_question", PARES + "x" * 500),
        ("unknown_version", "2" + PARES[1:]),
        ("unknown_kind", PARES.replace("which-pares", "which-hand")),
        ("bad_lance", PARES.replace("|-|", "|gorda|", 1)),
        ("bad_lance", PARES.replace("|-|", "|pares|", 1)),
        ("bad_lance", TABLE.replace("grande", "-")),
        ("unknown_preset", PARES.replace("classic", "moon")),
        ("unknown_option", PARES.replace("classic", "classic+queens=4")),
        ("bad_option", PARES.replace("classic", "classic+kings=7")),
        ("bad_card", PARES.replace("4b", "8b")),
        ("bad_hand", PARES.replace("4b", "")),
        ("bad_hand", PARES.replace("RoRc3e4b", "")),
        ("bad_hands", PARES.replace("RoRc3e4b", "-")),
        ("bad_hands", TABLE.replace(".6o6c7e7b", "")),
        ("bad_hands", TOP.replace("classic|-", "classic|7o7c7e7b")),
        ("duplicate_card", PARES.replace("4b", "Ro")),
        ("duplicate_card", TABLE.replace("7b", "Ro")),
        ("bad_facts", PARES[:-1]),
        ("bad_facts", PARES[:-1] + "view=0"),
        ("bad_facts", TABLE.replace("view=2", "-")),
        ("bad_facts", TABLE.replace("view=2", "view")),
        ("bad_facts", TABLE.replace("view=2", "view=2;view=2")),
        ("bad_facts", TABLE.replace("view=2", "view=2;")),
        ("bad_view", TABLE.replace("view=2", "view=4")),
        ("bad_view", TABLE.replace("view=2", "view=02")),
        ("bad_end", TOP.replace("high", "top")),
        ("bad_cards", TOP.replace("6b", "")),
        ("bad_card", TOP.replace("6b", "6x")),
        ("duplicate_card", TOP.replace("6b", "Ro")),
        ("duplicate_card", SAME.replace("3o", "Ro")),
        ("bad_card", SAME.replace("3o", "3")),
        ("bad_facts", SAME.replace("3o", "")),
        ("bad_card", SAME.replace("3o", "3o3c3")),
        ("bad_card", SAME.replace("3o", "3o3c")),
        ("bad_wild", PARES.replace("classic", "eibar").replace("4b", "So")),
    ],
)
def test_what_is_malformed_is_refused_by_code(code: str, text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        Question.parse(text)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    "text",
    [
        TOP.replace("4c", "3c"),
        TOP.replace("high", "low").replace("5e", "4e"),
        SAME.replace("4c", "3c"),
        "1|who-wins|juego|classic|RoRc4e5b.1o1c1e1b|view=0",
        "1|who-wins|punto|classic|RoRc3eSb.1o1c1e1b|view=0",
        "1|who-wins|pares|classic|Ro4c5e6b.Rc4o5o7b|view=0",
    ],
)
def test_a_question_with_no_single_answer_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        truth(Question.parse(text))
    assert refusal.value.code == "no_single_answer"


def test_facts_are_a_frozen_mapping() -> None:
    facts = Facts(view="2", end="high")
    assert dict(facts) == {"end": "high", "view": "2"}
    assert list(facts) == ["end", "view"]
    assert facts == Facts.parse("view=2;end=high")
    assert facts != {"end": "high", "view": "2"}
    with pytest.raises(KeyError):
        facts["cards"]


WORDS = ("grande", "pares", "classic", "eibar", "kings=4", "high", "0", "ñ", "So", "8x")
CARDS = ("RoRc3e4b", "1o1c1e1b", "view=", "cards=", "card=", "end=")
PIECES = st.sampled_from([*Kind, *"1-|;.+", *WORDS, *CARDS])


@given(st.one_of(st.text(), st.lists(PIECES, max_size=20).map("".join)))
def test_garbage_is_refused_or_read(text: str) -> None:
    _read(text)


@given(st.sampled_from([PARES, TABLE, TOP, SAME]), st.integers(0, 80), st.text(max_size=3))
def test_a_spoilt_text_is_refused_or_read(text: str, at: int, typed: str) -> None:
    _read(text[:at] + typed + text[at + 1 :])


def _read(text: str) -> None:
    with suppress(BadNotation):
        question = Question.parse(text)
        assert Question.parse(str(question)) == question
        assert truth(question) in options(question)
