"""Scenes of hands to be ranked: put in order, or sorted by who has juego (LAN-3, JUE-2)."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, permutations

from engine.chance import Chance
from engine.hand import SIZE
from engine.lances import Lance
from engine.misconceptions.misconception import Misconception
from engine.questions.order import in_order
from engine.questions.question import Question
from engine.quiz.classes import class_of
from engine.quiz.makers import FromHands, dealt_of
from engine.quiz.minds import Dealt
from engine.quiz.plan import belief
from engine.quiz.scenery.props import asked, dealt, hands_of, tame
from engine.quiz.spec import Spec
from engine.quiz.tables import KNOWER, OUT, strengths

type Places = Sequence[tuple[int, ...]]


def order_hands(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """Hands that all take part in the lance, and that believers put in other orders."""
    tokens = _maker(spec).deal([], chance)
    held = dealt_of(tokens, spec.seats)
    right = _order(KNOWER, spec, held)
    if right in [_order(belief(id), spec, held) for id in spec.exposes]:
        return None
    orders = tuple(permutations(range(spec.seats)))
    if not _lies(spec, orders, wanted, tuple(map(int, right)), tuple):
        return None
    return asked(spec, hands_of(tokens), view=str(chance.below(spec.seats)))


@cache
def _maker(spec: Spec) -> FromHands:
    """Deals hands that take part; in punto those without juego."""
    lance = spec.lance or Lance.GRANDE
    is_punto = lance is Lance.PUNTO
    table = strengths(KNOWER, Lance.JUEGO if is_punto else lance, spec.ruleset)
    every = combinations(tame(spec.ruleset), SIZE)
    fit = tuple(hand for hand in every if (table[class_of(hand)] == OUT) is is_punto)
    return FromHands(spec.seats, fit)


def _order(mind: Misconception, spec: Spec, held: Dealt) -> str:
    table = strengths(mind, spec.lance or Lance.GRANDE, spec.ruleset)
    return in_order([(table[each],) for each in held], mind.last_wins_ties)


def has_juego(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """Four hands in which believers see juego elsewhere."""
    tokens, held = dealt(spec, chance, spec.seats)
    right = _with_juego(KNOWER, spec, held)
    if right in [_with_juego(belief(id), spec, held) for id in spec.exposes]:
        return None
    every = range(spec.seats)
    groups = [some for size in range(spec.seats + 1) for some in combinations(every, size)]
    if not _lies(spec, groups, wanted, right, lambda seats: tuple(sorted(seats))):
        return None
    return asked(spec, hands_of(tokens), view=str(chance.below(spec.seats)))


def _with_juego(mind: Misconception, spec: Spec, held: Dealt) -> tuple[int, ...]:
    table = strengths(mind, Lance.JUEGO, spec.ruleset)
    return tuple([seat for seat, each in enumerate(held) if table[each] != OUT])


def _lies(
    spec: Spec,
    every: Places,
    wanted: str,
    right: tuple[int, ...],
    listed: Callable[[list[int]], tuple[int, ...]],
) -> bool:
    """Whether an answer, as places from some seat on, lies where it is wanted."""
    if not wanted or spec.answers:
        return True
    views = range(spec.seats)
    seen = (listed([(seat - view) % spec.seats for seat in right]) for view in views)
    return every[int(wanted)] in seen
