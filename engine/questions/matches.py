"""How a match stands after games that were won, and lances that win none (OBJ-3, BET-13)."""

from engine.match import Match
from engine.questions.games import Event, How, played, read_events
from engine.questions.question import Question
from engine.seats import couple_of

WON, LOST = "won", "lost"


def match_options(question: Question) -> tuple[str, ...]:
    """Your side has won the match, the other has, or yours still needs so many games."""
    return (WON, LOST, *map(str, range(1, question.ruleset.games_to_win + 1)))


def match_stands(question: Question) -> str:
    """How it stands for "you"."""
    return _told(question, played(question.ruleset, _events(question)))


def juego_counts(question: Question) -> str:
    """For somebody who takes the juego of a round for a game."""
    return _told(question, played(question.ruleset, _events(question), tuple(How)))


def ordago_ends(question: Question) -> str | None:
    """For somebody for whom an órdago wins the match; None where there was none."""
    won = [couple for couple, how, _ in _events(question) if how is How.ORDAGO]
    if not won:
        return None
    return WON if won[0] == couple_of(question.view) else LOST


def _told(question: Question, match: Match) -> str:
    ours = couple_of(question.view)
    if match.winner is not None:
        return WON if match.winner == ours else LOST
    return str(question.ruleset.games_to_win - match.games[ours])


def _events(question: Question) -> tuple[Event, ...]:
    return read_events(question.facts["events"], question.ruleset)
