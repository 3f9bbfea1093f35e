"""Scenes of the end of the count: scores from which it ends where it is to end (TAN-1, TAN-2)."""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from types import MappingProxyType

from engine.chance import Chance
from engine.lances import Lance
from engine.questions.adding import NOT_OVER, Ending, Pay, Pays, at_the_end, compared, stops
from engine.questions.paying import READINGS, Outcome
from engine.questions.question import Question
from engine.quiz.minds import Dealt
from engine.quiz.rows import rows
from engine.quiz.scenery.counts import NEAR
from engine.quiz.scenery.props import asked, dealt, hands_of, seat
from engine.quiz.spec import Spec
from engine.seats import COUPLES

RIGHT = "right"
BELIEVED: Mapping[str, tuple[str, Ending]] = MappingProxyType(
    {
        "count-goes-on": (RIGHT, at_the_end),
        "add-then-compare": (RIGHT, compared),
        "one-hand-bonus": ("one-hand", stops),
        "losers-bonus": ("losers-too", stops),
        "punto-no-extra": ("no-punto-stone", stops),
    }
)

type Answer = Callable[[Pay], str]


def game_ends(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """A round in which everybody passes, with both couples near the target.

    Of the scores from which these hands can be asked about each is equally likely.
    """
    tokens, held = dealt(spec, chance, spec.ruleset.players)
    if "punto" in spec.needs and rows(spec.ruleset).players(Lance.JUEGO, held):
        return None
    found = [*_scores(spec, held, wanted)]
    if not found:
        return None
    ours, theirs = chance.pick(found)
    return asked(spec, hands_of(tokens), scores=f"{ours}-{theirs}", view=seat(spec, chance))


def _scores(spec: Spec, dealt: Dealt, wanted: str) -> Iterator[Pay]:
    """The scores from which the count ends as wanted, and believers err or not as they are to."""
    target, outcomes = spec.ruleset.target, [*rows(spec.ruleset).unbet(dealt)]
    right = _answer(stops, _read(outcomes, RIGHT), target)
    wrong, spared = (
        [_answer(BELIEVED[id][1], _read(outcomes, BELIEVED[id][0]), target) for id in ids]
        for ids in (spec.exposes, spec.spares)
    )
    ends = _ends(spec, outcomes, wanted)
    near = range(max(0, target - NEAR), target)
    for scores in product(near, near):
        told = right(scores)
        if ends and told not in ends:
            continue
        given = {answer(scores) for answer in wrong} - {told}
        if len(given) == len(wrong) and all(answer(scores) == told for answer in spared):
            yield scores


def _read(outcomes: list[Outcome], reading: str) -> Pays:
    read = READINGS[reading]
    return [(outcome.lance, read(outcome)) for outcome in outcomes]


def _answer(ending: Ending, pays: Pays, target: int) -> Answer:
    return lambda scores: ending(pays, scores, target)


def _ends(spec: Spec, outcomes: list[Outcome], wanted: str) -> set[str]:
    """The answers that lie in the place that is wanted, seen from one couple or the other."""
    if not wanted or spec.answers:
        return {wanted} - {""}
    lances = (Lance.GRANDE, Lance.CHICA, Lance.PARES, outcomes[-1].lance)
    at = int(wanted) // len(COUPLES)
    return {f"{c}:{lances[at]}" for c in COUPLES} if at < len(lances) else {NOT_OVER}
