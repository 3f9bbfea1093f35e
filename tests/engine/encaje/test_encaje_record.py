"""A round of Encaje survives its text, and a betting that is over is open to nobody."""

import pytest

from engine import (
    DECK,
    BadNotation,
    EncajeGame,
    EncajeOpening,
    EncajeRules,
    EncajeStatus,
    Lance,
    read_encaje,
    write_encaje,
)
from tests.engine.encaje.sitting import at_random, begin, bet, finish


@pytest.mark.parametrize("rules", ["encaje", "encaje+dealing=five"])
def test_a_round_survives_its_text(rules: str) -> None:
    played = at_random(rules, 5, seed=3)
    text = write_encaje(played)
    assert read_encaje(text) == played
    assert text.splitlines()[4:] == list(map(str, played.acts))
    assert text.endswith("\n")


def test_after_the_end_nothing_is_open() -> None:
    betting = bet("0 paso", "1 paso", "2 paso", "3 paso")
    assert betting.status is EncajeStatus.PASO
    assert betting.legal_words() == ()
    assert betting.legal_calls() == ()


@pytest.mark.parametrize(("has", "is_bet"), [(2, True), (1, False)])
def test_two_stones_are_enough_to_bet_on_pares(has: int, is_bet: bool) -> None:
    count = finish(begin("RR41", "CC41", "S765", stones=(has, has, 9))).count
    assert count is not None
    contest = next(each for each in count.contests if each.lance is Lance.PARES)
    assert bool(contest.betting.players) is is_bet


def test_an_opening_and_a_game_shuffle_alike() -> None:
    assert EncajeOpening(EncajeRules(), DECK, (21, 21, 21)).seed == 0
    assert EncajeGame.begin(3).opening(DECK).seed == 0


@pytest.mark.parametrize("stones", [(21,), (21,) * 9, (21, 0)])
def test_too_few_too_many_and_who_is_out_are_refused(stones: tuple[int, ...]) -> None:
    with pytest.raises(BadNotation) as refused:
        EncajeOpening(EncajeRules(), DECK, stones)
    assert refused.value.code == "bad_stones"
    assert refused.value.facts == {"given": stones, "wanted": "2-8 purses"}
