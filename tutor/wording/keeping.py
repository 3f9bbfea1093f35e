"""What lies before a couple, and what those who keep it do (STO-1 to STO-4)."""

from django.utils.translation import pgettext_lazy

from engine import Deed, Keeping, Step
from tutor.wording.amounts import amarracos
from tutor.wording.lists import joined, said
from tutor.wording.table import stones

TAKES = pgettext_lazy("mus", "Take {stones} from the dish.")
CHANGE = pgettext_lazy(
    "mus", "Five loose stones make an amarraco: four go back, one goes to the partner."
)
OUT = pgettext_lazy("mus", "Out: the game is won.")
DENTRO = pgettext_lazy(
    "mus", "Say *dentro* and put {amarracos} back: only the loose stones count now."
)
DENTRO_LIES = pgettext_lazy("mus", "*dentro* and {stones}")
NOTHING = pgettext_lazy("mus", "nothing")


def step(one: Step) -> str:
    """One thing that the keepers do."""
    match one.deed:
        case Deed.TAKE:
            return said(TAKES, stones=stones(one.count))
        case Deed.CHANGE:
            return str(CHANGE)
        case Deed.DENTRO:
            return said(DENTRO, amarracos=amarracos(one.count))
        case Deed.OUT:
            return str(OUT)


def lies(kept: Keeping) -> str:
    """What lies there, in words: «6 amarracos y 3 piedras»."""
    loose = [stones(kept.loose)] if kept.loose else []
    if kept.is_dentro:
        return said(DENTRO_LIES, stones=stones(kept.loose))
    kinds = [*([amarracos(kept.amarracos)] if kept.amarracos else []), *loose]
    return joined(kinds) if kinds else str(NOTHING)
