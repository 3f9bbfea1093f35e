"""What cards, ranks and hands are called."""

from collections.abc import Iterable
from functools import cache, lru_cache

from django.utils.translation import get_language, pgettext_lazy

from engine import Card, Hand, Rank, Ruleset, Suit
from tutor.wording.lists import Words, joined, said

RANKS: dict[Rank, Words] = {
    Rank.AS: pgettext_lazy("mus", "ace"),
    Rank.SOTA: pgettext_lazy("mus", "sota"),
    Rank.CABALLO: pgettext_lazy("mus", "caballo"),
    Rank.REY: pgettext_lazy("mus", "king"),
}
PLURALS: dict[Rank, Words] = {
    Rank.AS: pgettext_lazy("mus", "aces"),
    Rank.DOS: pgettext_lazy("mus", "twos"),
    Rank.TRES: pgettext_lazy("mus", "threes"),
    Rank.CUATRO: pgettext_lazy("mus", "fours"),
    Rank.CINCO: pgettext_lazy("mus", "fives"),
    Rank.SEIS: pgettext_lazy("mus", "sixes"),
    Rank.SIETE: pgettext_lazy("mus", "sevens"),
    Rank.SOTA: pgettext_lazy("mus", "sotas"),
    Rank.CABALLO: pgettext_lazy("mus", "caballos"),
    Rank.REY: pgettext_lazy("mus", "kings"),
}
SUITS: dict[Suit, Words] = {
    Suit.OROS: pgettext_lazy("mus", "oros"),
    Suit.COPAS: pgettext_lazy("mus", "copas"),
    Suit.ESPADAS: pgettext_lazy("mus", "espadas"),
    Suit.BASTOS: pgettext_lazy("mus", "bastos"),
}
CARD = pgettext_lazy("mus", "{rank} of {suit}")
COUNTS_AS = pgettext_lazy("mus", "{rank} ({face})")
HANDS = 1024  # whose cards are remembered
HAND = pgettext_lazy("mus", "{name}: {cards}")
HAND_OF_MANO = pgettext_lazy("mus", "{name}, mano: {cards}")


def rank_name(rank: Rank) -> str:
    """One card of a rank, without article: «rey», «7»."""
    return str(RANKS.get(rank, rank.value))


def rank_plural(rank: Rank) -> str:
    """Several cards of a rank: «reyes», «sietes»."""
    return str(PLURALS[rank])


def card_name(card: Card) -> str:
    """A card in full: «rey de oros»."""
    return _card_name(card, get_language())


@cache
def _card_name(card: Card, _: str | None) -> str:
    """The name in the active language, of which each card has but one."""
    return said(CARD, rank=rank_name(card.rank), suit=SUITS[card.suit])


def rank_caption(card: Card, ruleset: Ruleset, hand: Hand | None = None) -> str:
    """What stands under a card: its rank, and what that counts as where it differs: «3 (rey)».

    In a hand whose wild cards are fixed, a wild one tells what it was shown as: «sota (rey)».
    """
    rank = _shown_as(hand).get(card, card.rank) if hand else card.rank
    return _caption(card.rank, ruleset.face(rank), get_language())


@lru_cache(HANDS)
def _shown_as(hand: Hand) -> dict[Card, Rank]:
    return dict(zip(hand.cards, hand.ranks, strict=True))


@cache
def _caption(rank: Rank, face: Rank, _: str | None) -> str:
    """The caption in the active language."""
    if face is rank:
        return rank_name(rank)
    return said(COUNTS_AS, rank=rank_name(rank), face=rank_name(face))


def hand_label(name: str, cards: Iterable[Card], is_mano: bool) -> str:
    """A whole hand read aloud: «Derecha, mano: rey de copas, 7 de oros, 5 de copas y 4 de oros»."""
    listed = joined(card_name(card) for card in cards)
    if not name:
        return listed
    return said(HAND_OF_MANO if is_mano else HAND, name=name, cards=listed)
