"""Each wrong rule on hands chosen by hand: what its believer says, and what is so."""

import pytest

from engine import Question, truth
from tests.engine.misconceptions.believing import believed


def asked(kind: str, lance: str, hands: str) -> str:
    view = "view=0" if "." in hands else "-"
    return f"1|{kind}|{lance}|classic|{hands}|{view}"


@pytest.mark.parametrize(
    ("belief", "kind", "lance", "hands", "right", "wrong"),
    [
        ("three-is-three", "who-wins", "grande", "3o3c4b4e.RoCo5e4o", "0", "1"),
        ("three-is-three", "who-wins", "chica", "3o5c6b7e.RoCo4e5o", "1", "0"),
        ("three-is-three", "who-wins", "pares", "3oRc4b5e.4o4c6e7b", "0", "1"),
        ("three-is-three", "who-wins", "juego", "3oRcReSb.CoCcCe1b", "1", "1"),
        ("three-is-three", "who-wins", "juego", "3oRcRe1b.CoCcCe2b", "0", "1"),
        ("three-is-three", "who-wins", "punto", "3oRc4b5e.So7c6e4o", "0", "1"),
        ("three-is-three", "what-decides", "grande", "3o3c4b4e.RoCo5e4o", "2", "1"),
        ("three-is-three", "what-decides", "chica", "3o5c6b7e.RoCo4e5o", "1", "1"),
        ("three-is-three", "which-pares", "-", "3oRc4b5e", "par", "none"),
        ("three-is-three", "which-pares", "-", "3o3cRbRe", "duples", "duples"),
        ("three-is-three", "which-pares", "-", "3o3c3bRe", "duples", "medias"),
        ("three-is-three", "juego-total", "-", "3o3c3e1b", "31", "10"),
        ("two-is-two", "who-wins", "grande", "RoCc5b1e.RcCo5e2o", "0", "1"),
        ("two-is-two", "who-wins", "chica", "2o4c5b6e.1o4o5e7b", "0", "1"),
        ("two-is-two", "which-pares", "-", "7o4c2b1e", "par", "none"),
        ("two-is-two", "juego-total", "-", "2o2c5b1e", "8", "10"),
        ("two-is-two", "what-decides", "chica", "2o4c5b6e.1o4o5e7b", "4", "1"),
        ("three-adds-three", "who-wins", "juego", "3oRcRe1b.CoCcCe2b", "0", "1"),
        ("three-adds-three", "juego-total", "-", "3o3c3e1b", "31", "10"),
        ("four-alike-top", "who-wins", "pares", "4o4c4b4e.5o5c2e1b", "1", "0"),
        ("four-alike-top", "who-wins", "pares", "4o4c4b4e.5o5c5e5b", "1", "1"),
        ("medias-over-duples", "who-wins", "pares", "7o1c1b1e.3o3cCbCe", "1", "0"),
        ("medias-over-duples", "who-wins", "pares", "7o1c1b1e.4o4cCbSe", "0", "0"),
        ("loose-cards-par", "who-wins", "pares", "7o7c5b4e.7e7bRoSc", "0", "1"),
        ("loose-cards-par", "who-wins", "pares", "7o7cRbSe.7e7bRoCc", "0", "1"),
        ("loose-cards-par", "who-wins", "pares", "1o1c1b4e.2o2c2eRb", "0", "0"),
        ("loose-card-medias", "who-wins", "pares", "1o1c1b4e.2o2c2eRb", "0", "1"),
        ("loose-card-medias", "who-wins", "pares", "7o7c5b4e.7e7bRoSc", "0", "0"),
        ("grande-by-sum", "who-wins", "grande", "CbCeSoSb.Ro4c2e1b", "1", "0"),
        ("grande-by-sum", "what-decides", "grande", "Ro5c4b1e.Co5e4e1b", "1", "tie"),
        ("grande-top-only", "who-wins", "grande", "Ro4c5b6e.RcCo4e1b", "1", "0"),
        ("grande-top-only", "what-decides", "grande", "Ro4c5b6e.RcCo4e1b", "2", "tie"),
        ("grande-top-only", "what-decides", "grande", "Co4c5b6e.RcCc4e1b", "1", "1"),
        ("chica-ties-from-top", "who-wins", "chica", "1o4cRbCe.1c5e6b7o", "0", "1"),
        ("chica-ties-from-top", "what-decides", "chica", "1o4cRbCe.1c5e6b7o", "2", "4"),
        ("chica-ties-from-top", "what-decides", "chica", "1o4c6bCe.1c5e7bCo", "2", "3"),
        ("chica-ties-from-top", "what-decides", "chica", "1o4c7bCe.1c5e7eCo", "2", "2"),
        ("chica-by-sum", "who-wins", "chica", "1oRcRbRe.4c5e6b7o", "0", "1"),
        ("chica-bottom-only", "who-wins", "chica", "1oRcCbSe.1c4e5b6o", "1", "0"),
        ("chica-bottom-only", "what-decides", "chica", "1oRcCbSe.1c4e5b6o", "2", "tie"),
        ("forty-is-best", "who-wins", "juego", "RoRcReSb.7o7c7e3b", "1", "0"),
        ("forty-is-best", "who-wins", "juego", "RoRcRe7b.SoSc7e4b", "1", "1"),
        ("higher-juego-wins", "who-wins", "juego", "RoRcRe7b.SoSc7e4b", "1", "0"),
        ("nearest-31", "who-wins", "juego", "RoRcReSb.SoScSe7b", "0", "1"),
        ("nearest-31", "who-wins", "juego", "RoRcReSb.SoScCe3b", "0", "0"),
        ("31-is-no-juego", "who-wins", "juego", "RoRc7e4b.SoScSe3b", "0", "1"),
        ("31-is-no-juego", "who-wins", "juego", "RoRc6e4b.SoSc7e4o", "1", "1"),
        ("figures-own-number", "who-wins", "juego", "SoScSe7b.CoCc7e5b", "1", "0"),
        ("figures-own-number", "who-wins", "juego", "SoScSe2b.CoCcCe1b", "0", "0"),
        ("figures-own-number", "who-wins", "juego", "SoSc6b6e.CoCcRe1b", "1", "0"),
        ("figures-own-number", "who-wins", "punto", "SoSc6b4e.CoCc4o5e", "0", "1"),
        ("figures-own-number", "juego-total", "-", "3oCcSb4e", "34", "37"),
        ("ace-eleven", "who-wins", "punto", "SoSc6b4e.2oCc6e5b", "0", "1"),
        ("ace-eleven", "juego-total", "-", "2o4c5b6e", "16", "26"),
        ("mano-wins-all", "who-wins", "grande", "4o5c6b7e.RoCo5e4b.7o6c5o4c.7c6e5b1o", "1", "0"),
        ("mano-wins-all", "who-wins", "pares", "4o5c6b7e.1o1c5e4b.RoRcCb7c.SoScSbSe", "3", "1"),
        ("postre-wins-ties", "who-wins", "grande", "RoCc5b4e.RcCo5e4b", "0", "1"),
        ("postre-wins-ties", "who-wins", "grande", "7oCc5b4e.RcCo5e4b.6o7c1e1b.ReCe5c4c", "1", "3"),
        ("postre-wins-ties", "who-wins", "grande", "RoCc5b4e.CoSc7e6b", "0", "0"),
    ],
)
def test_a_believer_answers(
    belief: str, kind: str, lance: str, hands: str, right: str, wrong: str
) -> None:
    text = asked(kind, lance, hands)
    assert truth(Question.parse(text)) == right
    assert believed(belief, text) == wrong


@pytest.mark.parametrize(
    ("belief", "text"),
    [
        ("three-is-three", asked("who-wins", "pares", "3oRc4b5e.CoSc6e7b")),
        ("grande-by-sum", asked("what-decides", "grande", "RoCc4b1e.So5c4e1b")),
        ("grande-by-sum", asked("who-wins", "chica", "RoCc4b1e.So5c4e1b")),
        ("medias-over-duples", asked("which-pares", "-", "RoRc4b4e")),
        ("figures-own-number", asked("juego-total", "-", "RoRc3e3b")),
    ],
)
def test_a_believer_has_nothing_to_say(belief: str, text: str) -> None:
    assert believed(belief, text) is None


@pytest.mark.parametrize(
    ("belief", "text", "right", "wrong"),
    [
        ("three-is-three", "top-card|-|classic|-|cards=3oCc5e6b;end=high", "3o", "Cc"),
        ("three-is-three", "top-card|-|classic|-|cards=3oCc5e6b;end=low", "5e", "3o"),
        ("three-is-three", "top-card|-|four_kings|-|cards=3oCc5e6b;end=low", "3o", "3o"),
        ("three-is-three", "same-card|-|classic|-|card=3o;cards=RoCc5e6b", "Ro", "none"),
        ("three-is-three", "same-card|-|classic|-|card=3o;cards=3cCc5e6b", "3c", "3c"),
        ("two-is-two", "same-card|-|classic|-|card=1o;cards=2cCc5e6b", "2c", "none"),
        ("two-is-two", "same-card|-|classic|-|card=3o;cards=RcCc5e6b", "Rc", "Rc"),
    ],
)
def test_a_believer_answers_about_single_cards(
    belief: str, text: str, right: str, wrong: str
) -> None:
    question = f"1|{text}"
    assert truth(Question.parse(question)) == right
    assert believed(belief, question) == wrong


@pytest.mark.parametrize(
    ("belief", "hands", "right", "wrong"),
    [
        ("three-is-three", "3oRcReSb.CoCcSo1o.4o4c4e4b.5o5c5e5b", "juego", "juego"),
        ("three-is-three", "3oRcReSb.4o4c4e4b.CoCcSo1o.5o5c5e5b", "paid", "paid"),
        ("three-is-three", "3oRcReSb.4o4c4e4b.5o5c5e5b.6o6c7e1b", "paid", "paid"),
        ("three-is-three", "3oRcRe4b.4o4c4e5e.5o5c6e5b.6o6c7e1b", "paid", "punto"),
        ("31-is-no-juego", "RoRcRe1b.4o4c4e4b.5o5c5e5b.6o6c7e2b", "paid", "punto"),
        ("31-is-no-juego", "RoRcRe1b.SoSc7e4b.5o5c5e5b.CoCc7o6o", "juego", "paid"),
        ("30-is-juego", "RoRc6e4b.4o4c4e5e.5o5c5b6b.6o6c7e1b", "punto", "paid"),
        ("30-is-juego", "RoRcRe6b.CoCc6o4c.5o5c5b6c.4o7c7e1b", "paid", "juego"),
        ("figures-own-number", "RoRc4b4e.4o4c5e5b.5o5c6b6e.6o6c7e1b", "punto", "paid"),
        ("ace-eleven", "RoCc1b2e.4o4c5e5b.5o5c6b6e.6o6c7e7b", "punto", "paid"),
    ],
)
def test_a_believer_sees_another_last_lance(
    belief: str, hands: str, right: str, wrong: str
) -> None:
    text = asked("which-last-lance", "-", hands)
    assert truth(Question.parse(text)) == right
    assert believed(belief, text) == wrong
