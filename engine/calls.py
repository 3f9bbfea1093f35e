"""What a seat says in a lance: a word and perhaps stones, as in `1 envido 5` (BET-1, BET-3)."""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Self

from engine.errors import BadNotation

NOTATION = re.compile(r"([0-9]) ([a-z_]+)(?: ([1-9][0-9]{0,8}))?", re.ASCII)


class Word(StrEnum):
    """What may be said, in the order in which choices are listed."""

    PASO = "paso"
    ENVIDO = "envido"
    QUIERO = "quiero"
    NO_QUIERO = "no_quiero"
    REENVIDO = "reenvido"
    ORDAGO = "ordago"


WORDS = {word.value: word for word in Word}
NUMBERED = (Word.ENVIDO, Word.REENVIDO)


@dataclass(frozen=True, slots=True)
class Call:
    """What a seat, 0 to 9, says; `to` is the new total in stones, named or not, of a bet or raise.

    Raises `BadNotation` (`bad_call`) for another seat, and for stones after any other word.

    >>> str(Call.parse("1 envido 5"))
    '1 envido 5'
    """

    seat: int
    word: Word
    to: int | None = None

    def __post_init__(self) -> None:
        has_stones = self.to is not None
        if not 0 <= self.seat <= 9 or (has_stones and self.word not in NUMBERED):
            raise BadNotation("bad_call", given=str(self))

    @classmethod
    def parse(cls, text: str) -> Self:
        """Read `SEAT WORD` or `SEAT WORD STONES`; else `BadNotation` with the code `bad_call`.

        A number that is written has nine digits at most.
        """
        match = NOTATION.fullmatch(text)
        if match is None or match[2] not in WORDS:
            raise BadNotation("bad_call", given=text)
        return cls(int(match[1]), WORDS[match[2]], int(match[3]) if match[3] else None)

    def __str__(self) -> str:
        return f"{self.seat} {self.word}" + ("" if self.to is None else f" {self.to}")
