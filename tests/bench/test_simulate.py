"""Small simulations: what the model is for, and that a worse way of asking shows."""

import json
from functools import cache
from itertools import islice, takewhile

import pytest

from bench.simulate import groups
from bench.simulate.bank import Bank, deal_pool
from bench.simulate.goals import Goal, interval, per_cent
from bench.simulate.learners import Learner
from bench.simulate.pairs import compatible
from bench.simulate.sitting import Picks, Step, at_random, sit
from engine import MISCONCEPTIONS, Chance, Mind, choose
from engine.mind.shown import PLACE_OF
from tutor.drills.catalogue import catalogue

LEARNERS = 12
MANY = 100
HIGHER = PLACE_OF["higher-juego-wins"]


@cache
def bank() -> Bank:
    """Some drills, as the whole simulation has them all."""
    slugs = ("juego-winner", "hands-order", "dejes-pay", "cards-order")
    drills = [catalogue()[slug] for slug in slugs]
    specs = [spec for drill in drills for spec in drill.specs]
    return Bank(drills, {spec: deal_pool(spec) for spec in specs})


def test_a_belief_is_found_within_four_errors() -> None:
    """By the goal itself: 95 of 100, in a sample large enough to show it."""
    held = [groups.held(bank(), HIGHER, number) for number in range(MANY)]
    assert sum(one.is_said and one.errors <= 4 for one in held) >= 0.95 * MANY


def test_random_questions_of_the_same_specs_find_it_later() -> None:
    course = bank().courses[0]

    def questions(picks: Picks) -> int:
        """How many it takes to say what each of the learners believes."""
        sittings = (
            sit(bank(), [course], lambda _: Learner((HIGHER,)), f"late {number}", picks)
            for number in range(LEARNERS)
        )
        return sum(sum(1 for _ in takewhile(_unsaid, islice(one, 60))) for one in sittings)

    assert questions(choose) < questions(at_random)


def _unsaid(step: Step) -> bool:
    return not step.mind.said


@pytest.mark.parametrize("group", groups.GROUPS)
def test_nobody_is_accused_who_believes_nothing_wrong(group: str) -> None:
    accused = [groups.accused(bank(), group, number) for number in range(LEARNERS)]
    assert sum(accused) <= 1


def test_without_guess_levels_guessers_would_be_accused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.mind.learning.LEVELS", (0.1,) * 5)
    accused = [groups.accused(bank(), "guesser", number) for number in range(LEARNERS)]
    assert sum(accused) > LEARNERS // 2


def test_both_of_two_beliefs_are_found() -> None:
    one, two = PLACE_OF["three-is-three"], PLACE_OF["refusal-pays-stake"]
    found = [groups.both(bank(), one, two, number) for number in range(LEARNERS)]
    assert sum(found) >= LEARNERS - 2


def test_a_cured_belief_is_taken_back() -> None:
    released = [groups.released(bank(), HIGHER, number) for number in range(LEARNERS)]
    assert sum(one is True for one in released) >= LEARNERS - 1


def test_who_knows_passes_sooner_than_by_chance_and_who_does_not_never() -> None:
    course = bank().courses[0]
    ways = {
        way: [groups.passed(bank(), course, None, way, number) or 100 for number in range(4)]
        for way in groups.MOST
    }
    assert sum(ways["chosen"]) < sum(ways["random"])
    assert groups.passed(bank(), course, HIGHER, "chosen", 1) is None


@pytest.mark.parametrize("way", groups.MOST)
def test_nobody_passes_while_a_belief_is_not_cleared(
    way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = bank().courses[0]
    assert groups.passed(bank(), course, None, way, 1)
    monkeypatch.setattr(groups, "clears", lambda *_: False)
    assert groups.passed(bank(), course, None, way, 1) is None


def test_a_run_is_the_same_every_time() -> None:
    course = bank().courses[0]

    def run() -> Mind:
        steps = sit(bank(), [course], lambda _: Learner((HIGHER,)), "again")
        return [next(steps) for _ in range(10)][-1].mind

    assert run() == run()


def test_slips_are_other_answers_as_often_as_told() -> None:
    seen, chance = bank().pool(bank().courses[0])[0], Chance("slips")
    offered = bank().options[seen.key]
    given = [Learner(slips=15).answer(seen, offered, chance) for _ in range(2000)]
    assert sum(not one.is_meant for one in given) == pytest.approx(300, abs=60)
    assert all((one.answer == seen.truth) is one.is_meant for one in given)


def test_rival_rules_are_no_pair() -> None:
    pairs = {
        frozenset((MISCONCEPTIONS[one].id, MISCONCEPTIONS[two].id))
        for one, two in compatible(bank())
    }
    assert {"three-is-three", "refusal-pays-stake"} in pairs
    assert {"higher-juego-wins", "nearest-31"} not in pairs


@pytest.mark.parametrize(
    ("goal", "is_met"),
    [
        (Goal("released", 90, 90, is_least=True), True),
        (Goal("released", 89.9, 90, is_least=True), False),
        (Goal("knower-accused", 1, 1), True),
        (Goal("knower-accused", 1.1, 1), False),
    ],
)
def test_a_goal_is_met_or_missed(goal: Goal, is_met: bool) -> None:
    assert json.loads(str(goal)) == {
        "what": goal.what,
        "value": goal.value,
        "goal": goal.goal,
        "ok": is_met,
    }


def test_a_share_is_told_with_its_interval() -> None:
    assert per_cent([True, True, True, False]) == 75
    assert per_cent([]) == 0
    assert interval([True] * 193 + [False] * 7) == "96.5 [93.0, 98.3] of 200"
