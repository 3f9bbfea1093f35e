"""What one hand brings to a lance: its pares in words, its sum card by card."""

from django.utils.translation import pgettext_lazy

from engine import Card, Hand, Lance, Pares, ParesKind, Rank, Ruleset, compared, pares_of, points
from tutor.wording.cards import are_named, rank_caption, rank_name, rank_plural
from tutor.wording.lists import Words, figure, joined, said

KINDS: dict[ParesKind | None, Words] = {
    None: pgettext_lazy("mus", "none"),
    ParesKind.PAR: pgettext_lazy("mus", "a pair"),
    ParesKind.MEDIAS: pgettext_lazy("mus", "medias"),
    ParesKind.DUPLES: pgettext_lazy("mus", "duples"),
}
SHORT: dict[ParesKind, Words] = {
    ParesKind.PAR: pgettext_lazy("mus", "A pair of {ranks}."),
    ParesKind.MEDIAS: pgettext_lazy("mus", "Medias of {ranks}."),
    ParesKind.DUPLES: pgettext_lazy("mus", "Duples of {ranks}."),
}
SHORT_FOUR = pgettext_lazy("mus", "Duples: four {ranks}.")
SHORT_NONE = pgettext_lazy("mus", "No pares.")
FOUND_NONE = pgettext_lazy("mus", "No two cards are alike: {cards}.")
FOUND: dict[ParesKind, Words] = {
    ParesKind.PAR: pgettext_lazy("mus", "There’s a pair of {ranks}; the other two don’t match."),
    ParesKind.MEDIAS: pgettext_lazy("mus", "There are medias of {ranks}: three alike."),
    ParesKind.DUPLES: pgettext_lazy(
        "mus", "There are duples: a pair of {ranks} and a pair of {ranks2}."
    ),
}
FOUND_FOUR = pgettext_lazy("mus", "Four {ranks}: duples of two equal pairs.")
SUM = pgettext_lazy("mus", "{sum} = {total}")
SUM_OF = pgettext_lazy("mus", "With {cards}: {sum} = {total}.")
COUNTS_AS = pgettext_lazy("mus", "A {rank} counts as {face}.")
DISGUISES: dict[Rank, Words] = {
    Rank.TRES: pgettext_lazy("mus", "A 3 counts as a king."),
    Rank.DOS: pgettext_lazy("mus", "A 2 counts as an ace."),
}


def captions(cards: tuple[Card, ...], ruleset: Ruleset, hand: Hand | None = None) -> str:
    """Cards in a sentence: «3 (rey), caballo, 7 y 4»; of a hand, wild ones as it shows them."""
    return joined(rank_caption(card, ruleset, hand) for card in cards)


def disguises(cards: tuple[Card, ...], ruleset: Ruleset) -> tuple[str, ...]:
    """A sentence for each rank among the cards that counts as another."""
    held = {card.rank for card in cards}
    return tuple(
        str(sentence) if are_named() else _counts_as(rank, ruleset)
        for rank, sentence in DISGUISES.items()
        if rank in held and ruleset.face(rank) is not rank
    )


def _counts_as(rank: Rank, ruleset: Ruleset) -> str:
    return said(COUNTS_AS, rank=rank_name(rank), face=rank_name(ruleset.face(rank)))


def holding(lance: Lance, hand: Hand, ruleset: Ruleset) -> str:
    """What a hand has in a lance, to stand beside its row; "" in grande and chica."""
    match lance:
        case Lance.GRANDE | Lance.CHICA:
            return ""
        case Lance.PARES:
            return _short(pares_of(hand, ruleset))
        case Lance.JUEGO | Lance.PUNTO:
            total = points(hand, ruleset)
            return said(SUM, sum=_sum(hand, ruleset), total=total)


def pares_found(hand: Hand, ruleset: Ruleset) -> str:
    """Which cards pair, in a sentence."""
    pares = pares_of(hand, ruleset)
    if pares is None:
        return said(FOUND_NONE, cards=captions(compared(Lance.PARES, hand, ruleset), ruleset, hand))
    if pares.low is pares.high:
        return said(FOUND_FOUR, ranks=rank_plural(pares.high))
    low = "" if pares.low is None else rank_plural(pares.low)
    return said(FOUND[pares.kind], ranks=rank_plural(pares.high), ranks2=low)


def sum_of(hand: Hand, ruleset: Ruleset) -> str:
    """The sum card by card, in a sentence."""
    cards = captions(compared(Lance.JUEGO, hand, ruleset), ruleset, hand)
    return said(SUM_OF, cards=cards, sum=_sum(hand, ruleset), total=points(hand, ruleset))


def kind_name(kind: ParesKind | None) -> str:
    """A kind of pares inside a sentence: «un par»; «ninguno» for none."""
    return str(KINDS[kind])


def _short(pares: Pares | None) -> str:
    if pares is None:
        return str(SHORT_NONE)
    if pares.low is pares.high:
        return said(SHORT_FOUR, ranks=rank_plural(pares.high))
    ranks = joined(rank_plural(rank) for rank in (pares.high, pares.low) if rank)
    return said(SHORT[pares.kind], ranks=ranks)


def _sum(hand: Hand, ruleset: Ruleset) -> str:
    ranks = dict(zip(hand.cards, hand.ranks, strict=True))
    cards = compared(Lance.JUEGO, hand, ruleset)
    return " + ".join(figure(ruleset.points(ranks[card])) for card in cards)
