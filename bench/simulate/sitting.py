"""A simulated learner at drills, question by question."""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from typing import NamedTuple

from bench.simulate.bank import SEEDS, Bank, Course
from bench.simulate.learners import Learner
from engine import Answered, Chance, Choice, Mind, Past, Source, choose, doubt, source_after

KEPT = 8  # of a drill's past, as the site does

type Picks = Callable[[Mind, Source], Choice]
type Who = Callable[[int], Learner]


class Step(NamedTuple):
    """One answer: the mind after it, whether it was right, and the beliefs that caused an error."""

    mind: Mind
    choice: Choice
    is_right: bool
    caused: tuple[int, ...]


def at_random(mind: Mind, source: Source) -> Choice:
    """A question of any spec, whatever is known of the learner."""
    return source.choice(source.chance.below(len(source.specs)))


def sit(
    bank: Bank, courses: Sequence[Course], who: Who, key: str, picks: Picks = choose
) -> Iterator[Step]:
    """Answers without end, the courses by turns; `who` tells who answers the question numbered."""
    chance, mind = Chance("proof", key), Mind()
    pasts: dict[str, Past] = defaultdict(Past)
    asked: set[int] = set()
    for number in count():
        course = courses[number % len(courses)]
        past = pasts[course.slug]
        source = source_after(mind, course.specs, past, chance, asked, bank.draw, SEEDS)
        choice, learner = picks(mind, source), who(number)
        seen = choice.seen
        given = learner.answer(seen, bank.options[seen.key], chance)
        mind = mind.answered(Answered(seen, given.answer, number, course.chapter))
        asked.add(seen.key)
        is_right = given.answer == seen.truth
        places, went = (*past.places, choice.place)[-KEPT:], (*past.went, is_right)[-KEPT:]
        pasts[course.slug] = Past(places, went, doubt(seen, given.answer))
        caused = [place for place in learner.beliefs if given.answer == seen.answers.get(place)]
        yield Step(mind, choice, is_right, tuple(caused) if given.is_meant else ())
