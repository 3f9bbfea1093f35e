"""ENC-1 to ENC-3: the table, the two ways of dealing, and a round's order."""

import pytest

from engine import (
    DECK,
    BadNotation,
    BadRuleset,
    Dealing,
    EncajeGame,
    EncajeOpening,
    EncajePhase,
    EncajeRound,
    EncajeRules,
    End,
    Lance,
    Ruleset,
    read_encaje,
    shuffled_deck,
)
from tests.engine.encaje.sitting import begin, finish, moves, play, quiet
from tests.engine.playing import refused

PLAIN = ("RCS7", "C765", "7654")


def five(players: int) -> EncajeRound:
    rules = EncajeRules(dealing=Dealing.FIVE)
    return EncajeRound.begin(EncajeOpening(rules, DECK, (21,) * players))


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_enc_1_three_to_eight_play(players: int) -> None:
    assert EncajeGame.begin(players).stones == (21,) * players


@pytest.mark.parametrize("players", [0, 1, 2, 9])
def test_enc_1_no_other_number_plays(players: int) -> None:
    facts = refused(lambda: EncajeGame.begin(players), "bad_players", BadRuleset).facts
    assert facts == {"given": players, "wanted": "3-8"}


def test_enc_1_each_starts_with_twenty_one_stones_or_fifteen() -> None:
    assert EncajeRules().stones == 21
    assert EncajeGame.begin(3, EncajeRules(stones=15)).stones == (15, 15, 15)
    facts = refused(lambda: EncajeRules(stones=20), "bad_option", BadRuleset).facts
    assert facts == {"option": "stones", "given": 20, "allowed": (21, 15)}


def test_enc_2_deal_and_mus_talk_as_usual() -> None:
    deck = shuffled_deck(1)
    played = EncajeRound.begin(EncajeOpening(EncajeRules(), deck, (21,) * 5))
    assert played.cards[3] == (deck[3], deck[8], deck[13], deck[18])
    assert (played.phase, played.to_act) == (EncajePhase.MUS, 0)
    assert [str(act) for act in played.legal_acts()] == ["0 mus", "0 no_hay_mus"]


def test_enc_2_all_who_are_in_must_want_mus() -> None:
    played = play(begin(*PLAIN), "0 mus", "1 mus")
    assert play(played, "2 no_hay_mus").phase is EncajePhase.BET
    assert play(played, "2 mus").phase is EncajePhase.DISCARD


def test_enc_2_after_a_mus_each_throws_one_to_four_and_gets_as_many() -> None:
    played = play(
        begin("RoCo5o4o", "Rc7c6c4c", "ReSe7e5e", stock="1o1c1e1b"), "0 mus", "1 mus", "2 mus"
    )
    refused(lambda: play(played, "0 descarte"), "not_open")
    played = play(played, "0 descarte 5o4o", "1 descarte 6c", "2 descarte 5e")
    assert ["".join(map(str, cards)) for cards in played.cards] == [
        "RoCo1o1c", "Rc7c4c1e", "ReSe7e1b",
    ]  # fmt: skip
    assert (played.phase, played.to_act) == (EncajePhase.MUS, 0)


def test_enc_2_a_stock_that_runs_out_is_made_anew_also_among_eight() -> None:
    opening = EncajeOpening(EncajeRules(), shuffled_deck(4), (21,) * 8, 9)
    played = EncajeRound.begin(opening)
    for _ in range(3):
        played = play(played, *(f"{seat} mus" for seat in range(8)))
        thrown = ("".join(map(str, cards)) for cards in played.cards)
        played = play(played, *(f"{seat} descarte {cards}" for seat, cards in enumerate(thrown)))
    held = [card for cards in played.cards for card in cards]
    assert sorted(map(str, (*held, *played.stock.cards, *played.stock.discards))) == sorted(
        map(str, DECK)
    )


def test_mus_6_a_house_may_reshuffle_after_every_mus() -> None:
    rules = "encaje+reshuffle=every_mus"
    played = play(begin(*PLAIN, rules=rules), "0 mus", "1 mus", "2 mus")
    thrown = [f"{seat} descarte {cards[0]}" for seat, cards in enumerate(played.cards)]
    assert play(played, *thrown).stock.discards == ()
    assert len(play(played, *thrown).stock.cards) == 28


def test_enc_2_setting_five_cards_each_of_which_one_is_thrown_before_grande() -> None:
    played = five(4)
    assert [len(cards) for cards in played.cards] == [5] * 4
    for seat in range(4):
        assert (played.phase, played.to_act) == (EncajePhase.DISCARD, seat)
        assert [len(act.cards) for act in played.legal_acts()] == [1] * 5  # type: ignore[union-attr]
        played = play(played, f"{seat} descarte {played.cards[seat][2]}")
    assert (played.phase, played.lance) == (EncajePhase.BET, Lance.GRANDE)
    assert [len(cards) for cards in played.cards] == [4] * 4


def test_enc_2_setting_five_cards_and_no_mus() -> None:
    refused(lambda: play(five(4), "0 mus"), "not_open")
    first, second = five(4).cards[0][:2]
    refused(lambda: play(five(4), f"0 descarte {first}{second}"), "not_open")


def test_enc_2_setting_five_cards_are_enough_for_eight() -> None:
    played = five(8)
    assert (len(played.stock.cards), finish(played).phase) == (0, EncajePhase.OVER)


def test_enc_3_lances_order_and_ties_as_in_mus() -> None:
    lances = list[Lance | None]()
    played = begin("CC77", "SSS1", "6654")
    while played.phase is not EncajePhase.OVER:
        played = played.apply(quiet(played))
        lances += [played.lance] if played.lance not in lances else []
    assert lances[:4] == [Lance.GRANDE, Lance.CHICA, Lance.PARES, Lance.JUEGO]
    assert moves(finish(begin("RC64", "RC64", "RC64")))[:2] == ["grande 0 shed 1", "chica 0 shed 1"]


def test_enc_3_hands_are_ordered_by_the_ruleset_beneath() -> None:
    ranks = ("3374", "RC74", "7654")
    assert moves(finish(begin(*ranks)))[0] == "grande 0 shed 1"
    assert moves(finish(begin(*ranks, rules="encaje+kings=4")))[0] == "grande 1 shed 1"


@pytest.mark.parametrize(
    "option", ["wildcards=true", "players=6", "mus_visto=true", "renew_4567=true", "target=30",
               "games_to_win=1", "min_raise=1", "solo_bonus=at_once"],
)  # fmt: skip
def test_settings_of_mus_that_encaje_does_not_know_are_refused(option: str) -> None:
    facts = refused(
        lambda: EncajeRules.parse(f"encaje+{option}"), "options_exclude", BadRuleset
    ).facts
    assert facts == {"first": "encaje", "second": option.split("=")[0]}


def test_those_that_it_knows_are_taken() -> None:
    text = "encaje+dealing=five+discards=up+end=first_wins+juego_real=king+kings=4+stones=15"
    rules = EncajeRules.parse(text)
    assert str(rules) == text
    assert (rules.stones, rules.end, rules.mus.kings) == (15, End.FIRST_WINS, 4)
    assert EncajeRules(mus=Ruleset.parse("four_kings")) == EncajeRules.parse(
        "encaje+kings=4+signals=no_shut_eyes"
    )


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("classic", "unknown_preset"),
        ("encaje+stones=9", "bad_option"),
        ("encaje+dealing=six", "bad_option"),
        ("encaje+moon=1", "unknown_option"),
        ("encaje+stones=15+stones=15", "repeated_option"),
        ("encaje+kings=4+kings=8", "repeated_option"),
        ("encaje+", "unknown_option"),
    ],
)
def test_other_texts_are_no_rules(text: str, code: str) -> None:
    with pytest.raises((BadRuleset, BadNotation)) as found:
        EncajeRules.parse(text)
    assert found.value.code == code


def test_a_value_of_another_type_is_no_setting() -> None:
    refused(lambda: EncajeRules(dealing="five"), "bad_option", BadRuleset)  # type: ignore[arg-type]
    refused(lambda: EncajeRules(stones=21.0), "bad_option", BadRuleset)  # type: ignore[arg-type]


@pytest.mark.parametrize("stones", [(), (21,), (0, 5, 5), (-1, 5), (21,) * 9])
def test_a_round_is_of_two_to_eight_with_stones(stones: tuple[int, ...]) -> None:
    refused(lambda: EncajeOpening(EncajeRules(), DECK, stones), "bad_stones", BadNotation)


def test_two_who_are_left_play_on() -> None:
    assert finish(begin("RCS7", "C765", stones=(2, 5))).phase is EncajePhase.OVER


def test_nothing_is_open_once_the_round_is_over() -> None:
    over = finish(begin(*PLAIN))
    assert (over.to_act, over.legal_acts()) == (None, ())
    refused(lambda: play(over, "0 paso"), "round_over")
    refused(lambda: play(over, "0 mus"), "round_over")


def test_one_speaks_at_a_time_and_in_turn() -> None:
    refused(lambda: play(begin(*PLAIN), "1 mus"), "out_of_turn")
    refused(lambda: play(begin(*PLAIN), "0 paso"), "not_open")
    played = play(begin(*PLAIN), "0 no_hay_mus")
    refused(lambda: play(played, "0 mus"), "not_open")
    refused(lambda: play(played, "1 mus"), "out_of_turn")


def test_a_deck_is_whole() -> None:
    refused(lambda: EncajeRound.begin(EncajeOpening(EncajeRules(), DECK[:39], (5, 5))), "bad_deck",
            BadNotation)  # fmt: skip


def test_a_record_needs_its_head() -> None:
    refused(lambda: read_encaje("rules encaje\n"), "bad_record", BadNotation)
