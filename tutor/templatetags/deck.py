"""Draws what lies on the felt: cards out of the deck's sprite, and the ring that shows the turn."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from django import template
from django.templatetags.static import static
from django.utils.html import format_html
from django.utils.safestring import SafeString
from django.utils.translation import get_language, pgettext_lazy

from tutor.drills.sight import CardSight, HandSight, Mark

register = template.Library()

SPRITE = "tutor/deck.svg"
CARD = (
    '<svg class="card" viewBox="0 0 200 310" role="img" aria-label="{}">'
    '<use href="{}#{}"></use></svg>'
)
DRAWING = (
    '<svg class="card" viewBox="0 0 200 310" aria-hidden="true"><use href="{}#{}"></use></svg>'
)
SERIES = '<ol class="series">\n  {}\n</ol>'
PLACED = '<li class="{}">{}{}{}</li>'
CAPTION = '<span class="caption">{}</span>'
MARKED = '<span class="{}">{}</span>'
MARKS = {
    Mark.DECIDES: ("sr", pgettext_lazy("drills", "This card decides")),
    Mark.NEW: ("new__tag", pgettext_lazy("drills", "new")),
}
CARDS = 4096
FACES = "tutor/faces.svg"
FACE = '<svg class="face" viewBox="0 0 110 110" aria-hidden="true"><use href="{}#{}"></use></svg>'


class Corner(NamedTuple):
    """Where a seat's disc stands on the ring, and how far the arrows turn when it is the mano."""

    x: int
    y: int
    turn: int


CORNERS = {
    "east": Corner(143, 80, 0),
    "north": Corner(80, 17, -90),
    "west": Corner(17, 80, 180),
    "south": Corner(80, 143, 90),
}


@dataclass(frozen=True, slots=True)
class Disc:
    """One seat's disc on the ring."""

    corner: Corner
    order: int
    tone: str


@register.simple_tag
def card(sight: CardSight) -> SafeString:
    """One card with its name read aloud."""
    return format_html(CARD, sight.name, static(SPRITE), sight.code)


@register.simple_tag
def series(cards: Iterable[CardSight]) -> SafeString:
    """Cards in a row, each with what it does in the comparison."""
    language = get_language() or ""
    return SafeString(SERIES.format("\n  ".join(_placed(sight, language) for sight in cards)))


@lru_cache(CARDS)
def _placed(sight: CardSight, language: str) -> str:
    """One card in a row; there are few that differ, and an answer shows up to sixteen."""
    mark = MARKS.get(sight.mark)
    return format_html(
        PLACED,
        sight.mark,
        card(sight),
        format_html(CAPTION, sight.caption) if sight.caption else "",
        format_html(MARKED, *mark) if mark else "",
    )


@register.simple_tag
def drawing(code: str) -> SafeString:
    """A picture of the sprite that says nothing: its name stands beside it, or it is decoration."""
    return format_html(DRAWING, static(SPRITE), code)


@register.simple_tag
def face(gesture: str) -> SafeString:
    """A signal's face, which says nothing: what it does stands beside it."""
    return format_html(FACE, static(FACES), gesture)


@register.inclusion_tag("drills/parts/ring.html")
def ring(hands: Sequence[HandSight], lance: str) -> dict[str, object]:
    """The ring in the middle of the table: who talks after whom, from the mano."""
    mano = next(hand for hand in hands if hand.is_mano)
    return {
        "discs": [disc(hand) for hand in hands],
        "turn": CORNERS[mano.place].turn,
        "lance": lance,
    }


def disc(hand: HandSight) -> Disc:
    """The disc of one hand, in the tone of its plate."""
    tone = "mano" if hand.is_mano else "ours" if hand.is_ours else "theirs"
    return Disc(CORNERS[hand.place], hand.order, tone)
