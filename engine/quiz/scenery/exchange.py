"""Scenes of two hands and four cards, of which one for one of the loser's makes him win."""

from collections.abc import Iterable, Sequence
from functools import cache

from engine.chance import Chance
from engine.hand import SIZE
from engine.lances import Lance
from engine.questions.question import Question
from engine.quiz.classes import CLASS_OF, LOW, card_of
from engine.quiz.makers import dealt_of
from engine.quiz.minds import teller
from engine.quiz.scenery.props import asked, hands_of, tame
from engine.quiz.spec import Spec
from engine.quiz.suits import Tokens
from engine.quiz.tables import KNOWER, OUT, strengths

PAIR = 2


def change_card(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """A card by which one exchange wins, and three by which none does, where they are wanted.

    Of the cards that are left each such four are equally likely.
    """
    tokens = list(tame(spec.ruleset))
    chance.bring_forward(tokens, PAIR * SIZE)
    told = teller(spec)(dealt_of(tokens, PAIR))
    if told is None:
        return None
    seat = 1 - int(told)
    offered = tokens[PAIR * SIZE :]
    wins = _wins(spec, tokens, seat, {card >> LOW for card in offered})
    one = [card for card in offered if len(wins[card >> LOW]) == 1]
    none = [card for card in offered if not wins[card >> LOW]]
    if not one or len(none) < SIZE - 1:
        return None
    offer = [chance.pick(one), *chance.shuffled(none)[: SIZE - 1]]
    hands = [tokens[:SIZE], tokens[SIZE : PAIR * SIZE]]
    at = chance.below(SIZE * SIZE) if not wanted or spec.answers else int(wanted)
    _swap(hands[seat], wins[offer[0] >> LOW][0], at // SIZE)
    _swap(offer, 0, at % SIZE)
    cards, view = "".join(str(card_of(token)) for token in offer), str(chance.below(PAIR))
    return asked(spec, hands_of([*hands[0], *hands[1]]), cards=cards, view=view)


def _swap(tokens: Tokens, here: int, there: int) -> None:
    tokens[here], tokens[there] = tokens[there], tokens[here]


def _wins(spec: Spec, tokens: Tokens, seat: int, ranks: Iterable[int]) -> dict[int, list[int]]:
    """For each rank the places of the loser's cards for which one of it makes him win."""
    own, other = (tokens[at * SIZE : at * SIZE + SIZE] for at in (seat, 1 - seat))
    held, rival = sum(own) >> LOW, CLASS_OF[sum(other) >> LOW]
    kept = [(at, held - (away >> LOW)) for at, away in enumerate(own)]
    table = _standings(spec)
    least = max(0, table[rival] + seat)  # a tie is the mano's
    return {
        rank: [at for at, rest in kept if table[CLASS_OF[rest + rank]] >= least] for rank in ranks
    }


@cache
def _standings(spec: Spec) -> Sequence[int]:
    """How each class stands in the lance; `OUT` also for one with which punto is not played."""
    table = strengths(KNOWER, spec.lance or Lance.GRANDE, spec.ruleset)
    if spec.lance is not Lance.PUNTO:
        return table
    juego = strengths(KNOWER, Lance.JUEGO, spec.ruleset)
    return [height if out == OUT else OUT for height, out in zip(table, juego, strict=True)]
