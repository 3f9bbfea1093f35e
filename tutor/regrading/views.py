"""The page on which a learner doubts a verdict."""

from http import HTTPStatus

from django.http import HttpResponse
from django.shortcuts import get_object_or_404, redirect, render

from tutor import wording
from tutor.drills.results import question_title
from tutor.drills.seeing import attempt_url
from tutor.http import Request, SeeOther, takes_forms
from tutor.models import Attempt, Doubt
from tutor.models.regrading import NOTE_LENGTH
from tutor.regrading.seeing import form_sight
from tutor.regrading.services import MOST_A_DAY, NoteTooLong, TooManyDoubts, raise_doubt

LONGEST_SHOWN = 10 * NOTE_LENGTH


@takes_forms
def doubt(request: Request, run_id: int, position: int) -> HttpResponse:
    """The form for a doubt, and where it is sent to; one that was sent leads back."""
    mine = Attempt.objects.of_visitor(request.visitor).judged().select_related("run")
    found = get_object_or_404(mine, run_id=run_id, position=position)
    if request.method == "POST":
        return _raised(request, found, request.POST.get("note", ""))
    if Doubt.objects.filter(attempt=found).exists():
        return redirect(attempt_url(run_id, position))
    return _form(request, found)


def _raised(request: Request, found: Attempt, note: str) -> HttpResponse:
    try:
        raise_doubt(attempt=found, note=note)
    except NoteTooLong as error:
        told = wording.note_too_long(error.length, NOTE_LENGTH)
        return _form(request, found, HTTPStatus.UNPROCESSABLE_ENTITY, note=note, error=told)
    except TooManyDoubts:
        told = wording.too_many_doubts(MOST_A_DAY)
        return _form(request, found, HTTPStatus.TOO_MANY_REQUESTS, note=note, error=told)
    return SeeOther(attempt_url(found.run_id, found.position))


def _form(
    request: Request,
    found: Attempt,
    status: HTTPStatus = HTTPStatus.OK,
    *,
    note: str = "",
    error: str = "",
) -> HttpResponse:
    back = attempt_url(found.run_id, found.position)
    sight = form_sight(found, back, question_title(found), note=note[:LONGEST_SHOWN], error=error)
    return render(request, "regrading/doubt.html", {"doubt": sight}, status=status)
