"""How somebody who ranks hands by a rule of his own answers each kind of question."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import Protocol, cast

from engine.cards import Card
from engine.hand import Hand
from engine.juego import points
from engine.lances import Lance
from engine.pares import pares_of
from engine.questions.cards import NONE_OF_THEM
from engine.questions.deck import left_by
from engine.questions.holders import named
from engine.questions.juego import LEAST, MOST
from engine.questions.kinds import Kind
from engine.questions.lances import TIE
from engine.questions.order import in_order
from engine.questions.pares import NO_PARES
from engine.questions.punto import BET, PAID, PUNTO
from engine.questions.question import Question
from engine.questions.signs import meaning_options, tells_to
from engine.questions.two_rules import told_by
from engine.ruleset import Ruleset
from engine.seats import has_both_couples

type Step = tuple[str | None, int]


class Believer(Protocol):
    """The rule of his own, see `Misconception`."""

    @property
    def last_wins_ties(self) -> bool: ...
    def sees(self, ruleset: Ruleset, /) -> Ruleset: ...
    def strength(self, lance: Lance, hand: Hand, ruleset: Ruleset, /) -> tuple[int, ...]: ...
    def walk(self, lance: Lance, hand: Hand, ruleset: Ruleset, /) -> tuple[Step, ...]: ...


def best_seat(strengths: Sequence[tuple[int, ...]], last_wins_ties: bool) -> int | None:
    """The seat of the greatest strength, the first or the last of equal ones; () takes no part."""
    seats = [seat for seat, held in enumerate(strengths) if held]
    if last_wins_ties:
        seats.reverse()
    return max(seats, key=strengths.__getitem__, default=None)


def _who_wins(believer: Believer, question: Question) -> str | None:
    """His best hand; where he sees no juego, the highest total, as in punto."""
    lance = cast(Lance, question.lance)
    seat = _best(believer, lance, question, question.ruleset)
    if seat is None and lance is Lance.JUEGO:
        seat = _best(believer, Lance.PUNTO, question, question.ruleset)
    return None if seat is None else str(seat)


def _best(believer: Believer, lance: Lance, question: Question, ruleset: Ruleset) -> int | None:
    seen = believer.sees(ruleset)
    strengths = [believer.strength(lance, hand, seen) for hand in question.hands]
    return best_seat(strengths, believer.last_wins_ties)


def _what_decides(believer: Believer, question: Question) -> str | None:
    lance, ruleset = cast(Lance, question.lance), believer.sees(question.ruleset)
    walks = (believer.walk(lance, hand, ruleset) for hand in question.hands)
    return first_difference(*walks)


def first_difference(one: Sequence[Step], two: Sequence[Step]) -> str | None:
    """The place of the first step at which two walks differ, or a tie."""
    pairs = zip(one, two, strict=True)
    return next((step[0] for step, other in pairs if step != other), TIE)


def _which_pares(believer: Believer, question: Question) -> str:
    pares = pares_of(question.hands[0], believer.sees(question.ruleset))
    return NO_PARES if pares is None else pares.kind.value


def _juego_total(believer: Believer, question: Question) -> str | None:
    """His total, if it is one that may be answered."""
    total = points(question.hands[0], believer.sees(question.ruleset))
    return str(total) if LEAST <= total <= MOST else None


def _last_lance(believer: Believer, question: Question) -> str:
    ruleset = believer.sees(question.ruleset)
    seats = [
        seat
        for seat, hand in enumerate(question.hands)
        if believer.strength(Lance.JUEGO, hand, ruleset)
    ]
    if has_both_couples(tuple(seats)):
        return BET
    return PAID if seats else PUNTO


def _top_card(believer: Believer, question: Question) -> str | None:
    height = believer.sees(question.ruleset).height
    extreme = max if question.facts["end"] == "high" else min
    wanted = extreme(height(card.rank) for card in question.cards)
    return _only([card for card in question.cards if height(card.rank) == wanted])


def _same_card(believer: Believer, question: Question) -> str | None:
    face = believer.sees(question.ruleset).face
    wanted = face(Card.parse(question.facts["card"]).rank)
    same = [card for card in question.cards if face(card.rank) is wanted]
    return _only(same) if same else NONE_OF_THEM


def _two_rules(believer: Believer, question: Question) -> str | None:
    return told_by(question, partial(_best, believer))


def _order_hands(believer: Believer, question: Question) -> str | None:
    """The hands as he ranks them, if he sees all of them take part."""
    lance, ruleset = cast(Lance, question.lance), believer.sees(question.ruleset)
    keys = [believer.strength(lance, hand, ruleset) for hand in question.hands]
    return in_order(keys, believer.last_wins_ties) if all(keys) else None


def _has_juego(believer: Believer, question: Question) -> str:
    ruleset = believer.sees(question.ruleset)
    held = (believer.strength(Lance.JUEGO, hand, ruleset) for hand in question.hands)
    return named(seat for seat, key in enumerate(held) if key)


def _cards_left(believer: Believer, question: Question) -> str:
    return left_by(question, believer.sees(question.ruleset))


def _signal_tells(believer: Believer, question: Question) -> str | None:
    """What a gesture tells by his cards, if that may be answered."""
    told = tells_to(question, believer.sees(question.ruleset))
    return told if told in meaning_options(question) else None


def _only(cards: Sequence[Card]) -> str | None:
    """The one card, None where several would do for him."""
    return str(cards[0]) if len(cards) == 1 else None


ANSWERS: Mapping[Kind, Callable[[Believer, Question], str | None]] = MappingProxyType(
    {
        Kind.WHO_WINS: _who_wins,
        Kind.WHAT_DECIDES: _what_decides,
        Kind.WHICH_PARES: _which_pares,
        Kind.JUEGO_TOTAL: _juego_total,
        Kind.WHICH_LAST_LANCE: _last_lance,
        Kind.TOP_CARD: _top_card,
        Kind.SAME_CARD: _same_card,
        Kind.TWO_RULES: _two_rules,
        Kind.ORDER_HANDS: _order_hands,
        Kind.HAS_JUEGO: _has_juego,
        Kind.CARDS_LEFT: _cards_left,
        Kind.SIGNAL_TELLS: _signal_tells,
    }
)
