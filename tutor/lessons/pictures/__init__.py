"""What the lessons' pictures show: each by its name, in the active language."""

from collections.abc import Callable

from tutor.lessons.pictures import betting, cards, faces, flow, keeping, table
from tutor.lessons.sight import PictureSight

DRAWN: dict[str, Callable[[], PictureSight]] = {
    "order": cards.order,
    "points": cards.points,
    "seats": table.seats,
    "seats-six": table.six,
    "direction": table.direction,
    "round": flow.flow,
    "ladder": betting.ladder,
    "stones": keeping.stones,
    "signals": faces.common,
    "signals-regional": faces.regional,
    "pot": betting.pot,
}


def picture_sight(name: str) -> PictureSight:
    """The picture of that name."""
    return DRAWN[name]()
