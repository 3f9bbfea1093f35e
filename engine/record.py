"""A round as text: what it started from and what was done, a line each, and how it went on."""

from collections.abc import Iterator

from engine.acts import Act, parse_act
from engine.calls import Call
from engine.errors import BadNotation
from engine.hand import parse_cards
from engine.heads import SHOWN, TOGETHER, listed, number, numbers, script
from engine.round import Round
from engine.ruleset import Ruleset
from engine.table import Opening, Phase
from engine.tanteo import Tanteo

NEEDED = ("rules", "deck", "scores", "seed")
NAMES = (*NEEDED, "seen", "captains")


def write_round(played: Round) -> str:
    """The opening and the acts of a round; `read_round` gives the same round back."""
    return "\n".join([*_head(played.opening), *map(_said, played.acts)]) + "\n"


def read_round(text: str) -> Round:
    """Play the round that a text tells; what it shows and remarks is passed over.

    Raises `BadNotation` for a line that tells nothing, `BadRuleset` for rules that cannot be,
    `IllegalCall` for an act that is not open.
    """
    told = script(text, NAMES, NEEDED)
    played = Round.begin(_opening(told.head))
    for line in told.acts:
        played = played.apply(*map(parse_act, line.split(TOGETHER)))
    return played


def trace_round(played: Round) -> str:
    """The round's text, and after each act where it then stood and what was open."""
    now = Round.begin(played.opening)
    lines = [*_head(played.opening), *_shown(now, None)]
    for acts in played.acts:
        before, now = now, now.apply(*acts)
        lines += [_said(acts), *_shown(now, before)]
    return "\n".join(lines) + "\n"


def _head(opening: Opening) -> Iterator[str]:
    yield f"rules {opening.ruleset}"
    yield f"deck {''.join(map(str, opening.deck))}"
    yield f"scores {opening.scores[0]} {opening.scores[1]}"
    yield f"seed {opening.seed}"
    if opening.card_seen:
        yield "seen yes"
    if opening.captains:
        yield "captains " + " ".join(map(str, opening.captains))


def _said(acts: tuple[Act | Call, ...]) -> str:
    return TOGETHER.join(map(str, acts))


def _opening(head: dict[str, str]) -> Opening:
    scores, seen = numbers(head["scores"]), head.get("seen", "yes")
    if len(scores) != 2:
        raise BadNotation("bad_record", given=head["scores"], wanted="two scores")
    if seen != "yes":
        raise BadNotation("bad_record", given=seen, wanted="yes")
    return Opening(
        Ruleset.parse(head["rules"]),
        parse_cards(head["deck"]),
        (scores[0], scores[1]),
        number(head["seed"]),
        "seen" in head,
        numbers(head.get("captains", "")),
    )


def _shown(now: Round, before: Round | None) -> Iterator[str]:
    """What an act changed: cards, awards, and what the round waits for."""
    cards = _cards(now)
    if before is None or cards != _cards(before):
        yield SHOWN + cards
    paid = 0 if before is None else len(before.tanteo.awards)
    for award in now.tanteo.awards[paid:]:
        yield f"{SHOWN}{award.lance} pays couple {award.couple} {award.stones} for {award.why}"
    yield SHOWN + (_ended(now.tanteo) if now.phase is Phase.OVER else _waits(now))


def _cards(now: Round) -> str:
    stock = now.stock
    return f"{now.deal} stock {len(stock.cards)} discards {len(stock.discards)}"


def _waits(now: Round) -> str:
    lance = f" {now.lance}" if now.phase in (Phase.BET, Phase.DECLARE) else ""
    seats = ",".join(map(str, now.to_act))
    return f"{now.phase}{lance}: {seats} may say {listed(now.legal_acts())}"


def _ended(tanteo: Tanteo) -> str:
    score = f"over: {tanteo.scores[0]}-{tanteo.scores[1]}"
    won = "" if tanteo.winner is None else f", couple {tanteo.winner} wins by {tanteo.by}"
    return score + won
