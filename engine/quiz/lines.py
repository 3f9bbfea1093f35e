"""Lines of betting made by chance: who opens, how high it goes, how it ends."""

from enum import StrEnum

from engine.betting import Betting
from engine.calls import Call, Word
from engine.chance import Chance
from engine.questions.situation import Said
from engine.ruleset import Ruleset

OPENINGS = (2, 2, *range(2, 13), 15, 18, 20, 25, 30)  # stones; a bare "envido" is the usual one
STEPS = (2, 2, 2, 3, 4, 5, 8, 15)  # stones that a raise adds
LARGE = (40, 45, 50, 60)  # as large as a whole game


class End(StrEnum):
    """How a line ends."""

    OPEN = "open"
    PASSED = "passed"
    ACCEPTED = "accepted"
    REFUSED = "refused"


def line(
    chance: Chance, players: tuple[int, ...], ruleset: Ruleset, end: End, bets: int, last: str = ""
) -> tuple[tuple[Said, ...], Betting]:
    """Calls with so many bets, of which the last may be an órdago (`ordago`) or `large`.

    With none, those who may speak pass, some of them where the line is to stay open. The betting
    that follows from the calls is given with them.
    """
    betting, said = Betting(players, ruleset), list[Said]()

    def say(call: Call) -> None:
        nonlocal betting
        betting = betting.apply(call)
        said.append((call,))

    passes = len(players) if end is End.PASSED else chance.below(len(players))
    for _ in range(passes):
        say(Call(betting.to_speak[0], Word.PASO))
    for number in range(bets):
        is_last = number == bets - 1
        say(_bet(chance, betting, last if is_last else ""))
    if bets and end in (End.ACCEPTED, End.REFUSED):
        word = Word.QUIERO if end is End.ACCEPTED else Word.NO_QUIERO
        say(Call(chance.pick(betting.to_speak), word))
    return tuple(said), betting


def _bet(chance: Chance, betting: Betting, how: str) -> Call:
    seat = chance.pick(betting.to_speak)
    if how == "ordago":
        return Call(seat, Word.ORDAGO)
    word = Word.REENVIDO if betting.bets else Word.ENVIDO
    if how == "large":
        return Call(seat, word, (betting.stake or 0) + chance.pick(LARGE))
    to = (betting.stake or 0) + chance.pick(STEPS if betting.bets else OPENINGS)
    return Call(seat, word, to)
