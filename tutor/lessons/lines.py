"""Lines that several fences have: rules, cards, hands by seat, wild cards, numbers, calls."""

import re
from collections.abc import Callable, Sequence
from itertools import takewhile

from engine import Call, Card, Deal, Hand, Lance, MusError, Rank, Ruleset
from tutor.lessons.claims import Lines
from tutor.lessons.pieces import LessonError

SEAT_LINE = re.compile(r"(\d): (.+)")
WILD_LINE = re.compile(r"wild:((?: \S+=\S)+)")
TOGETHER = " + "
HAND = "Ro Cc 5e 4o"
RANKS = {rank.value: rank for rank in Rank}

type Wild = dict[Card, Rank]


def split(lines: Lines) -> tuple[Lines, Lines]:
    """What is shown, and the claims, which come after it."""
    shown = list(takewhile(lambda pair: not pair[1].startswith("?"), lines))
    return shown, lines[len(shown) :]


def read[T](line: int, text: str, reader: Callable[[str], T], what: str) -> T:
    """What the engine reads in a text; `LessonError` where it reads nothing, with a right one."""
    try:
        return reader(text)
    except MusError as error:
        raise LessonError(line, f"{text!r} is no {what} ({error})") from error


def read_ruleset(line: int, text: str) -> Ruleset:
    """The rules after a fence's name."""
    try:
        return Ruleset.parse(text)
    except MusError as error:
        raise LessonError(line, f"no such rules ({error}): deal classic") from error


def read_cards(line: int, text: str) -> tuple[Card, ...]:
    """Cards with blanks between them; `LessonError` for one that the deck does not have."""
    try:
        return tuple(Card.parse(code) for code in text.split())
    except MusError as error:
        raise LessonError(line, f"{text!r} is no list of cards ({error}): {HAND}") from error


def read_hand(line: int, text: str) -> Hand:
    """Four cards with blanks between them."""
    try:
        return Hand(read_cards(line, text))
    except MusError as error:
        raise LessonError(line, f"{text!r} is no hand ({error}): {HAND}") from error


def read_hands(shown: Lines) -> tuple[Hand, ...]:
    """Hands by seat, one a line, from the mano on."""
    return tuple(_seat(at, number, text) for number, (at, text) in enumerate(shown))


def _seat(line: int, number: int, text: str) -> Hand:
    match = SEAT_LINE.fullmatch(text)
    if match is None or int(match[1]) != number:
        raise LessonError(line, f"{text!r} is no hand: here belongs {number}: {HAND}")
    return read_hand(line, match[2])


def take_wild(shown: Lines) -> tuple[Lines, Wild]:
    """The lines without that of the wild cards, and what it says."""
    told = [(at, text) for at, text in shown if text.startswith("wild:")]
    rest = [pair for pair in shown if pair not in told]
    if len(told) > 1:
        raise LessonError(told[1][0], "all wild cards stand in one line: wild: So=R Sc=1")
    return rest, _wild(*told[0]) if told else {}


def _wild(line: int, text: str) -> Wild:
    match = WILD_LINE.fullmatch(text)
    pairs = [choice.partition("=") for choice in match[1].split()] if match else []
    if not pairs or any(rank not in RANKS for _, _, rank in pairs):
        raise LessonError(line, f"{text!r} fixes no wild cards: wild: So=R Sc=1")
    return {read(line, card, Card.parse, "card"): RANKS[rank] for card, _, rank in pairs}


def fixed_deal(line: int, hands: Sequence[Hand], ruleset: Ruleset, wild: Wild) -> Deal:
    """The hands at a table, every wild card fixed."""
    try:
        return Deal(tuple(hands), ruleset).showing(wild)
    except MusError as error:
        raise LessonError(line, f"these hands make no deal ({error})") from error


def take_head(shown: Lines, names: Sequence[str]) -> tuple[Lines, dict[str, tuple[int, str]]]:
    """The lines without those that begin with one of the names; those by name, with their line."""
    head: dict[str, tuple[int, str]] = {}
    rest: list[tuple[int, str]] = []
    for at, text in shown:
        name, _, value = text.partition(" ")
        if name not in names:
            rest.append((at, text))
        elif name in head:
            raise LessonError(at, f"{text!r}: there is a line of {name} already")
        else:
            head[name] = (at, value)
    return rest, head


def read_numbers(line: int, text: str, example: str) -> tuple[int, ...]:
    """Whole numbers with blanks between them."""
    if not text or not all(part.isdecimal() and part.isascii() for part in text.split(" ")):
        raise LessonError(line, f"{text!r} are no numbers: {example}")
    return tuple(map(int, text.split(" ")))


def read_calls(line: int, text: str) -> tuple[Call, ...]:
    """One call, or what partners say at once."""
    return tuple(read(line, one, Call.parse, "call: 1 envido 4") for one in text.split(TOGETHER))


def read_lance(line: int, text: str) -> Lance:
    """A lance by its name."""
    if text not in set(Lance):
        raise LessonError(line, f"{text!r} is no lance: {', '.join(Lance)}")
    return Lance(text)


def take_lances(shown: Lines) -> tuple[Lines, dict[Lance, tuple[int, str]]]:
    """The lines without those of lances; what was said in each, with its line."""
    rest: list[tuple[int, str]] = []
    told: dict[Lance, tuple[int, str]] = {}
    for at, text in shown:
        name, colon, words = text.partition(": ")
        if not colon or name.isdecimal():
            rest.append((at, text))
            continue
        lance = read_lance(at, name)
        if lance in told:
            raise LessonError(at, f"{text!r}: there is a line of {lance} already")
        told[lance] = (at, words)
    return rest, told
