"""A mind as a small value of numbers, lists and texts, and back, to be kept as JSON."""

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any

from engine.errors import BadNotation
from engine.mind.learning import pairs_of
from engine.mind.mind import Mind
from engine.mind.shown import BELIEFS, PLACE_OF
from engine.mind.trace import Trace
from engine.mind.weights import LEVELS, ODDS, Pair, Weights

type Stored = dict[str, Any]

VERSION = 1
JOINT = "+"
DIGITS = 4
_FAULTS = (AttributeError, KeyError, TypeError, ValueError, ZeroDivisionError)


def store_mind(mind: Mind) -> Stored:
    """A mind as JSON can hold it: weights by set of beliefs, to four digits.

    >>> read_mind(store_mind(Mind())).count
    0
    """
    weights = mind.weights
    names = ["", *BELIEFS, *map(_name, weights.pairs)]
    columns = zip(*weights.rows, strict=True)
    return {
        "version": VERSION,
        "weights": dict(zip(names, map(_rounded, columns), strict=True)),
        "leaders": [BELIEFS[place] for place in weights.leaders],
        "traces": {BELIEFS[place]: _listed(trace) for place, trace in mind.traces.items()},
        "said": sorted(mind.said),
        "owed": mind.owed,
        "count": mind.count,
        "chapter": mind.chapter,
        "block": mind.block,
    }


def read_mind(value: Mapping[str, Any]) -> Mind:
    """The mind that was stored; a belief that it does not know comes in as likely as to anybody.

    Raises `BadNotation` (`bad_mind`) for what is not a mind of this version.
    """
    try:
        return _mind(value)
    except _FAULTS as fault:
        raise BadNotation("bad_mind", given=str(value)[:80]) from fault


def _mind(value: Mapping[str, Any]) -> Mind:
    if value["version"] != VERSION:
        raise ValueError(value["version"])
    traces = value["traces"].items()
    return Mind(
        weights=_weights(value["weights"], value["leaders"]),
        traces={PLACE_OF[name]: _trace(row) for name, row in traces if name in PLACE_OF},
        said=frozenset(name for name in value["said"] if name in PLACE_OF),
        owed=value["owed"],
        count=value["count"],
        chapter=value["chapter"],
        block=value["block"],
    )


def _name(pair: Pair) -> str:
    return JOINT.join(BELIEFS[place] for place in pair)


def _rounded(column: Sequence[float]) -> list[float]:
    return [float(f"{weight:.{DIGITS}g}") for weight in column]


def _listed(trace: Trace) -> list[Any]:
    return [trace.matches, [list(fit) for fit in trace.fits], list(trace.against)]


def _trace(row: Sequence[Any]) -> Trace:
    matches, fits, against = row
    return Trace(matches, tuple((attempt, key) for attempt, key in fits), tuple(against))


def _weights(columns: Mapping[str, Sequence[float]], named: Sequence[str]) -> Weights:
    leaders = tuple(PLACE_OF[name] for name in named if name in PLACE_OF)
    pairs = pairs_of(leaders)
    none = columns[""]
    fresh = [weight * ODDS for weight in none]
    alone = [columns.get(name, fresh) for name in BELIEFS]
    joint = [columns.get(_name(pair), [0.0] * len(LEVELS)) for pair in pairs]
    rows = list(zip(none, *alone, *joint, strict=True))
    whole = sum(chain.from_iterable(rows))
    return Weights(tuple(tuple(weight / whole for weight in row) for row in rows), leaders, pairs)
