"""Chapter 13 of the rulebook: stones, amarracos and those who keep them."""

from itertools import accumulate

import pytest

from engine import AMARRACO, Deed, Keeper, Keeping, Step, dentro_at, keeping, steps
from engine.stones import DISH

TARGETS = (1, 5, 6, 30, 33, 35, 40, 50)


def by_hand(deeds: tuple[Step, ...], before: Keeping) -> list[Keeping]:
    """What lies on the table after each deed, moved piece by piece."""
    return list(accumulate(deeds, moved, initial=before))


def moved(now: Keeping, step: Step) -> Keeping:
    match step.deed:
        case Deed.TAKE:
            return Keeping(now.loose + step.count, now.amarracos, now.is_dentro)
        case Deed.CHANGE:
            return Keeping(now.loose - 5, now.amarracos + step.count, now.is_dentro)
        case Deed.DENTRO:
            return Keeping(now.loose, now.amarracos - step.count, True)
        case Deed.OUT:
            return now


@pytest.mark.parametrize(
    ("stones", "amarracos", "loose"), [(0, 0, 0), (4, 0, 4), (5, 1, 0), (33, 6, 3)]
)
def test_sto_1_five_stones_make_an_amarraco(stones: int, amarracos: int, loose: int) -> None:
    assert AMARRACO == 5
    assert keeping(stones, 40) == Keeping(loose, amarracos, is_dentro=False)


def test_sto_1_twenty_two_stones_are_enough_for_both_couples() -> None:
    """At the worst five loose ones and six amarracos lie before each couple, never more."""
    tables = [by_hand(steps(stones, 40, 40), keeping(stones, 40)) for stones in range(40)]
    most = max(now.on_table for table in tables for now in table)
    assert 2 * most == DISH == 22


@pytest.mark.parametrize(
    ("deed", "keeper"),
    [
        (Deed.TAKE, Keeper.LOOSE),
        (Deed.CHANGE, Keeper.LOOSE),
        (Deed.DENTRO, Keeper.AMARRACOS),
        (Deed.OUT, Keeper.LOOSE),
    ],
)
def test_sto_2_one_partner_keeps_the_loose_stones_the_other_the_amarracos(
    deed: Deed, keeper: Keeper
) -> None:
    assert deed.keeper is keeper


def test_sto_3_at_five_loose_stones_four_go_back_and_one_becomes_an_amarraco() -> None:
    assert steps(3, 4, 40) == (Step(Deed.TAKE, 2), Step(Deed.CHANGE, 1), Step(Deed.TAKE, 2))
    before, full, changed, _ = by_hand(steps(3, 4, 40), keeping(3, 40))
    assert (before.loose, full.loose, changed) == (3, 5, Keeping(0, 1, is_dentro=False))
    assert full.on_table - changed.on_table == 4


def test_sto_4_at_seven_amarracos_dentro_is_said_and_the_seven_go_back() -> None:
    assert [step.deed for step in steps(33, 3, 40)] == [
        Deed.TAKE, Deed.CHANGE, Deed.DENTRO, Deed.TAKE,
    ]  # fmt: skip
    assert steps(33, 3, 40)[2] == Step(Deed.DENTRO, 7)
    assert keeping(35, 40) == Keeping(0, 0, is_dentro=True)
    assert keeping(34, 40) == Keeping(4, 6, is_dentro=False)


def test_sto_4_five_more_stones_win() -> None:
    assert steps(35, 4, 40) == (Step(Deed.TAKE, 4),)
    assert steps(35, 5, 40) == (Step(Deed.TAKE, 5), Step(Deed.OUT, 0))
    assert steps(39, 12, 40) == (Step(Deed.TAKE, 1), Step(Deed.OUT, 0))


@pytest.mark.parametrize(("target", "amarracos"), [(30, 5), (35, 6), (40, 7), (50, 9)])
def test_sto_4_with_another_target_dentro_is_one_amarraco_short_of_it(
    target: int, amarracos: int
) -> None:
    assert dentro_at(target) == amarracos
    first = next(stones for stones in range(target) if keeping(stones, target).is_dentro)
    assert first == 5 * amarracos == target - 5
    assert Step(Deed.DENTRO, amarracos) in steps(first - 1, 1, target)


@pytest.mark.parametrize(("target", "amarracos"), [(33, 6), (6, 1), (5, 0), (1, 0)])
def test_sto_4_to_an_odd_target_dentro_is_the_last_whole_amarraco_below(
    target: int, amarracos: int
) -> None:
    assert dentro_at(target) == amarracos


@pytest.mark.parametrize("target", TARGETS)
def test_what_the_keepers_do_leads_to_what_then_lies_there(target: int) -> None:
    for stones in range(target):
        for paid in range(1, target - stones):
            assert by_hand(steps(stones, paid, target), keeping(stones, target))[-1] == keeping(
                stones + paid, target
            )


@pytest.mark.parametrize("target", TARGETS)
def test_who_reaches_the_target_is_out_and_takes_no_more(target: int) -> None:
    for stones in range(target):
        deeds = steps(stones, target + 7, target)
        assert deeds[-1] == Step(Deed.OUT, 0)
        assert sum(step.count for step in deeds if step.deed is Deed.TAKE) == target - stones


def test_nothing_is_done_where_nothing_is_paid() -> None:
    assert steps(12, 0, 40) == ()
