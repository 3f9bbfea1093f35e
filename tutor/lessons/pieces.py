"""What a lesson's text is made of once it is read: prose, and fences with their claims."""

from dataclasses import dataclass

from markdown_it.token import Token

from engine import (
    Act,
    Betting,
    Call,
    Card,
    Deal,
    EncajeBetting,
    EncajeCount,
    EncajeRules,
    Hand,
    Lance,
    Question,
    Round,
    Ruleset,
)

type Said = tuple[Act | Call, ...]  # one act, or what partners answer at once


class LessonError(ValueError):
    """A line of a lesson that cannot be read, and what would be right."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}")
        self.line = line
        self.message = message


@dataclass(frozen=True, slots=True)
class Claim:
    """What a lesson says is so: `text` as it stands there, `expected` the answer it gives.

    `right` is what the engine says. `question` is there where a drill could ask the same.
    """

    line: int
    text: str
    subject: str
    detail: str
    expected: str
    right: str
    question: Question | None = None


@dataclass(frozen=True, slots=True)
class Prose:
    """Running text between fences, as the Markdown reader's tokens."""

    tokens: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class DealFence:
    """Hands side by side, wild cards fixed."""

    ruleset: Ruleset
    deal: Deal
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
class BetFence:
    """The words of one lance; `after` is the betting as they leave it."""

    lance: Lance
    players: tuple[int, ...]
    said: tuple[tuple[Call, ...], ...]
    after: Betting
    claims: tuple[Claim, ...]


@dataclass(frozen=True, slots=True)
class CountFence:
    """Four hands, what was bet on each lance, and the round that it makes, played out."""

    played: Round
    claims: tuple[Claim, ...]


@dataclass(frozen=True, slots=True)
class RoundFence:
    """A stretch of a round: what was said in it, from `before`, which is None at the deal."""

    begun: Round
    said: tuple[Said, ...]
    played: Round
    is_continued: bool
    claims: tuple[Claim, ...]


@dataclass(frozen=True, slots=True)
class StonesFence:
    """A score, what is paid to it, and the target."""

    ruleset: Ruleset
    stones: int
    paid: int
    claims: tuple[Claim, ...]


@dataclass(frozen=True, slots=True)
class EncajeFence:
    """A count of Encaje: what each had, what was said, the moves, and how many fell at once."""

    rules: EncajeRules
    stones: tuple[int, ...]
    said: tuple[tuple[Lance, tuple[Call, ...]], ...]
    count: EncajeCount
    at_once: int
    claims: tuple[Claim, ...]


@dataclass(frozen=True, slots=True)
class EncajeBetFence:
    """The words of one lance of Encaje; `after` is the betting as they leave it."""

    rules: EncajeRules
    lance: Lance
    stones: tuple[int, ...]
    said: tuple[Call, ...]
    after: EncajeBetting
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
type Played = BetFence | CountFence | RoundFence | StonesFence
type Encaje = EncajeFence | EncajeBetFence
type Claiming = Shown | Played | Encaje
type Named = PictureFence | MixUpFence | DrillFence
type Fence = Claiming | Named
type Piece = Prose | Fence
