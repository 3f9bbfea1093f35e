"""Questions about what several hands hold, with cards changed in two hands or three."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from itertools import product
from typing import cast

from engine.errors import MusError
from engine.hand import Hand
from engine.lances import Lance, strength, takes_part
from engine.questions.holders import NOBODY
from engine.questions.kinds import Kind
from engine.questions.question import Question
from engine.quiz.hand_ways import Way, ends, redealt, ways, with_cards
from engine.quiz.rewriting import Near

type Fits = Callable[[int, Hand], bool]  # whether a seat may hold this

UNCHANGED = Way(0, 0, {})


def other_hands(question: Question, given: str, count: int) -> Near:
    """With so many cards changed in two hands at least, what `given` asks for in each of them."""
    seats = range(len(question.hands))
    for counts in product(range(count), repeat=len(seats)):
        if sum(counts) == count:
            every = [_ways(question, seat, counts[seat]) for seat in seats]
            for fits, first in _wanted(question, given, every):
                chosen = [
                    first.get(seat) or _best(question, fits, seat, every[seat]) for seat in seats
                ]
                yield from _dealt(question, chosen)


def _ways(question: Question, seat: int, count: int) -> list[Way]:
    return ways(question, seat, count) if count else [UNCHANGED]


def _wanted(
    question: Question, given: str, every: Sequence[Sequence[Way]]
) -> Iterator[tuple[Fits, dict[int, Way]]]:
    """What each hand is to be like, and how that of the winner is changed."""
    rules = question.ruleset
    if question.kind is Kind.HAS_JUEGO:
        holders = () if given == NOBODY else tuple(map(int, given.split(",")))
        yield lambda seat, hand: (seat in holders) is takes_part(Lance.JUEGO, hand, rules), {}
        return
    winner, lance = int(given), cast(Lance, question.lance)
    for way in every[winner]:
        best = strength(lance, with_cards(question.hands[winner], way.new), rules)
        if best:
            yield _weaker(question, lance, winner, best), {winner: way}


def _weaker(question: Question, lance: Lance, winner: int, best: tuple[int, ...]) -> Fits:
    rules = question.ruleset

    def fits(seat: int, hand: Hand) -> bool:
        held = strength(lance, hand, rules)
        is_beaten = held < best or (held == best and seat > winner)
        return is_beaten and not ends(lance, hand, rules)

    return fits


def _best(question: Question, fits: Fits, seat: int, tried: Sequence[Way]) -> Way | None:
    """The nearest way to such a hand."""
    right = (way for way in tried if fits(seat, with_cards(question.hands[seat], way.new)))
    return min(right, key=lambda way: way.moved, default=None)


def _dealt(question: Question, chosen: Sequence[Way | None]) -> Near:
    """The question with all these changed, the new cards being different ones."""
    made = [way for way in chosen if way]
    if len(made) < len(chosen):
        return
    ranks = [{place: card.rank for place, card in way.new.items()} for way in made]
    if hands := redealt(question, dict(enumerate(ranks))):
        with suppress(MusError):
            yield sum(way.moved for way in made), replace(question, hands=hands)
