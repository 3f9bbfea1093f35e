"""The page of the sheet."""

from django.http import Http404, HttpResponse
from django.shortcuts import render
from django.views.decorators.http import require_safe

from tutor.http import Request
from tutor.sheet.seeing import OFFERED, USUAL, sheet_sight


@require_safe
def sheet(request: Request) -> HttpResponse:
    """All that one looks up at the table, on one page; `?rules=` names other rules than usual."""
    rules = request.GET.get("rules", USUAL)
    if rules not in OFFERED:
        raise Http404
    return render(request, "sheet/sheet.html", {"sheet": sheet_sight(rules)})
