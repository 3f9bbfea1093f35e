"""What those who teach look at closely: how a thing went, and a pupil's answers as he saw them."""

from typing import Any

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils.timezone import now

from engine import Question, truth
from tests.tutor.classroom.people import pupil
from tests.tutor.classroom.test_beliefs import guesses
from tests.tutor.classroom.working import assigned
from tutor.classroom.pupil_answers import ON_A_PAGE
from tutor.classroom.watched import AnswersSight, ThingSight
from tutor.models import (
    Assignment,
    Attempt,
    Classroom,
    Goal,
    ItemKind,
    Pupil,
    Quiz,
    QuizQuestion,
    Run,
    User,
)
from tutor.sets.items import Item

pytestmark = pytest.mark.django_db
HANDS = ("3o3c3e1b", "3o3c7e1b", "RoRcReCb", "7o7c7e5b")
ASKED = [f"1|juego-total|-|classic|{hand}|-" for hand in HANDS]
TOTAL = Item(ItemKind.DRILL, "juego-total", goal=Goal.COUNT, threshold=4)
WRONG = "17"


def sits(one: Pupil, *given: str, drill: str = "juego-total", **more: Any) -> Run:
    """A sitting of his: an answer to each of the questions in turn, none where it is right."""
    Run.objects.filter(learner=one.learner).update(left_at=now())
    run = Run.objects.create(learner=one.learner, drill=drill, version=1, ruleset="classic", **more)
    for position, (asked, answer) in enumerate(zip(ASKED, given, strict=False), 1):
        right = truth(Question.parse(asked))
        Attempt.objects.create(
            run=run,
            position=position,
            question=asked,
            drill=drill if run.quiz_id else "",
            answer=answer or right,
            verdict="wrong" if answer else "right",
            misconception="three-is-three" if answer == "10" else "",
            answered_at=now(),
        )
    return run


def of_quiz(*pupils: Pupil) -> Quiz:
    """A quiz of those four questions, handed in by each: the first one wrong, the others right."""
    quiz = Quiz.objects.create(code="k7mw3fh2", lessons="juego", length=len(ASKED))
    QuizQuestion.objects.bulk_create(
        QuizQuestion(quiz=quiz, position=at, drill="juego-total", version=1, spec=0, question=asked)
        for at, asked in enumerate(ASKED, 1)
    )
    for one in pupils:
        run = sits(one, WRONG, "", "", "")
        run.attempts.update(drill="juego-total")
        Run.objects.filter(pk=run.pk).update(
            drill="", quiz=quiz, mode="quiz", finished_at=now(), left_at=None
        )
    return quiz


def thing(client: Client, given: Assignment, position: int = 1) -> ThingSight:
    page = client.get(reverse("class-item", args=[given.classroom_id, given.pk, position]))
    found: ThingSight = page.context["thing"]
    return found


def looked(client: Client, one: Pupil, query: str = "") -> AnswersSight:
    url = reverse("class-answers", args=[one.classroom_id, one.pk])
    found: AnswersSight = client.get(f"{url}{query}").context["answers"]
    return found


def test_a_drill_tells_how_often_it_was_right_and_what_a_guess_would_get(
    client: Client, ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, TOTAL)
    sits(caio, "10", "10", "", "")
    sits(pupil(made, "Dora"), "10", "", WRONG, "")
    (part,) = thing(client, given).parts
    assert (part.bar.figure, part.bar.share) == ("50%", 50)
    assert part.bar.told == "8\u00a0answers · Right at first try: 4 of 8"
    assert part.bar.chance == 12
    assert part.bar.by_chance == "by guessing: 12%"
    body = client.get(reverse("class-item", args=[made.pk, given.pk, 1])).content.decode()
    drawn = body[body.index('<svg class="bar__drawn"') :]
    assert "H50V8" in drawn
    assert "M12 0V8" in drawn
    assert all(told in body for told in ("50%", part.bar.told, part.bar.by_chance))
    told = [(one.count, one.given, "counts" in one.fits) for one in part.wrong]
    assert [one[:2] for one in told] == [(3, "Answer: 10"), (1, f"Answer: {WRONG}")]
    assert part.wrong[0].fits.startswith("Fits the mix-up")
    assert part.wrong[1].fits == "No mix-up that we know gives it."
    body = client.get(part.wrong[0].url).content.decode()
    assert "Dora" in body


def test_help_and_answers_from_before_it_opened_are_no_first_tries(
    client: Client, ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, TOTAL)
    run = sits(caio, WRONG, "", "", "")
    run.attempts.filter(position=1).update(is_aided=True)
    run.attempts.filter(position=2).update(is_first_try=False)
    run.attempts.filter(position=3).update(answered_at=given.opens_at.replace(year=2020))
    (part,) = thing(client, given).parts
    assert part.bar.told == "3\u00a0answers · Right at first try: 1 of 1"


def test_a_lesson_is_told_by_drill_and_a_quiz_of_all_by_question(
    client: Client, ane: User, made: Classroom, caio: Pupil
) -> None:
    quiz = of_quiz(caio, pupil(made, "Dora"))
    exam = Item(ItemKind.QUIZ, "", quiz, Goal.SCORE, 70)
    given = assigned(made, ane, Item(ItemKind.LESSON, "juego"), exam)
    sits(caio, "", "")
    (part,) = thing(client, given).parts
    assert part.bar.link.label == "The total"
    questions = thing(client, given, 2).parts
    assert [one.bar.figure for one in questions] == ["0%", "100%", "100%", "100%"]
    assert questions[0].cards == "3, 3, 3 and ace"
    assert questions[0].wrong[0].times == "2\u00a0times"
    page: Any = client.get(reverse("class-assignment", args=[made.pk, given.pk]))
    bars = [bar.figure for bar, _ in page.context["assignment"].things]
    assert bars == ["100%", "75%"]


def test_of_very_many_answers_each_question_keeps_its_place_and_its_figures(
    client: Client, ane: User, made: Classroom, caio: Pupil, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tutor.classroom.thing.MOST_READ", 1)
    exam = Item(ItemKind.QUIZ, "", of_quiz(caio), Goal.SCORE, 70)
    questions = thing(client, assigned(made, ane, exam)).parts
    assert [one.bar.link.label.split(":")[0] for one in questions] == [
        f"Question {n}" for n in range(1, 5)
    ]
    assert [one.bar.figure for one in questions] == ["0%", "100%", "100%", "100%"]
    assert [bool(one.bar.link.url) for one in questions] == [False, False, False, True]


def test_each_thing_leads_on_from_the_heads_of_the_grid(
    client: Client, ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, TOTAL)
    page: Any = client.get(reverse("class-grid", args=[made.pk, given.pk]))
    (head,) = page.context["grid"].columns
    assert client.get(head.url).context["thing"].link.label == head.label == "The total"
    assert client.get(head.url.replace("/items/1/", "/items/2/")).status_code == 404


def test_a_thing_takes_as_many_queries_for_a_class_as_for_one(
    client: Client, ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, TOTAL)
    sits(caio, "10", "")
    url = reverse("class-item", args=[made.pk, given.pk, 1])
    with CaptureQueriesContext(connection) as few:
        client.get(url)
    for number in range(9):
        sits(pupil(made, f"Pupil {number}"), "10", WRONG, "")
    with CaptureQueriesContext(connection) as many:
        client.get(url)
    assert len(many) == len(few) <= 16


def test_a_pupil_is_told_by_drill_and_answer_by_answer(
    client: Client, made: Classroom, caio: Pupil
) -> None:
    sits(caio, "10", "")
    seen = looked(client, caio)
    (tried,) = seen.tried
    assert (tried.link.label, tried.told) == (
        "The total",
        "2\u00a0answers · Right at first try: 1 of 2",
    )
    assert [(one.cards, one.given) for one in seen.lines] == [
        ("3, 3, 7 and ace", "Answer: 28"),
        ("3, 3, 3 and ace", "Answer: 10"),
    ]
    assert (seen.place, seen.is_guessing) == ("", False)


def test_many_answers_come_on_pages_and_of_one_drill_alone(
    client: Client, made: Classroom, caio: Pupil
) -> None:
    sits(caio, "", drill="juego-holders")
    for _ in range(7):
        sits(caio, "", "", "", "")
    seen = looked(client, caio)
    assert (len(seen.lines), seen.place, seen.newer_url) == (ON_A_PAGE, "Page 1 of 2", "")
    last = client.get(seen.older_url).context["answers"]
    assert (len(last.lines), last.older_url) == (4, "")
    assert looked(client, caio, "?page=99").place == looked(client, caio, "?page=2").place
    assert looked(client, caio, "?page=x").place == "Page 1 of 2"
    (only,) = looked(client, caio, "?drill=juego-holders").lines
    assert only.drill == looked(client, caio, "?drill=juego-holders").drill
    assert len(looked(client, caio, "?drill=nothing").lines) == ON_A_PAGE


def test_who_only_guesses_is_said_to(client: Client, made: Classroom, caio: Pupil) -> None:
    guesses(caio)
    url = reverse("class-answers", args=[made.pk, caio.pk])
    assert "It looks like guessing" in client.get(url).content.decode()


def test_the_class_is_seen_as_he_sees_it_and_nothing_is_kept(
    client: Client, made: Classroom, caio: Pupil, ane: User
) -> None:
    given = assigned(made, ane, TOTAL)
    pupil(made, "Dora")
    url = reverse("class-seen", args=[made.pk, caio.pk])
    with CaptureQueriesContext(connection) as said:
        body = client.get(url).content.decode()
    assert "This is how Caio sees the class." in body
    assert f'id="task-{given.pk}"' in body
    assert "<li>Dora</li>" in body
    assert reverse("class-leave", args=[made.pk]) not in body
    assert reverse("class-name", args=[made.pk]) not in body
    assert not [one for one in said if not one["sql"].startswith("SELECT")]
    assert url in client.get(reverse("class-pupil", args=[made.pk, caio.pk])).content.decode()


def test_nobody_sees_as_one_who_has_gone(client: Client, made: Classroom, caio: Pupil) -> None:
    Pupil.objects.filter(pk=caio.pk).update(left_at=now())
    assert client.get(reverse("class-seen", args=[made.pk, caio.pk])).status_code == 404


def test_an_answer_is_shown_with_the_words_that_he_saw(
    client: Client, made: Classroom, caio: Pupil
) -> None:
    sits(caio, WRONG)
    line = looked(client, caio).lines[0]
    page: Any = client.get(line.url)
    told, body = page.context["feedback"], page.content.decode()
    assert told.heading == "The answer: 31."
    assert told.reasons[0] in body
    assert "What Caio saw" in body
    assert "When would my answer be right?" not in body
    assert told.next_url == reverse("class-answers", args=[made.pk, caio.pk])


def test_answers_from_before_or_from_another_class_are_not_there(
    client: Client, made: Classroom, caio: Pupil
) -> None:
    run, dora = sits(caio, WRONG), pupil(made, "Dora")
    answer = run.attempts.get().pk
    assert client.get(reverse("class-answer", args=[made.pk, dora.pk, answer])).status_code == 404
    Pupil.objects.filter(pk=caio.pk).update(joined_at=now())
    assert client.get(reverse("class-answer", args=[made.pk, caio.pk, answer])).status_code == 404
    assert looked(client, caio).lines == ()


def test_a_question_that_this_engine_cannot_read_is_said_to_be_gone(
    client: Client, made: Classroom, caio: Pupil
) -> None:
    run = sits(caio, WRONG)
    run.attempts.update(question="0|canasta|-|classic|-|-")
    (line,) = looked(client, caio).lines
    page: Any = client.get(line.url)
    assert page.context["feedback"] is None
    assert f"<h1>{line.question}</h1>" in page.content.decode()
