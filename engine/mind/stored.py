"""A mind as a small value of numbers, lists and texts, and back, to be kept as JSON.

Most sets of beliefs weigh alike, for no answer has touched them: a column of weights stands there
once, with the names of the sets that have it.
"""

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
type Column = Sequence[float]  # a weight for each guess level

VERSION, EACH_NAMED = 2, 1  # what is written, and what was before: each set with its own column
NONE, JOINT = "", "+"
DIGITS = 4
_FAULTS = (AttributeError, KeyError, TypeError, ValueError, ZeroDivisionError)


def store_mind(mind: Mind) -> Stored:
    """A mind as JSON can hold it: weights to four digits, alone and with each leader.

    >>> read_mind(store_mind(Mind())).count
    0
    """
    weights = mind.weights
    return {
        "version": VERSION,
        "weights": {name: _shares(named) for name, named in _by_leader(weights).items()},
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

    Minds that were written before columns were shared are read as well. Raises `BadNotation`
    (`bad_mind`) for what is no mind of a known version.
    """
    try:
        return _mind(value)
    except _FAULTS as fault:
        raise BadNotation("bad_mind", given=str(value)[:80]) from fault


def _mind(value: Mapping[str, Any]) -> Mind:
    traces = value["traces"].items()
    return Mind(
        weights=_weights(_columns(value["version"], value["weights"]), value["leaders"]),
        traces={PLACE_OF[name]: _trace(row) for name, row in traces if name in PLACE_OF},
        said=frozenset(name for name in value["said"] if name in PLACE_OF),
        owed=value["owed"],
        count=value["count"],
        chapter=value["chapter"],
        block=value["block"],
    )


def _name(pair: Pair) -> str:
    return JOINT.join(BELIEFS[place] for place in pair)


def _by_leader(weights: Weights) -> dict[str, dict[str, Column]]:
    """The columns of no belief and of each one alone under "", of its pairs under each leader."""
    exact = list(zip(*weights.rows, strict=True))
    rounded = {column: _rounded(column) for column in set(exact)}  # few differ
    columns = [rounded[column] for column in exact]
    alone = dict[str, Column](zip((NONE, *BELIEFS), columns, strict=False))
    found = {NONE: alone, **{BELIEFS[place]: dict[str, Column]() for place in weights.leaders}}
    for pair, column in zip(weights.pairs, columns[len(alone) :], strict=True):
        leader = next(place for place in weights.leaders if place in pair)
        found[BELIEFS[leader]][BELIEFS[sum(pair) - leader]] = column
    return found


def _shares(named: Mapping[str, Column]) -> list[list[Any]]:
    """Each column once, with the names of those that have it."""
    shares = dict[tuple[float, ...], list[str]]()
    for name, column in named.items():
        shares.setdefault(tuple(column), []).append(name)
    return [[list(column), names] for column, names in shares.items()]


def _columns(version: int, weights: Mapping[str, Any]) -> Mapping[str, Column]:
    """The columns by the names of their sets, however they were written."""
    if version == EACH_NAMED:
        return weights
    if version != VERSION:
        raise ValueError(version)
    alone = {name: column for column, names in weights[NONE] for name in names}
    return alone | {
        _joint(leader, name): column
        for leader, shares in weights.items()
        if leader != NONE
        for column, names in shares
        for name in names
    }


def _joint(one: str, other: str) -> str:
    """The name of a pair, its beliefs in the order of `BELIEFS`, where both are there still."""
    return JOINT.join(sorted((one, other), key=lambda name: PLACE_OF.get(name, -1)))


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
