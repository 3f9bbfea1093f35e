"""ENC-4 to ENC-7: who may bet how much in Encaje, and in which order one speaks."""

from engine import EncajeStatus, Lance, Word
from tests.engine.encaje.sitting import begin, bet, moves, play, skip_to
from tests.engine.playing import refused

ALL = (Word.QUIERO, Word.NO_QUIERO, Word.REENVIDO)


def test_enc_3_there_is_no_ordago() -> None:
    assert Word.ORDAGO not in bet().legal_words()
    assert Word.ORDAGO not in bet("0 envido").legal_words()
    refused(lambda: bet("0 ordago"), "not_open")
    refused(lambda: bet("0 envido", "1 ordago"), "not_open")


def test_enc_4_nobody_bets_more_than_he_has() -> None:
    assert bet("0 envido 5", purse=(5, 9, 9)).stake == 5
    facts = refused(lambda: bet("0 envido 6", purse=(5, 9, 9)), "too_large").facts
    assert facts == {"call": "0 envido 6", "most": 5}
    refused(lambda: bet("0 envido", "1 reenvido 10", purse=(5, 9, 9)), "too_large")


def test_enc_4_one_may_bet_more_than_others_have() -> None:
    assert bet("0 envido 21", purse=(21, 3, 3)).stake == 21


def test_enc_4_stones_in_a_pot_are_not_their_owners() -> None:
    played = play(skip_to(begin("RR74", "SS11", "7654"), Lance.GRANDE), "0 envido 15", "1 quiero")
    assert played.stones == (21, 21, 21)
    played = play(played, "2 no_quiero")
    assert (played.lance, played.stones) == (Lance.CHICA, (6, 6, 21))
    refused(lambda: play(played, "0 envido 7"), "too_large")
    assert play(played, "0 envido 6").to_act == 1


def test_enc_5_from_the_mano_on_paso_or_envido_of_two_or_more() -> None:
    for seat in range(3):
        betting = bet(*(f"{before} paso" for before in range(seat)))
        assert betting.to_speak == seat
        assert betting.legal_words() == (Word.PASO, Word.ENVIDO)
    assert bet("0 envido").stake == 2
    refused(lambda: bet("0 envido 1"), "too_small")


def test_enc_5_all_pass() -> None:
    betting = bet(*(f"{seat} paso" for seat in range(4)))
    assert (betting.status, betting.to_speak, betting.in_pot) == (EncajeStatus.PASO, None, ())


def test_enc_5_after_a_bet_all_speak_from_the_bettors_right_on_those_who_passed_too() -> None:
    betting = bet("0 paso", "1 paso", "2 envido")
    assert betting.waiting == (3, 0, 1)
    assert betting.legal_words() == ALL
    refused(lambda: bet("0 paso", "1 paso", "2 envido", "0 quiero"), "out_of_turn")


def test_enc_5_each_has_one_voice() -> None:
    betting = bet("0 envido", "1 quiero", "2 quiero")
    assert betting.to_speak == 3
    assert bet("0 envido", "1 quiero", "2 quiero", "3 quiero").status is EncajeStatus.ACCEPTED


def test_enc_5_no_quiero_puts_him_out_also_of_what_follows() -> None:
    betting = bet("0 envido", "1 no_quiero", "2 reenvido")
    assert betting.waiting == (3, 0)
    assert bet("0 envido", "1 no_quiero", "2 reenvido", "3 reenvido").waiting == (0, 2)


def test_enc_5_after_a_raise_talk_goes_on_from_the_raisers_right() -> None:
    betting = bet("0 paso", "1 envido", "2 quiero", "3 reenvido 7")
    assert (betting.waiting, betting.stake, betting.accepted) == ((0, 1, 2), 7, ())


def test_enc_5_those_who_had_said_quiero_or_raised_speak_again() -> None:
    betting = bet("0 envido", "1 quiero", "2 reenvido", "3 reenvido", "0 no_quiero")
    assert betting.waiting == (1, 2)
    assert bet(
        "0 envido", "1 quiero", "2 reenvido", "3 reenvido", "0 no_quiero", "1 no_quiero", "2 quiero"
    ).in_pot == (2, 3)


def test_enc_5_a_raise_is_by_two_and_says_the_new_total() -> None:
    assert bet("0 envido 5", "1 reenvido 7").stake == 7
    assert bet("0 envido 5", "1 reenvido").stake == 7
    refused(lambda: bet("0 envido 5", "1 reenvido 6"), "too_small")


def test_enc_5_it_ends_when_all_but_the_last_raiser_have_answered() -> None:
    betting = bet("0 envido", "1 reenvido", "2 quiero", "3 no_quiero")
    assert (betting.status, betting.to_speak) == (EncajeStatus.OPEN, 0)
    over = bet("0 envido", "1 reenvido", "2 quiero", "3 no_quiero", "0 no_quiero")
    assert (over.status, over.in_pot) == (EncajeStatus.ACCEPTED, (1, 2))
    refused(lambda: bet("0 envido", "1 no_quiero", "0 quiero", purse=(9, 9)), "betting_over")


def test_enc_5_all_others_refuse() -> None:
    betting = bet("0 envido", "1 no_quiero", "2 no_quiero", "3 no_quiero")
    assert (betting.status, betting.in_pot) == (EncajeStatus.REFUSED, ())


def test_enc_6_nobody_says_quiero_or_raises_with_fewer_stones_than_the_bet() -> None:
    words = [bet("0 envido 5", purse=(9, has, 9)).legal_words() for has in (4, 5, 6, 7)]
    assert words == [
        (Word.NO_QUIERO,), (Word.QUIERO, Word.NO_QUIERO), (Word.QUIERO, Word.NO_QUIERO), ALL,
    ]  # fmt: skip
    refused(lambda: bet("0 envido 5", "1 quiero", purse=(9, 4, 9)), "not_open")
    refused(lambda: bet("0 envido 5", "1 reenvido", purse=(9, 6, 9)), "not_open")


def test_enc_6_with_fewer_than_two_one_can_only_pass_or_refuse() -> None:
    assert bet(purse=(1, 9, 9)).legal_words() == (Word.PASO,)
    assert bet("0 paso", "1 envido", "2 quiero", purse=(1, 9, 9)).legal_words() == (Word.NO_QUIERO,)
    refused(lambda: bet("0 envido", purse=(1, 9, 9)), "not_open")


def test_enc_6_a_raise_that_nobody_can_match_is_legal() -> None:
    betting = bet("0 envido", "1 reenvido 15", purse=(9, 21, 9))
    assert (betting.stake, betting.legal_words()) == (15, (Word.NO_QUIERO,))


def test_enc_7_who_has_no_stones_for_the_moment_takes_no_part() -> None:
    start = begin("RR74", "SS11", "7654", stones=(5, 5, 9))
    played = play(skip_to(start, Lance.GRANDE), "0 envido 5", "1 quiero", "2 no_quiero")
    assert played.count is not None
    assert [contest.entered for contest in played.count.contests] == [
        (0, 1, 2), (2,), (), (2,),
    ]  # fmt: skip
    assert moves(played)[:2] == ["grande 0 stake 5", "grande 1 stake 5"]


def test_enc_7_two_who_have_stones_bet_without_the_third() -> None:
    start = begin("RR74", "SS11", "7654", stones=(5, 9, 9))
    played = play(skip_to(start, Lance.GRANDE), "0 envido 5", "1 quiero", "2 no_quiero")
    assert (played.lance, played.to_act) == (Lance.CHICA, 1)
    assert play(played, "1 envido").to_act == 2
    assert play(played, "1 envido", "2 no_quiero").lance is not Lance.CHICA
