"""What the sheet shows, as values in the reader's language."""

from dataclasses import dataclass

from tutor.drills.sight import CardSight
from tutor.lessons.scenes import Heap, Rung, Signalled
from tutor.lessons.sight import PictureGroup


@dataclass(frozen=True, slots=True)
class KindLine:
    """A kind of pares or juego: its stones, and an example where cards show it."""

    name: str
    heap: Heap
    cards: tuple[CardSight, ...] = ()


@dataclass(frozen=True, slots=True)
class PointsLine:
    """Ranks that add alike in juego and punto, and what they add."""

    ranks: str
    points: str


@dataclass(frozen=True, slots=True)
class LanceLine:
    """One lance: whose hand wins it, and what it pays unbet, accepted and refused."""

    name: str
    wins: str
    unbet: str
    accepted: str
    refused: str


@dataclass(frozen=True, slots=True)
class CallLine:
    """A word of the betting and what it does."""

    word: str
    does: str


@dataclass(frozen=True, slots=True)
class RulesLink:
    """The same sheet under other rules."""

    url: str
    label: str
    is_current: bool


@dataclass(frozen=True, slots=True)
class SheetSight:
    """The whole sheet."""

    ruleset: str
    order: tuple[PictureGroup, ...]
    points: tuple[PointsLine, ...]
    lances: tuple[LanceLine, ...]
    pares: tuple[KindLine, ...]
    juegos: tuple[KindLine, ...]
    juego_pays: str
    rungs: tuple[Rung, ...]
    calls: tuple[CallLine, ...]
    keeping: tuple[str, ...]
    signals: tuple[Signalled, ...]
    links: tuple[RulesLink, ...]
