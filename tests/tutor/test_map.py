"""The map of the course, and the one button that goes on with the right thing."""

from datetime import UTC, datetime, timedelta

import pytest
import time_machine
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.utils import timezone

from tests.tutor.playing import Page, answer, finish, start
from tutor.learner.onward import Way, next_step
from tutor.learner.standing import Standing, Standings
from tutor.lessons.curriculum import curriculum, paths
from tutor.models import Attempt, Learner, Run, Skill
from tutor.models.drills import Mark
from tutor.progress import Progress, State, progress_of
from tutor.quizzes.plans import ready_made

pytestmark = pytest.mark.django_db

NOON = datetime(2027, 3, 9, 12, tzinfo=UTC)
ALL = [slug for entry in curriculum() for slug in entry.drills]
MOST_QUERIES = 5


def the_map(client: Client, language: str = "en") -> Page:
    return client.get(f"/{language}/lessons/")


def line_of(page: Page, slug: str) -> Page:
    lines = {line.slug: line for path in page.context["paths"] for line in path.lessons}
    return lines[slug]


def done(client: Client, *slugs: str) -> None:
    """Drills finished: rows without questions are enough for the map."""
    page = the_map(client)
    visitor = page.wsgi_request.visitor
    learner, _ = Learner.objects.get_or_create(visitor=visitor)
    at = timezone.now()
    for slug in slugs:
        Run.objects.create(
            learner=learner, drill=slug, version=1, ruleset="classic", finished_at=at
        )


def mastered(client: Client, *slugs: str) -> None:
    done(client, *slugs)
    learner, at = Learner.objects.get(), timezone.now()
    for slug in slugs:
        Skill.objects.create(learner=learner, drill=slug, mastered_at=at, criterion="7/8 3 2 2")


def test_each_state_has_its_stone_and_its_words(client: Client) -> None:
    mastered(client, "juego-total")
    done(client, "pares-kind", "grande-winner", "grande-decides")
    start(client, "chica-winner")
    page = the_map(client)
    told = {
        "deal": ("Not begun", (), ["empty", "empty"]),
        "chica": ("Begun", (), ["now", "empty"]),
        "grande": ("Done", (), ["half", "half"]),
        "juego": ("Begun", ("Mastered: 1 of 3",), ["right", "empty", "empty"]),
    }
    for slug, (label, notes, stones) in told.items():
        line = line_of(page, slug)
        assert (line.state_label, line.notes) == (label, notes)
        assert [stone.state for stone in line.stones] == stones
        assert all(note in page.content.decode() for note in notes)
    assert [one.label for one in page.context["key"]] == [
        *("Not begun", "Begun", "Done", "Mastered", "To review")
    ]


def test_what_is_due_is_told_by_stone_and_words_and_mastered_stays(client: Client) -> None:
    mastered(client, "grande-winner", "grande-decides")
    Skill.objects.filter(drill="grande-winner").update(due_at=NOON, reviewed_at=NOON)
    line = line_of(the_map(client), "grande")
    with time_machine.travel(NOON):
        later = line_of(the_map(client), "grande")
    assert line.state == later.state == State.MASTERED
    assert later.notes == ("1\u00a0drill to review",)
    assert [stone.state for stone in later.stones] == ["due", "right"]


@pytest.mark.parametrize(
    ("language", "total"),
    [
        ("en", "Drills mastered: 2 of 20"),
        ("es", "Ejercicios bajo control: 2 de 20"),
        ("pt-br", "Exercícios sob controle: 2 de 20"),
    ],
)
def test_each_path_tells_how_many_of_how_many_are_mastered(
    client: Client, language: str, total: str
) -> None:
    mastered(client, "cards-same", "cards-order")
    of_path = sum(len(entry.drills) for entry in paths()["first-evening"])
    page = the_map(client, language)
    assert page.context["paths"][0].total == total.replace("20", str(of_path))
    assert page.context["paths"][0].total in page.content.decode()


def test_mastered_is_never_more_than_there_is() -> None:
    extra = Standing("gone", NOON, "7/8 3 2 2", None, None, is_due=False)
    standings = Standings(dict.fromkeys((*ALL, "gone"), extra))
    assert Progress({}, standings).mastered_of(ALL) == len(ALL)


def step(client: Client) -> tuple[str, str]:
    """The way that the button leads, and what it leads to."""
    page = the_map(client)
    visitor = page.wsgi_request.visitor
    found = next_step(visitor, progress_of(visitor))
    assert (found is None) == (page.context["step"] is None)
    return (found.way, found.slug) if found else ("", "")


def test_it_goes_on_with_what_comes_first(client: Client) -> None:
    """From the last to the first: each next thing is there beside all that come after it."""
    first, second = (entry.slug for entry in curriculum()[:2])
    assert step(client) == (Way.LESSON, first)
    done(client, *curriculum()[0].drills)
    assert step(client) == (Way.LESSON, second)
    finish(client, start(client, "cards-same"))
    assert step(client) == (Way.DRILL, "cards-order")
    Skill.objects.filter(drill="cards-same").update(due_at=timezone.now())
    assert step(client) == (Way.REVIEW, "cards-same")
    answer(client, asked := start(client, "punto-winner"), asked.right)
    assert step(client)[0] == Way.SITTING
    page = the_map(client)
    assert page.context["step"].url == f"/en/runs/{asked.attempt.run_id}/"


def test_a_quiz_that_is_open_is_gone_on_with(client: Client) -> None:
    client.post("/en/quizzes/", {"plan": "scoring"})
    page = the_map(client)
    response: Page = client.get(page.context["step"].url, follow=True)
    assert response.redirect_chain
    assert "/quizzes/" in response.redirect_chain[-1][0]


def test_with_all_done_a_quiz_then_nothing(client: Client) -> None:
    done(client, *ALL)
    assert step(client) == (Way.QUIZ, next(iter(ready_made())))
    for name in ready_made():
        client.post("/en/quizzes/", {"plan": name})
    Run.objects.filter(quiz__isnull=False).update(finished_at=timezone.now())
    assert step(client) == ("", "")
    page: Page = client.get(f"/en/runs/{Run.objects.practised()[0].pk}/")
    assert "Every drill is done." in page.content.decode()


def test_a_withdrawn_drill_is_nothing_to_go_on_with(client: Client) -> None:
    done(client, ALL[0])
    Run.objects.update(finished_at=None, drill="withdrawn")
    Skill.objects.create(
        learner=Learner.objects.get(), drill="withdrawn", due_at=NOON, reviewed_at=NOON
    )
    assert step(client) == (Way.LESSON, curriculum()[0].slug)


def test_a_review_is_posted_and_begins_at_once(client: Client) -> None:
    with time_machine.travel(NOON):
        finish(client, start(client, ALL[0]))
    with time_machine.travel(NOON + timedelta(days=60)):
        page = the_map(client)
        assert page.context["step"].is_post
        response: Page = client.post(page.context["step"].url)
        assert "/runs/" in response.headers["Location"]


def test_the_same_button_is_on_the_front_page_and_on_a_result(client: Client) -> None:
    page: Page = client.get("/en/")
    assert page.context["step"] is None
    done_run = start(client, "cards-same")
    finish(client, done_run)
    pages: list[Page] = [
        client.get("/en/"),
        the_map(client),
        client.get(f"/en/runs/{done_run.attempt.run_id}/"),
    ]
    steps = {one.context["step"] for one in pages}
    (only,) = steps
    assert all(only.about in one.content.decode() for one in pages)


def past_of(learner: Learner, answers: int) -> None:
    """So many answers, five to a sitting, over all drills."""
    at = timezone.now() - timedelta(days=9)
    runs = Run.objects.bulk_create(
        Run(
            learner=learner,
            drill=ALL[number % len(ALL)],
            version=1,
            ruleset="classic",
            finished_at=at,
        )
        for number in range(answers // 5)
    )
    Attempt.objects.bulk_create(
        Attempt(
            run=run,
            position=position,
            question="1|juego-total|-|classic|RoCo4o1o|-",
            answer="25",
            verdict=Mark.RIGHT,
            answered_at=at,
        )
        for run in runs
        for position in range(1, 6)
    )
    for slug in ALL:
        Skill.objects.get_or_create(
            learner=learner, drill=slug, defaults={"due_at": at, "reviewed_at": at}
        )


@pytest.mark.parametrize("url", ["/en/lessons/", "/en/", "/en/progress/", "/en/lessons/juego/"])
def test_after_ten_thousand_answers_it_takes_as_many_queries(client: Client, url: str) -> None:
    finish(client, start(client, ALL[0]))
    numbers = []
    for answers in (0, 10_000):
        past_of(Learner.objects.get(), answers)
        with CaptureQueriesContext(connection) as queries:
            assert client.get(url).status_code == 200
        numbers.append(len(queries))
    assert numbers[1] <= numbers[0] <= MOST_QUERIES
