"""The tags that draw cards and the ring."""

import re

import pytest
from django.template import Context, Template

from tutor.drills.sight import CardSight, HandSight

PLACES = ("south", "east", "north", "west")
TURNS = {"south": 90, "east": 0, "north": -90, "west": 180}


def _drawn(text: str, **context: object) -> str:
    return Template("{% load deck %}" + text).render(Context(context))


def _hands(mano: str) -> list[HandSight]:
    first = PLACES.index(mano)
    places = PLACES[first:] + PLACES[:first]
    return [
        HandSight(str(seat), place, (), place, place, seat + 1, is_mano=seat == 0)
        for seat, place in enumerate(places)
    ]


def test_a_card_is_read_aloud_and_drawn_from_the_sprite() -> None:
    drawn = _drawn("{% card sight %}", sight=CardSight("Ro", "rey de <oros>"))
    assert 'role="img" aria-label="rey de &lt;oros&gt;"' in drawn
    assert re.search(r'href="\S*tutor/deck\S*\.svg#Ro"', drawn)


def test_a_drawing_says_nothing() -> None:
    drawn = _drawn('{% drawing "back" %}')
    assert 'aria-hidden="true"' in drawn
    assert "aria-label" not in drawn


@pytest.mark.parametrize("mano", PLACES)
def test_the_ring_begins_at_the_mano_and_goes_anticlockwise(mano: str) -> None:
    drawn = _drawn('{% ring hands "Grande" %}', hands=_hands(mano))
    assert f'transform="rotate({TURNS[mano]} 80 80)"' in drawn
    assert drawn.count('class="mano"') == 1
    assert ">Grande<" in drawn


def test_a_ring_without_a_lance_is_empty_in_the_middle() -> None:
    assert 'class="lance"' not in _drawn('{% ring hands "" %}', hands=_hands("east"))
