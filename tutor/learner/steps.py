"""The button that goes on, wherever it stands: on the front page, the map and a result."""

from dataclasses import dataclass
from uuid import UUID

from django.urls import reverse

from tutor import wording
from tutor.drills.seeing import drill_link
from tutor.learner.onward import Step, Way, next_step
from tutor.lessons.links import lesson_link
from tutor.lessons.sight import LinkSight
from tutor.models import Run
from tutor.progress import Progress
from tutor.wording import course, quizzes


@dataclass(frozen=True, slots=True)
class StepSight:
    """Where it leads, what stands on it and beside it; a sitting to begin is posted."""

    url: str
    label: str
    about: str
    is_post: bool


def step_sight(visitor: UUID, progress: Progress) -> StepSight | None:
    """The right thing to go on with, or none where all is done."""
    step = next_step(visitor, progress)
    if step is None:
        return None
    link = _link(step)
    about = link.label if step.is_first else course.step_about(step.way, link.label)
    label = course.start_course() if step.is_first else wording.carry_on()
    return StepSight(link.url, label, about, step.way is Way.REVIEW)


def _link(step: Step) -> LinkSight:
    if step.run:
        return LinkSight(reverse("run", args=[step.run.pk]), _sitting_title(step.run))
    if step.way is Way.LESSON:
        return lesson_link(step.slug)
    if step.way is Way.QUIZ:
        return LinkSight(f"{reverse('quizzes')}#quiz-{step.slug}", quizzes.quiz_title(step.slug, 0))
    return drill_link(step.slug)


def _sitting_title(run: Run) -> str:
    if run.quiz:
        return quizzes.quiz_title(run.quiz.plan, len(run.quiz.lessons.split()))
    return drill_link(run.drill).label
