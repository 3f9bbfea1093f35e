"""A wrong answer gets the right one, the reason on these cards, and where to read: everywhere."""

from collections.abc import Iterator
from html import escape, unescape
from re import sub

import pytest
from django.test import Client
from django.urls import Resolver404, resolve
from django.utils import translation

from engine import Grade, Kind, Question, deal_question, grade, options
from tests.tutor.playing import HTMX, Asked, Page, start
from tutor import wording
from tutor.drills.catalogue import Drill, catalogue
from tutor.drills.seeing import told_sight
from tutor.drills.sight import FeedbackSight
from tutor.models import Attempt, Run
from tutor.templatetags.calls import plain

LANGUAGES = ["es", "pt-br", "en"]
SEEDS = 4  # of each spec
MOST_ANSWERS = 3  # to each question
DRILLS = sorted(catalogue())


def wrong_answers(drill: Drill) -> Iterator[tuple[Question, Grade]]:
    """Questions of each spec, each with some wrong answers: those of beliefs first."""
    for spec in drill.specs:
        for seed in range(SEEDS):
            question = deal_question(spec, seed)
            judged = [grade(question, code) for code in options(question)]
            wrong = sorted(
                (one for one in judged if one.mark == "wrong"), key=lambda one: -len(one.suspects)
            )
            yield from ((question, one) for one in wrong[:MOST_ANSWERS])


def seen(drill: Drill, question: Question, judged: Grade) -> FeedbackSight:
    run = Run(pk=1, drill=drill.slug)
    attempt = Attempt(run=run, position=1, question=str(question), answer=judged.given)
    attempt.verdict = "wrong"
    return told_sight(question, judged, attempt, None, again=False)


def names_the_right_one(question: Question, judged: Grade, sight: FeedbackSight) -> bool:
    """The heading says what is right; of hands it says who wins, and the winner's row is marked.

    An answer with a colon is told without it, for there is one before it.
    """
    if question.kind is not Kind.WHO_WINS:
        first, *rest = wording.answer_name(question, judged.right).split(": ", 1)
        told = sight.heading.partition(": ")[2]
        return told.startswith(first) and all(told.endswith(f"{one}.") for one in rest)
    winners = [row.name for row in sight.rows if row.wins]
    name = wording.seat_name(int(judged.right), question.view, len(question.hands))
    return winners == [name] and bool(sight.heading)


def cards_of(question: Question) -> set[str]:
    return {str(card) for hand in question.hands if hand for card in hand.cards}


def leads_to_a_lesson(url: str) -> bool:
    try:
        return resolve(url).url_name == "lesson"
    except Resolver404:
        return False


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", DRILLS)
def test_no_wrong_answer_gets_only_a_no(slug: str, language: str) -> None:
    drill, count = catalogue()[slug], 0
    with translation.override(language):
        for question, judged in wrong_answers(drill):
            sight, count = seen(drill, question, judged), count + 1
            here = (str(question), judged.given, sight.heading, sight.reasons)
            assert names_the_right_one(question, judged, sight), here
            assert sight.reasons, here
            assert all(len(plain(reason)) > len("So it is.") for reason in sight.reasons), here
            assert sight.heading not in sight.reasons, here
            assert leads_to_a_lesson(sight.lesson_url), here
            assert sight.lesson_title, here
            shown = {card.code for row in (*sight.rows, *sight.other_rows) for card in row.cards}
            assert shown <= cards_of(question) | cards_in_facts(question), here
    assert count >= SEEDS


def cards_in_facts(question: Question) -> set[str]:
    """Cards that no hand holds: those to choose among."""
    return {text[at : at + 2] for text in dict(question.facts).values() for at in range(len(text))}


@pytest.mark.parametrize("slug", DRILLS)
def test_the_reasons_are_those_of_the_very_question(slug: str) -> None:
    """Over a drill's questions they are not always the same words."""
    drill = catalogue()[slug]
    with translation.override("en"):
        told = {seen(drill, *one).reasons for one in wrong_answers(drill)}
    assert len(told) > 1


@pytest.mark.django_db
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", DRILLS)
def test_the_page_and_the_fragment_hold_all_three(client: Client, slug: str, language: str) -> None:
    asked = start(client, slug, language)
    fragment: Page = client.post(asked.url, {"answer": wrong(asked)}, headers=HTMX)
    for page in (fragment, client.get(asked.url)):
        sight, body = page.context["feedback"], text_of(page)
        assert sight.state == "wrong"
        assert plain(sight.heading) in body
        for reason in sight.reasons:
            assert plain(reason) in body
        assert f'href="{escape(sight.lesson_url)}"' in page.content.decode()
        assert client.get(sight.lesson_url).status_code == 200
    result: Page = client.get(f"/{language}/runs/{asked.attempt.run_id}/", follow=True)
    assert result.status_code == 200


def wrong(asked: Asked) -> str:
    return next(code for code in options(asked.question) if code != asked.right)


def text_of(page: Page) -> str:
    """What is to be read on a page, without its marks."""
    body = sub(r"<[^>]+>", "", page.content.decode())
    return unescape(body)
