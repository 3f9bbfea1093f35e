"""Hands at a table, seat by seat from the mano (DEA-2), and who takes part in a lance."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple, Self

from engine.cards import Card, Rank
from engine.errors import BadNotation
from engine.hand import Hand, check_distinct
from engine.lances import Lance, strengths
from engine.ruleset import WILD_RANKS, Ruleset
from engine.seats import couple_of, has_both_couples

UNKNOWN = "-"
FEWEST, MOST = 1, 8  # eight sit down to Encaje (ENC-1)


class Contest(NamedTuple):
    """Who takes part in a lance, in speaking order, and whose hand is best; None if nobody does."""

    players: tuple[int, ...]
    winner: int | None

    @property
    def couple(self) -> int | None:
        """The couple that wins the lance by its better hand (LAN-4)."""
        return None if self.winner is None else couple_of(self.winner)

    @property
    def is_bet(self) -> bool:
        """Whether both couples take part, so that the lance is bet on (PAR-9)."""
        return has_both_couples(self.players)

    @property
    def is_solo(self) -> bool:
        """Whether one couple takes part alone, and is paid without a bet (PAR-9)."""
        return bool(self.players) and not self.is_bet


@dataclass(frozen=True, slots=True)
class Deal:
    """One to eight hands by seat, None where a hand is not known, and the rules that hold.

    Raises `BadNotation`: `bad_hand` for too few or too many hands, `duplicate_card` for a card
    that is in two of them.

    >>> Deal.parse("RoCo5o4o.3o3c4b4e", Ruleset()).players(Lance.PARES)
    (1,)
    """

    hands: tuple[Hand | None, ...]
    ruleset: Ruleset
    _contests: dict[Lance, Contest] = field(
        default_factory=dict, init=False, repr=False, compare=False
    )  # those asked for, each worked out once

    def __post_init__(self) -> None:
        if not FEWEST <= len(self.hands) <= MOST:
            raise BadNotation("bad_hand", hands=len(self.hands), wanted=f"{FEWEST}-{MOST}")
        check_distinct([card for hand in self.hands if hand for card in hand.cards])

    @classmethod
    def parse(cls, text: str, ruleset: Ruleset) -> Self:
        """Read hands parted by dots, seat by seat, `-` for one that is not known."""
        parts = text.split(".")
        return cls(tuple(None if p == UNKNOWN else Hand.parse(p) for p in parts), ruleset)

    def __str__(self) -> str:
        return ".".join(UNKNOWN if hand is None else str(hand) for hand in self.hands)

    def showing(self, wild: Mapping[Card, Rank]) -> Self:
        """The same deal with every wild card fixed (VAR-5).

        Raises `BadNotation` (`bad_wild`) for a choice that is missing, for a card that is not
        held or not wild, or other than a rey or an as.
        """
        held = {card for hand in self.hands if hand for card in hand.cards}
        wanted = {card for card in held if self.ruleset.is_wild(card)}
        odd = sorted(str(card) for card in wanted ^ wild.keys())
        odd += sorted(str(card) for card, rank in wild.items() if rank not in WILD_RANKS)
        if odd:
            raise BadNotation("bad_wild", given=odd[0], wanted=sorted(map(str, wanted)))
        return type(self)(tuple(h and h.showing(wild) for h in self.hands), self.ruleset)

    def hand(self, seat: int) -> Hand:
        """The hand at a seat; `BadNotation` (`unknown_hand`) where it is not known."""
        hand = self.hands[seat]
        if hand is None:
            raise BadNotation("unknown_hand", seat=seat)
        return hand

    def with_hand(self, seat: int, hand: Hand) -> Self:
        """The same deal with another hand at a seat."""
        hands = (*self.hands[:seat], hand, *self.hands[seat + 1 :])
        return type(self)(hands, self.ruleset)

    def players(self, lance: Lance) -> tuple[int, ...]:
        """The seats that take part in a lance, in speaking order (PAR-10, JUE-4, PUN-1)."""
        return self.contest(lance).players

    def is_bet(self, lance: Lance) -> bool:
        """Whether both couples take part, so that the lance is bet on (PAR-9)."""
        return self.contest(lance).is_bet

    def contest(self, lance: Lance) -> Contest:
        """Who takes part, and the first from the mano on whose hand no other beats (LAN-3)."""
        found = self._contests.get(lance)
        if found is None:
            found = self._contests[lance] = self._contest(lance)
        return found

    def _contest(self, lance: Lance) -> Contest:
        if lance is Lance.PUNTO and self.players(Lance.JUEGO):
            return Contest((), None)
        hands = [hand for hand in self.hands if hand]
        if len(hands) < len(self.hands):
            raise BadNotation("unknown_hand", seat=self.hands.index(None))
        held = strengths(lance, hands, self.ruleset)
        best = max(held)
        players = tuple([seat for seat, key in enumerate(held) if key])
        return Contest(players, held.index(best) if best else None)
