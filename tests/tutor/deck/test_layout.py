"""No pip covers a corner number, crosses the frame or hides another."""

from itertools import combinations
from math import hypot

import pytest

from tutor.deck import layout

# Each sign as boxes around its centre, keyline and all: (left, top, right, bottom).
Box = tuple[float, float, float, float]
OUTLINES: dict[str, list[Box]] = {
    "c": [(-32, -61, 32, -44), (-29, -48, 29, -10), (-16, -10, 16, 40), (-29, 36, 29, 61)],
    "e": [(-15, -64, 15, 22), (-27, 17, 27, 35), (-9.5, 33, 9.5, 62.5)],
    "b": [(-23, -66, 23, -44), (-10, -49, 37, 19), (-37, -28, 10, 11), (-13, 11, 13, 64)],
}
COIN_RADIUS = 48
NUMBER: Box = (17, 17, 42, 57)
FRAME: Box = (11, 11, 189, 299)

CARDS = [(suit, number) for suit in "oceb" for number in range(2, 8)]
LONG_CARDS = [(suit, number) for suit, number in CARDS if suit != "o"]


def boxes(suit: str, number: int) -> list[list[Box]]:
    stand = layout.stand(suit, number)
    return [
        [
            (x + k * left, y + k * top, x + k * right, y + k * bottom)
            for left, top, right, bottom in OUTLINES[suit]
        ]
        for (x, y), k in ((centre, stand.scale) for centre in stand.centres)
    ]


def overlap(a: Box, b: Box) -> bool:
    return a[0] < b[2] and b[0] < a[2] and a[1] < b[3] and b[1] < a[3]


def opposite(box: Box) -> Box:
    left, top, right, bottom = box
    return 200 - right, 310 - bottom, 200 - left, 310 - top


@pytest.mark.parametrize(("suit", "number"), CARDS)
def test_a_stand_has_a_centre_for_each_pip(suit: str, number: int) -> None:
    assert len(set(layout.stand(suit, number).centres)) == number


@pytest.mark.parametrize(("suit", "number"), LONG_CARDS)
def test_pips_keep_clear_of_the_numbers(suit: str, number: int) -> None:
    parts = [part for pip in boxes(suit, number) for part in pip]
    assert not [p for p in parts if overlap(p, NUMBER) or overlap(p, opposite(NUMBER))]


@pytest.mark.parametrize(("suit", "number"), LONG_CARDS)
def test_pips_stay_inside_the_frame(suit: str, number: int) -> None:
    for left, top, right, bottom in (part for pip in boxes(suit, number) for part in pip):
        assert FRAME[0] < left
        assert FRAME[1] < top
        assert right < FRAME[2]
        assert bottom < FRAME[3]


@pytest.mark.parametrize(("suit", "number"), LONG_CARDS)
def test_pips_do_not_hide_each_other(suit: str, number: int) -> None:
    for a, b in combinations(boxes(suit, number), 2):
        assert not [(p, q) for p in a for q in b if overlap(p, q)]


@pytest.mark.parametrize("number", range(2, 8))
def test_coins_keep_clear_of_everything(number: int) -> None:
    stand = layout.stand("o", number)
    radius = COIN_RADIUS * stand.scale
    for x, y in stand.centres:
        assert FRAME[0] + radius < x < FRAME[2] - radius
        assert all(distance(x, y, box) > radius for box in (NUMBER, opposite(NUMBER)))
    for (ax, ay), (bx, by) in combinations(stand.centres, 2):
        assert (ax - bx) ** 2 + (ay - by) ** 2 > (2 * radius) ** 2


def distance(x: float, y: float, box: Box) -> float:
    dx = max(box[0] - x, 0, x - box[2])
    dy = max(box[1] - y, 0, y - box[3])
    return hypot(dx, dy)
