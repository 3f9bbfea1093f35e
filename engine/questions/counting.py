"""Where the count ends a game (TAN-1, TAN-2), and who wins by an órdago (BET-11 to BET-13)."""

from collections.abc import Iterator
from functools import cache
from typing import cast

from engine.betting import Betting, Status
from engine.calls import Call, Word
from engine.deal import Deal
from engine.lances import Lance
from engine.questions.adding import NOT_OVER, Ending, at_the_end, compared, stops
from engine.questions.bets import betting_of
from engine.questions.paying import READINGS, Outcome, outcome_of
from engine.questions.question import Question
from engine.questions.situation import read_scores
from engine.ruleset import Ruleset
from engine.seats import couple_of
from engine.tanteo import lances_of, tally

MATCH = "match"


@cache
def all_pass(players: tuple[int, ...], ruleset: Ruleset) -> Betting:
    """The betting of a lance in which everybody passes."""
    betting = Betting(players, ruleset)
    for seat in players:
        betting = betting.apply(Call(seat, Word.PASO))
    return betting


def unbet(deal: Deal) -> dict[Lance, Betting]:
    """The bettings of a round in which everybody passes."""
    contested = filter(deal.is_bet, lances_of(deal))
    return {lance: all_pass(deal.players(lance), deal.ruleset) for lance in contested}


def bettings_of(question: Question, deal: Deal) -> dict[Lance, Betting]:
    """The bettings of a deal in which everybody passes but for what the question tells."""
    bettings = unbet(deal)
    if question.lance in bettings:
        bettings[question.lance] = betting_of(question)
    return bettings


def end_options(question: Question) -> tuple[str, ...]:
    """`couple:lance`, yours first; or that nobody gets there."""
    lances, ours = lances_of(question.deal), couple_of(question.view)
    ends = (f"{couple}:{lance}" for lance in lances for couple in (ours, 1 - ours))
    return (*ends, NOT_OVER)


def game_ends(question: Question) -> str:
    """The couple that reaches the target, and the lance that takes it there."""
    deal, scores = question.deal, read_scores(question.facts["scores"], question.ruleset.target)
    told = tally(deal, unbet(deal), scores)
    return NOT_OVER if told.winner is None else f"{told.winner}:{told.awards[-1].lance}"


def count_by(question: Question, reading: str) -> str:
    """Where the count ends for somebody who reads what lances pay in his own way."""
    return _counted(question, stops, reading)


def to_the_end(question: Question) -> str:
    """For somebody who counts all lances: the same couple, but not before the last."""
    return _counted(question, at_the_end)


def added_up(question: Question) -> str:
    """For somebody who adds all and then compares: who has more, at the last lance."""
    return _counted(question, compared)


def _counted(question: Question, ending: Ending, reading: str = "right") -> str:
    read, target = READINGS[reading], question.ruleset.target
    pays = [(lance, read(outcome)) for lance, outcome in _outcomes(question.deal)]
    return ending(pays, read_scores(question.facts["scores"], target), target)


def _outcomes(deal: Deal) -> Iterator[tuple[Lance, Outcome]]:
    told = unbet(deal)
    for lance in lances_of(deal):
        if deal.contest(lance).winner is not None:
            yield lance, outcome_of(lance, deal, told.get(lance))


def ordago_options(question: Question) -> tuple[str, ...]:
    """A couple wins the game alone, or the match, yours first; or neither has won yet."""
    ours = couple_of(question.view)
    couples = (str(ours), str(1 - ours))
    return (*couples, *(f"{couple}-{MATCH}" for couple in couples), NOT_OVER)


def ordago_wins(question: Question) -> str:
    """The couple that has won once the round is counted, nothing else being bet.

    It wins the game, and with it a match of one game (OBJ-3).
    """
    deal = question.deal
    scores = read_scores(question.facts["scores"], question.ruleset.target)
    winner = tally(deal, bettings_of(question, deal), scores).winner
    return NOT_OVER if winner is None else _won(question, winner)


def _won(question: Question, couple: int) -> str:
    return f"{couple}-{MATCH}" if question.ruleset.games_to_win == 1 else str(couple)


def callers_win(question: Question) -> str | None:
    """The couple that said órdago, if it was accepted; else None."""
    betting = betting_of(question)
    is_accepted = betting.status is Status.ORDAGO
    return _won(question, betting.bets[-1].couple) if is_accepted else None


def stake_as_ordago(question: Question) -> str | None:
    """The couple with the better hand, where a stake as large as the target was accepted."""
    betting = betting_of(question)
    is_large = betting.status is Status.QUIERO and (betting.stake or 0) >= question.ruleset.target
    winner = question.deal.contest(cast(Lance, question.lance)).couple
    return _won(question, winner) if is_large and winner is not None else None


def wins_the_match(question: Question) -> str | None:
    """What somebody says for whom an accepted órdago wins the match; None without one."""
    if betting_of(question).status is not Status.ORDAGO:
        return None
    return f"{question.deal.contest(cast(Lance, question.lance)).couple}-{MATCH}"
