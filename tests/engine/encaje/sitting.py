"""Rounds of Encaje for the tests: dealt hand by hand, played by lines of text, or by chance."""

from random import Random

from engine import (
    Act,
    Call,
    EncajeBetting,
    EncajeMove,
    EncajeOpening,
    EncajePhase,
    EncajeRound,
    EncajeRules,
    Hand,
    Lance,
    Verb,
    Word,
    parse_act,
    shuffled_deck,
)
from tests.engine.playing import deck_for
from tests.engine.table import hands


def begin(
    *ranks: str, stones: tuple[int, ...] = (), rules: str = "encaje", stock: str = "", seed: int = 0
) -> EncajeRound:
    """A round from these hands, given by rank alone (`RR74`) or by card (`RoRc7e4b`)."""
    exact = all(len(text) == 8 for text in ranks)
    dealt = tuple(map(Hand.parse, ranks)) if exact else hands(*ranks)
    purses = stones or (21,) * len(ranks)
    return EncajeRound.begin(
        EncajeOpening(EncajeRules.parse(rules), deck_for(dealt, stock), purses, seed)
    )


def play(played: EncajeRound, *lines: str) -> EncajeRound:
    """The round after these acts."""
    for line in lines:
        played = played.apply(parse_act(line))
    return played


def quiet(played: EncajeRound) -> Act | Call:
    """The quietest act that is open: no mus, one card thrown, paso, no quiero."""
    order = (Verb.NO_HAY_MUS, Verb.DESCARTE, Word.PASO, Word.NO_QUIERO)
    wanted = [act for act in played.legal_acts() if said(act) in order]
    return min(wanted, key=lambda act: order.index(said(act)))


def said(act: Act | Call) -> Verb | Word:
    return act.word if isinstance(act, Call) else act.verb


def skip_to(played: EncajeRound, lance: Lance) -> EncajeRound:
    """The round at the betting of a lance, nobody having bet before."""
    while played.lance is not lance:
        assert played.phase is not EncajePhase.OVER, f"{lance} is not bet on"
        played = played.apply(quiet(played))
    return played


def finish(played: EncajeRound) -> EncajeRound:
    """The round played out: everybody passes or refuses."""
    while played.phase is not EncajePhase.OVER:
        played = played.apply(quiet(played))
    return played


def moves(played: EncajeRound) -> list[str]:
    """What became of stones so far: `grande 0 shed 1`, `chica 1 give 2 to 0`."""
    return list(map(told, played.count.moves if played.count else ()))


def told(move: EncajeMove) -> str:
    to = "" if move.to is None else f" to {move.to}"
    return f"{move.lance} {move.seat} {move.what} {move.stones}{to}"


def bet(*calls: str, purse: tuple[int, ...] = (21,) * 4) -> EncajeBetting:
    """The betting of a lance among all who have stones, after these calls."""
    players = tuple(seat for seat, has in enumerate(purse) if has)
    betting = EncajeBetting.begin(players, purse)
    for call in calls:
        betting = betting.apply(Call.parse(call))
    return betting


def at_random(rules: str, players: int, seed: int) -> EncajeRound:
    """A round played out by chance, with few stones as often as with many."""
    chance = Random(seed)
    stones = tuple(chance.choice((1, 2, 3, 5, 21)) for _ in range(players))
    opening = EncajeOpening(EncajeRules.parse(rules), shuffled_deck(seed), stones, seed)
    return play_out(EncajeRound.begin(opening), chance)


def play_out(played: EncajeRound, chance: Random) -> EncajeRound:
    while played.phase is not EncajePhase.OVER:
        acts = played.legal_acts()
        act = chance.choice(acts)
        played = played.apply(raised(act, played, chance) if isinstance(act, Call) else act)
    return played


def raised(call: Call, played: EncajeRound, chance: Random) -> Call:
    """A bet or raise to any number up to the caller's stones; another call as it is."""
    if call.to is None:
        return call
    return Call(call.seat, call.word, chance.randint(call.to, played.stones[call.seat]))
