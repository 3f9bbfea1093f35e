"""How a page of a class with a form is shown."""

from http import HTTPStatus
from typing import Any

from django import forms
from django.http import HttpResponse
from django.shortcuts import render

from tutor.accounts.knocks import knock_with_code
from tutor.http import Request
from tutor.wording import accounts

MADE = "made"  # in the address of a class, after a list was made into pupils
SECONDS = 60
MOST_DIGITS = 18


def number_in(text: str) -> int:
    """The number of a row that a form names; 0, which no row has, for anything else."""
    return int(text) if text.isdecimal() and len(text) <= MOST_DIGITS else 0


def show(
    request: Request,
    template: str,
    form: forms.Form | None = None,
    *,
    error: str = "",
    **context: Any,
) -> HttpResponse:
    """The page; 422 where the form, or what was asked for, has a fault."""
    is_amiss = error or (form is not None and form.is_bound and form.errors)
    status = HTTPStatus.UNPROCESSABLE_ENTITY if is_amiss else HTTPStatus.OK
    given = {"form": form, "error": error} | context
    return render(request, f"classroom/{template}.html", given, status=status)


def may_try(request: Request, form: forms.Form, act: str, code: str) -> int:
    """Count a try with a code; where it is one too many the form says so: the minutes to wait."""
    wait = knock_with_code(act, person=str(request.visitor), code=code)
    if wait:
        form.add_error(None, accounts.wait(wait))
    return wait


def too_often(response: HttpResponse, wait_min: int) -> HttpResponse:
    """The same page, with the status that says when to come again."""
    response.status_code = HTTPStatus.TOO_MANY_REQUESTS
    response["Retry-After"] = str(wait_min * SECONDS)
    return response
