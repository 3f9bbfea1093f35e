"""What somebody says who is mistaken about partners, deck, deal, talk, stones or the match."""

import pytest

from engine import Question, truth
from tests.engine.misconceptions.believing import believed
from tests.engine.questions.tables import about
from tests.engine.questions.test_table_kinds import (
    follows,
    goes,
    keeps,
    left,
    match,
    may,
    sides,
    stock,
    tells,
)

# The cutter is seat 2, and the mano seat 0 or 3.
CUTTER_TOLD = about("card-goes", "-", dealer="3", number="2", rounds="0", known="cutter")
MANO_TOLD = about("who-sits", "-", dealer="2", role="dealer", rounds="0", known="mano")
TALK_BY_CUTTER = about("mus-next", "-", said="mus", before="1", told="cutter")


def bets(acts: str, named: str) -> str:
    return about("which-lance", "-", acts=acts, named=named)


@pytest.mark.parametrize(
    ("belief", "text", "right", "wrong"),
    [
        ("plays-alone", sides("0,1,2,2"), "3", "1"),
        ("plays-alone", sides("0,1,0,1"), "2", "2"),
        ("plays-alone", about("side-wins", "-", side="theirs", winners="0,1,2,2"), "1", "3"),
        ("deck-of-48", left("suit:o"), "9", "11"),
        ("deck-of-48", left("face:R"), "6", None),
        ("three-is-three", left("face:R"), "6", "3"),
        ("two-is-two", left("face:1"), "7", "4"),
        ("two-is-two", left("face:R"), "6", "6"),
        ("four-at-once", goes(2), "1", "0"),
        ("four-at-once", goes(16), "3", "3"),
        ("four-at-once", goes(17), "stock", "stock"),
        ("plays-clockwise", goes(1), "0", "2"),
        ("plays-clockwise", goes(2), "1", "1"),
        ("plays-clockwise", CUTTER_TOLD, "1", "3"),
        ("plays-clockwise", MANO_TOLD, "2", "0"),
        ("plays-clockwise", TALK_BY_CUTTER, "1", "3"),
        ("discards-return", stock("1,1,1,1"), "20", "24"),
        ("juego-is-game", match("0:juego,0:game:3"), "1", "won"),
        ("juego-is-game", match("1:juego"), "2", "2"),
        ("ordago-wins-match", match("1:ordago:3"), "2", "lost"),
        ("ordago-wins-match", match("1:game:3"), "2", None),
        ("no-bluffing", may("bet:grande", "4o5c6b7e"), "yes", "false"),
        ("no-bluffing", may("bet:grande", "3o5c6b7e"), "yes", "yes"),
        ("no-bluffing", may("bet:chica", "4o5c6b7e"), "yes", "false"),
        ("no-bluffing", may("sign:duples"), "false", None),
        ("partner-may-know", may("tell:two-reyes"), "told", "yes"),
        ("partner-may-know", may("tell:duples"), "told", None),
        ("signals-may-bluff", may("sign:duples"), "false", "yes"),
        ("signals-may-bluff", may("bet:grande"), "yes", None),
        ("pares-may-bluff", may("pares:no"), "false", "yes"),
        ("pares-may-bluff", may("sign:duples"), "false", None),
        ("quiero-shows", may("show:quiero"), "hidden", "yes"),
        ("quiero-shows", may("show:paso"), "hidden", None),
        ("quiero-shows", follows("grande", "0:envido,1:quiero"), "chica", "shown"),
        ("quiero-shows", follows("grande", "0:envido,1:no_quiero"), "chica", None),
        ("lone-couple-bets", follows("pares", "0:si,1:no,2:si,3:no"), "0", "pares"),
        ("lone-couple-bets", follows("juego", "0:no,1:si,2:no,3:no"), "shown", "juego"),
        ("lone-couple-bets", follows("pares", "0:si,1:si,2:si,3:no"), "pares", None),
        ("lone-couple-bets", follows("pares", "0:no,1:no,2:no,3:no"), "0", None),
        ("lone-couple-bets", follows("grande", "0:envido,1:quiero"), "chica", None),
        ("bet-needs-name", bets("0:envido", "no"), "grande", "none"),
        ("bet-needs-name", bets("0:envido", "yes"), "grande", None),
        ("deje-waits", keeps("take", "0:envido,1:no_quiero"), "2", "nobody"),
        ("deje-waits", keeps("take", "0:envido,1:quiero"), "nobody", None),
        ("one-meaning", tells("RoCc5e4b", "shoulder"), "twenty-nine", "lie"),
        ("one-meaning", tells("RoSc6e4b", "shoulder"), "thirty", "thirty"),
        ("one-meaning", tells("RoRc3e1b", "mouth-u"), "wants-mus+solomillo", "wants-mus"),
        ("one-meaning", tells("RoRc3e1b", "lip-askew"), "three-reyes", None),
        ("three-is-three", tells("RoRc3e7b", "lip-askew"), "three-reyes", "lie"),
    ],
)
def test_a_believer_answers(belief: str, text: str, right: str, wrong: str | None) -> None:
    assert truth(Question.parse(text)) == right
    assert believed(belief, text) == wrong
