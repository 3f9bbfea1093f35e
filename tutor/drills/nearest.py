"""Where a wrong answer would be right: the nearest deal, line of calls or score."""

from collections.abc import Iterable
from dataclasses import replace

from engine import Card, Contrast, Question, contrast, grade
from tutor import wording
from tutor.drills.asking import story_lines
from tutor.drills.feedback import feedback_rows
from tutor.drills.sight import Mark, NearestSight, RowSight, StoryLine


def nearest_sight(question: Question, given: str, back_url: str) -> NearestSight:
    """What would have to be otherwise, or that nothing near enough would do."""
    found = contrast(question, given)
    if found is None:
        return NearestSight(wording.none_near(), "", (), (), (), "", (), back_url)
    judged = grade(found.question, given)
    rows, others = feedback_rows(found.question, judged)
    return NearestSight(
        heading=wording.right_here(),
        question=wording.question_title(found.question),
        story=_story(question, found),
        rows=_marked(rows, found.changed),
        other_rows=_marked(others, found.changed),
        others_title=wording.others_title(found.question),
        reasons=wording.reasons(found.question, judged),
        back_url=back_url,
    )


def _story(question: Question, found: Contrast) -> tuple[StoryLine, ...]:
    """The lines that are told, those that are new marked."""
    before = set(story_lines(question))
    return tuple(replace(line, is_new=line not in before) for line in story_lines(found.question))


def _marked(rows: Iterable[RowSight], changed: frozenset[Card]) -> tuple[RowSight, ...]:
    """The rows with the cards marked that lie there in the place of others."""
    new = set(map(str, changed))
    if not new:
        return tuple(rows)
    return tuple(
        replace(
            row,
            cards=tuple(
                replace(card, mark=Mark.NEW if card.code in new else Mark.PLAIN)
                for card in row.cards
            ),
        )
        for row in rows
    )
