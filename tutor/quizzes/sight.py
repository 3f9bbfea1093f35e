"""What the pages of quizzes show, as values, every text in the reader's language."""

from dataclasses import dataclass

from tutor.drills.sight import Stone, StoneSight
from tutor.learner.steps import StepSight
from tutor.lessons.sight import LinkSight


@dataclass(frozen=True, slots=True)
class ReadySight:
    """A ready-made quiz; `plan` is what a POST names to begin one."""

    plan: str
    title: str
    summary: str
    count: str


@dataclass(frozen=True, slots=True)
class SittingSight:
    """A quiz that was begun or handed in, in a line."""

    title: str
    code: str
    state: str
    day: str
    url: str
    stones: tuple[StoneSight, ...] = ()


@dataclass(frozen=True, slots=True)
class QuizSight:
    """A quiz as whoever has its code sees it: nothing of what it asks."""

    title: str
    code: str
    count: str
    rules: str
    difficulty: str
    lessons: tuple[LinkSight, ...]
    action: str
    share_url: str
    resume_url: str


@dataclass(frozen=True, slots=True)
class PlaceSight:
    """Where one is in a quiz: the question's stones, and the ways to others."""

    quiz_title: str
    place: str
    stones: tuple[StoneSight, ...]
    previous_url: str
    next_url: str
    overview_url: str
    chosen: str = ""


@dataclass(frozen=True, slots=True)
class LineSight:
    """One question among those of a quiz."""

    number: int
    state: Stone
    question: str
    told: str
    url: str
    answer: str = ""


@dataclass(frozen=True, slots=True)
class OverviewSight:
    """What is answered and what is open, before a quiz is handed in."""

    quiz_title: str
    heading: str
    stones: tuple[StoneSight, ...]
    lines: tuple[LineSight, ...]
    open: str
    hand_in_url: str
    back_url: str


@dataclass(frozen=True, slots=True)
class LessonScore:
    """How the questions of one lesson went."""

    lesson: LinkSight
    score: str
    stones: tuple[StoneSight, ...]


@dataclass(frozen=True, slots=True)
class ResultSight:
    """How a quiz went, by lesson and by question, and what to do next."""

    quiz: QuizSight
    heading: str
    percentage: str
    day: str
    stones: tuple[StoneSight, ...]
    lessons: tuple[LessonScore, ...]
    lines: tuple[LineSight, ...]
    read: tuple[LinkSight, ...]
    drills: tuple[LinkSight, ...]
    step: StepSight | None
    first: LinkSight | None  # the first try, where this is another
    not_counted: str


@dataclass(frozen=True, slots=True)
class ChoiceSight:
    """One of those to choose among in a form."""

    value: str
    label: str
    is_chosen: bool


@dataclass(frozen=True, slots=True)
class PathChoices:
    """The lessons of one path to choose among."""

    title: str
    lessons: tuple[ChoiceSight, ...]


@dataclass(frozen=True, slots=True)
class OwnSight:
    """The form for a quiz of one's own; `errors` by the field's name."""

    paths: tuple[PathChoices, ...]
    lengths: tuple[ChoiceSight, ...]
    rules: tuple[ChoiceSight, ...]
    difficulties: tuple[ChoiceSight, ...]
    lessons_error: str = ""
    error: str = ""
