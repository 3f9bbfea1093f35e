"""VAR-5: the sotas de copas and de oros stand for a rey or an as, as their holder shows them."""

from itertools import product

import pytest

from engine import (
    DECK,
    PRESETS,
    BadNotation,
    Card,
    Deal,
    Lance,
    ParesKind,
    Rank,
    Ruleset,
    compared,
    decide,
    pares_of,
    points,
)

EIBAR = PRESETS["eibar"]
SOTA_OROS, SOTA_COPAS = Card.parse("So"), Card.parse("Sc")


def shown(hands: str, **wild: str) -> Deal:
    """The deal with its wild cards fixed: `shown("So…", So="R")`."""
    return fixed(Deal.parse(hands, EIBAR), wild)


def fixed(deal: Deal, wild: dict[str, str]) -> Deal:
    return deal.showing({Card.parse(card): Rank(rank) for card, rank in wild.items()})


def test_var_5_two_sotas_are_wild_and_no_other_card() -> None:
    assert {card for card in DECK if EIBAR.is_wild(card)} == {SOTA_OROS, SOTA_COPAS}
    assert not any(Ruleset().is_wild(card) for card in DECK)


@pytest.mark.parametrize(("rank", "total"), [("R", 40), ("1", 31)])
def test_var_5_each_stands_for_a_rey_or_an_as(rank: str, total: int) -> None:
    deal = shown("SoRcReCb", So=rank)
    assert points(deal.hand(0), EIBAR) == total


def test_var_5_the_two_may_differ() -> None:
    totals = {
        points(shown("SoSc7e6b", So=oros, Sc=copas).hand(0), EIBAR)
        for oros, copas in product("R1", repeat=2)
    }
    assert totals == {33, 24, 15}


def test_var_5_counts_in_pares_as_what_it_is_shown_as() -> None:
    medias = pares_of(shown("SoRcRe1b", So="R").hand(0), EIBAR)
    duples = pares_of(shown("SoRcRe1b", So="1").hand(0), EIBAR)
    assert medias is not None
    assert duples is not None
    assert (medias.kind, medias.high) == (ParesKind.MEDIAS, Rank.REY)
    assert (duples.kind, duples.high, duples.low) == (ParesKind.DUPLES, Rank.REY, Rank.AS)


def test_var_5_counts_in_grande_and_chica() -> None:
    hands = "So7c6e5b.Cc7o6c5o"
    assert decide(Lance.GRANDE, shown(hands, So="R")).winner == 0
    assert decide(Lance.GRANDE, shown(hands, So="1")).winner == 1
    assert decide(Lance.CHICA, shown(hands, So="1")).winner == 0


def test_var_5_is_laid_where_its_rank_stands_and_keeps_its_face() -> None:
    hand = shown("6eSo7cCb", So="R").hand(0)
    assert "".join(map(str, compared(Lance.GRANDE, hand, EIBAR))) == "SoCb7c6e"
    assert "".join(map(str, compared(Lance.CHICA, hand, EIBAR))) == "6e7cCbSo"


@pytest.mark.parametrize(
    ("hands", "wild", "card"),
    [
        ("SoRcRe1b", {}, "So"),
        ("SoScRe1b", {"So": "R"}, "Sc"),
        ("RoRcRe1b", {"So": "R"}, "So"),
        ("SoRcReSb", {"So": "R", "Sb": "R"}, "Sb"),
        ("SoRcRe1b", {"So": "3"}, "So"),
        ("SoRcRe1b", {"So": "2"}, "So"),
        ("SoRcRe1b", {"So": "S"}, "So"),
    ],
)
def test_var_5_every_wild_card_and_no_other_is_fixed_as_rey_or_as(
    hands: str, wild: dict[str, str], card: str
) -> None:
    with pytest.raises(BadNotation) as refused:
        shown(hands, **wild)
    assert refused.value.code == "bad_wild"
    assert refused.value.facts["given"] == card


def test_var_5_no_card_is_wild_under_other_rules() -> None:
    deal = Deal.parse("SoRcRe1b", Ruleset())
    assert fixed(deal, {}) == deal
    with pytest.raises(BadNotation):
        fixed(deal, {"So": "R"})
