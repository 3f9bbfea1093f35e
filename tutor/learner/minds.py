"""What one answer makes of a learner's mind and of his skill at its drill (docs/teaching.md).

Answering and `manage.py regrade --evidence` do the same here, answer by answer.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from django.db.models import Q

from engine import (
    Answered,
    BadNotation,
    Criterion,
    Mind,
    Question,
    Try,
    clears,
    read_mind,
    shown,
    store_mind,
)
from tutor.drills.catalogue import Drill
from tutor.drills.holding import beliefs_asked, specs_asked
from tutor.models import Attempt, Skill
from tutor.models.drills import Mark

# The columns of a skill that an answer makes, and all that a finished sitting does.
TRIED = ("tries", "mastered_at", "criterion")
DERIVED = (*TRIED, "stability", "difficulty", "state", "step", "due_at", "reviewed_at")
LAST = Criterion().last  # the tries that are kept of a drill


@dataclass(frozen=True, slots=True)
class Told:
    """An answer of practice: to what, and how it was judged."""

    drill: Drill
    question: Question
    attempt: int
    run: int
    spec: int | None
    ruleset: str
    answer: str
    verdict: str
    is_aided: bool
    is_first_try: bool
    at: datetime

    @classmethod
    def of(cls, drill: Drill, question: Question, attempt: Attempt) -> "Told":
        """An attempt that has its answer."""
        assert attempt.answered_at
        return cls(
            drill=drill,
            question=question,
            attempt=attempt.pk,
            run=attempt.run_id,
            spec=attempt.spec,
            ruleset=attempt.run.ruleset,
            answer=attempt.answer,
            verdict=attempt.verdict,
            is_aided=attempt.is_aided,
            is_first_try=attempt.is_first_try,
            at=attempt.answered_at,
        )

    @property
    def tells(self) -> bool:
        """Whether the model is told: not of help, nor of "I don't know", nor twice of one."""
        return self.is_alone and self.verdict != Mark.SKIPPED

    @property
    def is_clean(self) -> bool:
        """Whether it was right at once and without help."""
        return self.verdict == Mark.RIGHT and self.is_alone

    @property
    def counts(self) -> bool:
        """Whether it is a try: without help, right or not, "I don't know" among what is not."""
        return self.is_alone and self.spec is not None

    @property
    def is_alone(self) -> bool:
        """Whether it was answered without help, and not already before."""
        return self.is_first_try and not self.is_aided


def is_clean(attempt: Attempt) -> bool:
    """Whether it was right at the first try, without help, and counts."""
    is_right = attempt.verdict == Mark.RIGHT and attempt.voided_at is None
    return is_right and attempt.is_first_try and not attempt.is_aided


def mind_of(state: Mapping[str, Any]) -> Mind:
    """The mind that a row holds; one that an older engine wrote begins anew until it is rebuilt."""
    try:
        return read_mind(state) if state else Mind()
    except BadNotation:
        return Mind()


def mind_at(mind: Mind, told_at: datetime | None, at: datetime) -> Mind:
    """A mind some time after it was last told anything: whole days fade it."""
    return mind.rested((at - told_at).days) if told_at and at > told_at else mind


def mind_after(mind: Mind, told_at: datetime | None, told: Told) -> Mind:
    """The mind after an answer of which it is told."""
    seen = shown(told.question)
    answered = Answered(seen, told.answer, told.attempt, told.drill.chapter)
    return mind_at(mind, told_at, told.at).answered(answered)


def kept(mind: Mind) -> dict[str, Any]:
    """A mind as its row holds it."""
    return store_mind(mind)


def tries_of(skill: Skill) -> list[Try]:
    """The last unaided first tries, the latest at the end."""
    return [Try(spec, run, bool(is_right)) for spec, run, is_right, *_ in skill.tries]


def keys_of(skill: Skill) -> set[int]:
    """The keys of the questions that were tried last (`Shown.key`)."""
    return {key for *_, key in skill.tries}


def add_try(skill: Skill, told: Told) -> None:
    """One more try, where it is one; the oldest goes."""
    if told.counts:
        is_right = int(told.verdict == Mark.RIGHT)
        last = [told.spec, told.run, is_right, shown(told.question).key]
        skill.tries = [*skill.tries, last][-LAST:]


def master(skill: Skill, mind: Mind, told: Told) -> None:
    """Write down once and for ever that a drill is mastered, and by which criterion.

    Under rules that not all its specs fit those count that do, and the beliefs that they expose.
    """
    criterion, places = Criterion(), [*specs_asked(told.drill, told.ruleset)]
    if skill.mastered_at is None and (
        criterion.is_met(_among(places, tries_of(skill)), len(places))
        and clears(mind, beliefs_asked(told.drill, told.ruleset))
    ):
        skill.mastered_at, skill.criterion = told.at, str(criterion)


def _among(places: list[int], tries: list[Try]) -> list[Try]:
    """Tries by where their specs stand among these; what stands elsewhere is a kind of its own."""
    where = {place: at for at, place in enumerate(places)}
    return [one._replace(spec=where.get(one.spec, -1 - one.spec)) for one in tries]


def keep_mastery(learner: int, drill: str, mastered_at: datetime, criterion: str) -> None:
    """Let a drill be mastered since then; of two dates on which it was the earlier stands."""
    skill, _ = Skill.objects.get_or_create(learner_id=learner, drill=drill)
    later = Q(mastered_at=None) | Q(mastered_at__gt=mastered_at)
    Skill.objects.filter(later, pk=skill.pk).update(mastered_at=mastered_at, criterion=criterion)


def write_skills(skills: Iterable[Skill]) -> None:
    """Put skills in the place of what is kept of the same learners and drills, in one statement."""
    rows = list(skills)
    for skill in rows:
        skill.pk = None  # a row that is there is met by its learner and drill
    Skill.objects.bulk_create(
        rows,
        update_conflicts=True,
        unique_fields=["learner", "drill"],
        update_fields=DERIVED,
    )
