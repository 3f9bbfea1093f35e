"""The short code of a quiz: easy to type, forgiving, and never another's."""

import pytest
from django.test import Client

from tests.tutor.quizzes.taking import begin, take
from tutor.codes import ALPHABET, fresh_code, read_code, spaced


def test_a_code_has_eight_signs_and_none_that_is_taken_for_another() -> None:
    codes = {fresh_code() for _ in range(500)}
    assert len(codes) == 500
    assert all(len(code) == 8 and set(code) <= set(ALPHABET) for code in codes)
    assert not set(ALPHABET) & set("01iloszbaeu")


@pytest.mark.parametrize(
    "typed", ["k7mw 3fh2", "K7MW3FH2", " k7 mw-3f h2 ", "k7mw\N{NO-BREAK SPACE}3fhz", "K7MW.3FHZ"]
)
def test_capitals_spaces_and_look_alikes_are_forgiven(typed: str) -> None:
    assert read_code(typed) == "k7mw3fh2"


@pytest.mark.parametrize("typed", ["", "k7mw3fh", "k7mw3fh22", "k7mw3fha", "k7mw3fhñ", "\0" * 8])
def test_what_is_no_code_is_none(typed: str) -> None:
    assert read_code(typed) is None


@pytest.mark.django_db
def test_the_address_forgives_as_much_and_leads_to_the_one_address(client: Client) -> None:
    taken = begin(client)
    code = taken.quiz_url.strip("/").split("/")[-1]
    for typed in (code.upper(), f"{code[:4]}%20{code[4:]}"):
        response = client.get(f"/en/quizzes/{typed}/")
        assert (response.status_code, response.headers["Location"]) == (302, taken.quiz_url)
    response = client.get("/en/quizzes/", {"code": f"  {spaced(code).upper()} "})
    assert response.headers["Location"] == taken.quiz_url
    assert take(Client(), f"/en/quizzes/{code.upper()}/").quiz_url == taken.quiz_url


@pytest.mark.django_db
@pytest.mark.parametrize("typed", ["k7mw3fh2", "nonsense", "<b>", "9" * 5000, "\0", "ñandú"])
def test_a_code_that_is_none_is_told_with_what_was_typed(client: Client, typed: str) -> None:
    page = client.get("/en/quizzes/", {"code": typed})
    assert page.status_code == 422
    assert page.context["error"].startswith("There’s no quiz with the code “")
    assert page.context["typed"] == typed[:100]
    assert client.get(f"/en/quizzes/{typed[:50].replace(chr(0), 'x')}/").status_code == 404
