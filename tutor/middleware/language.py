"""The language of a page: the one in its address, else the best one for the browser."""

from django.conf import settings
from django.http import HttpRequest
from django.middleware.locale import LocaleMiddleware
from django.utils import translation
from django.utils.translation.trans_real import parse_accept_lang_header

from tutor.languages import LANGUAGES

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
    """The code of the language in the address, else of the best one for the browser."""
    in_path = translation.get_language_from_path(request.path_info)
    return in_path or negotiate(request.headers.get("Accept-Language", ""))


class LanguageMiddleware(LocaleMiddleware):
    """Django's own, which sends an address without prefix on, with our choice of language."""

    def process_request(self, request: HttpRequest) -> None:
        """Activate the language for the rest of this request."""
        language = language_of(request)
        translation.activate(language)
        request.LANGUAGE_CODE = language
