"""Where the next question may come from: specs in turn, plain ones, those that expose a belief."""

from itertools import islice

from engine import Chance, Kind, Lance, Mind, Question, Ready, Source, Spec, choose
from engine.mind.shown import PLACE_OF
from tests.engine.mind.meeting import ONE, TRUTH, TWO, after, asked, believer

BARE = Question.parse("1|which-pares|-|classic|RoRc3e4b|-")
PLAIN = Spec(Kind.WHO_WINS, Lance.GRANDE, spares=(ONE, TWO))
SPARING = Spec(Kind.WHO_WINS, Lance.GRANDE, spares=(ONE, TWO), exposes=("grande-top-only",))
EXPOSING = Spec(Kind.WHO_WINS, Lance.GRANDE, exposes=(ONE,))
OTHER = Spec(Kind.WHICH_PARES)
SPECS = (PLAIN, SPARING, EXPOSING, OTHER)


def draw(spec: Spec, seed: int) -> Ready:
    """A question on which ONE errs, or none."""
    key = 1000 * SPECS.index(spec) + seed
    return Ready(BARE, asked(key, 4, one="a") if spec is EXPOSING else asked(key, 4))


def source(key: int = 0, **options: object) -> Source:
    return Source(SPECS, Chance("source", key), draw=draw, **options)  # type: ignore[arg-type]


def test_what_was_not_asked_for_longest_comes_first() -> None:
    turns = source(recent=[3, 1, 0, 2]).in_turn()
    assert [choice.place for choice in islice(turns, 8)] == [3, 1, 0, 2] * 2


def test_the_age_of_a_spec_is_counted_from_when_it_was_asked_last() -> None:
    ages = source(recent=[1, 3, 1, 0])
    assert [ages.age(place) for place in range(4)] == [0, 1, 8, 2]


def test_plain_are_the_specs_that_spare_most_and_expose_least() -> None:
    assert source().plain() == [0]
    mixed = Spec(Kind.WHO_WINS, Lance.GRANDE, spares=(ONE,), exposes=("grande-top-only",))
    assert Source((PLAIN, mixed), Chance("plain")).plain() == [0]


def test_a_belief_is_exposed_by_the_specs_made_for_it_or_else_by_any() -> None:
    assert source().exposing(PLACE_OF[ONE]) == [2]
    assert source().exposing(PLACE_OF["three-is-three"]) == [0, 1, 2, 3]


def test_a_belief_can_be_exposed_where_one_spec_asks_what_it_speaks_to() -> None:
    assert source().can_expose(PLACE_OF[ONE]) is True
    assert source().can_expose(PLACE_OF["ace-eleven"]) is False


def test_suspects_come_with_the_likeliest_first_and_without_what_is_said() -> None:
    both = [(asked(key, one="a", two="a"), "a") for key in range(2)]
    mind = after(*both)
    assert {place for place, _ in mind.suspects()} == {PLACE_OF[ONE], PLACE_OF[TWO]}
    first = after(*both, (asked(9, two="a"), TRUTH)).suspects()[0]
    second = after(*both, (asked(9, one="a"), TRUTH)).suspects()[0]
    assert (first[0], second[0]) == (PLACE_OF[ONE], PLACE_OF[TWO])
    assert [first[1], second[1]] > [chance for _, chance in mind.suspects()]
    said = believer(5)
    assert ONE in said.said
    assert PLACE_OF[ONE] not in [place for place, _ in said.suspects()]
    assert all(chance > 0.03 for _, chance in mind.suspects())


def test_of_somebody_who_may_hold_one_belief_it_is_asked() -> None:
    suspected = after((asked(1, one="a"), "a"), *[(asked(key), TRUTH) for key in range(2, 6)])
    assert {choose(suspected, source(key)).spec for key in range(10)} == {EXPOSING}


def test_a_pause_of_no_days_changes_nothing() -> None:
    mind = believer(2)
    assert mind.rested(0) == mind
    assert mind.rested(1) != mind
    assert mind.rested(21) == mind.rested(20) != mind.rested(19)


def test_chapters_renew_guessing_after_eight_answers_in_one() -> None:
    seven, eight = (after(*[(asked(key), TRUTH) for key in range(count)]) for count in (7, 8))
    assert (seven.block, eight.block, Mind().block) == (7, 8, 0)
    kept, renewed = seven._at("next"), eight._at("next")
    assert (kept.weights, kept.block) == (seven.weights, 1)
    assert renewed.weights == eight.weights.redrawn(0.5)
