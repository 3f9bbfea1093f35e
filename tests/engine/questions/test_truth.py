"""What may be answered to each kind of question, and what is right."""

import pytest

from engine import Question, options, truth

SEATS = "RoRc3e4b.1o1c1e1b.4o4c5e5b.6o6c7e7b"


@pytest.mark.parametrize(
    ("text", "right"),
    [
        (f"1|who-wins|grande|classic|{SEATS}|view=2", "0"),
        (f"1|who-wins|chica|classic|{SEATS}|view=2", "1"),
        (f"1|who-wins|pares|classic|{SEATS}|view=2", "3"),
        ("1|who-wins|juego|classic|RoRc3e1b.7o7c7eSb|view=1", "0"),
        ("1|who-wins|punto|classic|RoRc4e5b.1o1c1e1b|view=1", "0"),
        ("1|who-wins|grande|classic|Ro4c5e6b.3c4o5o6o|view=1", "0"),
        ("1|who-wins|grande|four_kings|3o4c5e6b.1c4o5o7o|view=1", "1"),
        ("1|what-decides|grande|classic|3o3c4b4e.RoCo5e4o|view=0", "2"),
        ("1|what-decides|chica|classic|3o3c4b4e.RoCo5e4o|view=0", "2"),
        ("1|what-decides|grande|classic|Ro4c5e6b.3c4o5o6o|view=0", "tie"),
        ("1|which-pares|-|classic|RoRc3e4b|-", "medias"),
        ("1|which-pares|-|four_kings|RoRc3e4b|-", "par"),
        ("1|which-pares|-|classic|4o4c4e4b|-", "duples"),
        ("1|which-pares|-|classic|Ro4c5e6b|-", "none"),
        ("1|juego-total|-|classic|3o3c3e1b|-", "31"),
        ("1|juego-total|-|four_kings|3o3c3e1b|-", "10"),
        ("1|which-last-lance|-|classic|RoRcReSb.3oCoSo1o.4o4c4e4b.5o5c5e5b|view=3", "juego"),
        ("1|which-last-lance|-|classic|RoRcReSb.4o4c4e4b.3oCoSo1o.5o5c5e5b|view=3", "paid"),
        ("1|which-last-lance|-|classic|RoRc4c6b.4o1c4e4b.3oCo5o1o.1b5c5e5b|view=3", "punto"),
        ("1|top-card|-|classic|-|cards=3oCc5e6b;end=high", "3o"),
        ("1|top-card|-|classic|-|cards=3oCc5e2b;end=low", "2b"),
        ("1|top-card|-|four_kings|-|cards=3oCc5e2b;end=high", "Cc"),
        ("1|same-card|-|classic|-|card=3o;cards=Re4c5e6b", "Re"),
        ("1|same-card|-|classic|-|card=2o;cards=Re4c1e6b", "1e"),
        ("1|same-card|-|classic|-|card=7o;cards=Re4c7e6b", "7e"),
        ("1|same-card|-|four_kings|-|card=3o;cards=Re4c5e6b", "none"),
    ],
)
def test_the_right_answer(text: str, right: str) -> None:
    question = Question.parse(text)
    assert truth(question) == right
    assert right in options(question)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (f"1|who-wins|grande|classic|{SEATS}|view=2", "2 3 0 1"),
        ("1|who-wins|juego|classic|RoRc3e1b.7o7c7eSb|view=1", "1 0"),
        ("1|what-decides|grande|classic|3o3c4b4e.RoCo5e4o|view=0", "1 2 3 4 tie"),
        ("1|which-pares|-|classic|RoRc3e4b|-", "none par medias duples"),
        ("1|juego-total|-|classic|3o3c3e1b|-", " ".join(map(str, range(4, 41)))),
        (f"1|which-last-lance|-|classic|{SEATS}|view=0", "juego paid punto"),
        ("1|top-card|-|classic|-|cards=3oCc5e6b;end=high", "3o Cc 5e 6b"),
        ("1|same-card|-|classic|-|card=3o;cards=Re4c5e6b", "Re 4c 5e 6b none"),
    ],
)
def test_the_options_in_the_order_in_which_they_are_shown(text: str, expected: str) -> None:
    assert options(Question.parse(text)) == tuple(expected.split())
