"""The model as docs/teaching.md tells it, over every set of at most two beliefs, and slowly."""

from itertools import combinations

from engine import Shown
from engine.mind.shown import BELIEFS
from engine.mind.weights import LEVEL_PRIOR, LEVELS, Weights

type Held = frozenset[int]
type State = tuple[Held, int]

NONE: Held = frozenset()
ODDS, LOST, REDRAWN = 0.02, 0.02, 0.003


def read(weights: Weights) -> dict[State, float]:
    """Each state's weight."""
    alone = [frozenset({place}) for place in range(len(BELIEFS))]
    sets = [NONE, *alone, *map(frozenset, weights.pairs)]
    return {
        (held, level): weight
        for level, row in enumerate(weights.rows)
        for held, weight in zip(sets, row, strict=True)
    }


def everything() -> dict[State, float]:
    """The prior of all sets of at most two beliefs."""
    places = range(len(BELIEFS))
    sets = [NONE, *(frozenset(c) for size in (1, 2) for c in combinations(places, size))]
    return scaled(
        {
            (held, level): share * ODDS ** len(held)
            for held in sets
            for level, share in enumerate(LEVEL_PRIOR)
        }
    )


def forgotten(states: dict[State, float]) -> dict[State, float]:
    """Each belief held may go and each other one come, as far as there is such a set."""
    moved = dict.fromkeys(states, 0.0)
    for (held, level), weight in states.items():
        ways = {
            (held ^ {place}, level): LOST if place in held else LOST * ODDS
            for place in range(len(BELIEFS))
        }
        for state, share in ways.items():
            if state in moved:
                moved[state] += share * weight
                moved[held, level] -= share * weight
        moved[held, level] += weight
    whole = {held: sum(moved[held, level] for level in range(len(LEVELS))) for held, _ in moved}
    return {
        (held, level): (1 - REDRAWN) * weight + REDRAWN * LEVEL_PRIOR[level] * whole[held]
        for (held, level), weight in moved.items()
    }


def told(states: dict[State, float], seen: Shown, answer: str) -> dict[State, float]:
    """Bayes' rule."""
    return scaled(
        {
            (held, level): weight * likelihood(held, LEVELS[level], seen, answer)
            for (held, level), weight in states.items()
        }
    )


def likelihood(held: Held, level: float, seen: Shown, answer: str) -> float:
    """How probable an answer is in a state."""
    return (1 - level) * thought(held, seen, answer) + level / seen.choices


def thought(held: Held, seen: Shown, answer: str) -> float:
    """How probable it is to somebody who thinks."""
    errors = [seen.answers[place] for place in held if place in seen.answers]
    if len(set(errors)) < 2:
        return float(answer == (errors[0] if errors else seen.truth))
    if seen.choices == 3:
        return 0.5 * (answer in errors)
    if answer == seen.truth:
        return 0.0
    return 0.42 if answer in errors else 0.16 / (seen.choices - 3)


def scaled(states: dict[State, float]) -> dict[State, float]:
    whole = sum(states.values())
    return {state: weight / whole for state, weight in states.items()}


def probability(states: dict[State, float], place: int) -> float:
    """Of a belief."""
    return sum(weight for (held, _), weight in states.items() if place in held)
