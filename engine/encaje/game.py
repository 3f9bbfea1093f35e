"""A game of Encaje: who is in, who is mano, and how it ends (ENC-1, ENC-3, ENC-16)."""

from dataclasses import dataclass, replace
from typing import Self

from engine.cards import Card
from engine.encaje.count import Move, Moved
from engine.encaje.round import EncajeRound, Opening, Phase
from engine.encaje.rules import EncajeRules, End, check_players
from engine.errors import IllegalCall


@dataclass(frozen=True, slots=True)
class EncajeGame:
    """Players keep their numbers, counted anticlockwise; `mano` is the first of those still in.

    `ended` is the player who lost, or with `End.FIRST_WINS` who won.
    """

    rules: EncajeRules
    stones: tuple[int, ...]
    mano: int = 0
    ended: int | None = None

    @classmethod
    def begin(cls, players: int, rules: EncajeRules | None = None) -> Self:
        """Three to eight players with all their stones; else `BadRuleset` (`bad_players`)."""
        check_players(players)
        rules = rules or EncajeRules()
        return cls(rules, (rules.stones,) * players)

    @property
    def seated(self) -> tuple[int, ...]:
        """The players still in, from the mano on."""
        order = (*range(self.mano, len(self.stones)), *range(self.mano))
        return tuple(player for player in order if self.stones[player] > 0)

    def opening(self, deck: tuple[Card, ...], seed: int = 0) -> Opening:
        """What the next round starts from; `IllegalCall` (`game_over`) once it has ended."""
        if self.ended is not None:
            raise IllegalCall("game_over", ended=self.ended)
        stones = tuple(self.stones[player] for player in self.seated)
        return Opening(self.rules, deck, stones, seed)

    def after(self, played: EncajeRound) -> Self:
        """The game after a round; `IllegalCall` (`round_open`) for one that is not over."""
        if played.phase is not Phase.OVER or played.count is None:
            raise IllegalCall("round_open", phase=played.phase)
        stones = list(self.stones)
        for player, has in zip(self.seated, played.stones, strict=True):
            stones[player] = has
        order = tuple(self.seated[seat] for seat in _leaving(played))
        moved = replace(self, stones=tuple(stones))
        return replace(moved, mano=moved._next_mano(self.mano), ended=moved._end(order))

    def _next_mano(self, mano: int) -> int:
        """The next player with stones after the mano (ENC-3)."""
        count = len(self.stones)
        order = ((mano + step) % count for step in range(1, count + 1))
        return next((player for player in order if self.stones[player] > 0), mano)

    def _end(self, leaving: tuple[int, ...]) -> int | None:
        """Who lost, or won; None while it goes on. `leaving` are those now without stones."""
        left = [player for player, has in enumerate(self.stones) if has > 0]
        if self.rules.end is End.FIRST_WINS:
            return leaving[0] if leaving else None
        if not left:
            return leaving[-1]
        return left[0] if len(left) == 1 else None


def _leaving(played: EncajeRound) -> tuple[int, ...]:
    """Seats that end a round without stones, in the order in which they lost their last."""
    last: dict[int, int] = {}
    moves: tuple[Move, ...] = played.count.moves if played.count else ()
    for at, move in enumerate(moves):
        if move.what is not Moved.TAKE:
            last[move.seat] = at
    gone = (seat for seat, has in enumerate(played.stones) if has == 0)
    return tuple(sorted(gone, key=lambda seat: last.get(seat, -1)))
