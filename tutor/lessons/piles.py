"""Shows how a score lies on the table, and what its keepers do when more is paid to it."""

from engine import AMARRACO, keeping, steps
from tutor.lessons.pieces import StonesFence
from tutor.lessons.played import Pile, StonesSight
from tutor.lessons.talks import usual_or_label
from tutor.wording import keeping as words
from tutor.wording.table import stones


def stones_sight(fence: StonesFence) -> StonesSight:
    """The score before, what is done, and the score after, unless it wins the game."""
    target, total = fence.ruleset.target, fence.stones + fence.paid
    scores = dict.fromkeys((fence.stones, total))
    return StonesSight(
        ruleset=usual_or_label(fence.ruleset),
        piles=tuple(_pile(score, target) for score in scores if score < target),
        steps=tuple(map(words.step, steps(fence.stones, fence.paid, target))),
        worth=AMARRACO,
    )


def _pile(score: int, target: int) -> Pile:
    kept = keeping(score, target)
    return Pile(
        score=stones(score), loose=kept.loose, amarracos=kept.amarracos, label=words.lies(kept)
    )
