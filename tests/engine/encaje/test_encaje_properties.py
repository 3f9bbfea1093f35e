"""What holds in every round of Encaje, whoever plays it: seeded random play."""

from collections.abc import Iterator

import pytest

from engine import (
    DECK,
    Act,
    Call,
    EncajePhase,
    EncajeRound,
    IllegalCall,
    Moved,
    parse_act,
    read_encaje,
    trace_encaje,
    write_encaje,
)
from tests.engine.encaje.sitting import at_random
from tests.engine.test_properties import every_act, every_call
from tests.engine.test_properties import is_listed as listed

RULES = ("encaje", "encaje+dealing=five", "encaje+kings=4+reshuffle=every_mus+juego_real=sevens")
tables = pytest.mark.parametrize(
    ("rules", "players"), [(rules, players) for rules in RULES for players in (2, 3, 5, 8)]
)


def rounds(rules: str, players: int, number: int) -> Iterator[EncajeRound]:
    return (at_random(rules, players, seed) for seed in range(number))


def states(played: EncajeRound) -> Iterator[EncajeRound]:
    """The round after each of its acts, from its beginning on."""
    now = EncajeRound.begin(played.opening)
    yield now
    for act in played.acts:
        now = now.apply(act)
        yield now


def is_taken(played: EncajeRound, act: Act | Call) -> bool:
    try:
        played.apply(act)
    except IllegalCall:
        return False
    return True


def is_listed(act: Act | Call, played: EncajeRound) -> bool:
    """Whether an act is among the legal ones, with more stones up to the caller's too."""
    if isinstance(act, Call) and act.to is not None and act.to > played.stones[act.seat]:
        return False
    return listed(act, played.legal_acts())


@tables
def test_any_random_round_ends(rules: str, players: int) -> None:
    for played in rounds(rules, players, 15):
        assert played.phase is EncajePhase.OVER
        assert (played.to_act, played.legal_acts()) == (None, ())


@tables
def test_stones_are_conserved(rules: str, players: int) -> None:
    """What all have, with what lies in pots and what was discarded, is what they had."""
    for played in rounds(rules, players, 15):
        for now in states(played):
            moves = now.count.moves if now.count else ()
            away = {what: sum(m.stones for m in moves if m.what is what) for what in Moved}
            in_pots = away[Moved.STAKE] - away[Moved.TAKE]
            assert sum(now.stones) + in_pots + away[Moved.SHED] == sum(now.opening.stones)
            assert min(now.stones) >= 0
            assert in_pots == 0 or now.phase is not EncajePhase.OVER


@tables
def test_the_moves_are_the_change_of_everybodys_stones(rules: str, players: int) -> None:
    for played in rounds(rules, players, 15):
        stones = list(played.opening.stones)
        for move in played.count.moves if played.count else ():
            stones[move.seat] += move.stones if move.what is Moved.TAKE else -move.stones
            if move.to is not None:
                stones[move.to] += move.stones
            assert move.stones > 0
        assert tuple(stones) == played.stones


@tables
def test_exactly_one_takes_each_pot(rules: str, players: int) -> None:
    for played in rounds(rules, players, 15):
        moves = played.count.moves if played.count else ()
        for lance in {move.lance for move in moves if move.what is Moved.STAKE}:
            staked = [m for m in moves if m.lance is lance and m.what is Moved.STAKE]
            (taken,) = (m for m in moves if m.lance is lance and m.what is Moved.TAKE)
            assert taken.stones == sum(move.stones for move in staked)
            assert taken.seat in {move.seat for move in staked}
            assert len({move.stones for move in staked}) == 1 < len(staked)


@tables
def test_apply_takes_just_what_is_legal(rules: str, players: int) -> None:
    for played in rounds(rules, players, 1):
        for now in states(played):
            for act in universe(now):
                assert is_taken(now, act) is is_listed(act, now), act


def universe(played: EncajeRound) -> Iterator[Act | Call]:
    """A broad choice of acts, legal and not, with a card of another's."""
    seat, count = played.to_act or 0, len(played.cards)
    cards = (*played.cards[seat], played.cards[(seat + 1) % count][0])
    yield from every_call(range(count))
    yield from every_act(seat, cards, range(count))


@tables
def test_no_card_is_lost_and_none_comes_twice(rules: str, players: int) -> None:
    for played in rounds(rules, players, 3):
        for now in states(played):
            held = [card for cards in now.cards for card in cards]
            there = [*held, *now.stock.cards, *now.stock.discards]
            assert sorted(map(str, there)) == sorted(map(str, DECK))


@tables
def test_a_rounds_text_gives_the_same_round(rules: str, players: int) -> None:
    for played in rounds(rules, players, 5):
        assert read_encaje(write_encaje(played)) == played
        assert read_encaje(trace_encaje(played)) == played
        assert all(parse_act(str(act)) == act for act in played.acts)
