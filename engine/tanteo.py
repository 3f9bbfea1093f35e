"""The count: what each lance pays, in order, up to the target (TAN-1 to TAN-7, PAR-12)."""

from collections.abc import Iterable, Mapping
from enum import StrEnum
from typing import NamedTuple, Self

from engine.betting import Betting, Status
from engine.deal import Deal
from engine.juego import juego_of
from engine.lances import Lance
from engine.pares import pares_of
from engine.seats import couple_of, seats_of
from engine.settings import SoloBonus

EN_PASO = 1  # GRA-3, CHI-3
PUNTO_BONUS = 1  # PUN-2
WITH_BONUS = (Lance.PARES, Lance.JUEGO, Lance.PUNTO)


class For(StrEnum):
    """What stones are paid for."""

    PASO = "paso"  # grande or chica on which nobody bet
    ENVITE = "envite"  # an accepted stake
    DEJE = "deje"  # a refused bet
    BONUS = "bonus"  # the couple's own pares or juego, or punto's stone


class By(StrEnum):
    """How a game was won."""

    STONES = "stones"
    ORDAGO = "ordago"


class Award(NamedTuple):
    """Stones that a couple is paid for a lance."""

    lance: Lance
    couple: int
    stones: int
    why: For


class Tanteo(NamedTuple):
    """A score and the awards that led to it; nothing is paid once the game is won (TAN-2).

    Scores are not cut to the target.
    """

    scores: tuple[int, int]
    target: int
    awards: tuple[Award, ...] = ()
    winner: int | None = None
    by: By | None = None

    def pay(self, award: Award) -> Self:
        """The score after an award, or the same score where the game is already won."""
        if self.winner is not None:
            return self
        total = self.scores[award.couple] + award.stones
        scores = (total, self.scores[1]) if award.couple == 0 else (self.scores[0], total)
        won = total >= self.target
        winner, by = (award.couple, By.STONES) if won else (None, None)
        return type(self)(scores, self.target, (*self.awards, award), winner, by)

    def pay_all(self, awards: Iterable[Award]) -> Self:
        """The score after awards in the order given."""
        tanteo = self
        for award in awards:
            tanteo = tanteo.pay(award)
        return tanteo

    def end_by_ordago(self, couple: int) -> Self:
        """The game won by an accepted órdago, whatever the score (BET-13)."""
        return self._replace(winner=couple, by=By.ORDAGO)


def lances_of(deal: Deal) -> tuple[Lance, ...]:
    """The four lances of a deal: punto in place of juego where nobody has it (LAN-1)."""
    last = Lance.JUEGO if deal.players(Lance.JUEGO) else Lance.PUNTO
    return Lance.GRANDE, Lance.CHICA, Lance.PARES, last


def bonus_of(lance: Lance, deal: Deal, couple: int) -> int:
    """Stones for a couple's own hands in pares, juego or punto (PAR-11, JUE-5, PUN-2)."""
    if lance is Lance.PUNTO:
        return PUNTO_BONUS
    worth = pares_of if lance is Lance.PARES else juego_of
    seats = seats_of(couple, len(deal.hands))
    held = [worth(deal.hand(seat), deal.ruleset) for seat in seats]
    return sum([holding.stones for holding in held if holding is not None])


def closing_award(lance: Lance, betting: Betting | None) -> tuple[Award, ...]:
    """The deje that falls as soon as a bet is refused (BET-9)."""
    if betting is None or betting.collects is None or betting.deje is None:
        return ()
    return (Award(lance, betting.collects, betting.deje, For.DEJE),)


def at_once(lance: Lance, deal: Deal, betting: Betting | None) -> tuple[Award, ...]:
    """What falls while the lance is played: a deje, or a lone couple's pay (PAR-12)."""
    is_at_once = deal.ruleset.solo_bonus is SoloBonus.AT_ONCE
    if is_at_once and deal.contest(lance).is_solo:
        return _bonus(lance, deal, couple_of(deal.players(lance)[0]))
    return closing_award(lance, betting)


def at_reveal(lance: Lance, deal: Deal, betting: Betting | None) -> tuple[Award, ...]:
    """What a lance pays when the cards are shown: the stake or en paso, then the bonus."""
    contest = deal.contest(lance)
    winner = contest.couple
    if winner is None:
        return ()
    if lance not in WITH_BONUS:
        return _shown(lance, winner, betting)
    if deal.ruleset.solo_bonus is SoloBonus.AT_ONCE and contest.is_solo:
        return ()
    refused = None if betting is None else betting.collects
    bonus = _bonus(lance, deal, winner if refused is None else refused)  # TAN-6
    return _shown(lance, winner, betting) + bonus


def _shown(lance: Lance, winner: int, betting: Betting | None) -> tuple[Award, ...]:
    """The accepted stake, or the stone for grande or chica en paso."""
    status = None if betting is None else betting.status
    if status is Status.QUIERO and betting is not None and betting.stake is not None:
        return (Award(lance, winner, betting.stake, For.ENVITE),)
    if status is Status.PASO and lance not in WITH_BONUS:
        return (Award(lance, winner, EN_PASO, For.PASO),)
    return ()


def tally(deal: Deal, bettings: Mapping[Lance, Betting], scores: tuple[int, int]) -> Tanteo:
    """The whole count of a round, from the score before it (TAN-1).

    `bettings` holds the finished betting of each lance that both couples contest, up to the one
    that ends the game.
    """
    tanteo = Tanteo(scores, deal.ruleset.target)
    for lance in lances_of(deal):
        tanteo = close_lance(tanteo, lance, deal, bettings.get(lance))
    return reveal(tanteo, deal, bettings)


def close_lance(tanteo: Tanteo, lance: Lance, deal: Deal, betting: Betting | None) -> Tanteo:
    """The score after what falls before the next lance; an accepted órdago ends the game."""
    paid = tanteo.pay_all(at_once(lance, deal, betting))
    return after_ordago(paid, lance, deal, betting)


def reveal(tanteo: Tanteo, deal: Deal, bettings: Mapping[Lance, Betting]) -> Tanteo:
    """The score after what each lance pays when the cards are shown, in order (TAN-1)."""
    if tanteo.winner is not None:
        return tanteo
    for lance in lances_of(deal):
        tanteo = tanteo.pay_all(at_reveal(lance, deal, bettings.get(lance)))
    return tanteo


def after_ordago(tanteo: Tanteo, lance: Lance, deal: Deal, betting: Betting | None) -> Tanteo:
    """The score, ended where the lance's órdago was accepted: its better hand wins the game."""
    if tanteo.winner is not None or betting is None or betting.status is not Status.ORDAGO:
        return tanteo
    couple = deal.contest(lance).couple
    return tanteo if couple is None else tanteo.end_by_ordago(couple)


def _bonus(lance: Lance, deal: Deal, couple: int) -> tuple[Award, ...]:
    return (Award(lance, couple, bonus_of(lance, deal, couple), For.BONUS),)
