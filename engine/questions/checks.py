"""Whether the facts of a question can be, fact by fact."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Protocol

from engine.betting import Status
from engine.deal import Deal
from engine.errors import BadNotation
from engine.hand import Hand
from engine.lances import Lance
from engine.questions.facts import NONE, Facts
from engine.questions.games import read_events
from engine.questions.purses import bets_of_hands, bets_of_seats, read_purse
from engine.questions.rounds import round_so_far
from engine.questions.situation import (
    DECLARED,
    FEW,
    followed,
    read_calls,
    read_players,
    read_rules,
    read_said,
    read_scores,
    read_stones,
    read_talk,
)
from engine.questions.tellings import (
    read_asks,
    read_deed,
    read_gesture,
    read_group,
    read_keeps,
    read_lines,
    read_named,
    read_number,
    read_thrown,
    read_winners,
)
from engine.ruleset import Ruleset
from engine.seats import has_both_couples
from engine.tanteo import lances_of


class Asked(Protocol):
    """What is looked at of a question."""

    @property
    def lance(self) -> Lance | None: ...
    @property
    def ruleset(self) -> Ruleset: ...
    @property
    def hands(self) -> tuple[Hand, ...]: ...
    @property
    def facts(self) -> Facts: ...
    @property
    def deal(self) -> Deal: ...


def seat_count(question: Asked) -> int:
    """Seats at the question's table: its hands, or purses, or those of its rules."""
    if "purse" in question.facts:
        return len(read_purse(question.facts["purse"]))
    return len(question.hands) or question.ruleset.players


def speakers(question: Asked) -> tuple[int, ...]:
    """The seats that may speak in the question's lance (PAR-10)."""
    if "players" in question.facts:
        return read_players(question.facts["players"], seat_count(question))
    players = question.deal.players(question.lance or Lance.GRANDE)
    return players if has_both_couples(players) else ()


def _calls(question: Asked, text: str) -> None:
    if "purse" in question.facts:
        _encaje_calls(question, question.facts["purse"], text)
        return
    players = speakers(question)
    if players:
        followed(players, question.ruleset, text)
    elif read_calls(text):
        raise BadNotation("bad_call", given=text)


def _lines(question: Asked, text: str) -> None:
    """What was said in each lance, to its end; nothing where nobody may bet."""
    deal, closed = question.deal, (Status.QUIERO, Status.NO_QUIERO)
    for lance, line in zip(lances_of(deal), read_lines(text), strict=True):
        if line == NONE:
            continue
        players = deal.players(lance) if deal.is_bet(lance) else ()
        if not players or followed(players, deal.ruleset, line).status not in closed:
            raise BadNotation("bad_call", given=line)


def _encaje_calls(question: Asked, purse: str, text: str) -> None:
    if "entered" in question.facts:
        bets_of_seats(question.facts["entered"], purse, text)
    else:
        bets_of_hands(question.deal, question.lance or Lance.GRANDE, purse, text)


def check_seat(question: Asked, text: str) -> None:
    """Refuse what is no seat of the question's table: `BadNotation` (`bad_view`)."""
    seats = tuple(map(str, range(seat_count(question))))
    if text not in seats:
        raise BadNotation("bad_view", given=text, wanted=seats)


def _said(question: Asked, text: str) -> None:
    """What was said about mus; in one talk only where it is told how many there were before."""
    seats = seat_count(question)
    read_said(text, seats)
    if "before" in question.facts:
        read_talk(text, seats)


def _other(question: Asked, text: str) -> None:
    """Another ruleset, written as it prints itself, under which the same cards can be read."""
    other = read_rules(text)
    if str(other) != text or other == question.ruleset or other.wildcards:
        raise BadNotation("bad_rules", given=text, wanted="four_kings")


def _declared(question: Asked, text: str) -> None:
    """What was said to pares before juego; nothing where pares is asked about."""
    words = DECLARED if question.lance is Lance.JUEGO else DECLARED[:1]
    if text not in words:
        raise BadNotation("bad_declared", given=text, wanted=words)


def _one_of(name: str, words: tuple[str, ...]) -> Callable[[Asked, str], None]:
    """The check of a fact that has few words, refused as `bad_` and its name."""

    def check(_: Asked, text: str) -> None:
        if text not in words:
            raise BadNotation(f"bad_{name}", given=text, wanted=words)

    return check


CHECKS: Mapping[str, Callable[[Asked, str], object]] = MappingProxyType(
    {name: _one_of(name, words) for name, words in FEW.items()}
    | {
        "view": check_seat,
        "dealer": check_seat,
        "calls": _calls,
        "lines": _lines,
        "say": lambda _, text: read_calls(text),
        "players": lambda question, text: read_players(text, seat_count(question)),
        "scores": lambda question, text: read_scores(text, question.ruleset.target),
        "said": _said,
        "stones": lambda question, text: read_stones(text, question.ruleset.target),
        "against": lambda question, text: read_stones(text, question.ruleset.target),
        "other": _other,
        "declared": _declared,
        "purse": lambda _, text: read_purse(text),
        "talk": lambda question, text: read_talk(text, seat_count(question)),
        "chica": lambda _, text: read_calls(text),
        "grande": lambda _, text: read_calls(text),
        "winners": lambda question, text: read_winners(text, seat_count(question)),
        "events": lambda question, text: read_events(text, question.ruleset),
        "deed": lambda question, text: read_deed(text, question.ruleset),
        "group": lambda question, text: read_group(text, question.ruleset),
        "number": lambda _, text: read_number(text),
        "thrown": lambda question, text: read_thrown(text, seat_count(question)),
        "acts": lambda q, text: round_so_far(q.ruleset, q.lance or Lance.GRANDE, text),
        "named": lambda _, text: read_named(text),
        "asks": lambda _, text: read_asks(text),
        "keeps": lambda question, text: read_keeps(text, seat_count(question)),
        "gesture": lambda question, text: read_gesture(text, question.ruleset),
    }
)


def check_facts(question: Asked) -> None:
    """Refuse facts that cannot be: `BadNotation`, with the code of what is wrong."""
    for name, text in question.facts.items():
        if name in CHECKS:
            CHECKS[name](question, text)
