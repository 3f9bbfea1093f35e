"""Sides, match, talk, deck, stock, declarations, keepers and gestures: what is right, by hand."""

import pytest

from engine import BadNotation, Question, options, truth
from tests.engine.questions.tables import about, right

REGIONAL = "classic+signals=regional"


def sides(winners: str, view: str = "0", rules: str = "classic") -> str:
    return about("side-wins", "-", rules=rules, winners=winners, view=view)


def match(events: str, view: str = "0", rules: str = "classic") -> str:
    return about("match-stands", "-", rules=rules, events=events, view=view)


def may(deed: str, hand: str = "RoRc4e1b", rules: str = "classic") -> str:
    return f"1|may-do|-|{rules}|{hand}|deed={deed}"


def left(group: str, hand: str = "Ro3c4e2b", rules: str = "classic") -> str:
    return f"1|cards-left|-|{rules}|{hand}|group={group}"


def goes(number: int, dealer: int = 3, rounds: int = 0, rules: str = "classic") -> str:
    facts = {"dealer": dealer, "number": number, "rounds": rounds}
    return about("card-goes", "-", rules=rules, **{k: str(v) for k, v in facts.items()})


def stock(thrown: str, rules: str = "classic") -> str:
    return about("stock-left", "-", rules=rules, thrown=thrown)


def follows(lance: str, acts: str) -> str:
    return about("lance-next", lance, acts=acts)


def keeps(asks: str, calls: str, scores: str = "19-3", keepers: str = "0,3") -> str:
    facts = {"asks": asks, "calls": calls, "keeps": keepers, "scores": scores}
    return about("who-keeps", "grande", players="0,1,2,3", **facts)


def tells(hand: str, gesture: str, rules: str = REGIONAL) -> str:
    return f"1|signal-tells|-|{rules}|{hand}|gesture={gesture}"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (sides("0,1,2,3"), "2"),
        (sides("1,1,3,3"), "0"),
        (sides("1,1,3,3", view="3"), "4"),
        (sides("0,2,4,5", rules="six"), "3"),
        (about("side-wins", "-", side="ours", winners="0,2,2,3"), "3"),
        (about("side-wins", "-", side="theirs", winners="0,2,2,3"), "1"),
        (match("0:game:31"), "1"),
        (match("1:game:0"), "2"),
        (match("0:game:31,1:ordago:3,0:ordago:0"), "won"),
        (match("0:game:31,1:ordago:3,0:ordago:0", view="1"), "lost"),
        (match("0:juego,0:juego,0:juego"), "2"),
        (match("0:game:31,0:juego", rules="classic+games_to_win=3"), "2"),
        (match("1:ordago:12", rules="classic+games_to_win=1"), "lost"),
        (may("tell:two-reyes"), "told"),
        (may("tell:duples"), "told"),
        (may("sign:two-reyes"), "yes"),
        (may("sign:duples"), "false"),
        (may("bet:grande", "4o5c6b7e"), "yes"),
        (may("pares:yes"), "yes"),
        (may("pares:no"), "false"),
        (may("juego:yes"), "false"),
        (may("juego:no"), "yes"),
        (may("look:discards"), "hidden"),
        (may("look:discards", rules="classic+discards=up"), "yes"),
        (may("look:stock", rules="classic+discards=up"), "hidden"),
        (may("show:paso"), "hidden"),
        (may("show:quiero"), "hidden"),
        (may("show:ordago"), "yes"),
        (left("suit:o"), "9"),
        (left("suit:b", "RoRc4e5c"), "10"),
        (left("face:R"), "6"),
        (left("face:1"), "7"),
        (left("face:7"), "4"),
        (left("face:R", rules="four_kings"), "3"),
        (left("face:3", rules="four_kings"), "3"),
        (goes(1), "0"),
        (goes(4), "3"),
        (goes(5), "0"),
        (goes(16), "3"),
        (goes(17), "stock"),
        (goes(1, rounds=1), "1"),
        (about("card-goes", "-", dealer="3", number="2", rounds="0", known="cutter"), "1"),
        (goes(24, dealer=0, rules="six"), "0"),
        (goes(25, rules="six"), "stock"),
        (stock("1,1,1,1"), "20"),
        (stock("4,4,4,4"), "8"),
        (stock("4,4,4,4+2,2,2,2"), "0"),
        (stock("4,4,4,4+2,2,2,3"), "24"),
        (stock("1,1,1,1", rules="classic+reshuffle=every_mus"), "24"),
        (stock("1,1,1,1,1,1", rules="six"), "10"),
        (follows("grande", "0:envido:5,1:quiero"), "chica"),
        (follows("grande", "0:ordago,3:quiero"), "shown"),
        (follows("chica", "0:paso,1:paso,2:paso,3:paso"), "0"),
        (follows("chica", "0:envido,1:no_quiero,0:si,1:si"), "2"),
        (follows("pares", "0:si,1:no,2:no,3:si"), "pares"),
        (follows("pares", "0:si,1:no,2:si,3:no"), "0"),
        (follows("pares", "0:no,1:no,2:no,3:no"), "0"),
        (follows("juego", "0:no,1:no,2:no,3:no"), "punto"),
        (follows("juego", "0:si,1:no,2:no,3:no"), "shown"),
        (follows("juego", "0:si,1:si,2:no,3:no"), "juego"),
        (follows("punto", "0:envido,1:quiero"), "shown"),
        (about("which-lance", "-", acts="0:envido:4", named="no"), "grande"),
        (about("which-lance", "-", acts="0:envido,1:quiero,0:paso,1:envido", named="no"), "chica"),
        (keeps("take", "0:envido,1:no_quiero"), "2"),
        (keeps("take", "0:paso,1:envido,2:no_quiero"), "1"),
        (keeps("amarraco", "0:envido,1:no_quiero"), "0"),
        (keeps("amarraco", "0:envido,1:no_quiero", scores="18-3"), "nobody"),
        (keeps("take", "0:envido,1:quiero"), "nobody"),
        (keeps("take", "0:paso,1:paso,2:paso,3:paso"), "nobody"),
        (tells("RoRc3e7b", "lip-askew"), "three-reyes"),
        (tells("RoRc4e7b", "lip-askew"), "lie"),
        (tells("RoSc6e4b", "shoulder"), "thirty"),
        (tells("RoCc5e4b", "shoulder"), "twenty-nine"),
        (tells("RoRc3e1b", "mouth-u"), "wants-mus+solomillo"),
        (tells("RoRc3e4b", "mouth-u"), "wants-mus"),
        (tells("RoRc3e4b", "head-left"), "no-mus"),
        (tells("RoRc4e5b", "lip", "classic"), "two-reyes"),
        (tells("RoRc4e5b", "tongue", "classic"), "lie"),
    ],
)
def test_what_is_right(text: str, expected: str) -> None:
    assert right(text) == expected


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("bad_winners", sides("0,1,2,4")),
        ("bad_winners", sides("0,1,2")),
        ("bad_events", match("-")),
        ("bad_events", match("2:game:3")),
        ("bad_events", match("0:game")),
        ("bad_events", match("0:game:40")),
        ("bad_events", match("0:game:1,0:game:2,0:juego")),
        ("bad_events", match(",".join(["0:juego"] * 9))),
        ("bad_deed", may("tell:three-reyes")),
        ("bad_deed", may("bet:pares")),
        ("bad_deed", may("sing")),
        ("bad_group", left("suit:x")),
        ("bad_group", left("face:3")),
        ("bad_group", left("face:8")),
        ("bad_number", goes(41)),
        ("bad_number", goes(0)),
        ("bad_thrown", stock("1,2,3")),
        ("bad_thrown", stock("1,2,3,0")),
        ("bad_thrown", stock("+".join(["1,1,1,1"] * 4))),
        ("bad_act", follows("grande", "1:paso")),
        ("bad_act", follows("grande", "0:si")),
        ("bad_act", follows("grande", ",".join(["0:paso"] * 25))),
        ("bad_named", about("which-lance", "-", acts="0:envido", named="perhaps")),
        ("bad_asks", keeps("sing", "0:envido,1:quiero")),
        ("bad_players", keeps("take", "0:envido,1:quiero", keepers="0,2")),
        ("bad_gesture", tells("RoRc3e7b", "lip")),
        ("bad_gesture", tells("RoRc3e7b", "shoulder", "classic")),
        ("bad_players", about("lance-next", "grande", rules="six", acts="0:paso")),
    ],
)
def test_what_cannot_be_is_refused_by_code(code: str, text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        Question.parse(text)
    assert refusal.value.code == code


@pytest.mark.parametrize(
    "text",
    [
        follows("grande", "-"),
        follows("grande", "0:paso"),
        follows("grande", "0:envido"),
        about("which-lance", "-", acts="0:paso", named="no"),
        about("which-lance", "-", acts="0:envido,1:reenvido:6", named="no"),
        keeps("take", "0:envido"),
    ],
)
def test_in_the_middle_of_things_there_is_no_answer(text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        truth(Question.parse(text))
    assert refusal.value.code == "no_single_answer"


def test_answers_begin_with_those_of_the_one_who_looks() -> None:
    assert options(Question.parse(keeps("take", "0:envido,1:quiero")))[-1] == "nobody"
    looking = Question.parse(follows("grande", "0:envido,1:quiero").replace("view=0", "view=2"))
    assert options(looking)[:4] == ("2", "3", "0", "1")
    three = Question.parse(match("0:juego", rules="classic+games_to_win=3"))
    assert options(three) == ("won", "lost", "1", "2", "3")
