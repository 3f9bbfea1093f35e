"""Fills the page on which what one pupil reached with one thing is set by hand."""

from tutor.classroom.answer_lines import answers_url
from tutor.classroom.bars import item_url
from tutor.classroom.grid import cell_sight
from tutor.classroom.seeing import assignment_url
from tutor.classroom.standing import ItemStanding, PupilStanding, Reached
from tutor.classroom.watched import ResultSight
from tutor.lessons.sight import LinkSight
from tutor.models import Assignment, Goal
from tutor.models.sets import MOST_SCORED
from tutor.sets.seeing import item_link


def most_of(one: ItemStanding) -> int:
    """All that a pupil can reach with a thing, in the unit of its goal; 0 where it is gone."""
    if one.reached is Reached.GONE:
        return 0
    return MOST_SCORED if one.item.goal == Goal.SCORE else one.of


def result_sight(one: Assignment, his: PupilStanding, found: ItemStanding) -> ResultSight:
    """How far he is, and by what."""
    return ResultSight(
        pupil=LinkSight(answers_url(his.pupil), his.pupil.name),
        thing=LinkSight(item_url(one, found.item), item_link(found.item).label),
        assignment_url=assignment_url(one),
        cell=cell_sight(one, his.pupil.pk, found),
        reason=found.reason,
    )
