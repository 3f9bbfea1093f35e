"""Reads one lesson's file: `# Title`, a summary in italics, then prose and fences."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from markdown_it.token import Token

from tutor.lessons.fences import read_cards, read_fence
from tutor.lessons.markdown import CARDS, parse
from tutor.lessons.pieces import Fence, LessonError, Piece, Prose

FORM = "a lesson begins with '# Title', then one line of summary, all of it *in italics*"
FENCE_PLACE = "a fence stands at the margin, outside lists and quotations"


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson as it stands in a file; `problems` are its lines that nobody can read."""

    title: str
    summary: str
    pieces: tuple[Piece, ...]
    problems: tuple[LessonError, ...]

    @property
    def fences(self) -> tuple[Fence, ...]:
        """Its fences, in order."""
        return tuple(piece for piece in self.pieces if not isinstance(piece, Prose))


@dataclass(slots=True)
class _Draft:
    """A lesson while it is read."""

    pieces: list[Piece] = field(default_factory=list)
    prose: list[Token] = field(default_factory=list)
    problems: list[LessonError] = field(default_factory=list)

    def close_prose(self) -> None:
        if self.prose:
            self.pieces.append(Prose(tuple(self.prose)))
            self.prose = []

    def add_fence(self, token: Token) -> None:
        self.close_prose()
        try:
            self.pieces.append(_fence(token))
        except LessonError as problem:
            self.problems.append(problem)

    def add_prose(self, token: Token) -> None:
        self.prose.append(token)
        self.problems += _prose_problems(token)


def read_lesson(text: str) -> Lesson:
    """The lesson in a file's text. It never fails: what cannot be read is among its problems."""
    tokens, draft = parse(text), _Draft()
    title, summary, rest = _head(tokens)
    if not title or not summary:
        draft.problems.append(LessonError(1, FORM))
    for token in rest:
        if token.type == "fence" and token.level == 0:
            draft.add_fence(token)
        else:
            draft.add_prose(token)
    draft.close_prose()
    return Lesson(title, summary, tuple(draft.pieces), tuple(draft.problems))


def _head(tokens: Sequence[Token]) -> tuple[str, str, Sequence[Token]]:
    """Title, summary and the tokens that follow them."""
    title, at = "", 0
    if tokens and tokens[0].type == "heading_open" and tokens[0].tag == "h1":
        title, at = tokens[1].content, 3
    summary = _italic(tokens[at + 1]) if len(tokens) > at + 2 else ""
    return title, summary, tokens[at + 3 if summary else at :]


def _italic(token: Token) -> str:
    """The words of a paragraph that is in italics from end to end, else nothing."""
    children = token.children or []
    is_whole = (
        len(children) > 2
        and children[0].type == "em_open"
        and children[-1].type == "em_close"
        and sum(child.type == "em_close" for child in children) == 1
    )
    return "".join(child.content for child in children) if is_whole else ""


def _fence(token: Token) -> Fence:
    start = _line(token)
    lines = [
        (start + at, line.strip())
        for at, line in enumerate(token.content.splitlines(), 1)
        if line.strip()
    ]
    return read_fence(start, " ".join(token.info.split()), lines)


def _prose_problems(token: Token) -> Iterator[LessonError]:
    """Cards in a sentence that the deck does not have, and fences where none can stand."""
    if token.type in ("fence", "code_block"):
        yield LessonError(_line(token), FENCE_PLACE)
    for child in token.children or []:
        if child.type == CARDS:
            try:
                read_cards(_line(token), child.content)
            except LessonError as problem:
                yield problem


def _line(token: Token) -> int:
    return token.map[0] + 1 if token.map else 1
