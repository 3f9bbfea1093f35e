"""The arbiter's own words: who takes a lance, what it is asked to do, and what it cannot read."""

from collections.abc import Mapping

from django.utils.translation import pgettext_lazy

from engine import Call, Card, Lance, Rank, Word
from tutor.arbiter.faults import Complaint, Fault
from tutor.wording.calls import spoken
from tutor.wording.cards import card_name, rank_name, rank_plural
from tutor.wording.lists import Words, joined, opening, said
from tutor.wording.table import lance_title, player_name

ARBITER = pgettext_lazy("arbiter", "The arbiter")
TABLES: dict[int, Words] = {
    2: pgettext_lazy("arbiter", "Two hands"),
    4: pgettext_lazy("arbiter", "A table of four"),
    6: pgettext_lazy("arbiter", "A table of six"),
}
TAKES: dict[Lance, Words] = {
    Lance.GRANDE: pgettext_lazy("arbiter", "{name} takes grande."),
    Lance.CHICA: pgettext_lazy("arbiter", "{name} takes chica."),
    Lance.PARES: pgettext_lazy("arbiter", "{name} takes pares."),
    Lance.JUEGO: pgettext_lazy("arbiter", "{name} takes juego."),
    Lance.PUNTO: pgettext_lazy("arbiter", "{name} takes punto."),
}
FREE_CARD = pgettext_lazy("arbiter", "{card}, to {name}")
GIVEN_CARD = pgettext_lazy("arbiter", "{card}, take back from {name}")
CARDS_FOR = pgettext_lazy("arbiter", "Cards for {name}")
EXAMPLE = pgettext_lazy("arbiter", "{first} against {second}")
EXAMPLE_COUNT = pgettext_lazy("arbiter", "A whole table, with bets and a close score")
NOBODY_SPOKE = pgettext_lazy("arbiter", "No bets entered: everybody passes.")
BETS: dict[Word, Words] = {
    Word.ENVIDO: pgettext_lazy("arbiter", "A bet, in stones"),
    Word.REENVIDO: pgettext_lazy("arbiter", "A raise, as the new total in stones"),
}
COUNT_WAITS = pgettext_lazy(
    "arbiter", "The betting of a lance isn’t over, so there’s no count yet."
)
SCORE_AFTER = pgettext_lazy("arbiter", "After this round: {score}.")
SCORE_OF = pgettext_lazy("arbiter", "{names}, before the round: {score}")
SCORED = pgettext_lazy("arbiter", "{reason} ({score})")
SHOWN_AS = pgettext_lazy("arbiter", "{card}: {rank}")
BEST_FOR = pgettext_lazy("arbiter", "Best for {couple}")
GAME_TO = pgettext_lazy("arbiter", "The game goes to {couple}.")
COMPLAINTS: dict[Fault, Words] = {
    Fault.TOO_LONG: pgettext_lazy(
        "arbiter", "That link is longer than any that this page makes. Here is an empty table."
    ),
    Fault.RULES: pgettext_lazy(
        "arbiter", "There are no rules called “{typed}”. These are the standard ones."
    ),
    Fault.TABLE: pgettext_lazy(
        "arbiter", "Number of hands in that link: {n}. It takes two, four or six."
    ),
    Fault.CARD: pgettext_lazy("mus", "There is no card “{typed}”. Rank first, then suit: Ro, 7c."),
    Fault.TWICE: pgettext_lazy("mus", "This card is here twice: {card}. The deck has only one."),
    Fault.TOO_MANY: pgettext_lazy("arbiter", "A hand has four cards, and here there are {n}."),
    Fault.NONE_LEFT: pgettext_lazy("arbiter", "The deck has no more {ranks}: all are in hands."),
    Fault.SUIT: pgettext_lazy(
        "arbiter", "Under these rules the suit matters. Write it after the rank: Ro, Se."
    ),
    Fault.NOTHING: pgettext_lazy("arbiter", "Type the cards first, such as R R 4 1."),
    Fault.SCORES: pgettext_lazy(
        "arbiter", "“{typed}” is no score here: each side has from 0 to {most}."
    ),
    Fault.WILD: pgettext_lazy(
        "arbiter", "{card} can’t be shown like that: a wild sota is a king or an ace."
    ),
    Fault.CALL: pgettext_lazy(
        "arbiter", "{lance}: “{typed}” can’t be said at that point. What came before it is kept."
    ),
    Fault.NO_BETS: pgettext_lazy(
        "arbiter", "{lance}: with these hands there is no betting, so what was said is left out."
    ),
    Fault.STONES: pgettext_lazy(
        "arbiter", "This takes a number from {least} up, and it says “{typed}”."
    ),
}


def arbiter_title() -> str:
    """What the page is called."""
    return str(ARBITER)


def table_label(hands: int) -> str:
    """A table by the number of its hands."""
    return str(TABLES[hands])


def takes(lance: Lance, name: str) -> str:
    """Who takes a lance, as a sentence."""
    return said(TAKES[lance], name=name)


def card_action(card: Card, name: str, *, is_given: bool) -> str:
    """What a tap on a card does, read aloud."""
    return said(GIVEN_CARD if is_given else FREE_CARD, card=card_name(card), name=name)


def cards_for(name: str) -> str:
    """Over the deck: whose hand is filled."""
    return said(CARDS_FOR, name=name)


def example_label(first: str, second: str) -> str:
    """An example of two hands, each as a code."""
    return said(EXAMPLE, first=first, second=second)


def example_count() -> str:
    """The example of a whole count."""
    return str(EXAMPLE_COUNT)


def nobody_spoke() -> str:
    """What a lance counts as while nothing is said."""
    return str(NOBODY_SPOKE)


def bet_label(word: Word) -> str:
    """What the number of a bet or raise means."""
    return str(BETS[word])


def count_waits() -> str:
    """Why there is no count."""
    return str(COUNT_WAITS)


def score_after(score: str) -> str:
    """How the score stands after the round."""
    return said(SCORE_AFTER, score=score)


def score_of(names: str, score: int) -> str:
    """What a couple had before the round."""
    return said(SCORE_OF, names=names, score=score)


def scored(reason: str, score: str) -> str:
    """Why stones are paid, and the score then."""
    return said(SCORED, reason=reason, score=score)


def shown_as(card: Card, rank: Rank) -> str:
    """What a wild card stands for."""
    return said(SHOWN_AS, card=card_name(card), rank=rank_name(rank))


def way(shown: Mapping[Card, Rank]) -> str:
    """A way to show wild cards: «sota de oros como rey»."""
    return opening(joined(shown_as(card, rank) for card, rank in shown.items()))


def best_for(couple: str) -> str:
    """Whom a way of showing serves best."""
    return said(BEST_FOR, couple=couple)


def game_to(couple: str) -> str:
    """Who wins the game."""
    return said(GAME_TO, couple=couple)


def complaint(fault: Complaint) -> str:
    """What could not be taken, what was entered, and what would be right."""
    return said(COMPLAINTS[fault.fault], **_named(fault.facts))


def plain(text: str) -> str:
    """A text without the marks that set calls in italics."""
    return text.replace("*", "")


def _named(facts: Mapping[str, object]) -> dict[str, object]:
    """The engine's values among the facts in words."""
    named = dict(facts)
    for name, fact in facts.items():
        match fact:
            case Lance():
                named[name] = lance_title(fact)
            case Card():
                named[name] = card_name(fact)
            case Call():
                named[name] = f"{player_name(fact.seat)}: {plain(spoken(fact))}"
            case Rank():
                named["ranks"] = rank_plural(fact)
    return named
