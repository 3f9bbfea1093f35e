"""What each simulated learner is put through; every function is one learner of a group."""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import NamedTuple

from bench.simulate.bank import Bank, Course
from bench.simulate.learners import Learner
from bench.simulate.sitting import Picks, Step, at_random, sit
from engine import MISCONCEPTIONS, Chance, Criterion, Try, choose, clears

CAUSES = tuple(belief.cause for belief in MISCONCEPTIONS)
LONG, TWO, CURED, RELEASED = 60, 40, 20, 6
SITTING = 5


class Held(NamedTuple):
    """A learner with one belief: whether it was said, after how many errors and questions."""

    is_said: bool
    errors: int
    questions: int
    is_slandered: bool


def fitting(bank: Bank, belief: int) -> list[Course]:
    """The courses in which a belief can be found."""
    return [course for course in bank.courses if belief in course.beliefs]


def held(bank: Bank, belief: int, number: int) -> Held:
    """Sixty questions of one drill, or until the belief is said."""
    courses = fitting(bank, belief)
    course = courses[number % len(courses)]
    errors, slandered = 0, False
    steps = _sitting(bank, [course], Learner((belief,)), f"held {belief} {number}")
    for questions, step in enumerate(steps, 1):
        errors += bool(step.caused)
        slandered |= bool(step.mind.said - {CAUSES[belief]})
        if CAUSES[belief] in step.mind.said:
            return Held(True, errors, questions, slandered)
    return Held(False, errors, LONG, slandered)


def accused(bank: Bank, group: str, number: int) -> bool:
    """Whether anything is said of somebody who believes nothing wrong, in sixty questions."""
    course = bank.courses[number % len(bank.courses)]
    learner = GROUPS[group]
    steps = _sitting(bank, [course], learner, f"{group} {number}")
    return any(step.mind.said for step in steps)


GROUPS = {
    "knower": Learner(),
    "careless": Learner(slips=15),
    "guesser": Learner(guesses=True),
}


def both(bank: Bank, one: int, two: int, number: int) -> bool:
    """Whether both of two beliefs come to be said, in forty questions of two drills by turns."""
    chance = Chance("courses", number)
    courses = [chance.pick(fitting(bank, belief)) for belief in (one, two)]
    wanted = {CAUSES[one], CAUSES[two]}
    steps = _sitting(bank, courses, Learner((one, two)), f"both {number}", TWO)
    return any(wanted <= step.mind.said for step in steps)


def released(bank: Bank, belief: int, number: int) -> bool | None:
    """Whether a belief is unsaid soon after the cure; None where it had not come to be said."""
    courses = fitting(bank, belief)
    sick, well = Learner((belief,)), Learner()
    steps = sit(
        bank,
        [courses[number % len(courses)]],
        lambda count: sick if count < CURED else well,
        f"cured {number}",
    )
    *_, last = islice(steps, CURED)
    if CAUSES[belief] not in last.mind.said:
        return None
    return any(CAUSES[belief] not in step.mind.said for step in islice(steps, RELEASED))


def passed(bank: Bank, course: Course, belief: int | None, way: str, number: int) -> int | None:
    """After how many questions somebody is judged to have mastered a drill, if ever."""
    picks: Picks = choose if way == "chosen" else at_random
    learner = Learner(() if belief is None else (belief,))
    key = f"{way} {course.slug} {belief} {number}"
    tries: list[Try] = []
    names = [MISCONCEPTIONS[place].id for place in course.beliefs]
    for questions, step in enumerate(_sitting(bank, [course], learner, key, MOST[way], picks), 1):
        tries.append(Try(step.choice.place, questions // SITTING, step.is_right))
        if Criterion().is_met(tries, len(course.specs)) and clears(step.mind, names):
            return questions
    return None


MOST = {"chosen": 100, "random": 100}


def _sitting(
    bank: Bank,
    courses: Sequence[Course],
    learner: Learner,
    key: str,
    most: int = LONG,
    picks: Picks = choose,
) -> Iterator[Step]:
    return islice(sit(bank, courses, lambda _: learner, key, picks), most)
