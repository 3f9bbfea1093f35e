"""Named features of questions about the table: its deck, its talk, its stones and its match."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.cards import DECK
from engine.questions.conduct import DEEDS_OF, deed_of
from engine.questions.deck import STOCK, card_goes, of_group, was_renewed
from engine.questions.flow import declared_last, is_alone
from engine.questions.games import How, read_events
from engine.questions.question import Question
from engine.questions.tellings import ASKS, FACE, SUIT, read_asks, read_named, read_thrown

type Need = Callable[[Question], bool]

EIGHT, FOUR = 8, 4  # cards that count as one rank


def _is_of(question: Question, what: str, size: int | None = None) -> bool:
    group = question.facts["group"]
    every = of_group(DECK, group, question.ruleset)
    return group.startswith(what) and size in (None, len(every))


def _has_juego(question: Question) -> bool:
    """A juego is told of, which wins no game."""
    events = read_events(question.facts["events"], question.ruleset)
    return any(event.how is How.JUEGO for event in events)


def _times_mus(question: Question) -> int:
    return len(read_thrown(question.facts["thrown"], question.ruleset.players))


def _declared(question: Question) -> int:
    return len(declared_last(question))


def _all_declared(question: Question) -> bool:
    return _declared(question) == question.ruleset.players


TABLE_NEEDS: Mapping[str, Need] = MappingProxyType(
    {
        "of-suit": lambda question: _is_of(question, SUIT),
        "of-four": lambda question: _is_of(question, FACE, FOUR),
        "of-eight": lambda question: _is_of(question, FACE, EIGHT),
        "dealt": lambda question: card_goes(question) != STOCK,
        "juego-too": _has_juego,
        "one-mus": lambda question: _times_mus(question) == 1,
        "more-mus": lambda question: _times_mus(question) > 1,
        "renewed": was_renewed,
        "not-renewed": lambda question: not was_renewed(question),
        "declaring": lambda question: 0 < _declared(question) < question.ruleset.players,
        "all-declared": _all_declared,
        "lone": is_alone,
        "named": lambda question: read_named(question.facts["named"]),
        "not-named": lambda question: not read_named(question.facts["named"]),
    }
    | {
        name: (lambda question, words=words: deed_of(question)[0] in words)
        for name, words in DEEDS_OF.items()
    }
    | {
        name: (lambda question, deed=deed: read_asks(question.facts["asks"]) is deed)
        for name, deed in ASKS.items()
    }
)
