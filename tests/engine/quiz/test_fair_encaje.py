"""Questions made for an answer are like those that have it by chance, feature by feature.

So it is for Encaje and for what may be changed: nothing that is told gives the answer away.
"""

from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from engine import BadNotation, Kind, Question, Rank, Ruleset, Spec, truth
from engine.chance import Chance
from engine.questions.purses import read_purse
from engine.quiz import plan
from engine.quiz.scene_needs import scene_need
from engine.quiz.scenery import SCENERY
from engine.quiz.scenes import _turned, scene_mind, scene_plan
from tests.engine.quiz.chi_square import LIMIT, difference
from tests.engine.quiz.dealt import SPECS

SAMPLE = 200
MOST_MADE = 400_000  # so that what no scene answers fails, and is not waited for
RENEWAL = Spec(Kind.MAY_CHANGE, ruleset=Ruleset.parse("mus_visto+renew_4567=true"))
FREE = Spec(Kind.ENCAJE_NEXT, seats=4)

type Feature = Callable[[Question], object]


def fitting(spec: Spec, wanted: str, made_for: str) -> Iterator[Question]:
    """Questions with the answer, or with it in the place, that is wanted; made for that or any."""
    assert wanted in scene_plan(spec).wanted
    chance = Chance("fitting", str(spec), wanted, made_for)
    checks = plan.tests(spec, scene_mind, scene_need)
    for _ in range(MOST_MADE):
        question = SCENERY[spec.kind](spec, chance, made_for)
        right = right_of(question) if question else None
        if question is None or right is None or not checks.fit(question, right):
            continue
        if spec.answers:
            if right == wanted:
                yield question
        elif seen := _turned(question, right, wanted, chance):
            yield seen


def right_of(question: Question) -> str | None:
    try:
        return truth(question)
    except BadNotation:
        return None


def stones(question: Question) -> int:
    return sum(read_purse(question.facts["purse"]))


def most(question: Question) -> int:
    return max(read_purse(question.facts["purse"]))


def without(question: Question) -> int:
    return read_purse(question.facts["purse"]).count(0)


def reyes(question: Question) -> int:
    return sum(hand.ranks.count(Rank.REY) for hand in question.hands)


def pairs(question: Question) -> tuple[int, ...]:
    """How many different ranks each hand has, from the mano on."""
    faces = ({question.ruleset.face(rank) for rank in hand.ranks} for hand in question.hands)
    return tuple(map(len, faces))


def told(name: str) -> Feature:
    return lambda question: question.facts[name]


def length(name: str) -> Feature:
    return lambda question: question.facts[name].count(":")


def words(name: str) -> Feature:
    return lambda question: question.facts[name].count(",")


PURSE = (stones, most)
FEATURES: dict[Kind, tuple[Feature, ...]] = {
    Kind.ENCAJE_PLAYED: (*PURSE, without, reyes, pairs),
    Kind.ENCAJE_ENDS: (*PURSE, reyes, pairs),
    Kind.ENCAJE_POT: (*PURSE, length("calls"), reyes, pairs),
    Kind.ENCAJE_SHEDS: (*PURSE, reyes, pairs),
    Kind.ENCAJE_MAY: (*PURSE, words("entered"), length("calls")),
    Kind.ENCAJE_NEXT: (*PURSE, without, told("dealing"), told("rounds"), words("talk")),
    Kind.ENCAJE_MOST: (*PURSE, length("grande"), length("chica")),
    Kind.MAY_CHANGE: (told("stage"), told("seen"), reyes, pairs),
}
MADE = [
    *((SPECS["encaje-played-1"], answer) for answer in ("bet", "alone")),
    *((SPECS["encaje-played-2"], answer) for answer in ("alone", "punto")),
    *((SPECS["encaje-ends-2"], place) for place in ("0", "3")),
    *((SPECS["encaje-ends-5"], answer) for answer in ("1", "on")),
    *((SPECS["encaje-pot-1"], place) for place in ("0", "3")),
    *((SPECS["encaje-pot-5"], place) for place in ("0", "6")),
    *(
        (SPECS[name], scene_plan(SPECS[name]).wanted[0])
        for name in ("encaje-sheds-6", "encaje-may-1")
    ),
    *((FREE, place) for place in ("0", "3", "4", "5", "6")),
    *((SPECS["encaje-most-1"], place) for place in ("0", "2")),
    *((RENEWAL, place) for place in ("0", "1", "2")),
    (SPECS["run-changes-1"], "some"),
]


@pytest.mark.parametrize(
    ("spec", "wanted"), MADE, ids=[f"{spec.kind}, {wanted}" for spec, wanted in MADE]
)
def test_what_is_made_for_an_answer_is_like_what_has_it_by_chance(spec: Spec, wanted: str) -> None:
    made, by_chance = (fitting(spec, wanted, made_for) for made_for in (wanted, ""))
    samples = [[next(questions) for _ in range(SAMPLE)] for questions in (made, by_chance)]
    for feature in FEATURES[spec.kind]:
        ours, theirs = (Counter(map(feature, sample)) for sample in samples)
        assert difference(ours, theirs) < LIMIT, (ours, theirs)
