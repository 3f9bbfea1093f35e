"""The page of settings."""

from http import HTTPStatus

from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.utils import translation

from tutor.http import Request, SeeOther, takes_forms
from tutor.preferences.forms import read_settings
from tutor.preferences.seeing import setting_sights
from tutor.preferences.services import keep_preferences
from tutor.preferences.values import preferred
from tutor.wording.quizzes import no_such_choice

SAVED = "saved"


@takes_forms
def settings(request: Request) -> HttpResponse:
    """What may be set, and what holds; a POST sets it and leads on in the language chosen."""
    if request.method != "POST":
        return _page(request, is_saved=SAVED in request.GET)
    chosen = read_settings(request.POST, preferred())
    if chosen is None:
        return _page(request, error=no_such_choice())
    keep_preferences(visitor=request.visitor, chosen=chosen)
    request.has_chosen = True
    with translation.override(chosen.language or translation.get_language()):
        return SeeOther(f"{reverse('settings')}?{SAVED}=1")


def _page(request: Request, *, is_saved: bool = False, error: str = "") -> HttpResponse:
    settings = setting_sights(preferred(), translation.get_language() or "")
    context = {"settings": settings, "is_saved": is_saved, "error": error}
    status = HTTPStatus.UNPROCESSABLE_ENTITY if error else HTTPStatus.OK
    return render(request, "preferences/settings.html", context, status=status)
