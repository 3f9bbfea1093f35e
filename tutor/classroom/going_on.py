"""The button with which a pupil goes on with what he has to do, at one press."""

from collections.abc import Sequence

from django.urls import reverse

from tutor.classroom.standing import FINISHED, PupilStanding
from tutor.drills.seeing import drill_link
from tutor.learner.steps import StepSight
from tutor.models import Pupil, Run, Skill
from tutor.sets.items import drills_of
from tutor.sets.seeing import item_link
from tutor.wording import assignments as words
from tutor.wording import carry_on, course


def step_of(his: PupilStanding) -> StepSight | None:
    """The first thing that is not done, or none where all is; two queries at most."""
    item = next((one.item for one in his.asked if one.reached not in FINISHED), None)
    if item is None:
        return None
    if drills := drills_of(item):
        return _practice(his.pupil, drills)
    link = item_link(item)
    return StepSight(link.url, words.begin(), link.label, is_post=False)


def _practice(pupil: Pupil, drills: Sequence[str]) -> StepSight:
    """The sitting that is open, else a new one of the first drill that is not mastered yet."""
    mine = Run.objects.open().practised().filter(learner=pupil.learner_id, drill__in=drills)
    if run := mine.first():
        about = course.step_about("sitting", drill_link(run.drill).label)
        return StepSight(reverse("run", args=[run.pk]), carry_on(), about, is_post=False)
    mastered = Skill.objects.mastered().filter(learner=pupil.learner_id, drill__in=drills)
    known = set(mastered.values_list("drill", flat=True))
    link = drill_link(next((slug for slug in drills if slug not in known), drills[0]))
    return StepSight(link.url, words.begin(), link.label, is_post=True)
