"""How a round of Encaje begins, what may be bet in it, and how it ends the game."""

import pytest

from engine import BadNotation, Question, options, truth
from tests.engine.misconceptions.believing import believed
from tests.engine.questions.tables import right

HANDS = "Ro7c5e4b.Co6c6e4o.So5c4c2b"
PARES = "RoRcCb4e.7o7c6e5b.Ce3oSc7e.4o5c6o1b"
PASSED = "0:paso,1:paso,2:paso"
POT = "0:envido:3,1:quiero,2:no_quiero,3:no_quiero"
RAISED = "0:envido:2,1:no_quiero,2:reenvido:4,3:no_quiero"


def begins(purse: str, dealer: int, talk: str = "-", dealing: str = "mus", rounds: int = 0) -> str:
    told = f"dealer={dealer};dealing={dealing};purse={purse};rounds={rounds};talk={talk};view=0"
    return f"1|encaje-next|-|classic|-|{told}"


def most(grande: str, chica: str = "-", purse: str = "13,3,9,6", lower: int = 1) -> str:
    told = f"chica={chica};grande={grande};lower={lower};purse={purse}"
    return f"1|encaje-most|-|classic|-|{told}"


def played(lance: str, purse: str) -> str:
    return f"1|encaje-played|{lance}|classic|{PARES}|purse={purse}"


def ends(purse: str, calls: str = PASSED, lance: str = "grande", goal: str = "last_loses") -> str:
    told = f"calls={calls};goal={goal};purse={purse};view=0"
    return f"1|encaje-ends|{lance}|classic|{HANDS}|{told}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (begins("9,9,9,9", 0), "1"),
        (begins("9,0,9,9", 0), "2"),
        (begins("9,0,9,9", 0, "mus"), "3"),
        (begins("9,0,9,9", 0, "mus,mus,mus"), "change"),
        (begins("9,0,9,9", 0, "mus,no"), "lances"),
        (begins("9,0,9,9", 0, rounds=1), "3"),
        (begins("0,0,9,0,9", 0, rounds=1), "4"),
        (begins("9,0,9,9", 3, dealing="five"), "throw"),
        (begins("9,0,9,9", 3, "thrown", dealing="five"), "lances"),
        (most("-"), "13"),
        (most("0:envido:7"), "none"),
        (most("0:envido:7,1:no_quiero"), "9"),
        (most(POT), "10"),
        (most(POT, "0:paso"), "9"),
        (most(PASSED + ",3:paso", RAISED), "13"),
        (most("0:envido:2,1:no_quiero,2:reenvido:4,3:no_quiero,0:no_quiero"), "15"),
        (most("0:envido:2,1:no_quiero,2:no_quiero,3:no_quiero"), "12"),
        (played("pares", "3,4,5,6"), "bet"),
        (played("pares", "3,1,1,6"), "alone"),
        (played("pares", "3,0,0,6"), "alone"),
        (played("pares", "0,0,5,6"), "unplayed"),
        (played("juego", "9,9,9,9"), "bet"),
        (played("juego", "9,9,1,9"), "alone"),
        (played("juego", "0,9,0,9"), "punto"),
        (ends("1,1,1"), "1"),
        (ends("1,1,1", goal="first_wins"), "0"),
        (ends("3,3,3"), "on"),
        (ends("1,2,1"), "1"),
        (ends("2,2,3", "0:envido:2,1:quiero,2:no_quiero", "chica"), "on"),
    ],
)
def test_what_is_right(text: str, expected: str) -> None:
    assert right(text) == expected


@pytest.mark.parametrize(
    ("belief", "text", "wrong"),
    [
        ("gone-sit-on", begins("9,0,9,9", 0), "1"),
        ("gone-sit-on", begins("9,0,9,9", 0, "mus,mus,mus"), "0"),
        ("five-asks-mus", begins("9,0,9,9", 3, dealing="five"), "0"),
        ("five-asks-mus", begins("9,9,9", 2, "thrown", dealing="five"), "lances"),
        ("pot-still-yours", most(POT), "13"),
        ("bet-leaves-purse", most(PASSED + ",3:paso", RAISED), "11"),
        ("bet-within-reach", most("-"), "9"),
        ("bet-within-reach", most("0:envido:7,1:no_quiero"), "9"),
        ("stoneless-declares", played("pares", "0,0,5,6"), "bet"),
        ("stoneless-declares", played("juego", "0,9,0,9"), "bet"),
        ("one-stone-bets", played("pares", "3,1,1,6"), "bet"),
        ("one-stone-bets", played("pares", "3,0,0,6"), "alone"),
        ("out-of-stones-loses", ends("1,1,1"), "0"),
        ("out-of-stones-loses", ends("3,3,3"), "on"),
        ("out-of-stones-loses", ends("1,1,1", goal="first_wins"), "0"),
    ],
)
def test_believers_answer_otherwise(belief: str, text: str, wrong: str) -> None:
    assert believed(belief, text) == wrong


def test_where_the_best_has_none_nobody_sheds_instead() -> None:
    text = f"1|encaje-ends|grande|classic|3o7cSb7o.5b5o3b1c.1eRc4cCo|calls={PASSED};"
    text += "goal=last_loses;purse=2,1,1;view=2"
    assert (right(text), believed("next-best-sheds", text)) == ("1", "0")


def test_totals_offered_hold_what_is_believed_and_as_many_lower_as_told() -> None:
    places = [options(Question.parse(most(POT, lower=lower))) for lower in range(4)]
    assert all({"10", "13", "none"} <= set(each) and len(each) == 6 for each in places)
    assert [each.index("10") for each in places] == [1, 2, 3, 3]


@pytest.mark.parametrize(
    "text",
    [
        begins("9,0,9,9", 0, "mus,mus,mus,mus"),
        begins("9,0,0,0", 0),
        begins("9,9,9", 0, "mus", dealing="five"),
        most(POT, POT),
        most("0:envido:3", "0:paso"),
        most(POT, "0:paso,1:paso,2:paso,3:paso"),
        ends("0,2,2"),
        ends("2,2,2", "0:envido:2"),
    ],
)
def test_what_cannot_come_about_is_no_question(text: str) -> None:
    with pytest.raises(BadNotation):
        truth(Question.parse(text))


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("bad_talk", begins("9,9,9", 0, "no,mus")),
        ("bad_talk", begins("9,9,9", 0, "perhaps")),
        ("bad_dealing", begins("9,9,9", 0, dealing="six")),
        ("bad_view", begins("9,9,9", 3)),
        ("bad_lower", most("-", lower=7)),
        ("bad_call", most("perhaps")),
        ("bad_goal", ends("1,1,1", goal="first_loses")),
        ("bad_purse", played("pares", "1,2,3")),
    ],
)
def test_what_cannot_be_is_refused_by_code(code: str, text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        truth(Question.parse(text))
    assert refusal.value.code == code
