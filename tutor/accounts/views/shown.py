"""How a form of an account is shown, and shown again with what is wrong with it."""

from collections.abc import Callable
from http import HTTPStatus

from django import forms
from django.http import HttpResponse
from django.shortcuts import render

from tutor.accounts.access import address_of, next_url
from tutor.accounts.knocks import knock
from tutor.http import Request
from tutor.wording import accounts as words

type Context = dict[str, object]
SECONDS = 60


def filled[F: forms.Form](form: Callable[..., F], request: Request, **options: object) -> F:
    """The form, with what was sent, if anything was."""
    return form(request.POST if request.method == "POST" else None, **options)


def show(
    request: Request, template: str, form: forms.Form | None = None, **context: object
) -> HttpResponse:
    """The page; 422 where the form has faults, 429 where somebody has tried too often."""
    given: Context = {"form": form, "next": next_url(request, ""), **_whose(request, form)}
    given |= context
    wait = getattr(form, "wait_min", 0)
    status = HTTPStatus.OK
    if form and form.errors:
        status = HTTPStatus.UNPROCESSABLE_ENTITY
        _focus(form)
    if wait:
        status = HTTPStatus.TOO_MANY_REQUESTS
    response = render(request, f"accounts/{template}.html", given, status=status)
    if wait:
        response["Retry-After"] = str(wait * SECONDS)
    return response


def may_try(request: Request, form: forms.Form, act: str, account: str) -> bool:
    """Count a try; where it is one too many, the form says so and when to come again."""
    wait = knock(act, account=account, address=address_of(request))
    if wait:
        form.add_error(None, words.wait(wait))
        form.wait_min = wait  # type: ignore[attr-defined]
    return not wait


def _whose(request: Request, form: forms.Form | None) -> Context:
    """The name beside a password alone, hidden: a keeper of passwords needs to know it."""
    if form is None or "password" not in form.fields or "name" in form.fields:
        return {}
    return {"whose": getattr(request.user, "name", "")}


def _focus(form: forms.Form) -> None:
    """On the first field that has a fault, else the first of all."""
    names = [name for name in form.errors if name in form.fields] or list(form.fields)
    form.fields[min(names, key=list(form.fields).index)].widget.attrs["autofocus"] = True
