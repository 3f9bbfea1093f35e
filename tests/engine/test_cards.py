"""Chapter 2 of the rulebook: the cards."""

from itertools import permutations

import pytest

from engine import DECK, ORDER, PRESETS, Card, Deal, Hand, Lance, Rank, Ruleset, Suit, decide
from tests.engine.table import hand, random_deals, winner

CLASSIC, FOUR_KINGS = Ruleset(), Ruleset.parse("four_kings")


def test_car_1_forty_cards_ten_ranks_in_each_of_four_suits() -> None:
    assert len(DECK) == len(set(DECK)) == 40
    assert {card.suit for card in DECK} == set(Suit)
    for suit in Suit:
        ranks = "".join(card.rank.value for card in DECK if card.suit is suit)
        assert ranks == "1234567SCR"


def test_car_2_a_three_is_a_rey_and_a_two_is_an_as() -> None:
    faces = {rank.value: CLASSIC.face(rank).value for rank in Rank}
    assert {rank: face for rank, face in faces.items() if rank != face} == {"3": "R", "2": "1"}


def test_car_2_eight_reyes_eight_ases_and_four_of_each_other() -> None:
    faces = [CLASSIC.face(card.rank) for card in DECK]
    assert {rank.value: faces.count(rank) for rank in set(faces)} == {
        "R": 8, "1": 8, "C": 4, "S": 4, "7": 4, "6": 4, "5": 4, "4": 4,
    }  # fmt: skip


@pytest.mark.parametrize("lance", Lance)
def test_car_2_a_three_counts_as_a_rey_in_every_lance(lance: Lance) -> None:
    assert winner(lance, "R774", "3774") == winner(lance, "3774", "R774")


def test_car_3_order_from_rey_and_three_down_to_as_and_two() -> None:
    heights = [CLASSIC.height(Rank(letter)) for letter in "RCS76541"]
    assert heights == sorted(set(heights), reverse=True)
    assert CLASSIC.height(Rank.TRES) == CLASSIC.height(Rank.REY)
    assert CLASSIC.height(Rank.DOS) == CLASSIC.height(Rank.AS)


def test_car_3_order_lists_every_rank_once() -> None:
    assert "".join(rank.value for rank in ORDER) == "RCS7654321"


@pytest.mark.parametrize("rules", ["classic", "four_kings", "classic+juego_real=king"])
def test_car_4_suits_never_matter(rules: str) -> None:
    for deal in random_deals(30, rules):
        for order in permutations(Suit):
            swapped = in_suits(deal, dict(zip(Suit, order, strict=True)))
            assert all(decide(lance, deal) == decide(lance, swapped) for lance in Lance)


def in_suits(deal: Deal, suits: dict[Suit, Suit]) -> Deal:
    """The same deal with suits exchanged."""
    return Deal(
        tuple(
            Hand(tuple(Card(card.rank, suits[card.suit]) for card in deal.hand(seat).cards))
            for seat in range(len(deal.hands))
        ),
        deal.ruleset,
    )


def test_var_1_with_four_kings_every_rank_is_its_own() -> None:
    assert all(FOUR_KINGS.face(rank) is rank for rank in Rank)
    heights = [FOUR_KINGS.height(Rank(letter)) for letter in "RCS7654321"]
    assert heights == sorted(set(heights), reverse=True)


def test_var_1_a_three_is_worth_three_and_a_two_two() -> None:
    points = {rank.value: FOUR_KINGS.points(rank) for rank in Rank}
    assert points == {
        "1": 1, "2": 2, "3": 3, "4": 4, "5": 5, "6": 6, "7": 7, "S": 10, "C": 10, "R": 10,
    }  # fmt: skip


def test_var_1_changes_who_wins() -> None:
    assert winner(Lance.GRANDE, "3C54", "RC54", rules="four_kings") == 1
    assert winner(Lance.CHICA, "2654", "1654", rules="four_kings") == 1
    assert winner(Lance.PARES, "3R54", "4465", rules="four_kings") == 1
    assert winner(Lance.PUNTO, "3C71", "2C71", rules="four_kings") == 0


def test_var_1_navarre_and_la_rioja_play_it() -> None:
    assert PRESETS["four_kings"].kings == 4
    assert (PRESETS["four_kings"].target, PRESETS["four_kings"].min_raise) == (40, 2)


def test_a_card_is_its_rank_then_its_suit() -> None:
    assert [Card.parse(str(card)) for card in DECK] == list(DECK)
    assert str(Card(Rank.CABALLO, Suit.COPAS)) == "Cc"
    assert str(hand("R345")) == "Ro3o4o5o"
