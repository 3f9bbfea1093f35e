"""A database that does not take what is to be written: told so, and nothing is half done."""

from collections.abc import Iterator
from contextlib import contextmanager
from io import StringIO
from unittest.mock import patch

import pytest
from django.core.management import call_command
from django.db import OperationalError
from django.db.backends.utils import CursorWrapper
from django.test import Client
from django.urls import reverse
from django.utils import timezone

from tests.tutor.accounts.entering import PHRASE, Page, codes_shown, member, sign_in, sign_up
from tests.tutor.playing import answer, start
from tutor.learner.rebuilding import CHORE, is_owed, rebuild
from tutor.models import Attempt, Chore, Learner, Mind, User

pytestmark = pytest.mark.django_db(transaction=True)
NEW = "tres reyes y una sota"
FORMS = {
    "sign-in": {"name": "Ane", "password": PHRASE},
    "sign-up": {"name": "Eva", "password": PHRASE, "again": PHRASE},
    "recover": {"name": "Ane", "code": "AAAA", "password": NEW, "again": NEW},
    "prove": {"password": PHRASE},
    "password": {"password": NEW, "again": NEW},
    "codes": {"act": "new"},
    "delete": {"password": PHRASE},
    "leave-everywhere": {},
    "leave": {},
}


@contextmanager
def busy(after: int = 0) -> Iterator[None]:
    """The database takes so many writes and no more."""
    execute, left = CursorWrapper.execute, [after]

    def refuse(cursor: CursorWrapper, sql: str, params: object = None) -> object:
        if sql.startswith(("INSERT", "UPDATE", "DELETE")):
            left[0] -= 1
            if left[0] < 0:
                raise OperationalError("database is locked")
        return execute(cursor, sql, params)  # type: ignore[arg-type]

    with patch.object(CursorWrapper, "execute", refuse):
        yield


@pytest.mark.parametrize("name", FORMS)
def test_a_form_of_an_account_waits_and_changes_nothing(name: str) -> None:
    client = Client(raise_request_exception=False)
    user = member(client)
    with busy():
        page: Page = client.post(reverse(name), FORMS[name])
    assert page.status_code == 503
    assert page.headers["Retry-After"]
    assert list(User.objects.all()) == [user]
    assert client.get(reverse("account")).status_code == 200
    assert sign_in(Client()).status_code == 303


@pytest.mark.parametrize("after", range(24))
def test_signing_up_broken_off_anywhere_can_be_sent_again(after: int) -> None:
    client = Client(raise_request_exception=False)
    asked = start(client, "grande-winner")
    answer(client, asked, asked.right)
    with busy(after):
        sign_up(client)
    assert sign_up(client).status_code == 303
    assert len(codes_shown(client)) == 10
    assert Learner.objects.count() == User.objects.count() == 1
    assert Attempt.objects.count() == 2
    assert client.get(asked.url).status_code == 200


def test_the_daily_work_makes_up_for_what_was_broken_off() -> None:
    account = Client()
    user = member(account)
    client = Client(raise_request_exception=False)
    asked = start(client, "grande-winner")
    answer(client, asked, asked.right)
    with patch("tutor.learner.rebuilding.rebuild", side_effect=OperationalError):
        assert sign_in(client).status_code == 503
    learner = Learner.objects.get(user=user)
    assert is_owed(learner.pk)
    assert not Mind.objects.filter(learner=learner).exists()
    Chore.objects.create(name=f"{CHORE}{learner.pk + 1000}", begun_at=timezone.now())
    call_command("forget_visitors", stdout=StringIO())
    assert Mind.objects.get(learner=learner).state
    assert not Chore.objects.exists()
    assert not rebuild(learner.pk)


@pytest.mark.parametrize("after", range(0, 40, 2))
def test_signing_in_broken_off_anywhere_can_be_sent_again(after: int) -> None:
    account = Client()
    member(account)
    client = Client(raise_request_exception=False)
    asked = start(client, "grande-winner")
    answer(client, asked, asked.right)
    with busy(after):
        sign_in(client)
    assert sign_in(client).status_code == 303
    assert Learner.objects.count() == 1
    assert Attempt.objects.count() == 2
    assert client.get(asked.url).status_code == 200
    assert Learner.objects.get().mind.answers > 0
    assert Learner.objects.get().mind.state
