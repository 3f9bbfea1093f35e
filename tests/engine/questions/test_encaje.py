"""A lance of Encaje: who may say quiero, who discards how much, who takes the pot."""

import pytest

from engine import BadNotation, Question, options, truth
from tests.engine.misconceptions.believing import believed
from tests.engine.questions.tables import JUEGO, PARES, SOLO, about, right

RICH = "21,21,21,21"
ALL_REFUSE = "0:envido:2,1:no_quiero,2:no_quiero,3:no_quiero"
RAISE_REFUSED = "0:envido:2,1:reenvido:4,2:no_quiero,3:no_quiero,0:no_quiero"
TWO_IN = "0:envido:2,1:no_quiero,2:no_quiero,3:quiero"
NOBODY_BETS = "0:paso,1:paso,2:paso,3:paso"
THIRD_REFUSED = "0:paso,1:paso,2:envido:2,3:no_quiero,0:no_quiero,1:no_quiero"
RAISED = "0:envido:4,1:no_quiero,2:reenvido:8"


def may(calls: str, purse: str, entered: str = "0,1,2,3", view: str = "0") -> str:
    return about("encaje-may", "grande", calls=calls, purse=purse, entered=entered, view=view)


def counted(kind: str, lance: str, calls: str, purse: str = RICH, hands: str = PARES) -> str:
    return about(f"encaje-{kind}", lance, hands, calls=calls, purse=purse)


@pytest.mark.parametrize(
    ("calls", "purse", "expected"),
    [
        ("0:envido:7", "16,6,5,1", "none"),
        ("0:envido:5", "16,6,5,1", "1,2"),
        ("0:paso,1:envido:2", RICH, "0,2,3"),
        (RAISED, "21,21,9,8", "0,3"),
        (RAISED, "21,21,9,5", "0"),
        (RAISED, "7,21,9,5", "none"),
    ],
)
def test_who_may_say_quiero(calls: str, purse: str, expected: str) -> None:
    assert right(may(calls, purse)) == expected


def test_who_has_no_stones_is_not_in_it() -> None:
    text = may("0:envido:2", "9,0,2,9,1", entered="0,2,3,4")
    assert right(text) == "2,3"
    assert options(Question.parse(text))[:4] == ("none", "2", "3", "4")


def test_all_choices_but_the_bettor_may_be_answered_yours_first() -> None:
    known = options(Question.parse(may(RAISED, RICH, view="1")))
    assert known == ("none", "1", "3", "0", "1,3", "0,1", "0,3", "0,1,3")


@pytest.mark.parametrize("calls", ["-", "0:paso", "0:envido,1:quiero", ALL_REFUSE, NOBODY_BETS])
def test_only_to_a_bet_just_made_may_quiero_be_said(calls: str) -> None:
    with pytest.raises(BadNotation) as refused:
        truth(Question.parse(may(calls, RICH)))
    assert refused.value.code == "no_single_answer"


@pytest.mark.parametrize(
    ("belief", "purse", "wrong"),
    [
        ("short-purse-calls", "21,21,9,5", "0,3"),
        ("short-purse-calls", "21,21,9,8", "0,3"),
        ("refuser-speaks-again", "21,21,9,5", "0,1"),
        ("refuser-speaks-again", "21,7,9,5", "0"),
    ],
)
def test_believers_let_others_speak(belief: str, purse: str, wrong: str) -> None:
    assert believed(belief, may(RAISED, purse)) == wrong


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (counted("sheds", "pares", ALL_REFUSE), "0:2"),
        (counted("sheds", "pares", RAISE_REFUSED), "1:3"),
        (counted("sheds", "pares", NOBODY_BETS), "1:3"),
        (counted("sheds", "pares", TWO_IN), "0:1"),
        (counted("sheds", "pares", NOBODY_BETS, "21,2,21,21"), "1:2"),
        (counted("sheds", "grande", NOBODY_BETS), "0:1"),
        (counted("sheds", "grande", TWO_IN), "none"),
        (
            counted("sheds", "grande", THIRD_REFUSED),
            "2:1",
        ),
        (counted("sheds", "grande", RAISE_REFUSED), "none"),
        (counted("sheds", "punto", NOBODY_BETS), "0:1"),
        (counted("sheds", "juego", "0:paso,1:paso,2:paso", hands=JUEGO), "1:3"),
        (counted("sheds", "juego", "-", "21,21,0,21", SOLO), "0:2"),
        (counted("pot", "pares", TWO_IN), "3:4"),
        (counted("pot", "grande", TWO_IN), "3:4"),
        (counted("pot", "chica", TWO_IN), "3:4"),
        (counted("pot", "pares", "0:envido:2,1:reenvido:6,2:quiero,3:quiero,0:quiero"), "3:24"),
    ],
)
def test_who_discards_and_who_takes_the_pot(text: str, expected: str) -> None:
    assert right(text) == expected


@pytest.mark.parametrize(
    "text",
    [
        counted("sheds", "pares", "0:envido:2"),
        counted("sheds", "juego", "-"),
        counted("sheds", "punto", NOBODY_BETS, hands=JUEGO),
        counted("pot", "pares", ALL_REFUSE),
        counted("pot", "pares", RAISE_REFUSED),
        counted("pot", "pares", NOBODY_BETS),
    ],
)
def test_a_lance_not_over_or_without_a_pot_is_no_question(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        truth(Question.parse(text))
    assert refused.value.code == "no_single_answer"


def test_what_may_be_answered_begins_with_you() -> None:
    sheds = options(Question.parse(counted("sheds", "pares", TWO_IN).replace("view=0", "view=3")))
    assert sheds[:5] == ("3:1", "3:2", "3:3", "3:4", "0:1")
    assert (len(sheds), sheds[-1]) == (17, "none")
    pot = options(Question.parse(counted("pot", "pares", TWO_IN)))
    assert pot[:4] == ("0:4", "0:6", "0:8", "1:4")
    assert (len(pot), pot[-1]) == (12, "3:8")


def test_the_pot_is_believed_to_go_to_the_best() -> None:
    assert believed("best-takes-pot", counted("pot", "pares", TWO_IN)) == "0:4"


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("bad_purse", may("0:envido", "21,21")),
        ("bad_purse", may("0:envido", "21,021,21,21")),
        ("bad_purse", may("0:envido", ",".join(["2"] * 9))),
        ("bad_purse", counted("sheds", "grande", NOBODY_BETS, "21,21,21")),
        ("bad_players", may("0:envido", "21,0,21,21")),
        ("bad_players", may("0:envido", RICH, entered="0")),
        ("bad_players", may("0:envido", RICH, entered="1,0")),
        ("bad_players", may("0:envido", RICH, entered="0,4")),
        ("bad_call", may("1:envido", RICH)),
        ("bad_call", may("0:envido:22", RICH)),
        ("bad_call", may("0:ordago", RICH)),
        ("bad_call", may("0:envido,1:quiero+2:quiero", RICH)),
        ("bad_call", may("0:envido:4,1:quiero", "21,3,21,21")),
        ("bad_call", counted("sheds", "juego", "0:paso")),
        ("bad_view", may("0:envido", RICH, view="4")),
    ],
)
def test_what_cannot_be_is_refused_by_code(code: str, text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        Question.parse(text)
    assert refusal.value.code == code
