"""Tells a count: the hands, what was said in each lance, whose cards are best, what is paid."""

from collections.abc import Iterable, Iterator
from dataclasses import replace

from engine import (
    Award,
    Betting,
    Card,
    Deal,
    For,
    Hand,
    Lance,
    Rank,
    Round,
    SoloBonus,
    Status,
    Tanteo,
    decide,
    lances_of,
)
from tutor import wording
from tutor.drills.rows import card_sight
from tutor.lessons.pieces import CountFence, Said
from tutor.lessons.played import CountSight, Exchange, HandLine, LanceLine, PayGroup, Payment
from tutor.lessons.talks import bet_exchange, usual_or_label
from tutor.wording import awards, calls, stages

type Step = tuple[Round, Said, Round]  # before, what was said, after


def steps(begun: Round, said: Iterable[Said]) -> Iterator[Step]:
    """A round act by act."""
    now = begun
    for each in said:
        before, now = now, now.apply(*each)
        yield before, each, now


def exchange_of(step: Step) -> Exchange | None:
    """What was said in a lance's betting; None for other acts.

    What a refusal pays is not told here: it stands among what is paid, with the reason.
    """
    before, said, after = step
    if before.betting is None:
        return None
    now = dict(after.bettings).get(before.lance) or after.betting
    if now is None:
        return None
    exchange = bet_exchange(said, before.betting, now, after.ruleset.players)
    return replace(exchange, effect="") if now.status is Status.NO_QUIERO else exchange


def hand_lines(deal: Deal) -> tuple[HandLine, ...]:
    """The hands as they lie there."""
    return tuple(
        HandLine(
            name=wording.player_name(seat),
            is_mano=seat == 0,
            cards=tuple(card_sight(card) for card in deal.hand(seat).cards),
            note=calls.shown_as(_fixed(deal.hand(seat))),
        )
        for seat in range(len(deal.hands))
    )


def _fixed(hand: Hand) -> dict[Card, Rank]:
    """What each wild card of a hand was shown as."""
    pairs = zip(hand.cards, hand.ranks, strict=True)
    return {card: rank for card, rank in pairs if card.rank is not rank}


def score_line(scores: tuple[int, int], players: int) -> str:
    """The score that a round begins from; nothing where both couples have none."""
    return stages.score_before(scores, players) if any(scores) else ""


def count_sight(fence: CountFence) -> CountSight:
    """A whole count, with what was said."""
    played = fence.played
    talk: dict[Lance, list[Exchange]] = {}
    for step in steps(Round.begin(played.opening), played.acts):
        if exchange := exchange_of(step):
            talk.setdefault(step[0].lance, []).append(exchange)
    return counted(played, talk, score_line(played.opening.scores, played.ruleset.players))


def counted(
    played: Round, talk: dict[Lance, list[Exchange]] | None = None, before: str = ""
) -> CountSight:
    """The count of a round that is over; without `talk` only what falls at the count itself."""
    players = played.ruleset.players
    lances = lances_of(played.deal)
    return CountSight(
        title=stages.count_title(),
        ruleset=usual_or_label(played.ruleset),
        before=before,
        hands=hand_lines(played.deal),
        lances=tuple(_lance(lance, played, (talk or {}).get(lance, [])) for lance in lances),
        pays=tuple(pay_groups(played, (False,) if talk is None else (True, False))),
        pays_title=stages.pays_title(players),
        end=awards.count_end(played.tanteo, players),
    )


def _lance(lance: Lance, played: Round, talk: list[Exchange]) -> LanceLine:
    betting = dict(played.bettings).get(lance)
    is_refused = betting is not None and betting.status is Status.NO_QUIERO
    is_unbet = betting is not None and betting.status is Status.PASO
    verdict = decide(lance, played.deal)
    is_decided = verdict.winner is not None and not is_refused and not _is_left_out(lance, played)
    return LanceLine(
        title=wording.lance_title(lance),
        exchanges=() if is_unbet else tuple(talk),
        notes=tuple(_notes(lance, played, betting)),
        winner=wording.player_name(verdict.winner or 0) if is_decided else "",
        reasons=wording.winner_reasons(verdict, played.deal) if is_decided else (),
    )


def _is_left_out(lance: Lance, played: Round) -> bool:
    """Whether the game was over before this lance came; punto stands in the place of juego."""
    order = [*Lance][:-1]
    mine, last = (Lance.JUEGO if each is Lance.PUNTO else each for each in (lance, played.lance))
    return played.tanteo.winner is not None and order.index(mine) > order.index(last)


def _notes(lance: Lance, played: Round, betting: Betting | None) -> Iterator[str]:
    """Why nothing was said in a lance or no cards are compared, or what it stands in for."""
    if _is_left_out(lance, played):
        yield stages.not_reached()
        return
    if lance is Lance.PUNTO:
        yield awards.nobody_has(Lance.JUEGO)
    if betting is None:
        is_solo = played.deal.contest(lance).is_solo
        yield stages.only_one(played.ruleset.players) if is_solo else awards.nobody_has(lance)
    elif betting.status is Status.PASO:
        yield calls.effect(betting, played.ruleset.players)
    elif betting.status is Status.NO_QUIERO:
        yield stages.not_compared()


def pay_groups(played: Round, times: Iterable[bool]) -> Iterator[PayGroup]:
    """What is paid at once (True), and what at the count, each with the score after it."""
    paid = played.tanteo.awards
    told = list(zip(paid, payments(played, paid, played.opening.scores), strict=True))
    for which in times:
        found = tuple(one for award, one in told if falls_at_once(award, played) is which)
        if found:
            yield PayGroup(stages.pay_title(is_at_once=which), found)


def falls_at_once(award: Award, played: Round) -> bool:
    """A deje, or the bonus of a couple that alone has it, where the house pays that at once."""
    if award.why is For.DEJE:
        return True
    is_solo = award.why is For.BONUS and played.deal.contest(award.lance).is_solo
    return is_solo and played.ruleset.solo_bonus is SoloBonus.AT_ONCE


def payments(played: Round, paid: Iterable[Award], scores: tuple[int, int]) -> Iterator[Payment]:
    """Awards as sentences, with the score after each."""
    bettings, tanteo = dict(played.bettings), Tanteo(scores, played.ruleset.target)
    for award in paid:
        tanteo = tanteo.pay(award)
        yield Payment(
            lance=wording.lance_title(award.lance),
            text=awards.award_reason(award, played.deal, bettings.get(award.lance)),
            score=awards.score(*tanteo.scores),
        )
