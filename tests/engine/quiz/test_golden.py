"""Seeds give the questions that they have always given; else the drill needs a new version."""

from tests.engine.quiz.golden import FILE, lines


def test_seeds_give_the_questions_that_they_gave() -> None:
    assert lines() == FILE.read_text().splitlines()
