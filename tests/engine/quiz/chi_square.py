"""Whether counts could come from one and the same distribution."""

from collections import Counter
from collections.abc import Mapping

FEWEST = 5
LIMIT = 3.3  # standard deviations: one in two thousand


def deviation(counts: Mapping[object, int], shares: Mapping[object, float]) -> float:
    """How far counts are from expected shares, in standard deviations; rare features are pooled."""
    total = sum(counts.values())
    pooled: Counter[object] = Counter()
    expected: Counter[object] = Counter()
    for feature in {*counts, *shares}:
        share = shares.get(feature, 0)
        name = feature if share * total >= FEWEST else "rare"
        pooled[name] += counts.get(feature, 0)
        expected[name] += share * total  # type: ignore[assignment]  # a Counter adds any number
    return _deviation(pooled, expected)


def difference(one: Mapping[object, int], two: Mapping[object, int]) -> float:
    """How far two samples are from each other, in standard deviations."""
    total, other = sum(one.values()), sum(two.values())
    seen: Counter[object] = Counter()
    expected: Counter[object] = Counter()
    for feature in {*one, *two}:
        both = one.get(feature, 0) + two.get(feature, 0)
        name = feature if both * min(total, other) >= FEWEST * (total + other) else "rare"
        for sample, size, side in ((one, total, "one"), (two, other, "two")):
            seen[name, side] += sample.get(feature, 0)
            expected[name, side] += both * size / (total + other)  # type: ignore[assignment]
    return _deviation(seen, expected, sides=2)


def _deviation(seen: Counter[object], expected: Counter[object], sides: int = 1) -> float:
    """Wilson and Hilferty's normal form of chi-square."""
    names = [name for name in expected if expected[name] > 0]
    freedom = max(1, len(names) // sides - 1)
    chi = sum((seen[name] - expected[name]) ** 2 / expected[name] for name in names)
    spread = 2 / (9 * freedom)
    return float(((chi / freedom) ** (1 / 3) - (1 - spread)) / spread**0.5)
