"""The language of a page: the one in its address, else the best one for the browser."""

from django.conf import settings
from django.http import HttpRequest
from django.middleware.locale import LocaleMiddleware
from django.utils import translation
from django.utils.translation.trans_real import parse_accept_lang_header

from tutor.languages import LANGUAGES

LONGEST_HEADER = 500
BY_BASE = {
    base: language.code
    for language in LANGUAGES
    for base in (language.code.split("-")[0], *language.also)
}


def negotiate(accepted: str) -> str:
    """The code for an Accept-Language header: `pt-PT` gets `pt-br`, `ca` gets `es`, others `en`."""
    for code, _weight in parse_accept_lang_header(accepted[:LONGEST_HEADER].lower()):
        if found := BY_BASE.get(code.split("-")[0]):
            return found
    return settings.LANGUAGE_CODE


class LanguageMiddleware(LocaleMiddleware):
    """Django's own, which sends an address without prefix on, with our choice of language."""

    def process_request(self, request: HttpRequest) -> None:
        """Activate the language for the rest of this request."""
        language = translation.get_language_from_path(request.path_info) or negotiate(
            request.headers.get("Accept-Language", "")
        )
        translation.activate(language)
        request.LANGUAGE_CODE = language
