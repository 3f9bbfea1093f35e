"""Questions on exchanges and on Encaje like another in all but what was told, with its distance."""

from itertools import product

from engine.calls import Call, Word
from engine.encaje.rules import Dealing
from engine.questions.checks import seat_count
from engine.questions.encaje import encaje_betting
from engine.questions.facts import NONE
from engine.questions.purses import read_purse
from engine.questions.question import Question
from engine.questions.situation import (
    CUT,
    MUS,
    SEEN,
    STAGES,
    THROWN,
    Said,
    read_calls,
    write_calls,
)
from engine.quiz.rewriting import Near, telling

MOST_STONES = 21


def other_stages(question: Question) -> Near:
    """The same hand got in another way, or with a card seen, or with none."""
    told = question.facts
    for stage, seen in product(STAGES, SEEN):
        if found := telling(question, stage=stage, seen=seen):
            yield (stage != told["stage"]) + (seen != told["seen"]), found


def other_purses(question: Question) -> Near:
    """One player with more or fewer stones, one more or none of them first."""
    purse = read_purse(question.facts["purse"])
    for seat, has in enumerate(purse):
        for other in range(MOST_STONES + 1):
            changed = ",".join(map(str, (*purse[:seat], other, *purse[seat + 1 :])))
            if other != has and (found := telling(question, purse=changed)):
                yield abs(other - has), found


def other_callers(question: Question) -> Near:
    """Others have just enough stones for the bet, or one too few; or who refused said quiero."""
    said = read_calls(question.facts["calls"])
    betting, purse = encaje_betting(question), read_purse(question.facts["purse"])
    stake, bettor = betting.stake or 0, betting.stakes[-1].seat
    others = [seat for seat in betting.players if seat != bettor]
    refusals = [at for at, [call] in enumerate(said) if call.word is Word.NO_QUIERO]
    for lines in (said, *(_called(said, at) for at in refusals)):
        for few in product((None, True, False), repeat=len(others)):
            changed = list(purse)
            for seat, is_short in zip(others, few, strict=True):
                if is_short is not None:
                    changed[seat] = (
                        min(purse[seat], stake - 1) if is_short else max(purse[seat], stake)
                    )
            told = {"calls": write_calls(lines), "purse": ",".join(map(str, changed))}
            if found := telling(question, **told):
                moved = sum(abs(one - other) for one, other in zip(changed, purse, strict=True))
                yield moved + (lines != said), found


def _called(said: tuple[Said, ...], at: int) -> tuple[Said, ...]:
    [call] = said[at]
    return (*said[:at], (Call(call.seat, Word.QUIERO),), *said[at + 1 :])


def other_begins(question: Question) -> Near:
    """Another dealer, another talk, or another purse."""
    facts, seats = question.facts, seat_count(question)
    for dealer in range(seats):
        if found := telling(question, dealer=str(dealer)):
            yield 2, found
    for said in range(seats + 1):
        for talk in (",".join([MUS] * said) or NONE, ",".join([*[MUS] * said, CUT])):
            if found := telling(question, talk=talk, dealing=Dealing.MUS):
                yield 1 + (facts["dealing"] != Dealing.MUS), found
    for talk in (NONE, THROWN):
        if found := telling(question, talk=talk, dealing=Dealing.FIVE):
            yield 2, found
    yield from ((3 + distance, found) for distance, found in other_purses(question))
