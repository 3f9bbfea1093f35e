"""The generator of chance: the same numbers for ever, and none favoured."""

from collections import Counter
from itertools import permutations

import pytest

from engine.chance import Chance


def test_the_numbers_are_those_of_splitmix64() -> None:
    chance = Chance()
    assert [chance.bits() for _ in range(3)] == [
        0xE220A8397B1DCDAF,
        0x6E789E6AA1B965F4,
        0x06C45D188009454F,
    ]


def test_keys_give_the_same_stream_for_ever() -> None:
    assert [Chance("deal", 7).below(40), Chance("deal", 8).below(40)] == [8, 14]
    assert Chance("deal", 7).shuffled("abcdef") == list("bcfeda")


@pytest.mark.parametrize(
    ("one", "other"), [((1, 23), (12, 3)), (("7",), (7,)), (("a", "b"), ("ab",)), ((), ("",))]
)
def test_other_keys_give_another_stream(
    one: tuple[int | str, ...], other: tuple[int | str, ...]
) -> None:
    assert Chance(*one).bits() != Chance(*other).bits()


def test_below_favours_no_number() -> None:
    chance = Chance("below")
    counts = Counter(chance.below(6) for _ in range(60_000))
    assert set(counts) == set(range(6))
    assert max(counts.values()) - min(counts.values()) < 500


def test_below_reaches_past_64_bits() -> None:
    chance, bound = Chance("wide"), 3 * 2**64
    drawn = [chance.below(bound) for _ in range(3000)]
    assert max(drawn) < bound
    assert all(900 < Counter(number >> 64 for number in drawn)[third] < 1100 for third in range(3))


class Drawn(Chance):
    """Draws these numbers, one after the other."""

    def __init__(self, *numbers: int) -> None:
        super().__init__()
        self._left = list(numbers)

    def bits(self) -> int:
        return self._left.pop(0)


@pytest.mark.parametrize("drawn", [2**127 + 1, 2**128 - 1])
def test_below_draws_again_from_the_last_multiple_of_the_bound_on(drawn: int) -> None:
    assert Drawn(*divmod(drawn, 2**64), 0, 7).below(2**127 + 1) == 7


def test_shuffled_favours_no_order() -> None:
    chance = Chance("shuffled")
    counts = Counter("".join(chance.shuffled("abcd")) for _ in range(24_000))
    assert set(counts) == {"".join(order) for order in permutations("abcd")}
    assert max(map(abs, (count - 1000 for count in counts.values()))) < 130


def test_bring_forward_favours_no_choice_and_keeps_the_rest() -> None:
    chance, items = Chance("forward"), list("abcde")
    counts: Counter[str] = Counter()
    for _ in range(20_000):
        chance.bring_forward(items, 2)
        counts["".join(items[:2])] += 1
        assert sorted(items) == list("abcde")
    assert len(counts) == 20
    assert max(map(abs, (count - 1000 for count in counts.values()))) < 130


@pytest.mark.parametrize("count", [1, 2, 7, 256, 257, 1000])
def test_each_item_has_a_place_of_its_own_in_an_order(count: int) -> None:
    assert sorted(Chance("order").place_of(at, count) for at in range(count)) == [*range(count)]


@pytest.mark.parametrize("count", [4, 300])
def test_no_item_is_favoured_at_a_place_of_an_order(count: int) -> None:
    quarters = Counter(4 * Chance("order", key).place_of(3, count) // count for key in range(2000))
    assert len(quarters) == 4
    assert max(map(abs, (times - 500 for times in quarters.values()))) < 100
