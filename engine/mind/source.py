"""Where the next question comes from: a drill's specs, as far as the learner has come with them."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import cycle, takewhile
from typing import NamedTuple

from engine.chance import Chance
from engine.mind.mind import Mind
from engine.mind.shown import BELIEFS, CAUSES, Shown, shown
from engine.misconceptions import MISCONCEPTIONS
from engine.questions.question import Question
from engine.quiz.dealer import deal_question
from engine.quiz.spec import Spec

REDRAWS = 6
SEEDS = 64  # of each spec, so that what has been dealt once may be dealt again for nothing
READY = 4096
LONGEST_TURN = 8  # questions since a spec was asked, as far as they count
GENTLEST = 0  # the place of the first spec
RISE = 2  # the harder specs that each right answer in a row opens


class Ready(NamedTuple):
    """A question dealt, and what it can show."""

    question: Question
    seen: Shown


class Choice(NamedTuple):
    """The next question: of which spec, by its place among them, and from which seed."""

    place: int
    spec: Spec
    seed: int
    question: Question
    seen: Shown


type Draw = Callable[[Spec, int], Ready]


@lru_cache(READY)
def ready(spec: Spec, seed: int) -> Ready:
    """The question of a spec and seed, dealt at most once while it is remembered."""
    question = deal_question(spec, seed)
    return Ready(question, shown(question))


@dataclass(frozen=True, slots=True)
class Source:
    """Where questions come from: a drill's specs, and for each so many seeds.

    `recent` are the places of the specs asked last, the latest at the end, `missed` those whose
    last question was not answered right; `asked` are keys of questions that are not to come again,
    as far as others are found. `apart` are beliefs that would each have led to the last answer.
    """

    specs: Sequence[Spec]
    chance: Chance
    recent: Sequence[int] = ()
    asked: Collection[int] = ()
    missed: Collection[int] = ()
    apart: Sequence[int] = ()
    draw: Draw = ready
    seeds: int = SEEDS

    def choice(self, place: int) -> Choice:
        """A question of a spec, one not asked yet if a few tries find it."""
        spec = self.specs[place]
        for _ in range(REDRAWS):
            seed = self.chance.below(self.seeds)
            question, seen = self.draw(spec, seed)
            if seen.key not in self.asked:
                break
        return Choice(place, spec, seed, question, seen)

    def age(self, place: int) -> int:
        """How many questions ago a spec was last asked, up to a bound.

        What was missed comes back as if not asked for longest, but not at once.
        """
        latest = self.recent[-LONGEST_TURN:]
        if place in self.missed and place not in self.recent[-1:]:
            return LONGEST_TURN
        return next((ago for ago, one in enumerate(reversed(latest)) if one == place), LONGEST_TURN)

    def in_turn(self) -> Iterator[Choice]:
        """A question of each spec, those first that were not asked for longest, over and over."""
        places = self.chance.shuffled(range(len(self.specs)))
        places.sort(key=self.age, reverse=True)
        return map(self.choice, cycle(places))

    def plain(self) -> list[int]:
        """The specs on which the fewest beliefs err."""
        most = max(len(spec.spares) - len(spec.exposes) for spec in self.specs)
        return [
            place
            for place, spec in enumerate(self.specs)
            if len(spec.spares) - len(spec.exposes) == most
        ]

    def exposing(self, belief: int) -> list[int]:
        """The specs made to expose a belief; all of them, if none is."""
        name = BELIEFS[belief]
        made = [place for place, spec in enumerate(self.specs) if name in spec.exposes]
        return made or list(range(len(self.specs)))

    def can_expose(self, belief: int) -> bool:
        """Whether any spec asks what the belief speaks to."""
        speaks_to = MISCONCEPTIONS[belief].speaks_to
        return any(speaks_to(spec.kind, spec.lance) for spec in self.specs)


class Past(NamedTuple):
    """The last questions in a drill: the places of their specs, and whether each went right.

    `doubt` are the beliefs that would each have led to the last answer, where not one cause did.
    """

    places: Sequence[int] = ()
    went: Sequence[bool] = ()
    doubt: Sequence[int] = ()

    @property
    def missed(self) -> frozenset[int]:
        """The specs of which the last question did not go right."""
        latest = dict(zip(self.places, self.went, strict=True))
        return frozenset(place for place, is_right in latest.items() if not is_right)


def doubt(seen: Shown, answer: str) -> tuple[int, ...]:
    """The beliefs that lead to an answer, where they are several and no cause is common to all."""
    found = tuple(place for place, given in seen.answers.items() if given == answer)
    return found if len({CAUSES[place] for place in found}) > 1 else ()


def opened(mind: Mind, past: Past, specs: int) -> int:
    """How many of so many specs, from the gentlest on, are asked.

    Half of them at first and after an error, more with each right answer in a row; all where a
    belief leads that may explain the errors, or several are to be told apart. Else who did not get
    the last one right is asked the gentlest next, unless it was asked lately.
    """
    if past.doubt or mind.weights.leaders:
        return specs
    if past.went and not past.went[-1] and GENTLEST not in past.places:
        return 1
    row = sum(1 for _ in takewhile(bool, reversed(past.went)))
    return min(specs, -(-specs // 2) + RISE * row)


def source_after(
    mind: Mind,
    specs: Sequence[Spec],
    past: Past,
    chance: Chance,
    asked: Collection[int] = (),
    draw: Draw = ready,
    seeds: int = SEEDS,
) -> Source:
    """Where the next question of a drill comes from, as far as its past has opened it."""
    within = specs[: opened(mind, past, len(specs))]
    return Source(within, chance, past.places, asked, past.missed, past.doubt, draw, seeds)
