"""Questions that count in no number of a class: voided by who teaches it, and taken back."""

from django.db.models import QuerySet

from tutor.classroom.tracing import leave_trace
from tutor.models import Act, Attempt, Classroom, User, VoidedQuestion
from tutor.whole import whole


def counted_in(classroom: int, rows: QuerySet[Attempt]) -> QuerySet[Attempt]:
    """Those of these answers whose questions count in a class."""
    return rows.exclude(question__in=questions_voided(classroom))


def questions_voided(classroom: int) -> QuerySet[VoidedQuestion, str]:
    """The texts of those that do not, to be asked for within another query."""
    return VoidedQuestion.objects.filter(classroom=classroom).values_list("question", flat=True)


@whole
def void_question(*, classroom: Classroom, by: User, question: str, title: str) -> None:
    """Let a question count nowhere in a class; `title` is the drill's, for the trace."""
    _, is_new = VoidedQuestion.objects.get_or_create(
        classroom=classroom, question=question, defaults={"by": by}
    )
    if is_new:
        leave_trace(classroom, Act.VOIDED, by=by, detail=title)


@whole
def count_again(*, classroom: Classroom, by: User, question: str, title: str) -> None:
    """Let it count as before."""
    if VoidedQuestion.objects.filter(classroom=classroom, question=question).delete()[0]:
        leave_trace(classroom, Act.UNVOIDED, by=by, detail=title)
