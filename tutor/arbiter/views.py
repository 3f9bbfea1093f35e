"""The arbiter's page: its whole state is in the address."""

from http import HTTPStatus

from django.http import HttpResponse
from django.shortcuts import redirect, render
from django.views.decorators.http import require_safe

from tutor.arbiter.addresses import address
from tutor.arbiter.entering import read_query
from tutor.arbiter.seeing import arbiter_sight
from tutor.http import Request, wants_fragment


@require_safe
def arbiter(request: Request) -> HttpResponse:
    """Hands and the ruling on them; another way of writing a state leads to the usual one."""
    text = request.META.get("QUERY_STRING", "")
    reading = read_query(text)
    if not (reading.complaints or reading.is_usual):
        return redirect(address(reading.state))
    absolute = request.build_absolute_uri("/").rstrip("/")
    tapped = request.htmx.trigger or ""
    context = {"arbiter": arbiter_sight(reading, tapped, absolute)}
    template = "arbiter/arbiter.html#arbiter" if wants_fragment(request) else "arbiter/arbiter.html"
    status = HTTPStatus.UNPROCESSABLE_ENTITY if reading.complaints else HTTPStatus.OK
    response = render(request, template, context, status=status)
    if text:
        response.headers["X-Robots-Tag"] = "noindex, nofollow"
    return response
