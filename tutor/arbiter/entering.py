"""Reads a query string: what it tells, and what in it cannot be read.

What can be kept is kept; of what cannot, a complaint says which.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace

from django.core.exceptions import TooManyFieldsSent
from django.http import QueryDict

from engine import BadNotation, Call, Card, IllegalCall, Lance, MusError, Rank, Ruleset, Status
from tutor.arbiter import bets, moves
from tutor.arbiter.faults import Complaint, Fault, quoted
from tutor.arbiter.state import NO_SCORES, PAIR, SIX, SIZE, TABLES, Cards, State
from tutor.arbiter.typed import read_typed

LONGEST_QUERY = 1500
LONGEST_KEPT = 200  # of a text that is given back to be mended
FIELDS = ("typed", "to", "us", "them")  # of forms, that a person types into
MOST_CALLS = 40
MOST_COMPLAINTS = 4
SCORES = re.compile(r"\s*([0-9]{1,4})\s*[-–]\s*([0-9]{1,4})\s*", re.ASCII)
NUMBER = re.compile(r"\s*([0-9]{1,9})\s*", re.ASCII)
SEAT = re.compile(r"[0-5]", re.ASCII)
RANKS = {rank.value: rank for rank in Rank}
BLANK = State()


@dataclass(frozen=True, slots=True)
class Reading:
    """What a query string tells; `typed` are texts of fields that could not be taken."""

    state: State = BLANK
    complaints: tuple[Complaint, ...] = ()
    typed: Mapping[str, str] = field(default_factory=dict)
    is_usual: bool = True  # written as the page itself writes it


@dataclass(slots=True)
class Reader:
    """Goes through a query string, and notes what it cannot take."""

    query: QueryDict
    complaints: list[Complaint] = field(default_factory=list)

    def text(self, name: str) -> str:
        return str(self.query.get(name, ""))

    def complain(self, fault: Fault, where: str = "", **facts: object) -> None:
        complaint = Complaint(fault, facts, where)
        if complaint not in self.complaints and len(self.complaints) < MOST_COMPLAINTS:
            self.complaints.append(complaint)

    def state(self) -> State:
        """The state without what a form adds to it."""
        ruleset = self._ruleset()
        hands = self._hands(ruleset)
        seat = self.text("at")
        state = State(
            ruleset=moves.seated(ruleset, len(hands)),
            hands=hands,
            shown=tuple(self._shown()),
            said=tuple((lance, tuple(self._calls(lance))) for lance in Lance),
            at=int(seat) if SEAT.fullmatch(seat) else None,
        )
        return moves.settle(replace(state, scores=self._scores(state)))

    def _ruleset(self) -> Ruleset:
        text = self.text("rules").strip().replace(" ", "+")
        try:
            return Ruleset.parse(text) if text else Ruleset()
        except MusError:
            self.complain(Fault.RULES, typed=quoted(self.text("rules")))
            return Ruleset()

    def _hands(self, ruleset: Ruleset) -> tuple[Cards, ...]:
        if "hands" not in self.query:
            return ((),) * (SIX if ruleset.players == SIX else PAIR)
        texts = self.text("hands").split(".")
        if len(texts) not in TABLES:
            self.complain(Fault.TABLE, n=len(texts))
        seats = next((n for n in TABLES if n >= len(texts)), TABLES[-1])
        taken: set[Card] = set()
        hands = [tuple(self._hand(text, taken)) for text in texts[:seats]]
        return (*hands, *((),) * (seats - len(hands)))

    def _hand(self, text: str, taken: set[Card]) -> Iterator[Card]:
        left = SIZE
        for at in range(0, len(text), 2):
            card = self._card(text[at : at + 2])
            if card is None:
                continue
            if card in taken:
                self.complain(Fault.TWICE, card=card)
            elif not left:
                self.complain(Fault.TOO_MANY, n=(len(text) + 1) // 2)
            else:
                left -= 1
                taken.add(card)
                yield card

    def _card(self, text: str) -> Card | None:
        try:
            return Card.parse(text)
        except BadNotation:
            self.complain(Fault.CARD, typed=quoted(text))
            return None

    def _shown(self) -> Iterator[tuple[Card, Rank]]:
        for text in filter(None, self.text("wild").split(",")):
            code, _, rank = text.partition("=")
            card = self._card(code)
            if card and rank in ("R", "1"):
                yield card, RANKS[rank]
            elif card:
                self.complain(Fault.WILD, card=card)

    def _calls(self, lance: Lance) -> Iterator[Call]:
        for text in filter(None, self.text(lance).split(",")[:MOST_CALLS]):
            try:
                yield Call.parse(text.strip())
            except BadNotation:
                self.complain(Fault.CALL, lance=lance, typed=quoted(text))
                return

    def _scores(self, state: State) -> tuple[int, int]:
        """Told in one, or by the two fields of the form."""
        fields = f"{self.text('us') or 0}-{self.text('them') or 0}"
        text = self.text("scores") or (fields if {"us", "them"} & self.query.keys() else "")
        found = SCORES.fullmatch(text)
        scores = (int(found[1]), int(found[2])) if found else NO_SCORES
        if text and not (found and max(scores) < state.ruleset.target):
            where = "" if self.text("scores") else "us"
            self.complain(Fault.SCORES, where, typed=quoted(text), most=state.ruleset.target - 1)
            return NO_SCORES
        return scores


def read_query(text: str) -> Reading:
    """What a query string tells, and what a form adds to it: a typed hand, a call with a number."""
    query = _parsed(text)
    if query is None:
        return Reading(complaints=(Complaint(Fault.TOO_LONG),))
    reader = Reader(query)
    state = _heard(_with_typed(reader.state(), reader), reader)
    state = _with_bet(state, reader)
    unread = bool(reader.complaints)
    return Reading(
        state,
        tuple(reader.complaints),
        {name: quoted(reader.text(name), LONGEST_KEPT) for name in FIELDS if unread},
        is_usual=[(name, text) for name, texts in reader.query.lists() for text in texts]
        == list(state.fields()),
    )


def _parsed(text: str) -> QueryDict | None:
    """The fields of a query string; None of one with more of them, or longer, than any of ours."""
    try:
        return QueryDict(text) if len(text) <= LONGEST_QUERY else None
    except TooManyFieldsSent:
        return None


def _heard(state: State, reader: Reader) -> State:
    """The state with the calls that these hands allow; those that must wait for cards stay."""
    deal = state.settled
    if deal is None or not state.is_table:
        return state
    played = bets.played(state, deal)
    for lance, _ in state.said:
        one = played.get(lance)
        if one is None:
            reader.complain(Fault.NO_BETS, lance=lance)
        elif one.refused:
            reader.complain(Fault.CALL, lance=lance, typed=one.refused)
        matters = one is not None and one.betting.status is not Status.PASO
        state = moves.with_calls(state, lance, one.calls if one and matters else ())
    return state


def _with_typed(state: State, reader: Reader) -> State:
    """The hand that was typed in place of the one at its seat."""
    if "typed" not in reader.query or state.seat is None:
        return state
    typed = read_typed(reader.text("typed"), state, state.seat)
    if typed.complaint:
        reader.complain(typed.complaint.fault, "typed", **typed.complaint.facts)
        return state
    is_full = len(typed.cards) == SIZE
    return moves.with_hand(state, state.seat, typed.cards, at=None if is_full else state.seat)


def _with_bet(state: State, reader: Reader) -> State:
    """A bet or raise to the stones that were named: `say` is its lance, seat and word."""
    lance, _, said = reader.text("say").partition(" ")
    deal = state.settled
    if not said or deal is None or lance not in bets.contested(deal):
        return state
    number = NUMBER.fullmatch(reader.text("to"))
    betting = bets.played(state, deal)[Lance(lance)].betting
    if number is None or int(number[1]) < betting.least():
        typed = quoted(reader.text("to"))
        reader.complain(Fault.STONES, lance, typed=typed, least=betting.least())
        return state
    try:
        call = Call.parse(f"{said} {int(number[1])}")
        betting.apply(call)
    except (BadNotation, IllegalCall):
        reader.complain(Fault.CALL, lance, lance=Lance(lance), typed=quoted(said))
        return state
    return moves.say(state, Lance(lance), call)
