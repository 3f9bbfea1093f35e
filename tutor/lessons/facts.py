"""Numbers in lessons, `{par:stones}` or `{thirty.target}`: what a rule fixes, from the engine."""

import re
from collections.abc import Callable
from dataclasses import dataclass

from engine import (
    AMARRACO,
    DECK,
    DISH,
    JUEGO_ORDER,
    BadRuleset,
    Betting,
    Call,
    Deal,
    EncajeGame,
    EncajeRules,
    Hand,
    Lance,
    MusError,
    Rank,
    Ruleset,
    Word,
    dentro_at,
    juego_of,
    pares_of,
    tally,
)

FORM = re.compile(r"(?:([a-z][a-z0-9_+=]*)\.)?([a-z][a-z0-9-]*)(?::([a-z]+))?")
UNITS = ("stones", "amarracos", "cards")
USUAL = "classic"
SAMPLES = {"par": "RoRc5e4b", "medias": "RoRcRe4b", "duples": "RoRc5e5b"}
THIRTY_ONE, OTHER_JUEGO = "RoCo7o4o", "RoCoSo7o"
UNBET = "7o5o4o1o.7c6c4c1c.6e5e4e1e.7b6b5b1b"  # nobody has pares or juego
SEATS = 4


class UnknownFact(ValueError):
    """What stands between braces and is no number of the rules; says what would be right."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A number that the rules fix, and what it counts: `stones`, or nothing said."""

    number: int
    unit: str


def read_fact(text: str) -> Fact:
    """The number that `fact`, `fact:stones` or `preset.fact` means; else `UnknownFact`."""
    match = FORM.fullmatch(text)
    if match is None:
        raise UnknownFact(f"{{{text}}} is no number: {{par:stones}}, {{thirty.target}}")
    rules, name, unit = match[1] or USUAL, match[2], match[3] or ""
    if name not in FACTS:
        raise UnknownFact(f"{{{text}}}: there is no {name!r}, only {', '.join(FACTS)}")
    if unit and unit not in UNITS:
        raise UnknownFact(f"{{{text}}}: {unit!r} is no unit: {', '.join(UNITS)}")
    try:
        return Fact(FACTS[name](Ruleset.parse(rules)), unit)
    except MusError as error:
        raise UnknownFact(f"{{{text}}}: no such rules ({error})") from error


def _stones_of_pares(kind: str) -> Callable[[Ruleset], int]:
    return lambda rules: getattr(pares_of(Hand.parse(SAMPLES[kind]), rules), "stones", 0)


def _stones_of_juego(hand: str) -> Callable[[Ruleset], int]:
    return lambda rules: getattr(juego_of(Hand.parse(hand), rules), "stones", 0)


def _count_as(rank: Rank) -> Callable[[Ruleset], int]:
    return lambda rules: sum(rules.face(card.rank) is rank for card in DECK)


def _unbet(lance: Lance) -> Callable[[Ruleset], int]:
    """What a lance pays on which nobody bet."""

    def pays(rules: Ruleset) -> int:
        betting = _said(rules, *(Call(seat, Word.PASO) for seat in range(SEATS)))
        deal = Deal.parse(UNBET, rules)
        bettings = dict.fromkeys((Lance.GRANDE, Lance.CHICA, Lance.PUNTO), betting)
        awards = tally(deal, bettings, (0, 0)).awards
        return sum(award.stones for award in awards if award.lance is lance)

    return pays


def _said(rules: Ruleset, *calls: Call) -> Betting:
    betting = Betting(tuple(range(SEATS)), rules)
    for call in calls:
        betting = betting.apply(call)
    return betting


def _raise(rules: Ruleset) -> int:
    bet = _said(rules, Call(0, Word.ENVIDO))
    return bet.least() - (bet.stake or 0)


def _deje(rules: Ruleset) -> int:
    """What a first bet pays that is refused, however large."""
    return _said(rules, Call(0, Word.ENVIDO, 10)).deje or 0


def _seats_of_encaje(count: int) -> bool:
    try:
        EncajeGame.begin(count)
    except BadRuleset:
        return False
    return True


ENCAJE_SEATS = tuple(filter(_seats_of_encaje, range(1, 11)))

FACTS: dict[str, Callable[[Ruleset], int]] = {
    "target": lambda rules: rules.target,
    "games": lambda rules: rules.games_to_win,
    "players": lambda rules: rules.players,
    "cards": lambda _: len(DECK),
    "hand": lambda _: len(Hand.parse(THIRTY_ONE).cards),
    "kings": lambda rules: rules.kings,
    "reyes": _count_as(Rank.REY),
    "ases": _count_as(Rank.AS),
    "par": _stones_of_pares("par"),
    "medias": _stones_of_pares("medias"),
    "duples": _stones_of_pares("duples"),
    "juego-31": _stones_of_juego(THIRTY_ONE),
    "juego-other": _stones_of_juego(OTHER_JUEGO),
    "juego-least": lambda _: min(JUEGO_ORDER),
    "punto": _unbet(Lance.PUNTO),
    "punto-most": lambda _: min(JUEGO_ORDER) - 1,
    "paso": _unbet(Lance.GRANDE),
    "envido": lambda rules: _said(rules).least(),
    "raise": _raise,
    "deje": _deje,
    "amarraco": lambda _: AMARRACO,
    "amarracos": lambda rules: -(-rules.target // AMARRACO),
    "dentro": lambda rules: dentro_at(rules.target),
    "dish": lambda _: DISH,
    "encaje-stones": lambda _: EncajeRules().stones,
    "encaje-least": lambda _: ENCAJE_SEATS[0],
    "encaje-most": lambda _: ENCAJE_SEATS[-1],
}
