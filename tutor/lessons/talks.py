"""Tells a bet as a conversation: who says what, and what it does."""

from collections.abc import Iterable, Iterator

from engine import (
    Act,
    Betting,
    Call,
    EncajeBetting,
    IllegalCall,
    Lance,
    Ruleset,
    Status,
    Verb,
    Word,
)
from tutor import wording
from tutor.drills.rows import card_sight
from tutor.lessons.pieces import BetFence, Claim, EncajeBetFence, Said
from tutor.lessons.played import Exchange, TalkSight, Turn
from tutor.wording import calls, encaje
from tutor.wording.table import ruleset_label

USUAL = Ruleset()
REFUSED, YES = "refused", "yes"
BETS = (Word.ENVIDO, Word.REENVIDO)


def turn(act: Act | Call, lance: Lance | None = None) -> Turn:
    """What one player says or does."""
    thrown = act.cards if isinstance(act, Act) and act.verb is Verb.DESCARTE else ()
    return Turn(
        name=wording.player_name(act.seat),
        is_ours=act.seat % 2 == 0,
        call=calls.spoken(act, lance),
        cards=tuple(map(card_sight, thrown)),
    )


def bet_exchange(said: Said, before: Betting, after: Betting, players: int) -> Exchange:
    """What was said in a lance, at once if by several, and what it did."""
    effect = calls.effect(after, players)
    if len(said) > 1:
        counts = next(one for one in said if isinstance(one, Call) and before.apply(one) == after)
        effect = f"{calls.strongest(calls.spoken(counts))} {effect}"
    return Exchange(tuple(map(turn, said)), effect)


def usual_or_label(ruleset: Ruleset) -> str:
    """The rules of an example, said only where they are not the usual ones."""
    return "" if ruleset == USUAL else ruleset_label(ruleset)


def bet_sight(fence: BetFence) -> TalkSight:
    """The words of one lance."""
    ruleset = fence.after.ruleset
    now, exchanges = Betting(fence.players, ruleset), list[Exchange]()
    for said in fence.said:
        before, now = now, now.apply(*said)
        exchanges.append(bet_exchange(said, before, now, ruleset.players))
    return TalkSight(
        title=wording.lance_title(fence.lance),
        ruleset=usual_or_label(ruleset),
        exchanges=tuple(exchanges),
        lines=tuple(_bet_lines(fence)),
    )


def _bet_lines(fence: BetFence) -> Iterator[str]:
    if fence.after.status is Status.OPEN:
        yield calls.to_speak(fence.after.to_speak, is_bet=bool(fence.after.bets))
    yield from said_to_be_open(fence.claims, fence.after)


def said_to_be_open(claims: Iterable[Claim], betting: Betting | EncajeBetting) -> Iterator[str]:
    """What a lesson says may be said next, and what may not."""
    subjects = {claim.subject for claim in claims}
    if "legal" in subjects:
        yield calls.may_be_said(betting.legal_words())
    if "least" in subjects:
        yield calls.least_total(betting.least())
    yield from refusals(claims, betting)


def refusals(claims: Iterable[Claim], betting: Betting | EncajeBetting) -> Iterator[str]:
    """A line for each call that a lesson says is refused, with the reason."""
    for claim in claims:
        if claim.subject == REFUSED and claim.right == YES and "+" not in claim.detail:
            call = Call.parse(claim.detail)
            try:
                betting.apply(call)
            except IllegalCall as error:
                yield calls.refused(call, error)


def encaje_exchanges(said: Iterable[Call], betting: EncajeBetting) -> Iterator[Exchange]:
    """What was said in a lance of Encaje."""
    for call in said:
        betting = betting.apply(call)
        effect = encaje.encaje_effect(betting, is_bet=call.word in BETS)
        yield Exchange((turn(call),), effect)


def encaje_bet_sight(fence: EncajeBetFence) -> TalkSight:
    """The words of one lance of Encaje, and what each has."""
    begun = EncajeBetting.begin(fence.after.players, fence.stones)
    lines = list(said_to_be_open(fence.claims, fence.after))
    if fence.after.to_speak is not None:
        lines.insert(0, calls.to_speak((fence.after.to_speak,), is_bet=False))
    return TalkSight(
        title=wording.lance_title(fence.lance),
        ruleset=usual_or_label(fence.rules.mus),
        exchanges=tuple(encaje_exchanges(fence.said, begun)),
        lines=tuple(lines),
        purses=tuple(encaje.purse(seat, fence.stones[seat]) for seat in fence.after.players),
    )
