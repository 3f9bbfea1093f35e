"""What the pages of classes show, as values, every text in the reader's language."""

from dataclasses import dataclass

from tutor.classroom.watched import BarSight
from tutor.learner.steps import StepSight
from tutor.lessons.sight import LinkSight
from tutor.squares import Squares


@dataclass(frozen=True, slots=True)
class ClassLine:
    """A class among others."""

    url: str
    name: str
    students: str
    code: str


@dataclass(frozen=True, slots=True)
class PupilLine:
    """One pupil among those of a class, as those who teach see him."""

    number: int
    url: str
    name: str
    real_name: str
    groups: str
    notes: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ClassSight:
    """A class as those who teach it see it. `may_act` is false for who only reads."""

    number: int
    name: str
    students: str
    rules: str
    code: str
    is_open: bool
    is_archived: bool
    forgotten: str
    may_act: bool
    worksheets_url: str
    pupils: tuple[PupilLine, ...]
    former: tuple[PupilLine, ...]
    groups: tuple[tuple[int, str], ...]
    others: tuple[tuple[int, str], ...]


@dataclass(frozen=True, slots=True)
class InsideSight:
    """A class as a pupil sees it: `classmates` by the names that they chose."""

    number: int
    name: str
    rules: str
    own_name: str
    is_hidden: bool
    is_archived: bool
    groups: str
    classmates: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DoorSight:
    """How one gets into a class: its code, the address that it is typed at, and both as a link."""

    name: str
    code: str
    is_open: bool
    place: str
    link: str
    picture: Squares


@dataclass(frozen=True, slots=True)
class CardSight:
    """A card to cut out: whose it is, and the code."""

    name: str
    real_name: str
    code: str


@dataclass(frozen=True, slots=True)
class CardsSight:
    """A sheet of cards, and the pupils who get none, having accounts of their own."""

    class_name: str
    place: str
    cards: tuple[CardSight, ...]
    without: tuple[str, ...]
    minutes: str = ""


@dataclass(frozen=True, slots=True)
class LineSight:
    """What becomes of one line of a list."""

    number: int
    name: str
    real_name: str
    group: str
    told: str
    is_made: bool


@dataclass(frozen=True, slots=True)
class RollSight:
    """A list before anything is written; `text` is what a second POST makes pupils of."""

    lines: tuple[LineSight, ...]
    count: int
    made: str
    left_out: str
    text: str


@dataclass(frozen=True, slots=True)
class ActSight:
    """One act in the trace, and the students that it was done to."""

    when: str
    who: str
    what: str
    students: str
    detail: str


@dataclass(frozen=True, slots=True)
class TeacherSight:
    """Somebody who teaches a class; `number` names them in a form."""

    number: int
    name: str
    is_first: bool
    is_you: bool


@dataclass(frozen=True, slots=True)
class InvitationSight:
    """An invitation that waits."""

    number: int
    link: str
    until: str


@dataclass(frozen=True, slots=True)
class PupilSight:
    """One pupil, as those who teach see him. `others` are those he could be the same child as."""

    number: int
    class_number: int
    class_name: str
    name: str
    real_name: str
    since: str
    groups: str
    is_hidden: bool
    is_present: bool
    may_return: bool
    was_made: bool
    may_act: bool
    others: tuple[tuple[int, str], ...]
    back: LinkSight
    answers_url: str


@dataclass(frozen=True, slots=True)
class AssignmentLine:
    """An assignment among those of a class."""

    url: str
    title: str
    due: str
    when: str
    whom: str
    is_withdrawn: bool


@dataclass(frozen=True, slots=True)
class StandingLine:
    """How far one pupil is with an assignment; `more_time` is told of a time of his own."""

    number: int
    url: str
    name: str
    told: str
    reached: str
    state: str
    more_time: str


@dataclass(frozen=True, slots=True)
class AssignmentSight:
    """An assignment for those who teach the class."""

    line: AssignmentLine
    opens: str
    late: str
    note: str
    things: tuple[tuple[BarSight, str], ...]
    pupils: tuple[StandingLine, ...]
    finished: str
    grid_url: str
    may_act: bool


@dataclass(frozen=True, slots=True)
class TaskItem:
    """One thing that a pupil has to do: where, when it is done, and how far he is.

    `reason` is told where whoever teaches has set his result by hand.
    """

    link: LinkSight
    goal: str
    told: str
    reached: str
    state: str
    reason: str


@dataclass(frozen=True, slots=True)
class TaskSight:
    """An assignment for one of its pupils: why, until when, how far, and `step` goes on with it."""

    number: int
    title: str
    why: str
    note: str
    due: str
    when: str
    late: str
    told: str
    state: str
    reached: str
    is_done: bool
    step: StepSight | None
    items: tuple[TaskItem, ...]
