"""The rules of chapters 6 to 10 a second time: slow, over letters, from the rulebook's words."""

from collections.abc import Callable
from itertools import combinations_with_replacement

EIGHT_KINGS = "RCS76541"  # CAR-3, highest first; 3 and 2 are gone
FOUR_KINGS = "RCS7654321"  # VAR-1
JUEGO = (31, 32, 40, 37, 36, 35, 34, 33)  # JUE-3

type Compare = Callable[[str, str, str], int]


def faces(ranks: str, order: str) -> str:
    """What the cards count as, highest first: with eight kings a 3 is a rey, a 2 an as."""
    counted = ranks.replace("3", "R").replace("2", "1") if order == EIGHT_KINGS else ranks
    return "".join(sorted(counted, key=order.index))


def classes(order: str) -> list[str]:
    """Every hand that differs from the others by what its cards count as."""
    return ["".join(hand) for hand in combinations_with_replacement(order, 4)]


def grande(best: str, other: str, order: str) -> int:
    """Who has more of the highest rank at which the hands differ (GRA-1)."""
    return more_of_first(best, other, order)


def chica(best: str, other: str, order: str) -> int:
    """Who has more of the lowest rank at which the hands differ (CHI-1)."""
    return more_of_first(best, other, order[::-1])


def more_of_first(best: str, other: str, ranks: str) -> int:
    for rank in ranks:
        if best.count(rank) != other.count(rank):
            return 1 if best.count(rank) > other.count(rank) else -1
    return 0


def pares(best: str, other: str, order: str) -> int:
    """First the kind, then the higher pair, then the lower (PAR-4 to PAR-7)."""
    kinds = kind(best), kind(other)
    if kinds[0] != kinds[1]:
        return 1 if kinds[0] > kinds[1] else -1
    for ours, theirs in zip(pairs(best, order), pairs(other, order), strict=True):
        if ours != theirs:
            return 1 if order.index(ours) < order.index(theirs) else -1
    return 0


def kind(ranks: str) -> int:
    """0 no pares, 1 par simple, 2 medias, 3 duples (PAR-1 to PAR-3)."""
    return {
        (1, 1, 1, 1): 0, (1, 1, 2): 1, (1, 3): 2, (2, 2): 3, (4,): 3,
    }[tuple(sorted(ranks.count(rank) for rank in set(ranks)))]  # fmt: skip


def pairs(ranks: str, order: str) -> str:
    """The rank that repeats; for duples both, and twice the same where all four are alike."""
    repeated = "".join(rank for rank in order if ranks.count(rank) > 1)
    return repeated * 2 if kind(ranks) == 3 and len(repeated) == 1 else repeated


def total(ranks: str) -> int:
    """Ten for each figure, else the number (JUE-1)."""
    return sum(10 if rank in "RCS" else int(rank) for rank in ranks)


def juego(best: str, other: str, _order: str) -> int:
    """31, 32, 40, 37, 36, 35, 34, 33 (JUE-3)."""
    places = JUEGO.index(total(best)), JUEGO.index(total(other))
    return (places[0] < places[1]) - (places[0] > places[1])


def punto(best: str, other: str, _order: str) -> int:
    """The higher total (PUN-1)."""
    return (total(best) > total(other)) - (total(best) < total(other))


def has_pares(ranks: str) -> bool:
    return kind(ranks) > 0


def has_juego(ranks: str) -> bool:
    return total(ranks) >= 31


COMPARE: dict[str, Compare] = {
    "grande": grande, "chica": chica, "pares": pares, "juego": juego, "punto": punto,
}  # fmt: skip
