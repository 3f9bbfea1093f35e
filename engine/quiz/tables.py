"""The readable rules and beliefs, run once for every class of hands and kept as tables."""

from functools import cache

from engine.juego import points
from engine.lances import Lance
from engine.misconceptions.misconception import Misconception
from engine.pares import Pares, pares_of
from engine.questions.kinds import Kind
from engine.questions.pares import NO_PARES
from engine.quiz.classes import samples
from engine.ruleset import Ruleset

KNOWER = Misconception("", "", tuple(Kind))
OUT = -1


@cache
def strengths(mind: Misconception, lance: Lance, ruleset: Ruleset) -> tuple[int, ...]:
    """How each class stands in a lance, the better the greater; `OUT` if it takes no part."""
    seen = mind.sees(ruleset)
    keys = [mind.strength(lance, hand, seen) for hand in samples()]
    order = {key: place for place, key in enumerate(sorted({key for key in keys if key}))}
    return tuple(order.get(key, OUT) for key in keys)


@cache
def places(mind: Misconception, lance: Lance, ruleset: Ruleset) -> tuple[str | None, ...]:
    """The names of the places that are compared, in order."""
    return tuple(place for place, _ in mind.walk(lance, samples()[0], mind.sees(ruleset)))


@cache
def walks(mind: Misconception, lance: Lance, ruleset: Ruleset) -> tuple[tuple[int, ...], ...]:
    """What each class shows at those places."""
    seen = mind.sees(ruleset)
    return tuple(tuple(step for _, step in mind.walk(lance, hand, seen)) for hand in samples())


@cache
def held_pares(mind: Misconception, ruleset: Ruleset) -> tuple[Pares | None, ...]:
    """The pares of each class."""
    seen = mind.sees(ruleset)
    return tuple(pares_of(hand, seen) for hand in samples())


@cache
def kinds(mind: Misconception, ruleset: Ruleset) -> tuple[str, ...]:
    """The kind of pares of each class, by its code."""
    found = held_pares(mind, ruleset)
    return tuple(NO_PARES if pares is None else pares.kind.value for pares in found)


@cache
def totals(mind: Misconception, ruleset: Ruleset) -> tuple[int, ...]:
    """The points of each class."""
    seen = mind.sees(ruleset)
    return tuple(points(hand, seen) for hand in samples())
