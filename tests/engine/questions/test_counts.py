"""What a lance pays, where the count ends, who wins by an órdago, how stones lie."""

import pytest

from engine import BadNotation, Question, Ruleset, options, truth
from tests.engine.questions.tables import JUEGO, PARES, SOLO, about, begun_with, right

PASSED = "0:paso,1:paso,2:paso,3:paso"


@pytest.mark.parametrize(
    ("lance", "hands", "calls", "expected"),
    [
        ("grande", PARES, PASSED, "1-0"),
        ("grande", PARES, "0:envido:4,1:quiero", "4-0"),
        ("grande", PARES, "0:paso,1:envido:4,2:no_quiero", "0-1"),
        ("grande", PARES, "0:envido:4,1:reenvido:9,0:no_quiero", "0-4"),
        ("grande", PARES, "0:paso,1:ordago,0:no_quiero", "0-1"),
        ("chica", PARES, PASSED, "1-0"),
        ("chica", PARES, "0:envido:2,1:reenvido:4,2:quiero", "4-0"),
        ("pares", PARES, PASSED, "0-4"),
        ("pares", PARES, "0:envido:5,3:quiero", "0-9"),
        ("pares", PARES, "0:envido:2,1:no_quiero", "4-0"),
        ("pares", PARES, "0:envido:2,1:reenvido:6,0:no_quiero", "0-6"),
        ("juego", JUEGO, "0:paso,1:paso,2:paso", "0-3"),
        ("juego", JUEGO, "0:envido:2,1:quiero", "0-5"),
        ("juego", JUEGO, "0:envido:2,1:no_quiero", "5-0"),
        ("juego", SOLO, "-", "4-0"),
        ("punto", PARES, PASSED, "1-0"),
        ("punto", PARES, "0:envido:2,3:quiero", "3-0"),
        ("punto", PARES, "0:paso,1:envido:2,0:no_quiero", "0-2"),
    ],
)
def test_what_a_lance_pays(lance: str, hands: str, calls: str, expected: str) -> None:
    assert right(about("lance-pays", lance, hands, calls=calls)) == expected


@pytest.mark.parametrize(
    ("lance", "hands", "calls"),
    [
        ("grande", PARES, "-"),
        ("grande", PARES, "0:paso,1:envido"),
        ("grande", PARES, "0:ordago,1:quiero"),
        ("juego", PARES, "-"),
        ("punto", JUEGO, "-"),
    ],
)
def test_a_lance_that_is_not_over_pays_nothing_yet(lance: str, hands: str, calls: str) -> None:
    with pytest.raises(BadNotation) as refused:
        truth(Question.parse(about("lance-pays", lance, hands, calls=calls)))
    assert refused.value.code == "no_single_answer"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (about("lance-pays", "grande", PARES, calls=PASSED), "0-0 1-0 0-1"),
        (about("lance-pays", "grande", PARES, calls=PASSED, view="1"), "0-0 0-1 1-0"),
        (
            about("lance-pays", "pares", PARES, calls="0:envido:5,3:quiero", view="1"),
            "0-5 5-0 0-8 8-0 0-9 9-0 3-9 9-3",
        ),
        (about("lance-pays", "juego", SOLO, calls="-"), "0-0 2-0 0-2 4-0 0-4"),
        (about("lance-pays", "punto", PARES, calls="0:envido:2,3:quiero"), "2-0 0-2 3-0 0-3"),
    ],
)
def test_what_may_be_said_that_a_lance_pays(text: str, expected: str) -> None:
    first, *_ = listed = tuple(expected.split())
    assert begun_with(first, options(Question.parse(text))) == listed


@pytest.mark.parametrize(
    ("lance", "calls", "scores", "expected"),
    [
        ("grande", "0:ordago,1:quiero", "0-39", "0"),
        ("grande", "0:paso,1:ordago,2:quiero", "0-39", "0"),
        ("pares", "0:ordago,3:quiero", "39-0", "1"),
        ("pares", "0:ordago,3:no_quiero", "0-0", "none"),
        ("pares", "0:ordago,3:no_quiero", "39-39", "0"),
        ("pares", "0:paso,1:envido:40,2:quiero", "0-0", "1"),
        ("pares", "0:paso,1:envido:40,2:quiero", "39-0", "0"),
        ("pares", "0:paso,1:envido:30,2:quiero", "0-0", "none"),
        ("punto", "0:ordago,1:quiero", "0-0", "0"),
    ],
)
def test_who_has_won(lance: str, calls: str, scores: str, expected: str) -> None:
    text = about("ordago-wins", lance, PARES, calls=calls, scores=scores)
    assert right(text) == expected
    assert options(Question.parse(text)) == ("0", "1", "0-match", "1-match", "none")


@pytest.mark.parametrize(
    ("calls", "scores", "expected"),
    [
        ("0:ordago,1:quiero", "0-39", "0-match"),
        ("0:ordago,1:no_quiero", "0-0", "none"),
        ("0:envido:40,1:quiero", "0-0", "0-match"),
    ],
)
def test_of_a_match_of_one_game_the_game_is_the_match(
    calls: str, scores: str, expected: str
) -> None:
    rules = "classic+games_to_win=1"
    assert right(about("ordago-wins", "grande", PARES, rules, calls=calls, scores=scores)) == (
        expected
    )


def test_your_couple_comes_first_where_it_may_have_won() -> None:
    text = about("ordago-wins", "grande", PARES, calls="-", scores="0-0", view="3")
    assert options(Question.parse(text)) == ("1", "0", "1-match", "0-match", "none")


@pytest.mark.parametrize(
    ("hands", "scores", "expected"),
    [
        (PARES, "39-39", "0:grande"),
        (PARES, "38-38", "0:chica"),
        (PARES, "30-37", "1:pares"),
        (PARES, "37-35", "0:punto"),
        (PARES, "30-30", "none"),
        (PARES, "30-36", "1:pares"),
        (PARES, "36-35", "none"),
        (JUEGO, "30-37", "1:juego"),
    ],
)
def test_where_the_count_ends(hands: str, scores: str, expected: str) -> None:
    assert right(about("game-ends", "-", hands, scores=scores)) == expected


def test_another_target_ends_the_count_elsewhere() -> None:
    assert right(about("game-ends", "-", PARES, "thirty", scores="28-20")) == "0:chica"


def test_the_ends_are_listed_lance_by_lance_yours_first() -> None:
    asked = Question.parse(about("game-ends", "-", PARES, scores="0-0", view="1"))
    listed = "1:grande 0:grande 1:chica 0:chica 1:pares 0:pares 1:punto 0:punto none"
    assert options(asked) == tuple(listed.split())


@pytest.mark.parametrize(
    ("stones", "rules", "expected"),
    [
        ("3", "classic", "0-3"),
        ("22", "classic", "4-2"),
        ("34", "classic", "6-4"),
        ("35", "classic", "dentro-0"),
        ("38", "classic", "dentro-3"),
        ("25", "thirty", "dentro-0"),
        ("24", "thirty", "4-4"),
        ("45", "six", "dentro-0"),
        ("44", "six", "8-4"),
    ],
)
def test_how_a_score_lies(stones: str, rules: str, expected: str) -> None:
    assert right(f"1|stones-lie|-|{rules}|-|stones={stones}") == expected


@pytest.mark.parametrize(
    ("stones", "expected"),
    [
        ("22", "2-4 3-7 4-2 5-2 7-1 dentro-2"),
        ("24", "0-24 2-4 3-9 4-4 5-4 dentro-4"),
        ("25", "4-5 5-0 6-0 6-1 8-1 dentro-0"),
        ("3", "0-3 1-0 1-3 3-0 dentro-3"),
    ],
)
def test_a_score_may_be_miscounted_in_five_ways(stones: str, expected: str) -> None:
    asked = Question.parse(f"1|stones-lie|-|classic|-|stones={stones}")
    assert options(asked) == tuple(expected.split())


@pytest.mark.parametrize("rules", ["classic", "thirty", "six"])
def test_a_score_by_fives_is_among_the_answers_wherever_it_lies(rules: str) -> None:
    target = Ruleset.parse(rules).target
    places = set[int]()
    for stones in range(1, target):
        offered = options(Question.parse(f"1|stones-lie|-|{rules}|-|stones={stones}"))
        places.add(offered.index("{}-{}".format(*divmod(stones, 5))))
        assert len(offered) == len(set(offered)) > 2
    assert places == set(range(5))


@pytest.mark.parametrize(
    ("stones", "rules", "expected"),
    [("38", "classic", "2"), ("0", "classic", "40"), ("25", "thirty", "5"), ("1", "six", "49")],
)
def test_how_many_stones_are_missing(stones: str, rules: str, expected: str) -> None:
    assert right(f"1|stones-left|-|{rules}|-|stones={stones}") == expected


def test_a_missing_number_is_typed_up_to_five_times_the_target() -> None:
    known = options(Question.parse("1|stones-left|-|classic|-|stones=38"))
    assert (known[0], known[-1], len(known)) == ("1", "200", 200)
