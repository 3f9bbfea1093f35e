"""What a drill's pages show, as values: the door between views and templates.

Every text here is already in the reader's language; every `value` is an engine code.
"""

from dataclasses import dataclass
from enum import StrEnum


class Layout(StrEnum):
    """How a question lies on the felt."""

    TABLE = "table"  # four seats, each hand a button
    PAIR = "pair"  # two hands one under the other, each a button
    COMPARE = "compare"  # two hands to look at, options below
    HAND = "hand"  # one hand, options below
    TOTAL = "total"  # one hand, a number to type
    SPREAD = "spread"  # single cards, each a button
    LOOK = "look"  # four seats to look at, options below
    ASK = "ask"  # seats without cards, or nothing at all, options below
    NUMBER = "number"  # nothing to look at, a number to type
    HOLDERS = "holders"  # four seats, any of which may be ticked
    CHANGE = "change"  # two hands to look at, and a table: which card goes, which one comes


class Stone(StrEnum):
    """The state of one question of a run, drawn as a stone."""

    EMPTY = "empty"
    NOW = "now"
    KEPT = "kept"  # answered in a quiz that is not handed in
    RIGHT = "right"
    WRONG = "wrong"
    SKIPPED = "skipped"
    HINTED = "hinted"  # right, with a hint
    VOID = "void"  # counts nowhere
    HALF = "half"  # a drill that is done and not mastered
    DUE = "due"  # a drill to be done again


class Mark(StrEnum):
    """What a compared card does in the comparison."""

    TIED = "tied"
    DECIDES = "decides"
    IGNORED = "ignored"
    PLAIN = "plain"
    NEW = "new"  # in the place of another, in the nearest deal


@dataclass(frozen=True, slots=True)
class CardSight:
    """One card: `code` is its id in the deck's sprite, `name` is read aloud."""

    code: str
    name: str
    caption: str = ""
    mark: Mark = Mark.PLAIN


@dataclass(frozen=True, slots=True)
class HandSight:
    """One hand, at a seat of the table or lying alone."""

    value: str
    name: str
    cards: tuple[CardSight, ...]
    label: str  # the whole hand read aloud: "Derecha, mano: rey de copas, …"
    place: str = ""  # south east north west, as the learner sees the table
    order: int = 0  # 1 for the mano, then anticlockwise
    is_mano: bool = False
    is_ours: bool = False
    is_ticked: bool = False

    @property
    def look(self) -> str:
        """The classes of its place, as the stylesheet names them."""
        marks = {self.place: self.place, "ours": self.is_ours, "mano": self.is_mano}
        return " ".join(("seat", *(name for name, holds in marks.items() if holds)))


@dataclass(frozen=True, slots=True)
class OptionSight:
    """One answer offered as a button under the cards; beside SPREAD's cards, "none of them"."""

    value: str
    label: str
    group: str = ""  # whose it is, where the answers stand in groups
    short: str = ""  # what it says there
    number: int = 0  # its place among all, and the key that chooses it
    away: CardSight | None = None  # CHANGE: the card that goes

    @property
    def spoken(self) -> str:
        """What is read aloud, where less stands there."""
        return self.label if self.short else ""


@dataclass(frozen=True, slots=True)
class StoryLine:
    """One line of what is told before a question: what `name` says, or what is so."""

    text: str
    name: str = ""
    is_new: bool = False  # told otherwise than in the question
    is_gone: bool = False  # told in the question and no more


@dataclass(frozen=True, slots=True)
class QuestionSight:
    """A question as it is asked."""

    layout: Layout
    title: str
    lance: str  # the lance's name, or ""
    ruleset: str  # "Reglas: …", always shown
    action: str  # where the answer is posted
    note: str = ""  # what happened to the question that was here before
    rules_told: str = ""  # why these are not the rules that the learner has set
    story: tuple[StoryLine, ...] = ()
    hands: tuple[HandSight, ...] = ()
    cards: tuple[CardSight, ...] = ()  # SPREAD: the cards to choose among
    shown: CardSight | None = None  # SPREAD: the card that is asked about
    options: tuple[OptionSight, ...] = ()
    hints: tuple[str, ...] = ()  # those that were asked for
    next_hint: int = 0  # the number of the next one, 0 where none can be had
    token: str = ""  # the front page's signed question
    typed: str = ""  # what was typed before, when it could not be read
    error: str = ""  # the sentence that says so
    chosen: str = ""  # the answer that stands: in a quiz, or where one has not arrived
    is_one_tap: bool = False  # whether a tap sends, rather than choose what is then sent
    letters: tuple[tuple[str, str], ...] | None = None  # on paper: each answer's, to be marked

    @property
    def is_typed(self) -> bool:
        """Whether a number is typed, rather than a button pressed."""
        return self.layout in (Layout.TOTAL, Layout.NUMBER)

    @property
    def is_paper(self) -> bool:
        """Whether it is printed, and answered with a pencil."""
        return self.letters is not None

    def letter_of(self, value: str) -> str:
        """The letter to be marked for an answer."""
        return dict(self.letters or ())[value]

    @property
    def instead(self) -> str:
        """The field of what is chosen: one of several, or what goes in the stead of an answer."""
        return "checkbox" if self.is_typed or self.layout is Layout.HOLDERS else "radio"

    def has_chosen(self, value: str) -> bool:
        """Whether this answer stands, alone or beside others."""
        is_beside = self.instead == "checkbox" and value in self.chosen.split(",")
        return bool(self.chosen) and (value == self.chosen or is_beside)


@dataclass(frozen=True, slots=True)
class RowSight:
    """One hand in the comparison under a verdict."""

    name: str
    cards: tuple[CardSight, ...]
    wins: bool = False
    is_yours: bool = False  # the learner's answer
    is_mano: bool = False
    why: str = ""
    instead_of: str = ""  # the cards in whose place the new ones lie


@dataclass(frozen=True, slots=True)
class NearestSight:
    """The nearest deal in which a wrong answer would be right, what is new and gone marked."""

    heading: str
    question: str
    story: tuple[StoryLine, ...]
    rows: tuple[RowSight, ...]
    other_rows: tuple[RowSight, ...]
    others_title: str
    reasons: tuple[str, ...]
    back_url: str


@dataclass(frozen=True, slots=True)
class MixUpSight:
    """The one mix-up that gives the learner's answer."""

    name: str
    text: str
    lesson_url: str
    lesson_title: str


@dataclass(frozen=True, slots=True)
class FeedbackSight:
    """A judged answer with its reasons, read-only."""

    state: Stone  # RIGHT, WRONG or SKIPPED
    heading: str  # the verdict: a sentence
    note: str  # "This one has been answered…" when shown again, else ""
    question: str
    ruleset: str
    reasons: tuple[str, ...]
    rows: tuple[RowSight, ...]
    other_rows: tuple[RowSight, ...]
    others_title: str
    story: tuple[StoryLine, ...]
    mix_up: MixUpSight | None
    several: str  # the sentence for several mix-ups, else ""
    lesson_url: str
    lesson_title: str
    next_url: str
    next_label: str
    given: str = ""  # a wrong answer in words, where no row shows it
    nearest_url: str = ""  # to where a wrong answer would be right


@dataclass(frozen=True, slots=True)
class GoneSight:
    """A question that cannot be shown any more; `action` takes a POST while it is open, else ""."""

    heading: str
    text: str
    action: str
    next_url: str
    next_label: str


@dataclass(frozen=True, slots=True)
class StoneSight:
    """A stone of the run and what it says aloud."""

    state: Stone
    label: str


@dataclass(frozen=True, slots=True)
class RunSight:
    """Where a sitting stands."""

    drill_title: str
    drill_url: str
    place: str  # "Pregunta 3 de 5"
    stones: tuple[StoneSight, ...]
