"""The stages of a round, and what stands over the parts of its count."""

from django.utils.translation import pgettext_lazy

from engine import Phase
from tutor.wording import trios
from tutor.wording.awards import COUPLES_OF
from tutor.wording.lists import Words, said
from tutor.wording.table import couple_players, stones

STAGES: dict[Phase, Words] = {
    Phase.RENEWAL: pgettext_lazy("mus", "4-5-6-7"),
    Phase.VISTO: pgettext_lazy("mus", "Mus visto"),
    Phase.MUS: pgettext_lazy("mus", "Mus?"),
    Phase.DISCARD: pgettext_lazy("mus", "The discards"),
    Phase.SHOW: pgettext_lazy("mus", "The cards are shown"),
}
DEALT = pgettext_lazy("mus", "The cards as they are dealt")
COUNT = pgettext_lazy("mus", "The count")
AT_ONCE = pgettext_lazy("mus", "At once, while the lances are played")
AT_COUNT = pgettext_lazy("mus", "At the count, with the cards shown")
PAID = pgettext_lazy("mus", "What is paid, and the score: {us} first, then {them}")
HOLDS = pgettext_lazy("mus", "{couple}: {stones}")
ONLY_ONE = pgettext_lazy("mus", "Only one couple has it, so there’s no betting.")
NOT_REACHED = pgettext_lazy("mus", "Not reached: the game is over by then.")
NOT_BET = pgettext_lazy("mus", "Nobody can bet.")
NOT_COMPARED = pgettext_lazy("mus", "The bet was refused, so nobody compares cards.")
MORE_SIDES = pgettext_lazy("mus", "{some}; {others}")


def stage_title(phase: Phase) -> str:
    """A stage outside the lances, as a heading."""
    return str(STAGES[phase])


def dealt_title() -> str:
    """Over the hands at the beginning."""
    return str(DEALT)


def count_title() -> str:
    """Over the count, once the cards are shown."""
    return str(COUNT)


def pay_title(*, is_at_once: bool) -> str:
    """When stones are paid."""
    return str(AT_ONCE if is_at_once else AT_COUNT)


def pays_title(players: int) -> str:
    """Over the payments: whose score stands first."""
    return said(PAID, us=couple_players(0, players), them=couple_players(1, players))


def score_before(scores: tuple[int, int], players: int) -> str:
    """What both couples have when the round begins."""
    us, them = (
        said(HOLDS, couple=couple_players(couple, players), stones=stones(score))
        for couple, score in enumerate(scores)
    )
    return said(MORE_SIDES, some=us, others=them)


def only_one(players: int) -> str:
    """Why nobody bets on pares or juego."""
    return str(ONLY_ONE if players <= COUPLES_OF else trios.ONLY_ONE)


def not_reached() -> str:
    """What is said of a lance after the end of the game."""
    return str(NOT_REACHED)


def not_bet() -> str:
    """What is said of a lance that nobody has the stones to bet on."""
    return str(NOT_BET)


def not_compared() -> str:
    """Why no cards win after a refusal."""
    return str(NOT_COMPARED)
