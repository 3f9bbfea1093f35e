"""Forty learners at once, each in two windows, against the server as it runs: processes, threads.

Nothing here is timed.
"""

from concurrent.futures import ThreadPoolExecutor

from bench.real.browser import Browser
from bench.real.classroom import shared_quiz
from engine import Question, truth
from tutor.learner.rebuilding import rebuild
from tutor.models import Attempt, Learner, Mind, Quiz, Run
from tutor.models.drills import Mode

LEARNERS, QUESTIONS = 40, 5
DRILL = "juego-total"


def practise(browser: Browser, number: int) -> None:
    """A sitting, each question answered from two windows at once."""
    url = browser.twice(f"/en/drills/{DRILL}/")
    for position in range(1, QUESTIONS + 1):
        at = f"{url.rsplit('/', 2)[0]}/{position}/"
        assert browser.twice(at, answer=_answer(number, position)) == at


def take(browser: Browser, quiz: Quiz) -> None:
    """A quiz, begun twice at once and handed in so."""
    url = browser.twice(f"/en/quizzes/{quiz.code}/")
    for position in range(1, QUESTIONS + 1):
        browser.post(f"{url.rsplit('/', 2)[0]}/{position}/", answer="skip")
    browser.twice(f"{url.rsplit('/', 2)[0]}/hand-in/")


def _answer(number: int, position: int) -> str:
    return str(4 + (number + position) % 37)


def work(port: int, number: int, quiz: Quiz) -> str:
    """All that one of the forty does; his cookie."""
    browser = Browser(port)
    browser.get(f"/en/drills/{DRILL}/")
    practise(browser, number)
    take(browser, quiz)
    return browser.cookies["visitor"].split(":")[0].strip('"')


def test_forty_at_once_lose_nothing_and_double_nothing(port: int) -> None:
    quiz = shared_quiz(QUESTIONS)
    with ThreadPoolExecutor(LEARNERS) as class_:
        sent = [class_.submit(work, port, number, quiz) for number in range(LEARNERS)]
        visitors = [one.result() for one in sent]
    assert len(set(visitors)) == Learner.objects.count() == LEARNERS
    assert Run.objects.count() == 2 * LEARNERS
    assert Attempt.objects.count() == 2 * LEARNERS * QUESTIONS
    for number, visitor in enumerate(visitors):
        learner = Learner.objects.get(visitor=visitor)
        _has_all(learner, number)
        assert not rebuild(learner.pk), "what is known of a learner is not what he answered"


def _has_all(learner: Learner, number: int) -> None:
    practice, quiz = (learner.runs.get(mode=mode) for mode in (Mode.PRACTICE, Mode.QUIZ))
    assert practice.finished_at
    assert quiz.finished_at
    answers = practice.attempts.order_by("position")
    assert [one.answer for one in answers] == [
        _answer(number, position) for position in range(1, QUESTIONS + 1)
    ]
    for one in answers:
        is_right = one.answer == truth(Question.parse(one.question))
        assert one.verdict == ("right" if is_right else "wrong")
    assert [one.answer for one in quiz.attempts.all()] == ["skip"] * QUESTIONS
    assert Mind.objects.get(learner=learner).answers == QUESTIONS + 1
    assert len(learner.skills.get(drill=DRILL).tries) == 8
