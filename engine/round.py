"""One round, from the deal to the count, as a value (DEA, MUS, LAN, PAR-8 to PAR-10, JUE-4)."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from itertools import chain
from typing import Self

from engine.acts import Act, Verb
from engine.betting import Betting, Status
from engine.calls import Call
from engine.cards import Rank
from engine.deal import Deal
from engine.errors import IllegalCall
from engine.hand import Hand
from engine.lances import Lance
from engine.seats import has_both_couples
from engine.settings import SoloBonus
from engine.stock import Stock, dealt
from engine.table import Opening, Phase, Table
from engine.tanteo import Award, Tanteo, after_ordago, at_once, closing_award, reveal
from engine.wild import shown, wild_cards

RENEWED = {Rank.CUATRO, Rank.CINCO, Rank.SEIS, Rank.SIETE}  # VAR-4
DECLARED = (Lance.PARES, Lance.JUEGO)
AFTER = {Lance.GRANDE: Lance.CHICA, Lance.CHICA: Lance.PARES, Lance.PARES: Lance.JUEGO}


@dataclass(frozen=True, slots=True)
class Round(Table):
    """A round that is played by `apply`.

    With wild cards a lone couple is paid at the count, whatever the house does otherwise: what its
    hands are worth is fixed only when they are shown (PAR-12, VAR-5).

    >>> from engine import DECK, Ruleset
    >>> Round.begin(Opening(Ruleset(), DECK)).legal_acts()
    (Act(seat=0, verb=<Verb.MUS: 'mus'>, cards=(), ranks=()), \
Act(seat=0, verb=<Verb.NO_HAY_MUS: 'no_hay_mus'>, cards=(), ranks=()))
    """

    @classmethod
    def begin(cls, opening: Opening) -> Self:
        """Deal; then 4-5-6-7, a card seen, and the mus talk, as the house plays them."""
        ruleset = opening.ruleset
        if ruleset.wildcards:
            ruleset = replace(ruleset, solo_bonus=SoloBonus.COUNT)
        deal, rest = dealt(opening.deck, ruleset)
        stock, tanteo = Stock(rest, (), opening.seed), Tanteo(opening.scores, ruleset.target)
        return cls(opening, deal, stock, tanteo)._renewal()

    def apply(self, act: Act | Call, *partners: Act | Call) -> Self:
        """The round after an act, or after what partners answer to a bet together (BET-4).

        Raises `IllegalCall`: those of `Betting.apply`, `round_over`, `out_of_turn` for a seat that
        may not act now, `not_open` for another act that is not among the legal ones.
        """
        said = (act, *partners)
        following = replace(self, acts=(*self.acts, said))
        calls = tuple(each for each in said if isinstance(each, Call))
        if self.betting and len(calls) == len(said):
            return following._called(self.betting.apply(*calls))
        self._check_turn(act)
        if partners or not isinstance(act, Act) or not self.is_legal(act):
            raise IllegalCall("not_open", call=str(act), legal=self.legal_acts())
        return replace(following, waiting=self.waiting[1:])._acted(act)

    def _check_turn(self, act: Act | Call) -> None:
        if self.phase is Phase.OVER:
            raise IllegalCall("round_over", call=str(act))
        if act.seat not in self.to_act:
            raise IllegalCall("out_of_turn", call=str(act), to_speak=self.to_act)

    def _acted(self, act: Act) -> Self:
        """The round after a legal act outside the betting."""
        match act.verb:
            case Verb.MUS:
                return self if self.waiting else self._enter(Phase.DISCARD, self.every)
            case Verb.NO_HAY_MUS:
                return self._bet(Lance.GRANDE, self.every)
            case Verb.CAMBIO:
                return self._exchange(act.seat)._after_renewal()
            case Verb.SERVIDO:
                return self._after_renewal()
            case Verb.DESCARTE:
                thrown = replace(self, thrown=(*self.thrown, act.cards))
                return thrown if self.waiting else thrown._give()
            case Verb.SI | Verb.NO:
                said = (*self.declared, (self.lance, act.seat, act.verb is Verb.SI))
                declared = replace(self, declared=said)
                return declared if self.waiting else declared._contest()
            case Verb.MUESTRA:
                way = dict(zip(act.cards, act.ranks, strict=True))
                fixed = replace(self, ways=(*self.ways, (act.seat, way)))
                return fixed if self.waiting else fixed._count()

    def _enter(self, phase: Phase, waiting: Iterable[int]) -> Self:
        return replace(self, phase=phase, waiting=tuple(waiting), betting=None)

    def _renewal(self) -> Self:
        """VAR-4: those who were dealt 4-5-6-7 are asked first, once; not again about new cards."""
        asked = (seat for seat in self.every if set(self.deal.hand(seat).ranks) == RENEWED)
        waiting = tuple(asked) if self.ruleset.renew_4567 else ()
        return self._enter(Phase.RENEWAL, waiting) if waiting else self._after_renewal()

    def _after_renewal(self) -> Self:
        """VAR-3: a card seen in the deal lets all change cards before the mus talk."""
        if self.waiting:
            return self
        if self.opening.card_seen and self.ruleset.mus_visto:
            return self._enter(Phase.VISTO, self.every)
        return self._talk()

    def _talk(self) -> Self:
        return self._enter(Phase.MUS, sorted(self.opening.captains) or self.every)

    def _give(self) -> Self:
        """MUS-3: all have thrown; from the mano on each gets as many, and mus is asked again.

        So a stock that runs out is made anew of all that was thrown, this time's cards included:
        six players may throw more than else there is (MUS-6).
        """
        stock, hands = self.stock.throw(tuple(chain.from_iterable(self.thrown))), list[Hand]()
        for seat, thrown in enumerate(self.thrown):
            hand, stock = stock.refill(self.deal.hand(seat), thrown)
            hands.append(hand)
        deal, left = Deal(tuple(hands), self.ruleset), stock.after_mus(self.ruleset.reshuffle)
        return replace(self, deal=deal, stock=left, thrown=())._talk()

    def _exchange(self, seat: int) -> Self:
        """VAR-4: the whole hand goes to the discards, and four cards come for it."""
        hand = self.deal.hand(seat)
        new, stock = self.stock.throw(hand.cards).refill(hand, hand.cards)
        return replace(self, deal=self.deal.with_hand(seat, new), stock=stock)

    def _bet(self, lance: Lance, players: tuple[int, ...]) -> Self:
        betting = Betting(players, self.ruleset)
        return replace(self, phase=Phase.BET, waiting=(), lance=lance, betting=betting)

    def _called(self, betting: Betting) -> Self:
        """The round after a call: the lance goes on, or its dejes are paid and the next begins."""
        if betting.status is Status.OPEN:
            return replace(self, betting=betting)
        bettings = (*self.bettings, (self.lance, betting))
        closed = replace(self, betting=None, bettings=bettings)._pay(
            closing_award(self.lance, betting)
        )
        return closed._show() if betting.status is Status.ORDAGO else closed._next()

    def _pay(self, awards: Iterable[Award]) -> Self:
        return replace(self, tanteo=self.tanteo.pay_all(awards))

    def _next(self) -> Self:
        """The lance after this one; the cards are shown after the last."""
        if self.tanteo.winner is not None:
            return self._enter(Phase.OVER, ())
        if self.lance not in AFTER:
            return self._show()
        lance = AFTER[self.lance]
        if lance in DECLARED:
            return replace(self, lance=lance)._enter(Phase.DECLARE, self.every)
        return self._bet(lance, self.every)

    def _contest(self) -> Self:
        """All have declared: bet, paid, skipped, or punto in its place (PAR-9, JUE-4)."""
        holders = tuple(seat for lance, seat, has in self.declared if has and lance is self.lance)
        if has_both_couples(holders):
            return self._bet(self.lance, holders)
        if self.lance is Lance.JUEGO and not holders:
            return self._bet(Lance.PUNTO, self.every)
        return self._pay(at_once(self.lance, self.deal, None))._next()

    def _show(self) -> Self:
        """The cards are shown; holders of wild cards fix them first, from the mano on (VAR-5)."""
        holders = [s for s in self.every if wild_cards(self.deal.hand(s), self.ruleset)]
        return self._enter(Phase.SHOW, holders) if holders else self._count()

    def _count(self) -> Self:
        """LAN-2, TAN-1: an accepted órdago decides, else the lances pay in order."""
        deal = shown(self.deal, dict(self.ways))
        bettings = dict(self.bettings)
        decided = after_ordago(self.tanteo, self.lance, deal, bettings.get(self.lance))
        tanteo = reveal(decided, deal, bettings)
        return replace(self, deal=deal, tanteo=tanteo)._enter(Phase.OVER, ())
