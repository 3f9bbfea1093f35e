"""Deals the questions of a quiz by its plan."""

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import cycle, islice
from secrets import randbits

from engine import Question, Ruleset, Spec, deal_question
from tutor.drills.catalogue import Drill
from tutor.drills.dealing import SEED_BITS
from tutor.drills.holding import specs_under
from tutor.models.quizzes import Difficulty
from tutor.quizzes.plans import Plan, drills_under

MOST_DEALS = 20  # after so many that were there before, one comes twice


@dataclass(frozen=True, slots=True)
class Dealt:
    """A question, with the drill that asks it and the place of the spec that dealt it."""

    drill: Drill
    place: int
    question: Question


def deal_plan(plan: Plan) -> tuple[Dealt, ...]:
    """The questions of a quiz, in the course's order, a drill's from gentle to hard.

    Each lesson of the plan has as many as any other, or one more; none comes twice where the drill
    knows more.
    """
    asked = set[str]()
    dealt = list[Dealt]()
    for drill, place in _places(plan):
        spec = _under(drill.specs[place], plan.ruleset)
        one = Dealt(drill, place, fresh_question(spec, asked, _bits))
        asked.add(str(one.question))
        dealt.append(one)
    return tuple(dealt)


def _places(plan: Plan) -> Iterator[tuple[Drill, int]]:
    """Which spec of which drill is asked, one for each question."""
    counts = Counter(drill.slug for drill in _picked(plan))
    drills = [drill for slug in plan.lessons for drill in drills_under(slug, plan.ruleset)]
    for drill in drills:
        places = _as_hard_as(plan.difficulty, specs_under(drill, plan.ruleset))
        count = counts[drill.slug]
        yield from ((drill, place) for place in spread(places, count, _bits))


def _picked(plan: Plan) -> list[Drill]:
    """A drill for each question: the lessons take turns, and so do the drills of each."""
    lessons = [_shuffled(drills_under(slug, plan.ruleset)) for slug in plan.lessons]
    turns = [cycle(drills) for drills in _shuffled(lessons) if drills]
    return [next(turn) for turn in islice(cycle(turns), plan.length)]


def _shuffled[T](items: Iterable[T]) -> list[T]:
    return sorted(items, key=lambda _: randbits(SEED_BITS))


def _as_hard_as(difficulty: Difficulty, places: Sequence[int]) -> Sequence[int]:
    half = (len(places) + 1) // 2
    match difficulty:
        case Difficulty.GENTLE:
            return places[:half]
        case Difficulty.HARD:
            return places[-half:]
    return places


def spread(places: Sequence[int], count: int, bits: Callable[[], int]) -> Iterator[int]:
    """So many of the places, from the first to the last, any of those that fall to each."""
    for number in range(count):
        first, last = number * len(places) // count, (number + 1) * len(places) // count
        yield places[first + bits() % max(1, last - first)]


def _under(spec: Spec, ruleset: str) -> Spec:
    return replace(spec, ruleset=Ruleset.parse(ruleset)) if ruleset else spec


def fresh_question(spec: Spec, asked: Collection[str], bits: Callable[[], int]) -> Question:
    """One that is not among those asked, where the spec knows more."""
    deals = (deal_question(spec, bits()) for _ in range(MOST_DEALS))
    question = next(deals)
    if str(question) not in asked:
        return question
    return next((one for one in deals if str(one) not in asked), question)


def _bits() -> int:
    return randbits(SEED_BITS)
