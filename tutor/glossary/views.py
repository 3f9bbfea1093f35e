"""The glossary's page."""

from django.http import HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from tutor.glossary.seeing import glossary_sight
from tutor.glossary.terms import SOURCE
from tutor.http import Request


@require_safe
def glossary(request: Request) -> HttpResponse:
    """Every term, in the order of the alphabet."""
    context = {"letters": glossary_sight(get_language() or SOURCE), "searching": True}
    return render(request, "glossary/glossary.html", context)
