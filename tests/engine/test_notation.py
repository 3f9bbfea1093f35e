"""Cards, hands, deals and rulesets as text: what is written is read back, the rest refused."""

from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import DECK, PRESETS, BadNotation, BadRuleset, Card, Deal, Hand, MusError, Ruleset

CLASSIC = Ruleset()
cards = st.permutations(DECK)
rules = st.sampled_from(
    [
        "classic",
        *PRESETS,
        "classic+kings=4",
        "classic+juego_real=king",
        "classic+target=1000",
        "six+min_raise=1+solo_bonus=at_once",
        "four_kings+juego_real=suits",
    ]
)


@given(cards, st.integers(1, 6), st.sets(st.integers(0, 5)))
def test_a_deal_is_read_back(deck: list[Card], players: int, hidden: set[int]) -> None:
    hands = [Hand(tuple(deck[at : at + 4])) for at in range(0, 4 * players, 4)]
    known = tuple(None if seat in hidden else hand for seat, hand in enumerate(hands))
    deal = Deal(known, CLASSIC)
    assert Deal.parse(str(deal), CLASSIC) == deal
    assert all(Hand.parse(str(hand)) == hand for hand in hands)


@given(rules)
def test_a_ruleset_is_read_back(text: str) -> None:
    ruleset = Ruleset.parse(text)
    assert Ruleset.parse(str(ruleset)) == ruleset


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_is_written_by_its_name(name: str) -> None:
    assert str(PRESETS[name]) == name


def test_a_rulesets_changes_are_sorted() -> None:
    ruleset = Ruleset.parse("classic+target=30+kings=4+min_raise=1")
    assert str(ruleset) == "classic+kings=4+min_raise=1+target=30"


@pytest.mark.parametrize(
    "text", ["", "R", "Rx", "8o", "oR", "10o", "RO", "ro", " Ro", "Ro ", "Roo"]
)
def test_what_is_no_card_is_refused(text: str) -> None:
    refused = refusal_of(lambda: Card.parse(text))
    assert (refused.code, refused.facts) == ("bad_card", {"given": text})


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_hand"),
        ("RoRcRe", "bad_hand"),
        ("RoRcReRb1o", "bad_hand"),
        ("RoRcReR", "bad_card"),
        ("RoRcRe8b", "bad_card"),
        ("Ro Rc Re Rb", "bad_card"),
        ("RoRcReRo", "duplicate_card"),
    ],
)
def test_what_is_no_hand_is_refused(text: str, code: str) -> None:
    assert refusal_of(lambda: Hand.parse(text)).code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_hand"),
        ("RoRcReRb.", "bad_hand"),
        (".".join(["-"] * 11), "bad_hand"),
        ("RoRcReRb.Ro1c1e1b", "duplicate_card"),
        ("RoRcReRb.-.7o7c7e7b.7o1c1e1b", "duplicate_card"),
    ],
)
def test_what_is_no_deal_is_refused(text: str, code: str) -> None:
    assert refusal_of(lambda: Deal.parse(text, CLASSIC)).code == code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown_preset"),
        ("moon", "unknown_preset"),
        ("classic+queens=4", "unknown_option"),
        ("classic+kings", "unknown_option"),
        ("classic+", "unknown_option"),
        ("classic+kings=7", "bad_option"),
        ("classic+kings=08", "bad_option"),
        ("classic+kings=8.0", "bad_option"),
        ("classic+target=0", "bad_option"),
        ("classic+target=1001", "bad_option"),
        ("classic+min_raise=3", "bad_option"),
        ("classic+juego_real=queen", "bad_option"),
        ("classic+wildcards=yes", "bad_option"),
        ("eibar+juego_real=oros", "options_exclude"),
    ],
)
def test_what_is_no_ruleset_is_refused(text: str, code: str) -> None:
    assert refusal_of(lambda: Ruleset.parse(text)).code == code


def refusal_of(act: Callable[[], object]) -> MusError:
    with pytest.raises(MusError) as refused:
        act()
    assert isinstance(refused.value, BadNotation | BadRuleset)
    return refused.value


@pytest.mark.parametrize(
    ("option", "value"),
    [
        ("kings", 7),
        ("kings", True),
        ("target", 0),
        ("target", 1001),
        ("min_raise", 0),
        ("players", 5),
    ],
)
def test_a_ruleset_refuses_values_out_of_range(option: str, value: Any) -> None:
    with pytest.raises(BadRuleset) as refused:
        Ruleset(**{option: value})
    assert refused.value.facts["option"] == option


def test_a_refusal_tells_its_facts() -> None:
    assert str(refusal_of(lambda: Card.parse("Rx"))) == "bad_card(given='Rx')"


def test_an_unknown_hand_is_not_judged() -> None:
    with pytest.raises(BadNotation) as refused:
        Deal.parse("RoRcReRb.-", CLASSIC).hand(1)
    assert (refused.value.code, refused.value.facts) == ("unknown_hand", {"seat": 1})


def test_a_hand_shows_its_cards_in_the_order_given() -> None:
    assert str(Hand.parse("4bRo7e1c")) == "4bRo7e1c"
