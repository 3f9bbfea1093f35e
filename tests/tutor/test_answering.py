"""One answer: kept once, shown for ever, and followed by the next question."""

from concurrent.futures import ThreadPoolExecutor

import pytest
from django.db import connection
from django.test import Client
from pytest_django import DjangoAssertNumQueries

from engine import Question, deal_question, grade, options, tells_apart
from tests.tutor.playing import HTMX, answer, finish, go_on, look, start
from tutor.drills.catalogue import catalogue
from tutor.drills.dealing import RUN_LENGTH
from tutor.models import Attempt, Learner, Run

DRILL = "grande-winner"


@pytest.mark.django_db
def test_a_right_answer_is_kept_with_its_verdict_and_the_next_question(client: Client) -> None:
    asked = start(client, DRILL)
    page = answer(client, asked, asked.right)
    kept = asked.attempt
    assert (kept.answer, kept.verdict, kept.misconception) == (asked.right, "right", "")
    assert kept.is_first_try
    assert not kept.is_aided
    assert len(kept.engine_revision) == 16
    assert page.context["feedback"].state == "right"
    assert Attempt.objects.open().get().position == 2


@pytest.mark.django_db
def test_a_wrong_answer_names_the_one_belief_that_gives_it(client: Client) -> None:
    asked = start(client, "juego-total")
    Attempt.objects.update(question="1|juego-total|-|classic|3o3c3e1b|-")
    page = answer(client, asked, "10")
    assert asked.attempt.misconception == "three-is-three"
    assert page.context["feedback"].mix_up.lesson_url == "/en/lessons/cards/"


@pytest.mark.django_db
def test_not_knowing_is_no_wrong_answer(client: Client) -> None:
    asked = start(client, DRILL)
    page = answer(client, asked, "skip")
    assert asked.attempt.verdict == "skipped"
    assert page.context["feedback"].state == "skipped"


@pytest.mark.django_db
def test_a_fragment_is_the_part_alone_and_the_page_has_the_same_part(client: Client) -> None:
    asked = start(client, DRILL)
    response = client.post(asked.url, {"answer": asked.right}, headers=HTMX)
    fragment = response.content.decode()
    assert response.status_code == 200
    assert "<html" not in fragment
    assert 'id="feedback"' in fragment
    page = client.get(asked.url)
    assert "<html" in page.content.decode()
    assert page.context["feedback"] == response.context["feedback"]


@pytest.mark.django_db
def test_a_page_brought_back_by_back_is_whole(client: Client) -> None:
    asked = start(client, DRILL)
    response = client.get(asked.url, headers=HTMX | {"HX-History-Restore-Request": "true"})
    assert "<html" in response.content.decode()
    assert "HX-Request" in response.headers["Vary"]
    assert "HX-History-Restore-Request" in response.headers["Vary"]


@pytest.mark.django_db
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["plain", "htmx"])
def test_a_second_send_changes_nothing_and_shows_the_first(
    client: Client, headers: dict[str, str]
) -> None:
    asked = start(client, DRILL)
    first, second = asked.right, asked.wrong
    client.post(asked.url, {"answer": first}, headers=headers)
    kept = asked.attempt
    response = client.post(asked.url, {"answer": second}, headers=headers, follow=True)
    assert response.context["feedback"].state == "right"
    assert asked.attempt.answered_at == kept.answered_at
    assert asked.attempt.answer == first
    assert Attempt.objects.count() == 2


@pytest.mark.django_db
def test_a_second_send_is_told_so(client: Client) -> None:
    asked = start(client, DRILL)
    client.post(asked.url, {"answer": asked.right}, headers=HTMX)
    again = client.post(asked.url, {"answer": asked.right}, headers=HTMX)
    assert again.context["feedback"].note == "This one has been answered. It went like this:"


@pytest.mark.django_db
def test_an_unreadable_second_send_is_no_complaint(client: Client) -> None:
    asked = start(client, DRILL)
    client.post(asked.url, {"answer": asked.right})
    assert client.post(asked.url, {"answer": "cheese"}, headers=HTMX).status_code == 200


@pytest.mark.django_db
def test_back_shows_the_answered_question_read_only(client: Client) -> None:
    asked = start(client, DRILL)
    answer(client, asked, asked.right)
    go_on(client, asked)
    body = look(client, asked.url).body
    assert 'id="feedback"' in body
    assert 'name="answer"' not in body


@pytest.mark.django_db
def test_reload_shows_the_same_question(client: Client) -> None:
    asked = start(client, DRILL)
    assert look(client, asked.url).answers == asked.answers
    assert look(client, asked.url).question == asked.question


@pytest.mark.django_db
def test_two_windows_of_one_question_count_once(client: Client) -> None:
    here = start(client, DRILL)
    there = look(client, here.url)
    answer(client, here, here.right)
    page = answer(client, there, there.wrong)
    assert page.context["feedback"].state == "right"
    following = go_on(client, there)
    assert following is not None
    assert following.attempt.position == 2


@pytest.mark.django_db
def test_another_language_in_the_middle_is_the_same_attempt(client: Client) -> None:
    asked = start(client, DRILL, "es")
    links = client.get(asked.url).context["site"].languages
    other = look(client, next(link.url for link in links if link.code == "pt-br"))
    assert (other.attempt, other.answers) == (asked.attempt, asked.answers)
    assert "Quem leva a grande?" in other.body
    answer(client, other, other.right)
    feedback = client.get(asked.url).context["feedback"]
    assert (feedback.state, feedback.next_label) == ("right", "Siguiente")
    assert Attempt.objects.count() == 2


@pytest.mark.django_db
def test_a_sitting_ends_after_its_questions(client: Client) -> None:
    finish(client, start(client, DRILL))
    run = Run.objects.get()
    assert run.finished_at is not None
    assert run.attempts.count() == RUN_LENGTH
    assert not run.attempts.open().exists()


@pytest.mark.django_db
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["plain", "htmx"])
def test_an_answer_and_the_next_question_cost_few_queries(
    client: Client,
    headers: dict[str, str],
    django_assert_max_num_queries: DjangoAssertNumQueries,
) -> None:
    asked = start(client, DRILL)
    right, url = asked.right, asked.url
    with django_assert_max_num_queries(8):
        client.post(url, {"answer": right}, headers=headers)
    with django_assert_max_num_queries(3):
        client.get(url, headers=headers)
    with django_assert_max_num_queries(3):
        client.get(asked.at(2), headers=headers)


@pytest.mark.django_db(transaction=True)
def test_eight_sends_at_the_same_moment_count_once(client: Client) -> None:
    asked = start(client, DRILL)

    def send(code: str) -> int:
        browser = Client()
        browser.cookies.update(client.cookies)
        try:
            return browser.post(asked.url, {"answer": code}).status_code
        finally:
            connection.close()

    codes = [*asked.answers, *asked.answers]
    with ThreadPoolExecutor(len(codes)) as pool:
        assert set(pool.map(send, codes)) == {303}
    assert Attempt.objects.count() == 2
    assert Attempt.objects.open().count() == 1
    assert Learner.objects.count() == Run.objects.count() == 1


def wrong_with_several_suspects(drill: str) -> tuple[Question, str, tuple[str, ...]]:
    """A question of a drill, a wrong answer to it, and the beliefs that give just that one."""
    specs = catalogue()[drill].specs
    for question in (deal_question(spec, seed) for seed in range(200) for spec in specs):
        for given in options(question):
            judged = grade(question, given)
            if len(judged.suspects) > 1 and judged.explained_by is None:
                return question, given, judged.suspects
    raise AssertionError(f"no question of {drill} leaves open which belief was behind")


@pytest.mark.django_db
@pytest.mark.parametrize("drill", ["grande-winner", "chica-winner", "pares-winner", "juego-winner"])
def test_beliefs_that_give_one_answer_are_told_apart_next(client: Client, drill: str) -> None:
    question, given, suspects = wrong_with_several_suspects(drill)
    asked = start(client, drill)
    Attempt.objects.update(question=str(question))
    page = answer(client, asked, given)
    following = Question.parse(Attempt.objects.open().get().question)
    assert asked.attempt.misconception == ""
    promises = page.context["feedback"].several.endswith("The next question tells them apart.")
    assert promises == tells_apart(following, suspects)
    opening = "Several roads lead there." if promises else "More than one mix-up"
    assert page.context["feedback"].several.startswith(opening)


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("given", "kept"),
    [
        (["0", "2"], "0,2"),
        (["2", "0,2", "0"], "0,2"),
        (["1"], "1"),
        (["none"], "none"),
        (["0", "none"], "none"),
        (["0", "skip"], "skip"),
    ],
)
def test_seats_that_are_ticked_are_one_answer_unless_a_button_says_otherwise(
    client: Client, given: list[str], kept: str
) -> None:
    asked = start(client, "juego-holders")
    assert client.post(asked.url, {"answer": given}).status_code == 303
    assert asked.attempt.answer == kept


@pytest.mark.django_db
def test_no_seat_ticked_is_no_answer(client: Client) -> None:
    asked = start(client, "juego-holders")
    page = client.post(asked.url, {})
    assert page.status_code == 422
    assert "Pick an answer, then send it." in page.content.decode()
    assert asked.attempt.is_open
