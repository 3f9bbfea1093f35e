"""Chapter 12 of the rulebook, the count, and what pares and juego of one couple pay."""

import pytest

from engine import By, Lance, Phase, Round, SoloBonus, Tanteo, lances_of, tally
from tests.engine.playing import ALL_PASS, begin, finish, paid, play, skip_to

# Couple 0 has the better grande and juego (3 stones), couple 1 the better chica and pares (5).
DEAL = ("RRC1", "SS11", "7654", "CCC7")
UNBET = ["grande 0 1 paso", "chica 1 1 paso", "pares 1 5 bonus", "juego 0 3 bonus"]
# Couple 0 alone has pares (1) and juego (2); no hand is better in grande or chica than its.
LONE = ("RRC4", "7654", "6541", "C765")
# Nobody has juego: couple 1 has the better punto, couple 0 the better grande.
NO_JUEGO = ("R641", "SS54", "7654", "7641")


def settled(*ranks: str, rules: str = "classic", scores: tuple[int, int] = (0, 0)) -> Round:
    """The round in which everybody passes."""
    return finish(begin(*ranks, rules=rules, scores=scores))


def bet_in(lance: Lance, *lines: str, ranks: tuple[str, ...] = DEAL) -> Round:
    """The round in which only this lance is bet on."""
    return finish(play(skip_to(begin(*ranks), lance), *lines))


def test_tan_1_grande_chica_pares_juego_in_this_order() -> None:
    assert paid(settled(*DEAL)) == UNBET


def test_tan_1_punto_comes_in_the_place_of_juego() -> None:
    assert paid(settled(*NO_JUEGO))[-1] == "punto 1 1 bonus"


def test_tan_1_dejes_come_first_as_they_fall() -> None:
    pares = play(skip_to(begin(*DEAL), Lance.PARES), "0 envido", "1 reenvido", "0 no_quiero")
    juego = play(skip_to(pares, Lance.JUEGO), "0 envido", "3 no_quiero")
    assert paid(juego) == [
        "pares 1 2 deje", "juego 0 1 deje",
        "grande 0 1 paso", "chica 1 1 paso", "pares 1 5 bonus", "juego 0 3 bonus",
    ]  # fmt: skip


def test_tan_1_each_award_is_told_by_lance_the_stake_before_the_bonus() -> None:
    assert paid(bet_in(Lance.PARES, "0 envido", "1 quiero"))[2:4] == [
        "pares 1 2 envite", "pares 1 5 bonus",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("scores", "count", "winner"),
    [((39, 39), 1, 0), ((30, 39), 2, 1), ((0, 34), 3, 1), ((36, 33), 4, 0), ((35, 33), 4, None)],
)
def test_tan_2_it_stops_as_soon_as_a_couple_reaches_the_target(
    scores: tuple[int, int], count: int, winner: int | None
) -> None:
    played = settled(*DEAL, scores=scores)
    assert (paid(played), played.tanteo.winner) == (UNBET[:count], winner)
    assert played.tanteo.by is (None if winner is None else By.STONES)


def test_tan_2_it_stops_between_a_stake_and_the_bonus_of_one_lance() -> None:
    start = begin(*DEAL, scores=(0, 37))
    played = finish(play(skip_to(start, Lance.PARES), "0 envido", "1 quiero"))
    assert paid(played)[-1] == "pares 1 2 envite"
    assert (played.tanteo.scores, played.tanteo.winner) == ((1, 40), 1)


def test_tan_2_it_stops_at_a_deje_too_and_no_lance_follows() -> None:
    start = begin(*DEAL, scores=(39, 39))
    played = play(start, "0 no_hay_mus", "0 envido", "1 no_quiero")
    assert (played.phase, played.tanteo.winner, paid(played)) == (
        Phase.OVER, 0, ["grande 0 1 deje"],
    )  # fmt: skip


def test_tan_2_scores_are_not_cut_to_the_target() -> None:
    played = settled(*DEAL, scores=(0, 38))
    assert played.tanteo.scores == (1, 44)


def test_tan_2_the_target_is_a_setting() -> None:
    assert settled(*DEAL, rules="thirty", scores=(0, 24)).tanteo.winner == 1
    assert settled(*DEAL, rules="classic+target=50", scores=(39, 39)).tanteo.winner is None


@pytest.mark.parametrize(
    ("lance", "lines", "awards"),
    [
        (Lance.GRANDE, ALL_PASS, ["grande 0 1 paso"]),
        (Lance.GRANDE, ("0 envido", "1 quiero"), ["grande 0 2 envite"]),
        (Lance.GRANDE, ("0 envido 5", "1 no_quiero"), ["grande 0 1 deje"]),
        (Lance.GRANDE, ("0 envido", "1 reenvido", "0 no_quiero"), ["grande 1 2 deje"]),
        (Lance.CHICA, ALL_PASS, ["chica 1 1 paso"]),
        (Lance.CHICA, ("0 envido 7", "1 quiero"), ["chica 1 7 envite"]),
        (Lance.CHICA, ("0 envido", "1 no_quiero"), ["chica 0 1 deje"]),
    ],
)
def test_tan_3_grande_and_chica_pay_the_stake_or_one_en_paso_or_only_the_deje(
    lance: Lance, lines: tuple[str, ...], awards: list[str]
) -> None:
    assert [line for line in paid(bet_in(lance, *lines)) if line.startswith(lance)] == awards


@pytest.mark.parametrize(
    ("lance", "lines", "awards"),
    [
        (Lance.PARES, ("0 paso", "1 paso", "3 paso"), ["pares 1 5 bonus"]),
        (Lance.PARES, ("0 envido 6", "1 quiero"), ["pares 1 6 envite", "pares 1 5 bonus"]),
        (Lance.JUEGO, ("0 paso", "3 paso"), ["juego 0 3 bonus"]),
        (Lance.JUEGO, ("0 envido 6", "3 quiero"), ["juego 0 6 envite", "juego 0 3 bonus"]),
    ],
)
def test_tan_4_pares_and_juego_pay_their_own_besides_the_stake(
    lance: Lance, lines: tuple[str, ...], awards: list[str]
) -> None:
    assert [line for line in paid(bet_in(lance, *lines)) if line.startswith(lance)] == awards


@pytest.mark.parametrize(
    ("lines", "awards"),
    [
        (ALL_PASS, ["punto 1 1 bonus"]),
        (("0 envido 4", "1 quiero"), ["punto 1 4 envite", "punto 1 1 bonus"]),
    ],
)
def test_tan_5_punto_pays_one_besides_the_stake(lines: tuple[str, ...], awards: list[str]) -> None:
    played = bet_in(Lance.PUNTO, *lines, ranks=NO_JUEGO)
    assert [line for line in paid(played) if line.startswith("punto")] == awards


@pytest.mark.parametrize(
    ("lance", "ranks", "lines", "awards"),
    [
        (Lance.PARES, DEAL, ("0 envido", "1 no_quiero"), ["pares 0 1 deje", "pares 0 1 bonus"]),
        (Lance.PARES, DEAL, ("0 paso", "1 ordago", "0 no_quiero"),
         ["pares 1 1 deje", "pares 1 5 bonus"]),
        (Lance.JUEGO, DEAL, ("0 paso", "3 envido", "0 no_quiero"),
         ["juego 1 1 deje", "juego 1 2 bonus"]),
        (Lance.PUNTO, NO_JUEGO, ("0 envido", "1 reenvido", "0 reenvido", "3 no_quiero"),
         ["punto 0 4 deje", "punto 0 1 bonus"]),
    ],
)  # fmt: skip
def test_tan_6_who_was_refused_gets_the_bonus_even_with_worse_hands(
    lance: Lance, ranks: tuple[str, ...], lines: tuple[str, ...], awards: list[str]
) -> None:
    played = bet_in(lance, *lines, ranks=ranks)
    assert [line for line in paid(played) if line.startswith(lance)] == awards


def test_tan_6_the_bonus_waits_for_the_count_and_may_come_too_late() -> None:
    start = begin(*DEAL, scores=(30, 39))
    played = finish(play(skip_to(start, Lance.JUEGO), "0 envido", "3 no_quiero"))
    assert paid(played) == ["juego 0 1 deje", "grande 0 1 paso", "chica 1 1 paso"]
    assert played.tanteo.winner == 1


def test_par_12_a_lone_couple_is_paid_in_its_turn_at_the_count() -> None:
    start = begin(*LONE)
    reveal = play(start, "0 no_hay_mus", *ALL_PASS, *ALL_PASS, "0 si", "1 no", "2 no", "3 no")
    assert paid(reveal) == []
    assert paid(finish(reveal)) == [
        "grande 0 1 paso", "chica 0 1 paso", "pares 0 1 bonus", "juego 0 2 bonus",
    ]  # fmt: skip


def test_par_12_setting_a_lone_couple_is_paid_at_once() -> None:
    start = begin(*LONE, rules="classic+solo_bonus=at_once")
    chica = play(start, "0 no_hay_mus", *ALL_PASS, *ALL_PASS)
    pares = play(chica, "0 si", "1 no", "2 no", "3 no")
    assert paid(pares) == ["pares 0 1 bonus"]
    assert paid(finish(pares)) == [
        "pares 0 1 bonus", "juego 0 2 bonus", "grande 0 1 paso", "chica 0 1 paso",
    ]  # fmt: skip


def test_par_12_setting_paid_at_once_a_couple_may_win_before_the_cards_are_shown() -> None:
    start = begin(*LONE, rules="classic+solo_bonus=at_once", scores=(39, 0))
    played = play(start, "0 no_hay_mus", *ALL_PASS, *ALL_PASS, "0 si", "1 no", "2 no", "3 no")
    assert (played.phase, played.tanteo.winner) == (Phase.OVER, 0)
    assert paid(settled(*LONE, scores=(39, 0))) == ["grande 0 1 paso"]


def test_par_12_setting_contested_lances_wait_as_ever() -> None:
    assert paid(settled(*DEAL, rules="classic+solo_bonus=at_once")) == UNBET


@pytest.mark.parametrize("solo_bonus", SoloBonus)
@pytest.mark.parametrize("ranks", [DEAL, LONE, NO_JUEGO])
def test_tally_counts_a_round_as_playing_it_does(ranks: tuple[str, ...], solo_bonus: str) -> None:
    start = begin(*ranks, rules=f"classic+solo_bonus={solo_bonus}", scores=(10, 35))
    played = finish(play(start, "0 no_hay_mus", "0 envido", "1 reenvido", "0 no_quiero"))
    assert tally(played.deal, dict(played.bettings), (10, 35)) == played.tanteo


def test_tally_ends_at_an_accepted_ordago() -> None:
    played = play(skip_to(begin(*DEAL), Lance.CHICA), "0 ordago", "1 quiero")
    assert tally(played.deal, dict(played.bettings), (0, 0)) == played.tanteo


def test_nothing_is_paid_once_the_game_is_won() -> None:
    played = settled(*DEAL, scores=(39, 0))
    award = settled(*DEAL).tanteo.awards[1]
    assert played.tanteo.pay(award) is played.tanteo
    assert Tanteo((0, 0), 40).end_by_ordago(1).pay(award).scores == (0, 0)


def test_the_lances_of_a_round_are_those_of_its_deal() -> None:
    assert [lances_of(begin(*ranks).deal)[-1] for ranks in (DEAL, NO_JUEGO)] == [
        Lance.JUEGO, Lance.PUNTO,
    ]  # fmt: skip
