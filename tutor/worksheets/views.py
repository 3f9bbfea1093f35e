"""Pages of worksheets: what there is and how one is made, and the sheet itself."""

from http import HTTPStatus

from django.http import Http404, HttpResponse
from django.shortcuts import get_object_or_404, redirect, render
from django.urls import reverse
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from tutor.accounts.access import user_of
from tutor.accounts.views.shown import filled
from tutor.classroom.access import for_teachers
from tutor.codes import read_code
from tutor.http import Request, SeeOther, takes_forms
from tutor.models import Worksheet
from tutor.preferences.values import preferred
from tutor.worksheets.forms import WorksheetForm, suggested
from tutor.worksheets.seeing import part_links, worksheet_lines, worksheet_sight
from tutor.worksheets.services import make_worksheet


@takes_forms
@for_teachers
def worksheets(request: Request) -> HttpResponse:
    """Those that one has made, and the form for another; a POST makes it."""
    user = user_of(request)
    first = suggested(request.GET.dict(), user, get_language() or "", preferred().rules)
    form = filled(WorksheetForm, request, user=user, initial=first)
    if form.is_bound and form.is_valid():
        made = make_worksheet(user=user, plan=form.plan, language=form.cleaned_data["language"])
        return SeeOther(reverse("worksheet", args=[made.code]))
    status = HTTPStatus.UNPROCESSABLE_ENTITY if form.is_bound else HTTPStatus.OK
    context = {"form": form, "mine": worksheet_lines(user)}
    return render(request, "worksheets/list.html", context, status=status)


@require_safe
@for_teachers
def worksheet(request: Request, code: str) -> HttpResponse:
    """A worksheet as it is printed; `?part=` names a form or the key alone."""
    exact = read_code(code)
    sheet = get_object_or_404(Worksheet.objects.seen_by(user_of(request)), code=exact)
    if exact != code:
        return redirect("worksheet", exact)
    part = request.GET.get("part", "")
    parts = part_links(sheet, part)
    if not any(one.is_current for one in parts):
        raise Http404
    context = {"sheet": worksheet_sight(sheet, part), "parts": parts}
    return render(request, "worksheets/worksheet.html", context)
