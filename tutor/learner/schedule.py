"""When a drill is to be done again, and how well it is likely to be remembered: fsrs."""

from datetime import datetime
from functools import cache

from fsrs import Card, Rating, Scheduler, State

from tutor.models import Skill

# By how many of a sitting's five questions were right at the first try, without help.
RATINGS = {5: Rating.Easy, 4: Rating.Good, 3: Rating.Hard}
ONE_CARD = 1  # fsrs wants a number; a skill has one card


@cache
def scheduler() -> Scheduler:
    """Days from the first sitting on, and the same days for the same sittings."""
    return Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)


def review(skill: Skill, right: int, at: datetime) -> None:
    """Put down how a finished sitting went."""
    rating = RATINGS.get(right, Rating.Again)
    card, _ = scheduler().review_card(_card(skill), rating, at)
    skill.state, skill.step = card.state.value, card.step
    skill.stability, skill.difficulty = card.stability, card.difficulty
    skill.due_at, skill.reviewed_at = card.due, card.last_review


def strength(skill: Skill, at: datetime) -> float | None:
    """How likely the drill is still known, 0 to 1; None before its first sitting is finished."""
    if skill.reviewed_at is None:
        return None
    return scheduler().get_card_retrievability(_card(skill), at)


def _card(skill: Skill) -> Card:
    return Card(
        card_id=ONE_CARD,
        state=State(skill.state),
        step=skill.step,
        stability=skill.stability,
        difficulty=skill.difficulty,
        due=skill.due_at,
        last_review=skill.reviewed_at,
    )
