"""How stones and amarracos lie on the table."""

from engine import AMARRACO, DISH, Keeping, Ruleset, couple_of, keeping, seats_of
from tutor import wording
from tutor.lessons.pictures.betting import heap
from tutor.lessons.pictures.table import PLACES
from tutor.lessons.scenes import Heap, Holding, Table
from tutor.lessons.sight import PictureSight
from tutor.wording import pictures as words
from tutor.wording.amounts import amarracos

SCORES = (23, 12)


def stones() -> PictureSight:
    """Two scores as they lie there: one partner has the loose stones, the other the amarracos."""
    ruleset = Ruleset()
    kept = [keeping(score, ruleset.target) for score in SCORES]
    rest = DISH - sum(one.on_table for one in kept)
    holdings = [_holding(seat, kept) for seat in range(ruleset.players)]
    sums = [
        words.score_sum(_names(couple, ruleset), one.amarracos, AMARRACO, one.loose, score)
        for couple, (one, score) in enumerate(zip(kept, SCORES, strict=True))
    ]
    return PictureSight("stones", scene=Table(tuple(holdings), heap(rest), tuple(sums)))


def _names(couple: int, ruleset: Ruleset) -> str:
    return wording.joined(map(wording.player_name, seats_of(couple, ruleset.players)))


def _holding(seat: int, kept: list[Keeping]) -> Holding:
    """The first of two partners keeps the loose stones."""
    couple = couple_of(seat)
    mine, is_loose = kept[couple], seat == seats_of(couple, len(PLACES))[0]
    kept_by_partner = Heap(mine.amarracos, amarracos(mine.amarracos))
    return Holding(
        name=wording.player_name(seat),
        place=PLACES[seat],
        is_ours=couple == 0,
        heap=heap(mine.loose) if is_loose else kept_by_partner,
        worth=1 if is_loose else AMARRACO,
    )
