"""Every lesson claims three things at least, and one of them a common belief gets wrong.

Beliefs answer what a drill could ask. Of the rest each claim has a reading of its own here: what
those believe of a lance's pay, of refusals, of stones that were put back, and whoever plays by the
usual rules where the lesson plays by others.
"""

import re
from collections.abc import Iterator

import pytest

from engine import AMARRACO, MISCONCEPTIONS, Lance, Question, Round
from engine.questions.paying import READINGS, outcome_of
from tutor.lessons.checking import claims_of, claims_of_piece
from tutor.lessons.curriculum import Entry, curriculum
from tutor.lessons.library import SOURCE, lesson_file, read
from tutor.lessons.pieces import BetFence, Claim, CountFence, Piece, RoundFence, StonesFence
from tutor.lessons.reading import Lesson, read_lesson

every_lesson = pytest.mark.parametrize("entry", curriculum(), ids=lambda one: one.slug)
OTHER_RULES = re.compile(r"^(```(?!encaje)\S+) \S+", re.MULTILINE)
WILD = re.compile(r"^wild: .*\n", re.MULTILINE)


def mistaken(question: Question) -> set[str]:
    """What believers in something wrong answer."""
    answers = (belief.answer(question) for belief in MISCONCEPTIONS)
    return {one for one in answers if one is not None}


def readings(piece: Piece, claim: Claim) -> set[str]:
    """What somebody who errs would claim instead, as far as it can be told."""
    match piece:
        case _ if claim.question:
            return mistaken(claim.question)
        case CountFence() | RoundFence() if claim.subject == "paid":
            return pays(piece.played, Lance(claim.detail))
        case BetFence() if claim.subject == "deje" and piece.after.deje:
            return {"1", str(piece.after.stake)}
        case StonesFence() if claim.subject == "amarracos":
            return {str((piece.stones + piece.paid) // AMARRACO)}
    return set()


def pays(played: Round, lance: Lance) -> set[str]:
    """What each reading makes of the lance; of one that is not counted, that it is paid."""
    if lance not in {award.lance for award in played.tanteo.awards}:
        return {"paid"} if played.deal.contest(lance).winner is not None else set()
    outcome = outcome_of(lance, played.deal, dict(played.bettings).get(lance))
    found = {reading(outcome) for reading in READINGS.values()}
    return {str(pay) for pay in found - {READINGS["right"](outcome)}}


def by_usual_rules(slug: str) -> Lesson:
    """The lesson as somebody reads it who knows no other rules and no wild cards."""
    text = lesson_file(SOURCE, slug).read_text(encoding="utf-8")
    return read_lesson(OTHER_RULES.sub(r"\1 classic", WILD.sub("", text)))


def misread(lesson: Lesson) -> Iterator[str]:
    """The claims that a belief gets wrong."""
    for piece in lesson.pieces:
        for claim in claims_of_piece(piece):
            if readings(piece, claim) - {claim.expected}:
                yield claim.text


def gone_wrong(entry: Entry) -> Iterator[str]:
    """The claims of a lesson that somebody gets wrong."""
    lesson = read(SOURCE, entry.slug)
    yield from misread(lesson)
    usual = {(claim.text, claim.right) for claim in claims_of(by_usual_rules(entry.slug))}
    texts = {text for text, _ in usual}
    for claim in claims_of(lesson):
        if claim.text in texts and (claim.text, claim.expected) not in usual:
            yield claim.text


@every_lesson
def test_a_lesson_makes_three_claims(entry: Entry) -> None:
    assert len(claims_of(read(SOURCE, entry.slug))) >= 3


@every_lesson
def test_a_common_belief_gets_a_claim_wrong(entry: Entry) -> None:
    assert list(gone_wrong(entry))


@pytest.mark.parametrize(
    ("fence", "wrong"),
    [
        ("hand classic\n7o 6c 5e 4b\n? total = 22", []),
        ("hand classic\n7o 6c 5e 1b\n? total = 19", ["? total = 19"]),
        ("bet classic grande\n0 envido\n1 paso\n? status = open", []),
        ("bet classic grande\n0 envido 4\n1 no_quiero\n? deje = 1", ["? deje = 1"]),
        ("stones classic\n14\n? amarracos = 2", []),
        ("stones classic\n37\n? amarracos = 0", ["? amarracos = 0"]),
    ],
)
def test_a_claim_is_a_trap_only_where_somebody_errs(fence: str, wrong: list[str]) -> None:
    text = f"# A title\n\n*A summary.*\n\n```{fence}\n```\n"
    assert list(misread(read_lesson(text))) == wrong
