"""Deals a worksheet: forms that ask alike, each of cards of its own."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

from engine import Chance, Question
from tutor.drills.catalogue import Drill
from tutor.drills.dealing import SEED_BITS
from tutor.drills.holding import ruleset_held, specs_asked
from tutor.quizzes.dealing import fresh_question, spread

FORMS = "ABC"
LENGTHS = (5, 10, 15, 20)


@dataclass(frozen=True, slots=True)
class WorksheetPlan:
    """What to deal: `length` questions of a drill, in so many `forms`, from a seed.

    It is asked under `ruleset`, if it can be.
    """

    drill: Drill
    length: int
    forms: int
    ruleset: str
    seed: str

    def with_seed(self, seed: str) -> Self:
        """The same of other cards."""
        return replace(self, seed=seed)


@dataclass(frozen=True, slots=True)
class Dealt:
    """A question at its place in a form, with the drill and the place of the spec that dealt it."""

    form: str
    position: int
    drill: Drill
    place: int
    question: Question


def deal_worksheet(plan: WorksheetPlan) -> Iterator[Dealt]:
    """The questions of each form: the same specs in the same order, from gentle to hard.

    The same plan deals the same within one version of the drill; none comes twice on the whole
    sheet where the drill knows more.
    """
    chance, asked = Chance("worksheet", plan.seed), set[str]()
    specs = specs_asked(plan.drill, ruleset_held(plan.drill, plan.ruleset))
    places = list(spread(list(specs), plan.length, lambda: _bits(chance)))
    for form in FORMS[: plan.forms]:
        for position, place in enumerate(places, 1):
            question = fresh_question(specs[place], asked, lambda: _bits(chance))
            asked.add(str(question))
            yield Dealt(form, position, plan.drill, place, question)


def _bits(chance: Chance) -> int:
    return chance.below(2**SEED_BITS)
