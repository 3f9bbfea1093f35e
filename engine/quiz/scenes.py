"""Deals questions that are more than hands: made by chance, tried until one fits its spec."""

from collections import Counter
from dataclasses import dataclass
from functools import cache

from engine.chance import Chance
from engine.errors import BadNotation
from engine.hand import SIZE
from engine.misconceptions import Misconception
from engine.questions.asking import options, truth
from engine.questions.checks import seat_count
from engine.questions.kinds import TYPED, Kind
from engine.questions.question import Question
from engine.quiz.places import learnt_places
from engine.quiz.plan import MOST_TRIES, Mind, Tests, no_deal, tests
from engine.quiz.scene_needs import scene_need
from engine.quiz.scenery import SCENERY
from engine.quiz.slots import even
from engine.quiz.spec import Spec

TRIED = 120  # fitting questions from which the places are learnt where an answer may lie
FREE = {Kind.CHANGE_CARD: SIZE * SIZE}  # kinds whose answer is put in any of so many places
STEERED = (
    Kind.GAME_ENDS,
    Kind.HAS_JUEGO,
    Kind.TRUE_SIGNAL,
    Kind.ENCAJE_POT,
    Kind.ENCAJE_NEXT,
    Kind.ENCAJE_MOST,
    Kind.ENCAJE_PLAYED,
    Kind.ENCAJE_ENDS,
)  # made for a place
OWN = (Kind.MATCH_STANDS,)  # kinds whose answer is another one for whoever looks from elsewhere
RINGED = (Kind.LANCE_PAYS, Kind.REFUSAL_PAYS, Kind.ROUND_COUNTS)  # whose answers may begin anywhere
SHARES = 60  # of such a ring, in which the answer is to lie
MOSTLY = 6  # answers that a ring has at the most, but for few
SELDOM, SELDOM_STEERED = 8, 2  # times among them below which a place is left out
FEW = 3  # hands of which every order is asked about equally often


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
    if spec.kind is Kind.ORDER_HANDS and spec.seats > FEW:
        return ScenePlan(checks, ("",))
    places = _certain(spec) or learnt_places().get(str(spec)) or reached_places(spec)
    return ScenePlan(checks, even(places, "places", str(spec)))


def learns_places(spec: Spec) -> bool:
    """Whether it takes trying to know where an answer may lie."""
    has_many = spec.kind is Kind.ORDER_HANDS and spec.seats > FEW
    return spec.kind in SCENERY and not (spec.answers or has_many or _certain(spec))


def _certain(spec: Spec) -> list[str]:
    """The places of a ring, and of an answer that is put anywhere."""
    return list(map(str, range(SHARES if spec.kind in RINGED else FREE.get(spec.kind, 0))))


def reached_places(spec: Spec) -> list[str]:
    """The places where an answer may lie, but for those where it lies too seldom, by trying.

    It takes up to a second; what the site's specs come to is kept in `places.txt`.
    """
    checks = tests(spec, scene_mind, scene_need)
    chance, views = Chance(str(spec), "places"), range(1)
    found = Counter[str]()
    for _ in range(TRIED):
        question, right = _fitting(spec, checks, "", chance)
        views = range(seat_count(question) if _turns(question) else 1)
        seen = (question.seen_from(view) if len(views) > 1 else question for view in views)
        found.update(place(each, right) for each in seen)
    least = (SELDOM_STEERED if spec.kind in STEERED else SELDOM) * len(views)
    return sorted(name for name, times in found.items() if times >= least)


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
    """The question with its answer in the place that is wanted, from wherever that is so."""
    if not wanted:
        return question
    if question.kind in RINGED:
        return _begun(question, right, int(wanted))
    if not _turns(question):
        return question if place(question, right) == wanted else None
    for view in chance.shuffled(range(seat_count(question))):
        seen = question.seen_from(view)
        if place(seen, right) == wanted:
            return seen
    return None


def _begun(question: Question, right: str, share: int) -> Question:
    """The question with its ring begun so that the answer lies in that share of it."""
    every = options(question)
    first = int(question.facts["first"]) + every.index(right) - _place_in(share, len(every))
    return question.begun_at(first % len(every))


def _place_in(share: int, count: int) -> int:
    """The place for a share among so many answers: each as often, and mostly the same for any.

    Were it another one for five answers than for four, chance would favour a place.
    """
    own = SHARES // MOSTLY if count <= MOSTLY else 0
    if share < own * count:
        return share // own
    return (share - own * count) * count // (SHARES - own * count)


def _turns(question: Question) -> bool:
    """Whether it may be seen from elsewhere, and still have the same answer."""
    return "view" in question.facts and question.kind not in OWN


def _right(question: Question) -> str | None:
    try:
        return truth(question)
    except BadNotation:
        return None


def place(question: Question, right: str) -> str:
    """Where the right answer lies among those offered; a typed one has no place."""
    return "typed" if question.kind in TYPED else str(options(question).index(right))
