"""The rules to practise under: they hold where a drill fits them, and it says so where not."""

import pytest
from django.test import Client
from django.utils import timezone

from engine import Mind, Question, Ruleset, truth
from tests.tutor.accounts.entering import learner_of
from tests.tutor.playing import Page, answer, finish, go_on, look, start
from tests.tutor.preferences.setting import page_of, set_to
from tutor.drills.catalogue import catalogue
from tutor.drills.front import read_token
from tutor.drills.holding import RULES_TO_PRACTISE, ruleset_held, specs_asked, specs_under
from tutor.drills.services import start_run
from tutor.learner.minds import Told, add_try, master
from tutor.learner.rebuilding import rebuild
from tutor.models import Attempt, Run, Skill
from tutor.regrading.failing import EngineFailed, replace_failed

KEEPS = "Your rules don’t fit this drill"
BEGUN = "You began it under these"
OTHERS = [name for name in RULES_TO_PRACTISE if name != "classic"]


@pytest.mark.django_db
@pytest.mark.parametrize("rules", OTHERS)
def test_a_whole_sitting_goes_by_them(client: Client, rules: str) -> None:
    set_to(client, ruleset=rules)
    finish(client, start(client, "grande-winner"))
    run = Run.objects.get()
    assert run.ruleset == rules
    for attempt in run.attempts.all():
        assert Question.parse(attempt.question).ruleset == Ruleset.parse(rules)
        assert attempt.spec in specs_under(catalogue()["grande-winner"], rules)


@pytest.mark.django_db
def test_they_stand_beside_the_question(client: Client) -> None:
    set_to(client, ruleset="four_kings")
    assert "four kings" in page_of(client, "/en/drills/grande-winner/")
    asked = start(client, "grande-winner")
    assert "four kings" in asked.body
    assert KEEPS not in asked.body
    assert BEGUN not in asked.body


@pytest.mark.django_db
def test_a_drill_that_they_do_not_fit_says_so_and_keeps_its_own(client: Client) -> None:
    set_to(client, ruleset="thirty")
    assert KEEPS in page_of(client, "/en/drills/wild-choice/")
    asked = start(client, "wild-choice")
    assert KEEPS in asked.body
    assert asked.question.ruleset == Ruleset.parse("eibar")


@pytest.mark.django_db
def test_the_usual_rules_are_each_lessons_own(client: Client) -> None:
    asked = start(client, "wild-choice")
    assert KEEPS not in asked.body
    assert KEEPS not in page_of(client, "/en/drills/wild-choice/")


@pytest.mark.django_db
def test_a_sitting_that_was_begun_goes_on_under_its_rules(client: Client) -> None:
    asked = start(client, "grande-winner")
    answer(client, asked, asked.right)
    set_to(client, ruleset="four_kings")
    following = look(client, asked.at(2))
    assert following.question.ruleset == Ruleset.parse("classic")
    assert BEGUN in following.body
    answer(client, following, following.right)
    assert look(client, asked.at(3)).question.ruleset == Ruleset.parse("classic")


@pytest.mark.django_db
def test_one_that_waits_unanswered_gives_way(client: Client) -> None:
    asked = start(client, "grande-winner")
    set_to(client, ruleset="four_kings")
    other = start(client, "grande-winner")
    assert other.question.ruleset == Ruleset.parse("four_kings")
    assert Run.objects.get(pk=asked.attempt.run_id).left_at is not None
    assert Run.objects.open().count() == 1


@pytest.mark.django_db
def test_the_front_page_asks_by_them(client: Client) -> None:
    assert "A 3 is a king" in page_of(client, "/en/")
    set_to(client, ruleset="four_kings")
    page: Page = client.get("/en/")
    text = page.content.decode()
    assert "A 3 is a king" not in text
    assert "4, 3, 2, ace" in text
    token = page.context["question"].token
    carried = read_token(token)
    assert carried
    assert carried.question.ruleset == Ruleset.parse("four_kings")
    client.post("/en/question/", {"token": token, "answer": truth(carried.question)})
    last = Attempt.objects.order_by("position").last()
    assert last
    assert Question.parse(last.question).ruleset == Ruleset.parse("four_kings")


@pytest.mark.django_db
def test_a_question_in_the_place_of_a_failed_one_goes_by_them(client: Client) -> None:
    set_to(client, ruleset="four_kings")
    asked = start(client, "cards-order")
    replace_failed(attempt=asked.attempt, answer="-", failure=EngineFailed(KeyError()))
    assert asked.question.ruleset == Ruleset.parse("four_kings")


@pytest.mark.parametrize("rules", RULES_TO_PRACTISE)
@pytest.mark.parametrize("slug", catalogue())
def test_each_drill_is_asked_under_them_or_its_own(slug: str, rules: str) -> None:
    drill = catalogue()[slug]
    held = ruleset_held(drill, rules)
    assert held in (rules, str(drill.ruleset))
    specs = specs_asked(drill, held)
    assert specs
    if held != str(drill.ruleset):
        assert {spec.ruleset for spec in specs.values()} == {Ruleset.parse(rules)}


@pytest.mark.django_db
@pytest.mark.usefixtures("dealt_alike")
@pytest.mark.parametrize("slug", ["cards-same", "grande-winner"])
def test_a_drill_can_be_mastered_under_rules_that_not_all_of_it_fits(
    client: Client, slug: str
) -> None:
    set_to(client, ruleset="four_kings")
    for _ in range(4):
        finish(client, start(client, slug))
    skill = Skill.objects.get(learner=learner_of(client), drill=slug)
    assert skill.mastered_at is not None
    assert not rebuild(skill.learner_id)


def test_what_was_asked_under_other_rules_counts_as_a_kind_of_its_own() -> None:
    drill, skill = catalogue()["cards-order"], Skill(drill="cards-order")
    for number in range(8):
        told = Told(
            drill=drill,
            question=Question.parse("1|top-card|-|four_kings|-|cards=3oCo7e4b;end=high"),
            attempt=number,
            run=number // 4,
            spec=(0, 1, 2, 3)[number % 4],
            ruleset="four_kings",
            answer="Co",
            verdict="right",
            is_aided=False,
            is_first_try=True,
            at=timezone.now(),
        )
        add_try(skill, told)
        master(skill, Mind(), told)
    assert skill.mastered_at is None  # the last of its specs was never asked


@pytest.mark.django_db
def test_hints_are_true_under_four_kings(client: Client) -> None:
    set_to(client, ruleset="four_kings")
    for slug in ("cards-order", "cards-same", "pares-kind", "juego-total"):
        asked = start(client, slug)
        client.post(asked.url, {"answer": "hint-1"})
        hint = client.get(asked.url).context["question"].hints[0]
        assert "threes" not in hint
        assert "is a king" not in hint
        assert "as a king" not in hint


@pytest.mark.django_db
def test_a_start_sent_twice_is_one_under_any_rules(client: Client) -> None:
    set_to(client, ruleset="four_kings")
    visitor = learner_of(client).visitor
    assert visitor
    drill = catalogue()["pares-kind"]
    first = start_run(visitor=visitor, drill=drill, wanted="four_kings")
    assert start_run(visitor=visitor, drill=drill, wanted="four_kings") == first


@pytest.mark.django_db
def test_going_on_stays_with_them(client: Client) -> None:
    set_to(client, ruleset="real")
    asked = start(client, "juego-winner")
    answer(client, asked, asked.wrong)
    following = go_on(client, asked)
    assert following
    assert following.question.ruleset == Ruleset.parse("real")
