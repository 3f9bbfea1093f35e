"""A round as text: what it started from and what was done, a line each, and how it went on."""

from collections.abc import Iterator

from engine.acts import Act, parse_act
from engine.betting import Call
from engine.cards import Card
from engine.errors import BadNotation
from engine.hand import parse_cards
from engine.round import Round
from engine.ruleset import Ruleset
from engine.table import Opening, Phase

TOGETHER = " + "  # between what partners answer at once
SHOWN = "  | "  # begins a line that shows where the round stands


def write(played: Round) -> str:
    """The opening and the acts of a round; `read` gives the same round back."""
    return "\n".join([*_head(played.opening), *map(_said, played.acts)]) + "\n"


def read(text: str) -> Round:
    """Play the round that a text tells; lines that show where it stood are passed over.

    Raises `BadNotation` for a line that tells nothing, `IllegalCall` for an act that is not open.
    """
    lines = [line for line in text.splitlines() if line and not line.startswith(SHOWN)]
    heads = [line for line in lines if line.partition(" ")[0] in _HEADS]
    played = Round.begin(_opening(dict(_pair(line) for line in heads)))
    for line in lines:
        if line not in heads:
            played = played.apply(*map(parse_act, line.split(TOGETHER)))
    return played


def trace(played: Round) -> str:
    """The round's text with a line after each act that shows where it then stood."""
    now = Round.begin(played.opening)
    lines = [*_head(played.opening), *_shown(now, None)]
    for acts in played.acts:
        before, now = now, now.apply(*acts)
        lines += [_said(acts), *_shown(now, before)]
    return "\n".join(lines) + "\n"


_HEADS = ("rules", "deck", "scores", "seed", "seen", "captains")


def _head(opening: Opening) -> Iterator[str]:
    yield f"rules {opening.ruleset}"
    yield f"deck {_cards(opening.deck)}"
    yield f"scores {opening.scores[0]} {opening.scores[1]}"
    yield f"seed {opening.seed}"
    if opening.card_seen:
        yield "seen yes"
    if opening.captains:
        yield "captains " + " ".join(map(str, opening.captains))


def _cards(cards: tuple[Card, ...]) -> str:
    return "".join(map(str, cards))


def _said(acts: tuple[Act | Call, ...]) -> str:
    return TOGETHER.join(map(str, acts))


def _pair(line: str) -> tuple[str, str]:
    name, _, value = line.partition(" ")
    return name, value


def _opening(heads: dict[str, str]) -> Opening:
    missing = [name for name in _HEADS[:4] if name not in heads]
    if missing:
        raise BadNotation("bad_record", missing=missing[0])
    scores = _numbers(heads["scores"])
    if len(scores) != 2:
        raise BadNotation("bad_record", given=heads["scores"], wanted="two scores")
    return Opening(
        Ruleset.parse(heads["rules"]),
        parse_cards(heads["deck"]),
        (scores[0], scores[1]),
        _numbers(heads["seed"])[0],
        "seen" in heads,
        _numbers(heads.get("captains", "")),
    )


def _numbers(text: str) -> tuple[int, ...]:
    parts = text.split()
    if not all(part.isascii() and part.isdecimal() for part in parts):
        raise BadNotation("bad_record", given=text, wanted="numbers")
    return tuple(map(int, parts))


def _shown(now: Round, before: Round | None) -> Iterator[str]:
    """What an act changed: cards, awards, and what the round waits for."""
    if before is None or now.deal != before.deal:
        yield f"{SHOWN}{now.deal} stock {len(now.stock.cards)}"
    paid = 0 if before is None else len(before.tanteo.awards)
    for award in now.tanteo.awards[paid:]:
        yield f"{SHOWN}{award.lance} pays couple {award.couple} {award.stones} for {award.why}"
    score = f"{now.tanteo.scores[0]}-{now.tanteo.scores[1]}"
    if now.phase is Phase.OVER:
        winner = "nobody" if now.tanteo.winner is None else f"couple {now.tanteo.winner}"
        yield f"{SHOWN}over, {score}, won by {winner}"
        return
    seats = ",".join(map(str, now.to_act))
    lance = f" {now.lance}" if now.phase in (Phase.BET, Phase.DECLARE) else ""
    stake = f", stake {now.betting.stake}" if now.betting and now.betting.bets else ""
    yield f"{SHOWN}{now.phase}{lance}: {seats} to act{stake}, {score}"
