"""The door for a WSGI server."""

import os
from collections.abc import Iterable
from wsgiref.types import StartResponse, WSGIEnvironment

from django.core.wsgi import get_wsgi_application
from django.utils.http import parse_header_parameters

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tutor.settings")
site = get_wsgi_application()


def application(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
    """The site. Django takes a body's type, and decodes by it, before it can refuse."""
    environ["CONTENT_TYPE"] = form_type(environ.get("CONTENT_TYPE", ""))
    return site(environ, start_response)


def form_type(text: str) -> str:
    """A body's type without a charset, since our forms are UTF-8; none where it is unreadable."""
    try:
        kind, parameters = parse_header_parameters(text)
    except ValueError:
        return ""
    boundary = parameters.get("boundary")
    return f'{kind}; boundary="{boundary}"' if boundary else kind
