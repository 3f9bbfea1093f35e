"""A quiz from its beginning to its end: what is chosen, what is kept, and what is handed in."""

from concurrent.futures import ThreadPoolExecutor
from uuid import uuid4

import pytest
from django.conf import settings
from django.core.signing import get_cookie_signer
from django.db import connection
from django.test import Client

from tests.tutor.playing import HTMX
from tests.tutor.quizzes.taking import Page, begin, begin_own, take
from tutor.middleware.visitor import SALT
from tutor.models import Attempt, Quiz, Run
from tutor.quizzes import services

pytestmark = pytest.mark.django_db
TEN = range(1, 11)


def test_it_goes_from_the_list_to_the_result(client: Client) -> None:
    taken = begin(client)
    taken.choose_all(right=7)
    assert taken.look().context["overview"].heading == "Answered: 10 of 10"
    response = taken.hand_in()
    assert (response.status_code, response.headers["Location"]) == (303, taken.url)
    result = taken.look().context["result"]
    assert result.heading == "Right: 7 of 10"
    assert result.percentage == "70%"
    assert [one.state for one in result.lines] == ["right"] * 7 + ["wrong"] * 3


def test_what_is_chosen_is_a_draft_until_it_is_handed_in(client: Client) -> None:
    taken = begin(client)
    taken.choose(1, taken.wrong(1))
    first = taken.attempts[0]
    assert (first.draft, first.answer, first.verdict) == (taken.wrong(1), "", "")
    taken.choose(1, taken.right(1))
    taken.choose(2, "skip")
    taken.hand_in()
    first, second, third, *_ = taken.attempts
    assert (first.answer, first.verdict) == (taken.right(1), "right")
    assert (second.answer, second.verdict) == ("skip", "skipped")
    assert (third.draft, third.answer, third.verdict) == ("", "skip", "skipped")
    assert all(one.engine_revision and one.answered_at for one in taken.attempts)
    assert not any(one.is_aided for one in taken.attempts)


def test_choosing_leads_to_the_next_open_question_and_at_last_to_all_of_them(
    client: Client,
) -> None:
    taken = begin(client)
    assert taken.choose(1, "skip").headers["Location"] == taken.at(2)
    taken.choose(3, "skip")
    assert taken.choose(2, "skip").headers["Location"] == taken.at(4)
    assert taken.choose(10, "skip").headers["Location"] == taken.url


def test_one_can_go_back_and_forth_and_sees_what_is_chosen(client: Client) -> None:
    taken = begin(client)
    taken.choose(2, "skip")
    page = taken.look(2)
    assert page.context["place"].chosen == "So far: I don’t know."
    assert 'aria-current="true">I don’t know' in page.content.decode()
    assert page.context["place"].previous_url == taken.at(1)
    assert page.context["place"].next_url == taken.at(3)
    assert [one.state for one in page.context["place"].stones[:3]] == ["empty", "skipped", "empty"]


def test_no_question_tells_how_an_answer_goes_and_none_has_hints(client: Client) -> None:
    taken = begin(client, "whole-scoring")
    for position, chosen in ((1, taken.right(1)), (2, taken.wrong(2))):
        taken.choose(position, chosen)
    for position in (1, 2, 3):
        page = taken.look(position)
        assert "feedback" not in page.context
        text = page.content.decode()
        assert 'value="hint' not in text
        assert 'value="show"' not in text
        assert "/nearest/" not in text
    states = {one.state for one in taken.look().context["overview"].lines}
    assert states == {"kept", "empty"}


@pytest.mark.parametrize("answer", ["hint-1", "hint-3", "show"])
def test_there_is_no_help_for_whoever_asks_past_the_page(client: Client, answer: str) -> None:
    taken = begin(client)
    assert taken.choose(1, answer).status_code == (303 if answer == "show" else 422)
    assert taken.attempts[0].draft == ("skip" if answer == "show" else "")
    assert taken.attempts[0].hints == 0


def test_an_answer_that_cannot_be_read_is_told_and_the_draft_stays(client: Client) -> None:
    taken = begin_own(client, "juego")
    typed = next(one for one in range(1, 6) if taken.asked(one).kind == "juego-total")
    taken.choose(typed, "31")
    page = taken.choose(typed, "thirty")
    assert page.status_code == 422
    assert "“thirty”" in page.context["question"].error
    assert 'value="thirty"' in page.content.decode()
    assert taken.attempts[typed - 1].draft == "31"


def test_the_fragment_after_an_answer_is_the_next_question_and_says_where_it_is(
    client: Client,
) -> None:
    taken = begin(client)
    response = taken.choose(1, "skip", headers=HTMX)
    assert response.headers["HX-Push-Url"] == taken.at(2)
    assert "<html" not in response.content.decode()
    assert response.context["place"].place == "Question 2 of 10"
    for position in TEN[1:]:
        response = taken.choose(position, "skip", headers=HTMX)
    assert response.headers["HX-Push-Url"] == taken.url
    assert 'id="overview"' in response.content.decode()


def test_handing_in_asks_first_and_names_what_is_open(client: Client) -> None:
    taken = begin(client)
    for position in (1, 2, 4, 5, 6, 8, 10):
        taken.choose(position, "skip")
    page = client.get(f"{taken.url}hand-in/")
    assert "Questions 3, 7 and 9 are still open." in page.context["overview"].open
    assert taken.run.finished_at is None
    assert page.context["overview"].back_url == taken.at(3)
    for position in (3, 7, 9):
        taken.choose(position, "skip")
    assert client.get(f"{taken.url}hand-in/").context["overview"].open == ""


def test_a_second_hand_in_changes_nothing(client: Client) -> None:
    taken = begin(client)
    taken.choose_all(right=5)
    taken.hand_in()
    before = list(Attempt.objects.order_by("pk").values())
    response = taken.hand_in()
    assert response.headers["Location"] == taken.url
    assert list(Attempt.objects.order_by("pk").values()) == before
    assert client.get(f"{taken.url}hand-in/").headers["Location"] == taken.url


def test_after_handing_in_an_answer_from_another_window_changes_nothing(client: Client) -> None:
    taken = begin(client)
    taken.choose_all(right=10)
    wrong = taken.wrong(1)
    taken.hand_in()
    for how in ({}, {"headers": HTMX}):
        response = taken.choose(1, wrong, **how)
        assert response.status_code == (200 if how else 303)
    assert (taken.attempts[0].answer, taken.attempts[0].verdict) == (taken.right(1), "right")
    assert taken.attempts[0].draft == taken.right(1)
    assert taken.look(1).context["feedback"].state == "right"


def test_what_was_on_its_way_while_it_was_handed_in_changes_nothing(client: Client) -> None:
    taken = begin(client)
    on_its_way = taken.attempts[0]
    taken.hand_in()
    assert not services.keep_draft(attempt=on_its_way, answer=taken.right(1))
    assert (taken.attempts[0].draft, taken.attempts[0].answer) == ("", "skip")


def test_a_draft_that_changes_while_it_is_judged_is_judged_again(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = begin(client)
    taken.choose_all(right=10)
    judged = services._judge

    def changed_meanwhile(attempt: Attempt) -> object:
        found = judged(attempt)
        if attempt.position == 10:
            Attempt.objects.filter(run=taken.run, position=1).update(draft="skip")
        return found

    monkeypatch.setattr(services, "_judge", changed_meanwhile)
    taken.hand_in()
    assert (taken.attempts[0].answer, taken.attempts[0].verdict) == ("skip", "skipped")


@pytest.mark.django_db(transaction=True)
def test_two_hand_ins_at_the_same_moment_are_one(client: Client) -> None:
    taken = begin(client)
    taken.choose_all(right=6)

    def send(_: int) -> int:
        try:
            other = Client()
            other.cookies = client.cookies
            return int(other.post(f"{taken.url}hand-in/").status_code)
        finally:
            connection.close()

    with ThreadPoolExecutor(4) as pool:
        assert set(pool.map(send, range(4))) == {303}
    assert taken.look().context["result"].heading == "Right: 6 of 10"
    assert taken.run.learner.mind.answers == 1


@pytest.mark.django_db(transaction=True)
def test_two_starts_at_the_same_moment_are_one(client: Client) -> None:
    client.get("/en/quizzes/")

    def send(_: int) -> str:
        try:
            other = Client()
            other.cookies = client.cookies
            return str(other.post("/en/quizzes/", {"plan": "scoring"}).headers["Location"])
        finally:
            connection.close()

    with ThreadPoolExecutor(4) as pool:
        assert len(set(pool.map(send, range(4)))) == 1
    assert Quiz.objects.count() == Run.objects.count() == 1
    assert Attempt.objects.count() == 10


def test_a_start_sent_twice_is_one_and_a_later_one_is_fresh(client: Client) -> None:
    first, again = begin(client), begin(client)
    assert first.url == again.url
    assert begin(client, "betting").url != first.url
    first.choose(1, "skip")
    later = begin(client)
    assert later.url != first.url
    assert Quiz.objects.filter(plan="scoring").count() == 2


def test_another_language_is_the_same_quiz_in_other_words(client: Client) -> None:
    taken = begin(client)
    taken.choose(1, taken.right(1))
    spanish = client.get(taken.at(1).replace("/en/", "/es/"))
    assert spanish.context["place"].chosen.startswith("De momento: ")
    assert spanish.context["question"].title != taken.look(1).context["question"].title
    sent = client.post(taken.at(2).replace("/en/", "/pt-br/"), {"answer": "skip"})
    assert sent.headers["Location"] == taken.at(3).replace("/en/", "/pt-br/")
    assert [bool(one.draft) for one in taken.attempts[:3]] == [True, True, False]
    assert Attempt.objects.count() == 10


def test_somebody_else_gets_404_for_all_of_it_but_the_quiz(client: Client) -> None:
    taken = begin(client)
    taken.choose_all(right=9)
    own = [taken.url, f"{taken.url}hand-in/", taken.at(1), f"{taken.at(10)}nearest/"]
    for is_handed_in in (False, True):
        other = Client()
        for url in own:
            assert other.get(url).status_code == 404
            assert other.get(url, headers=HTMX).status_code == 404
            page: Page = other.post(url, {"answer": taken.right(1)})
            assert page.status_code == (405 if url in (own[0], own[3]) else 404)
        page = other.get(taken.quiz_url)
        assert page.status_code == 200
        assert "Right: 9" not in page.content.decode()
        assert page.context["mine"] == ()
        if not is_handed_in:
            assert taken.run.finished_at is None
            taken.hand_in()


def test_a_sitting_is_at_its_own_quiz_alone(client: Client) -> None:
    taken, other = begin(client), begin(client, "betting")
    wrong = f"{other.quiz_url}{taken.run.pk}/"
    assert client.get(wrong).status_code == 404
    assert client.get(f"{wrong}1/").status_code == 404
    assert client.get(f"{taken.url}11/").status_code == 404


def test_a_quiz_is_not_to_be_answered_as_a_drill(client: Client) -> None:
    taken = begin(client)
    run = f"/en/runs/{taken.run.pk}/"
    for url, own in ((run, taken.url), (f"{run}1/", taken.at(1))):
        response = client.get(url)
        assert (response.status_code, response.headers["Location"]) == (302, own)
    for answer in (taken.right(1), "hint-1", "show"):
        assert client.post(f"{run}1/", {"answer": answer}).status_code == 404
    assert client.get(f"{run}1/nearest/").status_code == 404
    assert client.get(f"{run}1/doubt/").status_code == 404
    assert taken.attempts[0].is_open
    assert taken.attempts[0].hints == 0


def test_a_verdict_of_a_quiz_can_be_doubted_and_leads_back_to_it(client: Client) -> None:
    taken = begin(client)
    taken.choose_all(right=0)
    taken.hand_in()
    page = taken.look(1)
    doubt = page.context["doubt"].url
    assert f'href="{doubt}"' in page.content.decode()
    sent = client.post(doubt, {"note": "No."}, follow=True)
    assert sent.redirect_chain[-1][0] == taken.at(1)
    assert sent.context["doubt"].url == ""


@pytest.mark.parametrize("late", ["cheese", "hint-1", "show", "skip", "1", ""])
@pytest.mark.parametrize("headers", [{}, HTMX])
def test_what_is_sent_after_handing_in_shows_how_it_went(
    client: Client, late: str, headers: dict[str, str]
) -> None:
    taken = begin_own(client, "grande")
    taken.hand_in()
    before = list(Attempt.objects.values().order_by("pk"))
    page: Page = client.post(taken.at(1), {"answer": late}, headers=headers)
    assert page.status_code == (200 if headers else 303)
    assert list(Attempt.objects.values().order_by("pk")) == before


def test_a_wrong_answer_leads_to_where_it_would_be_right(client: Client) -> None:
    taken = begin_own(client, "grande")
    taken.choose_all(right=0)
    assert client.get(f"{taken.at(1)}nearest/").status_code == 404
    taken.hand_in()
    url = taken.look(1).context["feedback"].nearest_url
    assert url == f"{taken.at(1)}nearest/"
    assert client.get(url).context["nearest"].back_url == taken.at(1)


def test_the_course_goes_on_with_the_quiz_that_was_left_open(client: Client) -> None:
    sitting = begin(client)
    step = client.get("/en/lessons/").context["step"]
    assert step.about == "Left open: Scoring"
    page: Page = client.get(step.url, follow=True)
    assert page.redirect_chain[-1][0].startswith(sitting.quiz_url)


def test_two_people_take_the_same_and_see_nothing_of_each_other(client: Client) -> None:
    mine = begin(client)
    mine.choose_all(right=10)
    mine.hand_in()
    theirs = take(Client(), mine.quiz_url)
    assert [one.question for one in theirs.attempts] == [one.question for one in mine.attempts]
    assert all(one.is_first_try for one in theirs.attempts)
    assert not any(one.draft for one in theirs.attempts)
    theirs.choose_all(right=2)
    theirs.hand_in()
    assert theirs.look().context["result"].heading == "Right: 2 of 10"
    assert mine.look().context["result"].heading == "Right: 10 of 10"


def test_the_same_again_keeps_the_first_try_apart(client: Client) -> None:
    first = begin(client)
    first.choose_all(right=3)
    first.hand_in()
    again = take(client, first.quiz_url)
    assert again.url != first.url
    again.choose_all(right=10)
    again.hand_in()
    assert not any(one.is_first_try for one in again.attempts)
    assert all(one.is_first_try for one in first.attempts)
    link = again.look().context["result"].first
    assert (link.url, link.label) == (first.url, "Right: 3 of 10")
    assert first.look().context["result"].first is None


def test_fresh_questions_are_another_quiz_of_the_same_plan(client: Client) -> None:
    first = begin_own(client, "grande", "pares", ruleset="four_kings", difficulty="hard")
    first.hand_in()
    fresh = take(client, first.quiz_url, deal="fresh")
    old, new = first.run.quiz, fresh.run.quiz
    assert old
    assert new
    assert old.code != new.code
    for name in ("plan", "lessons", "length", "ruleset", "difficulty"):
        assert getattr(old, name) == getattr(new, name)
    assert all(one.is_first_try for one in fresh.attempts)


def test_a_lost_cookie_is_a_stranger_and_nothing_is_broken(client: Client) -> None:
    taken = begin(client)
    client.cookies.clear()
    assert taken.choose(1, "skip").status_code == 404
    assert not taken.attempts[0].draft
    signed = get_cookie_signer(salt=settings.VISITOR_COOKIE + SALT).sign(str(uuid4()))
    client.cookies[settings.VISITOR_COOKIE] = signed
    assert taken.look().status_code == 404


def test_a_stale_form_is_refused_and_the_quiz_stays(client: Client) -> None:
    strict = Client(enforce_csrf_checks=True)
    taken = begin(client)
    strict.cookies = client.cookies
    sent: Page = strict.post(taken.at(1), {"answer": "skip"})
    assert sent.headers["Location"] == f"{taken.at(1)}?kept=skip&late=1"
    assert not taken.attempts[0].draft
    assert strict.post(f"{taken.url}hand-in/").status_code == 403
    assert taken.run.finished_at is None
    assert taken.choose(1, "skip").status_code == 303
