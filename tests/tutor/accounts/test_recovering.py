"""Getting back in: recovery codes, letters, the second factor."""

import re
from collections.abc import Callable
from datetime import timedelta

import pytest
import time_machine
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal import auth
from django.core import mail
from django.test import Client
from django.urls import reverse
from django.utils import timezone
from pytest_django import Settings

from tests.tutor.accounts.entering import (
    PHRASE,
    Page,
    codes_shown,
    learner_of,
    member,
    sign_in,
    sign_up,
)
from tests.tutor.playing import start
from tutor.accounts.views.keeping import AGREED, vault
from tutor.models import RecoveryCode, User

pytestmark = pytest.mark.django_db
NEW = "tres reyes y una sota"
LINK = re.compile(r"https?://testserver(/\S+)")


def recover(client: Client, code: str, name: str = "ane", password: str = NEW) -> Page:
    form = {"name": name, "code": code, "password": password, "again": password}
    return client.post(reverse("recover"), form)


def digits(secret: str, later: int = 0) -> str:
    step = list(auth.yield_hotp_counters_from_time())[1] + later
    return str(auth.format_hotp_value(auth.hotp_value(secret, step)))


def with_second_factor(client: Client) -> str:
    """Switch it on; the secret that the telephone has."""
    client.post(reverse("second"), {"act": "begin"})
    secret = vault.decrypt(client.session[AGREED])
    page = client.post(reverse("second"), {"act": "on", "code": digits(secret, -1)})
    assert page.status_code == 303
    return secret


# Codes


def test_ten_codes_are_shown_until_they_are_kept_and_only_digests_stay(client: Client) -> None:
    sign_up(client)
    codes = codes_shown(client)
    assert codes == codes_shown(client)
    assert len(set(codes)) == 10
    kept = "".join(RecoveryCode.objects.values_list("digest", flat=True))
    assert not any(code in kept for code in codes)
    client.post(reverse("codes"), {"act": "kept"})
    assert codes_shown(client) == []
    assert codes[0] not in client.get(reverse("codes")).content.decode()


@pytest.mark.parametrize(
    "write", [str, str.lower, lambda code: code.replace("-", " "), lambda code: f" {code}  "]
)
def test_a_code_sets_another_password_once(client: Client, write: Callable[[str], str]) -> None:
    asked = start(client, "grande-winner")
    sign_up(client)
    code = codes_shown(client)[3]
    other = Client()
    assert recover(other, write(code)).status_code == 303
    assert other.get(asked.url).status_code == 200
    assert client.get(asked.url).status_code == 303
    assert recover(Client(), code).status_code == 422
    assert sign_in(Client()).status_code == 422
    assert sign_in(Client(), password=NEW).status_code == 303


def test_a_code_is_not_spent_by_a_password_that_is_refused(client: Client) -> None:
    sign_up(client)
    code = codes_shown(client)[0]
    page = recover(Client(), code, password="corta")  # noqa: S106
    assert page.status_code == 422
    assert f'value="{code}"' in page.content.decode()
    assert recover(Client(), code).status_code == 303


@pytest.mark.parametrize(("name", "code"), [("eva", ""), ("ane", "ABCD-EFGH-IJKL"), ("ane", "é")])
def test_an_unknown_name_and_a_code_that_is_none_are_told_alike(
    client: Client, name: str, code: str
) -> None:
    sign_up(client)
    page = recover(Client(), code or codes_shown(client)[0], name)
    assert page.status_code == 422
    assert list(page.context["form"].errors) == ["__all__"]


def test_another_accounts_code_opens_nothing(client: Client) -> None:
    sign_up(client)
    other = Client()
    sign_up(other, "Eva")
    assert recover(Client(), codes_shown(other)[0], "ane").status_code == 422


def test_new_codes_put_the_old_ones_out_and_want_the_password(client: Client) -> None:
    sign_up(client)
    old = codes_shown(client)
    client.post(reverse("codes"), {"act": "kept"})
    client.post(reverse("codes"), {"act": "new"})
    new = codes_shown(client)
    assert not set(old) & set(new)
    assert RecoveryCode.objects.count() == 10
    with time_machine.travel(timezone.now() + timedelta(hours=1)):
        page = client.post(reverse("codes"), {"act": "new"})
        assert page.headers["Location"].startswith(reverse("prove"))
    assert recover(Client(), old[0]).status_code == 422
    assert recover(Client(), new[0]).status_code == 303


# The second factor


def test_signing_in_asks_for_the_second_factor(client: Client) -> None:
    member(client)
    secret = with_second_factor(client)
    other = Client()
    page = sign_in(other, next="/en/lessons/grande/")
    assert page.headers["Location"] == reverse("second-code")
    assert other.get(reverse("codes")).headers["Location"].startswith(reverse("sign-in"))
    assert other.post(reverse("second-code"), {"code": "000000"}).status_code == 422
    page = other.post(reverse("second-code"), {"code": digits(secret)})
    assert page.headers["Location"] == "/en/lessons/grande/"
    assert learner_of(other) == learner_of(client)


def test_a_code_of_the_telephone_is_good_once(client: Client) -> None:
    member(client)
    secret = with_second_factor(client)
    code = digits(secret)
    for status in (303, 422):
        other = Client()
        sign_in(other)
        assert other.post(reverse("second-code"), {"code": code}).status_code == status


def test_a_recovery_code_stands_in_for_a_lost_telephone(client: Client) -> None:
    sign_up(client)
    codes = codes_shown(client)
    with_second_factor(client)
    for status in (303, 422):
        other = Client()
        sign_in(other)
        assert other.post(reverse("second-code"), {"code": codes[0]}).status_code == status


def test_recovering_does_not_pass_by_the_second_factor(client: Client) -> None:
    sign_up(client)
    codes = codes_shown(client)
    with_second_factor(client)
    other = Client()
    assert recover(other, codes[0]).headers["Location"] == reverse("second-code")
    assert other.post(reverse("second-code"), {"code": codes[0]}).status_code == 422
    assert other.post(reverse("second-code"), {"code": codes[1]}).status_code == 303


def test_the_second_code_alone_opens_nothing(client: Client) -> None:
    member(client)
    secret = with_second_factor(client)
    page = Client().post(reverse("second-code"), {"code": digits(secret)})
    assert page.headers["Location"].startswith(reverse("sign-in"))


def test_half_a_sign_in_ends_with_another_password_and_with_time(client: Client) -> None:
    member(client)
    secret = with_second_factor(client)
    slow, late = Client(), Client()
    sign_in(slow)
    sign_in(late)
    with time_machine.travel(timezone.now() + timedelta(minutes=20)):
        page = late.post(reverse("second-code"), {"code": digits(secret)})
        assert page.headers["Location"].startswith(reverse("sign-in"))
    client.post(reverse("password"), {"password": NEW, "again": NEW})
    page = slow.post(reverse("second-code"), {"code": digits(secret)})
    assert page.headers["Location"].startswith(reverse("sign-in"))


def test_a_code_that_the_telephone_does_not_show_switches_nothing_on(client: Client) -> None:
    member(client)
    client.post(reverse("second"), {"act": "begin"})
    page = client.get(reverse("second"))
    text = page.content.decode()
    assert 'role="img"' in text
    assert "style=" not in text
    assert page.context["drawing"].url.startswith("otpauth://totp/Ane?")
    assert client.post(reverse("second"), {"act": "on", "code": "000000"}).status_code == 422
    assert not Authenticator.objects.exists()


def test_the_secret_is_encrypted_where_it_is_kept(client: Client) -> None:
    member(client)
    secret = with_second_factor(client)
    assert secret not in str(Authenticator.objects.get().data)


def test_it_can_be_taken_off(client: Client) -> None:
    member(client)
    with_second_factor(client)
    client.post(reverse("second"), {"act": "off"})
    assert sign_in(Client()).headers["Location"] == reverse("lessons")


# Letters


@pytest.fixture
def mailing(settings: Settings) -> None:
    settings.MAIL_IS_SENT = True


def link_of(number: int) -> str:
    found = LINK.search(str(mail.outbox[number].body))
    assert found
    return found[1]


@pytest.mark.usefixtures("mailing")
@pytest.mark.parametrize("language", ["es", "pt-br", "en"])
def test_an_address_is_confirmed_by_a_button_and_then_recovers(
    client: Client, language: str
) -> None:
    form = {"name": "Ane", "password": PHRASE, "again": PHRASE, "email": "Ane@example.org"}
    client.post(f"/{language}/account/sign-up/", form)
    assert mail.outbox[0].to == ["Ane@example.org"]
    link = link_of(0)
    stranger = Client()
    assert stranger.get(link).status_code == 200
    assert User.objects.get().email_confirmed_at is None
    assert stranger.post(link).status_code == 200
    assert User.objects.get().email_confirmed_at
    stranger.post(reverse("recover-letter"), {"email": "ane@example.org"})
    page = stranger.post(link_of(1), {"password": NEW, "again": NEW})
    assert page.status_code == 303
    assert learner_of(stranger).user == User.objects.get()
    assert Client().get(link_of(1)).status_code == 422
    assert sign_in(Client(), password=NEW).status_code == 303


@pytest.mark.usefixtures("mailing")
def test_an_address_that_is_not_confirmed_recovers_nothing_and_none_is_given_away(
    client: Client,
) -> None:
    sign_up(client, email="ane@example.org")
    pages = [
        Client().post(reverse("recover-letter"), {"email": email})
        for email in ("ane@example.org", "eva@example.org")
    ]
    assert len(mail.outbox) == 1
    assert len({page.content.decode().count("<p") for page in pages}) == 1
    assert {page.status_code for page in pages} == {200}


@pytest.mark.usefixtures("mailing")
def test_a_link_to_an_address_that_was_changed_confirms_nothing(client: Client) -> None:
    member(client)
    client.post(reverse("email"), {"email": "ane@example.org"})
    client.post(reverse("email"), {"email": "ane@example.net"})
    Client().post(link_of(0))
    assert User.objects.get().email_confirmed_at is None
    Client().post(link_of(1))
    assert User.objects.get().email_confirmed_at
    client.post(reverse("email"), {"email": ""})
    assert User.objects.get().email == ""


@pytest.mark.usefixtures("mailing")
@pytest.mark.parametrize("email", ["ane", "ane@", "a\nb@example.org", "x" * 255 + "@example.org"])
def test_what_is_no_address_is_told(client: Client, email: str) -> None:
    page = sign_up(client, email=email)
    assert list(page.context["form"].errors) == ["email"]
    assert not User.objects.exists()


@pytest.mark.usefixtures("mailing")
def test_mail_that_cannot_be_handed_in_is_told(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*args: object) -> None:
        raise ConnectionRefusedError

    member(client)
    monkeypatch.setattr("tutor.accounts.letters.send", fail)
    page = client.post(reverse("email"), {"email": "ane@example.org"})
    assert list(page.context["form"].errors) == ["email"]


@pytest.mark.parametrize("part", ["x", "MQ", "\xff", "9" * 500])
def test_a_letters_address_that_was_cut_is_told(client: Client, part: str) -> None:
    member(client)
    assert client.get(reverse("recover-by-letter", args=[part, "x-y"])).status_code == 422
    assert client.get(reverse("confirm-email", args=[part])).status_code == 422


def test_without_mail_no_address_is_asked_for(client: Client) -> None:
    assert 'name="email"' not in client.get(reverse("sign-up")).content.decode()
    assert client.get(reverse("recover-letter")).headers["Location"] == reverse("recover")
    member(client)
    assert 'name="email"' not in client.get(reverse("email")).content.decode()
    assert client.post(reverse("email"), {"email": "a@example.org"}).status_code == 200
    assert User.objects.get().email == ""
