"""What a lesson's text is made of once it is read: prose, and fences with their claims."""

from dataclasses import dataclass

from markdown_it.token import Token

from engine import Card, Hand, Question, Ruleset


class LessonError(ValueError):
    """A line of a lesson that cannot be read, and what would be right."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.message = message


@dataclass(frozen=True, slots=True)
class Claim:
    """What a lesson says is so: `text` as it stands there, `expected` the answer it gives."""

    line: int
    text: str
    question: Question
    expected: str


@dataclass(frozen=True, slots=True)
class Prose:
    """Running text between fences, as the Markdown reader's tokens."""

    tokens: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class DealFence:
    """Hands side by side."""

    ruleset: Ruleset
    hands: tuple[Hand, ...]
    claims: tuple[Claim, ...]


@dataclass(frozen=True, slots=True)
class HandFence:
    """One hand."""

    ruleset: Ruleset
    hand: Hand
    claims: tuple[Claim, ...]


@dataclass(frozen=True, slots=True)
class CardsFence:
    """Single cards."""

    ruleset: Ruleset
    cards: tuple[Card, ...]
    claims: tuple[Claim, ...]


@dataclass(frozen=True, slots=True)
class PictureFence:
    """A picture that is drawn, by its name."""

    name: str


@dataclass(frozen=True, slots=True)
class MixUpFence:
    """A mix-up, by its id."""

    misconception: str


@dataclass(frozen=True, slots=True)
class DrillFence:
    """A drill of this lesson, by its slug."""

    slug: str


type Shown = DealFence | HandFence | CardsFence
type Fence = Shown | PictureFence | MixUpFence | DrillFence
type Piece = Prose | Fence
