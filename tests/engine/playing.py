"""Rounds for the tests: dealt hand by hand, played by lines of text, or by chance."""

from collections.abc import Callable
from random import Random

import pytest

from engine import (
    DECK,
    Act,
    Award,
    Betting,
    Call,
    Card,
    Hand,
    IllegalCall,
    Lance,
    MusError,
    Opening,
    Phase,
    Round,
    Ruleset,
    Verb,
    Word,
    parse_act,
    shuffled_deck,
)
from tests.engine.table import hands

EVERYBODY = (0, 1, 2, 3)
ALL_MUS = ("0 mus", "1 mus", "2 mus", "3 mus")
ALL_PASS = ("0 paso", "1 paso", "2 paso", "3 paso")


def deck_for(dealt: tuple[Hand, ...], stock: str = "") -> tuple[Card, ...]:
    """The deck from which these hands are dealt one by one, then this stock, then the rest."""
    top = [hand.cards[at] for at in range(4) for hand in dealt]
    top += [Card.parse(stock[at : at + 2]) for at in range(0, len(stock), 2)]
    return (*top, *(card for card in DECK if card not in top))


def begin(
    *ranks: str,
    rules: str = "classic",
    stock: str = "",
    scores: tuple[int, int] = (0, 0),
    seed: int = 0,
    card_seen: bool = False,
    captains: tuple[int, ...] = (),
) -> Round:
    """A round from these hands, given by rank alone (`RR74`) or by card (`RoRc7e4b`)."""
    exact = all(len(text) == 8 for text in ranks)
    dealt = tuple(map(Hand.parse, ranks)) if exact else hands(*ranks)
    deck = deck_for(dealt, stock)
    return Round.begin(Opening(Ruleset.parse(rules), deck, scores, seed, card_seen, captains))


def play(played: Round, *lines: str) -> Round:
    """The round after these acts; ` + ` joins what partners answer together."""
    for line in lines:
        played = played.apply(*map(parse_act, line.split(" + ")))
    return played


def skip_to(played: Round, lance: Lance) -> Round:
    """The round at the betting of a lance: no mus, true declarations, everybody passes."""
    while not (played.phase is Phase.BET and played.lance is lance):
        assert played.phase is not Phase.OVER, f"{lance} is not bet on"
        played = played.apply(quiet(played))
    return played


def finish(played: Round) -> Round:
    """The round played out: no mus, true declarations, everybody passes or accepts."""
    while played.phase is not Phase.OVER:
        played = played.apply(quiet(played))
    return played


def quiet(played: Round) -> Act | Call:
    """The quietest act that is open."""
    wanted = (Verb.NO_HAY_MUS, Verb.SERVIDO, Verb.DESCARTE, Verb.SI, Verb.NO, Verb.MUESTRA)
    words = (Word.PASO, Word.QUIERO)
    acts = played.legal_acts()
    return min(acts, key=lambda act: rank_of(act, wanted, words))


def rank_of(act: Act | Call, verbs: tuple[Verb, ...], words: tuple[Word, ...]) -> int:
    order = (*verbs, *words)
    said = act.word if isinstance(act, Call) else act.verb
    return order.index(said) if said in order else len(order)


def bet(*calls: str, players: tuple[int, ...] = EVERYBODY, rules: str = "classic") -> Betting:
    """The betting of a lance after these calls; ` + ` joins what partners answer together."""
    betting = Betting(players, Ruleset.parse(rules))
    for line in calls:
        betting = betting.apply(*map(Call.parse, line.split(" + ")))
    return betting


def refused(act: Callable[[], object], code: str, kind: type[MusError] = IllegalCall) -> MusError:
    """The refusal with which something ends, which must be of this code."""
    with pytest.raises(kind) as found:
        act()
    assert found.value.code == code
    return found.value


def paid(played: Round) -> list[str]:
    """What was paid so far, award by award: `grande 0 1 paso`."""
    return list(map(told, played.tanteo.awards))


def told(award: Award) -> str:
    return f"{award.lance} {award.couple} {award.stones} {award.why}"


def at_random(rules: str, seed: int, *, card_seen: bool = True) -> Round:
    """A round played out by chance, with as much mus and as few órdagos as may be."""
    ruleset, chance = Ruleset.parse(rules), Random(seed)
    scores = chance.randrange(ruleset.target), chance.randrange(ruleset.target)
    captains = chance.choice([(), (0, 3)]) if ruleset.players == 6 else ()
    deck = shuffled_deck(seed)
    played = Round.begin(Opening(ruleset, deck, scores, seed, card_seen, captains))
    while played.phase is not Phase.OVER:
        played = played.apply(*some_acts(played, chance))
    return played


def some_acts(played: Round, chance: Random) -> tuple[Act | Call, ...]:
    """One of the legal acts, or now and then what partners answer together."""
    legal = played.legal_acts()
    acts = [act for act in legal if not ends_talk(act) or chance.random() < 0.3] or list(legal)
    act = chance.choice(acts)
    others = [o for o in acts if o.seat != act.seat and isinstance(o, Call)]
    if isinstance(act, Call) and others and chance.random() < 0.3:
        return act, chance.choice(others)
    return (act,)


def ends_talk(act: Act | Call) -> bool:
    """Whether an act is one after which little more may happen."""
    return act.verb is Verb.NO_HAY_MUS if isinstance(act, Act) else act.word is Word.ORDAGO
