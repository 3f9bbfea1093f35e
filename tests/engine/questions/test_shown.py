"""Which signal a hand may make, and the same two hands under two rulesets."""

import pytest

from engine import BadNotation, Question, options, truth
from tests.engine.questions.tables import about, right

GESTURES = "eyes-shut lip lip-twice tongue tongue-twice mouth-aside eyebrows wink"
REGIONAL = "mouth-u head-left shoulder lip-askew tongue-aside"


@pytest.mark.parametrize(
    ("hand", "expected"),
    [
        ("RoCc5o4e", "eyes-shut"),
        ("RoRc4e5b", "lip"),
        ("1o2c4e5b", "tongue"),
        ("RoRcReSb", "mouth-aside"),
        ("CoCc5o5c", "eyebrows"),
        ("RoCcSe1b", "wink"),
    ],
)
def test_the_one_signal_that_is_true(hand: str, expected: str) -> None:
    text = f"1|true-signal|-|classic|{hand}|-"
    assert right(text) == expected
    assert options(Question.parse(text)) == tuple(GESTURES.split())


@pytest.mark.parametrize("hand", ["Ro3c7e4b", "RoRc3e3b", "4o4c5b7e"])
def test_two_true_signals_or_none_are_no_question(hand: str) -> None:
    with pytest.raises(BadNotation) as refused:
        truth(Question.parse(f"1|true-signal|-|classic|{hand}|-"))
    assert refused.value.code == "no_single_answer"


def test_a_table_s_own_signals_are_those_that_may_be_answered() -> None:
    known = options(Question.parse("1|true-signal|-|classic+signals=regional|RoRc4e5b|-"))
    assert known == (*GESTURES.split(), *REGIONAL.split())
    without = options(Question.parse("1|true-signal|-|four_kings|RoRc4e5b|-"))
    assert without == tuple(GESTURES.split()[1:])


@pytest.mark.parametrize(
    ("lance", "hands", "rules", "other", "expected"),
    [
        ("grande", "3o3c4b4e.RoCo5e4o", "classic", "four_kings", "0-1"),
        ("grande", "3o3c4b4e.RoCo5e4o", "four_kings", "classic", "1-0"),
        ("chica", "4o5c6b7e.3o4c5b6e", "classic", "four_kings", "0-1"),
        ("pares", "3oRc4b5e.SoSc4o5c", "classic", "four_kings", "0-1"),
        ("juego", "RoRc7b4o.7o7c7eSb", "classic", "real", "0-1"),
        ("juego", "RoRc7b4o.7o7c7eSb", "real", "classic", "1-0"),
        ("grande", "RoRc7b4o.7o7c7eSb", "classic", "real", "0-0"),
        ("punto", "3oRc4b5e.SoSc4o5c", "classic", "four_kings", "0-1"),
    ],
)
def test_who_wins_under_each(lance: str, hands: str, rules: str, other: str, expected: str) -> None:
    text = about("two-rules", lance, hands, rules, other=other)
    assert right(text) == expected
    assert options(Question.parse(text)) == ("0-0", "0-1", "1-0", "1-1")


def test_a_lance_that_one_of_the_two_does_not_play_is_no_question() -> None:
    text = about("two-rules", "pares", "3oRc4b5e.So7c4o5c", other="four_kings")
    with pytest.raises(BadNotation) as refused:
        truth(Question.parse(text))
    assert refused.value.code == "no_single_answer"
