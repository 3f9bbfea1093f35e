"""What is said of a learner, on what evidence, and when it is taken back."""

from dataclasses import replace

import pytest

from engine import Answered, Mind, Shown, Statement
from engine.mind.mind import SAID, SUSPECTED, UNSAID
from engine.mind.shown import PLACE_OF
from engine.mind.trace import Trace
from tests.engine.mind.meeting import ONE, TRUTH, after, asked, believer, erring, knowing


def told(mind: Mind, cause: str = ONE) -> Statement:
    return next(one for one in mind.statements() if one.cause == cause)


def test_three_errors_that_fit_are_said_and_two_are_not() -> None:
    assert not believer(2).said
    assert believer(3).said == {ONE}


def test_the_same_question_again_is_no_new_evidence() -> None:
    again = [(asked(1, one="a"), "a")] * 6
    mind = after(*again)
    assert mind.probability(ONE) > 0.8
    assert not mind.said


def test_a_right_answer_halves_what_speaks_for_it() -> None:
    mind = after(*knowing(1), mind=believer(2))
    assert mind.traces[PLACE_OF[ONE]].matches == 1
    assert not after(*erring(1, first=50), mind=mind).said


def test_a_statement_rests_on_its_questions() -> None:
    statement = told(after((asked(90, 2, one="a"), TRUTH), mind=believer(5)))
    assert statement.fits == (4, 5, 6, 7, 8)
    assert statement.against == (9,)
    assert statement.is_said


def test_it_stays_said_between_the_thresholds() -> None:
    mind = after((asked(90, 2, one="a"), TRUTH), mind=believer(5))
    assert UNSAID < mind.probability(ONE) < SAID
    assert mind.said == {ONE}


def test_below_it_is_unsaid_and_the_evidence_begins_anew() -> None:
    mind = after(*knowing(2), mind=believer(5))
    assert mind.probability(ONE) < UNSAID
    assert not mind.said
    assert not any(one.cause == ONE for one in mind.statements())
    relapsed = after(*erring(2, first=400), mind=mind)
    assert relapsed.probability(ONE) > SAID
    assert not relapsed.said


def test_what_is_unsaid_by_an_error_that_fits_is_a_suspect_like_any_other() -> None:
    """As where others have become likelier meanwhile."""
    place = PLACE_OF[ONE]
    said = replace(Mind(), said=frozenset({ONE}), traces={place: Trace(matches=3)})
    mind = after((asked(1, one="a"), "a"), mind=said)
    assert SUSPECTED < mind.probability(ONE) < UNSAID
    assert not mind.said
    assert place not in mind.traces
    assert mind.owed == 1


def test_beliefs_of_one_cause_are_said_together() -> None:
    places = PLACE_OF["three-is-three"], PLACE_OF["three-adds-three"]
    alike = [(Shown(key, TRUTH, 8, dict.fromkeys(places, "a")), "a") for key in range(4)]
    mind = after(*alike)
    assert max(map(mind.probability, ("three-is-three", "three-adds-three"))) < 0.8
    assert mind.said == {"three-is-three"}
    assert told(mind, "three-is-three").fits == (0, 1, 2, 3)


def test_guessing_is_said_on_a_block_of_answers_and_not_before() -> None:
    block = [(asked(key, one="a"), "other") for key in range(8)]
    assert after(*block).rather_guesses
    assert not after(*block[:7]).rather_guesses
    assert not believer(8).rather_guesses
    assert not Mind().rather_guesses


def test_a_new_chapter_after_a_block_renews_the_guess_level() -> None:
    block = [(asked(key, one="a"), "other") for key in range(9)]
    mind = after(*block)
    right = asked(99)
    here = mind.answered(Answered(right, TRUTH, 9, "chapter"))
    there = mind.answered(Answered(right, TRUTH, 9, "another"))
    assert there.guessing < here.guessing


def test_chapters_by_turns_renew_nothing() -> None:
    def mind(chapters: str) -> Mind:
        answers = [(asked(key, one="a"), "other") for key in range(8)]
        return Mind.rebuilt(
            Answered(seen, answer, key, chapters[key % len(chapters)])
            for key, (seen, answer) in enumerate(answers)
        )

    assert mind("ab").weights == mind("a").weights


def test_a_pause_makes_everything_less_sure() -> None:
    mind = believer(3)
    assert mind.rested(0) is mind
    rests = [mind.rested(days).probability(ONE) for days in (30, 2, 0)]
    assert rests == sorted(set(rests))
    assert mind.rested(30) == mind.rested(20)


@pytest.mark.parametrize(("errors", "owed"), [(1, 1), (2, 2)])
def test_controls_are_owed_for_errors_that_fit(errors: int, owed: int) -> None:
    mind = after(*erring(errors))
    assert mind.owed == owed
    assert after((asked(99), TRUTH), mind=mind).owed == owed - 1


def test_the_same_answers_give_the_same_mind() -> None:
    answers = [
        Answered(seen, answer, number, "chapter")
        for number, (seen, answer) in enumerate([*erring(4), *knowing(3)])
    ]
    step_by_step = Mind()
    for answer in answers:
        step_by_step = step_by_step.answered(answer)
    assert Mind.rebuilt(answers) == step_by_step
