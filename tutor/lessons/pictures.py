"""What the lessons' pictures show."""

from itertools import groupby

from engine import DECK, ORDER, Card, Rank, Ruleset, Suit
from tutor import wording
from tutor.drills.rows import card_sight
from tutor.drills.seeing import PLACES
from tutor.lessons.sight import PictureGroup, PictureSeat, PictureSight

CLASSIC = Ruleset()
SHOWN_SUIT = Suit.OROS


def picture_sight(name: str) -> PictureSight:
    """The picture of that name."""
    if name == "seats":
        return PictureSight(name, seats=_seats())
    return PictureSight(name, groups=_order() if name == "order" else _points())


def _order() -> tuple[PictureGroup, ...]:
    """From the highest down, those that count as one side by side."""
    heights = groupby(sorted(Rank, key=_depth), key=CLASSIC.height)
    return tuple(_group(list(ranks)) for _, ranks in heights)


def _depth(rank: Rank) -> tuple[int, bool, int]:
    return -CLASSIC.height(rank), *_beside(rank)


def _beside(rank: Rank) -> tuple[bool, int]:
    """Among ranks that count as one: the true one first, and after it the one that poses as it."""
    return CLASSIC.face(rank) is not rank, ORDER.index(rank)


def _group(ranks: list[Rank]) -> PictureGroup:
    return PictureGroup(
        label=wording.joined(map(wording.rank_name, ranks)),
        cards=tuple(card_sight(Card(rank, SHOWN_SUIT)) for rank in ranks),
    )


def _points() -> tuple[PictureGroup, ...]:
    """From 10 down, those that add the same side by side."""
    shown = [card for card in DECK if card.suit is SHOWN_SUIT]
    totals = groupby(
        sorted(shown, key=lambda card: (-CLASSIC.points(card.rank), *_beside(card.rank))),
        key=lambda card: CLASSIC.points(card.rank),
    )
    return tuple(
        PictureGroup(str(points), tuple(map(card_sight, cards))) for points, cards in totals
    )


def _seats() -> tuple[PictureSeat, ...]:
    """The table of the lessons' players, the first of them the mano."""
    return tuple(
        PictureSeat(
            name=wording.player_name(seat),
            place=place,
            order=seat + 1,
            is_mano=seat == 0,
            is_ours=seat % 2 == 0,
        )
        for seat, place in enumerate(PLACES)
    )
