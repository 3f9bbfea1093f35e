"""Whether a lance of Encaje is bet on, and how a whole round ends (ENC-1, ENC-8 to ENC-16)."""

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import cast

from engine.calls import Call, Word
from engine.encaje.betting import EncajeBetting, EncajeStatus
from engine.encaje.count import EncajeCount
from engine.encaje.game import EncajeGame, leaving
from engine.encaje.rules import EncajeRules, End
from engine.errors import BadNotation
from engine.lances import Lance
from engine.questions.encaje import encaje_betting
from engine.questions.facts import Facts
from engine.questions.purses import counting, read_purse
from engine.questions.question import Question

BET, ALONE, UNPLAYED, PUNTO = "bet", "alone", "unplayed", "punto"
GOES_ON = "on"
CAN_BET = 2  # stones


def played_options(question: Question) -> tuple[str, ...]:
    """It is bet on, it is not but counts, or nobody has it: then juego gives way to punto."""
    return BET, ALONE, UNPLAYED if question.lance is Lance.PARES else PUNTO


def encaje_played(question: Question) -> str:
    """Whether those with stones bet on pares, or on juego (ENC-8)."""
    lance = cast(Lance, question.lance)
    count = counting(question.deal, question.facts["purse"])
    if not count.entrants(lance):
        return played_options(question)[-1]
    return BET if count.open(lance).waiting else ALONE


def with_stoneless(question: Question) -> str:
    """For somebody who lets those in who have no stones."""
    return encaje_played(_with_purse(question, lambda has: has or CAN_BET))


def with_one_stone(question: Question) -> str:
    """For somebody who lets those bet who have one stone."""
    return encaje_played(_with_purse(question, lambda has: max(has, CAN_BET) if has else 0))


def end_options(question: Question) -> tuple[str, ...]:
    """Any player, "you" first, or the game goes on."""
    seats = len(question.hands)
    from_you = (str((question.view + place) % seats) for place in range(seats))
    return (*from_you, GOES_ON)


def encaje_ends(question: Question) -> str:
    """Whom the end marks once the round is counted, nothing being bet but in its lance."""
    return ended(question, counted_round(question))


def ended(question: Question, count: EncajeCount) -> str:
    """Whom the end marks after a count (ENC-1, ENC-16)."""
    purse = read_purse(question.facts["purse"])
    rules = _rules(End(question.facts["goal"]))
    marked = EncajeGame(rules, purse, len(purse) - 1).settled(count).ended
    return GOES_ON if marked is None else str(marked)


@cache
def _rules(end: End) -> EncajeRules:
    return EncajeRules(end=end)


def counted_round(question: Question, kind: type[EncajeCount] = EncajeCount) -> EncajeCount:
    """The round reckoned by the rule, or by somebody's own; `no_single_answer` for none."""
    purse = read_purse(question.facts["purse"])
    count, told = kind(question.deal, purse), encaje_betting(question)
    while (lance := count.next_lance()) is not None:
        betting = told if lance is question.lance else all_pass(count.open(lance))
        count = count.close(lance, betting)
    is_told = any(contest.lance is question.lance for contest in count.contests)
    if 0 in purse or told.status is EncajeStatus.OPEN or not is_told:
        raise BadNotation("no_single_answer", given=str(question))
    return count.reckon()


def out_loses(question: Question) -> str:
    """For somebody to whom the first without stones has lost."""
    count = counted_round(question)
    gone = leaving(count)
    if question.facts["goal"] == End.FIRST_WINS:
        return ended(question, count)
    return str(gone[0]) if gone else GOES_ON


def all_pass(betting: EncajeBetting) -> EncajeBetting:
    """A lance on which nobody bets."""
    while betting.waiting:
        betting = betting.apply(Call(betting.waiting[0], Word.PASO))
    return betting


def _with_purse(question: Question, change: Callable[[int], int]) -> Question:
    purse = map(change, read_purse(question.facts["purse"]))
    return replace(question, facts=Facts(**{**question.facts, "purse": ",".join(map(str, purse))}))
