"""Fences of Encaje: `encaje`, a whole count, and `encaje-bet`, the words of one lance."""

from collections.abc import Iterable

from engine import (
    Call,
    Deal,
    EncajeBetting,
    EncajeCount,
    EncajeRules,
    EncajeStatus,
    IllegalCall,
    Lance,
    MusError,
    Word,
)
from tutor.lessons.claims import Lines, read_claims
from tutor.lessons.lines import (
    read,
    read_hands,
    read_lance,
    read_numbers,
    split,
    take_head,
    take_lances,
)
from tutor.lessons.pieces import EncajeBetFence, EncajeFence, LessonError
from tutor.lessons.play_answers import about_encaje, about_encaje_bet
from tutor.lessons.plays import Told, refusal

STONES = "stones 21 9 6 15"


def read_encaje(line: int, argument: str, lines: Lines) -> EncajeFence:
    """Stones, hands and what was said in each lance, counted to the end."""
    rules, (shown, claims) = _rules(line, argument), split(lines)
    shown, told = take_lances(shown)
    shown, head = take_head(shown, ("stones",))
    hands, stones = read_hands(shown), _stones(line, head)
    if len(hands) != len(stones):
        raise LessonError(line, f"{len(stones)} have stones: here belong as many hands")
    try:
        deal = Deal(hands, rules.mus)
    except MusError as error:
        raise LessonError(line, f"these hands make no deal ({error})") from error
    before, said = _played(EncajeCount(deal, stones), told)
    count = before.reckon()
    claims_read = read_claims("encaje", about_encaje(count), claims)
    return EncajeFence(rules, stones, tuple(said.items()), count, len(before.moves), claims_read)


def _played(count: EncajeCount, told: Told) -> tuple[EncajeCount, dict[Lance, tuple[Call, ...]]]:
    """Every lance as it is told, else passed by all; and what was said in each."""
    said: dict[Lance, tuple[Call, ...]] = {}
    while (lance := count.next_lance()) is not None:
        betting = count.open(lance)
        if betting.status is EncajeStatus.OPEN:
            betting, said[lance] = _bet(betting, lance, told.get(lance))
        count = count.close(lance, betting)
    for lance in told.keys() - said.keys():
        at, words = told[lance]
        raise LessonError(at, f"'{lance}: {words}': nobody bets on {lance} in this round")
    return count, {lance: calls for lance, calls in said.items() if lance in told}


def _bet(
    betting: EncajeBetting, lance: Lance, told: tuple[int, str] | None
) -> tuple[EncajeBetting, tuple[Call, ...]]:
    """A lance's betting as it is told, or passed by all."""
    if told is None:
        passes = tuple(Call(seat, Word.PASO) for seat in betting.players)
        return _follow(betting, 0, passes), passes
    line, words = told
    said = tuple(_call(line, text) for text in words.split(", "))
    after = _follow(betting, line, said)
    if after.to_speak is not None:
        raise LessonError(line, f"the betting on {lance} is still open: {after.to_speak} speaks")
    return after, said


def _follow(betting: EncajeBetting, line: int, said: Iterable[Call]) -> EncajeBetting:
    for call in said:
        betting = _said(betting, line, call)
    return betting


def read_encaje_bet(line: int, argument: str, lines: Lines) -> EncajeBetFence:
    """The words of one lance, a call in each line."""
    text, _, lance = argument.partition(" ")
    rules, (shown, claims) = _rules(line, text), split(lines)
    calls, head = take_head(shown, ("stones", "players"))
    stones = _stones(line, head)
    betting = EncajeBetting.begin(_players(head, len(stones)), stones)
    said = [(at, _call(at, text)) for at, text in calls]
    for at, call in said:
        betting = _said(betting, at, call)
    return EncajeBetFence(
        rules=rules,
        lance=read_lance(line, lance),
        stones=stones,
        said=tuple(call for _, call in said),
        after=betting,
        claims=read_claims("a bet of Encaje", about_encaje_bet(betting), claims),
    )


def _players(head: dict[str, tuple[int, str]], seats: int) -> tuple[int, ...]:
    if "players" not in head:
        return tuple(range(seats))
    line, text = head["players"]
    players = read_numbers(line, text, "players 0 1 3")
    if list(players) != sorted(set(players)) or players[-1] >= seats:
        raise LessonError(line, f"{text!r}: seats in order that have stones: players 0 1 3")
    return players


def _call(line: int, text: str) -> Call:
    return read(line, text, Call.parse, "call: 1 envido 4")


def _said(betting: EncajeBetting, line: int, call: Call) -> EncajeBetting:
    try:
        return betting.apply(call)
    except IllegalCall as error:
        raise LessonError(line, f"'{call}' is not open here: {refusal(error)}") from error


def _rules(line: int, text: str) -> EncajeRules:
    try:
        return EncajeRules.parse(text)
    except MusError as error:
        raise LessonError(line, f"no such rules ({error}): encaje encaje") from error


def _stones(line: int, head: dict[str, tuple[int, str]]) -> tuple[int, ...]:
    if "stones" not in head:
        raise LessonError(line, f"here belongs what each has: {STONES}")
    at, text = head["stones"]
    stones = read_numbers(at, text, STONES)
    if not 2 <= len(stones) <= 6 or not all(stones):
        raise LessonError(at, f"{text!r}: two to six players, each with a stone or more: {STONES}")
    return stones
