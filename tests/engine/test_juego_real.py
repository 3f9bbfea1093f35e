"""VAR-2: the 31 that beats every other."""

import pytest

from engine import BadRuleset, Deal, Hand, Juego, Lance, Ruleset, Why, decide, juego_of
from tests.engine.table import every_hand, table, winner


def is_real(cards: str, rules: str) -> bool:
    juego = juego_of(Hand.parse(cards), Ruleset.parse(rules))
    return juego is not None and juego.is_real


@pytest.mark.parametrize(
    ("option", "real", "plain"),
    [
        ("none", [], ["7o7c7eRb", "7o7c7eSo"]),
        ("sevens", ["7o7c7eRe", "7o7c7e3e", "7o7c7eCb", "7o7c7eSo"], ["RoRc7e4e", "7o7c7e1b"]),
        ("king", ["7o7c7eRe", "7o7c7e3e"], ["7o7c7eCb", "7o7c7eSo", "RoRc7e4e"]),
        ("suits", ["7o7c7eRb", "7o7e7b3c", "7c7e7bSo"], ["7o7c7eRe", "7o7c7eSo", "RoRc7e4b"]),
        ("oros", ["7o7c7eSo", "7c7e7bSo"], ["7o7c7eSc", "7o7c7eRo", "SoRc7e4b"]),
    ],
)
def test_var_2_three_sevens_and_the_card_that_the_house_asks_for(
    option: str, real: list[str], plain: list[str]
) -> None:
    rules = f"classic+juego_real={option}"
    assert all(is_real(cards, rules) for cards in real)
    assert not any(is_real(cards, rules) for cards in plain)


@pytest.mark.parametrize(
    ("option", "hands"), [("sevens", 64), ("king", 32), ("suits", 16), ("oros", 4)]
)
def test_var_2_is_as_rare_as_its_cards(option: str, hands: int) -> None:
    rules = Ruleset.parse(f"classic+juego_real={option}")
    juegos = (juego_of(hand, rules) for hand in every_hand())
    assert sum(juego is not None and juego.is_real for juego in juegos) == hands


@pytest.mark.parametrize("option", ["sevens", "king"])
def test_var_2_with_four_kings_a_three_is_no_ten(option: str) -> None:
    assert is_real("7o7c7e3b", f"classic+juego_real={option}")
    assert not is_real("7o7c7e3b", f"four_kings+juego_real={option}")
    assert is_real("7o7c7eRb", f"four_kings+juego_real={option}")


def test_var_2_beats_every_other_juego_the_manos_thirty_one_too() -> None:
    assert winner(Lance.JUEGO, "RR74", "777S", rules="classic+juego_real=sevens") == 1
    assert winner(Lance.JUEGO, "RR74", "777S") == 0
    reason = decide(Lance.JUEGO, table("RR74", "777S", rules="real")).reasons[0]
    assert (reason.why, reason.best, reason.other) == (Why.JUEGO_REAL, 31, 31)


def test_var_2_is_part_of_the_juego() -> None:
    deal = Deal.parse("RoRc7b4e.7o7c7eRb", Ruleset.parse("real"))
    assert decide(Lance.JUEGO, deal).winner == 1
    assert Juego(31, is_real=True) == juego_of(deal.hand(1), deal.ruleset)


def test_var_2_still_pays_three() -> None:
    assert Juego(31, is_real=True).stones == 3


def test_var_2_cannot_be_combined_with_wildcards() -> None:
    with pytest.raises(BadRuleset) as refused:
        Ruleset.parse("eibar+juego_real=sevens")
    assert refused.value.code == "options_exclude"
