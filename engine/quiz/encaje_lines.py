"""Purses and lines of betting of Encaje made by chance: who bets, who answers what (ENC-5)."""

from engine.calls import Call, Word
from engine.chance import Chance
from engine.encaje.betting import EncajeBetting
from engine.questions.situation import write_calls
from engine.quiz.lines import End
from engine.quiz.spec import Spec

PURSES = (0, 1, 2, 3, 4, 5, 6, 8, 9, 11, 13, 16, 21)  # stones that somebody may have
RAISES = (0, 0, 1, 2, 3, 5)  # stones above the least that may be named


def purses(spec: Spec, chance: Chance, least: int) -> tuple[int, ...]:
    """Stones of each player, so many at least."""
    known = [stones for stones in PURSES if stones >= least]
    return tuple(chance.pick(known) for _ in range(spec.seats))


def encaje_line(
    chance: Chance, betting: EncajeBetting, end: End, bets: int
) -> tuple[str | None, EncajeBetting]:
    """Calls with so many bets that end so, as a fact; None where somebody cannot say his."""
    said: list[tuple[Call, ...]] = []
    while betting.waiting and not (end is End.OPEN and len(betting.stakes) == bets):
        call = _call(chance, betting, end, bets)
        if call is None:
            return None, betting
        betting = betting.followed_by(call)
        said.append((call,))
    is_told = len(betting.stakes) == bets and (end is not End.ACCEPTED or betting.accepted)
    return (write_calls(said) if is_told else None), betting


def _call(chance: Chance, betting: EncajeBetting, end: End, bets: int) -> Call | None:
    """What the one who speaks says; None where he must bet and has too little."""
    seat, words = betting.waiting[0], betting.legal_words()
    if not betting.stakes:
        must = bets > 0 and len(betting.waiting) == 1
        if bets == 0 or (Word.ENVIDO not in words and not must) or (not must and chance.below(2)):
            return Call(seat, Word.PASO)
        return _bet(chance, betting, Word.ENVIDO) if Word.ENVIDO in words else None
    if bets > 1 and len(betting.stakes) == 1 and not betting.out and chance.below(2):
        return Call(seat, Word.NO_QUIERO)
    if len(betting.stakes) < bets and Word.REENVIDO in words and chance.below(2):
        return _bet(chance, betting, Word.REENVIDO)
    may = Word.QUIERO in words and end is not End.REFUSED
    return Call(seat, Word.QUIERO if may and chance.below(2) else Word.NO_QUIERO)


def _bet(chance: Chance, betting: EncajeBetting, word: Word) -> Call:
    """A bet or raise of as much as the one who speaks may name, seldom far above the least."""
    seat = betting.waiting[0]
    to = min(betting.least() + chance.pick(RAISES), betting.purse[seat])
    return Call(seat, word, to)
