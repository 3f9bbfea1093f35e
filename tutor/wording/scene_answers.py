"""Answers to questions about more than hands, in words."""

from collections.abc import Callable

from django.utils.translation import pgettext_lazy

from engine import Call, Gesture, Kind, Lance, Question, couple_of
from tutor.wording import later
from tutor.wording.amounts import amarracos
from tutor.wording.calls import spoken
from tutor.wording.encaje_asked import may_answer, stones_answer
from tutor.wording.encaje_lances import end_answer, played_answer
from tutor.wording.encaje_rounds import most_answer, next_answer
from tutor.wording.exchanges import exchange_answer
from tutor.wording.lists import Words, figure, joined, said, within
from tutor.wording.pictures import gesture_name
from tutor.wording.ranking import change_answer, juego_answer, order_answer, view_of
from tutor.wording.table import asked_inside, couple_name, stones
from tutor.wording.wilds import choice_answer, declare_answer

SPEAKS = pgettext_lazy("drills", "{name} to speak")
CHANGED = pgettext_lazy("drills", "cards are changed")
LANCES_BEGIN = pgettext_lazy("drills", "grande begins")
NOBODY = pgettext_lazy("drills", "nobody: the lance is over")
TO_COUPLE = pgettext_lazy("drills", "{stones} to {couple}")
TO_BOTH = pgettext_lazy("drills", "{stones} to {couple} and {more} to {other}")
NOTHING = pgettext_lazy("drills", "nothing, to either side")
WINS_GAME = pgettext_lazy("drills", "{couple} wins the game, not the match")
WINS_MATCH = pgettext_lazy("drills", "{couple} wins the match with this game")
NOT_OVER = pgettext_lazy("drills", "nobody yet: the game goes on")
ENDS: dict[Lance, Words] = {
    Lance.GRANDE: pgettext_lazy("drills", "{couple} gets there in grande"),
    Lance.CHICA: pgettext_lazy("drills", "{couple} gets there in chica"),
    Lance.PARES: pgettext_lazy("drills", "{couple} gets there in pares"),
    Lance.JUEGO: pgettext_lazy("drills", "{couple} gets there in juego"),
    Lance.PUNTO: pgettext_lazy("drills", "{couple} gets there in punto"),
}
NOT_ENOUGH = pgettext_lazy("drills", "nobody gets there in this round")
LIES = pgettext_lazy("drills", "{amarracos} and {stones}")
SAYS_DENTRO = pgettext_lazy("drills", "*dentro*, and {stones}")
RESULTS: dict[str, Words] = {
    "0-0": pgettext_lazy("drills", "the first hand both times"),
    "0-1": pgettext_lazy("drills", "the first hand, then the second"),
    "1-0": pgettext_lazy("drills", "the second hand, then the first"),
    "1-1": pgettext_lazy("drills", "the second hand both times"),
}
NAMED_SAYS = pgettext_lazy("drills", "{name}: {call}")


def scene_answer(q: Question, code: str) -> str:
    """An answer's code in words, as it stands inside a sentence."""
    return ANSWERS[q.kind](q, code)


def _seat_answer(q: Question, code: str) -> str:
    return asked_inside(q, int(code))


def _mus_answer(q: Question, code: str) -> str:
    if code.isdecimal():
        return said(SPEAKS, name=asked_inside(q, int(code)))
    return str(CHANGED if code == "change" else LANCES_BEGIN)


def _speaker_answer(q: Question, code: str) -> str:
    if code == "nobody":
        return str(NOBODY)
    seats = sorted(map(int, code.split(",")), key=lambda seat: seat != q.view)
    return joined((asked_inside(q, seat) for seat in seats), "or")


def _say_answer(q: Question, code: str) -> str:
    call = Call.parse(code.replace(":", " "))
    return said(NAMED_SAYS, name=asked_inside(q, call.seat), call=spoken(call))


def _refusal_answer(q: Question, code: str) -> str:
    couple, amount = map(int, code.split(":"))
    return said(TO_COUPLE, stones=stones(amount), couple=couple_name(couple, q.view))


def _pay_answer(q: Question, code: str) -> str:
    pays = [int(part) for part in code.split("-")]
    ours = couple_of(q.view)
    seen = view_of(q), len(q.hands)
    paid = [(pays[couple], couple_name(couple, *seen)) for couple in (ours, 1 - ours)]
    some = [each for each in paid if each[0]]
    if not some:
        return str(NOTHING)
    (amount, couple), *rest = some
    if not rest:
        return said(TO_COUPLE, stones=stones(amount), couple=couple)
    (more, other) = rest[0]
    return said(TO_BOTH, stones=stones(amount), couple=couple, more=stones(more), other=other)


def _ordago_answer(q: Question, code: str) -> str:
    if code == "none":
        return str(NOT_OVER)
    couple, _, match = code.partition("-")
    return said(WINS_MATCH if match else WINS_GAME, couple=couple_name(int(couple), q.view))


def _end_answer(q: Question, code: str) -> str:
    if code == "none":
        return str(NOT_ENOUGH)
    couple, _, lance = code.partition(":")
    return said(ENDS[Lance(lance)], couple=couple_name(int(couple), q.view))


def _lie_answer(_: Question, code: str) -> str:
    many, loose = code.split("-")
    if many == "dentro":
        return said(SAYS_DENTRO, stones=stones(int(loose)))
    return said(LIES, amarracos=amarracos(int(many)), stones=stones(int(loose)))


ANSWERS: dict[Kind, Callable[[Question, str], str]] = later.ANSWERS | {
    Kind.WHO_SITS: _seat_answer,
    Kind.MUS_NEXT: _mus_answer,
    Kind.WHO_SPEAKS: _speaker_answer,
    Kind.MAY_NOT_SAY: _say_answer,
    Kind.REFUSAL_PAYS: _refusal_answer,
    Kind.LANCE_PAYS: _pay_answer,
    Kind.ORDAGO_WINS: _ordago_answer,
    Kind.GAME_ENDS: _end_answer,
    Kind.STONES_LIE: _lie_answer,
    Kind.STONES_LEFT: lambda _, code: figure(int(code)),
    Kind.TRUE_SIGNAL: lambda _, code: within(gesture_name(Gesture(code))),
    Kind.TWO_RULES: lambda _, code: str(RESULTS[code]),
    Kind.ORDER_HANDS: order_answer,
    Kind.HAS_JUEGO: juego_answer,
    Kind.CHANGE_CARD: change_answer,
    Kind.WILD_CHOICE: choice_answer,
    Kind.WILD_DECLARES: declare_answer,
    Kind.ENCAJE_MAY: may_answer,
    Kind.ENCAJE_SHEDS: stones_answer,
    Kind.ENCAJE_POT: stones_answer,
    Kind.MAY_CHANGE: exchange_answer,
    Kind.ENCAJE_NEXT: next_answer,
    Kind.ENCAJE_MOST: most_answer,
    Kind.ENCAJE_PLAYED: played_answer,
    Kind.ENCAJE_ENDS: end_answer,
}
