"""Chapters 1 and 3 of the rulebook: seats, the deck, the cut, the deal and the stock."""

import pytest

from engine import (
    DECK,
    PRESETS,
    BadNotation,
    BadRuleset,
    Lance,
    Match,
    Opening,
    Phase,
    Round,
    Ruleset,
    Stock,
    couple_of,
    cut,
    shuffled_deck,
)
from tests.engine.playing import begin, deck_for, play, refused, skip_to
from tests.engine.table import hands

CLASSIC = Ruleset()


def test_obj_1_four_play_in_two_couples_who_alternate() -> None:
    played = Round.begin(Opening(CLASSIC, DECK))
    assert played.every == (0, 1, 2, 3)
    assert [couple_of(seat) for seat in played.every] == [0, 1, 0, 1]


@pytest.mark.parametrize("players", [1, 2, 3, 5, 7, 8])
def test_obj_1_no_other_number_sits_down(players: int) -> None:
    facts = refused(lambda: Ruleset(players=players), "bad_option", BadRuleset).facts
    assert facts == {"option": "players", "given": players, "allowed": (4, 6)}


def test_obj_4_talk_goes_from_seat_to_seat_anticlockwise() -> None:
    played = begin("RRC1", "SS11", "7654", "CCC7")
    for seat in played.every:
        assert played.to_act == (seat,)
        played = play(played, f"{seat} mus")


def test_obj_4_deal_and_turn_pass_the_same_way() -> None:
    match = Match(CLASSIC)
    assert (match.dealer, match.mano, match.player(1), match.player(2)) == (3, 0, 1, 2)


@pytest.mark.parametrize("mano", range(4))
def test_dea_1_the_player_on_the_dealers_left_cuts(mano: int) -> None:
    match = Match(CLASSIC, mano)
    assert (match.cutter + 1) % 4 == match.dealer
    assert (match.cutter + 2) % 4 == mano


@pytest.mark.parametrize("at", [1, 20, 39])
def test_dea_1_the_cards_lifted_come_to_lie_below(at: int) -> None:
    deck = cut(DECK, at)
    assert deck == DECK[at:] + DECK[:at]


@pytest.mark.parametrize("at", [-1, 0, 40, 41])
def test_dea_1_a_cut_leaves_cards_on_both_sides(at: int) -> None:
    assert refused(lambda: cut(DECK, at), "bad_cut", BadNotation).facts["wanted"] == "1-39"


def test_dea_1_a_shuffle_hangs_on_its_seed_alone_and_loses_no_card() -> None:
    assert shuffled_deck(7) == shuffled_deck(7) != shuffled_deck(8)
    assert sorted(map(str, shuffled_deck(7))) == sorted(map(str, DECK))


def test_dea_2_four_cards_each_one_by_one_from_the_dealers_right() -> None:
    deck = shuffled_deck(3)
    deal = Round.begin(Opening(CLASSIC, deck)).deal
    assert [deal.hand(seat).cards for seat in range(4)] == [
        (deck[seat], deck[seat + 4], deck[seat + 8], deck[seat + 12]) for seat in range(4)
    ]


def test_dea_2_six_players_are_dealt_to_likewise() -> None:
    deck = shuffled_deck(3)
    deal = Round.begin(Opening(PRESETS["six"], deck)).deal
    assert deal.hand(5).cards == (deck[5], deck[11], deck[17], deck[23])


@pytest.mark.parametrize(("rules", "used"), [("classic", 16), ("six", 24)])
def test_dea_3_the_rest_is_the_stock(rules: str, used: int) -> None:
    deck = shuffled_deck(5)
    assert Round.begin(Opening(PRESETS[rules], deck)).stock == Stock(deck[used:], (), 0)


def test_dea_4_the_mano_sits_on_the_dealers_right_and_speaks_first() -> None:
    match = Match(CLASSIC, mano=2)
    assert match.dealer == 1
    played = Round.begin(match.opening(DECK))
    assert (played.to_act, match.player(0)) == ((0,), 2)


def test_dea_4_the_mano_speaks_first_in_each_lance_and_the_postre_last() -> None:
    start = begin("RR74", "RR74", "3374", "3374")
    for lance in (Lance.GRANDE, Lance.CHICA, Lance.PARES, Lance.JUEGO):
        played = skip_to(start, lance)
        for seat in range(4):
            assert played.to_act == (seat,)
            played = play(played, f"{seat} paso")


@pytest.mark.parametrize("deck", [(), DECK[:-1], (*DECK, DECK[0]), (*DECK[:-1], DECK[0])])
def test_a_deck_has_the_forty_cards_each_once(deck: tuple[()]) -> None:
    refused(lambda: Round.begin(Opening(CLASSIC, deck)), "bad_deck", BadNotation)


@pytest.mark.parametrize("scores", [(-1, 0), (0, 40), (40, 0), (41, 41)])
def test_a_round_starts_from_scores_of_an_open_game(scores: tuple[int, int]) -> None:
    facts = refused(lambda: Opening(CLASSIC, DECK, scores), "bad_scores", BadNotation).facts
    assert facts == {"given": scores, "wanted": "0-39"}


def test_the_hands_wanted_are_those_dealt() -> None:
    dealt = hands("RRC1", "SS11", "7654", "CCC7")
    assert Round.begin(Opening(CLASSIC, deck_for(dealt))).deal.hands == dealt
    assert Round.begin(Opening(CLASSIC, deck_for(dealt))).phase is Phase.MUS
