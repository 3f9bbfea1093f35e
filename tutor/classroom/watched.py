"""What those who teach see of a class at work: how far everybody is, and what answers fit."""

from dataclasses import dataclass

from tutor.drills.sight import MixUpSight
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
    on. Where that is asked, `rows` are those that have; `is_anew` says that it all has, `is_same`
    that nothing has.
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
    is_same: bool


@dataclass(frozen=True, slots=True)
class HolderSight:
    """A pupil whose answers fit a mix-up: how many do, and the latest, each as what was asked."""

    link: LinkSight
    fitting: str
    answers: tuple[str, ...]
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
