"""A question's page does not give its answer away."""

import re
from collections import defaultdict
from itertools import permutations
from math import sqrt

import pytest
from django.core import signing
from django.test import Client

from engine import DECK, Card, Lance, Question, compared, deal_question, truth
from tests.tutor.playing import HTMX, Page, start
from tutor import wording
from tutor.drills.catalogue import Drill, catalogue
from tutor.drills.front import SALT, deal_front
from tutor.models import Attempt

SEEDS = range(24)
CODE = re.compile(r'(deck\.svg#|value=")(?:[RCS1-7][oceb]){1,2}"')
# Of an exchange.
RANKS = re.compile(r'(<td><label[^>]*><input[^>]*><span aria-hidden="true">)[^<]*')
NEW_EACH_TIME = re.compile(r'(name="csrfmiddlewaretoken" value=")[^"]*')
OF_ONE_REQUEST = {"Content-Length", "X-Request-ID"}
SIGMAS = 4  # chance goes further once in some 16,000 times

# Where nothing but cards, seats and which end is asked for tells questions of a drill apart.
OF_CARDS = {"card", "cards", "end", "view"}
drill_of_cards = pytest.mark.parametrize(
    "drill",
    [
        drill
        for drill in catalogue().values()
        if set(deal_question(drill.specs[0], 0).facts) <= OF_CARDS
    ],
    ids=lambda drill: drill.slug,
)
every_drill = pytest.mark.parametrize("drill", catalogue().values(), ids=lambda drill: drill.slug)


def dealt(drill: Drill) -> list[Question]:
    return [deal_question(spec, seed) for spec in drill.specs for seed in SEEDS]


def seen_alike(question: Question) -> tuple[object, ...]:
    """What a page may show beside the cards: what is asked, at which table, and where one sits."""
    facts = (*(question.facts.get(key) for key in ("view", "end")), wording.story(question))
    return question.lance, str(question.ruleset), len(question.hands), facts


def without_cards(page: Page) -> tuple[object, ...]:
    """A page with the same word for every card, and its headers."""
    body = page.content.decode()
    for name in sorted(map(wording.card_name, DECK), key=len, reverse=True):
        body = body.replace(name, "CARD").replace(name[:1].upper() + name[1:], "CARD")
    headers = {one for one in page.headers.items() if one[0] not in OF_ONE_REQUEST}
    body = RANKS.sub(r"\1", CODE.sub(r'\1CARD"', body))
    return NEW_EACH_TIME.sub(r"\1", body), frozenset(headers)


@pytest.mark.django_db
@pytest.mark.parametrize("headers", [{}, HTMX], ids=["page", "fragment"])
@drill_of_cards
def test_whichever_answer_is_right_the_page_is_the_same_but_for_the_cards(
    client: Client, drill: Drill, headers: dict[str, str]
) -> None:
    asked = start(client, drill.slug)
    pages, answers = defaultdict(set), defaultdict(set)
    for question in dealt(drill):
        Attempt.objects.update(question=str(question))
        page = client.get(asked.url, headers=headers)
        pages[seen_alike(question)].add(without_cards(page))
        answers[seen_alike(question)].add(truth(question))
    assert max(map(len, answers.values())) > 1
    assert {len(alike) for alike in pages.values()} == {1}


@pytest.mark.django_db
@every_drill
def test_a_question_asked_again_is_the_same_page(client: Client, drill: Drill) -> None:
    asked = start(client, drill.slug)
    for question in dealt(drill)[:3]:
        Attempt.objects.update(question=str(question))
        pages = {NEW_EACH_TIME.sub(r"\1", client.get(asked.url).content.decode()) for _ in range(2)}
        assert len(pages) == 1


@every_drill
def test_hands_lie_in_no_order_that_tells(drill: Drill) -> None:
    """As often as by chance, and no more often, a hand lies as the lance would lay it."""
    found, expected = 0, 0.0
    for question in dealt(drill):
        lance = question.lance or Lance.PARES
        for hand in question.hands:
            laid = ranks(compared(lance, hand, question.ruleset), question)
            orders = list(permutations(laid))
            found += ranks(hand.cards, question) == laid
            expected += orders.count(laid) / len(orders)
    assert abs(found - expected) <= SIGMAS * sqrt(expected)


def ranks(cards: tuple[Card, ...], question: Question) -> tuple[str, ...]:
    return tuple(str(question.ruleset.face(card.rank)) for card in cards)


def test_the_front_pages_text_holds_the_question_alone() -> None:
    carried = deal_front()
    assert signing.loads(carried.signed(), salt=SALT) == [carried.nonce, str(carried.question)]
