"""Which questions are weighed for somebody, and how pairs of beliefs come and go."""

from dataclasses import replace

import pytest

from engine import Chance, Choice, Kind, Lance, Mind, Question, Ready, Shown, Source, Spec
from engine.mind.choosing import CANDIDATES, _aimed, _controls, _said, _Scale, _telling
from engine.mind.learning import _regrouped, paired, pairs_of
from engine.mind.shown import BELIEFS, PLACE_OF
from engine.mind.weights import FIRST_PAIR, ODDS, Weights
from tests.engine.mind.meeting import ONE, TRUTH, TWO, after, asked, believer

BARE = Question.parse("1|which-pares|-|classic|RoRc3e4b|-")
ALIKE = Spec(Kind.WHO_WINS, Lance.GRANDE, exposes=(ONE,))
APART = Spec(Kind.WHO_WINS, Lance.GRANDE, exposes=(TWO,))
NONE = Spec(Kind.WHO_WINS, Lance.GRANDE, spares=(ONE, TWO))
ANSWERS = {ALIKE: {"one": "a", "two": "a"}, APART: {"one": "a", "two": "b"}, NONE: {}}
BOTH = [PLACE_OF[ONE], PLACE_OF[TWO]]


def draw(spec: Spec, seed: int) -> Ready:
    return Ready(BARE, asked(1000 * list(ANSWERS).index(spec) + seed, 4, **ANSWERS[spec]))


def source(key: int = 0, specs: tuple[Spec, ...] = tuple(ANSWERS)) -> Source:
    return Source(specs, Chance("candidates", key), draw=draw)


def telling(suspects: list[int], turn: int) -> list[Spec]:
    return [_telling(suspects, source(key), turn).spec for key in range(30)]


def specs_of(choices: list[Choice]) -> list[Spec]:
    return [choice.spec for choice in choices]


@pytest.mark.parametrize("turn", [0, 2, 4])
def test_by_turns_it_comes_from_what_is_made_for_the_first_suspect(turn: int) -> None:
    assert set(telling(BOTH, turn)) == {ALIKE}


@pytest.mark.parametrize("turn", [1, 3, 5])
def test_or_from_anything_that_tells_two_suspects_apart(turn: int) -> None:
    assert telling(BOTH, turn).count(APART) >= 20
    assert NONE not in telling(BOTH, turn)


def test_who_is_suspected_of_one_thing_is_asked_what_shows_it() -> None:
    found = telling(BOTH[:1], 1)
    assert NONE not in found
    assert found.count(ALIKE) >= 10 <= found.count(APART)


def test_as_many_are_weighed_for_everybody() -> None:
    suspected = after((asked(1, one="a"), "a"), *[(asked(key), TRUTH) for key in range(2, 6)])
    for mind in (Mind(), suspected, believer(5)):
        assert len(list(_aimed(mind, source()))) == CANDIDATES
    assert len(list(_controls(source()))) == CANDIDATES


def test_half_of_the_controls_are_plain() -> None:
    controls = specs_of(list(_controls(source())))
    assert set(controls[: CANDIDATES // 2]) == {NONE}
    assert set(controls[CANDIDATES // 2 :]) == set(ANSWERS)


def test_suspects_and_what_is_said_come_before_the_rest() -> None:
    suspected = after((asked(1, one="a"), "a"), *[(asked(key), TRUTH) for key in range(2, 6)])
    assert specs_of(list(_aimed(suspected, source())))[:5:2] == [ALIKE] * 3
    said = believer(6)
    assert said.said == {ONE}
    aimed = [specs_of(list(_aimed(said, source(key)))) for key in range(10)]
    assert sum(specs.count(ALIKE) for specs in aimed) > 60


def test_what_is_said_counts_on_every_third_answer() -> None:
    third, other = believer(5), believer(6)
    assert (third.count, other.count) == (9, 10)
    assert _Scale(third, source())._said == [PLACE_OF[ONE]]
    assert _Scale(other, source())._said == []


def test_of_a_cause_that_is_said_the_likeliest_belief_counts() -> None:
    cause = "three-is-three"
    seen = Shown(1, TRUTH, 4, {PLACE_OF[cause]: "a"})
    mind = replace(after((seen, "a")), said=frozenset({cause}))
    assert _said(mind) == [PLACE_OF[cause]]


def test_a_pair_that_goes_falls_to_its_likelier_half() -> None:
    none, rest = 0.5, [0.01] * len(BELIEFS)
    rest[3], rest[7] = 0.2, 0.1
    row = _regrouped((none, *rest, 0.15), [(3, 7)], (), ())
    assert row == pytest.approx([none, *rest[:3], 0.35, *rest[4:]])


def test_a_pair_that_comes_is_due_what_two_independent_beliefs_weigh() -> None:
    none, rest = 0.5, [0.001] * len(BELIEFS)
    rest[3], rest[7] = 0.2, 0.1
    pairs = pairs_of((3,))
    row = _regrouped((none, *rest), (), pairs, (3,))
    due = dict(zip(pairs, row[FIRST_PAIR:], strict=True))
    assert due[3, 7] == pytest.approx(0.2 * ODDS)
    assert due[0, 3] == pytest.approx(0.2 * 0.001 / 0.5)
    nobody = _regrouped((0.0, *rest), (), pairs, (3,))
    assert nobody[FIRST_PAIR] == pytest.approx(0.2 * ODDS)


def test_the_three_likeliest_lead_and_stay_while_they_do_not_fall_far() -> None:
    def held(*chances: float) -> Weights:
        rest = [0.0] * len(BELIEFS)
        rest[1], rest[2], rest[4], rest[5] = chances
        return Weights(((1 - sum(chances), *rest), *[(0.0,) * FIRST_PAIR] * 4))

    assert paired(held(0.21, 0.22, 0.23, 0.24)).leaders == (2, 4, 5)
    led = paired(held(0.3, 0.1, 0.1, 0.1))
    assert led.leaders == (1,)
    fallen = held(0.1, 0.1, 0.1, 0.1)
    kept = paired(
        Weights(tuple(row + (0.0,) * len(led.pairs) for row in fallen.rows), (1,), led.pairs)
    )
    assert kept.leaders == (1,)
    assert paired(fallen).leaders == ()
