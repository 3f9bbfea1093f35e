"""Chapter 4 of the rulebook: the mus talk, discards, and the stock that runs out."""

import pytest

from engine import (
    DECK,
    BadNotation,
    Card,
    Lance,
    Phase,
    Reshuffle,
    Round,
    Stock,
    Verb,
    parse_act,
)
from tests.engine.playing import ALL_MUS, begin, play, refused

DEAL = ("RoCo5o4o", "Rc7c6c4c", "ReSe7e5e", "RbCbSb7b")
STOCK = "1o1c1e1b2o2c2e2b"
TALK = (Verb.MUS, Verb.NO_HAY_MUS, Verb.MUESTRA)


def dealt(rules: str = "classic", seed: int = 0) -> Round:
    return begin(*DEAL, rules=rules, stock=STOCK, seed=seed)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(Card.parse(text[at : at + 2]) for at in range(0, len(text), 2))


def all_four(played: Round) -> Round:
    """The round after a mus in which everybody throws his whole hand."""
    thrown = (f"{seat} descarte {played.deal.hand(seat)}" for seat in played.every)
    return play(played, *(f"{seat} mus" for seat in played.every), *thrown)


def every_card(played: Round) -> list[Card]:
    held = [card for seat in played.every for card in played.deal.hand(seat).cards]
    return [*held, *played.stock.cards, *played.stock.discards]


@pytest.mark.parametrize("seat", range(4))
def test_mus_1_each_says_mus_or_cuts_from_the_mano_on(seat: int) -> None:
    played = play(dealt(), *ALL_MUS[:seat])
    assert played.to_act == (seat,)
    assert [str(act) for act in played.legal_acts()] == [f"{seat} mus", f"{seat} no_hay_mus"]


def test_mus_1_nobody_speaks_before_his_turn() -> None:
    facts = refused(lambda: play(dealt(), "1 mus"), "out_of_turn").facts
    assert facts == {"call": "1 mus", "to_speak": (0,)}


def test_mus_1_there_is_no_betting_yet() -> None:
    refused(lambda: play(dealt(), "0 envido"), "not_open")
    refused(lambda: play(dealt(), "0 mus + 1 mus"), "not_open")


def test_mus_2_cards_are_changed_only_if_all_four_say_mus() -> None:
    assert play(dealt(), *ALL_MUS[:3]).phase is Phase.MUS
    assert play(dealt(), *ALL_MUS).phase is Phase.DISCARD


@pytest.mark.parametrize("seat", range(4))
def test_mus_2_the_first_to_refuse_ends_the_talk(seat: int) -> None:
    played = play(dealt(), *ALL_MUS[:seat], f"{seat} no_hay_mus")
    assert (played.phase, played.lance, played.to_act) == (Phase.BET, Lance.GRANDE, (0,))
    assert played.deal == dealt().deal
    refused(
        lambda: play(played, f"{(seat + 1) % 4} mus"), "out_of_turn" if seat < 3 else "not_open"
    )


def test_mus_3_each_throws_one_to_four_cards_from_the_mano_on() -> None:
    played = play(dealt(), *ALL_MUS)
    for seat, thrown in enumerate(("5o4o", "6c", "ReSe7e", "RbCbSb7b")):
        assert played.to_act == (seat,)
        counts = [len(act.cards) for act in played.legal_acts() if not hasattr(act, "word")]
        assert [counts.count(number) for number in range(5)] == [0, 4, 6, 4, 1]
        played = play(played, f"{seat} descarte {thrown}")
    assert played.phase is Phase.MUS


@pytest.mark.parametrize("thrown", ["", " Rc", " RoRc", " 1o"])
def test_mus_3_at_least_one_and_only_his_own(thrown: str) -> None:
    played = play(dealt(), *ALL_MUS)
    refused(lambda: play(played, f"0 descarte{thrown}"), "not_open")


def test_mus_3_no_card_is_thrown_twice() -> None:
    played = play(dealt(), *ALL_MUS)
    refused(lambda: play(played, "0 descarte RoRo"), "duplicate_card", BadNotation)


def test_mus_3_each_gets_as_many_from_the_mano_on() -> None:
    thrown = ("0 descarte 5o4o", "1 descarte 6c", "2 descarte ReSe7e", "3 descarte 7b")
    played = play(dealt(), *ALL_MUS, *thrown)
    assert [str(played.deal.hand(seat)) for seat in range(4)] == [
        "RoCo1o1c", "Rc7c4c1e", "5e1b2o2c", "RbCbSb2e",
    ]  # fmt: skip
    assert played.stock.cards[0] == Card.parse("2b")


def test_mus_3_the_order_of_the_cards_thrown_does_not_count() -> None:
    played = play(dealt(), *ALL_MUS)
    one, other = play(played, "0 descarte 5o4o"), play(played, "0 descarte 4o5o")
    rest = ("1 descarte 6c", "2 descarte 7e", "3 descarte 7b")
    assert play(one, *rest).deal == play(other, *rest).deal


def test_mus_4_then_mus_is_asked_again_from_the_mano_on_as_often_as_all_want() -> None:
    played = dealt()
    for _ in range(6):
        played = all_four(played)
        assert (played.phase, played.to_act) == (Phase.MUS, (0,))
    assert play(played, "0 no_hay_mus").phase is Phase.BET


def test_mus_5_discards_lie_apart_and_face_down_is_the_default() -> None:
    thrown = ("0 descarte 5o4o", "1 descarte 6c", "2 descarte 7e", "3 descarte 7b")
    played = play(dealt(), *ALL_MUS, *thrown)
    assert played.stock.discards == cards("5o4o6c7e7b")
    assert played.ruleset.discards == "down"


def test_mus_5_setting_face_up_changes_no_verdict() -> None:
    down, up = all_four(dealt()), all_four(dealt("classic+discards=up"))
    assert (down.deal.hands, down.stock) == (up.deal.hands, up.stock)


def test_mus_6_when_the_stock_runs_out_the_discards_are_shuffled_into_a_new_one() -> None:
    once = all_four(dealt())
    assert (len(once.stock.cards), len(once.stock.discards)) == (8, 16)
    twice = all_four(once)
    assert (len(twice.stock.cards), len(twice.stock.discards)) == (24, 0)
    assert sorted(map(str, every_card(twice))) == sorted(map(str, DECK))


def test_mus_6_what_is_left_of_the_stock_is_given_first() -> None:
    once = all_four(dealt())
    twice = all_four(once)
    given = [card for seat in range(4) for card in twice.deal.hand(seat).cards]
    assert tuple(given[:8]) == once.stock.cards


def test_mus_6_all_that_was_thrown_is_shuffled_this_time_too() -> None:
    """Ruling: all throw before anybody gets, as six players may throw more than is left."""
    played = all_four(begin(*("RRC1", "SS11", "7654", "CCC7", "6543", "7652"), rules="six"))
    assert (len(played.stock.cards), len(played.stock.discards)) == (16, 0)
    assert sorted(map(str, every_card(played))) == sorted(map(str, DECK))


def test_mus_6_the_shuffle_hangs_on_the_seed() -> None:
    hands = [all_four(all_four(dealt(seed=seed))).deal for seed in (1, 1, 2)]
    assert hands[0] == hands[1] != hands[2]


def test_mus_6_each_shuffle_of_a_round_is_another() -> None:
    first = Stock((), cards(STOCK), 3)
    again = Stock((), cards(STOCK), first.renewed().seed)
    assert first.renewed().cards != again.renewed().cards


def test_mus_6_setting_reshuffled_after_every_mus() -> None:
    thrown = ("0 descarte 5o4o", "1 descarte 6c", "2 descarte 7e", "3 descarte 7b")
    played = play(dealt(f"classic+reshuffle={Reshuffle.EVERY_MUS}"), *ALL_MUS, *thrown)
    assert str(played.deal.hand(0)) == "RoCo1o1c"
    assert (len(played.stock.cards), played.stock.discards) == (24, ())
    assert played.stock.cards[:3] != cards("2c2e2b")
    assert set(cards("5o4o6c7e7b")) <= set(played.stock.cards)


def test_a_stock_does_not_give_more_than_there_is() -> None:
    short = Stock(cards("RoRc"), cards("Re"))
    assert len(short.give(3)[0]) == 3
    facts = refused(lambda: short.give(4), "short_stock", BadNotation).facts
    assert facts == {"wanted": 4, "cards": 3}


@pytest.mark.parametrize("verb", [verb for verb in Verb if verb not in TALK])
def test_nothing_else_is_open_in_the_talk(verb: str) -> None:
    refused(lambda: dealt().apply(parse_act(f"0 {verb}")), "not_open")
