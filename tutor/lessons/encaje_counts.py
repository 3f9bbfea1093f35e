"""Tells a round of Encaje: the hands, what was said in each lance, and where stones go."""

from collections.abc import Iterator

from engine import Deal, EncajeBetting, EncajeCount, EncajeStatus, Lance
from tutor import wording
from tutor.lessons.counts import hand_lines
from tutor.lessons.pieces import EncajeFence
from tutor.lessons.played import EncajeSight, LanceLine, PayGroup, Payment, PurseLine
from tutor.lessons.talks import encaje_exchanges, usual_or_label
from tutor.wording import awards, encaje, stages
from tutor.wording.table import stones

HELD = (Lance.PARES, Lance.JUEGO)


def encaje_sight(fence: EncajeFence) -> EncajeSight:
    """The whole round."""
    hands = hand_lines(fence.count.deal)
    pairs = zip(hands, fence.stones, fence.count.stones, strict=True)
    return EncajeSight(
        ruleset=usual_or_label(fence.rules.mus),
        purses=tuple(PurseLine(hand, stones(had), stones(has)) for hand, had, has in pairs),
        lances=tuple(_lances(fence)),
        moves=tuple(_groups(fence)),
    )


def _lances(fence: EncajeFence) -> Iterator[LanceLine]:
    said = dict(fence.said)
    for contest in fence.count.contests:
        is_unbet = contest.betting.status is EncajeStatus.PASO
        begun = EncajeBetting.begin(contest.betting.players, contest.betting.purse)
        yield LanceLine(
            title=wording.lance_title(contest.lance),
            exchanges=() if is_unbet else tuple(encaje_exchanges(said[contest.lance], begun)),
            notes=(
                *_why_punto(contest.lance, fence.count.deal),
                *_why_unsaid(contest.lance, contest.entered, contest.betting),
            ),
            winner="",
            reasons=(),
        )


def _why_punto(lance: Lance, deal: Deal) -> Iterator[str]:
    if lance is Lance.PUNTO and not deal.players(Lance.JUEGO):
        yield awards.nobody_has(Lance.JUEGO)


def _why_unsaid(lance: Lance, entered: tuple[int, ...], betting: EncajeBetting) -> Iterator[str]:
    """Why nothing was said."""
    if not entered and lance in HELD:
        yield awards.nobody_has(lance)
    elif len(entered) == 1 and lance in HELD:
        yield encaje.alone(lance, entered[0])
    elif not betting.players:
        yield stages.not_bet()
    elif betting.status is EncajeStatus.PASO:
        yield encaje.encaje_effect(betting, is_bet=False)


def _groups(fence: EncajeFence) -> Iterator[PayGroup]:
    """What moves at once, and what at the count, in the order in which it happens."""
    told = list(_moves(fence.count))
    for which, found in ((True, told[: fence.at_once]), (False, told[fence.at_once :])):
        if found:
            yield PayGroup(stages.pay_title(is_at_once=which), tuple(found))


def _moves(count: EncajeCount) -> Iterator[Payment]:
    bettings = {contest.lance: contest.betting for contest in count.contests}
    seen = set[Lance]()
    for move in count.moves:
        text = encaje.move(move, bettings[move.lance], is_first=move.lance not in seen)
        seen.add(move.lance)
        name = wording.player_name(move.seat)
        yield Payment(wording.lance_title(move.lance), text, score="", name=name)
