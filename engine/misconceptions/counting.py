"""What is believed of the end of the count (TAN-2) and of amarracos (OBJ-2)."""

from functools import partial

from engine.misconceptions.misconception import Misconception, Rule
from engine.questions.counting import added_up, to_the_end
from engine.questions.keeping import left_of_amarracos
from engine.questions.kinds import Kind
from engine.questions.standing import count_way


def _of_the_end(id: str, rule: Rule) -> Misconception:
    rules: dict[Kind, Rule] = {Kind.GAME_ENDS: rule, Kind.ROUND_COUNTS: partial(count_way, way=id)}
    return Misconception(id, "count", tuple(rules), rules=rules)


COUNTING = (
    _of_the_end("count-goes-on", to_the_end),
    _of_the_end("add-then-compare", added_up),
    Misconception(
        "forty-amarracos",
        "stones",
        (Kind.STONES_LEFT,),
        rules={Kind.STONES_LEFT: left_of_amarracos},
    ),
)
