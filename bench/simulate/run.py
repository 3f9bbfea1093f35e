"""The groups of learners, spread over the processors, and the figures that they give."""

import sys
from collections.abc import Callable, Iterator, Sequence
from multiprocessing import get_context
from statistics import mean
from typing import Any

from bench.simulate import groups
from bench.simulate.bank import Bank
from bench.simulate.goals import Goal, bounds, interval, per_cent
from bench.simulate.groups import Held, fitting
from bench.simulate.pairs import compatible
from engine import MISCONCEPTIONS, Chance

CHUNK = 10
ERRORS, QUESTIONS = 4, 12
NOT_COMPARABLE = 999.0

type Task = tuple[str, tuple[Any, ...]]

_BANK: list[Bank] = []


class Simulation:
    """All groups of a run; `share` makes every one of them smaller."""

    def __init__(self, bank: Bank, share: float = 1.0) -> None:
        self._bank, self._share = bank, share
        _BANK[:] = [bank]

    def goals(self) -> Iterator[Goal]:
        """Each goal's figure; what lies behind it goes to standard error."""
        yield from self._of_holders()
        for group, most in (("knower", 1), ("careless", 2), ("guesser", 2)):
            yield self._of_accused(group, most)
        yield self._of_two()
        yield self._of_cured()
        yield self._of_mastery()

    def _many(self, whole: int) -> range:
        return range(max(8, round(whole * self._share)))

    def _of_holders(self) -> Iterator[Goal]:
        names = [belief.id for belief in MISCONCEPTIONS]
        found = {place: bool(fitting(self._bank, place)) for place in range(len(names))}
        for place in (place for place, is_found in found.items() if not is_found):
            _say(f"no drill fits {names[place]}")
        numbers = self._many(200)
        tasks = [
            (place, number) for place, is_found in found.items() if is_found for number in numbers
        ]
        results: dict[int, list[Held]] = {place: [] for place in found}
        for (place, _), one in zip(tasks, self._all(groups.held, tasks), strict=True):
            results[place].append(one)
        errors = {p: [h.is_said and h.errors <= ERRORS for h in r] for p, r in results.items()}
        questions = {
            p: [h.is_said and h.questions <= QUESTIONS for h in r] for p, r in results.items()
        }
        yield _worst("held-in-4-errors", errors, 95)
        yield _worst("held-in-12-questions", questions, 90)
        slandered = [one.is_slandered for held in results.values() for one in held]
        _say(f"holders accused of another belief: {interval(slandered)}")

    def _of_accused(self, group: str, most: float) -> Goal:
        accused = self._all(groups.accused, [(group, number) for number in self._many(1000)])
        _say(f"{group} accused: {interval(accused)}")
        return Goal(f"{group}-accused", per_cent(accused), most)

    def _of_two(self) -> Goal:
        pairs, chance = compatible(self._bank), Chance("pairs")
        tasks = [(*chance.pick(pairs), number) for number in self._many(500)]
        said = self._all(groups.both, tasks)
        _say(f"both of two, of {len(pairs)} pairs: {interval(said)}")
        return Goal("both-of-two", per_cent(said), 80, is_least=True)

    def _of_cured(self) -> Goal:
        found = [p for p in range(len(MISCONCEPTIONS)) if fitting(self._bank, p)]
        tasks = [(found[number % len(found)], number) for number in self._many(500)]
        said = [one for one in self._all(groups.released, tasks) if one is not None]
        _say(f"released, of those said at twenty: {interval(said)}")
        return Goal("released", per_cent(said), 90, is_least=True)

    def _of_mastery(self) -> Goal:
        ways = {way: self._mastery(way) for way in groups.MOST}
        for way, (questions, wrong) in ways.items():
            _say(f"mastery, {way}: {questions:.1f} questions, passed wrongly {interval(wrong)}")
        (cost, wrong), (random_cost, random_wrong) = ways["chosen"], ways["random"]
        if bounds(wrong)[0] > bounds(random_wrong)[1]:
            _say("mastery: questions that are chosen pass more who do not know")
            return Goal("mastery-questions", NOT_COMPARABLE, 60)
        return Goal("mastery-questions", 100 * cost / random_cost, 60)

    def _mastery(self, way: str) -> tuple[float, list[bool]]:
        """The mean questions of those who know, and which of those who do not were passed."""
        courses, numbers = self._bank.courses, self._many(24)
        know = [(course, None, way, number) for course in courses for number in numbers]
        hold = [
            (course, course.beliefs[number % len(course.beliefs)], way, number)
            for course in courses
            for number in numbers
        ]
        questions = [one or groups.MOST[way] for one in self._all(groups.passed, know)]
        return mean(questions), [one is not None for one in self._all(groups.passed, hold)]

    def _all[T](self, work: Callable[..., T], tasks: Sequence[tuple[Any, ...]]) -> list[T]:
        named = [(work.__name__, task) for task in tasks]
        with get_context("fork").Pool() as workers:
            return workers.map(_done, named, CHUNK)


def _done(task: Task) -> Any:
    name, arguments = task
    return getattr(groups, name)(_BANK[0], *arguments)


def _worst(what: str, results: dict[int, list[bool]], goal: float) -> Goal:
    """The belief that does worst decides."""
    ranked = sorted(results, key=lambda place: per_cent(results[place]))
    for place in ranked[:6]:
        _say(f"{what}: {MISCONCEPTIONS[place].id} {interval(results[place])}")
    _say(f"{what}: mean {mean(map(per_cent, results.values())):.1f}")
    return Goal(what, per_cent(results[ranked[0]]), goal, is_least=True)


def _say(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()
