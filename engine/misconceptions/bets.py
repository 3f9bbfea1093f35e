"""What is believed of refusals (BET-7, BET-8) and of órdagos (BET-13)."""

from functools import partial

from engine.misconceptions.misconception import Misconception, Rule, by_rule
from engine.questions.bets import betting_of
from engine.questions.counting import callers_win, stake_as_ordago, wins_the_match
from engine.questions.kinds import Kind
from engine.questions.matches import ordago_ends
from engine.questions.question import Question
from engine.questions.standing import count_way


def _one_stone(question: Question) -> str:
    return f"{betting_of(question).collects}:1"


def _what_was_refused(question: Question) -> str | None:
    betting = betting_of(question)
    return None if betting.stake is None else f"{betting.collects}:{betting.stake}"


def _of_refusals(id: str, rule: Rule) -> Misconception:
    rules: dict[Kind, Rule] = {Kind.REFUSAL_PAYS: rule}
    rules[Kind.ROUND_COUNTS] = partial(count_way, way=id)
    return Misconception(id, "dejes", tuple(rules), rules=rules)


BETS = (
    _of_refusals("refusal-always-1", _one_stone),
    _of_refusals("refusal-pays-stake", _what_was_refused),
)
ORDAGOS = (
    by_rule(Kind.ORDAGO_WINS, "forty-is-ordago", "ordago", stake_as_ordago),
    by_rule(Kind.ORDAGO_WINS, "caller-wins-ordago", "ordago", callers_win),
    Misconception(
        "ordago-wins-match",
        "ordago",
        (Kind.ORDAGO_WINS, Kind.MATCH_STANDS),
        rules={Kind.ORDAGO_WINS: wins_the_match, Kind.MATCH_STANDS: ordago_ends},
    ),
)
