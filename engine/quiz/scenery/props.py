"""What scenes are made of: seats, hands, scores, who may speak and what is said."""

from collections.abc import Sequence
from functools import cache

from engine.betting import Betting
from engine.chance import Chance
from engine.hand import SIZE, Hand
from engine.lances import Lance
from engine.questions.facts import Facts
from engine.questions.question import Question
from engine.questions.situation import write_calls
from engine.quiz.classes import TOKENS, Token, card_of
from engine.quiz.lines import End, line
from engine.quiz.makers import dealt_of
from engine.quiz.minds import Dealt
from engine.quiz.spec import Spec
from engine.quiz.suits import Tokens
from engine.ruleset import Ruleset
from engine.seats import has_both_couples

FEW_BETS = (0, 1, 1, 1, 2, 2, 3)
BETS = {"one-bet": (1,), "raised": (2,), "raised-twice": (3, 4), "unbet": (0,)}
LAST = ("ordago", "large")
ENDS_IN = {  # where alone a belief can show
    "stake-replaces-bonus": "accepted",
    "refuser-keeps-bonus": "refused",
    "refusal-kills-bonus": "refused",
    "paso-pays-nothing": "passed",
}


def asked(spec: Spec, hands: tuple[Hand, ...], **facts: str) -> Question:
    """The spec's question of these hands and facts."""
    return Question(spec.kind, spec.lance, spec.ruleset, hands, Facts(**facts))


def seat(spec: Spec, chance: Chance) -> str:
    """Any seat of the table."""
    return str(chance.below(spec.ruleset.players))


@cache
def tame(ruleset: Ruleset) -> tuple[Token, ...]:
    """The cards that are not wild."""
    return tuple(token for token in TOKENS if not ruleset.is_wild(card_of(token)))


def dealt(spec: Spec, chance: Chance, count: int) -> tuple[Tokens, Dealt]:
    """So many hands, every deal of cards that are not wild equally likely: cards and classes."""
    tokens = list(tame(spec.ruleset))
    chance.bring_forward(tokens, count * SIZE)
    return tokens[: count * SIZE], dealt_of(tokens, count)


def hands_of(tokens: Tokens) -> tuple[Hand, ...]:
    """The cards as hands, four by four."""
    cards = tuple(map(card_of, tokens))
    return tuple(Hand(cards[at : at + SIZE]) for at in range(0, len(cards), SIZE))


def told(seats: Sequence[int]) -> str:
    """Seats as a fact."""
    return ",".join(map(str, seats))


def some_players(spec: Spec, chance: Chance) -> tuple[int, ...]:
    """Everybody, or in pares and juego some of both couples."""
    every = tuple(range(spec.ruleset.players))
    if spec.lance not in (Lance.PARES, Lance.JUEGO):
        return every
    while True:
        some = tuple(seat for seat in every if chance.below(2))
        if has_both_couples(some):
            return some


def calls(
    spec: Spec, chance: Chance, players: tuple[int, ...], ends: tuple[End, ...]
) -> tuple[str, Betting]:
    """A line of betting that ends in one of these ways, or in one that the spec needs.

    It is given as a fact and as it stands. An end named twice comes up twice as often.
    """
    named = {*spec.needs, *(ENDS_IN[id] for id in spec.exposes if id in ENDS_IN)}
    end = chance.pick([end for end in ends if end in named] or ends)
    least = 0 if end in (End.OPEN, End.PASSED) else 1
    bets = 0 if end is End.PASSED else chance.pick(bet_counts(spec, least))
    last = next((how for how in LAST if how in spec.needs), "")
    said, betting = line(chance, players, spec.ruleset, end, bets, last)
    return write_calls(said), betting


def open_betting(spec: Spec, chance: Chance, players: tuple[int, ...]) -> tuple[str, Betting]:
    """A line of betting that stays open, as a fact and as it stands."""
    bets = chance.pick(bet_counts(spec, 0))
    last = "ordago" if bets and "ordago" in spec.needs else ""
    said, betting = line(chance, players, spec.ruleset, End.OPEN, bets, last)
    return write_calls(said), betting


def bet_counts(spec: Spec, least: int) -> tuple[int, ...]:
    """How many bets a line may have."""
    named = [count for name, counts in BETS.items() if name in spec.needs for count in counts]
    return tuple(named) or tuple(count for count in FEW_BETS if count >= least)
