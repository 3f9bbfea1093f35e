"""What is believed of the end of the count (TAN-2) and of amarracos (OBJ-2)."""

from engine.misconceptions.misconception import Misconception
from engine.questions.counting import added_up, to_the_end
from engine.questions.keeping import left_of_amarracos
from engine.questions.kinds import Kind

COUNTING = (
    Misconception("count-goes-on", "count", (Kind.GAME_ENDS,), rules={Kind.GAME_ENDS: to_the_end}),
    Misconception("add-then-compare", "count", (Kind.GAME_ENDS,), rules={Kind.GAME_ENDS: added_up}),
    Misconception(
        "forty-amarracos",
        "stones",
        (Kind.STONES_LEFT,),
        rules={Kind.STONES_LEFT: left_of_amarracos},
    ),
)
