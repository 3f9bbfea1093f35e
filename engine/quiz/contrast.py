"""The nearest question to which a wrong answer would be right: few cards or words are changed."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import lru_cache
from typing import NamedTuple

from engine.cards import Card
from engine.encaje.count import HELD
from engine.errors import MusError
from engine.lances import Lance
from engine.questions.asking import options, truth
from engine.questions.encaje import NOTHING
from engine.questions.kinds import Kind
from engine.questions.question import Question
from engine.quiz.card_retelling import MOST_CARDS, card_groups, other_cards
from engine.quiz.encaje_retelling import with_hands
from engine.quiz.hand_ways import ways, with_cards
from engine.quiz.hands_retelling import other_hands
from engine.quiz.pot_retelling import other_pots
from engine.quiz.retelling import other_stages
from engine.quiz.rewriting import Near
from engine.quiz.swap_retelling import other_swaps
from engine.quiz.table_retelling import RETOLD

TWO = 2  # cards, or hands
BY_SINGLE_CARDS = (Kind.TOP_CARD, Kind.SAME_CARD)
BY_HANDS_TOO = (Kind.MAY_CHANGE, Kind.LANCE_PAYS, Kind.ORDAGO_WINS)
BY_SEVERAL_HANDS = (Kind.HAS_JUEGO, Kind.WHICH_LAST_LANCE, Kind.TWO_RULES)
PAID_BY_HANDS = (Kind.LANCE_PAYS, Kind.ENCAJE_SHEDS)  # in pares and juego, which few hold
BY_ALL_HANDS = (Kind.WHO_WINS, Kind.HAS_JUEGO)
BY_CARDS_TOO = (Kind.ENCAJE_SHEDS, Kind.ENCAJE_POT)  # what was said will seldom do
KEPT = 4096

type Others = Callable[[Question], Near]


class Contrast(NamedTuple):
    """A question like another, and the cards of it that the other has not, seat by seat."""

    question: Question
    changed: frozenset[Card]


@lru_cache(KEPT)
def contrast(question: Question, given: str) -> Contrast | None:
    """The nearest question whose right answer is `given`; None where three cards do not do.

    >>> found = contrast(Question.parse("1|juego-total|-|classic|RoRc3e1b|-"), "34")
    >>> found and (str(found.question.hands[0]), len(found.changed))
    ('RoRc3e4o', 1)
    """
    if given not in options(question) or given == truth(question) or _never(question, given):
        return None
    told = _nearest(_retold(question, given), given)
    return _contrast(question, told) if told else _with_other_cards(question, given)


def _retold(question: Question, given: str) -> Near:
    """What differs in all but the hands."""
    if question.kind in BY_SINGLE_CARDS:
        yield from other_cards(question, given)
    elif others := RETOLD.get(question.kind):
        yield from others(question)


def _contrast(question: Question, found: Question) -> Contrast:
    return Contrast(found, frozenset(_cards(found) - _cards(question)))


def _cards(question: Question) -> set[Card]:
    return {card for group in card_groups(question) for card in group}


def _never(question: Question, given: str) -> bool:
    """Whether no hand sheds as many stones in this lance of Encaje, whatever is said.

    One at most in grande and chica (ENC-9); the best pares or juego always some (ENC-10).
    """
    if question.kind is not Kind.ENCAJE_SHEDS:
        return False
    if question.lance in (Lance.GRANDE, Lance.CHICA):
        return given[1:] not in (":1", "one")
    return given == NOTHING


def _nearest(others: Iterable[tuple[int, Question]], given: str) -> Question | None:
    """Of those with this answer, the one with the smallest distance; the first of several."""
    right = ((distance, at, one) for at, (distance, one) in enumerate(others) if _is(one, given))
    return min(right, key=lambda found: found[:2], default=(0, 0, None))[2]


def _is(question: Question, given: str) -> bool:
    try:
        return truth(question) == given
    except MusError:
        return False


def _with_other_cards(question: Question, given: str) -> Contrast | None:
    """One card changed in any hand, then two and three in a hand that the answers are about.

    In Encaje none at first, for other stones may do; a pot may take cards of several hands. So may
    what all hands decide together: then one of each of two.
    """
    for count in range(question.kind not in BY_CARDS_TOO, _most(question) + 1):
        sources = _with_so_many(question, count, given)
        if found := next(filter(None, (_nearest(each, given) for each in sources)), None):
            return _contrast(question, found)
    return None


def _with_so_many(question: Question, count: int, given: str) -> Iterator[Near]:
    is_pot = question.kind is Kind.ENCAJE_POT and question.lance in HELD
    if question.kind is Kind.CHANGE_CARD:
        yield other_swaps(question, given, count)
        return
    if count <= 1 or not is_pot:
        seats = range(len(question.hands)) if count <= 1 else _concerned(question, given)
        yield _changed(question, tuple(seats), count, given)
    if is_pot:
        yield other_pots(question, given, count)
    if count == TWO and _may_take_two_hands(question):
        yield _in_two_hands(question, given)
    if question.kind is Kind.MAY_CHANGE:
        yield _at_other_stages(question, count, given)
    if count >= TWO and question.kind in BY_ALL_HANDS and not question.ruleset.wildcards:
        yield other_hands(question, given, count)


def _may_take_two_hands(question: Question) -> bool:
    is_paid = question.kind in PAID_BY_HANDS and question.lance in HELD
    return is_paid or question.kind in BY_SEVERAL_HANDS


def _at_other_stages(question: Question, count: int, given: str) -> Near:
    for distance, told in other_stages(question):
        if told != question:
            for moved, found in _changed(told, (0,), count, given):
                yield distance + moved, found


def _most(question: Question) -> int:
    """How many cards may be changed: but one where the story may be as well."""
    is_told = question.kind in RETOLD and question.kind not in (*BY_CARDS_TOO, *BY_HANDS_TOO)
    return 1 if is_told else MOST_CARDS


def _concerned(question: Question, given: str) -> tuple[int, ...]:
    """The hands of the player that was picked and of the right one; of two or one, all."""
    if question.kind is Kind.WHO_WINS or question.kind in BY_CARDS_TOO:
        named = (code.partition(":")[0] for code in (given, truth(question)))
        return tuple(sorted({int(seat) for seat in named if seat.isdigit()}))
    return tuple(range(len(question.hands)))[: None if question.kind in BY_HANDS_TOO else 2]


def _in_two_hands(question: Question, given: str) -> Near:
    """One card changed in each of two hands."""
    seats = range(len(question.hands))
    for seat in seats[:-1]:
        held = question.hands[seat].cards
        for moved, once in _changed(question, (seat,), 1, given):
            after = tuple(other for other in seats if other > seat)
            for further, twice in _changed(once, after, 1, given, held):
                yield moved + further, twice


def _changed(
    question: Question,
    seats: tuple[int, ...],
    count: int,
    given: str,
    besides: Collection[Card] = (),
) -> Near:
    """The question with so many cards of one hand changed, and how far their ranks moved."""
    for seat in seats:
        for way in ways(question, seat, count, besides):
            for found in _replaced(question, seat, way.new, given):
                yield way.moved + (found.facts != question.facts), found


def _replaced(
    question: Question, seat: int, new: Mapping[int, Card], given: str
) -> Iterator[Question]:
    """The question with other cards in a hand, none where its calls do not fit them."""
    hand = with_cards(question.hands[seat], new)
    hands = (*question.hands[:seat], hand, *question.hands[seat + 1 :])
    with suppress(MusError):
        if question.kind in BY_CARDS_TOO:
            yield from with_hands(question, hands, given)
        else:
            yield replace(question, hands=hands)
