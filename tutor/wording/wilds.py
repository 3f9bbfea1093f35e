"""Questions about Eibar's wild sotas: as what one is better shown, and what may be said (VAR-5)."""

from django.utils.translation import pgettext_lazy

from engine import (
    Card,
    Grade,
    Hand,
    Lance,
    Question,
    Rank,
    Verb,
    Why,
    juego_of,
    points,
    showings,
    strength,
    true_showings,
    wild_cards,
)
from tutor.wording.calls import DECLARED
from tutor.wording.cards import are_named, card_name, rank_name
from tutor.wording.hands import has_juego
from tutor.wording.holdings import pares_found
from tutor.wording.lists import Words, opening, said
from tutor.wording.ranking import LABELLED
from tutor.wording.why import SENTENCES

BETTER: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy(
        "drills", "King or ace: which is the wild sota better as, in pares?"
    ),
    Lance.JUEGO: pgettext_lazy(
        "drills", "King or ace: which is the wild sota better as, in juego?"
    ),
}
MAY_SAY: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy("drills", "With this hand, what may be said about pares?"),
    Lance.JUEGO: pgettext_lazy("drills", "With this hand, what may be said about juego?"),
}
WILD_HERE = pgettext_lazy("drills", "Wild here: {card}.")
HAS_SAID = pgettext_lazy("drills", "Said before: {call}.")
SHOWINGS: dict[str, Words] = {
    "rey": pgettext_lazy("drills", "as a king"),
    "as": pgettext_lazy("drills", "as an ace"),
    "same": pgettext_lazy("drills", "it makes no difference"),
}
SHOWN_AS: dict[Rank, Words] = {
    Rank.REY: pgettext_lazy("drills", "As a king"),
    Rank.AS: pgettext_lazy("drills", "As an ace"),
}
AS_RANK = pgettext_lazy("drills", "as {rank}")  # in letters or figures
FACES = {"rey": Rank.REY, "as": Rank.AS}
ONLY = pgettext_lazy("drills", "only {call}")
EITHER = pgettext_lazy("drills", "either of the two")
NOT_SAID = pgettext_lazy("drills", "{told} That isn’t what was said, so it can’t be that.")

type Reasons = tuple[str, ...]


def choice_title(q: Question) -> str:
    """In which lance the sota is to do well."""
    return str(BETTER[q.lance or Lance.PARES])


def declare_title(q: Question) -> str:
    """To which lance something is to be said."""
    return str(MAY_SAY[q.lance or Lance.PARES])


def wild_told(q: Question) -> Reasons:
    """Which card is wild, and what its holder has said."""
    cards = tuple(
        said(WILD_HERE, card=card_name(card)) for card in wild_cards(q.hands[0], q.ruleset)
    )
    told = q.facts.get("declared", "-")
    if told == "-":
        return cards
    verb = Verb.SI if told == "yes" else Verb.NO
    return (*cards, said(HAS_SAID, call=DECLARED[Lance.PARES, verb]))


def choice_answer(_: Question, code: str) -> str:
    """As what it is shown."""
    return str(SHOWINGS[code]) if are_named() or code not in FACES else _as(FACES[code])


def _as(rank: Rank) -> str:
    return said(AS_RANK, rank=rank_name(rank))


def declare_answer(q: Question, code: str) -> str:
    """What may be said."""
    if code == "either":
        return str(EITHER)
    verb = Verb.SI if code == "yes" else Verb.NO
    return said(ONLY, call=DECLARED[q.lance or Lance.PARES, verb])


def showings_of(q: Question) -> tuple[tuple[str, Hand], ...]:
    """The hand as each choice makes it, with what stands over it."""
    hand = q.hands[0]
    ways = ((dict(way), hand.showing(way)) for way in showings(hand, q.ruleset))
    return tuple((_label(way), shown) for way, shown in ways)


def _label(way: dict[Card, Rank]) -> str:
    rank = next(iter(way.values()))
    return str(SHOWN_AS[rank]) if are_named() else opening(_as(rank))


def choice_reasons(q: Question, _: Grade) -> Reasons:
    """What the hand is either way."""
    lance = q.lance or Lance.PARES
    shown = showings_of(q)
    lines = tuple(said(LABELLED, label=label, text=_told(q, lance, hand)) for label, hand in shown)
    with_juego = [hand for _, hand in shown if juego_of(hand, q.ruleset)]
    if lance is not Lance.JUEGO or len(with_juego) < len(shown):
        return lines
    by_worth = sorted(with_juego, key=lambda hand: strength(lance, hand, q.ruleset))
    other, best = (points(hand, q.ruleset) for hand in by_worth)
    return (*lines, said(SENTENCES[Why.JUEGO], total=best, other=other)) if best != other else lines


def _told(q: Question, lance: Lance, hand: Hand) -> str:
    if lance is Lance.PARES:
        return pares_found(hand, q.ruleset)
    return " ".join(has_juego(hand, q.ruleset))


def declare_reasons(q: Question, _: Grade) -> Reasons:
    """What the hand has either way, and which way can’t be after what was said."""
    hand, lance, told = q.hands[0], q.lance or Lance.PARES, q.facts["declared"]
    before = {} if told == "-" else {Lance.PARES: told == "yes"}
    open_to = [dict(way) for way in true_showings(hand, q.ruleset, before)]
    lines = list[str]()
    for way in map(dict, showings(hand, q.ruleset)):
        can_be = way in open_to
        text = _told(q, lance if can_be else Lance.PARES, hand.showing(way))
        text = text if can_be else said(NOT_SAID, told=text)
        lines.append(said(LABELLED, label=_label(way), text=text))
    return tuple(lines)
