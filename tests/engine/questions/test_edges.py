"""What facts may say at most and at least, and what is told of one that may not."""

import pytest

from engine import BadNotation, Question
from engine.questions.purses import read_entered
from engine.questions.situation import read_calls, read_players

PAIR = "1|who-wins|grande|{}|SoSc4e1b.7o6c5e4b|view=0"


def test_two_may_bet_alone_in_encaje_and_one_may_not() -> None:
    assert read_entered("0,2", (21, 21, 5)) == (0, 2)
    with pytest.raises(BadNotation, match="bad_players"):
        read_entered("0", (21, 21, 5))


def test_a_question_is_seen_from_another_seat() -> None:
    seen = Question.parse(PAIR.format("classic")).seen_from(1)
    assert (seen.view, str(seen)) == (1, PAIR.format("classic").replace("view=0", "view=1"))


def test_wild_cards_that_are_not_fixed_are_named() -> None:
    with pytest.raises(BadNotation) as refused:
        Question.parse(PAIR.format("eibar"))
    assert (refused.value.code, refused.value.facts["given"]) == ("bad_wild", "SoSc")


def test_up_to_24_times_somebody_speaks() -> None:
    assert len(read_calls(",".join(["0:paso"] * 24))) == 24
    with pytest.raises(BadNotation, match="bad_call"):
        read_calls(",".join(["0:paso"] * 25))


def test_players_that_cannot_be_are_told_how_they_are_written() -> None:
    with pytest.raises(BadNotation) as refused:
        read_players("0,2", 4)
    assert refused.value.facts == {"given": "0,2", "wanted": "0,1,2,3"}
