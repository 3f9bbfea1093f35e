"""The list of beliefs: ids for ever, each apart from the truth and from every other."""

from functools import cache
from itertools import combinations

import pytest

from engine import MISCONCEPTIONS, Kind, Lance, Misconception, Question, deal_question, truth
from tests.engine.quiz.dealt import DRILLS, drill_questions, every_question
from tests.engine.quiz.scenes import SPECS as SCENES
from tutor.drills.catalogue import Drill
from tutor.lessons.curriculum import entries

IDS = (
    "three-is-three two-is-two three-adds-three four-alike-top medias-over-duples loose-cards-par "
    "loose-card-medias chica-ties-from-top grande-by-sum chica-by-sum grande-top-only "
    "chica-bottom-only forty-is-best higher-juego-wins nearest-31 31-is-no-juego 30-is-juego "
    "figures-own-number ace-eleven mano-wins-all postre-wins-ties one-hand-bonus losers-bonus "
    "refusal-always-1 refusal-pays-stake refuser-keeps-bonus stake-replaces-bonus "
    "refusal-kills-bonus punto-no-extra paso-pays-nothing forty-is-ordago caller-wins-ordago "
    "ordago-wins-match count-goes-on add-then-compare forty-amarracos plays-clockwise wild-changes "
    "short-purse-calls refuser-speaks-again best-takes-pot visto-asks-mus visto-throws-one "
    "any-run-renews renews-any-time gone-sit-on five-asks-mus pot-still-yours bet-leaves-purse "
    "bet-within-reach stoneless-declares one-stone-bets out-of-stones-loses next-best-sheds "
    "plays-alone deck-of-48 four-at-once discards-return juego-is-game no-bluffing "
    "partner-may-know signals-may-bluff pares-may-bluff quiero-shows lone-couple-bets "
    "bet-needs-name deje-waits one-meaning"
)
# Four alike, and two equal medias, among hands in order: too rare to wait for.
RARE = (
    "1|order-hands|pares|classic|4o4c4b4e.5o5c2e1b.6o6c7e7b.SoScRo1c|view=0",
    "1|order-hands|pares|classic|1o1c1b4e.2o2c2eRb.6o6c7e7b.SoScRo5c|view=0",
)
BELIEFS = {belief.id: belief for belief in MISCONCEPTIONS}
PAIRS = list(combinations(MISCONCEPTIONS, 2))


@cache
def bank() -> tuple[Question, ...]:
    """Those of the catalogue, and others that it may not have."""
    scenes = (deal_question(spec, seed) for spec in SCENES for seed in range(60))
    return (*every_question(), *scenes, *map(Question.parse, RARE))


@cache
def deviations(belief: Misconception) -> dict[str, str]:
    """Where its believer errs on the dealt questions, and what he answers."""
    given = ((question, belief.answer(question)) for question in bank())
    return {str(q): answer for q, answer in given if answer and answer != truth(q)}


def test_no_id_is_lost_or_renamed() -> None:
    assert set(IDS.split()) <= set(BELIEFS)
    assert len(BELIEFS) == len(MISCONCEPTIONS)


@pytest.mark.parametrize("belief", MISCONCEPTIONS, ids=lambda belief: belief.id)
def test_each_errs_in_every_kind_and_lance_it_speaks_to(belief: Misconception) -> None:
    wrong = [text.split("|")[1:3] for text in deviations(belief)]
    for kind in belief.kinds:
        lances = {lance for asked, lance in wrong if asked == kind}
        assert lances, kind
        if kind is Kind.WHO_WINS:
            assert lances == set(belief.lances)


@pytest.mark.parametrize("belief", MISCONCEPTIONS, ids=lambda belief: belief.id)
def test_each_is_silent_about_all_else(belief: Misconception) -> None:
    for question in bank():
        if not belief.speaks_to(question.kind, question.lance):
            assert belief.answer(question) is None


@pytest.mark.parametrize(("one", "other"), PAIRS, ids=lambda belief: belief.id)
def test_each_differs_from_every_other(one: Misconception, other: Misconception) -> None:
    assert deviations(one) != deviations(other)


@pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.slug)
def test_within_a_drill_two_that_agree_share_a_cause(drill: Drill) -> None:
    texts = {str(question) for question in drill_questions(drill)}
    for one, other in combinations(drill.misconceptions, 2):
        first, second = (
            {text: deviations(BELIEFS[id]).get(text) for text in texts} for id in (one, other)
        )
        assert first != second or BELIEFS[one].cause == BELIEFS[other].cause, (one, other)


def test_a_cause_is_the_id_of_a_belief() -> None:
    assert {belief.cause for belief in MISCONCEPTIONS} <= set(BELIEFS)
    assert BELIEFS["three-adds-three"].cause == "three-is-three"


def test_lessons_and_lances_are_known() -> None:
    assert {belief.lesson for belief in MISCONCEPTIONS} <= set(entries())
    assert all(set(belief.lances) <= set(Lance) for belief in MISCONCEPTIONS)
