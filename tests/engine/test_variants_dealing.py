"""VAR-3 and VAR-4: cards that are changed before the mus talk."""

import pytest

from engine import Phase, Round
from tests.engine.playing import ALL_MUS, begin, finish, play, refused

DEAL = ("RoCo5o4o", "Rc7c6c4c", "ReSe7e5e", "RbCbSb7b")
STOCK = "1o1c1e1b2o2c2e2b"
FOUR_TO_SEVEN = ("7o6o5o4o", "RcCcSc4c", "7e6e5e4e", "RbCbSb4b")


def seen(rules: str = "mus_visto") -> Round:
    return begin(*DEAL, rules=rules, stock=STOCK, card_seen=True)


def renewing(rules: str = "renewal") -> Round:
    return begin(*FOUR_TO_SEVEN, rules=rules, stock=STOCK)


def hands(played: Round) -> list[str]:
    return [str(played.deal.hand(seat)) for seat in played.every]


def test_var_3_a_card_seen_lets_all_change_before_the_talk() -> None:
    played = seen()
    for seat in range(4):
        assert (played.phase, played.to_act) == (Phase.VISTO, (seat,))
        played = play(played, f"{seat} descarte {played.deal.hand(seat)}")
    assert (played.phase, played.to_act) == (Phase.MUS, (0,))


def test_var_3_each_changes_as_many_as_he_likes_none_if_he_likes() -> None:
    counts = [len(str(act).split()[-1]) // 2 for act in seen().legal_acts()[1:]]
    assert [counts.count(number) for number in range(1, 5)] == [4, 6, 4, 1]
    assert str(seen().legal_acts()[0]) == "0 descarte"
    talk = ("0 descarte", "1 descarte 6c4c", "2 descarte", "3 descarte 7b")
    assert hands(play(seen(), *talk)) == ["RoCo5o4o", "Rc7c1o1c", "ReSe7e5e", "RbCbSb1e"]


def test_var_3_nobody_has_to_say_mus_for_it_and_the_talk_begins_afresh() -> None:
    played = play(seen(), *(f"{seat} descarte" for seat in range(4)))
    assert hands(played) == list(DEAL)
    assert play(played, *ALL_MUS).phase is Phase.DISCARD
    refused(lambda: play(play(played, *ALL_MUS), "0 descarte"), "not_open")


def test_var_3_is_a_rule_of_some_houses_alone() -> None:
    assert seen("classic").phase is Phase.MUS
    assert begin(*DEAL, rules="mus_visto").phase is Phase.MUS


def test_var_3_there_is_no_mus_to_say_while_cards_are_changed() -> None:
    refused(lambda: play(seen(), "0 mus"), "not_open")


def test_var_4_whoever_is_dealt_4_5_6_7_may_take_four_new_cards() -> None:
    played = renewing()
    assert (played.phase, played.to_act) == (Phase.RENEWAL, (0,))
    assert [str(act) for act in played.legal_acts()] == ["0 cambio", "0 servido"]
    played = play(played, "0 cambio")
    assert hands(played)[0] == "1o1c1e1b"
    assert (played.phase, played.to_act) == (Phase.RENEWAL, (2,))
    played = play(played, "2 servido")
    assert hands(played)[2] == FOUR_TO_SEVEN[2]
    assert (played.phase, played.to_act) == (Phase.MUS, (0,))


def test_var_4_the_cards_shown_go_to_the_discards() -> None:
    stock = play(renewing(), "0 cambio").stock
    assert "".join(map(str, stock.discards)) == FOUR_TO_SEVEN[0]
    assert "".join(map(str, stock.cards[:4])) == STOCK[8:]


def test_var_4_who_holds_anything_else_is_not_asked() -> None:
    refused(lambda: play(renewing(), "0 servido", "1 cambio"), "out_of_turn")
    assert begin(*DEAL, rules="renewal").phase is Phase.MUS


def test_var_4_a_pair_among_them_is_something_else() -> None:
    assert begin("7o6o5o5c", *FOUR_TO_SEVEN[1::2], "RoSeCeRe", rules="renewal").phase is Phase.MUS


def test_var_4_the_new_cards_are_not_changed_again() -> None:
    """Ruling: the right is that of the deal."""
    again = begin("7o6o5o4o", "RcCcSc1c", "ReCeSe1e", "RbCbSb1b", rules="renewal", stock="7c6c5c4c")
    renewed = play(again, "0 cambio")
    assert (hands(renewed)[0], renewed.phase) == ("7c6c5c4c", Phase.MUS)


def test_var_4_is_a_rule_of_some_houses_alone() -> None:
    assert renewing("classic").phase is Phase.MUS


@pytest.mark.parametrize("rules", ["mus_visto+renew_4567=true"])
def test_var_4_comes_before_var_3(rules: str) -> None:
    """Ruling: first what was dealt is put right, then the card seen lets all change."""
    played = begin(*FOUR_TO_SEVEN, rules=rules, stock=STOCK, card_seen=True)
    assert play(played, "0 cambio", "2 servido").phase is Phase.VISTO


def test_var_3_and_4_lead_to_a_round_like_any_other() -> None:
    assert len(finish(play(renewing(), "0 cambio")).tanteo.awards) >= 3
    assert len(finish(seen()).tanteo.awards) >= 3
