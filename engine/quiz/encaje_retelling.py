"""Questions of a lance of Encaje like another in all but what was said in it, with its distance."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import combinations

from engine.betting import ENVIDO
from engine.calls import Call, Word
from engine.deal import Deal
from engine.encaje.betting import EncajeBetting
from engine.errors import BadNotation
from engine.hand import Hand
from engine.lances import Lance
from engine.questions.facts import NONE, Facts
from engine.questions.kinds import Kind
from engine.questions.purses import bets_of_hands, read_purse
from engine.questions.question import Question
from engine.questions.situation import Said, read_calls, write_calls
from engine.quiz.rewriting import Near, telling

BETS = 2  # that a line has at most, if it did not have more


def other_bets(question: Question) -> Near:
    """The same hands bet on otherwise, to the end: by others, by fewer, or not at all."""
    told = read_calls(question.facts["calls"])
    lance, purse = question.lance or Lance.GRANDE, question.facts["purse"]
    start = bets_of_hands(question.deal, lance, purse, NONE)
    totals = {call.to for [call] in told if call.to}
    for said in _lines(start, (), totals, max(BETS, len(totals))):
        if found := telling(question, calls=write_calls(said)):
            yield _distance(told, said), found


def with_hands(question: Question, hands: tuple[Hand, ...], given: str) -> Iterator[Question]:
    """With other hands: the same talk; all pass; and the lines in which `given` is most likely.

    Who is to shed stones has no more than those, or bets and is refused; who is to take a pot is in
    it with as many as it holds stakes. Who bets or calls has at least as many stones as the bet.
    Raises `BadNotation` for hands that make no deal.
    """
    facts, lance = question.facts, question.lance or Lance.GRANDE
    deal, purse, calls = Deal(hands, question.ruleset), facts["purse"], facts["calls"]
    if ":envido" in calls:
        with suppress(BadNotation):
            if not bets_of_hands(deal, lance, purse, calls).waiting:
                yield replace(question, hands=hands)
    start = bets_of_hands(deal, lance, purse, NONE)
    passes = write_calls((Call(seat, Word.PASO),) for seat in start.waiting)
    yield _told(question, hands, calls=passes)
    seat, _, stones = given.partition(":")
    if not seat.isdigit():
        return
    if question.kind is Kind.ENCAJE_SHEDS:
        just = _with_just(purse, int(seat), stones)
        yield from _with_no_more(_told(question, hands, calls=passes, purse=just), int(seat))
    if int(seat) in start.players:
        stake = _stake(question) or start.least()
        for group in _groups(question.kind, start.players, int(seat), int(stones) // stake):
            if found := with_pot(question, hands, group, stake):
                yield found


def _with_no_more(question: Question, seat: int) -> Iterator[Question]:
    """Everybody passes, or that player bets and is refused, who can shed no more than he has."""
    yield question
    found = with_pot(question, question.hands, (seat,), ENVIDO)
    if found and found.facts["purse"] == question.facts["purse"]:
        yield found


def with_pot(
    question: Question, hands: tuple[Hand, ...], group: tuple[int, ...], stake: int
) -> Question | None:
    """With these hands, a bet that the group pays and nobody else; None where one cannot speak."""
    lance = question.lance or Lance.GRANDE
    rich = _at_least(question.facts["purse"], group, stake)
    begun = bets_of_hands(Deal(hands, question.ruleset), lance, rich, NONE)
    if not {*group} <= {*begun.players}:
        return None
    said = write_calls(_bet_by(begun, group, stake))
    return _told(question, hands, calls=said, purse=rich)


def _told(question: Question, hands: tuple[Hand, ...], **facts: str) -> Question:
    return replace(question, hands=hands, facts=Facts(**{**question.facts, **facts}))


def _stake(question: Question) -> int:
    return max((call.to or 0 for [call] in read_calls(question.facts["calls"])), default=0)


def _groups(
    kind: Kind, players: tuple[int, ...], seat: int, stakes: int
) -> Iterator[tuple[int, ...]]:
    """Who bets and is called in a line, in speaking order; alone where stones are to be shed."""
    others = [player for player in players if player != seat]
    if kind is Kind.ENCAJE_SHEDS:
        yield (seat,)
        return
    for callers in combinations(others, min(stakes - 1, len(others))):
        yield tuple(player for player in players if player == seat or player in callers)


def _at_least(purse: str, seats: tuple[int, ...], stake: int) -> str:
    """The stones with which these can pay the bet."""
    stones = enumerate(read_purse(purse))
    return ",".join(str(max(has, stake) if seat in seats else has) for seat, has in stones)


def _with_just(purse: str, seat: int, stones: str) -> str:
    """The stones where a player has so many."""
    held = purse.split(",")
    return ",".join((*held[:seat], stones, *held[seat + 1 :]))


def _bet_by(betting: EncajeBetting, group: tuple[int, ...], stake: int) -> Iterator[Said]:
    """The first of the group bets, the others of it say quiero, everybody else refuses."""
    while betting.waiting:
        seat = betting.waiting[0]
        if betting.stakes:
            call = Call(seat, Word.QUIERO if seat in group else Word.NO_QUIERO)
        else:
            call = Call(seat, Word.ENVIDO, stake) if seat == group[0] else Call(seat, Word.PASO)
        betting = betting.followed_by(call)
        yield (call,)


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
