"""Scenes of a hand before the lances: just dealt, or got in another way (VAR-3, VAR-4)."""

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

from engine.cards import Rank
from engine.chance import Chance
from engine.hand import SIZE
from engine.questions.asking import options, truth
from engine.questions.question import Question
from engine.questions.renewing import RUNS, TAKEN
from engine.questions.situation import SEEN, STAGES
from engine.quiz.classes import Token, card_of
from engine.quiz.scenery.props import asked, hands_of, tame
from engine.quiz.spec import Spec
from engine.round import RENEWED
from engine.ruleset import Ruleset

EXACT, RUN, PLAIN = "4-5-6-7", "near-run", "plain"
OF_RULES = (EXACT, RUN, PLAIN, PLAIN)  # hands that come up where 4-5-6-7 may be renewed

type Way = tuple[str, str, str]


def may_change(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """A hand, how it was got, and whether a card was seen; None where that is not the answer."""
    ways = [way for way, right in _ways(spec) if wanted in ("", right)]
    return _asked(spec, chance, chance.pick(ways)) if ways else None


@cache
def _ways(spec: Spec) -> Sequence[tuple[Way, str]]:
    """What the spec lets be, with the answer that it has or the place where that lies."""
    found = list[tuple[Way, str]]()
    for way in _allowed(spec):
        question = _asked(spec, Chance(str(spec), *way), way)
        right = truth(question)
        found.append((way, right if spec.answers else str(options(question).index(right))))
    return found


def _allowed(spec: Spec) -> Iterator[Way]:
    """Ways to have got a hand, as the rules know them and the spec names them."""
    known = OF_RULES if spec.ruleset.renew_4567 else (PLAIN,)
    hands = [kind for kind in (EXACT, RUN) if kind in spec.needs] or known
    stages = [stage for stage in STAGES if stage != TAKEN or spec.ruleset.renew_4567]
    if "as-dealt" in spec.needs:
        stages = stages[:1]
    if "after-deal" in spec.needs:
        stages = stages[1:]
    named = {"seen": "yes", "unseen": "no"}
    seen = [word for need, word in named.items() if need in spec.needs] or SEEN
    return product(stages, seen, hands)


def _asked(spec: Spec, chance: Chance, way: Way) -> Question:
    stage, seen, kind = way
    if kind == PLAIN:
        tokens = list(tame(spec.ruleset))
        chance.bring_forward(tokens, SIZE)
        cards = tokens[:SIZE]
    else:
        runs = _runs(spec.ruleset, is_exact=kind == EXACT)
        cards = [chance.pick(suited) for suited in chance.pick(runs)]
    [hand] = hands_of(chance.shuffled(cards))
    return asked(spec, (hand,), seen=seen, stage=stage)


@cache
def _runs(ruleset: Ruleset, *, is_exact: bool) -> Sequence[Sequence[Sequence[Token]]]:
    """Four in a row, card by card in every suit: 4-5-6-7, or all others."""
    every = tame(ruleset)
    of_rank = {rank: [each for each in every if card_of(each).rank is rank] for rank in Rank}
    runs = (run for run in RUNS if (run == RENEWED) is is_exact)
    return [[of_rank[rank] for rank in Rank if rank in run] for run in runs]
