"""VAR-5 in a round: what holders of wild sotas declare, show, and show best."""

import pytest

from engine import (
    PRESETS,
    Act,
    By,
    Lance,
    Opening,
    Outcome,
    Phase,
    Round,
    outcomes,
    shuffled_deck,
)
from tests.engine.playing import ALL_PASS, begin, finish, paid, play, quiet, refused, skip_to

# Seat 0 holds a wild card with two reyes: medias and 40 as a rey, a par and 31 as an as.
ONE = ("SoRcReCb", "7o6o5o4o", "7c6c5c4c", "RoRbCo7e")
# Seat 0 holds both: as two reyes a par and 33, as two ases a par, as one of each nothing.
BOTH = ("SoSc7o6o", "RoCoSe7c", "6c5c4c1c", "RbCb7b6b")


def dealt(*ranks: str, scores: tuple[int, int] = (0, 0), rules: str = "eibar") -> Round:
    return begin(*ranks, rules=rules, scores=scores)


def declaring(played: Round) -> Round:
    return play(skip_to(played, Lance.CHICA), *ALL_PASS)


def open_now(played: Round) -> list[str]:
    return [str(act).partition(" ")[2] for act in played.legal_acts()]


def showing(played: Round) -> Round:
    while played.phase is not Phase.SHOW:
        played = played.apply(quiet(played))
    return played


def test_var_5_the_holder_declares_as_he_likes_where_one_choice_makes_it_true() -> None:
    assert open_now(declaring(dealt("SoRcCe7b", *ONE[1:]))) == ["si", "no"]


def test_var_5_what_no_choice_makes_true_may_not_be_said() -> None:
    assert open_now(declaring(dealt(*ONE))) == ["si"]
    assert open_now(play(declaring(dealt(*ONE)), "0 si")) == ["no"]


def test_var_5_one_choice_must_make_all_that_was_declared_true() -> None:
    """As a rey it is a par and 37, as an as neither: who denied one has to deny the other."""
    start = ("SoRcCe7b", "7o6o5o4o", "7c6c5c4c", "RoRbCo7e")
    for pares, juego in (("si", "si"), ("no", "no")):
        played = play(declaring(dealt(*start)), f"0 {pares}", "1 no", "2 no", "3 si")
        if played.phase is Phase.BET:
            played = play(played, "0 paso", "3 paso")
        assert (played.lance, open_now(played)) == (Lance.JUEGO, [juego])


@pytest.mark.parametrize(("said", "shown"), [("si", "muestra So=R"), ("no", "muestra So=1")])
def test_var_5_the_choice_that_made_it_true_must_be_shown(said: str, shown: str) -> None:
    start = ("SoRcCe7b", "7o6o5o4o", "7c6c5c4c", "RoRbCo7e")
    played = showing(play(declaring(dealt(*start)), f"0 {said}"))
    assert open_now(played) == [shown]
    other = {"muestra So=R": "So=1", "muestra So=1": "So=R"}[shown]
    refused(lambda: play(played, f"0 muestra {other}"), "not_open")


def test_var_5_the_choice_is_fixed_when_the_hand_is_shown_and_not_before() -> None:
    played = showing(dealt(*ONE))
    assert (played.phase, played.to_act) == (Phase.SHOW, (0,))
    assert open_now(played) == ["muestra So=R", "muestra So=1"]
    assert paid(played) == []
    as_rey, as_as = play(played, "0 muestra So=R"), play(played, "0 muestra So=1")
    assert "pares 0 2 bonus" in paid(as_rey)
    assert "juego 0 3 bonus" in paid(as_as)


def test_var_5_it_holds_until_the_end_of_the_count() -> None:
    """One and the same card for chica as for juego: no lance has a choice of its own."""
    as_as = play(showing(dealt(*ONE)), "0 muestra So=1")
    assert [line for line in paid(as_as) if line.startswith(("grande", "chica"))] == [
        "grande 1 1 paso", "chica 0 1 paso",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("pares", "juego", "ways"),
    [
        ("si", "si", ["muestra So=R,Sc=R"]),
        ("si", "no", ["muestra So=1,Sc=1"]),
        ("no", "no", ["muestra So=R,Sc=1", "muestra So=1,Sc=R"]),
    ],
)
def test_var_5_both_wild_cards_are_fixed_at_once_and_may_differ(
    pares: str, juego: str, ways: list[str]
) -> None:
    played = play(declaring(dealt(*BOTH)), f"0 {pares}", "1 no", "2 no", "3 no")
    assert open_now(played) == ["si", "no"] if pares == "si" else ["no"]
    assert open_now(showing(play(played, f"0 {juego}"))) == ways


def test_var_5_holders_show_from_the_mano_on() -> None:
    played = showing(dealt("SoRcReCb", "7o6o5o4o", "ScCc5c4c", "RoRbCo7e"))
    assert played.to_act == (0,)
    assert play(played, "0 muestra So=R").to_act == (2,)
    refused(lambda: play(played, "2 muestra Sc=R"), "out_of_turn")


@pytest.mark.parametrize("said", ["0 muestra Sc=R", "0 muestra So=3", "0 muestra Rc=1"])
def test_var_5_nothing_else_may_be_shown(said: str) -> None:
    refused(lambda: play(showing(dealt(*ONE)), said), "not_open")


def test_var_5_an_accepted_ordago_waits_for_the_choice() -> None:
    played = play(dealt(*ONE), "0 no_hay_mus", "0 ordago", "3 quiero")
    assert (played.phase, open_now(played)) == (Phase.SHOW, ["muestra So=R", "muestra So=1"])
    won = {act: play(played, f"0 {act}").tanteo for act in open_now(played)}
    assert [tanteo.winner for tanteo in won.values()] == [0, 1]
    assert {tanteo.by for tanteo in won.values()} == {By.ORDAGO}


def test_var_5_nobody_shows_where_a_deje_has_won_the_game() -> None:
    start = dealt(*ONE, scores=(39, 0))
    assert play(start, "0 no_hay_mus", "0 envido", "1 no_quiero").phase is Phase.OVER


def test_var_5_under_other_rules_nothing_is_shown() -> None:
    assert finish(dealt(*ONE, rules="classic")).ways == ()


def test_par_12_a_lone_couple_with_wild_cards_is_paid_at_the_count() -> None:
    """Ruling: what it is paid is known only when the hand is shown."""
    played = showing(dealt(*BOTH, rules="eibar+solo_bonus=at_once"))
    assert paid(played) == []
    assert [line.split()[0] for line in paid(play(played, "0 muestra So=R,Sc=R"))] == [
        "grande", "chica", "pares", "juego",
    ]  # fmt: skip


def test_var_5_the_best_choice_is_the_one_that_leaves_the_couple_furthest_ahead() -> None:
    ways = outcomes(showing(dealt(*ONE)))
    assert [str(way.act) for way in ways] == ["0 muestra So=R", "0 muestra So=1"]
    leads = [way.tanteo.scores[0] - way.tanteo.scores[1] for way in ways]
    assert leads == sorted(leads, reverse=True)


def test_var_5_to_win_the_game_and_not_to_lose_it_come_first() -> None:
    """Grande is counted first: with both one stone short, whoever wins it wins the game."""
    start = dealt("SoRcReCb", "7o6o5o4o", "7c6c5c4c", "RoRb3o7e", scores=(39, 39))
    best, other = outcomes(showing(start))
    assert [(str(best.act), best.tanteo.winner), (str(other.act), other.tanteo.winner)] == [
        ("0 muestra So=R", 0), ("0 muestra So=1", 1),
    ]  # fmt: skip


@pytest.mark.parametrize("scores", [(0, 0), (39, 39), (38, 36), (20, 39)])
def test_var_5_no_way_is_better_than_the_first(scores: tuple[int, int]) -> None:
    for seed in range(40):
        played = finished_talk(seed, scores)
        if played.phase is Phase.SHOW:
            best, *others = outcomes(played)
            couple = played.to_act[0] % 2
            assert all(worth(best, couple) >= worth(other, couple) for other in others)


def finished_talk(seed: int, scores: tuple[int, int]) -> Round:
    """A round with the sotas dealt, played quietly until cards are shown."""
    deck = sorted(shuffled_deck(seed), key=lambda card: str(card) not in ("So", "Sc"))
    played = Round.begin(Opening(PRESETS["eibar"], tuple(deck), scores, seed))
    while played.phase not in (Phase.SHOW, Phase.OVER):
        played = played.apply(quiet(played))
    return played


def worth(way: Outcome, couple: int) -> tuple[int, int]:
    """1 for a game won, -1 for one lost, then the lead in stones."""
    scores, winner = way.tanteo.scores, way.tanteo.winner
    result = 0 if winner is None else 1 if winner == couple else -1
    return result, scores[couple] - scores[1 - couple]


def test_var_5_who_shows_first_expects_the_best_answer() -> None:
    played = showing(dealt("SoRcReCb", "ScCc5c4c", "7o6o5o4o", "RoRbCo7e"))
    for way in outcomes(played):
        assert way.tanteo == outcomes(played.apply(way.act))[0].tanteo


def test_advice_is_given_where_something_is_shown() -> None:
    assert refused(lambda: outcomes(dealt(*ONE)), "not_showing").facts == {"phase": Phase.MUS}
    assert all(isinstance(way.act, Act) for way in outcomes(showing(dealt(*ONE))))
