"""Eibar's wild sotas: as what one is better shown, and what may be declared (VAR-5)."""

from typing import cast

from engine.cards import Rank
from engine.errors import BadNotation
from engine.lances import Lance, strength
from engine.questions.facts import NONE
from engine.questions.question import Question
from engine.ruleset import WILD_RANKS
from engine.wild import may_declare, wild_cards

SAME = "same"
SHOWINGS = ("rey", "as", SAME)
YES, NO, EITHER = "yes", "no", "either"
WORDS = {(True,): YES, (False,): NO, (True, False): EITHER}


def choice_options(_: Question) -> tuple[str, ...]:
    """A rey, an as, or it makes no difference."""
    return SHOWINGS


def wild_choice(question: Question) -> str:
    """As what the one wild sota makes the hand better in this lance.

    `no_single_answer` for a hand with none or with two of them.
    """
    [hand] = question.hands
    wild, lance = wild_cards(hand, question.ruleset), cast(Lance, question.lance)
    if len(wild) != 1:
        raise BadNotation("no_single_answer", given=str(question))

    def shown_as(rank: Rank) -> tuple[int, ...]:
        return strength(lance, hand.showing({wild[0]: rank}), question.ruleset)

    rey, one = map(shown_as, WILD_RANKS)
    return SAME if rey == one else SHOWINGS[rey < one]


def declare_options(_: Question) -> tuple[str, ...]:
    """He must say yes, he must say no, or he may say either."""
    return YES, NO, EITHER


def wild_declares(question: Question) -> str:
    """What the holder may say to pares, or to juego after what he said to pares.

    `no_single_answer` for what he could not have said.
    """
    said = question.facts["declared"]
    before = {Lance.PARES: said == YES} if said in (YES, NO) else {}
    return WORDS[_open_to(question, before)]


def declares_afresh(question: Question) -> str | None:
    """For somebody who takes a wild card for another in each lance; None for the first of them."""
    return None if question.facts["declared"] == NONE else WORDS[_open_to(question, {})]


def _open_to(question: Question, before: dict[Lance, bool]) -> tuple[bool, ...]:
    [hand] = question.hands
    lance = cast(Lance, question.lance)
    may = may_declare(hand, question.ruleset, lance, before)
    if not may or not wild_cards(hand, question.ruleset):
        raise BadNotation("no_single_answer", given=str(question))
    return may
