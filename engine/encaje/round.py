"""One round of Encaje, from the deal to the count (ENC-2, ENC-3, ENC-8, ENC-15)."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from enum import StrEnum
from itertools import combinations
from typing import Self

from engine.acts import Act, Verb
from engine.calls import Call
from engine.cards import Card
from engine.deal import Deal
from engine.encaje.betting import EncajeBetting, EncajeStatus
from engine.encaje.count import EncajeCount
from engine.encaje.rules import MOST, Dealing, EncajeRules
from engine.errors import BadNotation, IllegalCall
from engine.hand import SIZE, Hand
from engine.lances import Lance
from engine.stock import Stock, check_deck

FIVE = 5
FEWEST_IN = 2  # ENC-1: a game goes on until one is left


class EncajePhase(StrEnum):
    """What a round waits for."""

    MUS = "mus"
    DISCARD = "discard"
    BET = "bet"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class EncajeOpening:
    """What a round starts from: rules, the deck, the stones of those still in from the mano on.

    Raises `BadNotation` (`bad_stones`) unless two to eight sit there, each with a stone or more.
    """

    rules: EncajeRules
    deck: tuple[Card, ...]
    stones: tuple[int, ...]
    seed: int = 0

    def __post_init__(self) -> None:
        if not FEWEST_IN <= len(self.stones) <= MOST or min(self.stones) < 1:
            raise BadNotation("bad_stones", given=self.stones, wanted=f"{FEWEST_IN}-{MOST} purses")


@dataclass(frozen=True, slots=True)
class EncajeRound:
    """A round as it stands; `cards` are the players' by seat, `count` holds their stones.

    Pares and juego are not declared by acts: what is said must be true (PAR-8), and nobody has a
    choice; `count.entrants` tells who says that he has them.
    """

    opening: EncajeOpening
    cards: tuple[tuple[Card, ...], ...]
    stock: Stock
    phase: EncajePhase
    waiting: tuple[int, ...]
    thrown: tuple[tuple[Card, ...], ...] = ()
    count: EncajeCount | None = None
    lance: Lance | None = None
    betting: EncajeBetting | None = None
    acts: tuple[Act | Call, ...] = ()

    @classmethod
    def begin(cls, opening: EncajeOpening) -> Self:
        """Deal four cards each and ask for mus, or five of which one goes (ENC-2)."""
        check_deck(opening.deck)
        seats = len(opening.stones)
        is_five = opening.rules.dealing is Dealing.FIVE
        used = seats * (FIVE if is_five else SIZE)
        cards = tuple(opening.deck[seat:used:seats] for seat in range(seats))
        stock = Stock(opening.deck[used:], (), opening.seed)
        phase = EncajePhase.DISCARD if is_five else EncajePhase.MUS
        return cls(opening, cards, stock, phase, tuple(range(seats)))

    @property
    def stones(self) -> tuple[int, ...]:
        """The stones by seat at this moment; those in a pot are nobody's."""
        return self.count.stones if self.count else self.opening.stones

    @property
    def to_act(self) -> int | None:
        """The seat that acts now, or None once the round is over."""
        if self.betting:
            return self.betting.to_speak
        return self.waiting[0] if self.waiting else None

    def legal_acts(self) -> tuple[Act | Call, ...]:
        """Everything open now; a bet or raise stands for all up to the caller's stones."""
        return self.betting.legal_calls() if self.betting else tuple(self._legal())

    def apply(self, act: Act | Call) -> Self:
        """The round after an act.

        Raises `IllegalCall`: those of `EncajeBetting.apply`, `round_over`, `out_of_turn`,
        `not_open` for another act that is not among the legal ones.
        """
        following = replace(self, acts=(*self.acts, act))
        if self.betting and isinstance(act, Call):
            return following._called(self.betting.apply(act))
        self._check_turn(act)
        if not isinstance(act, Act) or act.key() not in {legal.key() for legal in self._legal()}:
            raise IllegalCall("not_open", call=str(act), legal=self.legal_acts())
        return replace(following, waiting=self.waiting[1:])._acted(act)

    def _check_turn(self, act: Act | Call) -> None:
        if self.phase is EncajePhase.OVER:
            raise IllegalCall("round_over", call=str(act))
        if act.seat != self.to_act:
            raise IllegalCall("out_of_turn", call=str(act), to_speak=(self.to_act,))

    def _legal(self) -> Iterator[Act]:
        """What may be done outside the betting."""
        if self.betting or not self.waiting:
            return
        seat = self.waiting[0]
        if self.phase is EncajePhase.MUS:
            yield from (Act(seat, verb) for verb in (Verb.MUS, Verb.NO_HAY_MUS))
            return
        most = 1 if self.opening.rules.dealing is Dealing.FIVE else SIZE
        for number in range(1, most + 1):
            for cards in combinations(self.cards[seat], number):
                yield Act(seat, Verb.DESCARTE, cards)

    def _acted(self, act: Act) -> Self:
        if act.verb is Verb.NO_HAY_MUS:
            return self._show_hands()
        if act.verb is Verb.MUS:
            return self if self.waiting else self._ask(EncajePhase.DISCARD)
        thrown = replace(self, thrown=(*self.thrown, act.cards))
        return thrown if self.waiting else thrown._exchange()

    def _ask(self, phase: EncajePhase) -> Self:
        return replace(self, phase=phase, waiting=tuple(range(len(self.cards))))

    def _exchange(self) -> Self:
        """All have thrown: of five cards four are left; after a mus each gets as many (MUS-3)."""
        pile = tuple(card for cards in self.thrown for card in cards)
        pairs = zip(self.cards, self.thrown, strict=True)
        kept = tuple(tuple(c for c in cards if c not in gone) for cards, gone in pairs)
        table = replace(self, stock=self.stock.throw(pile), cards=kept, thrown=())
        if self.opening.rules.dealing is Dealing.FIVE:
            return table._show_hands()
        for seat, gone in enumerate(self.thrown):
            table = table._refill(seat, len(gone))
        stock = table.stock.after_mus(self.opening.rules.mus.reshuffle)
        return replace(table, stock=stock)._ask(EncajePhase.MUS)

    def _refill(self, seat: int, number: int) -> Self:
        given, stock = self.stock.give(number)
        cards = (*self.cards[:seat], self.cards[seat] + given, *self.cards[seat + 1 :])
        return replace(self, cards=cards, stock=stock)

    def _show_hands(self) -> Self:
        """Each has his four cards: the lances begin."""
        deal = Deal(tuple(map(Hand, self.cards)), self.opening.rules.mus)
        table = replace(self, phase=EncajePhase.BET, waiting=())
        return table._next(EncajeCount(deal, self.opening.stones))

    def _called(self, betting: EncajeBetting) -> Self:
        if betting.status is EncajeStatus.OPEN or self.lance is None or self.count is None:
            return replace(self, betting=betting)
        return self._next(self.count.close(self.lance, betting))

    def _next(self, count: EncajeCount) -> Self:
        """Go on to the next lance that is bet on; reckon after the last."""
        while (lance := count.next_lance()) is not None:
            betting = count.open(lance)
            if betting.status is EncajeStatus.OPEN:
                return replace(self, count=count, lance=lance, betting=betting)
            count = count.close(lance, betting)
        done = count.reckon()
        return replace(self, phase=EncajePhase.OVER, count=done, lance=None, betting=None)
