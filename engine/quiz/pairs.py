"""Pairs of hands that a spec is built around, drawn as often as random dealing gives them.

Such a pair is what a spec that hardly ever comes up needs: the winner's hand, and a rival's that a
believer holds to be as good or better, or that is as close to it as a feature asks.
"""

from collections import defaultdict
from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import product
from operator import eq
from typing import Any

from engine.chance import Chance
from engine.errors import BadNotation
from engine.lances import Lance
from engine.misconceptions.misconception import Misconception
from engine.quiz.classes import WEIGHTS, Class
from engine.quiz.plan import belief
from engine.quiz.spec import Spec
from engine.quiz.suits import Tokens, overlap, with_suits
from engine.quiz.tables import KNOWER, OUT, held_pares, strengths
from engine.quiz.weighted import Weighted

type Block = tuple[Weighted[Class], Weighted[Class]]
type Related = Callable[[Any, Any], bool]


@dataclass(frozen=True, slots=True)
class Pairs:
    """All pairs of classes, the better first, whose standings are related; None stands alone."""

    standings: Sequence[Hashable]
    related: Related
    blocks: Weighted[Block]

    def draw(self, chance: Chance) -> tuple[Tokens, Tokens]:
        """The two hands, every pair of hands without a common card equally likely."""
        while True:
            one, two = (block.draw(chance) for block in self.blocks.draw(chance))
            hands = with_suits(one, chance), with_suits(two, chance)
            if not overlap(hands):
                return hands

    def holds(self, best: Class, other: Class) -> bool:
        """Whether these two are such a pair."""
        one, two = self.standings[best], self.standings[other]
        return one is not None and two is not None and self.related(one, two)


@cache
def pairs(spec: Spec) -> Pairs:
    """The pairs that a spec is built around; `BadNotation` (`cannot_be_built`) without any."""
    if "second-pair" in spec.needs:
        return _duples(spec, lambda one, two: one[0] == two[0] and one[1] > two[1])
    if "equal-duples" in spec.needs:
        return _duples(spec, eq)
    if spec.exposes:
        first, *others = map(belief, spec.exposes)
        played = [None if OUT in standing else standing for standing in _standings(first, spec)]
        may_err = [_may_err(mind, spec) for mind in others]
        return _turned_round(first, played, [all(each) for each in zip(*may_err, strict=True)])
    raise BadNotation("cannot_be_built", given=str(spec))


@cache
def misplaced(spec: Spec) -> Pairs:
    """Pairs of hands in the lance that the first believer may put in another order."""
    mind = belief(spec.exposes[0])
    both = _standings(mind, spec)
    return _turned_round(mind, [None if standing[0] == OUT else standing for standing in both])


def _standings(mind: Misconception, spec: Spec) -> list[tuple[int, int]]:
    """How each class stands in truth and to the believer."""
    lance = spec.lance or Lance.GRANDE
    true, held = strengths(KNOWER, lance, spec.ruleset), strengths(mind, lance, spec.ruleset)
    return [*zip(true, held, strict=True)]


def _may_err(mind: Misconception, spec: Spec) -> list[bool]:
    """For each class, whether he may err where it wins: some hand is no better, but to him."""
    standings = _standings(mind, spec)
    known = set(standings)
    may = {
        one: mind.last_wins_ties
        or any(two != one and two[0] <= one[0] and two[1] >= one[1] for two in known)
        for one in known
    }
    return [may[standing] for standing in standings]


def _turned_round(
    mind: Misconception,
    standings: Sequence[tuple[int, int] | None],
    may_win: Sequence[bool] = (),
) -> Pairs:
    """Pairs that are no worse in truth and no better to the believer; the same to both is a tie."""
    return _related(
        standings,
        lambda one, two: (
            one[0] >= two[0] and one[1] <= two[1] and (mind.last_wins_ties or one != two)
        ),
        may_win,
    )


def _duples(spec: Spec, related: Related) -> Pairs:
    """Duples whose higher and lower pairs are related."""
    height, held = spec.ruleset.height, held_pares(KNOWER, spec.ruleset)
    return _related(
        [(height(one.high), height(one.low)) if one and one.low else None for one in held], related
    )


def _related(
    standings: Sequence[Hashable], related: Related, may_win: Sequence[bool] = ()
) -> Pairs:
    """The pairs of related standings, as blocks of all classes that stand alike.

    Where it is told which classes may win, the better hand is of these.
    """
    members: dict[Hashable, list[tuple[Class, int]]] = defaultdict(list)
    for held, standing in enumerate(standings):
        if standing is not None:
            members[standing].append((held, WEIGHTS[held]))
    groups = {standing: Weighted(alike) for standing, alike in members.items()}
    winners = {
        standing: Weighted(pair for pair in alike if not may_win or may_win[pair[0]])
        for standing, alike in members.items()
    }
    blocks = (
        ((winners[one], groups[two]), winners[one].total * groups[two].total)
        for one, two in product(groups, repeat=2)
        if winners[one].total and related(one, two)
    )
    return Pairs(standings, related, Weighted(blocks))
