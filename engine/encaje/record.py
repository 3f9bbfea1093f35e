"""A round of Encaje as text: what it started from, what was done, and how it went on."""

from collections.abc import Iterator

from engine.acts import parse_act
from engine.encaje.count import EncajeMove
from engine.encaje.round import EncajeOpening, EncajePhase, EncajeRound
from engine.encaje.rules import EncajeRules
from engine.hand import parse_cards
from engine.heads import SHOWN, listed, number, numbers, script

NAMES = ("rules", "deck", "stones", "seed")


def write_encaje(played: EncajeRound) -> str:
    """The opening and the acts of a round; `read_encaje` gives the same round back."""
    return "\n".join([*_head(played.opening), *map(str, played.acts)]) + "\n"


def read_encaje(text: str) -> EncajeRound:
    """Play the round that a text tells; what it shows and remarks is passed over.

    Raises `BadNotation` for a line that tells nothing, `BadRuleset` for rules that cannot be,
    `IllegalCall` for an act that is not open.
    """
    told = script(text, NAMES, NAMES)
    played = EncajeRound.begin(_opening(told.head))
    for line in told.acts:
        played = played.apply(parse_act(line))
    return played


def trace_encaje(played: EncajeRound) -> str:
    """The round's text, and after each act where it then stood and what was open."""
    now = EncajeRound.begin(played.opening)
    lines = [*_head(played.opening), *_shown(now, None)]
    for act in played.acts:
        before, now = now, now.apply(act)
        lines += [str(act), *_shown(now, before)]
    return "\n".join(lines) + "\n"


def _head(opening: EncajeOpening) -> Iterator[str]:
    yield f"rules {opening.rules}"
    yield f"deck {''.join(map(str, opening.deck))}"
    yield f"stones {' '.join(map(str, opening.stones))}"
    yield f"seed {opening.seed}"


def _opening(head: dict[str, str]) -> EncajeOpening:
    return EncajeOpening(
        EncajeRules.parse(head["rules"]),
        parse_cards(head["deck"]),
        numbers(head["stones"]),
        number(head["seed"]),
    )


def _shown(now: EncajeRound, before: EncajeRound | None) -> Iterator[str]:
    """What an act changed: cards, stones, and what the round waits for."""
    cards = _cards(now)
    if before is None or cards != _cards(before):
        yield SHOWN + cards
    for move in _moves(now)[len(_moves(before)) :]:
        yield SHOWN + _moved(move)
    stones = " ".join(map(str, now.stones))
    if now.phase is EncajePhase.OVER:
        yield f"{SHOWN}over: stones {stones}"
    else:
        yield SHOWN + _waits(now)


def _moves(played: EncajeRound | None) -> tuple[EncajeMove, ...]:
    return played.count.moves if played and played.count else ()


def _moved(move: EncajeMove) -> str:
    to = "" if move.to is None else f" to {move.to}"
    return f"{move.lance}: {move.seat} {move.what} {move.stones}{to}"


def _cards(now: EncajeRound) -> str:
    hands = ".".join("".join(map(str, cards)) for cards in now.cards)
    return f"{hands} stock {len(now.stock.cards)} discards {len(now.stock.discards)}"


def _waits(now: EncajeRound) -> str:
    lance = f" {now.lance}" if now.lance else ""
    stones = " ".join(map(str, now.stones))
    return f"{now.phase}{lance}: {now.to_act} may say {listed(now.legal_acts())}; stones {stones}"
