"""Cards that may lie in the place of others, and questions about single cards told with such."""

from collections.abc import Callable, Collection, Iterable

from engine.cards import Card, Rank, Suit
from engine.questions.cards import NONE_OF_THEM
from engine.questions.kinds import Kind
from engine.questions.question import Question
from engine.quiz.rewriting import Near, telling

MOST_CARDS = 3  # changed in all

type Fits = Callable[[Rank], bool]


def free_cards(ranks: Iterable[Rank], held: Collection[Card]) -> list[Card] | None:
    """A card of each rank that nobody holds, or None where there are too few."""
    taken: list[Card] = []
    for rank in ranks:
        free = (Card(rank, suit) for suit in Suit)
        card = next((one for one in free if one not in held and one not in taken), None)
        if card is None:
            return None
        taken.append(card)
    return taken


def card_groups(question: Question) -> tuple[tuple[Card, ...], ...]:
    """The cards of each hand, those to choose from, and the one that is asked about.

    >>> [len(group) for group in card_groups(Question.parse("1|juego-total|-|classic|RoRc3e1b|-"))]
    [4, 0, 0]
    """
    single = question.cards if "cards" in question.facts else ()
    asked = (Card.parse(question.facts["card"]),) if "card" in question.facts else ()
    return (*(hand.cards for hand in question.hands), single, asked)


def other_cards(question: Question, given: str) -> Near:
    """Of the four single cards those changed that stand in the way of `given`, and no others.

    Where one is to count as the card shown and does not, that card is changed as well.
    """
    if question.kind is Kind.TOP_CARD:
        yield from _without(question, given, _lower(question, given))
        return
    face = question.ruleset.face
    asked = Card.parse(question.facts["card"])
    wanted = face(asked.rank) if given == NONE_OF_THEM else face(Card.parse(given).rank)
    alike = [asked] if face(asked.rank) is wanted else [*filter(None, _like(question, wanted))]
    for card in alike:
        yield from _without(question, given, lambda rank: face(rank) is not wanted, card)


def _lower(question: Question, given: str) -> Fits:
    """Whether a rank leaves it to this card to be the highest, or the lowest."""
    height, sign = question.ruleset.height, 1 if question.facts["end"] == "high" else -1
    top = sign * height(Card.parse(given).rank)
    return lambda rank: sign * height(rank) < top


def _like(question: Question, face: Rank) -> Iterable[Card | None]:
    """A free card of each rank that counts so."""
    for rank in Rank:
        if question.ruleset.face(rank) is face:
            yield next(iter(free_cards([rank], question.cards) or ()), None)


def _without(question: Question, given: str, fits: Fits, asked: Card | None = None) -> Near:
    """Every other card that does not fit gives way to the nearest one that does."""
    height, shown = question.ruleset.height, question.facts.get("card", "")
    cards, moved = list(question.cards), 0
    taken = {*cards, *([asked] if asked else []), *([Card.parse(shown)] if shown else [])}
    changed = int(asked is not None and str(asked) != shown)
    for place, old in enumerate(question.cards):
        if str(old) == given or fits(old.rank):
            continue
        by_distance = sorted(
            filter(fits, Rank), key=lambda rank: abs(height(rank) - height(old.rank))
        )
        new = next(filter(None, (free_cards([rank], taken) for rank in by_distance)), None)
        if new is None:
            return
        cards[place], changed = new[0], changed + 1
        moved += abs(height(old.rank) - height(new[0].rank))
        taken.add(new[0])
    told = {"card": str(asked)} if asked else {}
    found = telling(question, cards="".join(map(str, cards)), **told)
    if found and changed <= MOST_CARDS:
        yield moved, found
