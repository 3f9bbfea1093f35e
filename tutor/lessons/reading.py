"""Reads one lesson's file: `# Title`, a summary in italics, then prose and fences."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from markdown_it.token import Token

from tutor.lessons.facts import UnknownFact, read_fact
from tutor.lessons.fences import read_fence
from tutor.lessons.lines import read_cards
from tutor.lessons.markdown import CARDS, FACT, parse
from tutor.lessons.pieces import Fence, LessonError, Piece, Prose, RoundFence
from tutor.lessons.references import reference_fault

FORM = "a lesson begins with '# Title', then one line of summary, all of it *in italics*"
FENCE_PLACE = "a fence stands at the margin, outside lists and quotations"
NO_FACT_HERE = "a number in braces stands in the text, not in the title or its summary"


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
        rounds = [piece for piece in self.pieces if isinstance(piece, RoundFence)]
        try:
            self.pieces.append(_fence(token, rounds[-1] if rounds else None))
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
    if any("{" in token.content for token in tokens[: len(tokens) - len(rest)]):
        draft.problems.append(LessonError(1, NO_FACT_HERE))
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


def _fence(token: Token, before: RoundFence | None) -> Fence:
    start = _line(token)
    lines = [
        (start + at, line.strip())
        for at, line in enumerate(token.content.splitlines(), 1)
        if line.strip()
    ]
    return read_fence(start, " ".join(token.info.split()), lines, before)


def _prose_problems(token: Token) -> Iterator[LessonError]:
    """What a sentence names that is not there, and fences where none can stand."""
    if token.type in ("fence", "code_block"):
        yield LessonError(_line(token), FENCE_PLACE)
    for child in token.children or []:
        try:
            _check(_line(token), child)
        except LessonError as problem:
            yield problem
        except UnknownFact as problem:
            yield LessonError(_line(token), str(problem))


def _check(line: int, token: Token) -> None:
    """Cards that the deck has, numbers that the rules have, links that lead somewhere."""
    if token.type == CARDS:
        read_cards(line, token.content)
    elif token.type == FACT:
        read_fact(token.content)
    elif fault := reference_fault(str(token.attrGet("href") or "")):
        raise LessonError(line, fault)


def _line(token: Token) -> int:
    return token.map[0] + 1 if token.map else 1
