"""What a lesson shows of bets, counts, rounds, stones and Encaje, as values for the templates.

Every text is already in the reader's language.
"""

from dataclasses import dataclass

from tutor.drills.sight import CardSight


@dataclass(frozen=True, slots=True)
class HandLine:
    """A hand as it lies there, with its player."""

    name: str
    is_mano: bool
    cards: tuple[CardSight, ...]
    note: str = ""


@dataclass(frozen=True, slots=True)
class Turn:
    """What one player says or does, and the cards that go with it."""

    name: str
    is_ours: bool
    call: str
    cards: tuple[CardSight, ...] = ()


@dataclass(frozen=True, slots=True)
class Exchange:
    """What one player says, or several at once, and what it does."""

    turns: tuple[Turn, ...]
    effect: str = ""


@dataclass(frozen=True, slots=True)
class TalkSight:
    """The words of one lance: `lines` say what is open in the end, and what is not."""

    title: str
    ruleset: str  # "" for the lesson's usual rules; so below
    exchanges: tuple[Exchange, ...]
    lines: tuple[str, ...]
    purses: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class LanceLine:
    """A lance in a count: what was said in it, or why nothing was, and whose cards are best."""

    title: str
    exchanges: tuple[Exchange, ...]
    notes: tuple[str, ...]
    winner: str
    reasons: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Payment:
    """Stones that are paid, or moved: for which lance, why, and the score after it."""

    lance: str
    text: str
    score: str
    name: str = ""


@dataclass(frozen=True, slots=True)
class PayGroup:
    """Payments of one time: those that fall while the lances are played, those of the count."""

    title: str
    payments: tuple[Payment, ...]


@dataclass(frozen=True, slots=True)
class CountSight:
    """A round from its cards to its score; `title` only where a told round leads to it."""

    title: str
    ruleset: str
    before: str
    hands: tuple[HandLine, ...]
    lances: tuple[LanceLine, ...]
    pays: tuple[PayGroup, ...]
    pays_title: str
    end: str


@dataclass(frozen=True, slots=True)
class Stage:
    """A stage of a round: what was said, the cards as they lie after it, what was paid at once."""

    title: str
    exchanges: tuple[Exchange, ...] = ()
    note: str = ""
    hands: tuple[HandLine, ...] = ()
    payments: tuple[Payment, ...] = ()


@dataclass(frozen=True, slots=True)
class RoundSight:
    """A stretch of a round; `count` once the cards are shown."""

    ruleset: str
    before: str
    stages: tuple[Stage, ...]
    count: CountSight | None
    pays_title: str
    end: str  # why nothing is counted, where what falls at once has ended the game


@dataclass(frozen=True, slots=True)
class Pile:
    """A score as it lies before two partners, and the same in words."""

    score: str
    loose: int
    amarracos: int
    label: str

    @property
    def stones(self) -> range:
        """One for each loose stone."""
        return range(self.loose)

    @property
    def worths(self) -> range:
        """One for each amarraco."""
        return range(self.amarracos)


@dataclass(frozen=True, slots=True)
class StonesSight:
    """What lies there, what the keepers do, and what lies there then."""

    ruleset: str
    piles: tuple[Pile, ...]
    steps: tuple[str, ...]
    worth: int


@dataclass(frozen=True, slots=True)
class PurseLine:
    """A player of Encaje: the hand, what was there before the round and what is left."""

    hand: HandLine
    before: str
    after: str


@dataclass(frozen=True, slots=True)
class EncajeSight:
    """A round of Encaje from its cards to what each has left."""

    ruleset: str
    purses: tuple[PurseLine, ...]
    lances: tuple[LanceLine, ...]
    moves: tuple[PayGroup, ...]


type PlayedSight = TalkSight | CountSight | RoundSight | StonesSight | EncajeSight
