"""Scenes of two hands and four cards, of which one for one of the loser's makes him win."""

from engine.chance import Chance
from engine.hand import SIZE
from engine.lances import Lance
from engine.questions.question import Question
from engine.quiz.classes import CLASS_OF, LOW, Class, card_of
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
    wins = {rank: _wins(spec, tokens, seat, rank) for rank in {card >> LOW for card in offered}}
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


def _wins(spec: Spec, tokens: Tokens, seat: int, rank: int) -> list[int]:
    """The places of the loser's cards for which one of this rank makes him win."""
    own, other = (tokens[at * SIZE : at * SIZE + SIZE] for at in (seat, 1 - seat))
    held, rival = sum(own) >> LOW, CLASS_OF[sum(other) >> LOW]
    classes = [CLASS_OF[held - (away >> LOW) + rank] for away in own]
    table = strengths(KNOWER, spec.lance or Lance.GRANDE, spec.ruleset)
    least = max(0, table[rival] + seat)  # a tie is the mano's
    return [
        at for at, each in enumerate(classes) if table[each] >= least and _is_played(spec, each)
    ]


def _is_played(spec: Spec, held: Class) -> bool:
    """Whether the lance still is where one of the hands has become this one."""
    is_punto = spec.lance is Lance.PUNTO
    return not is_punto or strengths(KNOWER, Lance.JUEGO, spec.ruleset)[held] == OUT
