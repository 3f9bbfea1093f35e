"""What the lessons' pages show, as values: the door between the views and the templates.

Every text here is already in the reader's language. A part of a lesson is drawn by
`templates/lessons/parts/<kind>.html`, which gets it as `part`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from tutor.drills.sight import CardSight, MixUpSight, RowSight, StoneSight
from tutor.lessons.played import HandLine, PlayedSight
from tutor.lessons.scenes import Scene
from tutor.progress import State


class PartKind(StrEnum):
    """The kinds of parts that a lesson is made of."""

    HTML = "html"
    DEAL = "deal"
    HAND = "hand"
    CARDS = "cards"
    BET = "bet"
    COUNT = "count"
    ROUND = "round"
    STONES = "stones"
    ENCAJE = "encaje"
    PICTURE = "picture"
    MIX_UP = "mix_up"
    DRILL = "drill"


@dataclass(frozen=True, slots=True)
class LinkSight:
    """A link and its label."""

    url: str
    label: str


@dataclass(frozen=True, slots=True)
class LessonLine:
    """One lesson in the table of contents; a stone for each drill, and in words what they show."""

    number: int
    slug: str
    url: str
    title: str
    summary: str
    lang: str  # "" where the text is in the page's language
    state: State
    state_label: str
    notes: tuple[str, ...]
    stones: tuple[StoneSight, ...]


@dataclass(frozen=True, slots=True)
class PathSight:
    """One path of the course with its lessons; `total` says how many drills are mastered."""

    slug: str
    title: str
    summary: str
    total: str
    lessons: tuple[LessonLine, ...]


@dataclass(frozen=True, slots=True)
class ResetSight:
    """A lesson to begin again: `goes` is what will count no more, empty where nothing would.

    `was` tells of the last time, which may be taken back; else it is empty.
    """

    lesson: LinkSight
    goes: tuple[str, ...]
    was: str


@dataclass(frozen=True, slots=True)
class LessonHead:
    """The lesson that a page shows; `needs` are the lessons that it builds on."""

    slug: str
    number: int
    total: int
    path: str
    needs: tuple[LinkSight, ...]
    title: str
    summary: str
    lang: str  # "es" where the Spanish text stands in, else ""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Hands of a deal side by side in one lance; `rows` are in order of seats."""

    title: str
    rows: tuple[RowSight, ...]
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardsSight:
    """Cards to look at (a hand, or single ones) and what is so about them, line by line."""

    ruleset: str  # "Reglas: …", "" for the lesson's usual rules
    cards: tuple[CardSight, ...]
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DealSight:
    """A deal and the lances that the lesson decides on it."""

    ruleset: str  # as above
    comparisons: tuple[Comparison, ...]
    hands: tuple[HandLine, ...] = ()  # where no lance is decided
    lines: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class PictureGroup:
    """Cards that count alike, and their label: "rey, 3" in `order`, "10" in `points`."""

    label: str
    cards: tuple[CardSight, ...]


@dataclass(frozen=True, slots=True)
class PictureSeat:
    """One place at the table, as the learner sees it."""

    name: str
    place: str  # south east north west
    order: int
    is_mano: bool
    is_ours: bool
    role: str = ""
    does: str = ""


@dataclass(frozen=True, slots=True)
class PictureSight:
    """A drawn picture: cards have groups, a table has seats, any other its own scene."""

    name: str
    groups: tuple[PictureGroup, ...] = ()
    seats: tuple[PictureSeat, ...] = ()
    trios: tuple[str, ...] = ()
    scene: Scene | None = None


@dataclass(frozen=True, slots=True)
class DrillLine:
    """A drill as a lesson names it."""

    slug: str
    url: str
    title: str
    summary: str
    state: State = State.NOT_BEGUN
    state_label: str = ""


type PartData = str | DealSight | CardsSight | PlayedSight | PictureSight | MixUpSight | DrillLine


@dataclass(frozen=True, slots=True)
class Part:
    """One part of a lesson: HTML, or values for the template of its kind."""

    kind: PartKind
    data: PartData

    @property
    def template(self) -> str:
        """The template that draws it."""
        return f"lessons/parts/{self.kind}.html"


@dataclass(frozen=True, slots=True)
class LessonSight:
    """A lesson's page without what depends on the learner."""

    head: LessonHead
    parts: Sequence[Part]
    notice: str  # the line over a Spanish text that stands in for a stale one, else ""
