"""Chapters 1 and 3 of the rulebook: rounds, games, the match, and how the deal passes on."""

from dataclasses import replace

import pytest

from engine import DECK, PRESETS, BadRuleset, Match, Phase, Round, Ruleset, shuffled_deck
from tests.engine.playing import deck_for, finish, play, refused
from tests.engine.table import hands

CLASSIC = Ruleset()
# Unbet, the couple of the mano (couple 0) is paid 4, the other 6.
DECK_4_6 = deck_for(hands("RRC1", "SS11", "7654", "CCC7"))


def unbet(match: Match) -> Match:
    return match.after(finish(Round.begin(match.opening(DECK_4_6))))


def won(match: Match, player: int) -> Match:
    """The match after a game that a player's couple wins by an órdago in grande."""
    wins = (player - match.mano) % 2
    deal = (
        hands("RRRR", "7654", "C654", "S654")
        if wins == 0
        else hands("7654", "RRRR", "C654", "S654")
    )
    played = play(
        Round.begin(match.opening(deck_for(deal))), "0 no_hay_mus", "0 ordago", "1 quiero"
    )
    return match.after(played)


def test_obj_2_a_game_is_won_by_the_first_couple_with_forty_stones() -> None:
    match = unbet(replace(Match(CLASSIC), scores=(30, 33)))
    assert (match.scores, match.games) == ((34, 39), (0, 0))
    match = unbet(match)  # player 1 is mano: his couple is paid its grande
    assert (match.scores, match.games) == ((0, 0), (0, 1))


@pytest.mark.parametrize(("stones", "games"), [(36, (1, 0)), (35, (0, 0))])
def test_obj_2_forty_are_just_enough(stones: int, games: tuple[int, int]) -> None:
    assert unbet(replace(Match(CLASSIC), scores=(stones, 0))).games == games


def test_obj_2_scores_are_of_couples_of_players_not_of_seats() -> None:
    match = unbet(unbet(Match(CLASSIC)))
    assert match.scores == (4 + 6, 6 + 4)
    assert unbet(match).scores == (10 + 4, 10 + 6)


@pytest.mark.parametrize("target", [30, 35, 50])
def test_obj_2_setting_target(target: int) -> None:
    start = replace(Match(Ruleset(target=target)), scores=(target - 2, 0))
    assert unbet(start).games == (1, 0)
    assert unbet(replace(start, scores=(target - 5, 0))).games == (0, 0)


def test_obj_3_a_match_is_the_best_of_three_games() -> None:
    match = won(won(Match(CLASSIC), 0), 1)
    assert (match.games, match.winner) == ((1, 1), None)
    match = won(match, 3)
    assert (match.games, match.winner) == ((1, 2), 1)


@pytest.mark.parametrize("games", [1, 2, 3, 4])
def test_obj_3_setting_games_to_win(games: int) -> None:
    match = Match(Ruleset(games_to_win=games))
    for _ in range(games):
        assert match.winner is None
        match = won(match, 2)
    assert match.winner == 0


@pytest.mark.parametrize("games", [0, 5])
def test_obj_3_a_match_is_of_one_to_four_games(games: int) -> None:
    refused(lambda: Ruleset(games_to_win=games), "bad_option", BadRuleset)


def test_obj_3_nothing_follows_the_match() -> None:
    over = won(won(Match(CLASSIC), 0), 0)
    last = Round.begin(Match(CLASSIC).opening(DECK))
    assert refused(lambda: over.opening(DECK), "match_over").facts == {"winner": 0}
    refused(lambda: over.after(last), "match_over")


def test_dea_5_after_each_round_the_deal_passes_to_the_right() -> None:
    match = Match(CLASSIC)
    for mano in (0, 1, 2, 3, 0, 1):
        assert (match.mano, match.dealer) == (mano, (mano - 1) % 4)
        match = unbet(replace(match, scores=(0, 0)))
        assert match.dealer == mano


def test_dea_5_the_turn_goes_on_from_one_game_to_the_next() -> None:
    match = won(Match(CLASSIC, mano=2), 0)
    assert (match.games, match.scores, match.mano, match.rounds) == ((1, 0), (0, 0), 3, 1)


def test_dea_5_six_players_deal_in_turn() -> None:
    match = Match(PRESETS["six"], mano=5)
    played = finish(Round.begin(match.opening(shuffled_deck(1))))
    assert match.after(played).mano == 0


def test_a_round_starts_with_the_scores_as_its_seats_see_them() -> None:
    match = replace(Match(CLASSIC, mano=1), scores=(7, 9))
    assert match.opening(DECK).scores == (9, 7)


def test_only_a_finished_round_of_this_match_counts() -> None:
    match = Match(CLASSIC)
    begun = Round.begin(match.opening(DECK))
    assert refused(lambda: match.after(begun), "round_open").facts == {"phase": Phase.MUS}
    other = finish(Round.begin(replace(match, scores=(1, 0)).opening(DECK)))
    assert refused(lambda: match.after(other), "other_round").facts == {
        "scores": (1, 0), "wanted": (0, 0),
    }  # fmt: skip


def test_var_6_captains_keep_their_office_as_the_seats_move() -> None:
    match = Match(PRESETS["six"], mano=2, captains=(0, 3))
    assert match.opening(DECK).captains == (1, 4)
    assert [match.player(seat) for seat in (1, 4)] == [3, 0]


def test_var_3_a_match_tells_the_round_that_a_card_was_seen() -> None:
    match = Match(PRESETS["mus_visto"])
    played = Round.begin(match.opening(DECK, card_seen=True))
    assert played.phase is Phase.VISTO
    assert match.after(finish(play(played, "0 descarte"))).rounds == 1
