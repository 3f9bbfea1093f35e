"""What pupils who wished to be removed leave behind: numbers by drill, without a person."""

from django.db.models import F, Q, QuerySet

from tutor.classroom.figures import figures_by
from tutor.classroom.voiding import counted_in
from tutor.models import Attempt, Classroom, Learner, Pupil, Tally
from tutor.models.drills import AttemptQuerySet
from tutor.whole import whole


def answers_in_class(pupil: Pupil) -> QuerySet[Attempt]:
    """What a pupil answered while he was there, voided and begun anew left out."""
    return counted_in(pupil.classroom_id, given_in_class(pupil))


def given_in_class(pupil: Pupil) -> AttemptQuerySet:
    """The same with the questions that are void in the class."""
    there = Q(run__started_at__gte=pupil.joined_at)
    if pupil.left_at:
        there &= Q(run__started_at__lt=pupil.left_at)
    counted = Attempt.objects.judged().filter(run__reset=None)
    return counted.filter(there, run__learner=pupil.learner_id)


def answers_of_class(classroom: Classroom) -> QuerySet[Attempt]:
    """The same of all who are in a class now, by their names and then by time."""
    pupils = "run__learner__pupils"
    there = Q(**{f"{pupils}__classroom": classroom, f"{pupils}__left_at": None})
    since = Q(run__started_at__gte=F(f"{pupils}__joined_at"))
    counted = Attempt.objects.judged().filter(there & since, run__reset=None)
    return counted_in(classroom.pk, counted).order_by(f"{pupils}__key", "answered_at", "pk")


@whole
def leave_numbers(pupil: Pupil) -> None:
    """Add what he answered in class to its tallies; the answers themselves go with him."""
    for drill, found in figures_by(answers_in_class(pupil)).items():
        tally, _ = Tally.objects.get_or_create(classroom_id=pupil.classroom_id, drill=drill)
        Tally.objects.filter(pk=tally.pk).update(
            answers=F("answers") + found.answers,
            first_tries=F("first_tries") + found.first,
            first_right=F("first_right") + found.right,
        )


def leave_all_numbers(learner: Learner) -> None:
    """The same in every class that a learner is or was in, before he is deleted."""
    for pupil in learner.pupils.all():
        leave_numbers(pupil)
