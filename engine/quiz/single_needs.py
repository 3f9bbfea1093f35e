"""Named features of one hand, or of single cards, which a spec may ask for."""

from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from engine.cards import Rank
from engine.errors import BadNotation
from engine.quiz.single import Single, single_mind
from engine.quiz.spec import Spec
from engine.quiz.tables import KNOWER, totals
from engine.ruleset import FIGURES

type SingleNeed = Callable[[Single], bool]

NEAR_JUEGO = range(24, 38)
ALIKE = frozenset({Rank.REY, Rank.TRES, Rank.DOS, Rank.AS})


def single_need(name: str, spec: Spec) -> SingleNeed:
    """The test for a feature; `BadNotation` (`unknown_need`) for one that there is not."""
    if name not in NEEDS:
        raise BadNotation("unknown_need", given=name, known=tuple(NEEDS))
    return NEEDS[name](spec)


def _end(wanted: str, _: Spec) -> SingleNeed:
    return lambda single: single.end == wanted


def _with(rank: Rank, _: Spec) -> SingleNeed:
    return lambda single: rank in single.ranks


def _different(_: Spec) -> SingleNeed:
    """No two of the cards have the same print."""
    return lambda single: len(set(single.ranks)) == len(single.ranks)


def _figures(_: Spec) -> SingleNeed:
    """At least two different figures."""
    return lambda single: len(FIGURES.intersection(single.ranks)) > 1


def _near_juego(spec: Spec) -> SingleNeed:
    """A total between 24 and 37."""
    total = totals(KNOWER, spec.ruleset)
    return lambda single: total[single.held] in NEAR_JUEGO


def _same_print(spec: Spec) -> SingleNeed:
    """The card to match is matched by its own print, or by none."""
    told = single_mind(KNOWER, spec)
    return lambda single: single.shown is not None and told(single) in (single.shown.value, "none")


def _tempting(_: Spec) -> SingleNeed:
    """The card to match is a rey, a three, a two or an as, and another such lies there."""
    return lambda single: single.shown in ALIKE and not ALIKE.isdisjoint(single.ranks)


_WITH: dict[str, Callable[[Spec], SingleNeed]] = {
    f"with-{rank.name.lower()}": partial(_with, rank) for rank in Rank
}
NEEDS: Mapping[str, Callable[[Spec], SingleNeed]] = MappingProxyType(
    {
        "high": partial(_end, "high"),
        "low": partial(_end, "low"),
        "different": _different,
        "figures": _figures,
        "near-juego": _near_juego,
        "same-print": _same_print,
        "tempting": _tempting,
        **_WITH,
    }
)
