"""What one may do at the table, and why not: talk, lies and hidden cards (OBJ-5, PAR-8, MUS-5)."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.lances import Lance, takes_part
from engine.questions.question import Question
from engine.questions.rounds import round_so_far
from engine.questions.tellings import BETS, DECLARATIONS, LOOKS, SAYS, SHOWS, read_deed
from engine.settings import DiscardFace
from engine.signals import Meaning, is_truthful
from engine.table import Phase

YES, TOLD, FALSE, HIDDEN = "yes", "told", "false", "hidden"
ANSWERS = (YES, TOLD, FALSE, HIDDEN)
DEEDS_OF = {"talk": ("tell", "sign", "bet"), "play": ("pares", "juego", "look", "show")}


def conduct_options(_: Question) -> tuple[str, ...]:
    """He may, he tells his cards, it is a lie, or those cards are hidden still."""
    return ANSWERS


def may_do(question: Question) -> str:
    """Whether he may do it with this hand, or why not."""
    what, which = deed_of(question)
    return RULES[what](question, which)


def deed_of(question: Question) -> tuple[str, str]:
    """What is done, and with what."""
    return read_deed(question.facts["deed"], question.ruleset)


def _signed(question: Question, which: str) -> str:
    is_true = is_truthful(Meaning(which), question.hands[0], question.ruleset)
    return YES if is_true else FALSE


def _declared(lance: Lance) -> Callable[[Question, str], str]:
    def said(question: Question, which: str) -> str:
        has = takes_part(lance, question.hands[0], question.ruleset)
        return YES if has is (which == SAYS[0]) else FALSE

    return said


def _looked(question: Question, which: str) -> str:
    is_up = question.ruleset.discards is DiscardFace.UP
    return YES if which == LOOKS[0] and is_up else HIDDEN


def _shown(question: Question, which: str) -> str:
    is_over = round_so_far(question.ruleset, Lance.GRANDE, SHOWS[which]).phase is Phase.OVER
    return YES if is_over else HIDDEN


RULES: Mapping[str, Callable[[Question, str], str]] = MappingProxyType(
    {
        "tell": lambda _, which: TOLD,
        "sign": _signed,
        "bet": lambda _, which: YES,
        "pares": _declared(Lance.PARES),
        "juego": _declared(Lance.JUEGO),
        "look": _looked,
        "show": _shown,
    }
)


def no_bluff(question: Question) -> str | None:
    """For somebody who takes a bet without the cards for a lie; None for other deeds."""
    what, which = deed_of(question)
    if what != "bet":
        return None
    ruleset, wanted = question.ruleset, BETS[Lance(which)]
    has = any(ruleset.face(rank) is wanted for rank in question.hands[0].ranks)
    return YES if has else FALSE


def lies_by_signal(question: Question) -> str | None:
    """For somebody who may bluff with signals."""
    return YES if deed_of(question)[0] == "sign" else None


def lies_by_word(question: Question) -> str | None:
    """For somebody who may bluff about having pares or juego."""
    return YES if deed_of(question)[0] in DECLARATIONS else None


def partner_may_know(question: Question) -> str | None:
    """For somebody who may tell his partner the truth; None for what is not true."""
    what, which = deed_of(question)
    return YES if what == "tell" and _signed(question, which) == YES else None


def shows_after_quiero(question: Question) -> str | None:
    """For somebody who shows the cards after every "quiero"."""
    return YES if deed_of(question) == ("show", "quiero") else None
