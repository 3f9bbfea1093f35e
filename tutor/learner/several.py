"""Answers that come in together, as those of a quiz do, told to the learner model at once."""

from collections.abc import Iterable

from django.db.models import F

from tutor.drills.catalogue import catalogue
from tutor.drills.stored import question_of
from tutor.learner.minds import Told, mind_of, write_skills
from tutor.learner.rebuilding import Evidence
from tutor.models import Attempt, Skill
from tutor.models import Mind as MindRow


def hold_mind(learner: int) -> MindRow:
    """The row of a learner's mind, once no other answers of his are being taken in.

    It wants a transaction round it. Only what is answered from then on is answered after those.
    """
    MindRow.objects.get_or_create(learner_id=learner)
    return MindRow.objects.select_for_update().get(learner_id=learner)


def tell_several(*, seen: MindRow, attempts: Iterable[Attempt]) -> None:
    """Take in the first tries among these answers, in their order; four statements, however many.

    `seen` is held.
    """
    told = [one for attempt in attempts if (one := _told(attempt))]
    if not told:
        return
    learner = seen.learner_id
    slugs = {one.drill.slug for one in told}
    stored = Skill.objects.filter(learner_id=learner, drill__in=slugs)
    skills = {one.drill: one for one in stored}
    found = Evidence(mind_of(seen.state), seen.state, seen.told_at, skills)
    for one in told:
        found.take(one, learner)
    _write(seen, found)


def _told(attempt: Attempt) -> Told | None:
    """What the model is told: of no second try, and of nothing that is void or has gone."""
    drill, question = catalogue().get(attempt.drill), question_of(attempt)
    if drill is None or question is None or attempt.voided_at or not attempt.is_first_try:
        return None
    return Told.of(drill, question, attempt)


def _write(seen: MindRow, found: Evidence) -> None:
    rows = MindRow.objects.filter(pk=seen.pk)
    rows.update(state=found.state, told_at=found.told_at, answers=F("answers") + 1)
    write_skills(found.skills.values())
