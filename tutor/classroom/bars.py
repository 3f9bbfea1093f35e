"""Fills bars of first tries: how many were right at once without help."""

from collections.abc import Iterator, Sequence

from django.urls import reverse

from tutor.classroom.figures import NONE, Figures
from tutor.classroom.standing import PupilStanding
from tutor.classroom.watched import BarSight
from tutor.lessons.sight import LinkSight
from tutor.models import Assignment, SetItem
from tutor.sets.seeing import item_link
from tutor.wording import class_answers as words
from tutor.wording.sets import per_cent


def item_url(assignment: Assignment, item: SetItem) -> str:
    """Where it is told how one thing of an assignment went."""
    place = [assignment.classroom_id, assignment.pk, item.position]
    return reverse("class-item", args=place)


def bar(link: LinkSight, found: Figures) -> BarSight:
    """How often it was right at first try, as a bar and in words."""
    if not found.answers:
        return BarSight(link, str(words.NO_ANSWERS), "", None)
    told = words.about(found.answers, words.first_tries(found.right, found.first))
    figure = per_cent(found.share) if found.share is not None else "–"
    return BarSight(link, told, figure, found.share)


def item_bars(one: Assignment, standings: Sequence[PupilStanding]) -> Iterator[BarSight]:
    """One for each thing of an assignment, out of how far each of its pupils is."""
    for place, item in enumerate(items_of(one, standings)):
        total = sum((his.items[place].tried for his in standings), NONE)
        yield bar(LinkSight(item_url(one, item), item_link(item).label), total)


def items_of(one: Assignment, standings: Sequence[PupilStanding]) -> list[SetItem]:
    """What there is to do, as it was read already, or read where nobody has it."""
    if standings:
        return [each.item for each in standings[0].items]
    return list(one.version.items.select_related("quiz"))
