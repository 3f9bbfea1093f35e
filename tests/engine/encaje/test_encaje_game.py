"""ENC-1, ENC-3 and ENC-16: who is in, how the deal passes, and how a game ends."""

from dataclasses import replace
from random import Random

import pytest

from engine import (
    DECK,
    EncajeGame,
    EncajePhase,
    EncajeRound,
    EncajeRules,
    End,
    Lance,
    shuffled_deck,
)
from tests.engine.encaje.sitting import finish, moves, play, play_out, skip_to
from tests.engine.playing import deck_for, refused
from tests.engine.table import hands

FIRST = EncajeRules(end=End.FIRST_WINS)


def sitting(*stones: int, dealer: int = -1, rules: EncajeRules | None = None) -> EncajeGame:
    return EncajeGame(rules or EncajeRules(), stones, dealer % len(stones))


def start(game: EncajeGame, *ranks: str) -> EncajeRound:
    """The next round, with these hands from the mano on."""
    return EncajeRound.begin(game.opening(deck_for(hands(*ranks))))


def unbet(game: EncajeGame, *ranks: str) -> EncajeGame:
    return game.after(finish(start(game, *ranks)))


def test_enc_1_who_has_no_stones_leaves() -> None:
    game = unbet(sitting(1, 5, 5, 5), "RCS7", "C765", "7654", "7651")
    assert (game.stones[0], game.seated, game.ended) == (0, (2, 3, 1), None)


def test_enc_1_the_last_with_stones_loses() -> None:
    game = unbet(sitting(1, 5, 1), "RCS7", "C765", "7654")
    assert (game.stones, game.loser, game.winner) == ((0, 5, 0), 1, None)


def test_enc_1_setting_the_first_without_stones_wins() -> None:
    game = unbet(sitting(9, 9, 1, rules=FIRST), "RCS7", "C765", "7654")
    assert (game.winner, game.loser) == (2, None)


def test_enc_3_the_mano_is_the_first_still_in_on_the_dealers_right() -> None:
    assert EncajeGame.begin(4).seated == (0, 1, 2, 3)
    assert sitting(5, 5, 5, 5, dealer=1).seated == (2, 3, 0, 1)
    assert sitting(5, 5, 0, 5, dealer=1).seated == (3, 0, 1)


def test_enc_3_the_deal_passes_to_the_next_with_stones() -> None:
    game = sitting(9, 9, 9, 9)
    for dealer in (3, 0, 1, 2, 3):
        assert game.dealer == dealer
        game = unbet(game, "RCS7", "C765", "7654", "SS41")


def test_enc_3_where_the_mano_leaves_the_next_after_him_deals() -> None:
    """The mano would have dealt; nobody deals twice in a row for that."""
    game = unbet(sitting(1, 9, 9, 9), "RCS7", "C765", "7654", "SS41")
    assert (game.stones[0], game.dealer, game.seated) == (0, 1, (2, 3, 1))


def test_enc_3_where_the_dealer_leaves_the_mano_deals() -> None:
    game = unbet(sitting(9, 9, 9, 1), "C765", "7654", "SS41", "RCS7")
    assert (game.stones[3], game.dealer, game.seated) == (0, 0, (1, 2, 0))


def test_enc_16_it_ends_after_a_whole_count() -> None:
    """Seat 0 is out after grande, but the other lances are still counted."""
    game = sitting(1, 9, 9)
    played = finish(start(game, "RCS7", "C765", "7654"))
    assert len(moves(played)) == 2
    assert game.after(played).ended is None


def test_enc_16_if_none_has_any_the_last_to_discard_loses() -> None:
    game = unbet(sitting(1, 1, 2), "RCS7", "6541", "7766")
    assert game.stones == (0, 0, 0)
    assert (game.loser, game.seated) == (2, ())


def test_enc_16_among_many_who_leave_at_once_the_first_wins() -> None:
    game = unbet(sitting(1, 1, 2, rules=FIRST), "RCS7", "6541", "7766")
    assert game.winner == 0


def all_in(game: EncajeGame) -> EncajeRound:
    """A round in which seats 0 and 1 stake four stones on grande, and 0 wins it."""
    bet = skip_to(start(game, "RCS7", "C765", "6541"), Lance.GRANDE)
    return finish(play(bet, "0 envido 4", "1 quiero", "2 no_quiero"))


def test_enc_16_stones_in_a_pot_are_gone_when_they_are_paid_in() -> None:
    """Ruling: who does not get them back has had none since then."""
    game = sitting(4, 4, 1, rules=FIRST)
    game = game.after(all_in(game))
    assert (game.stones, game.winner) == ((0, 8, 0), 0)


def test_enc_16_a_pot_taken_back_keeps_its_taker_in() -> None:
    game = sitting(4, 4, 9, rules=FIRST)
    assert 1 in game.after(all_in(game)).seated


def test_nothing_follows_the_end() -> None:
    over = unbet(sitting(1, 5, 1), "RCS7", "C765", "7654")
    assert refused(lambda: over.opening(DECK), "game_over").facts == {"ended": 1}


def test_only_a_finished_round_of_this_game_counts() -> None:
    game = EncajeGame.begin(3)
    begun = EncajeRound.begin(game.opening(DECK))
    assert refused(lambda: game.after(begun), "round_open").facts == {"phase": EncajePhase.MUS}
    other = finish(EncajeRound.begin(sitting(5, 5, 5).opening(DECK)))
    refused(lambda: game.after(other), "other_round")


@pytest.mark.parametrize("end", End)
@pytest.mark.parametrize("dealing", ["mus", "five"])
@pytest.mark.parametrize("players", [3, 5, 8])
def test_any_random_game_ends(players: int, dealing: str, end: End) -> None:
    chance = Random(players)
    rules = replace(EncajeRules.parse(f"encaje+dealing={dealing}+stones=15"), end=end)
    game, rounds = EncajeGame.begin(players, rules), 0
    while game.ended is None:
        rounds += 1
        opening = game.opening(shuffled_deck(chance.randrange(10**6)), rounds)
        game = game.after(play_out(EncajeRound.begin(opening), chance))
    assert (game.loser is None) is (end is End.FIRST_WINS)
    assert rounds < 500
