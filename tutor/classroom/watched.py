"""What those who teach see of a class at work: how far everybody is, and what answers fit."""

from dataclasses import dataclass

from tutor.drills.sight import MixUpSight, Stone
from tutor.lessons.sight import LinkSight


@dataclass(frozen=True, slots=True)
class CellSight:
    """How far one pupil is with one thing: the state and more in words, and a short figure."""

    id: str
    reached: str
    state: str
    told: str
    figure: str


@dataclass(frozen=True, slots=True)
class GridRow:
    """One pupil of a grid; `done` is how many things he has done, of how many."""

    url: str
    name: str
    more_time: str
    done: CellSight
    cells: tuple[CellSight, ...]


@dataclass(frozen=True, slots=True)
class GridSight:
    """Pupils by things: a link for each thing, the rows, and under each column who has done it.

    `orders` are the ways to sort it, the present one marked; `fill_url` gives what changes from now
    on. Where that is asked, `rows` are those that have, without columns; `is_anew` says that it all
    has. `has_set` tells that there are results that were set by hand.
    """

    title: str
    due: str
    when: str
    back: str
    url: str
    fill_url: str
    orders: tuple[tuple[LinkSight, bool], ...]
    columns: tuple[LinkSight, ...]
    rows: tuple[GridRow, ...]
    counts: tuple[CellSight, ...]
    is_anew: bool
    is_nobodys: bool
    has_set: bool


@dataclass(frozen=True, slots=True)
class AnswerLine:
    """One answer in a line: the question, what lay on the table, the answer and the verdict.

    `url` shows it as it was seen by who gave it; `note` says that it counts nowhere.
    """

    url: str
    question: str
    cards: str
    given: str
    state: Stone
    verdict: str
    drill: str
    when: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class BarSight:
    """A bar of a chart, all of it in words too: `share` and `chance` are per cent, if known."""

    link: LinkSight
    told: str
    figure: str
    share: int | None
    chance: int | None = None
    by_chance: str = ""


@dataclass(frozen=True, slots=True)
class WrongSight:
    """A wrong answer to a question, how often it was given, and one who gave it."""

    count: int
    times: str
    question: str
    given: str
    fits: str
    url: str


@dataclass(frozen=True, slots=True)
class PartSight:
    """A drill of a thing to do, or a question of a quiz: how it went, and what was got wrong.

    `cards` are what lies on the table where it is one question.
    """

    bar: BarSight
    cards: str
    wrong: tuple[WrongSight, ...]
    others: str


@dataclass(frozen=True, slots=True)
class ThingSight:
    """One thing of an assignment: how it went part by part, and how far each pupil is with it.

    `voided` are questions of it that count nowhere in the class.
    """

    link: LinkSight
    goal: str
    assignment: LinkSight
    grid_url: str
    parts: tuple[PartSight, ...]
    latest: str
    voided: tuple[AnswerLine, ...]
    pupils: tuple[tuple[LinkSight, "CellSight"], ...]


@dataclass(frozen=True, slots=True)
class AnswersSight:
    """What a pupil tried in a class, then his answers, some of them on each page.

    `drill` is the one that they are of, where one was chosen.
    """

    name: str
    pupil: LinkSight
    is_guessing: bool
    tried: tuple[BarSight, ...]
    drill: str
    all_url: str
    lines: tuple[AnswerLine, ...]
    place: str
    newer_url: str
    older_url: str


@dataclass(frozen=True, slots=True)
class HolderSight:
    """A pupil whose answers fit a mix-up: how many do, and the latest of them."""

    link: LinkSight
    fitting: str
    answers: tuple[AnswerLine, ...]
    opposing: str


@dataclass(frozen=True, slots=True)
class BeliefSight:
    """A mix-up that answers in a class fit, whose, and the drill that mends it, to be assigned."""

    mix_up: MixUpSight
    students: str
    holders: tuple[HolderSight, ...]
    drill: str
    assign_url: str


@dataclass(frozen=True, slots=True)
class BeliefsSight:
    """What a class believes, and who rather guesses, each with a link to what is known of him."""

    beliefs: tuple[BeliefSight, ...]
    guessers: tuple[LinkSight, ...]


@dataclass(frozen=True, slots=True)
class ResultSight:
    """What one pupil reached with one thing; `reason` is why it was set by hand, if it was."""

    pupil: LinkSight
    thing: LinkSight
    assignment_url: str
    cell: CellSight
    reason: str
