"""The ruling as plain text, to be pasted where the table talks."""

from collections.abc import Iterator

from tutor import wording
from tutor.arbiter.sight import CountSight, LanceSight
from tutor.arbiter.state import State
from tutor.wording import arbiter as words
from tutor.wording.awards import score


def told(state: State, lances: tuple[LanceSight, ...], count: CountSight | None, url: str) -> str:
    """Rules, hands, each lance and why, the count, and where to see it."""
    lines = [wording.ruleset_label(state.ruleset), *_hands(state)]
    for lance in lances:
        lines += ["", *_lance(lance)]
    if count and not count.waits:
        lines += ["", *_count(count)]
    return words.plain("\n".join([*lines, "", url]))


def _hands(state: State) -> Iterator[str]:
    shown = dict(state.shown)
    for seat, hand in enumerate(state.hands):
        yield wording.hand_label(wording.player_name(seat), hand, is_mano=seat == 0)
        for card in hand:
            if card in shown:
                yield words.shown_as(card, shown[card])


def _lance(lance: LanceSight) -> Iterator[str]:
    yield " ".join((lance.verdict, *lance.reasons))
    if lance.bets:
        yield from lance.bets.said


def _count(count: CountSight) -> Iterator[str]:
    yield words.score_of(count.our_names, count.us)
    yield words.score_of(count.their_names, count.them)
    for award in count.awards:
        yield words.scored(award.reason, score(award.us, award.them))
    if count.end:
        yield count.end
    yield count.result
