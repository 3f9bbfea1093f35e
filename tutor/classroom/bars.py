"""Fills bars of first tries: how many were right at once without help."""

from collections.abc import Collection, Iterable, Iterator

from django.urls import reverse

from tutor.classroom.figures import Figures, figures_by
from tutor.classroom.voiding import counted_in
from tutor.classroom.watched import BarSight
from tutor.classroom.work import practised, quizzed
from tutor.lessons.sight import LinkSight
from tutor.models import Assignment, ItemKind, SetItem
from tutor.models.sets import PRACTISED
from tutor.sets.items import drills_of
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


def item_bars(
    one: Assignment, items: Collection[SetItem], learners: Collection[int]
) -> Iterator[BarSight]:
    """One for each thing of an assignment, in three queries at most for as many as there are."""
    found = _figures(one, items, learners)
    for item in items:
        keys = drills_of(item) if item.kind in PRACTISED else [item.quiz_id or item.slug]
        total = sum(
            (found.get((item.kind in PRACTISED, key), Figures()) for key in keys), Figures()
        )
        yield bar(LinkSight(item_url(one, item), item_link(item).label), total)


def _figures(
    one: Assignment, items: Collection[SetItem], learners: Iterable[int]
) -> dict[tuple[bool, object], Figures]:
    """By whether it is a drill, and by the drill, the plan or the quiz."""
    drills = {slug for item in items for slug in drills_of(item)}
    kinds, rows = {item.kind for item in items}, {}
    if drills:
        rows[True, "run__drill"] = practised(one, learners, drills)
    if ItemKind.PLAN in kinds:
        rows[False, "run__quiz__plan"] = quizzed(one, learners, items)
    if ItemKind.QUIZ in kinds:
        rows[False, "run__quiz"] = quizzed(one, learners, items)
    return {
        (is_drill, key): found
        for (is_drill, by), given in rows.items()
        for key, found in figures_by(counted_in(one.classroom_id, given), by).items()
    }
