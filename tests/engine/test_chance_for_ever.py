"""A seed gives the same for ever: what was dealt once can be dealt again by any later version."""

import pytest

from engine.chance import Chance


def test_a_wide_number_is_drawn_again_where_it_would_favour_some() -> None:
    chance, bits = Chance("wide"), Chance("wide")
    bound = 2**127 + 1  # nearly every second draw is not below the largest whole multiple of it
    for _ in range(20):
        while (drawn := bits.bits() << 64 | bits.bits()) >= bound:
            pass
        assert chance.below(bound) == drawn


def test_a_wide_number_uses_both_of_its_halves() -> None:
    bits = Chance("wide")
    assert Chance("wide").below(2**128) == bits.bits() << 64 | bits.bits()


def test_picks_stay() -> None:
    assert [Chance("pick", number).pick("abcdef") for number in range(8)] == list("aebbdeed")


@pytest.mark.parametrize(
    ("count", "front"),
    [
        (3, [39, 24, 21]),
        (20, [39, 24, 21, 37, 25, 11, 10, 17, 35, 6, 22, 36, 3, 5, 18, 4, 7, 1, 9, 38]),
    ],
)
def test_what_is_brought_forward_stays(count: int, front: list[int]) -> None:
    items = list(range(40))
    Chance("forward").bring_forward(items, count)
    assert items[:count] == front
    assert sorted(items) == list(range(40))
