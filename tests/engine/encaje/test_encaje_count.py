"""ENC-8 to ENC-15: who takes part in a lance, and what becomes of the stones."""

import pytest

from engine import EncajePhase, EncajeRound, Lance
from tests.engine.encaje.sitting import begin, finish, moves, play, skip_to

# Best to worst in grande 0 1 2, in chica 2 1 0; nobody has pares; 0 alone has juego (37).
PLAIN = ("RCS7", "C765", "7654")
# All three have pares: duples, medias, a par; 0 and 1 have juego: 34 and 31.
PAIRED = ("CC77", "SSS1", "6654")
ALL_PASS = ("0 paso", "1 paso", "2 paso")


def of(lance: Lance, played: EncajeRound) -> list[str]:
    return [line for line in moves(played) if line.startswith(lance)]


def in_lance(lance: Lance, *lines: str, ranks: tuple[str, ...] = PAIRED) -> list[str]:
    """What becomes of stones in a lance bet on like this, all others being passed."""
    return of(lance, finish(play(skip_to(begin(*ranks), lance), *lines)))


def test_enc_8_only_holders_bet() -> None:
    played = skip_to(begin("CC77", "7654", "6654", "SSS1"), Lance.PARES)
    assert played.betting is not None
    assert played.betting.players == (0, 2, 3)


def test_enc_8_only_those_with_stones_declare() -> None:
    start = begin(*PAIRED, stones=(5, 9, 9))
    played = play(skip_to(start, Lance.GRANDE), "0 envido 5", "1 quiero", "2 no_quiero")
    pares = skip_to(played, Lance.PARES)
    assert pares.count is not None
    assert pares.count.entrants(Lance.PARES) == (1, 2)


def test_enc_8_a_single_holder_does_not_bet_and_is_paid_at_the_count() -> None:
    played = skip_to(begin("CC77", "7654", "S641"), Lance.CHICA)
    after = play(played, *ALL_PASS)
    assert after.lance is not Lance.PARES
    assert moves(after) == [] or after.phase is EncajePhase.OVER
    assert of(Lance.PARES, finish(after)) == ["pares 0 shed 3"]


@pytest.mark.parametrize("stones", [(1, 9, 1), (1, 1, 1)])
def test_enc_8_several_of_whom_only_one_can_bet_do_not_bet(stones: tuple[int, ...]) -> None:
    """Ruling: nor do several of whom none can; the best hand is paid, whosever it is."""
    assert bet_on(finish(begin(*PAIRED, stones=stones))) == {Lance.GRANDE, Lance.CHICA}
    played = finish(begin("7766", "RR54", "C651", stones=stones))
    assert of(Lance.PARES, played) == ["pares 0 shed 1"]


def bet_on(played: EncajeRound) -> set[Lance]:
    contests = played.count.contests if played.count else ()
    return {contest.lance for contest in contests if contest.betting.players}


def test_enc_8_nobody_with_stones_has_pares_and_the_lance_is_not_played() -> None:
    """Seat 0 has pares, but all his stones lie in the pot of grande."""
    start = begin("RR41", "C765", "7654", stones=(5, 9, 9))
    played = play(skip_to(start, Lance.GRANDE), "0 envido 5", "1 quiero", "2 no_quiero")
    assert of(Lance.PARES, finish(played)) == []


def test_enc_8_nobody_with_stones_has_juego_and_all_with_stones_play_punto() -> None:
    start = begin("RC74", "C765", "S654", stones=(5, 9, 9))
    played = play(skip_to(start, Lance.GRANDE), "0 envido 5", "1 quiero", "2 no_quiero")
    punto = skip_to(played, Lance.PUNTO)
    assert punto.betting is not None
    assert punto.betting.players == (1, 2)
    assert of(Lance.PUNTO, finish(punto)) == ["punto 1 shed 1"]


@pytest.mark.parametrize(("lance", "seat"), [(Lance.GRANDE, 0), (Lance.CHICA, 2)])
def test_enc_9_en_paso_the_best_hand_discards_one(lance: Lance, seat: int) -> None:
    assert of(lance, finish(begin(*PLAIN))) == [f"{lance} {seat} shed 1"]


def test_enc_9_after_an_accepted_bet_only_the_pot_moves() -> None:
    assert in_lance(Lance.GRANDE, "0 envido", "1 quiero", "2 no_quiero", ranks=PLAIN) == [
        "grande 0 stake 2", "grande 1 stake 2", "grande 1 take 4",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("ranks", "lance", "shed"),
    [
        (("7754", "S641", "C651"), Lance.PARES, "pares 0 shed 1"),
        (("7774", "S641", "C651"), Lance.PARES, "pares 0 shed 2"),
        (("7766", "S641", "C651"), Lance.PARES, "pares 0 shed 3"),
        (("7777", "S641", "C651"), Lance.PARES, "pares 0 shed 3"),
        (("RC74", "S641", "C651"), Lance.JUEGO, "juego 0 shed 3"),
        (("RRRR", "S641", "C651"), Lance.JUEGO, "juego 0 shed 2"),
        (("7654", "S641", "CS64"), Lance.PUNTO, "punto 2 shed 1"),
    ],
)
def test_enc_10_the_best_hand_discards_its_own_worth(
    ranks: tuple[str, ...], lance: Lance, shed: str
) -> None:
    assert of(lance, finish(begin(*ranks))) == [shed]


def test_enc_10_only_the_hand_itself_counts() -> None:
    assert in_lance(Lance.PARES, *ALL_PASS) == ["pares 0 shed 3"]
    assert in_lance(Lance.JUEGO, "0 paso", "1 paso") == ["juego 1 shed 3"]


def test_enc_11_one_bets_and_all_others_refuse_he_discards_one_at_once() -> None:
    played = play(skip_to(begin(*PLAIN), Lance.GRANDE), "0 paso", "1 envido 9", "2 no_quiero")
    assert moves(played) == []
    played = play(played, "0 no_quiero")
    assert (moves(played), played.stones) == (["grande 1 shed 1"], (21, 20, 21))
    assert of(Lance.GRANDE, finish(played)) == ["grande 1 shed 1"]


def test_enc_11_his_hands_worth_too_at_the_count_even_if_a_better_hand_refused() -> None:
    assert in_lance(Lance.PARES, "0 paso", "1 paso", "2 envido", "0 no_quiero", "1 no_quiero") == [
        "pares 2 shed 1", "pares 2 shed 1",
    ]  # fmt: skip
    assert in_lance(Lance.JUEGO, "0 envido", "1 no_quiero") == ["juego 0 shed 1", "juego 0 shed 2"]


def test_enc_12_one_raises_and_all_others_refuse_he_gives_the_last_bet_to_its_maker() -> None:
    played = play(
        skip_to(begin(*PLAIN), Lance.GRANDE),
        "0 envido",
        "1 reenvido 4",
        "2 no_quiero",
        "0 no_quiero",
    )
    assert (moves(played), played.stones) == (["grande 1 give 2 to 0"], (23, 19, 21))


def test_enc_12_the_last_to_bet_before_him_and_nobody_else() -> None:
    talk = ("0 envido", "1 reenvido 5", "2 reenvido 9", "0 no_quiero", "1 no_quiero")
    assert in_lance(Lance.CHICA, *talk, ranks=PLAIN) == ["chica 2 give 5 to 1"]


def test_enc_12_and_discards_his_hands_worth_at_the_count() -> None:
    talk = ("0 envido", "1 reenvido", "2 no_quiero", "0 no_quiero")
    assert in_lance(Lance.PARES, *talk) == ["pares 1 give 2 to 0", "pares 1 shed 2"]


def test_enc_13_the_last_bettor_and_who_said_quiero_pay_into_a_pot() -> None:
    played = play(
        skip_to(begin(*PAIRED), Lance.PARES),
        "0 envido", "1 reenvido 5", "2 quiero", "0 no_quiero",
    )  # fmt: skip
    assert of(Lance.PARES, played)[:2] == ["pares 1 stake 5", "pares 2 stake 5"]
    assert (played.lance, played.stones) == (Lance.JUEGO, (21, 16, 16))


def test_enc_13_one_who_accepts_is_enough() -> None:
    assert "grande 1 take 4" in in_lance(
        Lance.GRANDE, "0 envido", "1 quiero", "2 no_quiero", ranks=PLAIN
    )


def test_enc_13_the_worst_hand_takes_the_pot_and_the_best_discards_its_worth() -> None:
    assert in_lance(Lance.PARES, "0 envido", "1 quiero", "2 quiero") == [
        "pares 0 stake 2", "pares 1 stake 2", "pares 2 stake 2", "pares 2 take 6", "pares 0 shed 3",
    ]  # fmt: skip


def test_enc_14_the_best_of_equal_hands_is_nearest_the_mano_the_worst_farthest() -> None:
    equal = ("RC64", "RC64", "RC64")
    assert of(Lance.GRANDE, finish(begin(*equal))) == ["grande 0 shed 1"]
    talk = ("0 envido", "1 quiero", "2 quiero")
    assert in_lance(Lance.GRANDE, *talk, ranks=equal)[-1] == "grande 2 take 6"
    without_2 = ("0 paso", "1 envido", "2 no_quiero", "0 quiero")
    assert in_lance(Lance.GRANDE, *without_2, ranks=equal)[-1] == "grande 1 take 4"


def test_enc_14_only_those_in_the_pot_compare() -> None:
    talk = ("0 paso", "1 envido", "2 quiero", "0 no_quiero")
    assert in_lance(Lance.PARES, *talk)[-2:] == ["pares 2 take 4", "pares 1 shed 2"]


def test_enc_14_unbet_those_compare_who_had_stones_when_it_began() -> None:
    start = begin(*PLAIN, stones=(5, 9, 9))
    talk = ("0 envido 5", "1 quiero", "2 no_quiero")
    played = finish(play(skip_to(start, Lance.GRANDE), *talk))
    assert of(Lance.CHICA, played) == ["chica 2 shed 1"]
    assert played.count is not None
    assert [contest.entered for contest in played.count.contests][1] == (1, 2)


def test_enc_15_refusals_at_once_then_lance_by_lance_the_pot_before_the_discard() -> None:
    pares = play(skip_to(begin(*PAIRED), Lance.PARES), "0 envido", "1 quiero", "2 quiero")
    played = play(skip_to(pares, Lance.JUEGO), "0 envido", "1 no_quiero")
    assert moves(played) == [
        "pares 0 stake 2", "pares 1 stake 2", "pares 2 stake 2", "juego 0 shed 1",
        "grande 0 shed 1", "chica 1 shed 1",
        "pares 2 take 6", "pares 0 shed 3", "juego 0 shed 2",
    ]  # fmt: skip


def test_enc_15_a_discard_is_at_most_what_one_has() -> None:
    played = finish(begin(*PAIRED, stones=(3, 2, 9)))
    assert moves(played) == [
        "grande 0 shed 1",
        "chica 1 shed 1",
        "pares 0 shed 2",
        "juego 1 shed 1",
    ]
    assert played.stones == (0, 0, 9)


def test_enc_15_who_has_nothing_left_discards_nothing() -> None:
    played = finish(begin("RCS7", "C765", "7654", stones=(1, 9, 9)))
    assert moves(played) == ["grande 0 shed 1", "chica 2 shed 1"]


def test_enc_15_what_lies_in_a_later_pot_cannot_be_discarded_before_it() -> None:
    """Seat 0 has the best grande, but all his stones lie in the pot of pares."""
    start = begin(*PAIRED, stones=(4, 9, 9))
    played = finish(play(skip_to(start, Lance.PARES), "0 envido 4", "1 quiero", "2 no_quiero"))
    assert "grande 0 shed 1" not in moves(played)
    assert played.stones[0] == 0
