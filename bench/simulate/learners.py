"""Simulated learners: what they believe, how often they slip, whether they think at all."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine import Chance, Shown

PER_CENT = 100


class Given(NamedTuple):
    """An answer, and whether it is what the learner meant to say."""

    answer: str
    is_meant: bool


@dataclass(frozen=True, slots=True)
class Learner:
    """Holds beliefs, by place, and knows all else; learns nothing meanwhile.

    Where two beliefs err differently he follows either, by chance. `slips` is how many answers in
    a hundred are another one than he meant; who `guesses` picks any.
    """

    beliefs: tuple[int, ...] = ()
    slips: int = 5
    guesses: bool = False

    def answer(self, seen: Shown, offered: Sequence[str], chance: Chance) -> Given:
        """What he says to a question."""
        if self.guesses:
            return Given(chance.pick(offered), False)
        meant = self._meant(seen, chance)
        if chance.below(PER_CENT) >= self.slips:
            return Given(meant, True)
        return Given(chance.pick([one for one in offered if one != meant]), False)

    def _meant(self, seen: Shown, chance: Chance) -> str:
        wrong = [seen.answers[place] for place in self.beliefs if place in seen.answers]
        if not wrong:
            return seen.truth
        return wrong[0] if len(wrong) == 1 else chance.pick(wrong)
