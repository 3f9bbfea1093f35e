"""What every page shows round its content: languages, menu, and its address in each language."""

from dataclasses import dataclass
from typing import cast
from urllib.parse import urlencode, urlsplit

from django.core.exceptions import DisallowedHost
from django.http import HttpRequest
from django.templatetags.static import static
from django.urls import reverse, translate_url
from django.utils import translation
from django.utils.functional import SimpleLazyObject

from tutor import wording
from tutor.deck.preview import FILE as PREVIEW
from tutor.http import Request
from tutor.languages import BY_CODE, LANGUAGES
from tutor.middleware.preferences import known_to
from tutor.preferences.values import Preferences, preferred
from tutor.wording.classroom import nav_teach
from tutor.wording.quizzes import nav_quizzes

PLACES = {
    "lessons": wording.nav_lessons,
    "quizzes": nav_quizzes,
    "classes": nav_teach,
    "glossary": wording.nav_glossary,
    "search": wording.nav_search,
}


@dataclass(frozen=True, slots=True)
class LanguageLink:
    """The same page in one language."""

    code: str
    name: str
    short: str
    url: str
    hreflang: str
    is_current: bool


@dataclass(frozen=True, slots=True)
class NavLink:
    """One entry of the menu."""

    url: str
    label: str
    is_current: bool


@dataclass(frozen=True, slots=True)
class Alternate:
    """The absolute address of the page in one language, for search engines."""

    hreflang: str
    url: str


@dataclass(frozen=True, slots=True)
class Site:
    """The frame of a page; `lang` as HTML writes it, the addresses absolute.

    `account` is the name of the account whose browser this is, empty where it is nobody's; `look`
    is how the reader wants the page.
    """

    lang: str
    languages: tuple[LanguageLink, ...]
    nav: tuple[NavLink, ...]
    canonical: str
    alternates: tuple[Alternate, ...]
    x_default: str
    preview: str
    account: str
    sign_in: str
    look: Preferences


def site(request: HttpRequest) -> dict[str, object]:
    """The context of every page; a fragment, which has no frame, does not ask for it."""
    return {"site": SimpleLazyObject(lambda: _site(request))}


def _site(request: HttpRequest) -> Site:
    code = translation.get_language() or ""
    links = tuple(
        LanguageLink(
            code=language.code,
            name=language.name,
            short=language.short,
            url=_elsewhere(request, language.code),
            hreflang=language.tag,
            is_current=language.code == code,
        )
        for language in LANGUAGES
    )
    return Site(
        lang=BY_CODE[code].tag,
        languages=links,
        nav=_nav(request),
        canonical=_absolute(request, request.path),
        alternates=tuple(
            Alternate(link.hreflang, _absolute(request, _path(link.url))) for link in links
        ),
        x_default=_absolute(request, request.path.removeprefix(f"/{code}")),
        preview=_absolute(request, static(f"tutor/{PREVIEW}")),
        account=_account(request),
        sign_in=_sign_in(request),
        look=preferred(),
    )


def _account(request: HttpRequest) -> str:
    """The name of the account that the visitor's cookie is marked for."""
    return known_to(cast(Request, request)).account if hasattr(request, "has_account") else ""


def _sign_in(request: HttpRequest) -> str:
    """The page to sign in on, which leads back here."""
    url = reverse("sign-in")
    is_here = request.path.startswith(reverse("account")) or not request.resolver_match
    return url if is_here else f"{url}?{urlencode({'next': request.path})}"


def _elsewhere(request: HttpRequest, code: str) -> str:
    """The same page in another language; from no page at all, that language's front page."""
    if request.resolver_match:
        return translate_url(request.get_full_path(), code)
    with translation.override(code):
        return reverse("front")


def _absolute(request: HttpRequest, path: str) -> str:
    """With scheme and host; the path alone where a host is asked for that is not ours."""
    try:
        return request.build_absolute_uri(path)
    except DisallowedHost:
        return path


def _path(url: str) -> str:
    return urlsplit(url).path


def _nav(request: HttpRequest) -> tuple[NavLink, ...]:
    places = ((reverse(name), label()) for name, label in PLACES.items())
    return tuple(
        NavLink(url, label, is_current=request.path.startswith(url)) for url, label in places
    )
