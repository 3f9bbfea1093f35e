"""Fills the page of what a class believes: what the learner model says of those who are in it.

It is what each of them reads of himself, and no more: said on several questions or not at all. Of
the answers that it rests on those who teach see the ones since he joined; what rests on too few of
them is not theirs to know.
"""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping

from django.db.models import Count
from django.urls import reverse
from django.utils.http import urlencode

from tutor import wording
from tutor.classroom.answer_lines import answer_line
from tutor.classroom.roles import Room
from tutor.classroom.seeing import ordered, pupil_link
from tutor.classroom.tallies import answers_of_class
from tutor.classroom.voiding import questions_voided
from tutor.classroom.watched import BeliefSight, BeliefsSight, HolderSight
from tutor.drills.catalogue import catalogue
from tutor.drills.holding import beliefs_asked, ruleset_held
from tutor.drills.seeing import LESSONS_OF_MIX_UPS, mix_up_sight
from tutor.learner.evidence import said_of_minds
from tutor.learner.minds import mind_of
from tutor.lessons.curriculum import lesson_of_drill
from tutor.models import Attempt, Classroom, Pupil
from tutor.models import Mind as MindRow
from tutor.wording.classroom import students

MOST_NAMED = 3  # of the answers that a statement rests on
FEWEST_FITS, FEWEST_ANSWERS = 3, 8  # in class, to be told of a mix-up there, and of guessing

type Holding = tuple[Pupil, tuple[Attempt, ...], int]  # those that fit, how many are against


def beliefs_sight(room: Room) -> BeliefsSight:
    """What is held by most comes first; five queries, however many there are in the class."""
    classroom = room.classroom
    pupils = ordered(classroom.pupils.present())
    minds = {row.learner_id: row for row in _minds(pupils)}
    voided = set(questions_voided(classroom.pk))
    said, held = said_of_minds(minds.values()), defaultdict[str, list[Holding]](list)
    for pupil in pupils:
        for one in said.get(pupil.learner_id, ()):
            fits = _in_class(one.fits, pupil, voided)
            if len(fits) >= FEWEST_FITS:
                against = len(_in_class(one.against, pupil, voided))
                held[one.cause].append((pupil, fits, against))
    by_number = sorted(held.items(), key=lambda one: (-len(one[1]), one[0]))
    return BeliefsSight(
        beliefs=tuple(_belief(room, cause, holdings) for cause, holdings in by_number),
        guessers=tuple(map(pupil_link, _guessers(classroom, pupils, minds))),
    )


def _minds(pupils: Iterable[Pupil]) -> Iterable[MindRow]:
    return MindRow.objects.filter(learner__in=[one.learner_id for one in pupils])


def _in_class(
    attempts: Iterable[Attempt], pupil: Pupil, voided: Collection[str]
) -> tuple[Attempt, ...]:
    """Those of sittings that he began there, to questions that count there."""
    return tuple(
        one
        for one in attempts
        if one.run.started_at >= pupil.joined_at and one.question not in voided
    )


def _belief(room: Room, cause: str, holdings: list[Holding]) -> BeliefSight:
    drill = mending(cause, room.classroom.ruleset)
    return BeliefSight(
        mix_up=mix_up_sight(cause),
        students=students(len(holdings)),
        holders=tuple(_holder(*one) for one in holdings),
        drill=wording.drill_title(drill) if drill else "",
        assign_url=_assign_url(room, drill, holdings) if drill and room.may_act else "",
    )


def mending(cause: str, ruleset: str) -> str:
    """The drill that brings a mix-up to light under these rules, of its own lesson if there is one.

    Nothing where none does.
    """
    lesson, drills = LESSONS_OF_MIX_UPS.get(cause, ""), catalogue().values()
    able = [one.slug for one in drills if cause in beliefs_asked(one, ruleset_held(one, ruleset))]
    own = (slug for slug in able if (of := lesson_of_drill().get(slug)) and of.slug == lesson)
    return next(own, able[0] if able else "")


def _assign_url(room: Room, drill: str, holdings: list[Holding]) -> str:
    chosen = [("what", f"drill:{drill}"), *(("pupil", str(one[0].pk)) for one in holdings)]
    return f"{reverse('class-assign', args=[room.classroom.pk])}?{urlencode(chosen)}"


def _holder(pupil: Pupil, fits: tuple[Attempt, ...], against: int) -> HolderSight:
    return HolderSight(
        link=pupil_link(pupil),
        fitting=wording.fitting_answers(len(fits)),
        answers=tuple(answer_line(pupil, one) for one in fits[-MOST_NAMED:]),
        opposing=wording.opposing_answers(against).rstrip(":"),
    )


def _guessers(
    classroom: Classroom, pupils: Iterable[Pupil], minds: Mapping[int, MindRow]
) -> Iterable[Pupil]:
    rows = answers_of_class(classroom).order_by().values_list("run__learner")
    count = dict(rows.annotate(count=Count("pk")))
    for one in pupils:
        if is_guessing(minds.get(one.learner_id), count.get(one.learner_id, 0)):
            yield one


def is_guessing(mind: MindRow | None, answers: int) -> bool:
    """Whether somebody rather guesses than thinks, as so many answers in class tell."""
    if mind is None or answers < FEWEST_ANSWERS:
        return False
    return mind_of(mind.state).rather_guesses
