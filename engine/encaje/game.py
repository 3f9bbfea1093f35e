"""A game of Encaje: who is in, who is mano, and how it ends (ENC-1, ENC-3, ENC-16)."""

from dataclasses import dataclass, replace
from typing import Self

from engine.cards import Card
from engine.encaje.count import EncajeCount
from engine.encaje.round import EncajeOpening, EncajePhase, EncajeRound
from engine.encaje.rules import EncajeRules, End, check_players
from engine.errors import IllegalCall


@dataclass(frozen=True, slots=True)
class EncajeGame:
    """Players keep their numbers, counted anticlockwise; `stones` are theirs by number.

    `dealer` deals the next round, though he may have left. `ended` is the player whom the end
    marks: who lost, or with `End.FIRST_WINS` won.

    >>> EncajeGame.begin(4).seated
    (0, 1, 2, 3)
    """

    rules: EncajeRules
    stones: tuple[int, ...]
    dealer: int
    ended: int | None = None

    @classmethod
    def begin(cls, players: int, rules: EncajeRules | None = None) -> Self:
        """Three to eight players with all their stones, 0 the mano.

        Raises `BadRuleset` (`bad_players`) for another number.
        """
        check_players(players)
        rules = rules or EncajeRules()
        return cls(rules, (rules.stones,) * players, players - 1)

    @property
    def seated(self) -> tuple[int, ...]:
        """The players still in, from the mano on, who is the first on the dealer's right."""
        right = range(self.dealer + 1, len(self.stones))
        order = (*right, *range(self.dealer + 1))
        return tuple(player for player in order if self.stones[player] > 0)

    @property
    def loser(self) -> int | None:
        """Who is left with stones, or was the last to discard; None while the game goes on."""
        return self.ended if self.rules.end is End.LAST_LOSES else None

    @property
    def winner(self) -> int | None:
        """Who was the first without stones, where the house plays for that."""
        return self.ended if self.rules.end is End.FIRST_WINS else None

    def opening(self, deck: tuple[Card, ...], seed: int = 0) -> EncajeOpening:
        """What the next round starts from; `IllegalCall` (`game_over`) once it has ended."""
        if self.ended is not None:
            raise IllegalCall("game_over", ended=self.ended)
        stones = tuple(self.stones[player] for player in self.seated)
        return EncajeOpening(self.rules, deck, stones, seed)

    def after(self, played: EncajeRound) -> Self:
        """The game after a round: the deal passes to the next with stones (ENC-3).

        Raises `IllegalCall`: `game_over`, `other_round` for one that did not start from here,
        `round_open` for one that is not over.
        """
        wanted = self.opening(played.opening.deck, played.opening.seed)
        if played.opening != wanted:
            raise IllegalCall("other_round", stones=played.opening.stones, wanted=wanted.stones)
        if played.phase is not EncajePhase.OVER or played.count is None:
            raise IllegalCall("round_open", phase=played.phase)
        return self.settled(played.count)

    def settled(self, count: EncajeCount) -> Self:
        """The game after a whole count among those who are in, from the mano on."""
        stones = list(self.stones)
        for player, has in zip(self.seated, count.stones, strict=True):
            stones[player] = has
        moved = replace(self, stones=tuple(stones)).passed()
        gone = tuple(self.seated[seat] for seat in leaving(count))
        return replace(moved, ended=moved._end(gone))

    def passed(self) -> Self:
        """The game with the deal gone to the next who has stones (ENC-3)."""
        return replace(self, dealer=next(iter(self.seated), self.dealer))

    def _end(self, gone: tuple[int, ...]) -> int | None:
        """Whom the end marks; None while the game goes on. `gone` ran out of stones, in order."""
        if self.rules.end is End.FIRST_WINS:
            return gone[0] if gone else None
        if not self.seated:
            return gone[-1]
        return self.seated[0] if len(self.seated) == 1 else None


def leaving(count: EncajeCount) -> tuple[int, ...]:
    """Seats that end a round without stones, in the order in which their last went.

    Stones that lie in a pot are not their owner's (ENC-4): who does not get them back has had none
    since he paid them in. Of those who paid in together the nearest to the mano comes first.
    """
    last = {move.seat: at for at, move in enumerate(count.moves)}
    gone = (seat for seat, has in enumerate(count.stones) if has == 0)
    return tuple(sorted(gone, key=last.__getitem__))
