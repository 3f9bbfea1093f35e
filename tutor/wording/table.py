"""What lances, rules and the people at the table are called."""

from django.utils.translation import npgettext, pgettext, pgettext_lazy

from engine import PRESETS, JuegoReal, Lance, Ruleset, SoloBonus, couple_of
from tutor.wording.lists import Words, joined, opening, said

LANCES: dict[Lance, Words] = {
    Lance.GRANDE: pgettext_lazy("mus", "grande"),
    Lance.CHICA: pgettext_lazy("mus", "chica"),
    Lance.PARES: pgettext_lazy("mus", "pares"),
    Lance.JUEGO: pgettext_lazy("mus", "juego"),
    Lance.PUNTO: pgettext_lazy("mus", "punto"),
}
STANDARD = pgettext_lazy("mus", "standard mus")
HOUSE_RULES = pgettext_lazy("mus", "house rules")
RULESETS: dict[str, Words] = {
    "classic": STANDARD,
    "thirty": STANDARD,
    "real": STANDARD,
    "four_kings": pgettext_lazy("mus", "mus of Navarre and La Rioja"),
    "eibar": pgettext_lazy("mus", "mus of Eibar"),
    "six": pgettext_lazy("mus", "mus for six"),
}
KINGS: dict[int, Words] = {
    8: pgettext_lazy("mus", "eight kings"),
    4: pgettext_lazy("mus", "four kings"),
}
JUEGOS_REALES: dict[JuegoReal, Words] = {
    JuegoReal.SEVENS: pgettext_lazy("mus", "juego real"),
    JuegoReal.KING: pgettext_lazy("mus", "juego real with a king"),
    JuegoReal.SUITS: pgettext_lazy("mus", "juego real in four suits"),
    JuegoReal.OROS: pgettext_lazy("mus", "juego real with the sota of oros"),
}
TARGET = pgettext_lazy("mus", "to {target}")
RAISES_OF_ONE = pgettext_lazy("mus", "raises of 1")
PAID_AT_ONCE = pgettext_lazy("mus", "a lone couple paid at once")
WILDCARDS = pgettext_lazy("mus", "wild sotas of oros and copas")
RULES = pgettext_lazy("mus", "Rules: {ruleset}")
NEXT_PART = pgettext_lazy("mus", "{parts}, {part}")

PLAYERS: tuple[Words, ...] = (
    pgettext_lazy("mus", "Ane"),
    pgettext_lazy("mus", "Bruno"),
    pgettext_lazy("mus", "Caio"),
    pgettext_lazy("mus", "Dora"),
    pgettext_lazy("mus", "Eli"),
    pgettext_lazy("mus", "Fran"),
)
SEATS: tuple[Words, ...] = (
    pgettext_lazy("mus", "You"),
    pgettext_lazy("mus", "Right"),
    pgettext_lazy("mus", "Across"),
    pgettext_lazy("mus", "Left"),
)
COUPLES: tuple[Words, ...] = (
    pgettext_lazy("mus", "your side"),
    pgettext_lazy("mus", "the other side"),
)
HANDS: tuple[Words, ...] = (
    pgettext_lazy("mus", "First hand"),
    pgettext_lazy("mus", "Second hand"),
)


def lance_name(lance: Lance) -> str:
    """A lance inside a sentence: «grande»."""
    return str(LANCES[lance])


def lance_title(lance: Lance) -> str:
    """A lance as a heading: «Grande»."""
    return opening(LANCES[lance])


def player_name(seat: int) -> str:
    """The invented player who sits there in a lesson."""
    return str(PLAYERS[seat])


def seat_name(seat: int, view: int | None, count: int) -> str:
    """A seat as the learner at `view` sees it; of two hands alone, the first or the second."""
    if count == len(HANDS):
        return str(HANDS[seat])
    if count == len(SEATS) and view is not None:
        return str(SEATS[(seat - view) % count])
    return player_name(seat)


def couple_name(couple: int, view: int | None) -> str:
    """A couple as the learner at `view` sees it, or else by its players: «Ane y Caio»."""
    if view is not None:
        return str(COUPLES[couple_of(view) != couple])
    return joined(player_name(seat) for seat in (couple, couple + 2))


def stones(number: int) -> str:
    """So many stones, in figures; none has a message of its own."""
    if number == 0:
        return pgettext("mus", "no stones")
    return said(npgettext("mus", "{n} stone", "{n} stones", number), n=number)


def ruleset_label(ruleset: Ruleset) -> str:
    """The rules in force: «Reglas: mus corriente, ocho reyes, a 40»."""
    label, *parts = _parts(ruleset)
    for part in parts:
        label = said(NEXT_PART, parts=label, part=part)
    return said(RULES, ruleset=label)


def _parts(ruleset: Ruleset) -> list[Words]:
    """The rules' name, the kings, the target, and what else differs from `classic`."""
    preset = next((name for name, known in PRESETS.items() if known == ruleset), "")
    parts = [
        RULESETS.get(preset, HOUSE_RULES),
        KINGS[ruleset.kings],
        said(TARGET, target=ruleset.target),
    ]
    if ruleset.juego_real is not JuegoReal.NONE:
        parts.append(JUEGOS_REALES[ruleset.juego_real])
    if ruleset.min_raise == 1:
        parts.append(RAISES_OF_ONE)
    if ruleset.solo_bonus is SoloBonus.AT_ONCE:
        parts.append(PAID_AT_ONCE)
    if ruleset.wildcards:
        parts.append(WILDCARDS)
    return parts
