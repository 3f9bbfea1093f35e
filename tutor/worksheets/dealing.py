"""Deals a worksheet: forms that ask alike, each of cards of its own."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Self

from engine import Chance, Question, Spec
from tutor.drills.catalogue import Drill
from tutor.drills.dealing import SEED_BITS
from tutor.drills.holding import ruleset_held, specs_asked
from tutor.quizzes.dealing import fresh_question, spread
from tutor.worksheets.values import Subject

FORMS = "ABC"
LENGTHS = (5, 10, 15, 20)


@dataclass(frozen=True, slots=True)
class WorksheetPlan:
    """What to deal: `length` questions of a subject's drills, in so many `forms`, from a seed.

    Each is asked under `ruleset`, if it can be.
    """

    subject: Subject
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
    """The questions of each form: the same specs in the same order, a drill's from gentle to hard.

    The same plan deals the same within one version of the drills; none comes twice on the whole
    sheet where its drill knows more.
    """
    chance, asked = Chance("worksheet", plan.seed), set[str]()
    wanted = list(_wanted(plan, chance))
    for form in FORMS[: plan.forms]:
        for position, (drill, place, spec) in enumerate(wanted, 1):
            question = fresh_question(spec, asked, lambda: _bits(chance))
            asked.add(str(question))
            yield Dealt(form, position, drill, place, question)


def _wanted(plan: WorksheetPlan, chance: Chance) -> Iterator[tuple[Drill, int, Spec]]:
    """Which spec of which drill is asked at each place: a drill as often as any, or once more."""
    for drill, count in _shares(plan.subject.drills, plan.length, chance):
        specs = specs_asked(drill, ruleset_held(drill, plan.ruleset))
        for place in spread(list(specs), count, lambda: _bits(chance)):
            yield drill, place, specs[place]


def _shares(drills: Sequence[Drill], length: int, chance: Chance) -> Iterator[tuple[Drill, int]]:
    """How many questions fall to each drill; where there are more drills, none to some of them."""
    counts = Counter(spread(range(len(drills)), length, lambda: _bits(chance)))
    return ((drill, counts[at]) for at, drill in enumerate(drills))


def _bits(chance: Chance) -> int:
    return chance.below(2**SEED_BITS)
