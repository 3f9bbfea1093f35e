"""The pages of quizzes: what each shows, how many queries it takes, and what it refuses."""

import re
from collections.abc import Callable
from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils import translation

from engine import deal_question, truth
from tests.tutor.quizzes.taking import Page, Taken, begin, begin_own, take
from tutor.drills.catalogue import catalogue
from tutor.languages import LANGUAGES
from tutor.lessons.curriculum import paths
from tutor.models import Attempt, Learner, Quiz, QuizQuestion, Run
from tutor.models.drills import Mode
from tutor.quizzes.plans import READY_LENGTH, lessons_to_ask
from tutor.wording import quizzes as words

pytestmark = pytest.mark.django_db
CODES = [language.code for language in LANGUAGES]
FORM_KEY = re.compile(r'name="csrfmiddlewaretoken" value="[^"]*"')


@pytest.mark.parametrize("code", CODES)
def test_every_page_is_there_in_every_language(client: Client, code: str) -> None:
    for path in ("", "own/"):
        assert client.get(f"/{code}/quizzes/{path}").status_code == 200
    taken = begin(client, language=code)
    assert taken.look().status_code == taken.look(1).status_code == 200
    assert client.get(f"{taken.url}hand-in/").status_code == 200
    taken.hand_in()
    assert taken.look().status_code == taken.look(1).status_code == 200
    assert client.get(taken.quiz_url).status_code == 200


def test_the_list_offers_each_path_and_the_whole_and_what_is_ones_own(client: Client) -> None:
    page: Page = client.get("/en/quizzes/")
    assert [one.plan for one in page.context["ready"]] == [*paths(), "whole-scoring"]
    assert page.context["mine"] == ()
    open_still, done = begin(client), begin(client, "betting")
    open_still.choose(1, "skip")
    done.choose_all(right=4)
    done.hand_in()
    mine = client.get("/en/quizzes/").context["mine"]
    assert [(one.url, one.state) for one in mine] == [
        (done.url, "Right: 4 of 10"),
        (open_still.url, "Answered: 1 of 10"),
    ]


def test_the_menu_and_the_lessons_lead_there(client: Client) -> None:
    page: Page = client.get("/en/lessons/")
    text, there = page.content.decode(), client.get("/en/quizzes/").content.decode()
    assert 'href="/en/quizzes/"' in text
    for path in paths():
        assert f'href="/en/quizzes/#quiz-{path}"' in text
        assert f'id="quiz-{path}"' in there


@pytest.mark.parametrize("plan", ["", "of-old", "9" * 5000, "\0", "../x"])
def test_a_ready_made_quiz_that_is_none_is_told(client: Client, plan: str) -> None:
    page: Page = client.post("/en/quizzes/", {"plan": plan})
    assert page.status_code == 422
    assert page.context["error"] == words.no_such_choice()
    assert not Quiz.objects.exists()


def test_ones_own_is_dealt_as_it_was_chosen(client: Client) -> None:
    taken = begin_own(client, "juego", "grande", length="20", difficulty="hard", ruleset="real")
    quiz = taken.run.quiz
    assert quiz
    assert (quiz.plan, quiz.lessons, quiz.length) == ("", "grande juego", 20)
    assert (quiz.ruleset, quiz.difficulty) == ("real", "hard")
    assert len(taken.attempts) == 20
    assert "juego real" in taken.look(1).context["question"].ruleset
    page = client.get(taken.quiz_url)
    assert page.context["quiz"].title == "A quiz on 2\N{NO-BREAK SPACE}lessons"
    assert "juego real" in page.context["quiz"].rules


@pytest.mark.parametrize(
    ("chosen", "told"),
    [
        ({"lessons": []}, words.no_lesson_chosen),
        ({"lessons": ["of-old", "grande ", "\0"]}, words.no_lesson_chosen),
        ({"length": "7"}, words.no_such_choice),
        ({"length": "9" * 5000}, words.no_such_choice),
        ({"difficulty": "deadly"}, words.no_such_choice),
        ({"ruleset": "poker"}, words.no_such_choice),
        ({"ruleset": "classic+kings=4"}, words.no_such_choice),
    ],
)
def test_what_cannot_be_chosen_is_told_and_the_rest_stays(
    client: Client, chosen: dict[str, Any], told: Callable[[], str]
) -> None:
    form = {"lessons": ["grande"], "length": "20", "difficulty": "hard", "ruleset": "real"}
    page: Page = client.post("/en/quizzes/own/", form | chosen)
    own = page.context["own"]
    assert page.status_code == 422
    assert told() in (own.error, own.lessons_error)
    if "length" not in chosen:
        assert [one.value for one in own.lengths if one.is_chosen] == ["20"]
    if "lessons" not in chosen:
        ticked = [one.value for path in own.paths for one in path.lessons if one.is_chosen]
        assert ticked == ["grande"]
    assert not Quiz.objects.exists()


def test_lessons_without_a_question_under_the_rules_are_named(client: Client) -> None:
    form = {"lessons": ["grande", "six"], "length": "5", "difficulty": "mixed", "ruleset": "thirty"}
    page: Page = client.post("/en/quizzes/own/", form)
    assert page.status_code == 422
    assert "no questions on Mus for six" in page.context["own"].lessons_error
    assert "Grande" not in page.context["own"].lessons_error


def test_a_lesson_can_be_ticked_beforehand(client: Client) -> None:
    own = client.get("/en/quizzes/own/?lesson=pares&lesson=of-old").context["own"]
    offered = [one for path in own.paths for one in path.lessons]
    assert [one.value for one in offered if one.is_chosen] == ["pares"]
    assert tuple(one.value for one in offered) == lessons_to_ask()


def test_the_result_goes_by_lesson_and_says_what_to_read(client: Client) -> None:
    taken = begin_own(client, "grande", "pares", length="10")
    asked = [one.drill for one in taken.attempts]
    grande = sum(slug.startswith("grande") for slug in asked)
    taken.choose_all(right=grande)
    taken.hand_in()
    result = taken.look().context["result"]
    first, second = result.lessons
    assert first.score == f"Right: {grande} of {grande}"
    assert second.score == f"Right: 0 of {10 - grande}"
    assert [one.url for one in result.read] == ["/en/lessons/pares/"]
    assert {one.url for one in result.drills} == {
        reverse("drill", args=[slug]).replace("/es/", "/en/") for slug in asked[grande:]
    }
    assert result.quiz.share_url == f"http://testserver{taken.quiz_url}"
    assert 'data-copy="share"' in taken.look().content.decode()


def test_every_question_can_be_looked_at_with_its_explanation(client: Client) -> None:
    taken = begin(client, "whole-scoring")
    taken.choose_all(right=10)
    taken.choose(20, "skip")
    taken.hand_in()
    states = []
    for position in range(1, 21):
        page = taken.look(position)
        states.append(page.context["feedback"].state)
        assert page.context["feedback"].reasons
        assert 'name="answer"' not in page.content.decode()
    assert states == ["right"] * 10 + ["wrong"] * 9 + ["skipped"]
    assert page.context["feedback"].next_url == taken.url


def test_a_question_left_open_is_told_from_one_not_known(client: Client) -> None:
    taken = begin(client)
    taken.choose(1, "skip")
    taken.hand_in()
    first, second, *_ = taken.look().context["result"].lines
    assert (first.told, second.told) == ("I don’t know", "Not answered")


@pytest.mark.parametrize(
    ("right", "n", "told"),
    [
        (0, 5, "0%"),
        (199, 250, "79%"),
        (4, 5, "80%"),
        (2, 3, "66%"),
        (19, 20, "95%"),
        (7, 7, "100%"),
    ],
)
def test_a_percentage_is_never_more_than_what_was_reached(right: int, n: int, told: str) -> None:
    assert words.percentage(right, n) == told


def test_whole_percents_are_told_as_they_are() -> None:
    for n in range(1, 101):
        for right in range(n + 1):
            shown = int(words.percentage(right, n).removesuffix("%"))
            assert shown * n <= right * 100 < (shown + 1) * n
    with translation.override("es"):
        assert words.percentage(4, 5) == "80\N{NO-BREAK SPACE}%"


def test_the_page_of_a_question_is_the_same_whichever_answer_is_right(client: Client) -> None:
    taken = begin_own(client, "deal")
    pages, answers = set(), set()
    drill = catalogue()["pares-kind"]
    for seed in range(40):
        question = deal_question(drill.specs[0], seed)
        Attempt.objects.filter(run=taken.run, position=1).update(question=str(question))
        text = FORM_KEY.sub("", taken.look(1).content.decode())
        pages.add(re.sub(r'<div role="img".*?</div>', "", text, flags=re.DOTALL))
        answers.add(truth(question))
    assert len(answers) > 1
    assert len(pages) == 1


def queries(act: Callable[[], object]) -> int:
    with CaptureQueriesContext(
        connection,
    ) as found:
        act()
    return len(found)


def test_queries_do_not_grow_with_the_questions(client: Client) -> None:
    short, long = begin_own(client, "pares", length="5"), begin_own(client, "juego", length="20")
    for taken in (short, long):
        taken.choose_all(right=2)

    def counts(taken: Taken) -> list[int]:
        pages = [lambda: taken.look(), lambda: taken.look(2)]
        chosen = [lambda: taken.choose(3, "skip"), lambda: client.get(f"{taken.url}hand-in/")]
        return [queries(act) for act in (*pages, *chosen)]

    assert counts(short) == counts(long)
    assert max(counts(long)) <= 8
    begin(client).hand_in()
    handed_in = [queries(short.hand_in), queries(long.hand_in)]
    assert handed_in[0] == handed_in[1] <= 14
    assert counts(short)[:2] == counts(long)[:2]


def test_ten_thousand_quizzes_take_no_query_more(client: Client) -> None:
    taken = begin(client)
    taken.choose_all(right=1)
    pages = (lambda: client.get("/en/quizzes/"), lambda: client.get(taken.quiz_url), taken.look)
    before = [queries(act) for act in pages]
    a_start = queries(lambda: begin(client, "betting"))
    Run.objects.exclude(pk=taken.run.pk).delete()
    _fill(taken.run.learner)
    assert [queries(act) for act in pages] == before
    assert queries(lambda: begin(client, "betting")) == a_start
    page: Page = client.get("/en/quizzes/?page=5")
    assert len(page.context["mine"]) == 20
    assert (page.context["newer"], page.context["older"]) == ("?page=4", "?page=6")
    assert client.get("/en/quizzes/?page=x").status_code == 200
    assert client.get("/en/quizzes/?page=99999").status_code == 200


def _fill(mine: Learner) -> None:
    """Ten thousand quizzes more, 200 of them the learner's own."""
    lessons = "grande"
    quizzes = Quiz.objects.bulk_create(
        Quiz(code=f"{number:08d}", lessons=lessons, length=READY_LENGTH) for number in range(10_000)
    )
    QuizQuestion.objects.bulk_create(
        QuizQuestion(quiz=quiz, position=1, drill="grande-winner", version=1, spec=0, question="x")
        for quiz in quizzes
    )
    other = Learner.objects.create(visitor="0" * 31 + "1")
    Run.objects.bulk_create(
        Run(learner=mine if number < 200 else other, quiz=quiz, mode=Mode.QUIZ, version=0)
        for number, quiz in enumerate(quizzes)
    )


def test_a_quiz_from_far_away_is_a_sitting_for_each_who_takes_it(client: Client) -> None:
    taken = begin(client)
    for _ in range(3):
        take(Client(), taken.quiz_url)
    assert Run.objects.filter(quiz=taken.run.quiz).count() == 4
    assert Quiz.objects.count() == 1
