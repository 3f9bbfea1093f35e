"""Hints come one by one, are kept with the question, and mark its answer as aided."""

import pytest
from django.test import Client
from django.utils.translation import override

from engine import Question
from tests.tutor.playing import HTMX, Page, answer, look, start
from tests.tutor.wording.saying import CODES, NBSP, whole
from tests.tutor.wording.test_codes import ASKED
from tutor import wording
from tutor.drills.asking import LONGEST_TYPED
from tutor.models import Attempt
from tutor.models.drills import MOST_HINTS

DRILL = "grande-winner"


def ask(client: Client, url: str, number: int) -> Page:
    return client.post(url, {"answer": f"hint-{number}"}, follow=True)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("text", ASKED)
def test_every_question_has_three_hints_and_the_last_gives_it_away(code: str, text: str) -> None:
    question = Question.parse(text)
    with override(code):
        hints = wording.hints(question)
        right = wording.right_answer(question)
    assert len(hints) == MOST_HINTS
    assert all(map(whole, hints))
    assert hints[-1].startswith(right)
    assert not any(right in hint for hint in hints[:-1])


@pytest.mark.django_db
def test_hints_are_shown_one_by_one_and_stay(client: Client) -> None:
    asked = start(client, DRILL)
    for number in range(1, MOST_HINTS + 1):
        page = ask(client, asked.url, number)
        sight = page.context["question"]
        assert sight.hints == wording.hints(asked.question)[:number]
        assert sight.next_hint == (number + 1 if number < MOST_HINTS else 0)
    assert look(client, asked.url).body.count("<li>") >= MOST_HINTS


@pytest.mark.django_db
def test_a_hint_asked_for_twice_is_one(client: Client) -> None:
    asked = start(client, DRILL)
    ask(client, asked.url, 1)
    ask(client, asked.url, 1)
    assert Attempt.objects.get().hints == 1


@pytest.mark.django_db
def test_an_answer_after_a_hint_is_aided_and_no_first_try(client: Client) -> None:
    asked = start(client, DRILL)
    ask(client, asked.url, 1)
    page = answer(client, asked, asked.right)
    assert asked.attempt.is_aided
    assert page.context["feedback"].state == "hinted"
    assert page.context["feedback"].heading == "That’s it, with a hint."
    assert page.context["run"].stones[0].label == "With a hint"


@pytest.mark.django_db
def test_the_solution_is_shown_to_whom_asks_and_is_no_error(client: Client) -> None:
    asked = start(client, DRILL)
    page = answer(client, asked, "show")
    kept = asked.attempt
    assert (kept.answer, kept.verdict, kept.is_aided) == ("show", "skipped", True)
    assert page.context["feedback"].state == "skipped"
    assert page.context["feedback"].mix_up is None


@pytest.mark.django_db
def test_an_answered_question_takes_no_hint(client: Client) -> None:
    asked = start(client, DRILL)
    answer(client, asked, asked.wrong)
    page = ask(client, asked.url, 1)
    assert "feedback" in page.context
    assert (asked.attempt.hints, asked.attempt.is_aided) == (0, False)


@pytest.mark.django_db
@pytest.mark.parametrize("nonsense", ["hint-0", "hint-4", "hint-", "hint-11", "hint-١"])
def test_a_hint_that_there_is_not_is_no_answer(client: Client, nonsense: str) -> None:
    asked = start(client, DRILL)
    response = client.post(asked.url, {"answer": nonsense})
    assert response.status_code == 422
    assert Attempt.objects.get().hints == 0


@pytest.mark.django_db
def test_a_fragment_with_a_hint_is_the_question(client: Client) -> None:
    asked = start(client, DRILL)
    response = client.post(asked.url, {"answer": "hint-1"}, headers=HTMX)
    assert response.status_code == 200
    assert 'id="question"' in response.content.decode()
    assert '<ol class="hints" tabindex="-1" autofocus>' in response.content.decode()


@pytest.mark.django_db
def test_the_front_page_has_no_hints(client: Client) -> None:
    page: Page = client.get("/en/")
    assert page.context["question"].next_hint == 0
    assert "hint-1" not in page.content.decode()


@pytest.mark.django_db
@pytest.mark.parametrize("headers", [{}, HTMX])
@pytest.mark.parametrize("typed", ["12", "twelve <b>", "", "9" * 900])
def test_what_was_typed_before_a_hint_stays(
    client: Client, typed: str, headers: dict[str, str]
) -> None:
    asked = start(client, "stones-left")
    form = {"answer": [typed, "hint-1"]}
    page = client.post(asked.url, form, headers=headers, follow=True)
    assert page.status_code == 200
    sight = page.context["question"]
    assert (sight.typed, sight.error) == (typed[:LONGEST_TYPED], "")
    assert len(sight.hints) == 1
    assert Attempt.objects.get().is_open


@pytest.mark.django_db
@pytest.mark.parametrize("headers", [{}, HTMX])
def test_seats_that_were_ticked_before_a_hint_stay(client: Client, headers: dict[str, str]) -> None:
    asked = start(client, "juego-holders")
    page = client.post(asked.url, {"answer": ["1", "3", "hint-1"]}, headers=headers, follow=True)
    ticked = {hand.value for hand in page.context["question"].hands if hand.is_ticked}
    assert ticked == {"1", "3"}
    assert page.content.decode().count(" checked>") == len(ticked)


@pytest.mark.parametrize(
    ("calls", "told"),
    [
        ("0:paso,1:envido:2", "Envites hasta ahora: «envido 2»."),
        (
            "0:envido,1:reenvido,0:ordago",
            "Envites hasta ahora: «envido», «reenvido» y «órdago».",
        ),
        ("0:envido:2,1:reenvido:6", "Envites hasta ahora: «envido 2» y «reenvido a 6»."),
        ("0:paso", "Todavía no ha envidado nadie."),
    ],
)
def test_the_bets_so_far_are_told_as_they_were_said(calls: str, told: str) -> None:
    question = Question.parse(f"1|who-speaks|grande|classic|-|calls={calls};players=0,1,2,3;view=0")
    with override("es"):
        assert wording.hints(question)[1].replace("\N{NO-BREAK SPACE}", "~") == told


@pytest.mark.parametrize(
    ("code", "told"),
    [
        ("en", "3~(king) adds 10. Sota adds 10. 7 adds 7. 2~(ace) adds 1."),
        ("es", "3~(rey) suma 10. Sota suma 10. 7 suma 7. 2~(as) suma 1."),
    ],
)
def test_what_each_card_adds_opens_with_a_capital(code: str, told: str) -> None:
    question = Question.parse("1|juego-total|-|classic|So7o3c2b|-")
    with override(code):
        assert wording.hints(question)[1].replace("\N{NO-BREAK SPACE}", "~") == told


def test_a_call_out_of_turn_is_told_with_whose_turn_it_is() -> None:
    question = Question.parse(
        "1|may-not-say|grande|classic|-|calls=0:envido:4;players=0,1,2,3;say=1:quiero,0:paso;view=3"
    )
    with override("en"):
        assert "Who may speak now: you or " in wording.hints(question)[-1]


REFUSED = "5eRe4b1o.2e5o6eSe.5cCoSc2o.1bSoRc7c"


@pytest.mark.parametrize(
    ("calls", "told"),
    [
        ("2:envido:12,1:no_quiero", "The bets so far: *envido 12*."),
        ("2:envido:12,1:quiero", "Who has the better hand in punto? That settles who collects."),
        ("2:envido:4,1:no_quiero+3:quiero", "Who has the better hand in punto?"),
    ],
)
def test_no_hand_is_said_to_collect_what_was_refused(calls: str, told: str) -> None:
    facts = f"calls=0:paso,1:paso,{calls};first=2;view=1"
    question = Question.parse(f"1|lance-pays|punto|classic|{REFUSED}|{facts}")
    with override("en"):
        assert wording.hints(question)[1].replace(NBSP, " ").startswith(told)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("grande|classic|3c2cCc7o.6eRo2b5b|other=four_kings", "threes and twos may change."),
        ("juego|classic|SbRc2c3e.7c7e7bRb|other=real", "a juego real counts under one only."),
    ],
)
def test_what_two_sets_of_rules_differ_in_is_hinted_at(asked: str, told: str) -> None:
    with override("en"):
        assert wording.hints(Question.parse(f"1|two-rules|{asked};view=1"))[0].endswith(told)
