"""The betting of one lance of Encaje, everyone for himself (ENC-4 to ENC-7)."""

from enum import StrEnum
from typing import NamedTuple, Self

from engine.betting import ENVIDO, RAISE
from engine.calls import NUMBERED, Call, Word
from engine.errors import IllegalCall


class EncajeStatus(StrEnum):
    """How the betting stands: open, or how it ended."""

    OPEN = "open"
    PASO = "paso"
    REFUSED = "refused"  # all others refused the last bet or raise
    ACCEPTED = "accepted"  # at least one said quiero


class Stake(NamedTuple):
    """A bet or raise: who made it, and to how many stones."""

    seat: int
    to: int


class EncajeBetting(NamedTuple):
    """The betting among the seats that take part, in speaking order; `purse` is by seat.

    `waiting` are the seats still to speak, in order; `accepted` said quiero to the last stake;
    `out` refused.

    >>> EncajeBetting.begin((0, 1, 2), (21, 1, 9)).apply(Call.parse("0 envido 5")).legal_words()
    (<Word.NO_QUIERO: 'no_quiero'>,)
    """

    players: tuple[int, ...]
    purse: tuple[int, ...]
    waiting: tuple[int, ...]
    stakes: tuple[Stake, ...] = ()
    accepted: tuple[int, ...] = ()
    out: tuple[int, ...] = ()

    @classmethod
    def begin(cls, players: tuple[int, ...], purse: tuple[int, ...]) -> Self:
        """The betting before the first word; over at once where fewer than two can speak."""
        return cls(players, purse, players if len(players) > 1 else ())

    @property
    def status(self) -> EncajeStatus:
        """Open, or how it ended."""
        if self.waiting:
            return EncajeStatus.OPEN
        if not self.stakes:
            return EncajeStatus.PASO
        return EncajeStatus.ACCEPTED if self.accepted else EncajeStatus.REFUSED

    @property
    def stake(self) -> int | None:
        """The last bet in stones, or None before the first."""
        return self.stakes[-1].to if self.stakes else None

    @property
    def to_speak(self) -> int | None:
        """The seat that speaks now, or None once it is over."""
        return self.waiting[0] if self.waiting else None

    @property
    def in_pot(self) -> tuple[int, ...]:
        """Who pays the accepted stake into the pot, in speaking order (ENC-13)."""
        if self.status is not EncajeStatus.ACCEPTED:
            return ()
        return tuple(sorted((self.stakes[-1].seat, *self.accepted)))

    def legal_words(self) -> tuple[Word, ...]:
        """The words open to the seat that speaks, in the order in which choices are listed."""
        if not self.waiting:
            return ()
        has, stake = self.purse[self.waiting[0]], self.stake
        if stake is None:
            return (Word.PASO, Word.ENVIDO) if has >= ENVIDO else (Word.PASO,)
        if has < stake:
            return (Word.NO_QUIERO,)
        answers = (Word.QUIERO, Word.NO_QUIERO)
        return answers if has < stake + RAISE else (*answers, Word.REENVIDO)

    def least(self) -> int:
        """The smallest total that may be named now, in stones."""
        return ENVIDO if self.stake is None else self.stake + RAISE

    def legal_calls(self) -> tuple[Call, ...]:
        """Every legal call, a bet or raise at its smallest total; the purse is the largest."""
        if self.to_speak is None:
            return ()
        return tuple(
            Call(self.to_speak, word, self.least() if word in NUMBERED else None)
            for word in self.legal_words()
        )

    def apply(self, call: Call) -> Self:
        """The betting after a call.

        Raises `IllegalCall`: `betting_over`, `out_of_turn`, `not_open`, `too_small`, and
        `too_large` for more stones than the caller has (ENC-4).
        """
        self._check(call)
        return self.followed_by(call)

    def followed_by(self, call: Call) -> Self:
        """The cheaper sibling of `apply`, for a call that was chosen among the legal ones."""
        rest = self.waiting[1:]
        match call.word:
            case Word.QUIERO:
                return self._with(rest, self.stakes, (*self.accepted, call.seat), self.out)
            case Word.NO_QUIERO:
                return self._with(rest, self.stakes, self.accepted, (*self.out, call.seat))
            case Word.ENVIDO | Word.REENVIDO:
                return self._raised(Stake(call.seat, call.to or self.least()))
            case _:
                return self._with(rest, self.stakes, self.accepted, self.out)

    def _raised(self, stake: Stake) -> Self:
        """After a bet or raise all that are not out speak, from its maker's right on (ENC-5)."""
        at = self.players.index(stake.seat)
        others = self.players[at + 1 :] + self.players[:at]
        waiting = tuple([seat for seat in others if seat not in self.out])
        return self._with(waiting, (*self.stakes, stake), (), self.out)

    def _with(
        self,
        waiting: tuple[int, ...],
        stakes: tuple[Stake, ...],
        accepted: tuple[int, ...],
        out: tuple[int, ...],
    ) -> Self:
        return type(self)(self.players, self.purse, waiting, stakes, accepted, out)

    def _check(self, call: Call) -> None:
        if self.to_speak is None:
            raise IllegalCall("betting_over", call=str(call), status=self.status)
        if call.seat != self.to_speak:
            raise IllegalCall("out_of_turn", call=str(call), to_speak=(self.to_speak,))
        legal = self.legal_words()
        if call.word not in legal:
            raise IllegalCall("not_open", call=str(call), legal=legal)
        if call.to is not None and call.to < self.least():
            raise IllegalCall("too_small", call=str(call), stake=self.stake, least=self.least())
        if call.to is not None and call.to > self.purse[call.seat]:
            raise IllegalCall("too_large", call=str(call), most=self.purse[call.seat])
