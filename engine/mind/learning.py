"""How an answer moves the weights: something is forgotten, the answer tells, pairs form and go."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace

from engine.mind.shown import BELIEFS, Shown
from engine.mind.weights import FIRST_PAIR, LEVELS, ODDS, Pair, Row, Weights

LOST = 0.02  # of the beliefs held, what goes between two answers
GAINED = LOST * ODDS  # of those not held, what comes
REDRAWN = 0.003  # of the guess levels, what is drawn anew
EITHER, OTHER = 0.42, 0.16  # two beliefs disagree: the answer of either, some third one
LEADS, FALLS, MOST_LEADERS = 0.2, 0.067, 3


def after(weights: Weights, seen: Shown, answer: str) -> Weights:
    """The weights once a question has been answered."""
    return paired(told(forgotten(weights), seen, answer))


def forgotten(weights: Weights) -> Weights:
    """Between two answers a belief held may go, another may come, and the guess level change."""
    partners = Counter(place for pair in weights.pairs for place in pair)
    counts = [partners[place] for place in range(len(BELIEFS))]
    rows = (_faded(row, weights.pairs, counts) for row in weights.rows)
    return replace(weights, rows=tuple(rows)).redrawn(REDRAWN)


def _faded(row: Row, pairs: Sequence[Pair], counts: Sequence[int]) -> Row:
    """One row, its sum kept: what comes to a pair that is not weighed stays where it is."""
    none, alone = row[0], row[1:FIRST_PAIR]
    came = none * GAINED
    faded = [
        came + weight * (1 - LOST - GAINED * count)
        for weight, count in zip(alone, counts, strict=True)
    ]
    both = []
    for (one, two), weight in zip(pairs, row[FIRST_PAIR:], strict=True):
        both.append(weight * (1 - 2 * LOST) + GAINED * (alone[one] + alone[two]))
        faded[one] += LOST * weight
        faded[two] += LOST * weight
    return (none - came * len(BELIEFS) + LOST * sum(alone), *faded, *both)


def told(weights: Weights, seen: Shown, answer: str) -> Weights:
    """The weights by what each set of beliefs makes of an answer, added up to 1 again."""
    thought = likelihoods(weights.pairs, seen, answer)
    rows = [
        [
            weight * ((1 - level) * share + level / seen.choices)
            for weight, share in zip(row, thought, strict=True)
        ]
        for row, level in zip(weights.rows, LEVELS, strict=True)
    ]
    whole = sum(map(sum, rows))
    return replace(weights, rows=tuple(tuple(weight / whole for weight in row) for row in rows))


def likelihoods(pairs: Iterable[Pair], seen: Shown, answer: str) -> list[float]:
    """How probable an answer is to somebody who thinks, for each set in the order of a row."""
    right = float(answer == seen.truth)
    row = [right] * FIRST_PAIR
    for place, given in seen.answers.items():
        row[1 + place] = float(answer == given)
    alone = seen.answers.get
    row.extend(_of_pair(seen, alone(one), alone(two), answer) for one, two in pairs)
    return row


def _of_pair(seen: Shown, one: str | None, two: str | None, answer: str) -> float:
    """Two beliefs together: where both err and disagree, what they make of it is not known."""
    if one is None or two is None or one == two:
        return float(answer == (one or two or seen.truth))
    others = seen.choices - 3
    if answer == seen.truth:
        return 0.0
    if answer in (one, two):
        return EITHER if others else EITHER + OTHER / 2
    return OTHER / others if others else 0.0


def paired(weights: Weights) -> Weights:
    """The weights with pairs around those that lead now, and without those of who has fallen."""
    found = weights.probabilities()
    least = {place: FALLS if place in weights.leaders else LEADS for place in range(len(found))}
    leading = [place for place, chance in enumerate(found) if chance > least[place]]
    ranked = sorted(leading, key=found.__getitem__, reverse=True)
    leaders = tuple(sorted(ranked[:MOST_LEADERS]))
    if leaders == weights.leaders:
        return weights
    return _with_pairs(weights, leaders)


def _with_pairs(weights: Weights, leaders: tuple[int, ...]) -> Weights:
    pairs = pairs_of(leaders)
    rows = [_regrouped(row, weights.pairs, pairs, leaders) for row in weights.rows]
    whole = sum(map(sum, rows))
    scaled = tuple(tuple(weight / whole for weight in row) for row in rows)
    return Weights(scaled, leaders, pairs)


def pairs_of(leaders: Sequence[int]) -> tuple[Pair, ...]:
    """Every pair that has a leader, in the order of `BELIEFS`."""
    every = range(len(BELIEFS))
    pairs = {(min(one, two), max(one, two)) for one in leaders for two in every if one != two}
    return tuple(sorted(pairs))


def _regrouped(
    row: Row, before: Sequence[Pair], pairs: Sequence[Pair], leaders: Sequence[int]
) -> list[float]:
    """A row under other pairs: one that goes falls to its likelier half, one that comes is due.

    What a new one is due is what two beliefs would weigh that have nothing to do with each other.
    """
    known = dict(zip(before, row[FIRST_PAIR:], strict=True))
    none, *alone = row[:FIRST_PAIR]
    wanted = set(pairs)
    for pair, weight in known.items():
        if pair not in wanted:
            alone[max(pair, key=alone.__getitem__)] += weight

    def due(one: int, two: int) -> float:
        lead, other = (one, two) if one in leaders else (two, one)
        return alone[lead] * min(ODDS, alone[other] / none) if none else alone[lead] * ODDS

    return [none, *alone, *(known[pair] if pair in known else due(*pair) for pair in pairs)]
