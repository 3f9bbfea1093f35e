"""What becomes of stones in Encaje, and what a call does there (ENC-4 to ENC-13)."""

from django.utils.translation import pgettext_lazy

from engine import EncajeBetting, EncajeMove, EncajeStatus, Lance, Moved
from tutor.wording.calls import on_table
from tutor.wording.lists import Words, joined, said
from tutor.wording.table import player_name, stones

# Each stands after a player's name, which is its subject.
SHEDS_AT_ONCE = pgettext_lazy("mus", "Sheds {stones} at once, because everyone has refused.")
SHEDS_EN_PASO = pgettext_lazy("mus", "Sheds {stones}: the best hand, and nobody has bet.")
SHEDS_WORTH: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy("mus", "Sheds what the best pares are worth: {stones}."),
    Lance.JUEGO: pgettext_lazy("mus", "Sheds what the best juego is worth: {stones}."),
    Lance.PUNTO: pgettext_lazy("mus", "Sheds {stones} for the best punto."),
}
SHEDS_AFTER_REFUSAL = pgettext_lazy(
    "mus", "Sheds the bonus too, which goes with the refused bet: {stones}."
)
ALONE: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy("mus", "Only {name} has pares, so there’s no betting."),
    Lance.JUEGO: pgettext_lazy("mus", "Only {name} has juego, so there’s no betting."),
}
GIVES = pgettext_lazy(
    "mus", "Gives {stones} to {name} at once, because everyone has refused the raise."
)
SHEDS_NONE = pgettext_lazy("mus", "Would shed stones here, but has none just now.")
STAKES = pgettext_lazy("mus", "Puts {stones} into the pot.")
TAKES = pgettext_lazy("mus", "Takes the whole pot, {stones}: the worst hand in it.")

HAS = pgettext_lazy("mus", "{name}: {stones}")

NOBODY_BET = pgettext_lazy("mus", "Nobody has bet: the lance goes en paso.")
ALL_REFUSED = pgettext_lazy("mus", "Nobody comes in.")
IN_POT = pgettext_lazy("mus", "The pot: {stones} each from {names}.")


def move(one: EncajeMove, betting: EncajeBetting, *, is_first: bool) -> str:
    """Where stones of a player go, and why; `is_first` tells the lance's first move."""
    name = "" if one.to is None else player_name(one.to)
    return said(_message(one, betting, is_first), stones=stones(one.stones), name=name)


def _message(one: EncajeMove, betting: EncajeBetting, is_first: bool) -> Words:
    match one.what:
        case Moved.GIVE:
            return GIVES
        case Moved.STAKE:
            return STAKES
        case Moved.TAKE:
            return TAKES
        case Moved.SHED:
            return _shed(one, betting, is_first)


def _shed(one: EncajeMove, betting: EncajeBetting, is_first: bool) -> Words:
    if one.stones == 0:
        return SHEDS_NONE
    if betting.status is EncajeStatus.REFUSED:
        return SHEDS_AT_ONCE if is_first and len(betting.stakes) == 1 else SHEDS_AFTER_REFUSAL
    return SHEDS_WORTH.get(one.lance, SHEDS_EN_PASO)


def alone(lance: Lance, seat: int) -> str:
    """Why nobody bets on pares or juego where one has it."""
    return said(ALONE[lance], name=player_name(seat))


def encaje_effect(after: EncajeBetting, *, is_bet: bool) -> str:
    """What the last call did; nothing where it changed no stake and ended nothing."""
    match after.status:
        case EncajeStatus.OPEN:
            return on_table(after.stake) if is_bet and after.stake else ""
        case EncajeStatus.PASO:
            return str(NOBODY_BET)
        case EncajeStatus.REFUSED:
            return str(ALL_REFUSED)
        case EncajeStatus.ACCEPTED:
            names = joined(map(player_name, after.in_pot))
            return said(IN_POT, stones=stones(after.stake or 0), names=names)


def purse(seat: int, number: int) -> str:
    """What a player has: «Ane: 21 piedras»."""
    return said(HAS, name=player_name(seat), stones=stones(number))
