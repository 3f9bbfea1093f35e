"""The same two hands under two rulesets: who wins under each (VAR-1, VAR-2)."""

from collections.abc import Callable
from typing import cast

from engine.deal import Deal
from engine.errors import BadNotation
from engine.lances import Lance
from engine.questions.question import Question
from engine.ruleset import Ruleset

RESULTS = ("0-0", "0-1", "1-0", "1-1")

type Winner = Callable[[Lance, Question, Ruleset], int | None]


def both_options(_: Question) -> tuple[str, ...]:
    """The seat that wins under the question's rules, then under the others."""
    return RESULTS


def both_winners(question: Question) -> str:
    """Who wins under each; `no_single_answer` where the lance is not played under one."""
    told = told_by(question, _winner)
    if told is None:
        raise BadNotation("no_single_answer", given=str(question))
    return told


def told_by(question: Question, winner: Winner) -> str | None:
    """The answer of somebody who finds winners in his own way, None where there is none."""
    other = Ruleset.parse(question.facts["other"])
    lance = cast(Lance, question.lance)
    winners = [winner(lance, question, ruleset) for ruleset in (question.ruleset, other)]
    return None if None in winners else "-".join(map(str, winners))


def _winner(lance: Lance, question: Question, ruleset: Ruleset) -> int | None:
    return Deal(question.hands, ruleset).contest(lance).winner
