"""The pages of quizzes, furnished for one person."""

from uuid import UUID

from engine import Question, options, truth
from tutor.models import Attempt, Run
from tutor.quizzes.plans import ready_made
from tutor.quizzes.services import begin_quiz, hand_in, keep_draft, take_quiz

OLD = "0|who-wins|grande|of-old|-|-"


def quiz_pages(visitor: UUID) -> dict[str, str]:
    """Each page of the quizzes by its name: nothing begun, begun, handed in, taken again."""
    open_still, done = _begun(visitor, "whole-scoring"), _begun(visitor, "variants")
    _choose(open_still, left_open=(3, 7, 9))
    _choose(done, left_open=(4,))
    last = done.attempts.filter(position=10)
    last.update(question=OLD)
    hand_in(run=done)
    assert done.quiz
    again = take_quiz(visitor=visitor, quiz=done.quiz)
    hand_in(run=again)
    fresh = _begun(visitor, "betting")
    begun, over, twice = map(_address, (open_still, done, again))
    return {
        "quizzes": "/quizzes/",
        "quizzes, no such code": "/quizzes/?code=" + "w" * 60,
        "own quiz": "/quizzes/own/?lesson=pares",
        "quiz begun": begun.rsplit("/", 2)[0] + "/",
        "quiz done": over.rsplit("/", 2)[0] + "/",
        "quiz asked": f"{_address(fresh)}1/",
        **{f"quiz chosen {at}": f"{begun}{at}/" for at in (1, 2, 5, 6, 10, 13, 14, 20)},
        "quiz overview": begun,
        "quiz hand in": f"{begun}hand-in/",
        "quiz result": over,
        "quiz result again": twice,
        **{f"quiz review {at}": f"{over}{at}/" for at in (1, 2, 4, 10)},
    }


def _begun(visitor: UUID, plan: str) -> Run:
    return begin_quiz(visitor=visitor, plan=ready_made()[plan])


def _choose(run: Run, left_open: tuple[int, ...]) -> None:
    """Every third not as it is, the fifth not known, some not at all."""
    for attempt in Attempt.objects.filter(run=run).exclude(position__in=left_open):
        keep_draft(attempt=attempt, answer=_answer(attempt))


def _answer(attempt: Attempt) -> str:
    question = Question.parse(attempt.question)
    right = truth(question)
    if attempt.position == 5:
        return "skip"
    wrong = next(code for code in options(question) if code != right)
    return right if attempt.position % 3 else wrong


def _address(run: Run) -> str:
    assert run.quiz
    return f"/quizzes/{run.quiz.code}/{run.pk}/"
