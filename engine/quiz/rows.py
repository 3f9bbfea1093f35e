"""Whole deals by table: who takes part, who wins and what each hand is worth, class by class.

What a question of a table is made from before its cards are looked at: a deal of classes is judged
in microseconds, so that most of those that do not fit are thrown away at once.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from engine.betting import Betting
from engine.hand import Hand
from engine.juego import Juego, juego_of
from engine.lances import Lance
from engine.pares import Pares, pares_of
from engine.questions.counting import all_pass
from engine.questions.paying import Outcome
from engine.quiz.classes import samples
from engine.quiz.minds import Dealt, best_seat
from engine.quiz.tables import KNOWER, OUT, strengths
from engine.ruleset import Ruleset
from engine.seats import has_both_couples
from engine.tanteo import PUNTO_BONUS


@dataclass(frozen=True, slots=True)
class Rows:
    """By lance, how each class stands and what it is worth under a ruleset."""

    ruleset: Ruleset
    standings: Mapping[Lance, tuple[int, ...]]
    worths: Mapping[Lance, tuple[int, ...]]

    def players(self, lance: Lance, dealt: Dealt) -> tuple[int, ...]:
        """The seats that take part; in punto none where somebody has juego."""
        if lance is Lance.PUNTO and self.players(Lance.JUEGO, dealt):
            return ()
        table = self.standings[lance]
        return tuple([seat for seat, held in enumerate(dealt) if table[held] != OUT])

    def winner(self, lance: Lance, dealt: Dealt) -> int:
        """The seat that wins a lance that somebody plays."""
        return best_seat(self.standings[lance], dealt, last_wins_ties=False)

    def outcome(self, lance: Lance, dealt: Dealt, betting: Betting | None) -> Outcome:
        """A lance that is over and that somebody plays."""
        return Outcome(lance, self.winner(lance, dealt), betting, self._worths(lance, dealt))

    def unbet(self, dealt: Dealt) -> Iterator[Outcome]:
        """The lances of a round in which everybody passes, but for one that nobody plays."""
        last = Lance.JUEGO if self.players(Lance.JUEGO, dealt) else Lance.PUNTO
        for lance in (Lance.GRANDE, Lance.CHICA, Lance.PARES, last):
            if players := self.players(lance, dealt):
                winner, worths = self.winner(lance, dealt), self._worths(lance, dealt)
                yield _unbet(self.ruleset, lance, players, winner, worths)

    def _worths(self, lance: Lance, dealt: Dealt) -> tuple[int, ...]:
        return tuple([self.worths[lance][held] for held in dealt])


@cache
def rows(ruleset: Ruleset) -> Rows:
    """The rows of a ruleset."""
    none, punto = (0,) * len(samples()), (PUNTO_BONUS,) * len(samples())
    worths = {Lance.GRANDE: none, Lance.CHICA: none, Lance.PUNTO: punto}
    worths |= {Lance.PARES: _stones(pares_of, ruleset), Lance.JUEGO: _stones(juego_of, ruleset)}
    return Rows(ruleset, {lance: strengths(KNOWER, lance, ruleset) for lance in Lance}, worths)


@cache
def _unbet(
    ruleset: Ruleset, lance: Lance, players: tuple[int, ...], winner: int, worths: tuple[int, ...]
) -> Outcome:
    betting = all_pass(players, ruleset) if has_both_couples(players) else None
    return Outcome(lance, winner, betting, worths)


def _stones(
    worth: Callable[[Hand, Ruleset], Pares | Juego | None], ruleset: Ruleset
) -> tuple[int, ...]:
    held = (worth(hand, ruleset) for hand in samples())
    return tuple(holding.stones if holding else 0 for holding in held)
