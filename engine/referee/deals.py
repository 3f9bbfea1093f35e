"""The deal of a request: hands as cards, wild ones fixed (stage 3 of the errors)."""

from collections.abc import Sequence

from engine.cards import DECK, Card
from engine.deal import Deal
from engine.hand import SIZE, Hand
from engine.referee.lines import Refusal
from engine.ruleset import WILD_RANKS, Ruleset

CARDS = {str(card): card for card in DECK}
SHOWN_AS = {rank.value: rank for rank in WILD_RANKS}

type Texts = Sequence[Sequence[str]]


def table_of(hands: Texts, wild: dict[str, str], ruleset: Ruleset) -> Deal:
    """The hands of all who play under the ruleset, by seat."""
    if len(hands) != ruleset.players:
        raise Refusal("bad_hands", hands=len(hands), wanted=ruleset.players)
    return deal_of(hands, wild, ruleset)


def deal_of(hands: Texts, wild: dict[str, str], ruleset: Ruleset) -> Deal:
    """Hands by seat; the number of cards is checked in all of them before any card is read."""
    for seat, cards in enumerate(hands):
        if len(cards) != SIZE:
            raise Refusal("hand_size", seat=seat, cards=len(cards), wanted=SIZE)
    held = [_cards(seat, cards) for seat, cards in enumerate(hands)]
    deal = Deal(tuple(map(Hand, held)), ruleset)
    if not (wild or ruleset.wildcards):
        return deal
    for card, shown in wild.items():
        if card not in CARDS or shown not in SHOWN_AS:
            raise Refusal("no_choice", given=card, shown=shown)
    return deal.showing({CARDS[card]: SHOWN_AS[shown] for card, shown in wild.items()})


def _cards(seat: int, texts: Sequence[str]) -> tuple[Card, ...]:
    for text in texts:
        if text not in CARDS:
            raise Refusal("no_card", given=text, seat=seat)
    return tuple(CARDS[text] for text in texts)
