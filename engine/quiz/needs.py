"""Named features of a deal with two hands or a table, which a spec may ask for.

All look at the winner and at the closest rival, the best of the others that take part.
"""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import pairwise
from types import MappingProxyType

from engine.errors import BadNotation
from engine.juego import JUEGO_ORDER
from engine.lances import Lance
from engine.questions.lances import TIE
from engine.quiz.minds import Dealt
from engine.quiz.spec import Spec
from engine.quiz.tables import KNOWER, OUT, held_pares, kinds, places, strengths, totals, walks
from engine.seats import MANO, has_both_couples

type Need = Callable[[Dealt], bool]

PLACES = {"first-card": "1", "second-card": "2", "third-card": "3", "fourth-card": "4", "tie": TIE}


def need(name: str, spec: Spec) -> Need:
    """The test for a feature; `BadNotation` (`unknown_need`) for one that there is not."""
    if name not in NEEDS:
        raise BadNotation("unknown_need", given=name, known=tuple(NEEDS))
    return NEEDS[name](spec)


def _lance(spec: Spec) -> Lance:
    return spec.lance or Lance.JUEGO


def players(table: Sequence[int], dealt: Dealt) -> list[int]:
    """The seats that take part."""
    return [seat for seat, held in enumerate(dealt) if table[held] != OUT]


def _closest(spec: Spec, test: Callable[[int, int], bool]) -> Need:
    """A feature of the winner's class and the closest rival's; none without a rival."""
    table = strengths(KNOWER, _lance(spec), spec.ruleset)

    def holds(dealt: Dealt) -> bool:
        in_order = sorted((held for held in dealt if table[held] != OUT), key=table.__getitem__)
        return len(in_order) > 1 and test(in_order[-1], in_order[-2])

    return holds


def _settled(names: Sequence[str], spec: Spec) -> Need:
    """Which card separates the two, in grande and chica; or that they tie, in any lance."""
    table = strengths(KNOWER, _lance(spec), spec.ruleset)
    if spec.lance not in (Lance.GRANDE, Lance.CHICA):
        return _closest(spec, lambda best, other: (table[best] == table[other]) is (TIE in names))
    ways = places(KNOWER, spec.lance, spec.ruleset)
    shown = walks(KNOWER, spec.lance, spec.ruleset)

    def separated(best: int, other: int) -> bool:
        pairs = zip(ways, shown[best], shown[other], strict=True)
        return next((way for way, one, two in pairs if one != two), TIE) in names

    return _closest(spec, separated)


def _other_kind(spec: Spec) -> Need:
    kind = kinds(KNOWER, spec.ruleset)
    return _closest(spec, lambda best, other: kind[best] != kind[other])


def _same_kind(spec: Spec) -> Need:
    kind, table = kinds(KNOWER, spec.ruleset), strengths(KNOWER, Lance.PARES, spec.ruleset)
    return _closest(spec, lambda one, two: kind[one] == kind[two] and table[one] != table[two])


def _second_pair(spec: Spec) -> Need:
    """Both hold duples, the higher pairs are equal, and the lower pair decides."""
    pares = held_pares(KNOWER, spec.ruleset)

    def decides(best: int, other: int) -> bool:
        one, two = pares[best], pares[other]
        if one is None or two is None or one.low is None or two.low is None:
            return False
        return one.high is two.high and one.low is not two.low

    return _closest(spec, decides)


def _equal_duples(spec: Spec) -> Need:
    """Both hold duples, and the same ones."""
    pares = held_pares(KNOWER, spec.ruleset)

    def tie(best: int, other: int) -> bool:
        one, two = pares[best], pares[other]
        return one is not None and one.low is not None and one == two

    return _closest(spec, tie)


def _next_total(spec: Spec) -> Need:
    """In juego the rival's total is the next in its order; in punto one less."""
    total = totals(KNOWER, spec.ruleset)
    order = JUEGO_ORDER if spec.lance is Lance.JUEGO else tuple(range(40, 3, -1))
    follows = set(pairwise(order))
    return _closest(spec, lambda best, other: (total[best], total[other]) in follows)


def _contested(spec: Spec) -> Need:
    table = strengths(KNOWER, _lance(spec), spec.ruleset)
    return lambda dealt: has_both_couples(tuple(players(table, dealt)))


def _mano_out(spec: Spec) -> Need:
    """The mano takes no part."""
    table = strengths(KNOWER, _lance(spec), spec.ruleset)
    return lambda dealt: table[dealt[MANO]] == OUT


def _holders(fewest: int, most: int, spec: Spec) -> Need:
    """How many take part."""
    table = strengths(KNOWER, _lance(spec), spec.ruleset)
    return lambda dealt: fewest <= len(players(table, dealt)) <= most


def _with_total(wanted: int, spec: Spec) -> Need:
    total = totals(KNOWER, spec.ruleset)
    return lambda dealt: any(total[held] == wanted for held in dealt)


NEEDS: Mapping[str, Callable[[Spec], Need]] = MappingProxyType(
    {name: partial(_settled, (place,)) for name, place in PLACES.items()}
    | {
        "late-card": partial(_settled, ("3", "4")),
        "no-tie": partial(_settled, ("1", "2", "3", "4")),
        "other-kind": _other_kind,
        "same-kind": _same_kind,
        "second-pair": _second_pair,
        "equal-duples": _equal_duples,
        "next-total": _next_total,
        "contested": _contested,
        "mano-out": _mano_out,
        "rivals": partial(_holders, 2, 6),
        "one-holder": partial(_holders, 1, 1),
        "with-30": partial(_with_total, 30),
        "with-31": partial(_with_total, 31),
    }
)

# Features that no tie for the best hand has.
STRICT = frozenset(PLACES) - {TIE} | {
    "late-card",
    "no-tie",
    "other-kind",
    "same-kind",
    "second-pair",
    "next-total",
}
