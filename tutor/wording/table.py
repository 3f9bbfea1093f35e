"""What lances, rules and the people at the table are called."""

from django.utils.translation import npgettext, pgettext, pgettext_lazy

from engine import (
    PRESETS,
    DiscardFace,
    JuegoReal,
    Kind,
    Lance,
    Question,
    Reshuffle,
    Ruleset,
    SignalCode,
    SoloBonus,
    couple_of,
    seats_of,
)
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
    "mus_visto": STANDARD,
    "renewal": STANDARD,
    "four_kings": pgettext_lazy("mus", "mus of Navarre and La Rioja"),
    "eibar": pgettext_lazy("mus", "mus of Eibar"),
    "six": pgettext_lazy("mus", "mus for six"),
}
KINGS: dict[int, Words] = {
    8: pgettext_lazy("mus", "eight kings"),
    4: pgettext_lazy("mus", "four kings"),
}
# What is said of a rule only where it is not the ordinary one.
OPTIONS: tuple[tuple[str, object, Words], ...] = (
    ("juego_real", JuegoReal.SEVENS, pgettext_lazy("mus", "juego real")),
    ("juego_real", JuegoReal.KING, pgettext_lazy("mus", "juego real with a king")),
    ("juego_real", JuegoReal.SUITS, pgettext_lazy("mus", "juego real in four suits")),
    ("juego_real", JuegoReal.OROS, pgettext_lazy("mus", "juego real with the sota of oros")),
    ("min_raise", 1, pgettext_lazy("mus", "raises of 1")),
    ("solo_bonus", SoloBonus.AT_ONCE, pgettext_lazy("mus", "a lone couple paid at once")),
    ("wildcards", True, pgettext_lazy("mus", "wild sotas of oros and copas")),
    ("mus_visto", True, pgettext_lazy("mus", "mus visto")),
    ("renew_4567", True, pgettext_lazy("mus", "4-5-6-7 may be changed")),
    ("reshuffle", Reshuffle.EVERY_MUS, pgettext_lazy("mus", "discards shuffled in at every mus")),
    ("discards", DiscardFace.UP, pgettext_lazy("mus", "discards face up")),
    ("signals", SignalCode.REGIONAL, pgettext_lazy("mus", "regional signals")),
    ("signals", SignalCode.NONE, pgettext_lazy("mus", "no signals")),
    ("games_to_win", 1, pgettext_lazy("mus", "a match of one game")),
    ("games_to_win", 3, pgettext_lazy("mus", "first to three games")),
    ("games_to_win", 4, pgettext_lazy("mus", "first to four games")),
)
TARGET = pgettext_lazy("mus", "to {target}")
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
SEATS_INSIDE: tuple[Words, ...] = (
    pgettext_lazy("drills", "you"),
    pgettext_lazy("drills", "Right"),
    pgettext_lazy("drills", "Across"),
    pgettext_lazy("drills", "Left"),
)
COUPLES: tuple[Words, ...] = (
    pgettext_lazy("mus", "your side"),
    pgettext_lazy("mus", "the other side"),
)
COUPLE_OF_PLAYERS = pgettext_lazy("mus", "{player} and {partner}")
TRIO_OF_PLAYERS = pgettext_lazy("mus", "the trio of {players}")
HANDS: tuple[Words, ...] = (
    pgettext_lazy("mus", "First hand"),
    pgettext_lazy("mus", "Second hand"),
)
HANDS_INSIDE: tuple[Words, ...] = (
    pgettext_lazy("drills", "the first hand"),
    pgettext_lazy("drills", "the second hand"),
)


ANY_MANO = (Kind.MUS_NEXT, Kind.WHO_SPEAKS)  # whoever of six it is, from whom seats count


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
    """A seat as the learner at `view` sees it; to nobody's eyes, the invented player there.

    Of two hands alone it is the first or the second; six are known by their players' names.
    """
    if view is None or count > len(SEATS):
        return player_name(seat)
    if count == len(HANDS):
        return str(HANDS[seat])
    return str(SEATS[(seat - view) % count])


def seat_inside(seat: int, view: int | None, count: int) -> str:
    """A seat inside a sentence, as an answer or in a list: «tú y enfrente», «la segunda jugada»."""
    if view is None or count > len(SEATS):
        return player_name(seat)
    if count == len(HANDS):
        return str(HANDS_INSIDE[seat])
    return str(SEATS_INSIDE[(seat - view) % count])


def asked_seat(question: Question, seat: int) -> str:
    """A seat as a question's label or at the head of a line."""
    return seat_name(_sits(question, seat), question.view, question.ruleset.players)


def asked_inside(question: Question, seat: int) -> str:
    """A question's seat inside a sentence."""
    return seat_inside(_sits(question, seat), question.view, question.ruleset.players)


def is_mano_told(question: Question) -> bool:
    """Whether it takes a line to say who is the mano, who is any of six."""
    return question.kind in ANY_MANO and question.ruleset.players > len(SEATS)


def _sits(question: Question, seat: int) -> int:
    """The place from the first player of six on; of four, the seat itself."""
    is_turned = is_mano_told(question)
    return (seat - question.view) % question.ruleset.players if is_turned else seat


def couple_name(couple: int, view: int | None, players: int = 4) -> str:
    """A couple as the learner at `view` sees it; to nobody's eyes, the invented players' names.

    It stands after «para»: «la pareja de Ane y Caio». Of six players the couples are trios.
    """
    if view is not None:
        return str(COUPLES[couple_of(view) != couple])
    if players > len(SEATS):
        return said(TRIO_OF_PLAYERS, players=couple_players(couple, players))
    player, partner = map(player_name, seats_of(couple, players))
    return said(COUPLE_OF_PLAYERS, player=player, partner=partner)


def couple_players(couple: int, players: int) -> str:
    """The names of a couple's players, to stand alone: «Ane y Caio»."""
    return joined(map(player_name, seats_of(couple, players)))


def stones(number: int) -> str:
    """So many stones, in figures; none has a message of its own."""
    if number == 0:
        return pgettext("mus", "no stones")
    return said(npgettext("mus", "{n} stone", "{n} stones", number), n=number)


def ruleset_label(ruleset: Ruleset) -> str:
    """The rules in force: «Reglas: mus corriente, ocho reyes, a 40»."""
    return said(RULES, ruleset=ruleset_name(ruleset))


def ruleset_name(ruleset: Ruleset) -> str:
    """Rules as one of a list: «mus corriente, ocho reyes, a 40»."""
    label, *parts = _parts(ruleset)
    for part in parts:
        label = said(NEXT_PART, parts=label, part=part)
    return str(label)


def _parts(ruleset: Ruleset) -> list[Words]:
    """The rules' name, the kings, the target, and what else differs from `classic`."""
    preset = next((name for name, known in PRESETS.items() if known == ruleset), "")
    parts = [
        RULESETS.get(preset, HOUSE_RULES),
        KINGS[ruleset.kings],
        said(TARGET, target=ruleset.target),
    ]
    return parts + [words for name, value, words in OPTIONS if getattr(ruleset, name) == value]
