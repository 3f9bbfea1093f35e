"""A round from one of its lances on, by what is declared and called (LAN-1, LAN-2, PAR-8, JUE-4).

The cards are not told, so the round is played with any that fit what is declared.
"""

from functools import lru_cache

from engine.acts import Act, Verb, parse_act
from engine.calls import Call, Word
from engine.cards import DECK, Card, Rank, Suit
from engine.errors import BadNotation, MusError
from engine.lances import Lance
from engine.questions.facts import NONE
from engine.round import Round
from engine.ruleset import RANGES, Ruleset
from engine.table import Opening, Phase

SAID = {Verb.SI: True, Verb.NO: False}
MOST_ACTS = 24
KEPT = 64
FAR = max(RANGES["target"])  # stones that no deje reaches
HELD = {
    (True, True): "R3CS",
    (True, False): "R354",
    (False, True): "RCS7",
    (False, False): "7654",
}  # ranks of one suit, by whether they are pares and juego

type Done = tuple[Act | Call, ...]


def read_acts(text: str) -> Done:
    """What is declared and called, in order; `BadNotation` (`bad_act`, `bad_call`)."""
    told = () if text == NONE else tuple(text.split(","))
    if len(told) > MOST_ACTS:
        raise BadNotation("bad_act", given=text)
    return tuple(parse_act(one.replace(":", " ")) for one in told)


@lru_cache(maxsize=KEPT)
def round_so_far(ruleset: Ruleset, lance: Lance, text: str) -> Round:
    """The round after acts that begin in a lance; in those before it nobody bets.

    Raises `BadNotation`: `bad_act` for one that is not open, `bad_players` for a table of six.
    """
    if ruleset.players != len(Suit):
        raise BadNotation("bad_players", given=ruleset.players, wanted=len(Suit))
    acts = read_acts(text)
    rules = Ruleset(min_raise=ruleset.min_raise, target=FAR)
    round = Round.begin(Opening(rules, _deck(_declared(lance, acts))))
    round = round.apply(Act(0, Verb.NO_HAY_MUS))
    while round.lance is not lance:
        round = _unbet(round)
    for act in acts:
        try:
            round = round.apply(act)
        except MusError as refusal:
            raise BadNotation("bad_act", given=str(act)) from refusal
    return round


def _unbet(round: Round) -> Round:
    """The round after one more pass, or one more "no"."""
    seat = round.to_act[0]
    is_bet = round.phase is Phase.BET
    return round.apply(Call(seat, Word.PASO) if is_bet else Act(seat, Verb.NO))


def _declared(lance: Lance, acts: Done) -> dict[tuple[int, Lance], bool]:
    """Who says that he has pares, and who juego: the second time that he is asked it is juego."""
    told = dict[tuple[int, Lance], bool]()
    first = Lance.JUEGO if lance in (Lance.JUEGO, Lance.PUNTO) else Lance.PARES
    for act in acts:
        if isinstance(act, Act) and act.verb in SAID:
            asked = first if (act.seat, first) not in told else Lance.JUEGO
            told[act.seat, asked] = SAID[act.verb]
    return told


def _deck(told: dict[tuple[int, Lance], bool]) -> tuple[Card, ...]:
    """A deck from which each is dealt what he says that he has."""

    def held(seat: int) -> str:
        return HELD[told.get((seat, Lance.PARES), False), told.get((seat, Lance.JUEGO), False)]

    hands = [[Card(Rank(rank), suit) for rank in held(seat)] for seat, suit in enumerate(Suit)]
    dealt = [card for cards in zip(*hands, strict=True) for card in cards]
    return (*dealt, *(card for card in DECK if card not in dealt))
