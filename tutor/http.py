"""What every view knows of its request, and the answers that HTTP has."""

from uuid import UUID

from django.http import HttpRequest, HttpResponseRedirect
from django.views.decorators.http import require_http_methods
from django_htmx.middleware import HtmxDetails

from tutor.preferences.services import Known

takes_forms = require_http_methods(["GET", "HEAD", "POST"])


class Request(HttpRequest):
    """A request that has passed the site's middleware."""

    visitor: UUID
    has_account: bool
    has_chosen: bool
    known: tuple[UUID, Known]
    htmx: HtmxDetails


class SeeOther(HttpResponseRedirect):
    """After a POST: what it led to is at another address, to be got."""

    status_code = 303


def wants_fragment(request: Request) -> bool:
    """Whether the page's part alone was asked for; a page brought back by Back is whole."""
    htmx = request.htmx
    return bool(htmx) and not htmx.history_restore_request and not htmx.boosted
