"""Tells a round stage by stage: mus and discards, each lance, what falls at once, the count."""

from collections.abc import Iterator
from itertools import groupby

from engine import By, Lance, Phase, Round, couple_of
from tutor import wording
from tutor.lessons.counts import (
    Step,
    counted,
    exchange_of,
    falls_at_once,
    hand_lines,
    payments,
    score_line,
    steps,
)
from tutor.lessons.pieces import RoundFence
from tutor.lessons.played import Exchange, Payment, RoundSight, Stage
from tutor.lessons.talks import turn, usual_or_label
from tutor.wording import awards, stages

type Key = tuple[Phase, Lance | None]


def round_sight(fence: RoundFence) -> RoundSight:
    """A stretch of a round; its first one lays the cards out."""
    begun, played = fence.begun, fence.played
    told = list(_stages(fence))
    if not fence.is_continued:
        told.insert(0, Stage(stages.dealt_title(), hands=hand_lines(begun.deal)))
    is_over, players = played.phase is Phase.OVER, played.ruleset.players
    is_counted = is_over and _is_shown(played)
    return RoundSight(
        ruleset="" if fence.is_continued else usual_or_label(begun.ruleset),
        before="" if fence.is_continued else score_line(begun.opening.scores, players),
        stages=tuple(told),
        count=counted(played) if is_counted else None,
        pays_title=stages.pays_title(players),
        end=awards.count_end(played.tanteo, players) if is_over and not is_counted else "",
    )


def _is_shown(played: Round) -> bool:
    """Whether the cards were shown: what falls at once can end the game before."""
    tanteo = played.tanteo
    is_early = all(falls_at_once(award, played) for award in tanteo.awards)
    return tanteo.winner is None or tanteo.by is By.ORDAGO or not is_early


def _stages(fence: RoundFence) -> Iterator[Stage]:
    """The acts, those of one stage together."""
    walked = list(steps(fence.begun, fence.said))
    for (phase, lance), found in groupby(walked, key=lambda step: _key(step[0])):
        yield _stage(phase, lance, list(found))


def _key(before: Round) -> Key:
    """What tells one stage from the next; declarations belong to their lance."""
    if before.phase in (Phase.BET, Phase.DECLARE):
        return Phase.BET, before.lance
    return before.phase, None


def _stage(phase: Phase, lance: Lance | None, found: list[Step]) -> Stage:
    first, after = found[0][0], found[-1][2]
    are_new = after.deal != first.deal and phase is not Phase.SHOW
    return Stage(
        title=wording.lance_title(lance) if lance else stages.stage_title(phase),
        exchanges=tuple(map(_exchange, found)),
        note=_after_declaring(lance, after) if lance else "",
        hands=hand_lines(after.deal) if are_new else (),
        payments=tuple(_fallen(first, after)),
    )


def _exchange(step: Step) -> Exchange:
    before, said, _ = step
    return exchange_of(step) or Exchange(tuple(turn(act, before.lance) for act in said))


def _after_declaring(lance: Lance, after: Round) -> str:
    """What follows where not both couples have what the lance asks for."""
    said = [(seat, has) for which, seat, has in after.declared if which is lance]
    couples = {couple_of(seat) for seat, has in said if has}
    if len(said) < after.ruleset.players or len(couples) > 1:
        return ""
    return stages.only_one(after.ruleset.players) if couples else awards.nobody_has(lance)


def _fallen(first: Round, after: Round) -> Iterator[Payment]:
    """What was paid within a stage, before the cards were shown."""
    new = after.tanteo.awards[len(first.tanteo.awards) :]
    fallen = [award for award in new if falls_at_once(award, after)]
    return payments(after, fallen, first.tanteo.scores)
