"""The next question is the one that tells most of what is not known of a learner."""

from collections import Counter
from collections.abc import Callable

import pytest

from engine import Chance, Kind, Lance, Mind, Question, Ready, Shown, Source, Spec, choose, shown
from engine.mind.information import Outlook
from engine.mind.shown import PLACE_OF
from tests.engine.mind.meeting import ONE, TRUTH, TWO, after, asked, erring, knowing
from tutor.drills.catalogue import catalogue

BARE = Question.parse("1|which-pares|-|classic|RoRc3e4b|-")
PLAIN = Spec(Kind.WHO_WINS, Lance.GRANDE, spares=(ONE,))
EXPOSING = Spec(Kind.WHO_WINS, Lance.GRANDE, exposes=(ONE,))
OTHER = Spec(Kind.WHO_WINS, Lance.GRANDE, needs=("late-card",))
SPECS = (PLAIN, EXPOSING, OTHER)


def draw(spec: Spec, seed: int) -> Ready:
    """A question on which ONE errs, another belief, or none, by its spec."""
    key = 1000 * SPECS.index(spec) + seed
    answers: dict[Spec, dict[str, str]] = {EXPOSING: {"one": "a"}, OTHER: {"two": "b"}}
    return Ready(BARE, asked(key, 4, **answers.get(spec, {})))


def source(key: int = 0, **options: object) -> Source:
    return Source(SPECS, Chance("choose", key), draw=draw, **options)  # type: ignore[arg-type]


def picked(mind: Mind, times: int = 20) -> Counter[Spec]:
    return Counter(choose(mind, source(key)).spec for key in range(times))


def test_the_same_chance_gives_the_same_question() -> None:
    mind, drill = after(*erring(1)), catalogue()["juego-winner"]
    chosen = [choose(mind, Source(drill.specs, Chance("same"))) for _ in range(2)]
    assert chosen[0] == chosen[1]
    assert chosen[0].seen == shown(chosen[0].question)
    assert chosen[0].spec == drill.specs[chosen[0].place]


def test_what_is_suspected_is_asked() -> None:
    suspected = after((asked(1, one="a"), "a"), *[(asked(key), TRUTH) for key in range(2, 6)])
    assert suspected.owed == 0
    assert picked(suspected)[EXPOSING] == 20


def test_a_control_follows_an_error_of_somebody_who_may_guess() -> None:
    doubtful = after((asked(1, one="a"), "a"))
    assert doubtful.owed == 1
    assert doubtful.guessing > 0.15
    assert picked(doubtful)[EXPOSING] == 0


def test_no_control_for_somebody_who_thinks() -> None:
    thinking = after(*[(asked(key), TRUTH) for key in range(6)], (asked(9, one="a"), "a"))
    assert thinking.owed == 1
    assert thinking.guessing < 0.15
    assert picked(thinking)[EXPOSING] == 20


def test_what_is_said_is_asked_again_on_every_third_question() -> None:
    said = after(*erring(6))
    assert said.said == {ONE}
    assert said.count % 3 == 0
    assert picked(said)[EXPOSING] == 20


def test_suspects_that_answer_alike_are_told_apart() -> None:
    both = [(asked(key, one="a", two="a"), "a") for key in range(2)]
    mind = after(*both, *[(asked(50 + key), TRUTH) for key in range(4)])

    def alike(spec: Spec, seed: int) -> Ready:
        apart = {"one": "a"} if seed % 8 == 0 else {"one": "a", "two": "a"}
        return Ready(BARE, asked(seed, 4, **apart))

    chosen = choose(mind, Source((EXPOSING,), Chance("apart"), draw=alike))
    assert PLACE_OF[TWO] not in chosen.seen.answers


def test_what_was_asked_does_not_come_again_while_there_is_other() -> None:
    keys = {1000 * place + seed for place in range(3) for seed in range(40)}
    chosen = [choose(Mind(), source(key, asked=keys)).seen.key for key in range(20)]
    assert not keys & set(chosen)


def test_a_spec_not_asked_for_long_has_its_turn() -> None:
    known = after(*knowing(20))
    first = choose(known, source(recent=[1, 2, 1, 2, 1, 2, 1, 2]))
    assert first.spec == PLAIN


def test_specs_come_round_for_somebody_who_knows() -> None:
    mind, drill, recent = Mind(), catalogue()["grande-winner"], list[int]()
    for number in range(24):
        chosen = choose(mind, Source(drill.specs, Chance("round", number), recent))
        mind = after((chosen.seen, chosen.seen.truth), mind=mind)
        recent.append(chosen.place)
    assert set(recent) == set(range(len(drill.specs)))


def test_information_is_none_where_nothing_is_to_be_learnt() -> None:
    sure = after(*[(asked(key), TRUTH) for key in range(40)])
    nothing, something = asked(1), asked(2, one="a")
    outlook = Outlook(sure.weights)
    assert 0 <= outlook.information(nothing) < outlook.information(something)


def test_more_choices_tell_more_of_guessing() -> None:
    outlook = Outlook(Mind().weights)
    information: Callable[[Shown], float] = outlook.information
    assert information(asked(1, 2)) < information(asked(1, 4)) < information(asked(1, 16))


@pytest.mark.parametrize("choices", [3, 4, 9])
def test_information_is_never_more_than_the_entropy_of_all_answers(choices: int) -> None:
    outlook = Outlook(after(*erring(2)).weights)
    assert 0 < outlook.information(asked(1, choices, one="a", two="b")) < 2.2
