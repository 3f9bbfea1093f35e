"""Scenes of what lances pay and of the end of the count (TAN-1 to TAN-6)."""

from engine.chance import Chance
from engine.questions.facts import NONE
from engine.questions.question import Question
from engine.quiz.lines import End
from engine.quiz.scenery.props import asked, bettors, calls, hands, scores, seat
from engine.quiz.spec import Spec

NEAR = 9  # stones short of the target within which a count can end


def lance_pays(spec: Spec, chance: Chance) -> Question | None:
    """A lance that is over; None where it is not played."""
    held = hands(spec, chance, spec.ruleset.players)
    players = bettors(spec, held)
    if players is None:
        return None
    ends = (End.PASSED, End.ACCEPTED, End.REFUSED)
    said = calls(spec, chance, players, ends) if players else NONE
    return asked(spec, held, calls=said, view=seat(spec, chance))


def ordago_wins(spec: Spec, chance: Chance) -> Question | None:
    """A lance that was bet on and the score before the round; None where nobody bets on it."""
    held = hands(spec, chance, spec.ruleset.players)
    players = bettors(spec, held)
    if not players:
        return None
    said = calls(spec, chance, players, (End.ACCEPTED, End.REFUSED))
    before = scores(spec, chance, NEAR if "large" in spec.needs else spec.ruleset.target)
    return asked(spec, held, calls=said, scores=before, view=seat(spec, chance))


def game_ends(spec: Spec, chance: Chance) -> Question:
    """A round in which everybody passes, with both couples near the target."""
    held = hands(spec, chance, spec.ruleset.players)
    return asked(spec, held, scores=scores(spec, chance, NEAR), view=seat(spec, chance))
