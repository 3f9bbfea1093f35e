"""One's own data: seen, taken along, deleted; and what the site says of privacy."""

from django.conf import settings
from django.http import HttpResponse
from django.shortcuts import render
from django.urls import reverse
from django.views.decorators.http import require_safe

from tutor.accounts.access import (
    View,
    is_of_an_account,
    leave,
    private,
    proved,
    user_of,
)
from tutor.accounts.entry import proves
from tutor.accounts.exports import as_csv, as_json
from tutor.accounts.forms import ProofForm
from tutor.accounts.services import delete_account, forget_visitor
from tutor.accounts.views.shown import filled, may_try, show
from tutor.http import Request, SeeOther, takes_forms
from tutor.models import Learner
from tutor.wording import accounts as words


def own(view: View[[]]) -> View[[]]:
    """For who has given the password a short while ago, and for visitors, who have none."""
    guarded, open_ = proved(view), private(view)

    def shown(request: Request, /) -> HttpResponse:
        return (guarded if _is_guarded(request) else open_)(request)

    return shown


def _is_guarded(request: Request) -> bool:
    """Whether it is an account's, whatever the cookie says: its number may be older than it is.

    What was done under a number whose account is gone is a visitor's.
    """
    learner = _learner(request)
    if learner is None:
        return is_of_an_account(request)
    return learner.user_id is not None or request.user.is_authenticated


@require_safe
@own
def data(request: Request) -> HttpResponse:
    """What there is of one's own, and what can be done with it."""
    learner = _learner(request)
    return show(request, "data", learner=learner)


@require_safe
@own
def data_json(request: Request) -> HttpResponse:
    """All of it in one file."""
    return _file(as_json(_learner(request)).encode(), "application/json", "json")


@require_safe
@own
def data_csv(request: Request) -> HttpResponse:
    """All of it as tables."""
    return _file(as_csv(_learner(request)), "application/zip", "zip")


def _learner(request: Request) -> Learner | None:
    return Learner.objects.of_visitor(request.visitor)


def _file(content: bytes, kind: str, ending: str) -> HttpResponse:
    name = f'attachment; filename="lance-a-lance.{ending}"'
    return HttpResponse(content, content_type=kind, headers={"Content-Disposition": name})


@takes_forms
@own
def deleting(request: Request) -> HttpResponse:
    """Delete the account and all of it, with the password; a visitor's things with a button."""
    if not request.user.is_authenticated:
        is_sure = request.method == "POST" and request.POST.get("sure") == "yes"
        return _forgotten(request) if is_sure else show(request, "delete")
    user = user_of(request)
    form = filled(ProofForm, request, user=user)
    if form.is_bound and form.is_valid() and may_try(request, form, "prove", user.username):
        if proves(user, form.cleaned_data["password"]):
            delete_account(user=user)
            return _gone(request)
        form.add_error("password", words.NOT_YOUR_PASSWORD)
    return show(request, "delete", form)


def _forgotten(request: Request) -> HttpResponse:
    forget_visitor(visitor=request.visitor)
    return _gone(request)


def _gone(request: Request) -> HttpResponse:
    leave(request)
    return SeeOther(reverse("gone"))


@require_safe
@private
def gone(request: Request) -> HttpResponse:
    """That it is done."""
    return show(request, "gone")


@require_safe
def privacy(request: Request) -> HttpResponse:
    """What is kept, for how long, and who runs the site."""
    context = {"operator": words.operator(settings.OPERATOR), "contact": settings.CONTACT}
    return render(request, "accounts/privacy.html", context)
