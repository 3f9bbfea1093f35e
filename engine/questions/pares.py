"""Which pares a hand holds (PAR-1 to PAR-3)."""

from engine.pares import ParesKind, pares_of
from engine.questions.question import Question

NO_PARES = "none"


def pares_options(_: Question) -> tuple[str, ...]:
    """No pares, then the kinds from worst to best."""
    return (NO_PARES, *(kind.value for kind in ParesKind))


def which_pares(question: Question) -> str:
    """The kind of pares in the hand, or none."""
    pares = pares_of(question.hands[0], question.ruleset)
    return NO_PARES if pares is None else pares.kind.value
