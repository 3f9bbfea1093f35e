"""Hands from the best to the worst in a lance (LAN-3, GRA-1, CHI-1, PAR-4 to PAR-7, JUE-3)."""

from collections.abc import Sequence
from itertools import permutations
from typing import cast

from engine.errors import BadNotation
from engine.lances import Lance, strength
from engine.questions.question import Question


def order_options(question: Question) -> tuple[str, ...]:
    """Every order of the seats, as `201`; those that begin with "you" come first."""
    seats = len(question.hands)
    from_you = ((question.view + place) % seats for place in range(seats))
    return tuple("".join(map(str, order)) for order in permutations(from_you))


def hand_order(question: Question) -> str:
    """The seats from the best hand to the worst, equal hands by nearness to the mano.

    `no_single_answer` where a hand takes no part in the lance.
    """
    deal, lance = question.deal, cast(Lance, question.lance)
    keys = [strength(lance, hand, deal.ruleset) for hand in question.hands]
    if len(deal.players(lance)) < len(keys):
        raise BadNotation("no_single_answer", given=str(question))
    return in_order(keys, last_wins_ties=False)


def in_order(keys: Sequence[tuple[int, ...]], last_wins_ties: bool) -> str:
    """Seats by their keys, the greatest first; of equal ones the first, or the last."""
    seats = sorted(range(len(keys)), reverse=last_wins_ties)
    return "".join(map(str, sorted(seats, key=keys.__getitem__, reverse=True)))
