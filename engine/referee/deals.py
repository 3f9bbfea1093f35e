"""The deal of a request: hands as cards, wild ones fixed (stage 3 of the errors)."""

from collections.abc import Sequence

from engine.cards import DECK
from engine.deal import Deal
from engine.hand import SIZE, Hand
from engine.referee.lines import Refusal
from engine.ruleset import WILD_RANKS, Ruleset

CARDS = {str(card): card for card in DECK}
SHOWN_AS = {rank.value: rank for rank in WILD_RANKS}

Texts = Sequence[Sequence[str]]


def table_of(hands: Texts, wild: dict[str, str], ruleset: Ruleset) -> Deal:
    """The hands of all who play under the ruleset, by seat."""
    if len(hands) != ruleset.players:
        raise Refusal("bad_hands", hands=len(hands), wanted=ruleset.players)
    return deal_of(hands, wild, ruleset)


def deal_of(hands: Texts, wild: dict[str, str], ruleset: Ruleset) -> Deal:
    """Hands by seat, their wild cards fixed as they were shown."""
    _check_sizes(hands)
    try:
        cards = [tuple([CARDS[card] for card in texts]) for texts in hands]
    except KeyError as error:
        raise _no_card(hands) from error
    held = map(Hand, cards)
    deal = Deal(tuple(held), ruleset)
    for card, shown in wild.items():
        if card not in CARDS or shown not in SHOWN_AS:
            raise Refusal("no_choice", given=card)
    if not (wild or ruleset.wildcards):
        return deal
    return deal.showing({CARDS[card]: SHOWN_AS[shown] for card, shown in wild.items()})


def _check_sizes(hands: Texts) -> None:
    """The number of cards in every hand, before any card is looked at."""
    for seat, cards in enumerate(hands):
        if len(cards) != SIZE:
            raise Refusal("hand_size", at=_place(seat, hands), cards=len(cards), wanted=SIZE)


def _no_card(hands: Texts) -> Refusal:
    """The refusal of the first text that is no card."""
    every = ((seat, card) for seat, cards in enumerate(hands) for card in cards)
    seat, given = next((seat, card) for seat, card in every if card not in CARDS)
    return Refusal("no_card", at=_place(seat, hands), given=given)


def _place(seat: int, hands: Texts) -> str:
    """Where a hand stands in the request: one alone is called by another name."""
    return f"hands[{seat}]" if len(hands) > 1 else "hand"
