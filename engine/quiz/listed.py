"""Deals questions of which there are few: all that fit are listed, and come up round by round."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from engine.chance import Chance
from engine.questions.asking import truth
from engine.questions.question import Question
from engine.quiz.plan import no_deal, tests
from engine.quiz.scene_needs import scene_need
from engine.quiz.scenery import LISTED
from engine.quiz.scenes import place, scene_mind
from engine.quiz.slots import even
from engine.quiz.spec import Spec


@dataclass(frozen=True, slots=True)
class ListedPlan:
    """All that fit, by answer or by the place where it lies, and which of them each slot has."""

    fitting: Mapping[str, tuple[Question, ...]]
    wanted: tuple[str, ...]

    def turn(self, slot: int) -> int:
        """How many of the slots before this one want the same."""
        return self.wanted[:slot].count(self.wanted[slot])


@cache
def listed_plan(spec: Spec) -> ListedPlan:
    """The plan of a spec; `BadNotation` (`no_deal`) if nothing fits it."""
    checks = tests(spec, scene_mind, scene_need)
    groups: dict[str, list[Question]] = defaultdict(list)
    for question in LISTED[spec.kind](spec):
        right = truth(question)
        if checks.fit(question, right):
            groups[right if spec.answers else place(question, right)].append(question)
    for answer in spec.answers or ("",) * (not groups):
        if answer not in groups:
            raise no_deal(spec, answer)
    fitting = {name: tuple(alike) for name, alike in sorted(groups.items())}
    return ListedPlan(fitting, even(spec.answers or tuple(fitting), "answers", str(spec)))


def deal_listed(spec: Spec, seed: int) -> Question:
    """A question that fits the spec; none comes up again before all with its place have."""
    plan = listed_plan(spec)
    block, slot = divmod(seed, len(plan.wanted))
    wanted = plan.wanted[slot]
    every = plan.fitting[wanted]
    round, at = divmod(plan.turn(slot), len(every))
    return every[Chance(str(spec), wanted, block, round).place_of(at, len(every))]
