"""An account deleted in one window while another is at work."""

from collections.abc import Callable
from typing import Any

import pytest
from django.contrib.auth import login
from django.test import Client
from django.urls import reverse

from tests.tutor.accounts.entering import PHRASE, Page, member, number_of
from tutor.accounts import codes, merging, services
from tutor.http import Request
from tutor.models import Learner, Session, User

pytestmark = pytest.mark.django_db(transaction=True)
KEEPING = "tutor.accounts.views.keeping"
NEW = {"password": "tres reyes y una sota", "again": "tres reyes y una sota"}


@pytest.mark.parametrize(
    ("where", "does", "page", "form"),
    [
        (f"{KEEPING}.set_password", services.set_password, "password", NEW),
        (f"{KEEPING}.learner_of", merging.learner_of, "password", NEW),
        (f"{KEEPING}.login", login, "password", NEW),
        (f"{KEEPING}.replace_codes", codes.replace_codes, "codes", {"act": "new"}),
        (
            "tutor.accounts.views.entering.leave_everywhere",
            services.leave_everywhere,
            "leave-everywhere",
            {},
        ),
    ],
)
def test_a_form_of_an_account_that_goes_meanwhile_leads_to_the_door(
    client: Client,
    monkeypatch: pytest.MonkeyPatch,
    where: str,
    does: Callable[..., object],
    page: str,
    form: dict[str, str],
) -> None:
    member(client)
    before = number_of(client)

    def after_deleting(*given: Any, **named: Any) -> object:
        User.objects.all().delete()
        return does(*given, **named)

    monkeypatch.setattr(where, after_deleting)
    answer: Page = client.post(reverse(page), form)
    assert answer.status_code == 303
    assert answer.headers["Location"].startswith(reverse("sign-in"))
    assert number_of(client) != before
    assert not Session.objects.exists()
    assert not Learner.objects.filter(user__isnull=False).exists()


def test_a_session_of_an_account_that_goes_meanwhile_is_not_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    client = Client(raise_request_exception=False)
    member(client)

    def proved(request: Request) -> None:
        request.session["x"] = 1
        User.objects.all().delete()

    monkeypatch.setattr("tutor.accounts.views.entering.prove", proved)
    page: Page = client.post(reverse("prove"), {"password": PHRASE})
    assert page.status_code == 400
    assert not Session.objects.exists()


def test_any_other_fault_is_still_one(monkeypatch: pytest.MonkeyPatch) -> None:
    client = Client(raise_request_exception=False)
    member(client)

    def fail(**_: object) -> None:
        raise User.DoesNotExist

    monkeypatch.setattr(f"{KEEPING}.set_password", fail)
    assert client.post(reverse("password"), NEW).status_code == 500
    assert client.get(reverse("account")).status_code == 200
