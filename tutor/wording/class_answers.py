"""What those who teach read of answers: what was asked in a line, how often, and what fits."""

from collections.abc import Iterator

from django.utils.translation import npgettext, pgettext_lazy

from engine import Card, Question
from tutor.wording.cards import HAND, card_name, rank_name
from tutor.wording.lists import joined, said
from tutor.wording.ranking import view_of
from tutor.wording.scenes import story
from tutor.wording.sets import per_cent
from tutor.wording.table import seat_name

RIGHT_OF = pgettext_lazy("classroom", "Right at first try: {right} of {n}")
NO_ANSWERS = pgettext_lazy("classroom", "Nobody has answered anything yet")
NO_FIRST = pgettext_lazy("classroom", "No first try without help yet")
CHANCE = pgettext_lazy("classroom", "by guessing: {percent}")
NOTHING_FITS = pgettext_lazy("classroom", "No mix-up that we know gives it.")
FITS = pgettext_lazy("classroom", "Fits the mix-up “{mix_up}”.")
GIVEN = pgettext_lazy("classroom", "Answer: {given}")
OF_LATEST = pgettext_lazy(
    "classroom", "Other answers and guessing are those of the latest {n}\u00a0answers."
)
PLACE = pgettext_lazy("classroom", "Page {page} of {pages}")
IN_QUIZ = pgettext_lazy("classroom", "Question {n}: {question}")
ABOUT = pgettext_lazy("classroom", "{answers} · {told}")
BACK_TO = pgettext_lazy("classroom", "All answers of {name}")
VOID_HERE = pgettext_lazy("classroom", "Void in this class")
AS_SEEN = pgettext_lazy("classroom", "What {name} saw")


def cards_told(q: Question) -> str:
    """What lay on the table, in a line: the cards of each hand by their ranks, then what was said.

    Empty where there was nothing to look at.
    """
    return " · ".join(_told(q))


def _told(q: Question) -> Iterator[str]:
    count, view = len(q.hands), view_of(q)
    for seat, hand in enumerate(q.hands):
        ranks = joined(rank_name(card.rank) for card in hand.cards)
        name = seat_name(seat, view, count) if count > 1 else ""
        yield said(HAND, name=name, cards=ranks) if name else ranks
    if "card" in q.facts:
        yield card_name(Card.parse(q.facts["card"]))
    if "cards" in q.facts:
        yield joined(map(card_name, q.cards))
    for line in story(q):
        yield said(HAND, name=line.name, cards=line.text) if line.name else str(line.text)


def answers(count: int) -> str:
    """So many answers."""
    return said(npgettext("classroom", "{n}\u00a0answer", "{n}\u00a0answers", count), n=count)


def times(count: int) -> str:
    """How often."""
    return said(npgettext("classroom", "{n}\u00a0time", "{n}\u00a0times", count), n=count)


def first_tries(right: int, n: int) -> str:
    """How many were right at once, of those tried without help."""
    return said(RIGHT_OF, right=right, n=n) if n else str(NO_FIRST)


def chance(percent: int) -> str:
    """How many who only guess get right."""
    return said(CHANCE, percent=per_cent(percent))


def given(answer: str) -> str:
    """What was answered, as whoever teaches reads it."""
    return said(GIVEN, given=answer)


def fits(mix_up: str) -> str:
    """The mix-up that gives an answer; that none does."""
    return said(FITS, mix_up=mix_up) if mix_up else str(NOTHING_FITS)


def other_answers(count: int) -> str:
    """How many wrong answers are not listed."""
    return said(
        npgettext(
            "classroom",
            "and {n}\u00a0other answer",
            "and {n}\u00a0other answers",
            count,
        ),
        n=count,
    )


def of_latest(count: int) -> str:
    """That only the latest answers were gone through."""
    return said(OF_LATEST, n=count)


def place(page: int, pages: int) -> str:
    """Which page of a list."""
    return said(PLACE, page=page, pages=pages)


def in_quiz(n: int, question: str) -> str:
    """A question of a quiz by its place."""
    return said(IN_QUIZ, n=n, question=question)


def about(count: int, told: str) -> str:
    """How many answers, and how they went."""
    return said(ABOUT, answers=answers(count), told=told)


def back_to(name: str) -> str:
    """The way back from one answer."""
    return said(BACK_TO, name=name)


def as_seen(name: str) -> str:
    """Whose answer it is."""
    return said(AS_SEEN, name=name)
