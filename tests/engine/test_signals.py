"""Chapter 14 of the rulebook: what partners may signal to each other, and with which hands."""

import pytest

from engine import (
    PRESETS,
    SIGNALS,
    Gesture,
    Hand,
    Meaning,
    Ruleset,
    SignalCode,
    is_truthful,
    known_signals,
    true_signals,
)
from tests.engine.table import hand

CLASSIC, FOUR_KINGS, EIBAR = Ruleset(), PRESETS["four_kings"], PRESETS["eibar"]
REGIONAL = Ruleset(signals=SignalCode.REGIONAL)


def told(ranks: str, ruleset: Ruleset = CLASSIC) -> set[str]:
    return {signal.meaning.value for signal in true_signals(hand(ranks), ruleset)}


def meanings(gesture: Gesture) -> list[Meaning]:
    return [signal.meaning for signal in SIGNALS if signal.gesture is gesture]


@pytest.mark.parametrize(
    ("ranks", "true"),
    [
        ("7654", {"nothing"}),
        ("RC65", {"thirty-one"}),
        ("R654", {"nothing"}),
        ("RRC5", {"two-reyes"}),
        ("R3C5", {"two-reyes"}),
        ("RRRC", {"medias"}),
        ("RR33", {"four-reyes", "duples"}),
        ("1254", {"two-ases"}),
        ("1125", {"medias"}),
        ("1122", {"four-ases", "duples"}),
        ("RR11", {"two-reyes", "two-ases", "duples"}),
        ("3RC1", {"two-reyes", "thirty-one"}),
        ("7774", {"medias"}),
        ("5566", {"duples"}),
        ("RC74", {"thirty-one"}),
        ("RC75", set()),
    ],
)
def test_sen_1_a_signal_may_be_made_only_where_it_is_true(ranks: str, true: set[str]) -> None:
    assert told(ranks) == true


@pytest.mark.parametrize(
    ("gesture", "meaning"),
    [
        ("eyes-shut", "nothing"),
        ("lip", "two-reyes"),
        ("lip-twice", "four-reyes"),
        ("tongue", "two-ases"),
        ("tongue-twice", "four-ases"),
        ("mouth-aside", "medias"),
        ("eyebrows", "duples"),
        ("wink", "thirty-one"),
    ],
)
def test_sen_2_the_common_signals(gesture: str, meaning: str) -> None:
    assert meanings(Gesture(gesture)) == [Meaning(meaning)]
    assert any(signal.gesture == gesture for signal in known_signals(CLASSIC))


@pytest.mark.parametrize(
    ("gesture", "told_by_it"),
    [
        ("mouth-u", ["wants-mus", "solomillo"]),
        ("head-left", ["no-mus"]),
        ("shoulder", ["thirty", "twenty-nine"]),
        ("lip-askew", ["three-reyes"]),
        ("tongue-aside", ["three-ases"]),
    ],
)
def test_sen_3_the_regional_signals(gesture: str, told_by_it: list[str]) -> None:
    assert meanings(Gesture(gesture)) == list(map(Meaning, told_by_it))
    assert not any(signal.gesture == gesture for signal in known_signals(CLASSIC))
    assert any(signal.gesture == gesture for signal in known_signals(REGIONAL))


@pytest.mark.parametrize(
    ("ranks", "meaning"),
    [
        ("RR31", "solomillo"),
        ("RR31", "three-reyes"),
        ("RRRC", "three-reyes"),
        ("1125", "three-ases"),
        ("CC64", "thirty"),
        ("CC54", "twenty-nine"),
    ],
)
def test_sen_3_what_they_say_of_a_hand(ranks: str, meaning: str) -> None:
    assert meaning in told(ranks, REGIONAL)
    assert meaning not in told("S765", REGIONAL)


@pytest.mark.parametrize("ranks", ["RRRC", "RRR7", "RC61", "7651"])
def test_sen_3_a_solomillo_is_three_reyes_and_an_as(ranks: str) -> None:
    assert "solomillo" not in told(ranks, REGIONAL)


def test_sen_3_what_one_wants_is_always_true() -> None:
    for ranks in ("7654", "RR11", "RRRC"):
        assert {"wants-mus", "no-mus"} <= told(ranks, REGIONAL)


def test_sen_4_the_four_kings_know_no_shut_eyes() -> None:
    gestures = {signal.gesture for signal in known_signals(FOUR_KINGS)}
    assert Gesture.EYES_SHUT not in gestures
    assert len(gestures) == 7


def test_sen_4_where_signals_are_not_allowed_there_are_none() -> None:
    assert known_signals(Ruleset(signals=SignalCode.NONE)) == ()


def test_sen_5_a_gesture_of_two_meanings_is_settled_before_play() -> None:
    both = [g for g in Gesture if len(meanings(g)) > 1]
    assert both == [Gesture.MOUTH_U, Gesture.SHOULDER]


def test_var_1_a_three_is_no_rey_among_four_kings() -> None:
    assert "two-reyes" not in told("R3C5", FOUR_KINGS)
    assert "two-reyes" in told("RRC5", FOUR_KINGS)


@pytest.mark.parametrize(
    ("meaning", "true"),
    [
        (Meaning.TWO_REYES, True),
        (Meaning.THREE_REYES, True),
        (Meaning.TWO_ASES, False),
        (Meaning.THIRTY_ONE, True),
        (Meaning.DUPLES, False),
        (Meaning.MEDIAS, True),
        (Meaning.NOTHING, False),
    ],
)
def test_var_5_with_a_wild_card_what_one_way_of_showing_it_makes_true(
    meaning: Meaning, true: bool
) -> None:
    """Ruling, after that on what may be declared."""
    assert is_truthful(meaning, Hand.parse("SoRcReCb"), EIBAR) is true


def test_every_meaning_is_judged_and_told_by_some_gesture() -> None:
    assert {signal.meaning for signal in SIGNALS} == set(Meaning)
    for meaning in Meaning:
        assert is_truthful(meaning, hand("7654"), CLASSIC) in (True, False)
