"""Questions of a lance of Encaje like another in all but what was said in it, with its distance."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace

from engine.calls import Call, Word
from engine.deal import Deal
from engine.encaje.betting import EncajeBetting
from engine.errors import BadNotation
from engine.hand import Hand
from engine.lances import Lance
from engine.questions.facts import NONE, Facts
from engine.questions.purses import bets_of_hands
from engine.questions.question import Question
from engine.questions.situation import Said, read_calls, write_calls
from engine.quiz.rewriting import telling

BETS = 2  # that a line has at most, if it did not have more

type Near = Iterator[tuple[int, Question]]


def other_bets(question: Question) -> Near:
    """The same hands bet on otherwise, to the end: by others, by fewer, or not at all."""
    told = read_calls(question.facts["calls"])
    lance, purse = question.lance or Lance.GRANDE, question.facts["purse"]
    start = bets_of_hands(question.deal, lance, purse, NONE)
    totals = {call.to for [call] in told if call.to}
    for said in _lines(start, (), totals, max(BETS, len(totals))):
        if found := telling(question, calls=write_calls(said)):
            yield _distance(told, said), found


def with_hands(question: Question, hands: tuple[Hand, ...]) -> Question:
    """The same talk with other hands; where nobody bet or it does not fit them, all pass.

    Raises `BadNotation` for hands that make no deal.
    """
    facts, lance = question.facts, question.lance or Lance.GRANDE
    deal, purse, calls = Deal(hands, question.ruleset), facts["purse"], facts["calls"]
    if ":envido" in calls:
        with suppress(BadNotation):
            if not bets_of_hands(deal, lance, purse, calls).waiting:
                return replace(question, hands=hands)
    start = bets_of_hands(deal, lance, purse, NONE)
    passes = write_calls((Call(seat, Word.PASO),) for seat in start.waiting)
    return replace(question, hands=hands, facts=Facts(**{**facts, "calls": passes}))


def _lines(
    betting: EncajeBetting, said: tuple[Said, ...], totals: set[int], most: int
) -> Iterator[tuple[Said, ...]]:
    """Each way in which the lance may end, with so many bets, by the totals that were told."""
    if not betting.waiting:
        yield said
        return
    for call in _next_calls(betting, totals):
        if call.to is None or len(betting.stakes) < most:
            yield from _lines(betting.followed_by(call), (*said, (call,)), totals, most)


def _next_calls(betting: EncajeBetting, totals: set[int]) -> Iterator[Call]:
    """The words of the one who speaks, a bet or a raise by each total, or by the least."""
    for call in betting.legal_calls():
        has = betting.purse[call.seat]
        told = [to for to in sorted(totals) if betting.least() <= to <= has] if call.to else []
        yield from (replace(call, to=to) for to in told)
        if not told:
            yield call


def _distance(told: tuple[Said, ...], said: tuple[Said, ...]) -> int:
    """Players and calls that differ; another total counts as well."""
    differing = abs(len(told) - len(said))
    return differing + sum(one != other for one, other in zip(told, said, strict=False))
