"""Chapter 5 of the rulebook: the lances, ties, and the couple that wins."""

import pytest

from engine import (
    MANO,
    Betting,
    By,
    Call,
    Lance,
    Rank,
    Reason,
    Ruleset,
    Why,
    compared,
    couple_of,
    decide,
    lances_of,
    seats_of,
    tally,
)
from tests.engine.table import hand, table, winner


def test_lan_1_grande_chica_pares_juego_in_this_order() -> None:
    assert lances_of(table("RR74", "7654", "CCSS", "6541")) == (
        Lance.GRANDE, Lance.CHICA, Lance.PARES, Lance.JUEGO,
    )  # fmt: skip


def test_lan_1_punto_in_the_place_of_juego_where_nobody_has_it() -> None:
    assert lances_of(table("RR64", "7654", "CC51", "6541"))[-1] is Lance.PUNTO


@pytest.mark.parametrize(
    ("lance", "wins", "reasons"),
    [
        (Lance.GRANDE, 1, (Reason(0, Why.GRANDE, 2, Rank.REY, Rank.CABALLO),)),
        (Lance.CHICA, 0, (Reason(1, Why.CHICA, 1, Rank.AS, Rank.CUATRO),)),
        (Lance.PARES, 1, ()),
        (Lance.JUEGO, 0, ()),
    ],
)
def test_3_c_s_1_against_r_3_5_4(lance: Lance, wins: int, reasons: tuple[Reason, ...]) -> None:
    verdict = decide(lance, table("3CS1", "R354"))
    assert (verdict.winner, verdict.reasons) == (wins, reasons)
    assert verdict.bet is bool(reasons)


def bet(players: tuple[int, ...], *said: str) -> Betting:
    """The betting of a lance after these calls."""
    betting = Betting(players, Ruleset())
    for call in said:
        betting = betting.apply(Call.parse(call))
    return betting


EVERYBODY = (0, 1, 2, 3)
PASS = tuple(f"{seat} paso" for seat in EVERYBODY)


def test_lan_2_each_lance_is_bet_on_by_itself() -> None:
    deal = table("RC54", "3S64", "7654", "C541")
    bettings = {
        Lance.GRANDE: bet(EVERYBODY, "0 envido 7", "1 quiero"),
        Lance.CHICA: bet(EVERYBODY, "0 envido 3", "1 no_quiero"),
        Lance.PUNTO: bet(EVERYBODY, *PASS),
    }
    awards = tally(deal, bettings, (0, 0)).awards
    assert [(award.lance, award.stones) for award in awards] == [
        (Lance.CHICA, 1), (Lance.GRANDE, 7), (Lance.PUNTO, 1),
    ]  # fmt: skip


def test_lan_2_an_accepted_ordago_shows_the_cards_at_once() -> None:
    deal = table("RC54", "3S64", "7654", "C541")
    bettings = {
        Lance.GRANDE: bet(EVERYBODY, "0 envido", "1 quiero"),
        Lance.CHICA: bet(EVERYBODY, "0 ordago", "3 quiero"),
    }
    tanteo = tally(deal, bettings, (0, 0))
    assert (tanteo.awards, tanteo.winner, tanteo.by) == ((), 1, By.ORDAGO)


@pytest.mark.parametrize("lance", [Lance.GRANDE, Lance.CHICA, Lance.PARES, Lance.JUEGO])
def test_lan_3_equal_hands_the_manos_wins(lance: Lance) -> None:
    verdict = decide(lance, table("RR74", "RR74", "3374", "3374"))
    assert verdict.winner == MANO
    assert {reason.why for reason in verdict.reasons} == {Why.TIE_MANO}


@pytest.mark.parametrize(
    ("lance", "ranks", "seat"),
    [
        (Lance.GRANDE, ("4444", "RC65", "3C65", "RC65"), 1),
        (Lance.CHICA, ("RRRR", "1164", "2264", "1164"), 1),
        (Lance.PARES, ("RC54", "6541", "7741", "77RC"), 2),
        (Lance.JUEGO, ("7654", "RR74", "3374", "RR74"), 1),
        (Lance.PUNTO, ("7654", "RR54", "3354", "CC54"), 1),
    ],
)
def test_lan_3_without_the_mano_the_one_nearest_to_him_wins(
    lance: Lance, ranks: tuple[str, ...], seat: int
) -> None:
    verdict = decide(lance, table(*ranks))
    assert verdict.winner == seat
    assert verdict.reasons[-1] == Reason(3, Why.TIE_NEAREST)


def test_lan_4_the_better_hand_of_the_couple_wins_for_it() -> None:
    verdict = decide(Lance.GRANDE, table("4444", "CCCC", "RRRR", "SSSS"))
    assert (verdict.winner, verdict.couple) == (2, 0)


def test_obj_1_couples_alternate_round_the_table() -> None:
    assert [couple_of(seat) for seat in range(6)] == [0, 1, 0, 1, 0, 1]
    assert seats_of(0, 4) == (0, 2)
    assert seats_of(1, 6) == (1, 3, 5)


@pytest.mark.parametrize(
    ("lance", "shown"),
    [
        (Lance.GRANDE, "R775"),
        (Lance.CHICA, "577R"),
        (Lance.PARES, "77R5"),
        (Lance.JUEGO, "R775"),
        (Lance.PUNTO, "R775"),
    ],
)
def test_compared_lays_the_cards_as_the_lance_reads_them(lance: Lance, shown: str) -> None:
    cards = compared(lance, hand("7R57"), Ruleset())
    assert "".join(card.rank.value for card in cards) == shown


def test_a_verdict_has_a_reason_for_each_rival_in_speaking_order() -> None:
    verdict = decide(Lance.GRANDE, table("4444", "CCCC", "RRRR", "SSSS", "6655", "7711"))
    assert [reason.rival for reason in verdict.reasons] == [0, 1, 3, 4, 5]
    assert winner(Lance.GRANDE, "4444", "CCCC") == 1
