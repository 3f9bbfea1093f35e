"""The door for a WSGI server."""

import os
from collections.abc import Iterable
from wsgiref.types import StartResponse, WSGIEnvironment

from django.core.wsgi import get_wsgi_application
from django.utils.http import parse_header_parameters

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "tutor.settings")
site = get_wsgi_application()


def application(environ: WSGIEnvironment, start_response: StartResponse) -> Iterable[bytes]:
    """The site. Django reads a body's type before it can refuse, so an unreadable one is none."""
    try:
        parse_header_parameters(environ.get("CONTENT_TYPE", ""))
    except ValueError:
        environ["CONTENT_TYPE"] = ""
    return site(environ, start_response)
