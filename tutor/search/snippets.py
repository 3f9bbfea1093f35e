"""Quotes the part of a text that answers a query, with the words that were looked for marked."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from tutor.search.folding import Word
from tutor.search.pages import Text

LONGEST = 180  # letters of a quotation
BEFORE = 50  # letters that may stand before the first word that was looked for
SENTENCE_ENDS = (". ", "? ", "! ", "… ")


@dataclass(frozen=True, slots=True)
class Piece:
    """Some words of a quotation, marked where they were looked for."""

    text: str
    is_marked: bool


def snippet(
    text: Text, forms: frozenset[str], *, from_the_start: bool = False
) -> tuple[Piece, ...]:
    """The quotation that has most of the words; the beginning of the text where it has none."""
    marked = [word for word in text.words if word.form in forms]
    start = 0 if from_the_start or not marked else _start(text.plain, _fullest(marked))
    end = _end(text.plain, start)
    pieces = list(_pieces(text.plain, start, end, marked))
    before = (Piece("… ", is_marked=False),) if start else ()
    after = (Piece(" …", is_marked=False),) if end < len(text.plain) else ()
    return (*before, *pieces, *after)


def _fullest(marked: Sequence[Word]) -> int:
    """Where the quotation should begin that holds the most different words."""
    room = LONGEST - BEFORE

    def different(first: Word) -> int:
        near = (word.form for word in marked if 0 <= word.start - first.start < room)
        return len(set(near))

    return max(marked, key=different).start


def _start(plain: str, first: int) -> int:
    """The beginning of the sentence, or a word not far before."""
    if first <= BEFORE:
        return 0
    window = plain[first - BEFORE * 2 : first] if first >= BEFORE * 2 else plain[:first]
    opened = max(window.rfind(end) + len(end) if end in window else -1 for end in SENTENCE_ENDS)
    if opened >= 0:
        return first - len(window) + opened
    return plain.find(" ", first - BEFORE) + 1


def _end(plain: str, start: int) -> int:
    if len(plain) - start <= LONGEST:
        return len(plain)
    return plain.rfind(" ", start, start + LONGEST)


def _pieces(plain: str, start: int, end: int, marked: Sequence[Word]) -> Iterator[Piece]:
    at = start
    for word in marked:
        if start <= word.start and word.end <= end:
            if at < word.start:
                yield Piece(plain[at : word.start], is_marked=False)
            yield Piece(plain[word.start : word.end], is_marked=True)
            at = word.end
    if at < end:
        yield Piece(plain[at:end], is_marked=False)
