"""Who gives, pots and sheds how many stones in a round of Encaje (ENC-8 to ENC-15)."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple, Self

from engine.betting import ENVIDO
from engine.deal import Deal
from engine.encaje.betting import EncajeBetting, EncajeStatus
from engine.juego import juego_of
from engine.lances import Lance, strength, takes_part
from engine.pares import pares_of

EN_PASO = REFUSED = PUNTO = 1  # ENC-9, ENC-11, ENC-10
WITH_WORTH = (Lance.PARES, Lance.JUEGO, Lance.PUNTO)
HELD = (Lance.PARES, Lance.JUEGO)


class Moved(StrEnum):
    """What becomes of stones."""

    SHED = "shed"  # out of the game
    GIVE = "give"  # to another player
    STAKE = "stake"  # into the lance's pot
    TAKE = "take"  # the whole pot back


class EncajeMove(NamedTuple):
    """Stones of a seat that move; `to` is the seat that is given them (ENC-12)."""

    lance: Lance
    what: Moved
    seat: int
    stones: int
    to: int | None = None


@dataclass(frozen=True, slots=True)
class EncajeContest:
    """A lance as it was contested: who had stones and a right to it, and its betting."""

    lance: Lance
    entered: tuple[int, ...]
    betting: EncajeBetting


@dataclass(frozen=True, slots=True)
class EncajeCount:
    """The stones by seat as a round goes on, the moves so far, and the lances contested."""

    deal: Deal
    stones: tuple[int, ...]
    moves: tuple[EncajeMove, ...] = ()
    contests: tuple[EncajeContest, ...] = ()
    unshed: tuple[tuple[int, EncajeMove], ...] = ()  # due from who has none: before which move

    @property
    def steps(self) -> tuple[EncajeMove, ...]:
        """The moves, and in their places the discards that come to no stones (ENC-15)."""
        told = list(self.moves)
        for at, move in reversed(self.unshed):
            told.insert(at, move)
        return tuple(told)

    @property
    def with_stones(self) -> tuple[int, ...]:
        """Seats that have stones at this moment (ENC-7)."""
        return tuple(seat for seat, has in enumerate(self.stones) if has > 0)

    def entrants(self, lance: Lance) -> tuple[int, ...]:
        """Seats with stones now whose hands take part in a lance (ENC-8).

        Of pares and juego they are those who say that they have them.
        """
        return tuple(seat for seat in self.with_stones if self._holds(lance, seat))

    def next_lance(self) -> Lance | None:
        """The lance to be played next; punto where nobody with stones has juego (ENC-8)."""
        done = len(self.contests)
        if done < 3:
            return (Lance.GRANDE, Lance.CHICA, Lance.PARES)[done]
        if done == 3:
            return Lance.JUEGO if self.entrants(Lance.JUEGO) else Lance.PUNTO
        return None

    def open(self, lance: Lance) -> EncajeBetting:
        """The betting of a lance; over at once where it is not bet on (ENC-8).

        In grande, chica and punto talk goes round even where only one has the stones to bet.
        """
        players = self.entrants(lance)
        able = [seat for seat in players if self.stones[seat] >= ENVIDO]
        if lance in HELD and len(able) < 2:
            players = ()
        return EncajeBetting.begin(players, self.stones)

    def close(self, lance: Lance, betting: EncajeBetting) -> Self:
        """After a lance's betting: refusals are settled, stakes lie in the pot."""
        contest = EncajeContest(lance, self.entrants(lance), betting)
        after = type(self)(
            self.deal, self.stones, self.moves, (*self.contests, contest), self.unshed
        )
        return after._move(_at_once(lance, betting))

    def reckon(self) -> Self:
        """The count once the cards are shown: lance by lance, the pot before the discard."""
        count = self
        for contest in self.contests:
            count = count._move(count._pot(contest))._move(count._sheds(contest))
        return count

    def _holds(self, lance: Lance, seat: int) -> bool:
        return takes_part(lance, self.deal.hand(seat), self.deal.ruleset)

    def _move(self, moves: Iterable[EncajeMove]) -> Self:
        count = self
        for move in moves:
            count = count._moved(move)
        return count

    def _moved(self, move: EncajeMove) -> Self:
        """A discard is at most what one has (ENC-15); nothing moves where that is nothing."""
        taken = move.what is Moved.TAKE
        number = move.stones if taken else min(move.stones, self.stones[move.seat])
        if number == 0:
            return self._without(move)
        stones = list(self.stones)
        stones[move.seat] += number if taken else -number
        if move.to is not None:
            stones[move.to] += number
        moves = (*self.moves, move._replace(stones=number))
        return type(self)(self.deal, tuple(stones), moves, self.contests, self.unshed)

    def _without(self, move: EncajeMove) -> Self:
        if move.what is not Moved.SHED:
            return self
        unshed = (*self.unshed, (len(self.moves), move._replace(stones=0)))
        return type(self)(self.deal, self.stones, self.moves, self.contests, unshed)

    def _ranked(self, lance: Lance, seats: tuple[int, ...]) -> list[int]:
        """Seats from the best hand to the worst, equal hands by nearness to the mano (ENC-14)."""
        deal = self.deal
        return sorted(
            seats, key=lambda seat: strength(lance, deal.hand(seat), deal.ruleset), reverse=True
        )

    def _pot(self, contest: EncajeContest) -> Iterator[EncajeMove]:
        """ENC-13: the worst hand among those in the pot takes it all back."""
        players, stake = contest.betting.in_pot, contest.betting.stake
        if players and stake:
            worst = self._ranked(contest.lance, players)[-1]
            yield EncajeMove(contest.lance, Moved.TAKE, worst, stake * len(players))

    def _sheds(self, contest: EncajeContest) -> Iterator[EncajeMove]:
        """ENC-9 to ENC-13: what the best hand, or who was refused, discards from the game."""
        lance, betting = contest.lance, contest.betting
        if lance not in WITH_WORTH and betting.status is not EncajeStatus.PASO:
            return
        if betting.status is EncajeStatus.REFUSED:
            seat = betting.stakes[-1].seat
        elif contest.entered:
            seat = self._ranked(lance, betting.in_pot or contest.entered)[0]
        else:
            return
        yield EncajeMove(lance, Moved.SHED, seat, self._worth(lance, seat))

    def _worth(self, lance: Lance, seat: int) -> int:
        """ENC-10: a hand's own worth; 1 for grande or chica en paso (ENC-9)."""
        if lance not in HELD:
            return PUNTO if lance is Lance.PUNTO else EN_PASO
        worth = pares_of if lance is Lance.PARES else juego_of
        held = worth(self.deal.hand(seat), self.deal.ruleset)
        return held.stones if held else 0


def _at_once(lance: Lance, betting: EncajeBetting) -> Iterator[EncajeMove]:
    """ENC-11 to ENC-13: a refused bet, a refused raise, or the stakes of an accepted one."""
    match betting.status, betting.stakes:
        case EncajeStatus.REFUSED, [bet]:
            yield EncajeMove(lance, Moved.SHED, bet.seat, REFUSED)
        case EncajeStatus.REFUSED, [*_, before, last]:
            yield EncajeMove(lance, Moved.GIVE, last.seat, before.to, before.seat)
        case EncajeStatus.ACCEPTED, [*_, last]:
            for seat in betting.in_pot:
                yield EncajeMove(lance, Moved.STAKE, seat, last.to)
