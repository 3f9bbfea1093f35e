"""What scenes are made of: seats, hands, scores, who may speak and what is said."""

from collections.abc import Sequence
from functools import cache

from engine.betting import Betting
from engine.cards import DECK, Card
from engine.chance import Chance
from engine.deal import Deal
from engine.hand import SIZE, Hand
from engine.lances import Lance
from engine.questions.facts import Facts
from engine.questions.question import Question
from engine.questions.situation import follow, write_calls
from engine.quiz.lines import End, line
from engine.quiz.spec import Spec
from engine.ruleset import Ruleset
from engine.seats import has_both_couples

FEW_BETS = (0, 1, 1, 1, 2, 2, 3)
BETS = {"one-bet": (1,), "raised": (2,), "raised-twice": (3, 4), "unbet": (0,)}
LAST = ("ordago", "large")


def asked(spec: Spec, hands: tuple[Hand, ...], **facts: str) -> Question:
    """The spec's question of these hands and facts."""
    return Question(spec.kind, spec.lance, spec.ruleset, hands, Facts(**facts))


def seat(spec: Spec, chance: Chance) -> str:
    """Any seat of the table."""
    return str(chance.below(spec.ruleset.players))


@cache
def tame(ruleset: Ruleset) -> tuple[Card, ...]:
    """The cards that are not wild."""
    return tuple(card for card in DECK if not ruleset.is_wild(card))


def hands(spec: Spec, chance: Chance, count: int) -> tuple[Hand, ...]:
    """So many hands, every deal of cards that are not wild equally likely."""
    cards = list(tame(spec.ruleset))
    chance.bring_forward(cards, count * SIZE)
    starts = range(0, count * SIZE, SIZE)
    return tuple(Hand(tuple(cards[at : at + SIZE])) for at in starts)


def scores(spec: Spec, chance: Chance, short: int) -> str:
    """Two scores, each up to so many stones short of the target."""
    least = max(0, spec.ruleset.target - short)
    ours, theirs = (least + chance.below(spec.ruleset.target - least) for _ in range(2))
    return f"{ours}-{theirs}"


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


def bettors(spec: Spec, held: tuple[Hand, ...]) -> tuple[int, ...] | None:
    """Who bets on the lance; nobody where one couple is alone; None where it is not played."""
    players = Deal(held, spec.ruleset).players(spec.lance or Lance.GRANDE)
    if not players:
        return None
    return players if has_both_couples(players) else ()


def calls(spec: Spec, chance: Chance, players: tuple[int, ...], ends: tuple[End, ...]) -> str:
    """A line of betting that ends in one of these ways, or in one that the spec needs, as a fact.

    An end named twice comes up twice as often.
    """
    end = chance.pick([end for end in ends if end in spec.needs] or ends)
    least = 0 if end in (End.OPEN, End.PASSED) else 1
    bets = 0 if end is End.PASSED else chance.pick(bet_counts(spec, least))
    last = next((how for how in LAST if how in spec.needs), "")
    return write_calls(line(chance, players, spec.ruleset, end, bets, last))


def open_betting(spec: Spec, chance: Chance, players: tuple[int, ...]) -> tuple[str, Betting]:
    """A line of betting that stays open, as a fact and as it stands."""
    bets = chance.pick(bet_counts(spec, 0))
    last = "ordago" if bets and "ordago" in spec.needs else ""
    said = line(chance, players, spec.ruleset, End.OPEN, bets, last)
    return write_calls(said), follow(players, spec.ruleset, said)


def bet_counts(spec: Spec, least: int) -> tuple[int, ...]:
    """How many bets a line may have."""
    named = [count for name, counts in BETS.items() if name in spec.needs for count in counts]
    return tuple(named) or tuple(count for count in FEW_BETS if count >= least)
