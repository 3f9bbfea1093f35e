"""What holds in every round, whoever plays it: seeded random play under many rules."""

from collections.abc import Iterable, Iterator
from itertools import combinations, product

import pytest

from engine import (
    DECK,
    PRESETS,
    Act,
    Call,
    Card,
    IllegalCall,
    Opening,
    Phase,
    Rank,
    Round,
    Verb,
    Word,
    parse_act,
    read_round,
    trace_round,
    write_round,
)
from tests.engine.playing import at_random

RULES = (
    *PRESETS,
    "classic+min_raise=1+solo_bonus=at_once",
    "classic+reshuffle=every_mus+target=15",
    "eibar+kings=4",
    "mus_visto+renew_4567=true+target=1000",
    "six+mus_visto=true+renew_4567=true+wildcards=true",
)
NUMBERS = (None, 1, 2, 3, 4, 5, 40)
every_rules = pytest.mark.parametrize("rules", RULES)


def rounds(rules: str, number: int) -> Iterator[Round]:
    return (at_random(rules, seed) for seed in range(number))


def states(played: Round) -> Iterator[Round]:
    """The round after each of its acts, from its beginning on."""
    now = Round.begin(played.opening)
    yield now
    for acts in played.acts:
        now = now.apply(*acts)
        yield now


def situations(played: Round) -> Iterator[Round]:
    """The states of a round, one of each kind: by phase, lance, and what has been bet."""
    kinds = {}
    for now in states(played):
        bets = now.betting.bets if now.betting else ()
        kinds[now.phase, now.lance, len(bets), bets and bets[-1].to is None] = now
    yield from kinds.values()


def every_call(seats: range) -> Iterator[Call]:
    for seat, word in product(seats, Word):
        numbered = word in (Word.ENVIDO, Word.REENVIDO)
        yield from (Call(seat, word, to) for to in (NUMBERS if numbered else (None,)))


def every_act(seat: int, cards: tuple[Card, ...], seats: range) -> Iterator[Act]:
    """Any verb of any seat; any of the cards thrown or shown by the one seat."""
    for other, verb in product(seats, Verb):
        if verb is not Verb.MUESTRA:
            yield Act(other, verb)
    for number in range(1, 5):
        yield from (Act(seat, Verb.DESCARTE, some) for some in combinations(cards, number))
    for some in (*combinations(cards, 1), *combinations(cards, 2)):
        for ranks in product((Rank.REY, Rank.AS, Rank.TRES), repeat=len(some)):
            yield Act(seat, Verb.MUESTRA, some, ranks)


def universe(played: Round) -> Iterator[Act | Call]:
    """A broad choice of acts, legal and not, with a card of another's and one of the stock's."""
    seats, seat = range(len(played.every) + 1), (*played.to_act, 0)[0]
    other = played.deal.hand((seat + 1) % len(played.every)).cards[0]
    cards = (*played.deal.hand(seat).cards, other, *played.stock.cards[:1])
    yield from every_call(seats)
    yield from every_act(seat, cards, seats)


def is_taken(played: Round, act: Act | Call) -> bool:
    try:
        played.apply(act)
    except IllegalCall:
        return False
    return True


def is_listed(act: Act | Call, legal: Iterable[Act | Call]) -> bool:
    """Whether an act is among the legal ones, a bet of more stones standing with the smallest."""
    if isinstance(act, Act):
        return any(isinstance(one, Act) and alike(act, one) for one in legal)
    return any(
        (act.seat, act.word) == (one.seat, one.word)
        and (act.to is None or one.to is None or act.to >= one.to)
        for one in legal
        if isinstance(one, Call)
    )


def alike(one: Act, other: Act) -> bool:
    """Whether two acts are the same, in whatever order their cards are."""
    if (one.seat, one.verb) != (other.seat, other.verb):
        return False
    shown = [set(zip(act.cards, act.ranks or act.cards, strict=True)) for act in (one, other)]
    return shown[0] == shown[1]


@every_rules
def test_any_random_round_ends(rules: str) -> None:
    for played in rounds(rules, 20):
        assert played.phase is Phase.OVER
        assert (played.to_act, played.legal_acts()) == ((), ())


@every_rules
def test_the_awards_are_the_change_of_the_score(rules: str) -> None:
    for played in rounds(rules, 20):
        tanteo, before = played.tanteo, played.opening.scores
        for couple in (0, 1):
            stones = [award.stones for award in tanteo.awards if award.couple == couple]
            assert tanteo.scores[couple] - before[couple] == sum(stones)
            assert all(number > 0 for number in stones)


@every_rules
def test_a_game_is_won_by_who_reaches_the_target_or_by_an_ordago(rules: str) -> None:
    for played in rounds(rules, 20):
        tanteo = played.tanteo
        there = [couple for couple in (0, 1) if tanteo.scores[couple] >= tanteo.target]
        assert there == ([tanteo.winner] if tanteo.by == "stones" else [])
        assert (tanteo.by is None) is (tanteo.winner is None)


@every_rules
def test_no_card_is_lost_and_none_comes_twice(rules: str) -> None:
    for played in rounds(rules, 8):
        for now in states(played):
            away = [card for cards in now.thrown for card in cards]
            held = [card for seat in now.every for card in now.deal.hand(seat).cards]
            there = [*held, *now.stock.cards, *now.stock.discards]
            assert sorted(map(str, there)) == sorted(map(str, DECK))
            assert set(away) <= set(held)


@every_rules
def test_apply_takes_just_what_is_legal(rules: str) -> None:
    for played in rounds(rules, 2):
        for now in situations(played):
            legal = now.legal_acts()
            for act in universe(now):
                assert is_taken(now, act) is is_listed(act, legal), act


@every_rules
def test_who_may_act_has_something_to_do(rules: str) -> None:
    for played in rounds(rules, 6):
        *open_states, _ = states(played)
        for now in open_states:
            assert {act.seat for act in now.legal_acts()} == set(now.to_act) != set()


@every_rules
def test_a_rounds_text_gives_the_same_round(rules: str) -> None:
    for played in rounds(rules, 8):
        assert read_round(write_round(played)) == played
        assert read_round(trace_round(played)) == played


@every_rules
def test_a_round_broken_off_gives_itself_too(rules: str) -> None:
    for now in states(at_random(rules, 5)):
        assert read_round(trace_round(now)) == now


@every_rules
def test_every_act_is_read_back(rules: str) -> None:
    for played in rounds(rules, 5):
        for now in states(played):
            for act in now.legal_acts():
                assert parse_act(str(act)) == act


@every_rules
def test_the_same_opening_and_acts_give_the_same_round(rules: str) -> None:
    played = at_random(rules, 11)
    *_, last = states(played)
    assert last == played
    other = Opening(**{name: getattr(played.opening, name) for name in Opening.__slots__})
    assert Round.begin(other) == Round.begin(played.opening)
