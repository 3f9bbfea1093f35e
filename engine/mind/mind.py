"""The model of one learner: weights, what speaks for each belief, what has been said of him."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from types import MappingProxyType
from typing import NamedTuple, Self

from engine.mind.learning import after, forgotten
from engine.mind.shown import CAUSES, PLACE_OF, Shown
from engine.mind.trace import NO_TRACE, Trace
from engine.mind.weights import LEVELS, Weights

SAID, UNSAID = 0.75, 0.5  # a belief is said to be held from here, and no more below
MATCHES = 3  # that it takes besides
SUSPECTED = 0.03
BLOCK, RENEWED = 8, 0.5  # after so many answers a new chapter renews this share of guess levels
MOST_DAYS = 20
GUESSES = 0.6  # the guess level from which on somebody counts as guessing

MEMBERS: Mapping[str, frozenset[int]] = {
    cause: frozenset(place for place, one in enumerate(CAUSES) if one == cause) for cause in CAUSES
}


class Answered(NamedTuple):
    """An unaided answer: to what, the code given, the attempt's id and the chapter it was in."""

    seen: Shown
    answer: str
    attempt: int
    chapter: str = ""


class Statement(NamedTuple):
    """What may be said of a learner, by the cause that beliefs share, and what it rests on.

    `fits` are the ids of the attempts that answer as believers do, `against` of those that are
    right where believers err, both since the evidence last began.
    """

    cause: str
    probability: float
    is_said: bool
    fits: tuple[int, ...]
    against: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Mind:
    """All that is held of a learner; the same answers in the same order give the same mind.

    `said` are the causes said to be held, `owed` the controls still to be asked, `block` the
    answers in a row in one chapter.
    """

    weights: Weights = field(default_factory=Weights.prior)
    traces: Mapping[int, Trace] = MappingProxyType({})
    said: frozenset[str] = frozenset()
    owed: int = 0
    count: int = 0
    chapter: str = ""
    block: int = 0

    @classmethod
    def rebuilt(cls, answers: Iterable[Answered]) -> Self:
        """The mind of somebody who gave these answers, in order."""
        mind = cls()
        for answer in answers:
            mind = mind.answered(answer)
        return mind

    def answered(self, one: Answered) -> Self:
        """The mind after one more unaided answer; what was skipped or helped tells nothing."""
        moved = self._at(one.chapter)
        weights = after(moved.weights, one.seen, one.answer)
        traces = _traced(self.traces, one)
        told = replace(moved, weights=weights, traces=traces, count=self.count + 1)
        return told._judged()._owing(one)

    def rested(self, days: int) -> Self:
        """The mind after a pause: somewhat forgotten for each day, the guess level renewed."""
        weights = self.weights
        for _ in range(min(days, MOST_DAYS)):
            weights = forgotten(weights)
        return replace(self, weights=weights.redrawn(RENEWED)) if days > 0 else self

    def probability(self, belief: str) -> float:
        """How probable it is that he holds a belief, 0 to 1."""
        return self.weights.of_any(frozenset({PLACE_OF[belief]}))

    @property
    def guessing(self) -> float:
        """How probable it is that he guesses more than he thinks."""
        shares = zip(LEVELS, self.weights.levels, strict=True)
        return sum(share for level, share in shares if level >= GUESSES)

    @property
    def rather_guesses(self) -> bool:
        """Whether it may be said of him that he guesses: as surely as a belief is said."""
        return self.count >= BLOCK and self.guessing >= SAID

    def suspects(self) -> list[tuple[int, float]]:
        """The beliefs that are likely and not said, by place, the likeliest first."""
        found = enumerate(self.weights.probabilities())
        live = [
            (place, chance)
            for place, chance in found
            if chance > SUSPECTED and CAUSES[place] not in self.said
        ]
        return sorted(live, key=lambda one: -one[1])

    def statements(self) -> tuple[Statement, ...]:
        """What is said and what the answers hint at, one for each cause with any evidence."""
        causes = dict.fromkeys(CAUSES[place] for place in sorted(self.traces))
        return tuple(map(self._statement, causes))

    def _statement(self, cause: str) -> Statement:
        held = [self.traces[place] for place in sorted(MEMBERS[cause]) if place in self.traces]
        fits = dict.fromkeys(attempt for trace in held for attempt, _ in trace.fits)
        against = dict.fromkeys(attempt for trace in held for attempt in trace.against)
        chance = self.weights.of_any(MEMBERS[cause])
        return Statement(cause, chance, cause in self.said, tuple(fits), tuple(against))

    def _at(self, chapter: str) -> Self:
        """On to a chapter: who guessed in the last one need not guess here, nor the other way.

        Not where chapters change with every question, for then guessing would never show.
        """
        if chapter == self.chapter:
            return replace(self, block=self.block + 1)
        turned = self.weights.redrawn(RENEWED) if self.block >= BLOCK else self.weights
        return replace(self, weights=turned, chapter=chapter, block=1)

    def _judged(self) -> Self:
        """Say what has become likely on enough questions, and unsay what no longer is."""
        said, traces = set(self.said), dict(self.traces)
        for cause in sorted(self.said):
            if self.weights.of_any(MEMBERS[cause]) < UNSAID:
                said.remove(cause)
                for place in MEMBERS[cause]:
                    traces.pop(place, None)
        for place, trace in traces.items():
            cause = CAUSES[place]
            if trace.matches >= MATCHES and self.weights.of_any(MEMBERS[cause]) >= SAID:
                said.add(cause)
        return replace(self, said=frozenset(said), traces=traces)

    def _owing(self, one: Answered) -> Self:
        """Controls are owed for an error that fits a suspect: one for the first, then two."""
        suspects = {place for place, _ in self.suspects()}
        fitting = [place for place in suspects if one.seen.answers.get(place) == one.answer]
        if not fitting:
            return replace(self, owed=max(0, self.owed - 1))
        most = max(self.traces.get(place, NO_TRACE).matches for place in fitting)
        return replace(self, owed=1 if most <= 1 else 2)


def _traced(traces: Mapping[int, Trace], one: Answered) -> Mapping[int, Trace]:
    """The traces of the beliefs that would have erred here, by what was answered."""
    touched = {}
    for place, given in one.seen.answers.items():
        trace = traces.get(place, NO_TRACE)
        if one.answer == given:
            touched[place] = trace.fitting(one.attempt, one.seen.key)
        elif one.answer == one.seen.truth and trace is not NO_TRACE:
            touched[place] = trace.contradicted(one.attempt)
    return {**traces, **touched}
