"""Which question comes next: the one whose answer is expected to tell most."""

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import chain, cycle, islice
from typing import NamedTuple

from engine.chance import Chance
from engine.mind.information import Outlook
from engine.mind.mind import MEMBERS, Mind
from engine.mind.shown import BELIEFS, CAUSES, Shown, shown
from engine.misconceptions import MISCONCEPTIONS
from engine.questions.question import Question
from engine.quiz.dealer import deal_question
from engine.quiz.spec import Spec

CANDIDATES, AIMED, RETURNING = 16, 6, 2
REDRAWS = 6
SEEDS = 64  # of each spec, so that what has been dealt once may be dealt again for nothing
READY = 4096
WORTH_CONTROLS = 0.15  # the probability of guessing from which on a control is asked
AGAINST_SUSPECTS = 5.0
SAID_BONUS, SAID_EVERY = 0.3, 3
TURN, LONGEST_TURN = 0.01, 8  # for each question since a spec was asked


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

    `recent` are the places of the specs asked last, the latest at the end; `asked` are keys of
    questions that are not to come again, as far as others are found.
    """

    specs: Sequence[Spec]
    chance: Chance
    recent: Sequence[int] = ()
    asked: Collection[int] = ()
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
        """How many questions ago a spec was last asked, up to a bound."""
        latest = self.recent[-LONGEST_TURN:]
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


def choose(mind: Mind, source: Source) -> Choice:
    """The next question to somebody of whom this is known, the best of some candidates."""
    weigh = _Scale(mind, source)
    if mind.owed and mind.guessing > WORTH_CONTROLS:
        return max(_controls(source), key=weigh.as_control)
    return max(_aimed(mind, source), key=weigh.as_test)


def _controls(source: Source) -> Iterator[Choice]:
    """Half of them of the specs that spare beliefs."""
    plain = source.plain()
    half = CANDIDATES // 2
    spared = (source.choice(source.chance.pick(plain)) for _ in range(half))
    return chain(spared, islice(source.in_turn(), CANDIDATES - half))


def _aimed(mind: Mind, source: Source) -> Iterator[Choice]:
    """Some that tell the likeliest suspects apart, some for what is said, and others in turn."""
    suspects = [place for place, _ in mind.suspects() if source.can_expose(place)]
    said = [place for place in _said(mind) if source.can_expose(place)]
    rest = CANDIDATES
    if suspects:
        rest -= AIMED
        yield from (_telling(suspects, source, turn) for turn in range(AIMED))
    if said:
        rest -= RETURNING
        yield from (_telling([source.chance.pick(said)], source, 0) for _ in range(RETURNING))
    yield from islice(source.in_turn(), rest)


def _telling(suspects: Sequence[int], source: Source, turn: int) -> Choice:
    """A question on which the first suspect errs, and the next one of another cause otherwise.

    By turns from the specs made to expose him and from any; the best that some draws bring.
    """
    top = suspects[0]
    second = next((place for place in suspects if CAUSES[place] != CAUSES[top]), top)
    places = range(len(source.specs)) if turn % 2 else source.exposing(top)
    found = None
    for _ in range(REDRAWS):
        drawn = source.choice(source.chance.pick(places))
        given = drawn.seen.answers.get(top)
        if given is not None and (second == top or drawn.seen.answers.get(second) != given):
            return drawn
        if found is None or given is not None:
            found = drawn
    assert found
    return found


def _said(mind: Mind) -> list[int]:
    """The likeliest belief of each cause that is said."""
    chances = mind.weights.probabilities()
    return [max(sorted(MEMBERS[cause]), key=chances.__getitem__) for cause in sorted(mind.said)]


class _Scale:
    """Weighs candidates by what they tell of one mind."""

    def __init__(self, mind: Mind, source: Source) -> None:
        self._outlook, self._source = Outlook(mind.weights), source
        self._said = _said(mind) if mind.count % SAID_EVERY == 0 else []
        self._suspects = mind.suspects()

    def as_test(self, one: Choice) -> float:
        """By information, somewhat for a spec long not asked, and for what is to be tried again."""
        again = any(place in one.seen.answers for place in self._said)
        turn = TURN * self._source.age(one.place)
        return self._outlook.information(one.seen) + SAID_BONUS * again + turn

    def as_control(self, one: Choice) -> float:
        """The same, but best where no suspect errs."""
        wrong = sum(chance for place, chance in self._suspects if place in one.seen.answers)
        return self._outlook.information(one.seen) - AGAINST_SUSPECTS * wrong
