"""A learner's mind and skills made anew from his attempts, answer by answer as they came."""

import logging
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from datetime import datetime
from threading import Lock, Thread
from typing import Any

from django.db import DatabaseError, connections, transaction
from django.db.models import F, Q
from django.utils import timezone

from engine import Mind
from tutor.drills.catalogue import catalogue
from tutor.drills.stored import question_of
from tutor.learner.minds import (
    DERIVED,
    Told,
    add_try,
    is_clean,
    kept,
    master,
    mind_after,
    mind_of,
    write_skills,
)
from tutor.learner.schedule import review
from tutor.models import Attempt, Chore, Learner, Skill
from tutor.models import Mind as MindRow
from tutor.models.drills import Mode
from tutor.whole import MOST_TRIES, Overtaken, came_in_the_way

log = logging.getLogger("tutor.learner")
CHORE = "rebuild "  # and the learner's number: what is kept of him is to be made anew
MOST_AT_ONCE = 1_000  # answers while a browser waits: about a second
APART = Lock()  # one at a time, so that most of the process goes on answering


@dataclass(slots=True)
class Evidence:
    """What attempts make of a learner; `state` is the mind as its row holds it.

    Rounded twice it is not what it is rounded once, which is how it is kept after each answer.
    """

    mind: Mind = field(default_factory=Mind)
    state: dict[str, Any] = field(default_factory=dict)
    told_at: datetime | None = None
    skills: dict[str, Skill] = field(default_factory=dict)

    def take(self, told: Told, learner: int) -> Skill:
        """One answer more; the mind is rounded each time, as it is where it is kept."""
        if told.tells:
            after = mind_after(self.mind, self.told_at, told)
            self.state, self.told_at = kept(after), told.at
            self.mind = mind_of(self.state)
        slug = told.drill.slug
        skill = self.skills.setdefault(slug, Skill(learner_id=learner, drill=slug))
        add_try(skill, told)
        master(skill, self.mind, told)
        return skill


def evidence_of(learner: int) -> Evidence:
    """All that a learner's attempts tell, worked out anew."""
    found, attempts = Evidence(), list(_attempts(learner))
    left = Counter(one.run_id for one in attempts)
    right = Counter(one.run_id for one in attempts if is_clean(one))
    for told, attempt in _told(attempts):
        skill = found.take(told, learner)
        left[attempt.run_id] -= 1
        if attempt.run.mode != Mode.PRACTICE:
            continue
        if not left[attempt.run_id] and attempt.run.finished_at:
            review(skill, right[attempt.run_id], attempt.run.finished_at)
    return found


def _attempts(learner: int) -> Iterable[Attempt]:
    mine = Attempt.objects.judged().filter(run__learner=learner)
    practice = Q(run__mode=Mode.PRACTICE, run__drill__in=catalogue(), run__reset=None)
    quizzes = Q(run__mode=Mode.QUIZ, drill__in=catalogue(), is_first_try=True)
    found = mine.filter(practice | quizzes).select_related("run")
    readable = found.order_by("answered_at", "pk").iterator()
    return (one for one in readable if question_of(one) is not None)


def _told(attempts: Iterable[Attempt]) -> Iterator[tuple[Told, Attempt]]:
    for one in attempts:
        question = question_of(one)
        if question is not None:
            yield Told.of(catalogue()[one.dealt_by], question, one), one


def owe(learner: int) -> None:
    """Note in the transaction that moves attempts that what is kept is to be made anew.

    A rebuilding that is broken off afterwards is then made up for.
    """
    Chore.objects.update_or_create(name=_chore(learner), defaults={"begun_at": timezone.now()})


def is_owed(learner: int) -> bool:
    """Whether what is kept of a learner is still to be made anew."""
    return Chore.objects.filter(name=_chore(learner)).exists()


def rebuild_soon(learner: int) -> None:
    """Make anew what is owed: at once where that is short, or else apart from the request.

    Until that is done what is kept stands. Broken off, it stays owed.
    """
    if Attempt.objects.judged().filter(run__learner=learner).count() <= MOST_AT_ONCE:
        rebuild(learner)
    else:
        Thread(target=rebuild_apart, args=[learner], daemon=True, name=_chore(learner)).start()


def rebuild_apart(learner: int) -> None:
    """The same in a thread of its own; of several that wait for one learner the first does it."""
    try:
        with APART:
            if is_owed(learner):
                rebuild(learner)
    except Exception:
        log.exception("what is kept of learner %s is still to be made anew", learner)
    finally:
        connections.close_all()


def rebuild_owed() -> int:
    """Make up for every rebuilding that was broken off; how many there were."""
    names = Chore.objects.filter(name__startswith=CHORE).values_list("name", flat=True)
    learners = [int(name.removeprefix(CHORE)) for name in names]
    there = list(Learner.objects.filter(pk__in=learners).values_list("pk", flat=True))
    for learner in there:
        rebuild(learner)
    gone = (_chore(learner) for learner in learners if learner not in there)
    Chore.objects.filter(name__in=list(gone)).delete()
    return len(there)


def _chore(learner: int) -> str:
    return f"{CHORE}{learner}"


def rebuild(learner: int) -> bool:
    """Put a learner's evidence in the place of what is kept; whether that was any different.

    What once was mastered stays so. Answers that come meanwhile are taken in, not lost.
    """
    owed = list(Chore.objects.filter(name=_chore(learner)))
    for left in reversed(range(MOST_TRIES)):
        try:
            was_different = _rebuild(learner)
            for one in owed:
                Chore.objects.filter(pk=one.pk, begun_at=one.begun_at).delete()
            return was_different
        except DatabaseError as error:
            if not left or not came_in_the_way(error):
                raise
    raise AssertionError


def _rebuild(learner: int) -> bool:
    seen = MindRow.objects.filter(learner=learner).first()
    stored = {skill.drill: skill for skill in Skill.objects.filter(learner=learner)}
    found = evidence_of(learner)
    for slug in stored.keys() & catalogue().keys() - found.skills.keys():
        found.skills[slug] = Skill(learner_id=learner, drill=slug)
    for slug, skill in found.skills.items():
        _keep_mastered(skill, stored.get(slug))
    _write(learner, seen, found)
    return _differs(seen, stored, found)


def _keep_mastered(skill: Skill, stored: Skill | None) -> None:
    if stored and stored.mastered_at:
        skill.mastered_at, skill.criterion = stored.mastered_at, stored.criterion


@transaction.atomic
def _write(learner: int, seen: MindRow | None, found: Evidence) -> None:
    if seen is None:
        MindRow.objects.create(
            learner_id=learner, state=found.state, told_at=found.told_at, answers=1
        )
    elif not MindRow.objects.filter(pk=seen.pk, answers=seen.answers).update(
        state=found.state, told_at=found.told_at, answers=F("answers") + 1
    ):
        raise Overtaken
    write_skills(found.skills.values())


def _differs(seen: MindRow | None, stored: dict[str, Skill], found: Evidence) -> bool:
    if seen is None or mind_of(seen.state) != found.mind:
        return True
    return any(
        _told_by(stored.get(slug)) != _told_by(skill) for slug, skill in found.skills.items()
    )


def _told_by(skill: Skill | None) -> tuple[object, ...]:
    return tuple(getattr(skill, name) for name in DERIVED) if skill else ()
