"""A question of a drill with its key, for those who choose what to assign; nothing is kept."""

from dataclasses import replace
from secrets import randbits

from django.urls import reverse

from engine import deal_question
from tutor import wording
from tutor.drills.answering import SHOW
from tutor.drills.catalogue import Drill
from tutor.drills.dealing import SEED_BITS
from tutor.drills.seeing import feedback_sight
from tutor.drills.sight import FeedbackSight
from tutor.models import Attempt, Run
from tutor.models.drills import Mark
from tutor.wording import sets as words

NOBODYS = 1  # the number of a sitting that there is not: the ways that lead into it are replaced


def preview_sight(drill: Drill, place: int) -> FeedbackSight | None:
    """A fresh question of one of the drill's specs, solved; the next is of the next spec."""
    place %= len(drill.specs)
    question = deal_question(drill.specs[place], randbits(SEED_BITS))
    run = Run(pk=NOBODYS, drill=drill.slug)
    solved = Attempt(run=run, position=1, question=str(question), answer=SHOW, verdict=Mark.SKIPPED)
    sight = feedback_sight(solved, None, again=False)
    following = (place + 1) % len(drill.specs)
    heading = wording.right_answer(question)
    url = f"{reverse('set-preview', args=[drill.slug])}?spec={following}"
    label = str(words.ANOTHER_QUESTION)
    return replace(sight, heading=heading, next_url=url, next_label=label) if sight else None
