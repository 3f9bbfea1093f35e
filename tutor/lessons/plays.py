"""Rounds played out from what a lesson tells of them: a deck that deals its hands, and acts."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import chain

from engine import (
    DECK,
    Act,
    Card,
    Deal,
    Hand,
    IllegalCall,
    Lance,
    MusError,
    Phase,
    Rank,
    Round,
    Verb,
)
from tutor.lessons.lines import read_calls
from tutor.lessons.pieces import LessonError, Said

type Told = Mapping[Lance, tuple[int, str]]  # the words of a lance, with their line


def deck_for(hands: Sequence[Hand], stock: Iterable[Card] = ()) -> tuple[Card, ...]:
    """A deck that deals these hands card by card, then gives these cards, then all others."""
    dealt = tuple(chain.from_iterable(zip(*(hand.cards for hand in hands), strict=True)))
    told = (*dealt, *stock)
    return (*told, *(card for card in DECK if card not in set(told)))


def apply(played: Round, line: int, said: Said) -> Round:
    """The round after an act; `LessonError` where the engine refuses it."""
    try:
        return played.apply(*said)
    except IllegalCall as error:
        told = " + ".join(map(str, said))
        raise LessonError(line, f"{told!r} is not open here: {refusal(error)}") from error


def refusal(error: MusError) -> str:
    """Why the engine refuses something, in the words of its codes."""
    facts = {name: fact for name, fact in error.facts.items() if name != "call"}
    shown = ", ".join(f"{name} {_shown(fact)}" for name, fact in facts.items())
    return f"{error.code} ({shown})" if shown else error.code


def _shown(fact: object) -> str:
    many = fact if isinstance(fact, tuple) else (fact,)
    return ", ".join(str(one) for one in many[:12]) + (", …" if len(many) > 12 else "")


def play_count(line: int, begun: Round, fixed: Deal, told: Told) -> Round:
    """The whole round without a mus: what is told is said, all else is passed or done by need.

    `fixed` is the deal with its wild cards fixed: so they are declared and shown.
    """
    played, spoken = begun, set[Lance]()
    while played.phase is not Phase.OVER:
        if played.betting is None:
            played = apply(played, line, (_needed(played, fixed),))
        else:
            spoken.add(played.lance)
            played = _bet(played, told.get(played.lance))
    for lance in told.keys() - spoken:
        at, words = told[lance]
        raise LessonError(at, f"'{lance}: {words}': nobody bets on {lance} in this round")
    return played


def _needed(played: Round, fixed: Deal) -> Act:
    """The act outside the betting that goes on to the count."""
    seat = played.to_act[0]
    hand = fixed.hand(seat)
    match played.phase:
        case Phase.RENEWAL:
            return Act(seat, Verb.SERVIDO)
        case Phase.MUS:
            return Act(seat, Verb.NO_HAY_MUS)
        case Phase.DECLARE:
            return Act(seat, Verb.SI if seat in fixed.players(played.lance) else Verb.NO)
        case _:
            return Act(seat, Verb.MUESTRA, *_wild(hand, fixed))


def _wild(hand: Hand, deal: Deal) -> tuple[tuple[Card, ...], tuple[Rank, ...]]:
    pairs = zip(hand.cards, hand.ranks, strict=True)
    shown = [(card, rank) for card, rank in pairs if deal.ruleset.is_wild(card)]
    return tuple(card for card, _ in shown), tuple(rank for _, rank in shown)


def _bet(played: Round, told: tuple[int, str] | None) -> Round:
    """The round after one lance's betting: as it is told, or passed by all."""
    done = len(played.bettings)
    if told is None:
        while played.betting and len(played.bettings) == done:
            (passes,) = (c for c in played.legal_acts() if str(c).endswith(" paso"))
            played = played.apply(passes)
        return played
    line, words = told
    lance = played.lance
    for text in words.split(", "):
        if len(played.bettings) > done:
            raise LessonError(line, f"{text!r}: the betting on {lance} is over before it")
        played = apply(played, line, read_calls(line, text))
    if len(played.bettings) == done:
        open_to = ", ".join(map(str, played.to_act))
        raise LessonError(line, f"the betting on {lance} is still open: seats {open_to} may speak")
    return played
