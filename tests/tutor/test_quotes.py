"""A title between quotation marks has those of the inside, in each language."""

import pytest
from django.test import Client

from tutor.templatetags.calls import within_quotes


@pytest.mark.parametrize(
    ("title", "inside"),
    [
        ("«Envido»: la primera apuesta", "“Envido”: la primera apuesta"),
        ("O que é “mano”", "O que é ‘mano’"),
        ("Juego: 31 and up", "Juego: 31 and up"),
    ],
)
def test_marks_inside_marks(title: str, inside: str) -> None:
    assert within_quotes(title) == inside


@pytest.mark.django_db
def test_a_drill_names_a_lesson_that_is_a_call(client: Client) -> None:
    page = client.get("/es/drills/envido-legal/").content.decode()
    assert "«“Envido”: la primera apuesta»" in page
    assert "««" not in page
