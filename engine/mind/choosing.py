"""Which question comes next: the one whose answer is expected to tell most."""

from collections.abc import Iterator, Sequence
from itertools import chain, islice

from engine.mind.information import Outlook
from engine.mind.mind import MEMBERS, Mind
from engine.mind.shown import CAUSES
from engine.mind.source import REDRAWS, Choice, Source

CANDIDATES, AIMED, RETURNING = 16, 6, 2
WORTH_CONTROLS = 0.15  # the probability of guessing from which on a control is asked
RATHER_GUESSES = 0.5  # from which on what decides is to be one as well
AGAINST_SUSPECTS = 5.0
SAID_BONUS, SAID_EVERY = 0.3, 3
TURN = 0.01  # for each question since a spec was asked


def choose(mind: Mind, source: Source) -> Choice:
    """The next question to somebody of whom this is known, the best of some candidates.

    What decides between the beliefs in doubt comes first; where a control is owed by somebody who
    rather guesses, that of it on which few suspects err.
    """
    weigh = _Scale(mind, source)
    guessing = mind.guessing if mind.owed else 0.0
    if source.apart and (deciding := _deciding(source)):
        spares = guessing > RATHER_GUESSES
        return max(deciding, key=weigh.as_control if spares else weigh.as_test)
    if guessing > WORTH_CONTROLS:
        return max(_controls(source), key=weigh.as_control)
    return max(_aimed(mind, source), key=weigh.as_test)


def _deciding(source: Source) -> list[Choice]:
    """Those, of some drawn from each spec, that tell apart what led to the last answer."""
    drawn = (source.choice(place) for place in range(len(source.specs)) for _ in range(REDRAWS))
    return [one for one in drawn if one.seen.tells_apart(source.apart)]


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
