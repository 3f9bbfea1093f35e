"""Questions dealt beforehand: enough to choose among, fresh, and asked of one learner only."""

import pytest

from engine import Mind, Past, Question, Spec, deal_question, doubt, grade, shown
from tutor.drills import pool as pools
from tutor.drills.catalogue import catalogue
from tutor.drills.pool import DEALS, DEPTH, Pool, next_question

DRILL = catalogue()["juego-winner"]
SPECS = DRILL.specs


@pytest.fixture
def pool() -> Pool:
    return Pool()


def sizes(pool: Pool) -> list[int]:
    return [len(pool.ready(spec)) for spec in SPECS]


def dealt(monkeypatch: pytest.MonkeyPatch) -> list[Spec]:
    """The specs of which something is dealt from now on."""
    seen, deal = list[Spec](), deal_question

    def counted(spec: Spec, seed: int) -> Question:
        seen.append(spec)
        return deal(spec, seed)

    monkeypatch.setattr(pools, "deal_question", counted)
    return seen


def test_the_most_starved_spec_comes_first(pool: Pool) -> None:
    pool.stock(SPECS[:1], 3)
    pool.stock(SPECS, len(SPECS) - 1)
    assert sizes(pool) == [3, *[1] * (len(SPECS) - 1)]


def test_where_none_is_starved_the_oldest_goes_spec_after_spec(pool: Pool) -> None:
    pool.stock(SPECS, DEPTH * len(SPECS))
    before = [pool.ready(spec) for spec in SPECS]
    pool.stock(SPECS, len(SPECS))
    assert sizes(pool) == [DEPTH] * len(SPECS)
    assert all(pool.ready(spec)[:-1] == old[1:] for spec, old in zip(SPECS, before, strict=True))


def test_with_nothing_ready_two_are_dealt_and_one_of_them_is_asked(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = dealt(monkeypatch)
    asked = next_question(DRILL, Mind(), Past(), pool=pool)
    assert len(seen) == DEALS
    assert SPECS[asked.place] in seen
    assert sum(sizes(pool)) == DEALS - 1


def test_with_enough_ready_nothing_is_dealt(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    pool.stock(SPECS, 2 * len(SPECS))
    seen = dealt(monkeypatch)
    next_question(DRILL, Mind(), Past(), pool=pool)
    assert seen == []


def test_what_is_asked_of_one_is_asked_of_nobody_else(pool: Pool) -> None:
    pool.stock(SPECS, 4 * len(SPECS))
    asked = [next_question(DRILL, Mind(), Past(), pool=pool) for _ in range(20)]
    left = {id(one.question) for spec in SPECS for one in pool.ready(spec)}
    assert len({id(one.question) for one in asked}) == 20
    assert not left & {id(one.question) for one in asked}


def test_the_place_is_that_of_the_spec_that_dealt_it(pool: Pool) -> None:
    pool.stock(SPECS[3:5], 4)
    asked = next_question(DRILL, Mind(), Past([0, 9], [True, True]), pool=pool)
    assert asked.question.lance == SPECS[asked.place].lance
    assert sizes(pool)[asked.place] < 2 or asked.place < 3


def test_what_was_asked_lately_does_not_come_while_there_is_other(pool: Pool) -> None:
    pool.stock(SPECS, 3 * len(SPECS))
    every = [one for spec in SPECS for one in pool.ready(spec)]
    lately = {one.seen.key for one in every[::2]}
    for _ in range(5):
        asked = next_question(DRILL, Mind(), Past(), lately, pool=pool)
        assert shown(asked.question).key not in lately


def test_somebody_new_begins_in_the_gentler_half(pool: Pool) -> None:
    pool.stock(SPECS, 3 * len(SPECS))
    half = -(-len(SPECS) // 2)
    assert all(next_question(DRILL, Mind(), Past(), pool=pool).place < half for _ in range(8))


def test_it_gets_harder_with_every_right_answer_and_gentler_after_an_error(pool: Pool) -> None:
    pool.stock(SPECS, 6 * len(SPECS))
    half = -(-len(SPECS) // 2)
    past = Past([0, 1, 2], [True, True, True])
    places = {next_question(DRILL, Mind(), past, pool=pool).place for _ in range(24)}
    assert max(places) >= half + 2
    slipped = Past([0, 1, 2], [True, True, False])
    assert all(next_question(DRILL, Mind(), slipped, pool=pool).place < half for _ in range(8))


def test_what_leaves_two_beliefs_in_doubt_is_decided_next(pool: Pool) -> None:
    pool.stock(SPECS, 20)
    open_ones = [
        (one.seen, given)
        for spec in SPECS
        for one in pool.ready(spec)
        for given in set(one.seen.answers.values())
        if doubt(one.seen, given)
    ]
    assert open_ones
    for seen, given in open_ones[:5]:
        asked = next_question(DRILL, Mind(), Past([0], [False], doubt(seen, given)), pool=Pool())
        assert shown(asked.question).tells_apart(doubt(seen, given))


def test_questions_of_a_cold_pool_can_be_judged() -> None:
    for drill in catalogue().values():
        asked = next_question(drill, Mind(), Past(), pool=Pool())
        assert grade(asked.question, "skip").right
