"""What is believed of mano and postre speaks only where there is a table."""

from engine import MISCONCEPTIONS, Question, grade

BELIEFS = {belief.id: belief for belief in MISCONCEPTIONS}


def test_between_two_hands_nobody_is_said_to_side_with_the_mano() -> None:
    pair = Question.parse("1|who-wins|grande|classic|CoCcCeCb.Ro4c2e1b|view=0")
    assert BELIEFS["mano-wins-all"].answer(pair) is None
    assert "mano-wins-all" not in grade(pair, "0").suspects


def test_at_a_table_of_four_the_mano_is_believed_to_win() -> None:
    table = Question.parse("1|who-wins|grande|classic|CoCcCeCb.Ro4c2e1b.7o7c6e5b.5o5c4o1o|view=0")
    assert BELIEFS["mano-wins-all"].answer(table) == "0"
