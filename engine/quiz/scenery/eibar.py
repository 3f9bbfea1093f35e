"""Scenes of a hand with a wild sota (VAR-5)."""

from engine.chance import Chance
from engine.hand import SIZE, Hand
from engine.lances import Lance
from engine.questions.facts import NONE
from engine.questions.question import Question
from engine.questions.situation import DECLARED
from engine.quiz.classes import card_of
from engine.quiz.plan import no_deal
from engine.quiz.scenery.props import asked, tame
from engine.quiz.spec import Spec
from engine.ruleset import WILD


def wild_choice(spec: Spec, chance: Chance, wanted: str) -> Question:
    """A hand with one wild sota."""
    return asked(spec, (_hand(spec, chance, wanted),))


def wild_declares(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """A hand with one wild sota, and in juego perhaps what was said to pares.

    None where nothing was said and that is what it is about.
    """
    is_later = spec.lance is Lance.JUEGO and "afresh" not in spec.needs
    declared = chance.pick(DECLARED) if is_later else NONE
    hand = _hand(spec, chance, wanted)
    if declared == NONE and "declared" in spec.needs:
        return None
    return asked(spec, (hand,), declared=declared)


def _hand(spec: Spec, chance: Chance, wanted: str) -> Hand:
    if not spec.ruleset.wildcards:
        raise no_deal(spec, wanted)
    tokens = list(tame(spec.ruleset))
    chance.bring_forward(tokens, SIZE - 1)
    cards = [chance.pick(WILD), *map(card_of, tokens[: SIZE - 1])]
    return Hand(tuple(chance.shuffled(cards)))
