"""How both couples stand when a round is counted, and what those get who count it wrongly."""

import pytest

from engine import MISCONCEPTIONS, BadNotation, Question, count_of, options, truth
from tests.engine.questions.tables import JUEGO, PARES, SOLO, about, right

BELIEFS = {belief.id: belief for belief in MISCONCEPTIONS}
NOBODY = "-/-/-/-"
IN_GRANDE = "0:envido:4,1:quiero/-/-/-"


def round_of(hands: str, lines: str, scores: str, rules: str = "classic", view: str = "0") -> str:
    return about("round-counts", "-", hands, rules, lines=lines, scores=scores, view=view)


@pytest.mark.parametrize(
    ("hands", "lines", "scores", "expected"),
    [
        # Grande, chica and punto to the first couple, pares (3 + 1) to the second.
        (PARES, NOBODY, "0-0", "3-4"),
        (PARES, IN_GRANDE, "10-20", "16-24"),
        (PARES, "-/-/0:envido:5,3:quiero/-", "0-0", "3-9"),
        # Refused: the deje at once, and the bonus of pares (1 + 2) with it.
        (PARES, "-/-/0:envido:5,3:no_quiero/-", "0-0", "7-0"),
        (PARES, "-/-/0:envido:2,3:reenvido:6,2:no_quiero/-", "0-0", "3-6"),
        (PARES, "0:paso,1:ordago,2:no_quiero/-/-/-", "0-0", "2-5"),
        (PARES, "-/-/-/0:envido:2,1:quiero", "0-0", "5-4"),
        (PARES, "-/-/-/0:paso,1:envido:2,0:no_quiero", "0-0", "2-6"),
        (JUEGO, "-/-/-/0:envido:2,1:quiero", "0-0", "6-6"),
        (SOLO, NOBODY, "0-0", "10-1"),
        # The count stops: at the stake the bonus is no longer paid.
        (PARES, NOBODY, "39-39", "40-39:0"),
        (PARES, NOBODY, "30-37", "32-41:1"),
        (PARES, "-/-/0:envido:5,3:quiero/-", "30-35", "32-40:1"),
        (PARES, "-/-/-/0:paso,1:envido:2,0:no_quiero", "38-38", "40-39:0"),
    ],
)
def test_how_both_stand(hands: str, lines: str, scores: str, expected: str) -> None:
    text = round_of(hands, lines, scores)
    assert right(text) == expected
    told = count_of(Question.parse(text))
    assert right(text).partition(":")[0] == "{}-{}".format(*told.scores)


@pytest.mark.parametrize(
    ("belief", "hands", "lines", "scores", "expected"),
    [
        ("one-hand-bonus", PARES, NOBODY, "0-0", "3-3"),
        ("losers-bonus", PARES, NOBODY, "0-0", "6-4"),
        ("paso-pays-nothing", PARES, NOBODY, "0-0", "0-0"),
        ("punto-no-extra", PARES, NOBODY, "0-0", "2-4"),
        ("stake-replaces-bonus", PARES, "-/-/0:envido:5,3:quiero/-", "0-0", "3-5"),
        ("refusal-kills-bonus", PARES, "-/-/0:envido:5,3:no_quiero/-", "0-0", "4-0"),
        ("refuser-keeps-bonus", PARES, "-/-/0:envido:5,3:no_quiero/-", "0-0", "4-4"),
        ("refusal-pays-stake", PARES, "-/-/0:envido:5,3:no_quiero/-", "0-0", "11-0"),
        ("refusal-always-1", PARES, "0:envido:4,1:reenvido:9,0:no_quiero/-/-/-", "0-0", "2-5"),
        ("count-goes-on", PARES, NOBODY, "30-37", "33-41:1"),
        ("count-goes-on", PARES, NOBODY, "39-37", "42-41:0"),
        ("add-then-compare", PARES, NOBODY, "38-37", "41-41:0"),
        ("add-then-compare", PARES, NOBODY, "38-38", "41-42:1"),
        ("deje-waits", PARES, "-/-/-/0:paso,1:envido:2,0:no_quiero", "38-38", "40-38:0"),
    ],
)
def test_what_believers_get(
    belief: str, hands: str, lines: str, scores: str, expected: str
) -> None:
    question = Question.parse(round_of(hands, lines, scores))
    assert BELIEFS[belief].answer(question) == expected
    assert expected in options(question)


@pytest.mark.parametrize("rules", ["classic", "thirty", "classic+solo_bonus=at_once"])
def test_who_counts_rightly_gets_what_the_rules_give(rules: str) -> None:
    for scores in ("0-0", "21-25", "27-29"):
        question = Question.parse(round_of(SOLO, IN_GRANDE, scores, rules))
        assert truth(question) in options(question)


def test_at_least_four_scores_are_offered_mixed_by_seat() -> None:
    seen = [options(Question.parse(round_of(PARES, NOBODY, "0-0", view=v))) for v in "0123"]
    assert len({frozenset(told) for told in seen}) == 1
    assert len(set(seen)) > 1
    assert all(len(told) >= 4 for told in seen)


def test_a_round_that_a_refusal_ends_is_not_counted() -> None:
    text = round_of(PARES, "0:envido:2,1:no_quiero/-/-/-", "39-0")
    with pytest.raises(BadNotation) as refused:
        truth(Question.parse(text))
    assert refused.value.code == "no_single_answer"


@pytest.mark.parametrize(
    ("code", "hands", "lines"),
    [
        ("bad_lines", PARES, "-/-/-"),
        ("bad_lines", PARES, "-"),
        ("bad_call", PARES, "0:envido/-/-/-"),
        ("bad_call", PARES, "0:paso,1:paso,2:paso,3:paso/-/-/-"),
        ("bad_call", PARES, "0:ordago,1:quiero/-/-/-"),
        ("bad_call", PARES, "0:envido,2:quiero/-/-/-"),
        ("bad_call", SOLO, "-/-/-/0:envido,1:quiero"),
        ("bad_call", JUEGO, "-/-/-/3:envido,0:quiero"),
    ],
)
def test_what_cannot_have_been_said_is_refused(code: str, hands: str, lines: str) -> None:
    with pytest.raises(BadNotation) as refused:
        Question.parse(round_of(hands, lines, "0-0"))
    assert refused.value.code == code
