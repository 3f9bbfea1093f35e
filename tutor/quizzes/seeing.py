"""Fills what the pages of quizzes show out of plans, quizzes and sittings."""

from collections.abc import Mapping, Sequence

from django.urls import reverse

from tutor import wording
from tutor.codes import spaced
from tutor.drills.catalogue import catalogue
from tutor.drills.seeing import drill_link
from tutor.drills.sight import Stone, StoneSight
from tutor.drills.stored import grade_of, question_of
from tutor.lessons.curriculum import lesson_of_drill, paths
from tutor.lessons.links import lesson_link
from tutor.lessons.sight import LinkSight
from tutor.models import Attempt, Quiz, Run
from tutor.models.quizzes import Difficulty
from tutor.quizzes.forms import OwnForm
from tutor.quizzes.plans import LENGTHS, OWN_RULES, lessons_to_ask, ready_made
from tutor.quizzes.services import SKIP
from tutor.quizzes.sight import (
    ChoiceSight,
    LessonScore,
    LineSight,
    OwnSight,
    PathChoices,
    QuizSight,
    ReadySight,
    SittingSight,
)
from tutor.wording import quizzes as words


def ready_sights() -> tuple[ReadySight, ...]:
    """The ready-made quizzes."""
    return tuple(
        ReadySight(
            plan=plan.name,
            title=words.quiz_title(plan.name, len(plan.lessons)),
            summary=words.quiz_summary(plan.name),
            count=words.question_count(plan.length),
        )
        for plan in ready_made().values()
    )


def title_of(quiz: Quiz) -> str:
    """What a quiz is called; a ready-made one that has gone, by its lessons."""
    plan = quiz.plan if quiz.plan in ready_made() else ""
    return words.quiz_title(plan, len(quiz.lessons.split()))


def quiz_sight(quiz: Quiz, share_url: str, waiting: Run | None) -> QuizSight:
    """A quiz, and the way back into it where one has begun it."""
    return QuizSight(
        title=title_of(quiz),
        code=spaced(quiz.code),
        count=words.question_count(quiz.length),
        rules=words.quiz_rules(quiz.ruleset),
        difficulty=words.difficulty_label(quiz.difficulty),
        lessons=tuple(lesson_link(slug) for slug in quiz.lessons.split()),
        action=reverse("quiz", args=[quiz.code]),
        share_url=share_url,
        resume_url=sitting_url(quiz, waiting.pk) if waiting else "",
    )


def sitting_url(quiz: Quiz, run_id: int) -> str:
    """A sitting's address: what is answered, then how it went."""
    return reverse("sitting", args=[quiz.code, run_id])


def question_url(quiz: Quiz, run_id: int, position: int) -> str:
    """The address of one question of a sitting, which is its explanation's too."""
    return reverse("sitting-question", args=[quiz.code, run_id, position])


def sitting_sight(run: Run, quiz: Quiz, counts: Mapping[str, int]) -> SittingSight:
    """A sitting in a line, from the numbers of its questions."""
    if run.finished_at:
        state = words.right_of(counts["right"], counts["counted"])
    else:
        state = words.answered_of(counts["answered"], quiz.length)
    return SittingSight(
        title=title_of(quiz),
        code=spaced(quiz.code),
        state=state,
        day=words.day(run.finished_at or run.started_at),
        url=sitting_url(quiz, run.pk),
    )


def stone_of(attempt: Attempt) -> Stone:
    """What is to be seen of a question: whether it is answered, then how it went."""
    if not attempt.is_open:
        return Stone.VOID if attempt.voided_at else Stone(attempt.verdict)
    if attempt.draft == SKIP:
        return Stone.SKIPPED
    return Stone.KEPT if attempt.draft else Stone.EMPTY


def stone_sight(attempt: Attempt, position: int = 0) -> StoneSight:
    """A question's stone; the one at `position` is the one that is looked at, if it is open."""
    state = stone_of(attempt)
    if state is Stone.EMPTY and attempt.position == position:
        state = Stone.NOW
    return StoneSight(state, words.quiz_stone(state, was_open=_was_open(attempt)))


def _was_open(attempt: Attempt) -> bool:
    return not attempt.is_open and not attempt.draft


def open_line(attempt: Attempt, quiz: Quiz) -> LineSight:
    """A question before it is handed in, with what is chosen."""
    question, stone = question_of(attempt), stone_sight(attempt)
    told = words.chosen(question, attempt.draft) if question and attempt.draft else stone.label
    return LineSight(
        number=attempt.position,
        state=stone.state,
        question=wording.question_title(question) if question else wording.gone_question(),
        told=told,
        url=question_url(quiz, attempt.run_id, attempt.position),
    )


def judged_line(attempt: Attempt, quiz: Quiz) -> LineSight:
    """A question after it was handed in, with what is right."""
    question, stone = question_of(attempt), stone_sight(attempt)
    is_told = question is not None and grade_of(question, attempt) is not None
    return LineSight(
        number=attempt.position,
        state=stone.state,
        question=wording.question_title(question) if question else wording.gone_question(),
        told=stone.label,
        url=question_url(quiz, attempt.run_id, attempt.position),
        answer=wording.right_answer(question) if question and is_told else "",
    )


def lesson_scores(attempts: Sequence[Attempt]) -> tuple[LessonScore, ...]:
    """How it went lesson by lesson, in the order in which they were asked."""
    scores = []
    for slug, asked in _by_lesson(attempts).items():
        right, counted = right_and_counted(asked)
        stones = tuple(map(stone_sight, asked))
        scores.append(LessonScore(lesson_link(slug), words.right_of(right, counted), stones))
    return tuple(scores)


def right_and_counted(attempts: Sequence[Attempt]) -> tuple[int, int]:
    """How many are right, and of how many: what is void does not count."""
    states = [stone_of(one) for one in attempts]
    return states.count(Stone.RIGHT), len(states) - states.count(Stone.VOID)


def lessons_to_read(attempts: Sequence[Attempt]) -> tuple[LinkSight, ...]:
    """The lessons of which something was missed, the most missed first."""
    missed = {slug: _missed(asked) for slug, asked in _by_lesson(attempts).items()}
    worst = sorted((slug for slug in missed if missed[slug]), key=lambda slug: -len(missed[slug]))
    return tuple(map(lesson_link, worst))


def drills_to_do(attempts: Sequence[Attempt]) -> tuple[LinkSight, ...]:
    """The drills of which something was missed, those left out that are no longer there."""
    slugs = dict.fromkeys(one.drill for one in _missed(attempts) if one.drill in catalogue())
    return tuple(map(drill_link, slugs))


def _missed(attempts: Sequence[Attempt]) -> list[Attempt]:
    return [one for one in attempts if stone_of(one) in (Stone.WRONG, Stone.SKIPPED)]


def _by_lesson(attempts: Sequence[Attempt]) -> dict[str, list[Attempt]]:
    found: dict[str, list[Attempt]] = {}
    for one in attempts:
        entry = lesson_of_drill().get(one.drill)
        found.setdefault(entry.slug if entry else "", []).append(one)
    return found


def own_sight(form: OwnForm) -> OwnSight:
    """The form for a quiz of one's own, with what is chosen."""
    return OwnSight(
        paths=tuple(
            PathChoices(wording.path_title(path), choices)
            for path in paths()
            if (choices := _lesson_choices(path, form))
        ),
        lengths=tuple(
            ChoiceSight(str(n), words.question_count(n), str(n) == form.length) for n in LENGTHS
        ),
        rules=tuple(
            ChoiceSight(name, words.rules_choice(name), name == form.ruleset)
            for name in ("", *OWN_RULES)
        ),
        difficulties=tuple(
            ChoiceSight(one, words.difficulty_label(one), one == form.difficulty)
            for one in Difficulty.values
        ),
        lessons_error=form.lessons_error,
        error=form.error,
    )


def _lesson_choices(path: str, form: OwnForm) -> tuple[ChoiceSight, ...]:
    asked = [entry.slug for entry in paths()[path] if entry.slug in lessons_to_ask()]
    return tuple(ChoiceSight(slug, lesson_link(slug).label, slug in form.lessons) for slug in asked)
