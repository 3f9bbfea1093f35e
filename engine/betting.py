"""The betting of one lance: paso, envido, the answers, raises and órdago (BET-1 to BET-12)."""

from enum import StrEnum
from typing import NamedTuple, Self

from engine.calls import NUMBERED, Call, Word
from engine.errors import IllegalCall
from engine.ruleset import Ruleset
from engine.seats import couple_of

ENVIDO = 2  # BET-1: the smallest first bet, and what "envido" without a number says
RAISE = 2  # BET-5: what "reenvido" without a number adds
FIRST_DEJE = 1  # BET-7
OPENING = (Word.PASO, Word.ENVIDO, Word.ORDAGO)
ANSWERS = (Word.QUIERO, Word.NO_QUIERO)
RAISES = (*ANSWERS, Word.REENVIDO, Word.ORDAGO)
STRONGEST_FIRST = (Word.ORDAGO, Word.REENVIDO, Word.QUIERO, Word.NO_QUIERO)  # BET-4


class Status(StrEnum):
    """How the betting stands: open, or how it ended (`ordago`: one that was accepted)."""

    OPEN = "open"
    PASO = "paso"
    QUIERO = "quiero"
    NO_QUIERO = "no_quiero"
    ORDAGO = "ordago"


class Bet(NamedTuple):
    """A bet on the table: whose, and to how many stones; None for an órdago."""

    couple: int
    to: int | None


class Betting(NamedTuple):
    """The betting of one lance among the seats that may speak in it, in speaking order.

    `players` are of both couples, else there is nothing to bet on (PAR-9). `bets` are the last
    two: the stake and the deje, so that betting without end grows no larger.

    >>> Betting((0, 1, 2, 3), Ruleset()).apply(Call.parse("0 envido")).to_speak
    (1, 3)
    """

    players: tuple[int, ...]
    ruleset: Ruleset
    passes: int = 0
    bets: tuple[Bet, ...] = ()
    answer: Word | None = None

    @property
    def status(self) -> Status:
        """Open, or how it ended."""
        if self.answer is Word.NO_QUIERO:
            return Status.NO_QUIERO
        if self.answer is Word.QUIERO:
            return Status.ORDAGO if self.bets[-1].to is None else Status.QUIERO
        return Status.PASO if self.passes == len(self.players) and not self.bets else Status.OPEN

    @property
    def stake(self) -> int | None:
        """Stones on the table, also after a refusal; None before a bet and under an órdago."""
        return self.bets[-1].to if self.bets else None

    @property
    def deje(self) -> int | None:
        """What a refusal pays or paid (BET-7, BET-8, BET-12); None unbet and after a quiero."""
        if not self.bets or self.answer is Word.QUIERO:
            return None
        return self.bets[-2].to if len(self.bets) > 1 else FIRST_DEJE

    @property
    def collects(self) -> int | None:
        """The couple whose bet was refused, which collects the deje; else None."""
        return self.bets[-1].couple if self.answer is Word.NO_QUIERO else None

    @property
    def to_speak(self) -> tuple[int, ...]:
        """The seats that may speak now: one before a bet, then all opponents of the bettor."""
        if self.answer is not None:
            return ()
        if not self.bets:
            return self.players[self.passes : self.passes + 1]
        bettors = self.bets[-1].couple
        return tuple([seat for seat in self.players if seat % 2 != bettors])

    def legal_words(self) -> tuple[Word, ...]:
        """The words open to those who may speak now."""
        return self._words() if self.to_speak else ()

    def _words(self) -> tuple[Word, ...]:
        """Those of betting that is open."""
        if not self.bets:
            return OPENING
        return ANSWERS if self.bets[-1].to is None else RAISES

    def least(self) -> int:
        """The smallest total that an envido or reenvido may name now, in stones (BET-1, BET-5)."""
        return ENVIDO if self.stake is None else self.stake + self.ruleset.min_raise

    def legal_calls(self) -> tuple[Call, ...]:
        """Every legal call, an envido or reenvido at its smallest total; no upper limit holds."""
        return tuple(
            Call(seat, word, self.least() if word in NUMBERED else None)
            for seat in self.to_speak
            for word in self.legal_words()
        )

    def apply(self, call: Call, *partners: Call) -> Self:
        """The betting after a call, or after what several partners answer together (BET-4).

        Each of several answers must be legal; of equal ones the first given counts. Raises
        `IllegalCall`: `betting_over`, `one_voice`, `seat_twice`, `out_of_turn`, `not_open`,
        `too_small`.
        """
        calls, legal = (call, *partners), self._words()
        if partners or not self._may_speak(call.seat):
            self._check_voices(calls)
        for each in calls:
            if each.word not in legal:
                raise IllegalCall("not_open", call=str(each), legal=legal)
            if each.to is not None and each.to < self.least():
                raise IllegalCall("too_small", call=str(each), stake=self.stake, least=self.least())
        return self._follow(min(calls, key=self._rank) if partners else call)

    def _may_speak(self, seat: int) -> bool:
        """Whether a seat is among those of `to_speak`."""
        players, _, passes, bets, answer = self
        if answer is not None:
            return False
        if not bets:
            return players[passes : passes + 1] == (seat,)
        return seat in players and couple_of(seat) != bets[-1].couple

    def _check_voices(self, calls: tuple[Call, ...]) -> None:
        """Refuse those that may not speak now, before anything that is said is looked at."""
        to_speak = self.to_speak
        if not to_speak:
            raise IllegalCall("betting_over", call=str(calls[0]), status=self.status)
        if len(calls) > 1 and not self.bets:
            raise IllegalCall("one_voice", call=str(calls[0]), to_speak=to_speak)
        seats = [call.seat for call in calls]
        for call in calls:
            if call.seat not in to_speak:
                raise IllegalCall("out_of_turn", call=str(call), to_speak=to_speak)
            if len(seats) > 1 and seats.count(call.seat) > 1:
                raise IllegalCall("seat_twice", call=str(call), seat=call.seat)

    def _rank(self, call: Call) -> tuple[int, int]:
        """Sort key: the stronger answer first, of two raises the higher (BET-4)."""
        return STRONGEST_FIRST.index(call.word), -self._total(call)

    def _total(self, call: Call) -> int:
        return call.to or (ENVIDO if self.stake is None else self.stake + RAISE)

    def _follow(self, call: Call) -> Self:
        players, ruleset, passes, bets, answer = self
        match call.word:
            case Word.PASO:
                passes += 1
            case Word.QUIERO | Word.NO_QUIERO:
                answer = call.word
            case Word.ENVIDO | Word.REENVIDO | Word.ORDAGO:
                to = None if call.word is Word.ORDAGO else self._total(call)
                bets = (*bets[-1:], Bet(couple_of(call.seat), to))
        return type(self)(players, ruleset, passes, bets, answer)
