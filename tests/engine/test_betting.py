"""Chapter 11 of the rulebook: betting. Each test is named after its rule."""

import pytest

from engine import BadNotation, Betting, By, Call, Lance, Phase, Status, Word
from tests.engine.playing import (
    ALL_PASS,
    EVERYBODY,
    begin,
    bet,
    finish,
    paid,
    play,
    refused,
    skip_to,
)

# Couple 0 has the better grande and juego, couple 1 the better chica and pares.
DEAL = ("RRC1", "SS11", "7654", "CCC7")


def after(betting: Betting, call: str) -> Betting:
    return betting.apply(*map(Call.parse, call.split(" + ")))


def test_bet_1_each_says_paso_or_envido_from_the_first_on() -> None:
    betting = bet()
    for seat in EVERYBODY:
        assert betting.to_speak == (seat,)
        assert betting.legal_words() == (Word.PASO, Word.ENVIDO, Word.ORDAGO)
        betting = after(betting, f"{seat} paso")


def test_bet_1_the_first_who_may_speak_need_not_be_the_mano() -> None:
    assert bet(players=(1, 2)).to_speak == (1,)
    assert bet("1 paso", players=(1, 2)).to_speak == (2,)


def test_bet_1_envido_alone_is_two_stones() -> None:
    assert bet("0 envido").stake == 2


@pytest.mark.parametrize("stones", [2, 3, 5, 40, 999_999_999])
def test_bet_1_envido_may_name_any_number_from_two_up(stones: int) -> None:
    assert bet(f"0 envido {stones}").stake == stones


def test_bet_1_a_bet_of_one_is_too_small() -> None:
    refusal = refused(lambda: bet("0 envido 1"), "too_small")
    assert refusal.facts == {"call": "0 envido 1", "stake": None, "least": 2}


def test_bet_1_an_ordago_may_open_a_lance() -> None:
    betting = bet("0 paso", "1 ordago")
    assert (betting.status, betting.stake, betting.to_speak) == (Status.OPEN, None, (0, 2))


def test_bet_2_all_pass_and_the_next_lance_begins() -> None:
    assert bet(*ALL_PASS).status is Status.PASO
    played = play(skip_to(begin(*DEAL), Lance.GRANDE), *ALL_PASS)
    assert (played.phase, played.lance, played.to_act) == (Phase.BET, Lance.CHICA, (0,))


def test_bet_2_who_passed_may_not_open() -> None:
    refusal = refused(lambda: bet("0 paso", "0 envido"), "out_of_turn")
    assert refusal.facts == {"call": "0 envido", "to_speak": (1,)}


def test_bet_2_who_passed_may_answer() -> None:
    assert bet("0 paso", "1 envido").to_speak == (0, 2)
    assert bet("0 paso", "1 envido", "0 quiero").status is Status.QUIERO
    assert bet("0 paso", "1 paso", "2 paso", "3 envido", "0 reenvido").stake == 4


def test_bet_3_to_a_bet_the_other_couple_answers_or_raises() -> None:
    betting = bet("0 paso", "1 paso", "2 envido")
    assert betting.to_speak == (1, 3)
    assert betting.legal_words() == (Word.QUIERO, Word.NO_QUIERO, Word.REENVIDO, Word.ORDAGO)


@pytest.mark.parametrize("word", ["paso", "envido"])
def test_bet_3_to_a_bet_nobody_passes_or_bets_anew(word: str) -> None:
    refusal = refused(lambda: bet("0 envido", f"1 {word}"), "not_open")
    assert refusal.facts["legal"] == bet("0 envido").legal_words()


@pytest.mark.parametrize("seat", [0, 2])
def test_bet_3_nobody_answers_his_own_couple(seat: int) -> None:
    refused(lambda: bet("0 envido", f"{seat} quiero"), "out_of_turn")


@pytest.mark.parametrize("seat", [1, 3])
def test_bet_4_either_opponent_may_answer_and_binds_both(seat: int) -> None:
    assert bet("0 envido", f"{seat} no_quiero").status is Status.NO_QUIERO
    assert bet("0 envido", f"{seat} quiero").to_speak == ()
    raised = bet("0 envido", f"{seat} reenvido")
    assert (raised.to_speak, raised.bets[-1].couple) == ((0, 2), 1)


STRONGEST_LAST = ("no_quiero", "quiero", "reenvido", "reenvido 7", "ordago")


@pytest.mark.parametrize("weaker", range(len(STRONGEST_LAST) - 1))
def test_bet_4_of_two_answers_at_once_the_stronger_counts(weaker: int) -> None:
    for stronger in range(weaker + 1, len(STRONGEST_LAST)):
        low, high = STRONGEST_LAST[weaker], STRONGEST_LAST[stronger]
        alone = bet("0 envido", f"3 {high}")
        assert bet("0 envido", f"1 {low} + 3 {high}") == alone
        assert bet("0 envido", f"1 {high} + 3 {low}") == alone
        assert bet("0 envido", f"3 {low} + 1 {high}") == alone


def test_bet_4_a_raise_without_a_number_counts_as_two_more() -> None:
    assert bet("0 envido 5", "1 reenvido + 3 reenvido 8").stake == 8
    assert bet("0 envido 5", "1 reenvido 6 + 3 reenvido", rules="classic+min_raise=1").stake == 7


def test_bet_4_each_of_the_answers_must_be_legal() -> None:
    refused(lambda: bet("0 envido", "1 quiero + 3 paso"), "not_open")
    refused(lambda: bet("0 envido", "1 ordago + 3 reenvido 3"), "too_small")
    refused(lambda: bet("0 envido", "1 quiero + 2 quiero"), "out_of_turn")


def test_bet_4_nobody_answers_twice_at_once() -> None:
    assert refused(lambda: bet("0 envido", "1 quiero + 1 ordago"), "seat_twice").facts["seat"] == 1


def test_bet_4_before_a_bet_one_speaks_at_a_time() -> None:
    refusal = refused(lambda: bet("0 paso + 2 paso"), "one_voice")
    assert refusal.facts == {"call": "0 paso", "to_speak": (0,)}


def test_bet_4_in_trios_all_three_may_answer_at_once() -> None:
    players = tuple(range(6))
    betting = bet("0 envido", players=players)
    assert betting.to_speak == (1, 3, 5)
    answered = after(betting, "1 no_quiero + 3 quiero + 5 reenvido 9")
    assert (answered.stake, answered.to_speak) == (9, (0, 2, 4))


def test_bet_5_a_raise_says_the_new_total_two_more_at_least() -> None:
    assert bet("0 envido 5", "1 reenvido 7").stake == 7
    assert bet("0 envido 5", "1 reenvido 105").stake == 105
    refusal = refused(lambda: bet("0 envido 5", "1 reenvido 6"), "too_small")
    assert refusal.facts == {"call": "1 reenvido 6", "stake": 5, "least": 7}


def test_bet_5_setting_a_raise_by_one() -> None:
    assert bet("0 envido 5", "1 reenvido 6", rules="classic+min_raise=1").stake == 6
    refused(lambda: bet("0 envido 5", "1 reenvido 5", rules="classic+min_raise=1"), "too_small")


@pytest.mark.parametrize("rules", ["classic", "classic+min_raise=1"])
def test_bet_5_reenvido_without_a_number_adds_two(rules: str) -> None:
    assert bet("0 envido 5", "1 reenvido", rules=rules).stake == 7


def test_bet_5_there_is_no_upper_limit() -> None:
    betting = bet("0 envido 999999999", "1 reenvido", "0 reenvido", "1 reenvido")
    assert betting.stake == 1_000_000_005


def test_bet_6_raises_go_to_and_fro() -> None:
    betting = bet("0 envido")
    for seat, stake in [(1, 4), (2, 6), (3, 8), (0, 10)]:
        betting = after(betting, f"{seat} reenvido")
        assert (betting.status, betting.stake) == (Status.OPEN, stake)
        assert seat not in betting.to_speak
    assert after(betting, "1 quiero").status is Status.QUIERO


@pytest.mark.parametrize("answer", ["quiero", "no_quiero"])
def test_bet_6_quiero_or_no_quiero_ends_it(answer: str) -> None:
    betting = bet("0 envido", f"1 {answer}")
    refusal = refused(lambda: after(betting, "3 reenvido"), "betting_over")
    assert refusal.facts == {"call": "3 reenvido", "status": answer}
    assert betting.legal_calls() == ()


@pytest.mark.parametrize("stones", [2, 3, 40, 1000])
def test_bet_7_no_quiero_to_a_first_bet_pays_one(stones: int) -> None:
    betting = bet("0 paso", f"1 envido {stones}", "2 no_quiero")
    assert (betting.deje, betting.collects, betting.stake) == (1, 1, stones)


@pytest.mark.parametrize(
    ("calls", "deje", "couple"),
    [
        (("0 envido 2", "1 reenvido 4", "0 reenvido 104", "1 no_quiero"), 4, 0),
        (("0 envido 2", "1 reenvido 4", "0 no_quiero"), 2, 1),
        (("0 envido 30", "1 reenvido 40", "2 no_quiero"), 30, 1),
    ],
)
def test_bet_8_no_quiero_to_a_raise_pays_what_the_refusers_had_bet(
    calls: tuple[str, ...], deje: int, couple: int
) -> None:
    betting = bet(*calls)
    assert (betting.deje, betting.collects) == (deje, couple)


def test_bet_8_the_deje_is_told_before_it_is_paid_and_not_after_a_quiero() -> None:
    assert [bet("0 envido").deje, bet("0 envido 5", "1 reenvido").deje] == [1, 5]
    assert bet().deje is None
    assert bet("0 envido", "1 quiero").deje is None


def test_bet_9_dejes_are_paid_at_once() -> None:
    played = play(begin(*DEAL), "0 no_hay_mus", "0 paso", "1 envido 5", "0 no_quiero")
    assert (played.lance, played.tanteo.scores) == (Lance.CHICA, (0, 1))
    assert paid(played) == ["grande 1 1 deje"]


def test_bet_10_a_stake_waits_for_the_cards_and_goes_to_the_better_hand() -> None:
    played = play(begin(*DEAL), "0 no_hay_mus", "0 paso", "1 envido 5", "2 quiero")
    assert (paid(played), played.tanteo.scores) == ([], (0, 0))
    assert paid(finish(played))[0] == "grande 0 5 envite"


def test_bet_10_who_bet_can_lose_the_stake() -> None:
    played = play(begin(*DEAL), "0 no_hay_mus", *ALL_PASS, "0 envido", "1 reenvido", "0 quiero")
    assert "chica 1 4 envite" in paid(finish(played))


def test_bet_11_an_ordago_is_answered_by_quiero_or_no_quiero_alone() -> None:
    for betting in (bet("0 ordago"), bet("0 envido", "1 ordago")):
        assert betting.legal_words() == (Word.QUIERO, Word.NO_QUIERO)
    refused(lambda: bet("0 ordago", "1 reenvido 100"), "not_open")
    refused(lambda: bet("0 ordago", "1 ordago"), "not_open")


@pytest.mark.parametrize(
    ("calls", "deje"),
    [
        (("0 ordago", "1 no_quiero"), 1),
        (("0 envido 5", "1 ordago", "0 no_quiero"), 5),
        (("0 envido", "1 reenvido 8", "0 ordago", "3 no_quiero"), 8),
    ],
)
def test_bet_12_an_ordago_refused_pays_as_any_bet(calls: tuple[str, ...], deje: int) -> None:
    betting = bet(*calls)
    assert (betting.status, betting.deje) == (Status.NO_QUIERO, deje)
    assert betting.collects == int(calls[-2][0]) % 2


def test_bet_12_an_ordago_refused_lets_the_round_go_on() -> None:
    played = play(begin(*DEAL), "0 no_hay_mus", "0 envido 5", "1 ordago", "0 no_quiero")
    assert (played.lance, played.tanteo.scores, played.tanteo.winner) == (Lance.CHICA, (0, 5), None)


@pytest.mark.parametrize("scores", [(0, 0), (0, 39), (39, 0)])
def test_bet_13_an_ordago_accepted_wins_the_game_whatever_the_score(
    scores: tuple[int, int],
) -> None:
    played = play(begin(*DEAL, scores=scores), "0 no_hay_mus", "0 ordago", "3 quiero")
    assert (played.phase, played.tanteo.winner, played.tanteo.by) == (Phase.OVER, 0, By.ORDAGO)
    assert (played.tanteo.scores, paid(played)) == (scores, [])


def test_bet_13_who_said_it_can_lose_by_it() -> None:
    played = play(begin(*DEAL), "0 no_hay_mus", "0 paso", "1 ordago", "0 quiero")
    assert (played.tanteo.winner, played.tanteo.by) == (0, By.ORDAGO)


@pytest.mark.parametrize(
    ("lance", "call", "answer", "couple"),
    [
        (Lance.GRANDE, "0 ordago", "1 quiero", 0),
        (Lance.CHICA, "0 ordago", "1 quiero", 1),
        (Lance.PARES, "0 ordago", "3 quiero", 1),
        (Lance.JUEGO, "0 ordago", "3 quiero", 0),
    ],
)
def test_bet_13_the_better_hand_in_that_lance_wins(
    lance: Lance, call: str, answer: str, couple: int
) -> None:
    played = play(skip_to(begin(*DEAL), lance), call, answer)
    assert (played.phase, played.tanteo.winner) == (Phase.OVER, couple)


def test_bet_13_neither_stakes_nor_dejes_of_before_change_it() -> None:
    talk = ("0 no_hay_mus", "0 envido 30", "1 quiero", "0 envido", "1 no_quiero")
    played = play(skip_to(play(begin(*DEAL), *talk), Lance.PARES), "0 ordago", "1 quiero")
    assert paid(played) == ["chica 0 1 deje"]
    assert (played.tanteo.scores, played.tanteo.winner) == ((1, 0), 1)


def test_bet_13_a_bet_of_forty_is_no_ordago() -> None:
    betting = bet("0 envido 40", "1 quiero")
    assert (betting.status, betting.stake) == (Status.QUIERO, 40)


def test_bet_14_a_call_does_not_name_the_lance() -> None:
    with pytest.raises(BadNotation):
        Call.parse("0 envido a grande")


@pytest.mark.parametrize(
    ("seat", "word", "to"),
    [(0, Word.PASO, 2), (0, Word.QUIERO, 2), (0, Word.ORDAGO, 40), (10, Word.PASO, None)],
)
def test_what_cannot_be_written_is_no_call(seat: int, word: Word, to: int | None) -> None:
    refused(lambda: Call(seat, word, to), "bad_call", BadNotation)


@pytest.mark.parametrize("to", [0, -1])
def test_no_bet_is_of_nothing_or_less(to: int) -> None:
    refused(lambda: bet().apply(Call(0, Word.ENVIDO, to)), "too_small")
    refused(lambda: bet("0 envido").apply(Call(1, Word.REENVIDO, to)), "too_small")


def test_betting_without_end_keeps_no_more_than_the_rules_look_at() -> None:
    calls = [f"{at % 2} reenvido {2 + 2 * at}" for at in range(1, 400)]
    raised = bet("0 envido", *calls)
    assert (raised.stake, raised.deje, len(raised.bets)) == (800, 798, 2)
