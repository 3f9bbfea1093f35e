"""A round as it stands, and what is open in it (MUS-1, MUS-3, PAR-8, JUE-4, VAR-3 to VAR-5)."""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from itertools import combinations

from engine.acts import Act, Verb
from engine.betting import Betting
from engine.calls import Call
from engine.cards import Card
from engine.deal import Deal
from engine.errors import BadNotation, BadRuleset
from engine.hand import SIZE, Hand
from engine.lances import Lance
from engine.ruleset import Ruleset
from engine.seats import COUPLES, has_both_couples
from engine.stock import Stock
from engine.tanteo import Tanteo
from engine.wild import Showing, may_declare, true_showings

TRIOS = 6  # VAR-6: players who sit as two trios


class Phase(StrEnum):
    """What a round waits for."""

    RENEWAL = "renewal"  # VAR-4: keep 4-5-6-7 or change it
    VISTO = "visto"  # VAR-3: none to four cards may be changed
    MUS = "mus"
    DISCARD = "discard"
    DECLARE = "declare"
    BET = "bet"
    SHOW = "show"  # VAR-5: wild cards are fixed
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Opening:
    """All that a round starts from; the same opening and acts give the same round.

    `deck` is dealt from its first card on, `seed` shuffles discards, `card_seen` tells that a card
    was shown by accident in the deal (it matters only with `mus_visto`), `captains` are the seats
    that talk of mus for their trios (VAR-6).

    Raises `BadNotation` (`bad_scores`) for scores that no game goes on from, `BadRuleset`
    (`captains_need_six`, `captain_each`) for captains other than one of each trio.
    """

    ruleset: Ruleset
    deck: tuple[Card, ...]
    scores: tuple[int, int] = (0, 0)
    seed: int = 0
    card_seen: bool = False
    captains: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        most = self.ruleset.target - 1
        if not all(0 <= score <= most for score in self.scores):
            raise BadNotation("bad_scores", given=self.scores, wanted=f"0-{most}")
        if self.captains:
            self._check_captains(self.captains, self.ruleset.players)

    @staticmethod
    def _check_captains(captains: tuple[int, ...], players: int) -> None:
        if players != TRIOS:
            raise BadRuleset("captains_need_six", players=players)
        is_seated = all(0 <= seat < players for seat in captains)
        if not (is_seated and len(captains) == len(COUPLES) and has_both_couples(captains)):
            raise BadRuleset("captain_each", given=captains)


@dataclass(frozen=True, slots=True)
class Table:
    """A round as it stands; `waiting` are the seats still to act in this phase, in order."""

    opening: Opening
    deal: Deal
    stock: Stock
    tanteo: Tanteo
    phase: Phase = Phase.MUS
    waiting: tuple[int, ...] = ()
    thrown: tuple[tuple[Card, ...], ...] = ()
    lance: Lance = Lance.GRANDE
    betting: Betting | None = None
    bettings: tuple[tuple[Lance, Betting], ...] = ()
    declared: tuple[tuple[Lance, int, bool], ...] = ()
    ways: tuple[tuple[int, Showing], ...] = ()  # wild cards fixed, by seat
    acts: tuple[tuple[Act | Call, ...], ...] = ()

    @property
    def ruleset(self) -> Ruleset:
        """The rules that hold in this round."""
        return self.deal.ruleset

    @property
    def every(self) -> tuple[int, ...]:
        """All seats, in speaking order."""
        return tuple(range(self.ruleset.players))

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may act now: one, or under a bet all that may answer it."""
        return self.betting.to_speak if self.betting else self.waiting[:1]

    def legal_acts(self) -> tuple[Act | Call, ...]:
        """Everything open now; an envido or reenvido stands for all from its total up."""
        if self.betting:
            return self.betting.legal_calls()
        return tuple(act for seat in self.to_act for act in self._legal_for(seat))

    def is_legal(self, act: Act) -> bool:
        """Whether an act outside the betting is open now."""
        legal = (other.key() for other in self.legal_acts() if isinstance(other, Act))
        return act.key() in legal

    def _legal_for(self, seat: int) -> Iterator[Act]:
        match self.phase:
            case Phase.RENEWAL:
                yield from (Act(seat, verb) for verb in (Verb.CAMBIO, Verb.SERVIDO))
            case Phase.MUS:
                yield from (Act(seat, verb) for verb in (Verb.MUS, Verb.NO_HAY_MUS))
            case Phase.VISTO | Phase.DISCARD:
                fewest = 0 if self.phase is Phase.VISTO else 1
                yield from _discards(seat, self.deal.hand(seat), fewest)
            case Phase.DECLARE:
                said = self._declared_by(seat)
                for has in may_declare(self.deal.hand(seat), self.ruleset, self.lance, said):
                    yield Act(seat, Verb.SI if has else Verb.NO)
            case Phase.SHOW:
                for way in self._true_ways(seat):
                    yield Act(seat, Verb.MUESTRA, tuple(way), tuple(way.values()))

    def _true_ways(self, seat: int) -> tuple[Showing, ...]:
        return true_showings(self.deal.hand(seat), self.ruleset, self._declared_by(seat))

    def _declared_by(self, seat: int) -> dict[Lance, bool]:
        return {lance: has for lance, other, has in self.declared if other == seat}


def _discards(seat: int, hand: Hand, fewest: int) -> Iterator[Act]:
    for count in range(fewest, SIZE + 1):
        for cards in combinations(hand.cards, count):
            yield Act(seat, Verb.DESCARTE, cards)
