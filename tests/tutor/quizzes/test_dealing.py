"""What a quiz is made of: its plan, and the questions that are dealt by it."""

import pytest

from engine import MusError, Ruleset, deal_question, truth
from tutor.drills.catalogue import Drill, catalogue
from tutor.drills.holding import _never, specs_under
from tutor.lessons.curriculum import entries, lesson_of_drill, paths
from tutor.models.quizzes import Difficulty
from tutor.quizzes.dealing import _under, deal_plan
from tutor.quizzes.plans import (
    LENGTHS,
    OWN_RULES,
    WHOLE_SCORING,
    Plan,
    can_be_dealt,
    drills_under,
    lessons_to_ask,
    ready_made,
    unaskable,
)

TAKEN_OVER = ("four_kings", "thirty", "real")


def test_there_is_one_for_each_path_and_one_for_scoring_as_a_whole() -> None:
    assert [*ready_made()] == [*paths(), WHOLE_SCORING]
    assert set(ready_made()[WHOLE_SCORING].lessons) <= entries().keys()


@pytest.mark.parametrize("plan", ready_made().values(), ids=ready_made())
def test_a_ready_made_quiz_asks_each_of_its_lessons_as_often_as_any_other(plan: Plan) -> None:
    dealt = deal_plan(plan)
    assert len(dealt) == plan.length
    asked = [lesson_of_drill()[one.drill.slug].slug for one in dealt]
    assert asked == sorted(asked, key=plan.lessons.index)
    counts = [asked.count(slug) for slug in plan.lessons]
    assert max(counts) - min(counts) <= 1


@pytest.mark.parametrize("length", LENGTHS)
def test_no_question_comes_twice(length: int) -> None:
    dealt = deal_plan(Plan("", ("pares",), length))
    assert len({str(one.question) for one in dealt}) == length


def test_one_lesson_with_one_drill_fills_the_longest_quiz() -> None:
    assert len(deal_plan(Plan("", ("deal",), 20))) == 20


@pytest.mark.parametrize("difficulty", Difficulty)
def test_difficulty_goes_by_the_order_of_the_specs(difficulty: Difficulty) -> None:
    plan = Plan("", ("pares",), 20, difficulty=difficulty)
    for one in deal_plan(plan):
        last = len(one.drill.specs) - 1
        if difficulty is Difficulty.GENTLE:
            assert one.place <= (last + 1) / 2
        if difficulty is Difficulty.HARD:
            assert one.place >= last / 2 - 0.5


def test_a_drills_questions_go_from_gentle_to_hard() -> None:
    dealt = deal_plan(Plan("", ("chica",), 20))
    for slug in entries()["chica"].drills:
        places = [one.place for one in dealt if one.drill.slug == slug]
        assert places == sorted(places)
        assert len(set(places)) > 1


@pytest.mark.parametrize("rules", OWN_RULES)
def test_every_question_is_asked_under_the_rules_that_were_chosen(rules: str) -> None:
    lessons = tuple(slug for slug in lessons_to_ask() if drills_under(slug, rules))
    for one in deal_plan(Plan("", lessons, 20, rules)):
        assert one.question.ruleset == Ruleset.parse(rules)
        assert one.place in specs_under(one.drill, rules)


def test_no_drill_that_is_about_other_rules_is_asked_under_rules_of_ones_own() -> None:
    assert unaskable(Plan("", ("encaje-bets", "four-kings", "grande"), 5, "thirty")) == (
        "encaje-bets",
        "four-kings",
    )
    assert unaskable(Plan("", ("six", "grande"), 5, "six")) == ("grande",)
    assert not can_be_dealt(Plan("", ("grande",), 5, "six"))
    assert not unaskable(Plan("", lessons_to_ask(), 5))


def taken_over() -> list[tuple[str, Drill, int]]:
    """Every spec that is asked under rules which are not its own."""
    return [
        (rules, drill, place)
        for rules in TAKEN_OVER
        for drill in catalogue().values()
        for place in specs_under(drill, rules)
        if drill.specs[place].ruleset != Ruleset.parse(rules)
    ]


@pytest.mark.parametrize("rules", TAKEN_OVER)
def test_each_spec_that_is_asked_under_other_rules_can_be_dealt(rules: str) -> None:
    faults = []
    for name, drill, place in taken_over():
        if name != rules:
            continue
        for seed in range(12):
            try:
                truth(deal_question(_under(drill.specs[place], rules), seed))
            except MusError as error:
                faults.append(f"{drill.slug} {place} under {rules}: {error.code}")
                break
    assert not faults, "\n".join(faults)


def test_what_is_left_out_under_other_rules_is_there() -> None:
    for rules, drills in _never().items():
        assert rules in TAKEN_OVER
        for slug, places in drills.items():
            assert max(places) < len(catalogue()[slug].specs)
            assert len(specs_under(catalogue()[slug], rules)) >= 2
