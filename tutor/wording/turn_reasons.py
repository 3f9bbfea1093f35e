"""Why somebody sits there, speaks now, or may not say a thing."""

from django.utils.translation import pgettext_lazy

from engine import (
    Betting,
    Call,
    Grade,
    IllegalCall,
    Question,
    Status,
    betting_of,
    names_speakers,
)
from tutor.wording.lists import joined, said
from tutor.wording.seats_told import DEALER, passes_on, sits
from tutor.wording.table import asked_inside

CUT = pgettext_lazy("drills", "One who doesn’t want mus is enough, so nobody changes cards.")
ALL_MUS = pgettext_lazy("drills", "Everyone wants mus, so they all discard and draw.")
GOES_ROUND = pgettext_lazy("drills", "Nobody has cut, so the question goes round to the right.")
FROM_MANO = pgettext_lazy("drills", "The mano speaks first.")
ASKED_AGAIN = pgettext_lazy("drills", "With new cards, mus is asked again from the mano on.")

OVER = pgettext_lazy("drills", "The last word has been said in this lance.")
ONE_BY_ONE = pgettext_lazy(
    "drills", "Before a bet they speak one by one, starting nearest the mano."
)
EITHER = pgettext_lazy(
    "drills", "The other side answers a bet, and whoever speaks binds their partners too."
)
ONLY_ONE = pgettext_lazy(
    "drills", "The other side answers a bet, and only one of them has a say here."
)
TOO_SMALL = pgettext_lazy("drills", "A raise names the new total: here, {least} or more.")
NOT_THEIR_TURN = pgettext_lazy("drills", "It isn’t that player’s turn. Who may speak now: {names}.")
NO_BET_YET = pgettext_lazy("drills", "There’s no bet to answer yet.")
AFTER_BET = pgettext_lazy(
    "drills", "A bet is answered: *quiero*, *no quiero*, a raise or an órdago."
)
AFTER_ORDAGO = pgettext_lazy("drills", "An órdago is answered only by *quiero* or *no quiero*.")

type Reasons = tuple[str, ...]


def sits_reasons(q: Question, _: Grade) -> Reasons:
    """Who sits where: the rule of the seat that is told, and of the one that is asked for."""
    passes = passes_on(q.facts["rounds"])
    known, role = q.facts.get("known", DEALER), q.facts["role"]
    return (*sits(known), *passes, *(one for one in sits(role) if role != known))


def mus_reasons(q: Question, judged: Grade) -> Reasons:
    """What follows in the talk about mus."""
    if judged.right == "lances":
        return (str(CUT),)
    if judged.right == "change":
        return (str(ALL_MUS),)
    told = q.facts["said"]
    is_again = q.facts.get("before", "0") != "0" or told.count(",") >= q.ruleset.players
    is_plain = names_speakers(q) or q.facts["told"] == "mano"
    seat = () if is_plain else tuple(sits(q.facts["told"], "mano"))
    again = (str(ASKED_AGAIN),) if is_again else ()
    if told == "-":
        return (*seat, *(again or (str(FROM_MANO),)))
    return (*seat, *again, str(GOES_ROUND))


def speaks_reasons(q: Question, _: Grade) -> Reasons:
    """Whose turn it is."""
    betting = betting_of(q)
    if betting.status is not Status.OPEN:
        return (str(OVER),)
    if not betting.bets:
        return (str(ONE_BY_ONE),)
    return (str(EITHER if len(betting.to_speak) > 1 else ONLY_ONE),)


def say_reasons(q: Question, judged: Grade) -> Reasons:
    """Why one of the calls is not open."""
    betting, call = betting_of(q), Call.parse(judged.right.replace(":", " "))
    try:
        betting.apply(call)
    except IllegalCall as refusal:
        return (_refusal(q, betting, refusal.code),)
    raise ValueError(judged.right)


def _to_speak(q: Question, betting: Betting) -> str:
    """Whose turn it is, "you" first."""
    seats = sorted(betting.to_speak, key=lambda seat: seat != q.view)
    return joined((asked_inside(q, seat) for seat in seats), "or")


def _refusal(q: Question, betting: Betting, code: str) -> str:
    if code == "too_small":
        return said(TOO_SMALL, least=betting.least())
    if code == "out_of_turn":
        return said(NOT_THEIR_TURN, names=_to_speak(q, betting))
    if not betting.bets:
        return str(NO_BET_YET)
    return str(AFTER_ORDAGO if betting.stake is None else AFTER_BET)
