"""Rounds as text: what is no record is refused, and what is shown or remarked is passed over."""

import pytest

from engine import MusError, read_round, trace_round, write_round
from tests.engine.playing import at_random, begin, finish, play

DEAL = ("RRC1", "SS11", "7654", "CCC7")
HEAD = write_round(begin(*DEAL))


def test_a_record_is_head_and_acts_a_line_each() -> None:
    played = play(begin(*DEAL, scores=(3, 7)), "0 no_hay_mus", "0 envido", "1 quiero + 3 ordago")
    lines = write_round(played).splitlines()
    assert [line.split()[0] for line in lines[:4]] == ["rules", "deck", "scores", "seed"]
    assert lines[2] == "scores 3 7"
    assert lines[4:] == ["0 no_hay_mus", "0 envido", "1 quiero + 3 ordago"]


def test_seen_cards_and_captains_are_told_only_where_there_are_any() -> None:
    seen = begin(*DEAL, rules="mus_visto", card_seen=True)
    assert "seen yes\n" in write_round(seen)
    six = begin(*DEAL, "6543", "7652", rules="six", captains=(0, 3))
    assert "captains 0 3\n" in write_round(six)
    assert [read_round(write_round(played)) for played in (seen, six)] == [seen, six]


@pytest.mark.parametrize("seed", [-1, 0, 10**17])
def test_any_seed_is_read_back(seed: int) -> None:
    played = begin(*DEAL, seed=seed)
    assert read_round(write_round(played)) == played


def test_what_is_shown_and_remarked_is_passed_over() -> None:
    played = finish(begin(*DEAL))
    assert len(trace_round(played).splitlines()) > len(write_round(played).splitlines())
    text = "# a remark\n\n" + trace_round(played).replace("\n", "\r\n")
    assert read_round(text) == played


def test_a_trace_shows_what_each_act_paid_and_what_is_open() -> None:
    played = play(begin(*DEAL), "0 no_hay_mus", "0 envido", "1 no_quiero")
    assert trace_round(played).splitlines()[-4:] == [
        "  | bet grande: 1,3 may say quiero, no_quiero, reenvido 4, ordago",
        "1 no_quiero",
        "  | grande pays couple 0 1 for deje",
        "  | bet chica: 0 may say paso, envido 2, ordago",
    ]


def test_a_trace_ends_with_the_score_and_who_has_won() -> None:
    over = trace_round(finish(begin(*DEAL))).splitlines()[-1]
    assert over == "  | over: 4-6"
    won = trace_round(finish(begin(*DEAL, scores=(0, 35)))).splitlines()[-1]
    assert won == "  | over: 1-41, couple 1 wins by stones"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_record"),
        (HEAD.replace("seed 0", ""), "bad_record"),
        (HEAD.replace("seed 0", "seed"), "bad_record"),
        (HEAD.replace("seed 0", "seed x"), "bad_record"),
        (HEAD.replace("seed 0", "seed 0 1"), "bad_record"),
        (HEAD.replace("seed 0", "seed " + "9" * 5000), "bad_record"),
        (HEAD + "seed 1\n", "bad_record"),
        (HEAD.replace("scores 0 0", "scores 0"), "bad_record"),
        (HEAD.replace("scores 0 0", "scores 0  0"), "bad_record"),
        (HEAD.replace("scores 0 0", "scores 0 40"), "bad_scores"),
        (HEAD.replace("scores 0 0", "scores 0 ²"), "bad_record"),
        (HEAD.replace("rules classic", "rules moon"), "unknown_preset"),
        (HEAD.replace("deck R", "deck X"), "bad_card"),
        (HEAD.replace("deck Ro", "deck "), "bad_deck"),
        (HEAD + "seen no\n", "bad_record"),
        (HEAD + "captains 0 1\n", "captains_need_six"),
        (HEAD + "0 moon\n", "bad_call"),
        (HEAD + "moon\n", "bad_call"),
        (HEAD + "0 mus Ro\n", "bad_act"),
        (HEAD + "0 mus 1\n", "bad_card"),
        (HEAD + "1 mus\n", "out_of_turn"),
        (HEAD + "0 paso\n", "not_open"),
        (HEAD + "0 mus + \n", "bad_call"),
    ],
)
def test_what_tells_no_round_is_refused(text: str, code: str) -> None:
    with pytest.raises(MusError) as found:
        read_round(text)
    assert found.value.code == code


def test_a_round_is_not_told_by_another() -> None:
    assert write_round(at_random("classic", 1)) != write_round(at_random("classic", 2))
