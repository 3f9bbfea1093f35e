"""Deals questions that are more than hands: made by chance, tried until one fits its spec."""

from collections import Counter
from dataclasses import dataclass
from functools import cache

from engine.chance import Chance
from engine.errors import BadNotation
from engine.misconceptions import Misconception
from engine.questions.asking import options, truth
from engine.questions.kinds import TYPED
from engine.questions.question import Question
from engine.quiz.plan import MOST_TRIES, Mind, Tests, no_deal, tests
from engine.quiz.scene_needs import scene_need
from engine.quiz.scenery import SCENERY
from engine.quiz.slots import even
from engine.quiz.spec import Spec

TRIED = 120  # fitting questions from which the places are learnt where an answer may lie
SELDOM = 8  # a place that comes up less often among them is left out


@dataclass(frozen=True, slots=True)
class ScenePlan:
    """What a question must pass, and by slot the answer, or the place where it is to lie."""

    tests: Tests[Question]
    wanted: tuple[str, ...]


def scene_mind(belief: Misconception, _: Spec) -> Mind[Question]:
    """How a believer answers: by running his rule on the question itself."""
    return belief.answer


@cache
def scene_plan(spec: Spec) -> ScenePlan:
    """The plan of a spec; `BadNotation` (`no_deal`) if nothing fits it."""
    checks = tests(spec, scene_mind, scene_need)
    if spec.answers:
        return ScenePlan(checks, even(spec.answers, "answers", str(spec)))
    chance = Chance(str(spec), "places")
    found = Counter(place(*_fitting(spec, checks, "", chance)) for _ in range(TRIED))
    places = sorted(name for name, times in found.items() if times >= SELDOM)
    return ScenePlan(checks, even(places, "places", str(spec)))


def deal_scene(spec: Spec, seed: int) -> Question:
    """A question that fits the spec, its answer in the seed's place."""
    plan = scene_plan(spec)
    wanted = plan.wanted[seed % len(plan.wanted)]
    return _fitting(spec, plan.tests, wanted, Chance(str(spec), seed))[0]


def _fitting(
    spec: Spec, checks: Tests[Question], wanted: str, chance: Chance
) -> tuple[Question, str]:
    """A question and its right answer; `wanted` is an answer, a place, or "" for any."""
    scene = SCENERY[spec.kind]
    for _ in range(MOST_TRIES):
        question = scene(spec, chance, wanted)
        right = _right(question) if question else None
        if question is None or right is None:
            continue
        if (spec.answers and right != wanted) or not checks.fit(question, right):
            continue
        seen = question if spec.answers else _turned(question, right, wanted, chance)
        if seen:
            return seen, right
    raise no_deal(spec, wanted)


def _turned(question: Question, right: str, wanted: str, chance: Chance) -> Question | None:
    """The question seen from a seat from which its answer lies in the place that is wanted."""
    if not wanted or "view" not in question.facts:
        return question if wanted in ("", place(question, right)) else None
    seats = len(question.hands) or question.ruleset.players
    for view in chance.shuffled(range(seats)):
        seen = question.seen_from(view)
        if place(seen, right) == wanted:
            return seen
    return None


def _right(question: Question) -> str | None:
    try:
        return truth(question)
    except BadNotation:
        return None


def place(question: Question, right: str) -> str:
    """Where the right answer lies among those offered; a typed one has no place."""
    return "typed" if question.kind in TYPED else str(options(question).index(right))
