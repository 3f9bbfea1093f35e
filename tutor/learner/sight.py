"""What the page on a learner shows, as values: every text is in the reader's language."""

from dataclasses import dataclass

from tutor.drills.sight import MixUpSight
from tutor.lessons.sight import LinkSight


@dataclass(frozen=True, slots=True)
class AnswerSight:
    """One answer that a statement rests on: what was asked, and where and when."""

    url: str
    question: str
    drill: str
    place: str
    when: str


@dataclass(frozen=True, slots=True)
class SaidSight:
    """A mix-up that answers fit: those that fit, and those that speak against it, each counted."""

    mix_up: MixUpSight
    fitting: str
    fits: tuple[AnswerSight, ...]
    opposing: str
    against: tuple[AnswerSight, ...]


@dataclass(frozen=True, slots=True)
class SkillSight:
    """A drill that was mastered: when and by what, and apart from it how it is now."""

    drill: LinkSight
    mastered: str
    criterion: str
    strength: str


@dataclass(frozen=True, slots=True)
class ReviewSight:
    """What is offered again today: `drills` by their addresses, where a POST begins a sitting.

    `line` says how much it is, `rest` what can wait.
    """

    line: str
    drills: tuple[LinkSight, ...]
    rest: str


@dataclass(frozen=True, slots=True)
class DueSight:
    """A drill that comes back, and when."""

    drill: LinkSight
    when: str


@dataclass(frozen=True, slots=True)
class StandingSight:
    """One drill after a sitting: whether it is mastered by now, and when it comes back."""

    mastered: str
    comes_back: str


@dataclass(frozen=True, slots=True)
class ClockSight:
    """By whose clock dates are told, and the others, each by its name and its city."""

    line: str
    current: str
    cities: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class ProgressSight:
    """All of it; `shown` says how many drills are mastered, `days` how many days in a row."""

    said: tuple[SaidSight, ...]
    shown: str
    days: str
    skills: tuple[SkillSight, ...]
    review: ReviewSight
    due: tuple[DueSight, ...]
    clock: ClockSight
    is_empty: bool
