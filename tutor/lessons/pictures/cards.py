"""The order of the cards and what each adds, drawn with the cards of one suit."""

from itertools import groupby

from engine import DECK, ORDER, Card, Rank, Ruleset, Suit
from tutor import wording
from tutor.drills.rows import card_sight
from tutor.lessons.sight import PictureGroup, PictureSight

SHOWN_SUIT = Suit.OROS


def order() -> PictureSight:
    """The cards from the highest down."""
    return PictureSight("order", groups=order_of(Ruleset()))


def points() -> PictureSight:
    """The cards by what they add."""
    return PictureSight("points", groups=points_of(Ruleset()))


def order_of(ruleset: Ruleset) -> tuple[PictureGroup, ...]:
    """From the highest down, those that count as one side by side."""
    heights = groupby(
        sorted(Rank, key=lambda rank: (-ruleset.height(rank), *_beside(rank, ruleset))),
        key=ruleset.height,
    )
    return tuple(_group(list(ranks)) for _, ranks in heights)


def _beside(rank: Rank, ruleset: Ruleset) -> tuple[bool, int]:
    """Among ranks that count as one: the true one first, and after it the one that poses as it."""
    return ruleset.face(rank) is not rank, ORDER.index(rank)


def _group(ranks: list[Rank]) -> PictureGroup:
    return PictureGroup(
        label=wording.joined(map(wording.rank_name, ranks)),
        cards=tuple(card_sight(Card(rank, SHOWN_SUIT)) for rank in ranks),
    )


def points_of(ruleset: Ruleset) -> tuple[PictureGroup, ...]:
    """From 10 down, those that add the same side by side."""
    shown = [card for card in DECK if card.suit is SHOWN_SUIT]
    totals = groupby(
        sorted(shown, key=lambda card: (-ruleset.points(card.rank), *_beside(card.rank, ruleset))),
        key=lambda card: ruleset.points(card.rank),
    )
    return tuple(
        PictureGroup(str(points), tuple(map(card_sight, cards))) for points, cards in totals
    )
