"""Accounts as a browser makes and uses them."""

from typing import Any
from uuid import UUID

from django.conf import settings
from django.test import Client
from django.urls import reverse

from tutor.models import Learner, User

PHRASE = "cuatro reyes y un as"
type Page = Any


def number_of(client: Client) -> UUID:
    """The number in the browser's cookie."""
    return UUID(client.cookies[settings.VISITOR_COOKIE].value.split(":")[0].split(".")[0])


def learner_of(client: Client) -> Learner:
    """Whose the browser is."""
    return Learner.objects.get(visitor=number_of(client))


def sign_up(client: Client, name: str = "Ane", password: str = PHRASE, **more: str) -> Page:
    form = {"name": name, "password": password, "again": password} | more
    return client.post(reverse("sign-up"), form)


def sign_in(client: Client, name: str = "Ane", password: str = PHRASE, **more: str) -> Page:
    return client.post(reverse("sign-in"), {"name": name, "password": password} | more)


def member(client: Client, name: str = "Ane") -> User:
    """Somebody who has signed up and kept the codes."""
    assert sign_up(client, name).status_code == 303
    client.post(reverse("codes"), {"act": "kept"})
    return User.objects.get(name=name)


def codes_shown(client: Client) -> list[str]:
    return list(client.get(reverse("codes")).context["codes"])
