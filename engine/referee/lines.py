"""Lines of JSON in and out; what is no JSON is refused here (`bad_json`)."""

import json
from collections.abc import Iterator
from typing import NoReturn, Protocol

from engine.errors import MusError

CHUNK = 1 << 16
LONGEST = 1 << 26  # bytes of one line; of a longer one no more is kept in memory
MOST_DIGITS = 20  # of a whole number; with so many it is out of every range

Json = bool | int | float | str | list["Json"] | dict[str, "Json"] | None


class Refusal(MusError):
    """A request that cannot be answered: `code` says why, `facts` what was given and is right."""


class Source(Protocol):
    """A stream of bytes that gives what has come, without waiting for more."""

    def read1(self, size: int = ..., /) -> bytes: ...


def batches(source: Source) -> Iterator[list[bytes]]:
    """Lines without their newlines, those that have come together; the last may lack one."""
    begun = bytearray()
    while chunk := source.read1(CHUNK):
        head, newline, rest = chunk.rpartition(b"\n")
        if newline:
            yield bytes(begun + head).split(b"\n")
            begun.clear()
        if len(begun) <= LONGEST:
            begun += rest
    if begun:
        yield [bytes(begun)]


def read(line: bytes) -> Json:
    """The value that a line of JSON holds; where a key comes twice, the last counts."""
    if not line.strip():
        raise Refusal("empty_line")
    if len(line) > LONGEST:
        raise Refusal("long_line", most=LONGEST)
    try:
        return _decode(line.decode())  # type: ignore[no-any-return]
    except UnicodeDecodeError as error:
        raise Refusal("not_utf8", byte=error.start + 1) from error
    except json.JSONDecodeError as error:
        raise Refusal("not_json", problem=error.msg, column=error.colno) from error
    except RecursionError as error:
        raise Refusal("deep_json") from error


def write(value: Json) -> bytes:
    """A value as a line of JSON, in ASCII."""
    return _encode(value).encode() + b"\n"


def _whole(digits: str) -> int:
    return int(digits[:MOST_DIGITS])


def _constant(name: str) -> NoReturn:
    raise Refusal("no_number", given=name)


_encode = json.JSONEncoder(check_circular=False).encode
_decode = json.JSONDecoder(parse_int=_whole, parse_constant=_constant).decode
