"""Keeps answers and places even: a seed's slot among 200 says where its answer lies."""

from collections.abc import Sequence

from engine.chance import Chance

SLOTS = 200


def even[T](items: Sequence[T], *key: str) -> tuple[T, ...]:
    """The items over and over, each round in an order of its own, for every slot.

    Any 200 seeds in a row have every slot once, and so each item as often as any other (one more
    or less where their number does not divide 200).
    """
    chance = Chance(*key)
    rounds = -(-SLOTS // len(items))
    return tuple(item for _ in range(rounds) for item in chance.shuffled(items))[:SLOTS]
