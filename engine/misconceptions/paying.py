"""What is believed of the bonus, of stakes and of lances on which nobody bets (TAN-3 to TAN-6)."""

from functools import partial

from engine.lances import Lance
from engine.misconceptions.misconception import EVERY_LANCE, Misconception
from engine.questions.counting import count_by
from engine.questions.kinds import Kind
from engine.questions.paying import read_pay
from engine.questions.standing import count_way

HOLDINGS = (Lance.PARES, Lance.JUEGO)
WITH_BONUS = (*HOLDINGS, Lance.PUNTO)


def _reads(
    id: str, lesson: str, lances: tuple[Lance, ...], reading: str, *, counts: bool = False
) -> Misconception:
    """A believer who pays a lance in his own way; with `counts`, a whole round too."""
    rules = {Kind.LANCE_PAYS: partial(read_pay, reading=reading)}
    if counts:
        rules[Kind.GAME_ENDS] = partial(count_by, reading=reading)
    rules[Kind.ROUND_COUNTS] = partial(count_way, way=id)
    return Misconception(id, lesson, tuple(rules), lances, rules=rules)


PAYING = (
    _reads("one-hand-bonus", "worth", HOLDINGS, "one-hand", counts=True),
    _reads("losers-bonus", "worth", HOLDINGS, "losers-too", counts=True),
)
BONUS = (
    _reads("refuser-keeps-bonus", "bonus", WITH_BONUS, "refuser-keeps"),
    _reads("stake-replaces-bonus", "bonus", WITH_BONUS, "stake-alone"),
    _reads("refusal-kills-bonus", "bonus", WITH_BONUS, "deje-alone"),
    _reads("punto-no-extra", "worth", (Lance.PUNTO,), "no-punto-stone", counts=True),
    _reads("paso-pays-nothing", "worth", EVERY_LANCE, "nothing-unbet"),
)
