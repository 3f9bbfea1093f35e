"""The drills with their questions dealt beforehand, and what each can show."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from multiprocessing import get_context

from engine import MISCONCEPTIONS, Ready, Shown, Spec, deal_question, options, shown
from engine.questions.kinds import TYPED
from tutor.drills.catalogue import Drill

SEEDS = 60  # questions of each spec; the simulated learners see no others
FEWEST = 0.05  # a drill fits a belief that errs on this share of its questions


@dataclass(frozen=True, slots=True)
class Course:
    """A drill as it is simulated: its specs, and the beliefs that can be found in it."""

    slug: str
    chapter: str
    specs: tuple[Spec, ...]
    beliefs: tuple[int, ...]


class Bank:
    """Every question of the courses that drills give, dealt once."""

    def __init__(self, drills: Iterable[Drill], dealt: Mapping[Spec, Sequence[Ready]]) -> None:
        self._dealt = dict(dealt)
        self.options = {one.seen.key: _guessed(one) for pool in dealt.values() for one in pool}
        self.courses = tuple(filter(None, map(self._course, drills)))

    def draw(self, spec: Spec, seed: int) -> Ready:
        """What `Source` asks for: a question of a spec."""
        return self._dealt[spec][seed]

    def pool(self, course: Course) -> list[Shown]:
        """What all questions of a course show."""
        return [one.seen for spec in course.specs for one in self._dealt[spec]]

    def _course(self, drill: Drill) -> Course | None:
        """A drill, if there is any belief to find in it."""
        pool = [one.seen for spec in drill.specs for one in self._dealt[spec]]
        names = enumerate(belief.id for belief in MISCONCEPTIONS)
        places = (place for place, name in names if name in drill.misconceptions)
        fitting = tuple(place for place in places if _errs(place, pool) >= FEWEST)
        return Course(drill.slug, drill.chapter, drill.specs, fitting) if fitting else None


def deal_bank(drills: Sequence[Drill]) -> Bank:
    """Deal all of it on every processor."""
    specs = dict.fromkeys(spec for drill in drills for spec in drill.specs)
    with get_context("fork").Pool() as workers:
        pools = workers.map(deal_pool, specs, chunksize=1)
    return Bank(drills, dict(zip(specs, pools, strict=True)))


def deal_pool(spec: Spec) -> list[Ready]:
    """The questions of a spec."""
    questions = (deal_question(spec, seed) for seed in range(SEEDS))
    return [Ready(question, shown(question)) for question in questions]


def _errs(place: int, pool: Sequence[Shown]) -> float:
    return sum(place in seen.answers for seen in pool) / len(pool)


def _guessed(one: Ready) -> tuple[str, ...]:
    """What a guesser chooses among; of numbers to be typed only those that come to mind.

    These are the right one, the believers' and the nearest to it: harder to clear than somebody
    who types any number.
    """
    offered = options(one.question)
    if one.question.kind not in TYPED:
        return offered
    named = {one.seen.truth, *one.seen.answers.values()}
    near = sorted(set(offered) - named, key=lambda text: abs(int(text) - int(one.seen.truth)))
    return (*sorted(named), *near[: max(0, one.seen.choices - len(named))])
