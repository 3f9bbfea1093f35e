"""The deck: what is in it, who is dealt which card, what is left (CAR-1, DEA-2, MUS-3, MUS-6)."""

from collections.abc import Sequence
from functools import cache, lru_cache

from engine.cards import DECK, Card
from engine.deal import Deal
from engine.hand import SIZE
from engine.questions.question import Question
from engine.questions.seating import place_options, told_seat
from engine.questions.tellings import FACE, SUIT, read_group, read_number, read_thrown
from engine.ruleset import Ruleset
from engine.settings import Reshuffle
from engine.stock import Stock, dealt

STOCK = "stock"
MOST_OF = {SUIT: (6, 12), FACE: (0, 8)}  # what may be answered: the fewest and the most
KEPT = 64


def of_group(cards: Sequence[Card], text: str, ruleset: Ruleset) -> list[Card]:
    """Those of the cards that the group has, as the ruleset reads ranks."""
    what, wanted = read_group(text, ruleset)
    if what == SUIT:
        return [card for card in cards if card.suit is wanted]
    return [card for card in cards if ruleset.face(card.rank) is wanted]


def left_options(question: Question) -> tuple[str, ...]:
    """As many as there could be of a suit, or of a rank."""
    least, most = MOST_OF[question.facts["group"].partition(":")[0]]
    return tuple(map(str, range(least, most + 1)))


def cards_left(question: Question) -> str:
    """How many of the group are not in the hand."""
    return left_by(question, question.ruleset)


def left_by(question: Question, ruleset: Ruleset) -> str:
    """How many there are for somebody who reads the ranks so."""
    group, held = question.facts["group"], question.hands[0].cards
    every, own = of_group(DECK, group, ruleset), of_group(held, group, ruleset)
    return str(len(every) - len(own))


def left_of_48(question: Question) -> str | None:
    """For somebody who has eights and nines in the deck; None but for suits."""
    is_suit = question.facts["group"].startswith(SUIT)
    return str(int(cards_left(question)) + 2) if is_suit else None


def goes_options(question: Question) -> tuple[str, ...]:
    """The seats, from "you" anticlockwise, or the stock."""
    return (*place_options(question), STOCK)


def card_goes(question: Question) -> str:
    """Who is dealt that card, or that it stays in the stock."""
    seat = _owner(question)
    return STOCK if seat is None else str((_dealer(question) + 1 + seat) % _players(question))


def goes_clockwise(question: Question) -> str:
    """For somebody who deals, and lets the deal pass, to the left of whoever is told of."""
    goes_to = card_goes(question)
    if goes_to == STOCK:
        return STOCK
    return str((2 * told_seat(question) - int(goes_to)) % _players(question))


def goes_by_fours(question: Question) -> str:
    """For somebody who deals each his four cards at once."""
    if _owner(question) is None:
        return STOCK
    seat = (read_number(question.facts["number"]) - 1) // SIZE
    return str((_dealer(question) + 1 + seat) % _players(question))


def _owner(question: Question) -> int | None:
    """The seat, counted from the mano, that is dealt the card; None for the stock."""
    return _owners(question.ruleset)[read_number(question.facts["number"]) - 1]


@lru_cache
def _owners(ruleset: Ruleset) -> tuple[int | None, ...]:
    deal, _ = dealt(DECK, ruleset)
    owner = {card: seat for seat, hand in enumerate(deal.hands) if hand for card in hand.cards}
    return tuple(map(owner.get, DECK))


def _dealer(question: Question) -> int:
    return int(question.facts["dealer"]) + int(question.facts["rounds"])


def _players(question: Question) -> int:
    return question.ruleset.players


def stock_options(_: Question) -> tuple[str, ...]:
    """Any number of cards."""
    return tuple(map(str, range(len(DECK) + 1)))


def stock_left(question: Question) -> str:
    """The cards in the stock once all have theirs."""
    return str(len(_after(question).cards))


def shuffled_back(question: Question) -> str:
    """For somebody who puts the discards back into the stock at each mus."""
    thrown, players = question.facts["thrown"], question.ruleset.players
    return str(len(_stock(thrown, players, Reshuffle.EVERY_MUS).cards))


def was_renewed(question: Question) -> bool:
    """Whether the discards have become a new stock."""
    return _after(question).seed > 0


def _after(question: Question) -> Stock:
    ruleset = question.ruleset
    return _stock(question.facts["thrown"], ruleset.players, ruleset.reshuffle)


@cache
def _dealt(players: int) -> tuple[Deal, tuple[Card, ...]]:
    """Any deal: of the cards only how many they are is looked at."""
    return dealt(DECK, Ruleset(players=players))


@lru_cache(maxsize=KEPT)
def _stock(text: str, players: int, reshuffle: Reshuffle) -> Stock:
    """Each mus: all throw, then each gets as many (MUS-3), and the house shuffles or not."""
    deal, rest = _dealt(players)
    stock, hands = Stock(rest), [deal.hand(seat) for seat in range(players)]
    for counts in read_thrown(text, players):
        thrown = [hand.cards[:count] for hand, count in zip(hands, counts, strict=True)]
        stock = stock.throw(tuple(card for cards in thrown for card in cards))
        for seat, cards in enumerate(thrown):
            hands[seat], stock = stock.refill(hands[seat], cards)
        stock = stock.after_mus(reshuffle)
    return stock
