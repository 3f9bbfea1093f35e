"""A wrong rule that runs: what its believer sees, compares and answers."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from engine.hand import Hand
from engine.lances import Lance, compared, strength
from engine.misconceptions.answers import ANSWERS, Step
from engine.questions.kinds import Kind
from engine.questions.question import Question
from engine.ruleset import Ruleset

type Strength = Callable[[Lance, Hand, Ruleset], tuple[int, ...]]
type Rule = Callable[[Question], str | None]
type Walk = Callable[[Lance, Hand, Ruleset], tuple[Step, ...]]

EVERY_LANCE = tuple(Lance)


def unchanged(ruleset: Ruleset) -> Ruleset:
    """The ruleset seen as it is."""
    return ruleset


def steps(lance: Lance, hand: Hand, ruleset: Ruleset) -> tuple[Step, ...]:
    """The places that the lance compares and how high the card there stands, in order."""
    cards = compared(lance, hand, ruleset)
    return tuple((str(place), ruleset.height(card.rank)) for place, card in enumerate(cards, 1))


@dataclass(frozen=True, slots=True)
class Misconception:
    """One wrong belief, right in all else.

    `kinds` and `lances` are those of the questions that it speaks to, `lesson` is the one that
    mends it, `cause` the id of the belief whose name says why, shared by beliefs of one cause.
    `sees` is the ruleset as the believer knows it; `strength` ranks hands in a lance, `()` for one
    that takes no part; `walk` gives the places that he compares in grande and chica, with None for
    what is no card's; `last_wins_ties` turns the order of tied seats round;
    `fewest_hands` are those that a question must show for the belief to come to mind. `rules` are
    what he answers to kinds in which hands are not all there is to it.
    """

    id: str
    lesson: str
    kinds: tuple[Kind, ...]
    lances: tuple[Lance, ...] = EVERY_LANCE
    cause: str = ""
    sees: Callable[[Ruleset], Ruleset] = field(default=unchanged, repr=False)
    strength: Strength = field(default=strength, repr=False)
    walk: Walk = field(default=steps, repr=False)
    last_wins_ties: bool = False
    fewest_hands: int = 1
    rules: Mapping[Kind, Rule] = field(default_factory=dict, repr=False, hash=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "cause", self.cause or self.id)

    def speaks_to(self, kind: Kind, lance: Lance | None) -> bool:
        """Whether questions of this kind, in this lance, can show the belief."""
        return kind in self.kinds and (lance is None or lance in self.lances)

    def answer(self, question: Question) -> str | None:
        """What its believer answers; None where the belief has nothing to say."""
        if not self.speaks_to(question.kind, question.lance):
            return None
        if 0 < len(question.hands) < self.fewest_hands:
            return None
        rule = self.rules.get(question.kind)
        return rule(question) if rule else ANSWERS[question.kind](self, question)


def by_rule(kind: Kind, id: str, lesson: str, rule: Rule) -> Misconception:
    """A belief that only one kind of questions shows, by a rule of its own."""
    return Misconception(id, lesson, (kind,), rules={kind: rule})
