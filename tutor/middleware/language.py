"""The language of a page: that of its address, else the chosen one, else the browser's best."""

from django.conf import settings
from django.db import DatabaseError
from django.http import HttpRequest
from django.middleware.locale import LocaleMiddleware
from django.utils import translation
from django.utils.translation.trans_real import parse_accept_lang_header

from tutor.languages import BY_CODE, LANGUAGES
from tutor.middleware.visitor import CHOSEN, carried
from tutor.preferences.services import known_of

BY_BASE = {
    base: language.code
    for language in LANGUAGES
    for base in (language.code.split("-")[0], *language.also)
}


def negotiate(accepted: str) -> str:
    """The code for an Accept-Language header: `pt-PT` gets `pt-br`, `ca` gets `es`, others `en`."""
    for code, weight in parse_accept_lang_header(accepted):
        found = BY_BASE.get(code.split("-")[0])
        if found and weight:
            return found
    return settings.LANGUAGE_CODE


def language_of(request: HttpRequest) -> str:
    """The code of the language in the address, else the chosen one, else the browser's best."""
    in_path = translation.get_language_from_path(request.path_info)
    return in_path or _chosen(request) or negotiate(request.headers.get("Accept-Language", ""))


def _chosen(request: HttpRequest) -> str:
    """What the visitor has set, if anything; a page that tells of a fault asks in vain too."""
    visitor, marks = carried(request)
    if visitor is None or CHOSEN not in marks:
        return ""
    try:
        language = known_of(visitor).preferences.language
    except DatabaseError:
        return ""
    return language if language in BY_CODE else ""


class LanguageMiddleware(LocaleMiddleware):
    """Django's own, which sends an address without prefix on, with our choice of language."""

    def process_request(self, request: HttpRequest) -> None:
        """Activate the language for the rest of this request."""
        language = language_of(request)
        translation.activate(language)
        request.LANGUAGE_CODE = language
