"""Ranks as the reader wants them written, wherever they are written."""

import re

import pytest
from django.test import Client
from django.utils.translation import override

from engine import Card, Question, deal_question, grade, options, truth
from tests.tutor.playing import answer, start
from tests.tutor.preferences.setting import page_of, set_to
from tests.tutor.wording.saying import CLASSIC, NBSP
from tutor import wording
from tutor.drills.asking import question_sight
from tutor.drills.catalogue import Drill, catalogue
from tutor.drills.feedback import feedback_rows
from tutor.languages import LANGUAGES
from tutor.preferences.values import Preferences, Ranks, preferring
from tutor.search.gathering import index_in

CODES = [language.code for language in LANGUAGES]
NAMES = {
    "es": r"rey(es)?|caballos?|sotas?|as(es)?|seises|sietes",
    "pt-br": r"reis?|cavalos?|sotas?|ás|ases",
    "en": r"kings?|caballos?|sotas?|aces?|sixes|sevens",
}
# Sentences about the deck, and rules by their names.
PROSE = re.compile(
    r"(Each suit has|Cada palo tiene|Cada naipe tem)[^.]*\.|(ocho|cuatro) reyes|(oito|quatro) reis"
    r"|(eight|four) kings|(real|Real)[^.]*|wild sota\w*"
)
WRITTEN = {
    Ranks.NAMES: {
        "es": ["rey", "caballo", "sota", "7", "as", f"3{NBSP}(rey)", f"2{NBSP}(as)"],
        "pt-br": ["rei", "cavalo", "sota", "7", "ás", f"3{NBSP}(rei)", f"2{NBSP}(ás)"],
        "en": ["king", "caballo", "sota", "7", "ace", f"3{NBSP}(king)", f"2{NBSP}(ace)"],
    },
    Ranks.LETTERS: {
        code: ["R", "C", "S", "7", "1", f"3{NBSP}(R)", f"2{NBSP}(1)"] for code in CODES
    },
    Ranks.FIGURES: {
        code: ["12", "11", "10", "7", "1", f"3{NBSP}(12)", f"2{NBSP}(1)"] for code in CODES
    },
}


def names_in(text: str, code: str) -> list[str]:
    """The ranks that a text calls by their names."""
    found = re.finditer(rf"\b({NAMES[code]})\b", PROSE.sub("", text), re.IGNORECASE)
    return [one[0] for one in found]


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("ranks", Ranks)
def test_captions(code: str, ranks: Ranks) -> None:
    cards = map(Card.parse, ("Ro", "Co", "So", "7o", "1o", "3o", "2o"))
    with override(code), preferring(lambda: Preferences(ranks=ranks)):
        captions = [wording.rank_caption(card, CLASSIC) for card in cards]
    assert captions == WRITTEN[ranks][code]


@pytest.mark.parametrize("code", CODES)
def test_a_card_in_full_and_several_of_a_rank(code: str) -> None:
    ouros = "ouros" if code == "pt-br" else "oros"
    with override(code), preferring(lambda: Preferences(ranks=Ranks.FIGURES)):
        assert wording.card_name(Card.parse("Ro")) == {
            "en": f"12 of {ouros}",
        }.get(code, f"12 de {ouros}")
        assert wording.rank_plural(Card.parse("Ro").rank) == "12"
    with override(code):
        assert not wording.card_name(Card.parse("Ro")).startswith("12")


def texts_of(question: Question, given: str) -> list[str]:
    """What stands beside and instead of cards: options, labels, captions and reasons."""
    sight, judged = question_sight(question, "/"), grade(question, given)
    rows = [row for part in feedback_rows(question, judged) for row in part]
    laid = [*(one.cards for one in sight.hands), *(row.cards for row in rows)]
    cards = [*sight.cards, *(card for some in laid for card in some)]
    return [
        *(hand.label for hand in sight.hands),
        *(text for card in cards for text in (card.name, card.caption)),
        *(option.label for option in sight.options),
        *(row.why for row in rows),
        *wording.reasons(question, judged),
        wording.right_answer(question),
    ]


@pytest.mark.parametrize("drill", catalogue().values(), ids=catalogue())
def test_no_name_is_left_where_figures_are_wanted(drill: Drill) -> None:
    questions = [deal_question(spec, 7) for spec in drill.specs]
    for code in CODES:
        with override(code), preferring(lambda: Preferences(ranks=Ranks.FIGURES)):
            for question in questions:
                wrong = next(one for one in options(question) if one != truth(question))
                for text in texts_of(question, wrong):
                    assert not names_in(text, code), text


@pytest.mark.django_db
@pytest.mark.parametrize("code", CODES)
def test_feedback_and_options_are_written_so(client: Client, code: str) -> None:
    set_to(client, ranks="letters", language=code)
    asked = start(client, "cards-order", code)
    client.post(asked.url, {"answer": "hint-1"})
    page = page_of(client, asked.url)
    assert "R, C, S, 7, 6, 5, 4, 1" in page
    answer(client, asked, asked.wrong)
    page = page_of(client, asked.url)
    assert not names_in(" ".join(re.findall(r'class="caption">([^<]*)', page)), code)


@pytest.mark.django_db
def test_a_lesson_is_told_in_each_way_of_writing(client: Client) -> None:
    plain = page_of(client, "/en/lessons/grande/")
    assert 'aria-label="king of oros"' in plain
    other = Client()
    set_to(other, ranks="figures")
    figures = page_of(other, "/en/lessons/grande/")
    assert 'aria-label="12 of oros"' in figures
    assert 'aria-label="king of oros"' not in figures
    assert page_of(client, "/en/lessons/grande/").count('aria-label="12 of') == 0


def test_search_looks_through_the_names_whoever_asked_first() -> None:
    index_in.__globals__["_index"].cache_clear()
    with override("en"), preferring(lambda: Preferences(ranks=Ranks.FIGURES)):
        first = index_in("en")
    index_in.__globals__["_index"].cache_clear()
    with override("en"):
        assert repr(index_in("en")) == repr(first)


def test_a_tie_of_courts_reads_well_in_figures() -> None:
    question = Question.parse("1|who-wins|pares|classic|RoRcSb4e.CoCc7o4b|view=0")
    with override("es"), preferring(lambda: Preferences(ranks=Ranks.FIGURES)):
        (reason, *_) = wording.reasons(question, grade(question, "1"))
    assert reason == "Par contra par: 12 por encima de 11."
