"""The rules that a table plays by, as data; each setting names its rule.

A ruleset orders the ranks (CAR-3), says which ranks are one (CAR-2) and holds every house rule.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from enum import StrEnum
from functools import cache
from types import MappingProxyType
from typing import Self

from engine.cards import Card, Rank, Suit
from engine.errors import BadNotation, BadRuleset
from engine.settings import DiscardFace, JuegoReal, Reshuffle, SignalCode, SoloBonus

ORDER = (
    Rank.REY, Rank.CABALLO, Rank.SOTA, Rank.SIETE, Rank.SEIS,
    Rank.CINCO, Rank.CUATRO, Rank.TRES, Rank.DOS, Rank.AS,
)  # fmt: skip
FIGURES = frozenset({Rank.REY, Rank.CABALLO, Rank.SOTA})
EIGHT_KINGS = {Rank.TRES: Rank.REY, Rank.DOS: Rank.AS}
WILD = (Card(Rank.SOTA, Suit.COPAS), Card(Rank.SOTA, Suit.OROS))
WILD_RANKS = (Rank.REY, Rank.AS)


@dataclass(frozen=True, slots=True, eq=False)
class Ranking:
    """How rules read the ranks, as tables: what each counts as, how high it stands, what it adds.

    Rules that read them alike share one ranking, so that what is worked out for it can be kept.
    """

    faces: Mapping[Rank, Rank]
    heights: Mapping[Rank, int]
    points: Mapping[Rank, int]


@dataclass(frozen=True, slots=True)
class Ruleset:
    """The settings of a table; the defaults are the `classic` ones.

    Raises `BadRuleset`: `bad_option` for a value out of its range or of another type,
    `options_exclude` for two settings that cannot be played together.

    >>> Ruleset.parse("four_kings").face(Rank.TRES)
    <Rank.TRES: '3'>
    """

    kings: int = 8  # CAR-2, VAR-1: 8 or 4
    target: int = 40  # OBJ-2: stones that win a game, 1 to 1000
    min_raise: int = 2  # BET-5: stones by which a raise exceeds the stake, 2 or 1
    juego_real: JuegoReal = JuegoReal.NONE  # VAR-2
    solo_bonus: SoloBonus = SoloBonus.COUNT  # PAR-12
    wildcards: bool = False  # VAR-5: the sotas de copas and de oros
    players: int = 4  # OBJ-1, VAR-6: 4 or 6
    games_to_win: int = 2  # OBJ-3: games that win a match, 1 to 4
    reshuffle: Reshuffle = Reshuffle.WHEN_EMPTY  # MUS-6
    discards: DiscardFace = DiscardFace.DOWN  # MUS-5
    mus_visto: bool = False  # VAR-3: a card shown in the deal lets all change cards
    renew_4567: bool = False  # VAR-4: 4-5-6-7 may be shown and changed for four new cards
    signals: SignalCode = SignalCode.COMMON  # SEN-2, SEN-4

    def __post_init__(self) -> None:
        for field in fields(self):
            value, allowed = getattr(self, field.name), option_values(field.name)
            if type(value) is not type(allowed[0]) or value not in allowed:
                raise BadRuleset("bad_option", option=field.name, given=value, allowed=allowed)
        if self.wildcards and self.juego_real is not JuegoReal.NONE:
            raise BadRuleset("options_exclude", first="wildcards", second="juego_real")

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read a preset's name, or one with options changed: `classic+kings=4+target=30`.

        Raises `BadNotation`: `unknown_option`, `repeated_option`; `BadRuleset`: `unknown_preset`,
        and as the settings themselves do.
        """
        name, *changes = text.split("+")
        if name not in PRESETS:
            raise BadRuleset("unknown_preset", given=name, known=tuple(PRESETS))
        options = read_options(
            changes, {field.name: option_values(field.name) for field in fields(cls)}
        )
        preset = PRESETS[name]
        return cls(**{f.name: getattr(preset, f.name) for f in fields(cls)} | options)

    def __str__(self) -> str:
        """The shortest text that `parse` reads back: a preset, or `classic` with its changes."""
        named = next((name for name, preset in PRESETS.items() if preset == self), None)
        changes = (f"+{name}={text}" for name, text in sorted(self.changes().items()))
        return named or "classic" + "".join(changes)

    def face(self, rank: Rank) -> Rank:
        """The rank that this one counts as: with eight kings a three is a rey, a two an as."""
        return EIGHT_KINGS.get(rank, rank) if self.kings == 8 else rank

    def height(self, rank: Rank) -> int:
        """How high a rank stands (CAR-3); equal ranks stand equally high, 0 is the lowest."""
        return _HEIGHTS[self.face(rank)]

    def points(self, rank: Rank) -> int:
        """What a rank adds in juego and punto (JUE-1): 10 for figures, else its number."""
        face = self.face(rank)
        return 10 if face in FIGURES else int(face.value)

    @property
    def ranking(self) -> Ranking:
        """The tables of `face`, `height` and `points`, which hang on nothing but `kings`."""
        return self._reading(self.kings)

    @classmethod
    @cache
    def _reading(cls, kings: int) -> Ranking:
        rules = cls(kings=kings)
        return Ranking(
            {rank: rules.face(rank) for rank in Rank},
            {rank: rules.height(rank) for rank in Rank},
            {rank: rules.points(rank) for rank in Rank},
        )

    def is_wild(self, card: Card) -> bool:
        """Whether the holder may fix this card as a rey or an as (VAR-5)."""
        return self.wildcards and card in WILD

    def changes(self) -> dict[str, str]:
        """The settings that differ from those of `classic`, by name, as text."""
        classic, named = PRESETS["classic"], [field.name for field in fields(self)]
        changed = [name for name in named if getattr(self, name) != getattr(classic, name)]
        return {name: _text(getattr(self, name)) for name in changed}


_HEIGHTS = {rank: height for height, rank in enumerate(reversed(ORDER))}
RANGES: Mapping[str, range | tuple[int, ...]] = MappingProxyType(
    {
        "kings": (8, 4),
        "target": range(1, 1001),
        "min_raise": (2, 1),
        "players": (4, 6),
        "games_to_win": range(1, 5),
    }
)
_ENUMS: Mapping[str, type[StrEnum]] = {
    "juego_real": JuegoReal,
    "solo_bonus": SoloBonus,
    "reshuffle": Reshuffle,
    "discards": DiscardFace,
    "signals": SignalCode,
}


def option_values(option: str) -> Sequence[object]:
    """Every value that a setting may take."""
    return RANGES.get(option) or tuple(_ENUMS.get(option, (False, True)))


_CLASSIC = Ruleset()
PRESETS: Mapping[str, Ruleset] = MappingProxyType(
    {
        "classic": _CLASSIC,
        "four_kings": replace(_CLASSIC, kings=4, signals=SignalCode.NO_SHUT_EYES),
        "thirty": replace(_CLASSIC, target=30),
        "eibar": replace(_CLASSIC, wildcards=True),
        "six": replace(_CLASSIC, players=6, target=50),
        "real": replace(_CLASSIC, juego_real=JuegoReal.SEVENS),
        "mus_visto": replace(_CLASSIC, mus_visto=True),
        "renewal": replace(_CLASSIC, renew_4567=True),
    }
)


def _text(value: object) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def read_options(
    changes: Iterable[str], known: Mapping[str, Sequence[object]]
) -> dict[str, object]:
    """The typed values of options written `name=value`, among the values that each may take.

    Raises `BadNotation`: `unknown_option`, `repeated_option`; `BadRuleset`: `bad_option`.
    """
    options = dict[str, object]()
    for change in changes:
        name, equals, text = change.partition("=")
        if not equals or name not in known:
            raise BadNotation("unknown_option", given=change)
        if name in options:
            raise BadNotation("repeated_option", option=name)
        options[name] = _value(name, text, known[name])
    return options


def _value(name: str, text: str, allowed: Sequence[object]) -> object:
    """The value that a text means, or `BadRuleset` with those that the option may take."""
    readings = {_text(value): value for value in allowed}
    if text not in readings:
        raise BadRuleset("bad_option", option=name, given=text, allowed=tuple(readings))
    return readings[text]
