"""VAR-6 and VAR-7: six players in trios, and games to 30. VAR-1 and VAR-2 are judged by hands."""

import pytest

from engine import PRESETS, BadRuleset, Lance, Opening, Phase, Round, shuffled_deck
from tests.engine.playing import begin, finish, paid, play, refused, skip_to

SIX = ("RRC1", "SS11", "7654", "CCC7", "6543", "7652")


def dealt(captains: tuple[int, ...] = (), scores: tuple[int, int] = (0, 0)) -> Round:
    return begin(*SIX, rules="six", captains=captains, scores=scores)


def test_var_1_a_preset_of_its_own() -> None:
    assert (PRESETS["four_kings"].kings, PRESETS["classic"].kings) == (4, 8)


def test_var_1_a_round_counts_threes_as_threes() -> None:
    ranks = ("3372", "RCS7", "6541", "7654")
    assert paid(finish(begin(*ranks, rules="four_kings")))[0] == "grande 1 1 paso"
    assert paid(finish(begin(*ranks)))[0] == "grande 0 1 paso"


def test_var_2_a_juego_real_wins_the_lance_and_still_pays_three() -> None:
    ranks = ("RC74", "777S", "6541", "6554")
    assert paid(finish(begin(*ranks)))[-1] == "juego 0 3 bonus"
    assert paid(finish(begin(*ranks, rules="real")))[-1] == "juego 1 3 bonus"


def test_var_6_two_trios_sit_alternately() -> None:
    played = play(dealt(), "0 no_hay_mus", "0 paso", "1 envido")
    assert played.to_act == (0, 2, 4)
    assert play(played, "4 reenvido").to_act == (1, 3, 5)


def test_var_6_all_six_say_mus() -> None:
    played = play(dealt(), *(f"{seat} mus" for seat in range(5)))
    assert (played.phase, played.to_act) == (Phase.MUS, (5,))
    assert play(played, "5 mus").phase is Phase.DISCARD


def test_var_6_all_three_hands_of_a_trio_are_counted() -> None:
    assert paid(finish(dealt())) == [
        "grande 0 1 paso", "chica 1 1 paso", "pares 1 5 bonus", "juego 0 3 bonus",
    ]  # fmt: skip
    three = begin("RRC1", "SS11", "7744", "CCC7", "66R3", "7652", rules="six")
    assert "pares 0 7 bonus" in paid(finish(three))


def test_var_6_the_game_is_to_fifty() -> None:
    assert finish(dealt(scores=(0, 43))).tanteo.winner is None
    assert finish(dealt(scores=(0, 44))).tanteo.winner == 1


@pytest.mark.parametrize("captains", [(0, 1), (2, 5), (4, 3)])
def test_var_6_captains_decide_on_mus_for_their_trios(captains: tuple[int, ...]) -> None:
    first, second = sorted(captains)
    played = dealt(captains)
    assert played.to_act == (first,)
    played = play(played, f"{first} mus")
    assert (played.phase, played.to_act) == (Phase.MUS, (second,))
    assert play(played, f"{second} no_hay_mus").phase is Phase.BET
    assert play(played, f"{second} mus").to_act == (0,)


def test_var_6_captains_or_not_everybody_throws_bets_and_declares() -> None:
    played = play(dealt((0, 3)), "0 mus", "3 mus")
    for seat in range(6):
        assert (played.phase, played.to_act) == (Phase.DISCARD, (seat,))
        played = play(played, f"{seat} descarte {played.deal.hand(seat)}")
    assert (played.phase, played.to_act) == (Phase.MUS, (0,))
    assert skip_to(played, Lance.GRANDE).to_act == (0,)


@pytest.mark.parametrize("captains", [(0,), (0, 2), (1, 1), (0, 1, 2), (0, 7), (-1, 0)])
def test_var_6_each_trio_has_one_captain(captains: tuple[int, ...]) -> None:
    facts = refused(lambda: dealt(captains), "captain_each", BadRuleset).facts
    assert facts == {"given": captains}


def test_var_6_couples_have_no_captains() -> None:
    opening = PRESETS["classic"], shuffled_deck(0), (0, 0), 0, False, (0, 1)
    facts = refused(lambda: Opening(*opening), "captains_need_six", BadRuleset).facts
    assert facts == {"players": 4}


@pytest.mark.parametrize(("scores", "winner"), [((29, 0), 0), ((28, 24), 1), ((25, 23), None)])
def test_var_7_a_game_to_thirty(scores: tuple[int, int], winner: int | None) -> None:
    played = finish(begin("RRC1", "SS11", "7654", "CCC7", rules="thirty", scores=scores))
    assert played.tanteo.winner == winner
