"""Where the count ends a game (TAN-1, TAN-2), and who wins by an órdago (BET-11 to BET-13)."""

from collections.abc import Callable, Iterator
from typing import cast

from engine.betting import Betting, Status
from engine.calls import Call, Word
from engine.deal import Deal
from engine.lances import Lance
from engine.questions.bets import betting_of
from engine.questions.checks import speakers
from engine.questions.paying import READINGS, Outcome, Pay, outcome_of
from engine.questions.question import Question
from engine.questions.situation import read_scores
from engine.seats import COUPLES, couple_of
from engine.tanteo import lances_of, tally

NOT_OVER = "none"
MATCH = "match"


def passed(deal: Deal, lance: Lance) -> Betting:
    """The betting of a lance in which everybody passes."""
    betting = Betting(deal.players(lance), deal.ruleset)
    for seat in betting.players:
        betting = betting.apply(Call(seat, Word.PASO))
    return betting


def unbet(deal: Deal) -> dict[Lance, Betting]:
    """The bettings of a round in which everybody passes."""
    return {lance: passed(deal, lance) for lance in lances_of(deal) if deal.is_bet(lance)}


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
    return _stopping(question, READINGS[reading])


def to_the_end(question: Question) -> str:
    """For somebody who counts all lances: the same couple, but not before the last."""
    winner = game_ends(question).partition(":")[0]
    return winner if winner == NOT_OVER else f"{winner}:{lances_of(question.deal)[-1]}"


def added_up(question: Question) -> str:
    """For somebody who adds all and then compares: who has more, at the last lance."""
    scores = list(_last(question, READINGS["right"]))
    over = [couple for couple in COUPLES if scores[couple] >= question.ruleset.target]
    if not over or (len(over) > 1 and scores[0] == scores[1]):
        return game_ends(question)
    best = max(over, key=scores.__getitem__)
    return f"{best}:{lances_of(question.deal)[-1]}"


def _stopping(question: Question, reading: Callable[[Outcome], Pay]) -> str:
    for lance, scores in _walk(question, reading):
        over = [couple for couple in COUPLES if scores[couple] >= question.ruleset.target]
        if over:
            return f"{max(over, key=scores.__getitem__)}:{lance}"
    return NOT_OVER


def _last(question: Question, reading: Callable[[Outcome], Pay]) -> Pay:
    return [scores for _, scores in _walk(question, reading)][-1]


def _walk(question: Question, reading: Callable[[Outcome], Pay]) -> Iterator[tuple[Lance, Pay]]:
    """The score after each lance, counted to the end."""
    deal = question.deal
    ours, theirs = read_scores(question.facts["scores"], question.ruleset.target)
    for lance, outcome in _outcomes(deal):
        pay = reading(outcome)
        ours, theirs = ours + pay[0], theirs + pay[1]
        yield lance, (ours, theirs)


def _outcomes(deal: Deal) -> Iterator[tuple[Lance, Outcome]]:
    for lance in lances_of(deal):
        if deal.contest(lance).winner is not None:
            betting = passed(deal, lance) if deal.is_bet(lance) else None
            yield lance, outcome_of(lance, deal, betting)


def ordago_options(question: Question) -> tuple[str, ...]:
    """A couple wins the game, or the match, yours first; or neither has won yet."""
    ours = couple_of(question.view)
    couples = (str(ours), str(1 - ours))
    return (*couples, *(f"{couple}-{MATCH}" for couple in couples), NOT_OVER)


def ordago_wins(question: Question) -> str:
    """The couple that has won the game once the round is counted, nothing else being bet."""
    deal, lance = question.deal, cast(Lance, question.lance)
    bettings = unbet(deal)
    if speakers(question):
        bettings[lance] = betting_of(question)
    scores = read_scores(question.facts["scores"], question.ruleset.target)
    winner = tally(deal, bettings, scores).winner
    return NOT_OVER if winner is None else str(winner)


def callers_win(question: Question) -> str | None:
    """The couple that said órdago, if it was accepted; else None."""
    betting = betting_of(question)
    return str(betting.bets[-1].couple) if betting.status is Status.ORDAGO else None


def stake_as_ordago(question: Question) -> str | None:
    """The couple with the better hand, where a stake as large as the target was accepted."""
    betting = betting_of(question)
    is_large = betting.status is Status.QUIERO and (betting.stake or 0) >= question.ruleset.target
    winner = question.deal.contest(cast(Lance, question.lance)).couple
    return str(winner) if is_large and winner is not None else None


def wins_the_match(question: Question) -> str | None:
    """What somebody says for whom an accepted órdago wins the match; None without one."""
    if betting_of(question).status is not Status.ORDAGO:
        return None
    return f"{ordago_wins(question)}-{MATCH}"
