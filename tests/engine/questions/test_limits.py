"""How long a question's text may be, and what is said of one that cannot be read."""

import pytest

from engine import BadNotation, Facts, Question

PARTS = "version|kind|lance|rules|hands|facts"


@pytest.mark.parametrize(("length", "code"), [(500, "unknown_version"), (501, "bad_question")])
def test_a_text_has_at_most_five_hundred_characters(length: int, code: str) -> None:
    with pytest.raises(BadNotation) as refused:
        Question.parse("x" * (length - 5) + "|||||")
    assert refused.value.code == code


def test_the_parts_are_named() -> None:
    with pytest.raises(BadNotation) as refused:
        Question.parse("x" * 600)
    assert refused.value.facts == {"given": "x" * 500, "wanted": PARTS}


def test_the_shape_of_facts_is_named() -> None:
    with pytest.raises(BadNotation) as refused:
        Facts.parse("view")
    assert refused.value.facts == {"given": "view", "wanted": "key=value;key=value"}


def test_facts_show_themselves() -> None:
    assert repr(Facts(view="2", end="high")) == "Facts(end=high;view=2)"


def test_you_are_the_mano_where_nothing_else_is_said() -> None:
    assert Question.parse("1|which-pares|-|classic|RoRc3e4b|-").view == 0


def test_a_table_has_six_hands_or_four_and_not_more() -> None:
    six = ["RoRc3e4b", "5o5c4o4c", "6o6c6e7b", "7o7c7e1b", "SoScSe1o", "CoCcCe1c"]
    asked = "1|who-wins|grande|six|{}|view=5"
    assert len(Question.parse(asked.format(".".join(six))).hands) == 6
    for hands in (six[:5], [*six, "2o2c2e2b"]):
        with pytest.raises(BadNotation) as refused:
            Question.parse(asked.format(".".join(hands)))
        assert refused.value.code == "bad_hands"
