"""What a lance pays, to whom and why, and where the count stops (TAN-1 to TAN-7, PAR-12)."""

from collections.abc import Sequence

from django.utils.translation import pgettext_lazy

from engine import (
    Award,
    Betting,
    By,
    Deal,
    For,
    Lance,
    SoloBonus,
    Tanteo,
    juego_of,
    pares_of,
    seats_of,
)
from tutor.wording import trios
from tutor.wording.lists import Words, figure, said
from tutor.wording.table import couple_name, stones

EN_PASO: dict[Lance, Words] = {
    Lance.GRANDE: pgettext_lazy(
        "mus", "Nobody bets and grande goes en paso: {stones} to {couple}."
    ),
    Lance.CHICA: pgettext_lazy("mus", "Nobody bets and chica goes en paso: {stones} to {couple}."),
}
STAKE = pgettext_lazy(
    "mus", "It was *quiero*: the stake goes to the better hand, {stones} to {couple}."
)
REFUSED_FIRST = pgettext_lazy(
    "mus", "*No quiero* to a first bet, however large: {stones} to {couple}."
)
REFUSED_RAISE = pgettext_lazy(
    "mus",
    "*No quiero* to a raise: those who refuse pay what they had already bet, {stones} to {couple}.",
)
ALONE: dict[tuple[Lance, SoloBonus], Words] = {
    (Lance.PARES, SoloBonus.COUNT): pgettext_lazy(
        "mus",
        "Only one couple has pares, so there’s no betting. At the count, {stones} to {couple}.",
    ),
    (Lance.PARES, SoloBonus.AT_ONCE): pgettext_lazy(
        "mus",
        "Only one couple has pares, so there’s no betting. At once, {stones} to {couple}.",
    ),
    (Lance.JUEGO, SoloBonus.COUNT): pgettext_lazy(
        "mus",
        "Only one couple has juego, so there’s no betting. At the count, {stones} to {couple}.",
    ),
    (Lance.JUEGO, SoloBonus.AT_ONCE): pgettext_lazy(
        "mus",
        "Only one couple has juego, so there’s no betting. At once, {stones} to {couple}.",
    ),
}
AFTER_REFUSAL: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy(
        "mus",
        "The bonus for pares goes with the refused bet, whoever has the better cards: "
        "{stones} to {couple}.",
    ),
    Lance.JUEGO: pgettext_lazy(
        "mus",
        "The bonus for juego goes with the refused bet, whoever has the better cards: "
        "{stones} to {couple}.",
    ),
    Lance.PUNTO: pgettext_lazy(
        "mus",
        "Punto’s stone goes with the refused bet, whoever has the better cards: "
        "{stones} to {couple}.",
    ),
}
SEVERAL_HANDS: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy(
        "mus",
        "The couple that wins counts the pares of both its hands, {sum}, and the other nothing: "
        "{stones} to {couple}.",
    ),
    Lance.JUEGO: pgettext_lazy(
        "mus",
        "The couple that wins counts the juego of both its hands, {sum}, and the other nothing: "
        "{stones} to {couple}.",
    ),
}
ONE_HAND: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy(
        "mus", "The couple that wins collects for its pares: {stones} to {couple}."
    ),
    Lance.JUEGO: pgettext_lazy(
        "mus", "The couple that wins collects for its juego: {stones} to {couple}."
    ),
}
PUNTO = pgettext_lazy(
    "mus", "Punto brings a stone of its own, besides any stake: {stones} to {couple}."
)
STOPS = pgettext_lazy(
    "mus", "That reaches {target} and the count stops: what comes after no longer counts."
)
ORDAGO = pgettext_lazy(
    "mus",
    "Órdago accepted: the cards are shown and this lance decides the game, whatever the score. "
    "The game goes to {couple}.",
)
NOBODY: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy("mus", "Nobody has pares, so the lance is not played."),
    Lance.JUEGO: pgettext_lazy("mus", "Nobody has juego, so punto is played."),
}
COUPLES_OF = 4  # players; of six there are trios
SCORE = pgettext_lazy("mus", "{us} to {them}")
WORTH = {Lance.PARES: pares_of, Lance.JUEGO: juego_of}


def award_reason(award: Award, deal: Deal, betting: Betting | None, view: int | None = None) -> str:
    """Why these stones are paid, to whom and how many, as a sentence."""
    couple = couple_name(award.couple, view, len(deal.hands))
    message, facts = _message(award, deal, betting)
    return said(message, stones=stones(award.stones), couple=couple, **facts)


def _message(award: Award, deal: Deal, betting: Betting | None) -> tuple[Words, dict[str, str]]:
    match award.why:
        case For.PASO:
            return EN_PASO[award.lance], {}
        case For.ENVITE:
            return STAKE, {}
        case For.DEJE:
            is_raise = betting is not None and len(betting.bets) > 1
            return REFUSED_RAISE if is_raise else REFUSED_FIRST, {}
        case For.BONUS:
            return _bonus(award, deal, betting)


def _bonus(award: Award, deal: Deal, betting: Betting | None) -> tuple[Words, dict[str, str]]:
    """The couple's own pares or juego, or punto's stone."""
    lance, are_trios = award.lance, len(deal.hands) > COUPLES_OF
    if betting is None and lance is not Lance.PUNTO:
        return (trios.ALONE if are_trios else ALONE)[lance, deal.ruleset.solo_bonus], {}
    if betting is not None and betting.collects is not None:
        return AFTER_REFUSAL[lance], {}
    if lance is Lance.PUNTO:
        return PUNTO, {}
    parts = worths(lance, deal, award.couple)
    if len(parts) == 1:
        return (trios.ONE_HAND if are_trios else ONE_HAND)[lance], {}
    several = trios.SEVERAL_HANDS if are_trios else SEVERAL_HANDS
    return several[lance], {"sum": " + ".join(map(figure, parts))}


def worths(lance: Lance, deal: Deal, couple: int) -> Sequence[int]:
    """What each hand of a couple is worth in pares or juego, where it is worth anything."""
    seats = seats_of(couple, len(deal.hands))
    held = (WORTH[lance](deal.hand(seat), deal.ruleset) for seat in seats)
    return [each.stones for each in held if each is not None]


def count_end(tanteo: Tanteo, players: int, view: int | None = None) -> str:
    """Why nothing more is counted; nothing where the game goes on."""
    if tanteo.winner is None:
        return ""
    if tanteo.by is By.ORDAGO:
        return said(ORDAGO, couple=couple_name(tanteo.winner, view, players))
    return said(STOPS, target=tanteo.target)


def nobody_has(lance: Lance) -> str:
    """What becomes of pares or juego where nobody has it."""
    return str(NOBODY[lance])


def score(us: int, them: int) -> str:
    """A score as it is said: «37 a 38»."""
    return said(SCORE, us=us, them=them)
