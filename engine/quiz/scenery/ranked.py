"""Scenes of hands to be ranked: put in order, or sorted by who has juego (LAN-3, JUE-2)."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import combinations, compress, permutations

from engine.chance import Chance
from engine.hand import SIZE
from engine.lances import Lance
from engine.questions.question import Question
from engine.quiz.classes import WEIGHTS, Class, Token, class_of
from engine.quiz.makers import AroundPair, FromHands, dealt_of
from engine.quiz.minds import Dealt
from engine.quiz.pairs import misplaced
from engine.quiz.plan import belief
from engine.quiz.scenery.props import asked, dealt, hands_of, tame
from engine.quiz.spec import Spec
from engine.quiz.suits import Tokens, with_suits
from engine.quiz.tables import KNOWER, OUT, strengths
from engine.quiz.weighted import Weighted

type Places = Sequence[tuple[int, ...]]
type Mind = tuple[Sequence[int], bool]  # how classes stand, and whether the last wins ties


def order_hands(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """Hands that all take part in the lance, and that believers put in other orders."""
    maker = _maker(spec)
    tokens = maker.deal([], chance)
    held = dealt_of(tokens, spec.seats)
    right, *wrong = (_order(mind, held) for mind in _minds(spec, spec.lance or Lance.GRANDE))
    if right in wrong or not _is_kept(maker.copies(held), chance):
        return None
    if not _lies(spec, _orders(spec.seats), wanted, right, tuple):
        return None
    return asked(spec, hands_of(tokens), view=str(chance.below(spec.seats)))


def _is_kept(copies: int, chance: Chance) -> bool:
    """Whether this is the one of so many copies that is kept."""
    return copies == 1 or chance.below(copies) == 0


@cache
def _maker(spec: Spec) -> FromHands | AroundPair:
    """Deals hands that take part; built, two of them such as a believer puts in another order."""
    hands = FromHands(spec.seats, _hands(spec))
    return AroundPair(hands, misplaced(spec)) if spec.built else hands


def _hands(spec: Spec) -> tuple[tuple[Token, ...], ...]:
    """The hands that take part; in punto those without juego."""
    lance = spec.lance or Lance.GRANDE
    is_punto = lance is Lance.PUNTO
    table = strengths(KNOWER, Lance.JUEGO if is_punto else lance, spec.ruleset)
    every = combinations(tame(spec.ruleset), SIZE)
    return tuple(hand for hand in every if (table[class_of(hand)] == OUT) is is_punto)


@cache
def _orders(seats: int) -> Places:
    return tuple(permutations(range(seats)))


@cache
def _minds(spec: Spec, lance: Lance) -> Sequence[Mind]:
    """Who knows, then those believers who are to err: how classes stand for each."""
    minds = (KNOWER, *map(belief, spec.exposes))
    return [(strengths(mind, lance, spec.ruleset), mind.last_wins_ties) for mind in minds]


def _order(mind: Mind, held: Dealt) -> tuple[int, ...]:
    """Seats from the best class to the worst, as `in_order` has them."""
    table, last_wins_ties = mind
    heights = [table[each] for each in held]
    seats = range(len(held) - 1, -1, -1) if last_wins_ties else range(len(held))
    return tuple(sorted(seats, key=heights.__getitem__, reverse=True))


def has_juego(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """Four hands in which believers see juego elsewhere, and those have it who are wanted to."""
    tokens = _around(spec, chance) if spec.exposes else dealt(spec, chance, spec.seats)[0]
    held, differing = dealt_of(tokens, spec.seats), _differing(spec)
    if not all(any(differs[each] for each in held) for differs in differing[1:]):
        return None
    if differing and not _is_kept(sum(differing[0][each] for each in held), chance):
        return None
    table = strengths(KNOWER, Lance.JUEGO, spec.ruleset)
    right = tuple([seat for seat, each in enumerate(held) if table[each] != OUT])
    if not _lies(spec, _groups(spec.seats), wanted, right, lambda seats: tuple(sorted(seats))):
        return None
    return asked(spec, hands_of(tokens), view=str(chance.below(spec.seats)))


def _around(spec: Spec, chance: Chance) -> Tokens:
    """Hands of which one is such as the rarest error is made about; the rest is random.

    A deal with several such hands would come up once for each.
    """
    hand = with_suits(_mistaken(spec).draw(chance), chance)
    rest = [token for token in tame(spec.ruleset) if token not in hand]
    chance.bring_forward(rest, (spec.seats - 1) * SIZE)
    at = chance.below(spec.seats) * SIZE
    rest[at:at] = chance.shuffled(hand)
    return rest[: spec.seats * SIZE]


@cache
def _mistaken(spec: Spec) -> Weighted[Class]:
    """The classes about which the rarest error is made."""
    return Weighted(pair for pair in enumerate(WEIGHTS) if _differing(spec)[0][pair[0]])


@cache
def _groups(seats: int) -> Places:
    sizes = range(seats + 1)
    return tuple(some for size in sizes for some in combinations(range(seats), size))


@cache
def _differing(spec: Spec) -> Sequence[Sequence[bool]]:
    """For each believer who is to err, the classes in which he wrongly sees juego, or none.

    The rarest error comes first.
    """
    (right, _), *wrong = _minds(spec, Lance.JUEGO)
    errors = [
        [(here == OUT) != (there == OUT) for here, there in zip(right, table, strict=True)]
        for table, _ in wrong
    ]
    return sorted(errors, key=lambda differs: sum(compress(WEIGHTS, differs)))


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
