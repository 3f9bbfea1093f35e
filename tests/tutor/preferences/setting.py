"""Settings as a browser sends them."""

from django.test import Client
from django.urls import reverse

from tests.tutor.playing import Page


def set_to(client: Client, **chosen: str) -> Page:
    """Save these; what is left out stays as it was."""
    return client.post(reverse("settings"), chosen)


def page_of(client: Client, path: str = "/en/glossary/") -> str:
    """A whole page as it is sent."""
    response: Page = client.get(path)
    return str(response.content.decode())
