"""The page of search."""

from django.http import HttpResponse
from django.shortcuts import render
from django.utils.translation import get_language
from django.views.decorators.http import require_safe

from tutor.glossary.terms import SOURCE
from tutor.http import Request
from tutor.search.seeing import search_sight


@require_safe
def search(request: Request) -> HttpResponse:
    """What answers the query; without one, the field alone."""
    found = search_sight(get_language() or SOURCE, request.GET.get("q", ""))
    response = render(request, "search/search.html", {"search": found, "searching": True})
    response["X-Robots-Tag"] = "noindex"
    return response
