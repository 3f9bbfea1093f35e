"""Rounds, games and the match: who is mano next, who has won what (DEA-5, OBJ-2, OBJ-3)."""

from dataclasses import dataclass, replace
from typing import Self

from engine.cards import Card
from engine.errors import IllegalCall
from engine.round import Round
from engine.ruleset import Ruleset
from engine.seats import couple_of
from engine.table import Opening, Phase


@dataclass(frozen=True, slots=True)
class Match:
    """A match between two couples of players.

    Players keep their numbers, counted anticlockwise, the even ones against the odd ones; seats
    within a round are counted from its mano, who is `mano` here. Scores and games are by couple
    of players. `captains`, one of each trio, are players too (VAR-6).

    >>> Match(Ruleset()).player(3)
    3
    """

    ruleset: Ruleset
    mano: int = 0
    scores: tuple[int, int] = (0, 0)
    games: tuple[int, int] = (0, 0)
    rounds: int = 0
    captains: tuple[int, ...] = ()

    @property
    def winner(self) -> int | None:
        """The couple that has won the match, or None (OBJ-3)."""
        enough = self.ruleset.games_to_win
        return next((couple for couple in (0, 1) if self.games[couple] >= enough), None)

    @property
    def dealer(self) -> int:
        """The player who deals: the one before the mano (DEA-4)."""
        return (self.mano - 1) % self.ruleset.players

    @property
    def cutter(self) -> int:
        """The player who cuts: on the dealer's left (DEA-1)."""
        return (self.mano - 2) % self.ruleset.players

    def player(self, seat: int) -> int:
        """The player at a seat of the present round."""
        return (self.mano + seat) % self.ruleset.players

    def opening(self, deck: tuple[Card, ...], seed: int = 0, *, card_seen: bool = False) -> Opening:
        """What the next round starts from; raises `IllegalCall` (`match_over`) after the last."""
        if self.winner is not None:
            raise IllegalCall("match_over", winner=self.winner)
        captains = sorted((player - self.mano) % self.ruleset.players for player in self.captains)
        scores = self._by_seat(self.scores)
        return Opening(self.ruleset, deck, scores, seed, card_seen, tuple(captains))

    def after(self, played: Round) -> Self:
        """The match after a round: the deal passes to the right, also between games (DEA-5).

        Raises `IllegalCall`: `match_over`, `other_round` for one that did not start from here,
        `round_open` for one that is not over.
        """
        was = played.opening
        if was != self.opening(was.deck, was.seed, card_seen=was.card_seen):
            raise IllegalCall("other_round", scores=was.scores, wanted=self._by_seat(self.scores))
        if played.phase is not Phase.OVER:
            raise IllegalCall("round_open", phase=played.phase)
        moved = replace(self, mano=(self.mano + 1) % self.ruleset.players, rounds=self.rounds + 1)
        if played.tanteo.winner is None:
            return replace(moved, scores=self._by_seat(played.tanteo.scores))
        couple = couple_of(played.tanteo.winner + self.mano)
        games = tuple(won + (which == couple) for which, won in enumerate(self.games))
        return replace(moved, scores=(0, 0), games=(games[0], games[1]))

    def _by_seat(self, pair: tuple[int, int]) -> tuple[int, int]:
        """Swap a pair by couple of players into one by couple of seats, and back."""
        return pair if couple_of(self.mano) == 0 else (pair[1], pair[0])
