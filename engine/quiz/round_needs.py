"""Named features of whole rounds that are counted."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.betting import Betting, Status
from engine.questions.question import Question
from engine.questions.standing import count_of, lines_of

type Need = Callable[[Question], bool]


def _bet_on(question: Question) -> list[Betting]:
    """The betting of each lance in which somebody bet."""
    bettings = lines_of(question).values()
    return [betting for betting in bettings if betting.status is not Status.PASO]


def _is_over(question: Question) -> bool:
    return count_of(question).winner is not None


ROUND_NEEDS: Mapping[str, Need] = MappingProxyType(
    {
        "one-lance-bet": lambda question: len(_bet_on(question)) == 1,
        "with-refusal": lambda q: any(each.collects is not None for each in _bet_on(q)),
        "with-raise": lambda q: any(len(each.bets) > 1 for each in _bet_on(q)),
        "game-over": _is_over,
        "game-goes-on": lambda question: not _is_over(question),
    }
)
