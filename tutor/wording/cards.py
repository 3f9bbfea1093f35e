"""What cards, ranks and hands are called; ranks as the reader wants them written."""

from collections.abc import Iterable
from functools import cache, lru_cache
from unicodedata import combining, normalize

from django.utils.translation import get_language, override, pgettext_lazy

from engine import Card, Hand, Rank, Ruleset, Suit
from tutor.preferences.values import Ranks, preferred
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
FIGURES = {Rank.SOTA: "10", Rank.CABALLO: "11", Rank.REY: "12"}  # as decks print them
SUITS: dict[Suit, Words] = {
    Suit.OROS: pgettext_lazy("mus", "oros"),
    Suit.COPAS: pgettext_lazy("mus", "copas"),
    Suit.ESPADAS: pgettext_lazy("mus", "espadas"),
    Suit.BASTOS: pgettext_lazy("mus", "bastos"),
}
CARD = pgettext_lazy("mus", "{rank} of {suit}")
COUNTS_AS = pgettext_lazy("mus", "{rank} ({face})")
SPANISH = "es"
HANDS = 1024  # whose cards are remembered
HAND = pgettext_lazy("mus", "{name}: {cards}")
HAND_OF_MANO = pgettext_lazy("mus", "{name}, mano: {cards}")


def rank_name(rank: Rank) -> str:
    """One card of a rank, without article: «rey», «7»; «R» or «12» for who wants it so."""
    written = preferred().ranks
    return str(RANKS.get(rank, rank.value)) if written is Ranks.NAMES else _code(rank, written)


def rank_plural(rank: Rank) -> str:
    """Several cards of a rank: «reyes», «sietes»; letters and figures have no plural."""
    written = preferred().ranks
    return str(PLURALS[rank]) if written is Ranks.NAMES else _code(rank, written)


def rank_short(rank: Rank) -> str:
    """A rank where there is room for a sign alone: «R», or «12» for who wants figures."""
    return _code(rank, preferred().ranks)


def folded(word: str) -> str:
    """A word without capitals and accents: «As», «ás» and «as» are one."""
    return "".join(one for one in normalize("NFKD", word.casefold()) if not combining(one))


def ranks_by_name() -> dict[str, Rank]:
    """Ranks by what they are called in Spanish and in the active language, one or several."""
    return _by_name(get_language(), (*RANKS.items(), *PLURALS.items()))


def suits_by_name() -> dict[str, Suit]:
    """Suits by what they are called in Spanish and in the active language."""
    return _by_name(get_language(), (*SUITS.items(),))


@cache
def _by_name[T](language: str | None, named: tuple[tuple[T, Words], ...]) -> dict[str, T]:
    found: dict[str, T] = {}
    for each in (SPANISH, language or SPANISH):
        with override(each):
            found |= {folded(str(words)): one for one, words in named}
    return found


def are_named() -> bool:
    """Whether ranks are written by their names, which sentences may then have in them."""
    return preferred().ranks is Ranks.NAMES


def order_of(ruleset: Ruleset) -> str:
    """All ranks from the highest down, those that count as another left out."""
    faces = dict.fromkeys(ruleset.face(rank) for rank in Rank)
    return ", ".join(map(rank_name, sorted(faces, key=ruleset.height, reverse=True)))


def _code(rank: Rank, written: Ranks) -> str:
    return FIGURES.get(rank, rank.value) if written is Ranks.FIGURES else rank.value


def card_name(card: Card) -> str:
    """A card in full: «rey de oros»."""
    return _card_name(card, get_language(), preferred().ranks)


@cache
def _card_name(card: Card, _: str | None, __: Ranks) -> str:
    """The name in the active language and way of writing, of which each card has but one."""
    return said(CARD, rank=rank_name(card.rank), suit=SUITS[card.suit])


def rank_caption(card: Card, ruleset: Ruleset, hand: Hand | None = None) -> str:
    """What stands under a card: its rank, and what that counts as where it differs: «3 (rey)».

    In a hand whose wild cards are fixed, a wild one tells what it was shown as: «sota (rey)».
    """
    rank = _shown_as(hand).get(card, card.rank) if hand and ruleset.wildcards else card.rank
    return _caption(card.rank, ruleset.face(rank), get_language(), preferred().ranks)


@lru_cache(HANDS)
def _shown_as(hand: Hand) -> dict[Card, Rank]:
    return dict(zip(hand.cards, hand.ranks, strict=True))


@cache
def _caption(rank: Rank, face: Rank, _: str | None, __: Ranks) -> str:
    """The caption in the active language and way of writing."""
    if face is rank:
        return rank_name(rank)
    return said(COUNTS_AS, rank=rank_name(rank), face=rank_name(face))


def hand_label(name: str, cards: Iterable[Card], is_mano: bool) -> str:
    """A whole hand read aloud: «Derecha, mano: rey de copas, 7 de oros, 5 de copas y 4 de oros»."""
    listed = joined(card_name(card) for card in cards)
    if not name:
        return listed
    return said(HAND_OF_MANO if is_mano else HAND, name=name, cards=listed)
