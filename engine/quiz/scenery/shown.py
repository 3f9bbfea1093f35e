"""Scenes of one or two hands: signals, and the same cards under other rules (SEN-2, VAR-1)."""

from engine.cards import DECK, Rank
from engine.chance import Chance
from engine.hand import SIZE, Hand
from engine.questions.question import Question
from engine.quiz.scenery.props import asked, hands
from engine.quiz.spec import Spec

AGAINST = "under-"  # a need that names the other ruleset


def true_signal(spec: Spec, chance: Chance) -> Question:
    """A hand."""
    return asked(spec, hands(spec, chance, 1))


def two_rules(spec: Spec, chance: Chance) -> Question:
    """Two hands, under the rules of the spec and those that it needs."""
    other = next(name for name in spec.needs if name.startswith(AGAINST)).removeprefix(AGAINST)
    shown = _with_sevens(chance) if "three-sevens" in spec.needs else hands(spec, chance, 2)
    return asked(spec, shown, other=other, view=str(chance.below(2)))


def _with_sevens(chance: Chance) -> tuple[Hand, ...]:
    """One of two hands holds three sevens and another card, as a juego real does (VAR-2)."""
    sevens = chance.shuffled([card for card in DECK if card.rank is Rank.SIETE])[: SIZE - 1]
    rest = chance.shuffled([card for card in DECK if card.rank is not Rank.SIETE])
    return tuple(chance.shuffled([Hand((*sevens, rest[0])), Hand(tuple(rest[1 : SIZE + 1]))]))
