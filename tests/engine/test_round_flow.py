"""Chapter 5 of the rulebook: how the lances follow each other in a round, and who speaks."""

from functools import partial

import pytest

from engine import Lance, Phase, Round, Status
from tests.engine.playing import ALL_PASS, begin, finish, play, quiet, refused, skip_to

FULL = ("RRC1", "SS11", "7654", "CCC7")  # pares: 0, 1, 3; juego: 0, 3
LONE = ("RRC4", "7654", "6541", "C765")  # pares and juego: 0 alone
NOTHING = ("R641", "S754", "C654", "7641")  # nobody has pares or juego
BET, DECLARE, OVER = Phase.BET, Phase.DECLARE, Phase.OVER


def stages(played: Round) -> list[tuple[Phase, Lance]]:
    """What the round waits for, as it is played quietly to its end."""
    found = list[tuple[Phase, Lance]]()
    while played.phase is not OVER:
        played = played.apply(quiet(played))
        stage = played.phase, played.lance
        if stage not in found and played.phase is not OVER:
            found.append(stage)
    return found


def test_lan_1_the_lances_are_bet_on_in_their_order() -> None:
    assert stages(begin(*FULL)) == [
        (BET, Lance.GRANDE), (BET, Lance.CHICA),
        (DECLARE, Lance.PARES), (BET, Lance.PARES),
        (DECLARE, Lance.JUEGO), (BET, Lance.JUEGO),
    ]  # fmt: skip


def test_lan_1_punto_is_played_where_nobody_has_juego() -> None:
    assert stages(begin(*NOTHING)) == [
        (BET, Lance.GRANDE), (BET, Lance.CHICA), (DECLARE, Lance.PARES),
        (DECLARE, Lance.JUEGO), (BET, Lance.PUNTO),
    ]  # fmt: skip


def test_par_9_jue_4_a_lone_couple_does_not_bet() -> None:
    assert stages(begin(*LONE)) == [
        (BET, Lance.GRANDE), (BET, Lance.CHICA), (DECLARE, Lance.PARES), (DECLARE, Lance.JUEGO),
    ]  # fmt: skip


def test_lan_2_each_lance_has_its_own_betting() -> None:
    played = play(skip_to(begin(*FULL), Lance.CHICA), "0 envido 7", "1 quiero")
    bettings = dict(played.bettings)
    assert bettings[Lance.GRANDE].status is Status.PASO
    assert bettings[Lance.CHICA].stake == 7
    juego = skip_to(played, Lance.JUEGO)
    assert juego.betting is not None
    assert (juego.betting.stake, juego.to_act) == (None, (0,))


def test_lan_2_nothing_is_counted_before_all_are_bet() -> None:
    last = play(skip_to(begin(*FULL), Lance.JUEGO), "0 paso")
    assert (last.tanteo.awards, last.phase) == ((), BET)
    shown = play(last, "3 paso")
    assert (len(shown.tanteo.awards), shown.phase) == (4, OVER)


@pytest.mark.parametrize("lance", [Lance.GRANDE, Lance.CHICA, Lance.PARES, Lance.JUEGO])
def test_lan_2_an_accepted_ordago_shows_the_cards_at_once(lance: Lance) -> None:
    assert play(skip_to(begin(*FULL), lance), "0 ordago", "3 quiero").phase is OVER


def test_lan_3_equal_hands_pay_the_one_nearest_the_mano() -> None:
    played = finish(begin("7654", "RR74", "3374", "3374"))
    assert [award.couple for award in played.tanteo.awards] == [1, 0, 1, 1]


def test_lan_4_the_better_hand_wins_whichever_partner_bet() -> None:
    chica = play(begin("7654", "CCC7", "RRC1", "SS11"), "0 no_hay_mus", "0 envido", "1 quiero")
    award = finish(chica).tanteo.awards[0]
    assert (award.lance, award.couple, award.stones) == (Lance.GRANDE, 0, 2)


def test_par_8_each_says_yes_or_no_from_the_mano_on_and_truly() -> None:
    played = play(skip_to(begin(*FULL), Lance.CHICA), *ALL_PASS)
    for seat, truth in enumerate(("si", "si", "no", "si")):
        assert (played.phase, played.to_act) == (DECLARE, (seat,))
        assert [str(act) for act in played.legal_acts()] == [f"{seat} {truth}"]
        refused(partial(play, played, f"{seat} {'no' if truth == 'si' else 'si'}"), "not_open")
        played = play(played, f"{seat} {truth}")


def test_jue_4_each_says_whether_he_has_juego() -> None:
    played = play(skip_to(begin(*FULL), Lance.PARES), "0 paso", "1 paso", "3 paso")
    said = play(played, "0 si", "1 no", "2 no", "3 si")
    assert (said.phase, said.lance) == (BET, Lance.JUEGO)
    refused(lambda: play(played, "0 no"), "not_open")


@pytest.mark.parametrize(
    ("lance", "speakers"),
    [(Lance.GRANDE, (0, 1, 2, 3)), (Lance.PARES, (0, 1, 3)), (Lance.JUEGO, (0, 3))],
)
def test_par_10_only_those_who_have_it_speak(lance: Lance, speakers: tuple[int, ...]) -> None:
    played = skip_to(begin(*FULL), lance)
    for seat in speakers:
        assert played.to_act == (seat,)
        played = play(played, f"{seat} paso")
    assert dict(played.bettings)[lance].players == speakers


def test_par_10_who_has_no_pares_does_not_answer_either() -> None:
    played = play(skip_to(begin(*FULL), Lance.PARES), "0 paso", "1 envido")
    assert played.to_act == (0,)
    refused(lambda: play(played, "2 quiero"), "out_of_turn")


def test_pun_1_everybody_speaks_in_punto() -> None:
    played = skip_to(begin(*NOTHING), Lance.PUNTO)
    assert play(played, "0 envido").to_act == (1, 3)
    assert dict(play(played, *ALL_PASS).bettings)[Lance.PUNTO].players == (0, 1, 2, 3)


def test_par_9_where_nobody_has_pares_the_lance_is_skipped_and_pays_nothing() -> None:
    played = finish(begin(*NOTHING))
    assert Lance.PARES not in [award.lance for award in played.tanteo.awards]


def test_nothing_is_open_once_the_round_is_over() -> None:
    over = finish(begin(*FULL))
    assert (over.to_act, over.legal_acts()) == ((), ())
    assert refused(lambda: play(over, "0 paso"), "round_over").facts == {"call": "0 paso"}
    refused(lambda: play(over, "0 mus"), "round_over")


def test_bets_and_acts_do_not_mix() -> None:
    played = play(begin(*FULL), "0 no_hay_mus", "0 envido")
    refused(lambda: play(played, "1 mus"), "not_open")
    refused(lambda: play(played, "1 quiero + 3 mus"), "not_open")
    refused(lambda: play(played, "0 mus"), "out_of_turn")
