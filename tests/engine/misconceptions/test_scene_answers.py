"""Each wrong rule about turns, bets, pay and counts: what its believer says, and what is so."""

import pytest

from engine import Question, grade, truth
from tests.engine.misconceptions.believing import believed
from tests.engine.questions.tables import JUEGO, PARES, SOLO, about, betting

PASSED = "0:paso,1:paso,2:paso,3:paso"
RAISED = "0:envido:2,1:reenvido:6,0:no_quiero"


def pays(lance: str, hands: str, calls: str) -> str:
    return about("lance-pays", lance, hands, calls=calls)


def ends(hands: str, scores: str) -> str:
    return about("game-ends", "-", hands, scores=scores)


def wins(lance: str, calls: str, scores: str) -> str:
    return about("ordago-wins", lance, PARES, calls=calls, scores=scores)


def sits(dealer: str, role: str, rounds: str = "0", rules: str = "classic") -> str:
    return about("who-sits", "-", rules=rules, dealer=dealer, role=role, rounds=rounds)


def talked(said: str, told: str, rules: str = "classic") -> str:
    return about("mus-next", "-", rules=rules, before="1", said=said, told=told)


@pytest.mark.parametrize(
    ("belief", "text", "right", "wrong"),
    [
        ("plays-clockwise", sits("2", "mano"), "3", "1"),
        ("plays-clockwise", sits("2", "cutter"), "1", "3"),
        ("plays-clockwise", sits("2", "postre"), "2", "2"),
        ("plays-clockwise", sits("2", "mano", "1"), "0", "0"),
        ("plays-clockwise", sits("2", "mano", "2"), "1", "3"),
        ("plays-clockwise", sits("0", "next", rules="six"), "1", "5"),
        ("plays-clockwise", about("mus-next", "-", said="mus"), "1", "3"),
        ("plays-clockwise", about("mus-next", "-", said="mus,mus"), "2", "2"),
        ("plays-clockwise", about("mus-next", "-", said="-"), "0", "0"),
        ("plays-clockwise", about("mus-next", "-", said="mus,no"), "lances", "lances"),
        ("plays-clockwise", about("mus-next", "-", said="mus,mus,mus,mus"), "change", "change"),
        ("refusal-always-1", betting("refusal-pays", RAISED), "1:2", "1:1"),
        ("refusal-always-1", betting("refusal-pays", "0:envido:5,1:no_quiero"), "0:1", "0:1"),
        ("refusal-pays-stake", betting("refusal-pays", RAISED), "1:2", "1:6"),
        ("refusal-pays-stake", betting("refusal-pays", "0:envido:5,1:no_quiero"), "0:1", "0:5"),
        ("one-hand-bonus", pays("pares", PARES, PASSED), "0-4", "0-3"),
        ("one-hand-bonus", pays("pares", PARES, "0:envido:5,3:quiero"), "0-9", "0-8"),
        ("one-hand-bonus", pays("pares", PARES, "0:envido:2,1:no_quiero"), "4-0", "3-0"),
        ("one-hand-bonus", pays("juego", JUEGO, "0:envido:2,1:quiero"), "0-5", "0-5"),
        ("one-hand-bonus", pays("juego", SOLO, "-"), "4-0", "2-0"),
        ("losers-bonus", pays("pares", PARES, PASSED), "0-4", "3-4"),
        ("losers-bonus", pays("juego", JUEGO, "0:envido:2,1:quiero"), "0-5", "4-5"),
        ("losers-bonus", pays("juego", SOLO, "-"), "4-0", "4-0"),
        ("refuser-keeps-bonus", pays("pares", PARES, "0:envido:2,1:no_quiero"), "4-0", "1-4"),
        ("refuser-keeps-bonus", pays("pares", PARES, RAISED), "0-6", "0-6"),
        ("refuser-keeps-bonus", pays("punto", PARES, RAISED), "0-3", "1-2"),
        ("stake-replaces-bonus", pays("pares", PARES, "0:envido:5,3:quiero"), "0-9", "0-5"),
        ("stake-replaces-bonus", pays("punto", PARES, "0:envido:5,3:quiero"), "6-0", "5-0"),
        ("stake-replaces-bonus", pays("pares", PARES, PASSED), "0-4", "0-4"),
        ("refusal-kills-bonus", pays("pares", PARES, "0:envido:2,1:no_quiero"), "4-0", "1-0"),
        ("refusal-kills-bonus", pays("pares", PARES, "0:envido:5,3:quiero"), "0-9", "0-9"),
        ("punto-no-extra", pays("punto", PARES, PASSED), "1-0", "0-0"),
        ("punto-no-extra", pays("punto", PARES, "0:envido:5,3:quiero"), "6-0", "5-0"),
        ("punto-no-extra", pays("punto", PARES, RAISED), "0-3", "0-2"),
        ("paso-pays-nothing", pays("grande", PARES, PASSED), "1-0", "0-0"),
        ("paso-pays-nothing", pays("pares", PARES, PASSED), "0-4", "0-0"),
        ("paso-pays-nothing", pays("juego", SOLO, "-"), "4-0", "0-0"),
        ("paso-pays-nothing", pays("grande", PARES, "0:envido:4,1:quiero"), "4-0", "4-0"),
        ("one-hand-bonus", ends(PARES, "30-36"), "1:pares", "none"),
        ("one-hand-bonus", ends(PARES, "30-37"), "1:pares", "1:pares"),
        ("losers-bonus", ends(PARES, "37-30"), "0:punto", "0:pares"),
        ("punto-no-extra", ends(PARES, "37-30"), "0:punto", "none"),
        ("count-goes-on", ends(PARES, "39-39"), "0:grande", "0:punto"),
        ("count-goes-on", ends(PARES, "37-30"), "0:punto", "0:punto"),
        ("count-goes-on", ends(PARES, "30-30"), "none", "none"),
        ("add-then-compare", ends(PARES, "38-39"), "0:chica", "1:punto"),
        ("add-then-compare", ends(PARES, "39-30"), "0:grande", "0:punto"),
        ("add-then-compare", ends(PARES, "38-37"), "0:chica", "0:chica"),
        ("plays-clockwise", talked("mus", "seats"), "1", "3"),
        ("plays-clockwise", talked("mus,mus", "dealer"), "2", "0"),
        ("plays-clockwise", talked("mus", "dealer"), "1", "1"),
        ("plays-clockwise", talked("-", "dealer", "six"), "0", "4"),
        ("forty-amarracos", "1|stones-left|-|classic|-|stones=38", "2", "162"),
        ("forty-amarracos", "1|stones-left|-|thirty|-|stones=25", "5", "125"),
        ("forty-is-ordago", wins("pares", "0:envido:40,1:quiero", "39-0"), "0", "1"),
        ("forty-is-ordago", wins("pares", "0:envido:40,1:quiero", "0-0"), "1", "1"),
        ("caller-wins-ordago", wins("pares", "0:ordago,1:quiero", "0-0"), "1", "0"),
        ("caller-wins-ordago", wins("grande", "0:ordago,1:quiero", "0-0"), "0", "0"),
        ("ordago-wins-match", wins("pares", "0:ordago,1:quiero", "0-0"), "1", "1-match"),
    ],
)
def test_a_believer_answers(belief: str, text: str, right: str, wrong: str) -> None:
    assert truth(Question.parse(text)) == right
    assert believed(belief, text) == wrong


@pytest.mark.parametrize(
    ("belief", "text"),
    [
        ("refusal-pays-stake", betting("refusal-pays", "0:ordago,1:no_quiero")),
        ("refusal-always-1", pays("pares", PARES, "0:envido:2,1:no_quiero")),
        ("one-hand-bonus", pays("grande", PARES, PASSED)),
        ("losers-bonus", pays("punto", PARES, PASSED)),
        ("punto-no-extra", pays("pares", PARES, PASSED)),
        ("refuser-keeps-bonus", ends(PARES, "39-39")),
        ("paso-pays-nothing", ends(PARES, "39-39")),
        ("forty-is-ordago", wins("pares", "0:envido:39,1:quiero", "0-0")),
        ("forty-is-ordago", wins("pares", "0:envido:40,1:no_quiero", "0-0")),
        ("forty-is-ordago", wins("pares", "0:ordago,1:quiero", "0-0")),
        ("caller-wins-ordago", wins("pares", "0:ordago,1:no_quiero", "0-0")),
        ("caller-wins-ordago", wins("pares", "0:envido:40,1:quiero", "0-0")),
        ("ordago-wins-match", wins("pares", "0:ordago,1:no_quiero", "0-0")),
        ("plays-clockwise", betting("who-speaks", "-")),
        ("three-is-three", "1|true-signal|-|classic|RoRc4e5b|-"),
    ],
)
def test_a_believer_has_nothing_to_say(belief: str, text: str) -> None:
    truth(Question.parse(text))
    assert believed(belief, text) is None


def test_a_three_for_a_three_is_one_under_both_rules() -> None:
    text = about("two-rules", "grande", "3o3c4b4e.RoCo5e4o", other="four_kings")
    assert truth(Question.parse(text)) == "0-1"
    assert believed("three-is-three", text) == "1-1"
    without = about("two-rules", "pares", "3oRc4b5e.So7c4o5c", "classic", other="real")
    assert believed("three-is-three", without) is None


@pytest.mark.parametrize(
    ("text", "answer", "suspects"),
    [
        (betting("refusal-pays", RAISED), "1:1", ("refusal-always-1",)),
        (betting("refusal-pays", RAISED), "1:6", ("refusal-pays-stake",)),
        (pays("pares", PARES, PASSED), "3-4", ("losers-bonus",)),
        (pays("punto", PARES, PASSED), "0-0", ("punto-no-extra", "paso-pays-nothing")),
        (ends(PARES, "39-39"), "0:punto", ("count-goes-on",)),
        (wins("pares", "0:ordago,1:quiero", "0-0"), "1-match", ("ordago-wins-match",)),
        ("1|stones-left|-|classic|-|stones=38", " 162 ", ("forty-amarracos",)),
    ],
)
def test_a_wrong_answer_names_who_gives_it(
    text: str, answer: str, suspects: tuple[str, ...]
) -> None:
    assert grade(Question.parse(text), answer).suspects == suspects
