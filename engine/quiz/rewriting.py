"""Questions like another in all but a few words: other calls, scores, seats or stones.

Each comes with its distance, by which the nearest is chosen.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import product, zip_longest

from engine.betting import Betting, Status
from engine.calls import Call, Word
from engine.errors import MusError
from engine.questions.bets import is_open
from engine.questions.checks import speakers
from engine.questions.facts import NONE, Facts
from engine.questions.question import Question
from engine.questions.situation import CUT, MUS, ROUNDS, Said, read_calls, read_scores, write_calls
from engine.questions.tellings import read_lines
from engine.seats import couple_of
from engine.tanteo import lances_of

FURTHEST = 12  # stones by which a score may differ
FURTHER, FEWER = 3, 2  # calls that may follow, fewer where each line takes a whole count
LAST_RESORT = 100  # further than any other line of calls
STEPS = (2, 3, 5)  # by which a bet may go up

type Near = Iterator[tuple[int, Question]]


def telling(question: Question, **facts: str) -> Question | None:
    """The question with other facts, or None where they cannot be."""
    try:
        return replace(question, facts=Facts(**{**question.facts, **facts}))
    except MusError:
        return None


def other_seats(question: Question) -> Near:
    """Another dealer, or another round."""
    seats = range(question.ruleset.players)
    for dealer in seats:
        if found := telling(question, dealer=str(dealer)):
            yield 1, found
    for rounds in ROUNDS:
        if found := telling(question, rounds=rounds):
            yield 2 + abs(int(rounds) - int(question.facts["rounds"])), found


def other_talks(question: Question) -> Near:
    """More or less of the talk about mus, cut or not."""
    told = () if question.facts["said"] == NONE else tuple(question.facts["said"].split(","))
    for count, is_cut in product(range(2 * question.ruleset.players + 1), (False, True)):
        said = [MUS] * count
        if is_cut and said:
            said[-1] = CUT
        distance = abs(count - len(told)) + (CUT in said) * (CUT not in told)
        if found := telling(question, said=",".join(said) or NONE):
            yield distance, found


def other_numbers(question: Question) -> Near:
    """Another score."""
    told = int(question.facts["stones"])
    for stones in range(question.ruleset.target):
        if found := telling(question, stones=str(stones)):
            yield abs(stones - told), found


def other_scores(question: Question) -> Near:
    """Other scores of both couples, not far away."""
    ours, theirs = read_scores(question.facts["scores"], question.ruleset.target)
    for one, two in product(range(-FURTHEST, FURTHEST + 1), repeat=2):
        if ours + one >= 0 and theirs + two >= 0:
            found = telling(question, scores=f"{ours + one}-{theirs + two}")
            if found:
                yield abs(one) + abs(two), found


def other_calls(question: Question) -> Near:
    """Other lines of calls by the same players: shorter, answered otherwise, or by others."""
    players, told = speakers(question), read_calls(question.facts["calls"])
    if not players:
        return
    totals = [call.to for together in told for call in together if call.to]
    for said in dict.fromkeys(_lines(players, question, told, totals)):
        if found := telling(question, calls=write_calls(said)):
            yield _distance(told, said), found


def other_sayings(question: Question) -> Near:
    """Another line of calls, after which of those that are listed another one may not be said.

    What may not be said there either gives way to something that may.
    """
    players, told = speakers(question), read_calls(question.facts["calls"])
    listed = [call for [call] in read_calls(question.facts["say"])]
    totals = [call.to for together in told for call in together if call.to]
    for said in dict.fromkeys(_lines(players, question, told, totals)):
        if len(said) > 1 + len(told):
            continue
        betting = _after(Betting(players, question.ruleset), said)
        closed = [call for call in listed if not is_open(betting, (call,))]
        for call in closed:
            say = _but_one_open(betting, listed, [other for other in closed if other != call])
            if found := telling(question, calls=write_calls(said), say=say):
                yield _distance(told, said) + len(closed), found


def _but_one_open(betting: Betting, listed: list[Call], closed: list[Call]) -> str:
    """The list with others in the place of some that may not be said, or without them."""
    instead = [call for call in betting.legal_calls() if call not in listed]
    given = dict(zip_longest(closed, instead[: len(closed)]))
    say = [given.get(call, call) for call in listed]
    return write_calls((call,) for call in say if call)


def other_rounds(question: Question) -> Near:
    """Something else said in one lance; if that will not do, another score before the round."""
    deal, told = question.deal, read_lines(question.facts["lines"])
    for at, lance in enumerate(lances_of(deal)):
        if not deal.is_bet(lance):
            continue
        before = read_calls(told[at])
        totals = [call.to for together in before for call in together if call.to]
        said = dict.fromkeys(_lines(deal.players(lance), question, before, totals))
        for calls in (*said, ()):
            lines = "/".join((*told[:at], write_calls(calls), *told[at + 1 :]))
            if found := telling(question, lines=lines):
                yield _distance(before, calls), found
    for distance, found in other_scores(question):
        yield LAST_RESORT + distance, found


def other_matches(question: Question) -> Near:
    """A match of one game, or of more; the same calls, or others near."""
    games = 2 if question.ruleset.games_to_win == 1 else 1
    ruleset = replace(question.ruleset, games_to_win=games)
    for distance, found in ((0, question), *other_calls(question)):
        yield distance, found
        yield distance + 1, replace(found, ruleset=ruleset)


def _lines(
    players: tuple[int, ...], question: Question, told: tuple[Said, ...], totals: list[int]
) -> Iterator[tuple[Said, ...]]:
    """What was said up to each point, and from there each way on that is near."""
    for end in range(len(told) + 1):
        betting = _after(Betting(players, question.ruleset), told[:end])
        yield from _ways_on(betting, told[:end], totals, FEWER if question.hands else FURTHER)


def _ways_on(
    betting: Betting, said: tuple[Said, ...], totals: list[int], more: int
) -> Iterator[tuple[Said, ...]]:
    yield said
    if betting.status is not Status.OPEN or more == 0:
        return
    for call in _next_calls(betting, totals):
        yield from _ways_on(betting.apply(call), (*said, (call,)), totals, more - 1)


def _next_calls(betting: Betting, totals: list[int]) -> Iterator[Call]:
    """One seat's words, an envido or reenvido by the totals that were told and a few others."""
    seat = betting.to_speak[0]
    for word in betting.legal_words():
        if word not in (Word.ENVIDO, Word.REENVIDO):
            yield Call(seat, word)
            continue
        stake = betting.stake or 0
        steps = {stake + step for step in STEPS} | set(totals)
        yield from (Call(seat, word, to) for to in sorted(steps) if to >= betting.least())


def _after(betting: Betting, said: tuple[Said, ...]) -> Betting:
    for together in said:
        betting = betting.apply(*together)
    return betting


def _distance(told: tuple[Said, ...], said: tuple[Said, ...]) -> int:
    """Calls that differ, what another couple says counting more."""
    differing = abs(len(told) - len(said))
    for one, other in zip(told, said, strict=False):
        if one != other:
            differing += 1 + (couple_of(one[0].seat) != couple_of(other[0].seat))
    return differing
