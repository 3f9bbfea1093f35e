"""Facts of a question that cannot be are refused, each by its code."""

import pytest

from engine import BadNotation, Kind, Question
from tests.engine.questions.tables import JUEGO, PARES, SOLO, about, betting

SITS = about("who-sits", "-", dealer="2", role="mano", rounds="0")
SPEAKS = betting("who-speaks", "0:envido")
SAYS = betting("may-not-say", "0:envido", say="1:paso,3:quiero")
COUNT = about("game-ends", "-", PARES, scores="37-38")
TALK = about("mus-next", "-", said="mus,mus")
LIE = "1|stones-lie|-|classic|-|stones=22"
AGAIN = "1|mus-next|-|classic|-|before=2;said=mus;told=dealer;view=0"
SIDES = "1|stones-lie|-|classic|-|against=30;side=ours;stones=22"
RULES = about("two-rules", "grande", "3o3c4b4e.RoCo5e4o", other="four_kings")
PAYS = about("lance-pays", "juego", JUEGO, calls="0:envido,1:quiero")


def test_the_samples_are_read() -> None:
    for text in (SITS, SPEAKS, SAYS, COUNT, TALK, AGAIN, LIE, SIDES, RULES, PAYS):
        assert str(Question.parse(text)) == text


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("bad_view", SITS.replace("view=0", "view=4")),
        ("bad_view", SITS.replace("view=0", "view=-")),
        ("bad_view", SITS.replace("dealer=2", "dealer=4")),
        ("bad_view", SITS.replace("dealer=2", "dealer=02")),
        ("bad_role", SITS.replace("mano", "captain")),
        ("bad_known", SITS.replace("dealer=2", "dealer=2;known=next")),
        ("bad_rounds", SITS.replace("rounds=0", "rounds=10")),
        ("bad_rounds", SITS.replace("rounds=0", "rounds=-1")),
        ("bad_call", SPEAKS.replace("0:envido", "1:envido")),
        ("bad_call", SPEAKS.replace("0:envido", "0:envido,2:quiero")),
        ("bad_call", SPEAKS.replace("0:envido", "0:envido,1:quiero,1:quiero")),
        ("bad_call", SPEAKS.replace("0:envido", "0:envido,1:reenvido:3")),
        ("bad_call", SPEAKS.replace("0:envido", "0:envido+2:envido")),
        ("bad_call", SPEAKS.replace("0:envido", "0 envido").replace(" ", "_")),
        ("bad_call", SPEAKS.replace("0:envido", "0:truco")),
        ("bad_call", SPEAKS.replace("0:envido", "0:envido,")),
        ("bad_call", SPEAKS.replace("calls=0:envido", "calls=" + ",".join(["0:paso"] * 25))),
        ("bad_call", SAYS.replace("1:paso", "1:truco")),
        ("bad_call", about("lance-pays", "juego", SOLO, calls="0:envido")),
        ("bad_call", about("lance-pays", "juego", PARES, calls="0:envido")),
        ("bad_call", PAYS.replace("0:envido", "3:envido")),
        ("bad_players", SPEAKS.replace("0,1,2,3", "0,2")),
        ("bad_players", SPEAKS.replace("0,1,2,3", "1,0")),
        ("bad_players", SPEAKS.replace("0,1,2,3", "0,0,1")),
        ("bad_players", SPEAKS.replace("0,1,2,3", "0,1,2,4")),
        ("bad_players", SPEAKS.replace("0,1,2,3", "0,1,")),
        ("bad_players", SPEAKS.replace("0,1,2,3", "-")),
        ("bad_scores", COUNT.replace("37-38", "37-40")),
        ("bad_scores", COUNT.replace("37-38", "037-38")),
        ("bad_scores", COUNT.replace("37-38", "37")),
        ("bad_scores", COUNT.replace("classic", "thirty")),
        ("bad_said", TALK.replace("mus,mus", "mus,no,mus")),
        ("bad_said", TALK.replace("mus,mus", "no,no")),
        ("bad_said", TALK.replace("mus,mus", "yes")),
        ("bad_said", TALK.replace("mus,mus", ",".join(["mus"] * 9))),
        ("bad_said", AGAIN.replace("said=mus", "said=mus,no,no")),
        ("bad_talk", AGAIN.replace("said=mus", "said=mus,mus,mus,mus,mus")),
        ("bad_before", AGAIN.replace("before=2", "before=4")),
        ("bad_told", AGAIN.replace("dealer", "nobody")),
        ("bad_facts", AGAIN.replace("before=2;", "")),
        ("bad_scores", LIE.replace("22", "40")),
        ("bad_scores", LIE.replace("22", "022")),
        ("bad_scores", LIE.replace("22", "-")),
        ("bad_scores", SIDES.replace("against=30", "against=40")),
        ("bad_side", SIDES.replace("ours", "mine")),
        ("bad_facts", SIDES.replace("side=ours;", "")),
        ("bad_side", about("side-wins", "-", side="mine", winners="0,1,2,3")),
        ("bad_rules", RULES.replace("four_kings", "classic")),
        ("bad_rules", RULES.replace("four_kings", "eibar")),
        ("unknown_preset", RULES.replace("four_kings", "moon")),
        ("bad_rules", RULES.replace("four_kings", "classic+kings=4+signals=no_shut_eyes")),
        ("bad_option", RULES.replace("four_kings", "classic+kings=5")),
        ("unknown_option", RULES.replace("four_kings", "classic+queens=5")),
        ("bad_facts", SITS.replace(";rounds=0", "")),
        ("bad_facts", LIE.replace("stones=22", "stones=22;view=0")),
        ("bad_hands", COUNT.replace(PARES, "-")),
        ("bad_hands", SPEAKS.replace("|-|calls", f"|{PARES}|calls")),
        ("bad_lance", COUNT.replace("|-|", "|grande|", 1)),
        ("bad_lance", SPEAKS.replace("|grande|", "|-|")),
    ],
)
def test_what_cannot_be_is_refused_by_code(code: str, text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        Question.parse(text)
    assert refusal.value.code == code


def test_other_rules_may_be_named_by_what_they_change() -> None:
    text = RULES.replace("four_kings", "classic+juego_real=king")
    assert str(Question.parse(text)) == text


def test_every_kind_has_a_shape_and_a_way_of_asking() -> None:
    for kind in Kind:
        with pytest.raises(BadNotation) as refusal:
            Question.parse(f"1|{kind}|-|classic|RoRc4e5b.4o4cCeCb.1o1c1e7b|-")
        assert refusal.value.code in ("bad_lance", "bad_hands")
