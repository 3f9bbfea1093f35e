"""Where a wrong answer would be right: the nearest deal, line of calls or score."""

from collections.abc import Iterable
from dataclasses import replace
from difflib import SequenceMatcher

from engine import Contrast, Kind, Question, card_groups, contrast, grade, options
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
        rows=_marked(rows, question, found),
        other_rows=_marked(others, question, found),
        others_title=wording.others_title(found.question),
        reasons=wording.reasons(found.question, judged),
        back_url=back_url,
    )


def _story(question: Question, found: Contrast) -> tuple[StoryLine, ...]:
    """The lines that are told, those that are new marked, and in their place those that went."""
    before, after = _lines(question), _lines(found.question)
    told: list[StoryLine] = []
    for tag, start, end, first, last in SequenceMatcher(None, before, after, False).get_opcodes():
        is_same = tag == "equal"
        told += () if is_same else (replace(line, is_gone=True) for line in before[start:end])
        told += (replace(line, is_new=not is_same) for line in after[first:last])
    return tuple(told)


def _lines(question: Question) -> tuple[StoryLine, ...]:
    """What is told, and of what may not be said the list that is chosen from."""
    lines = story_lines(question)
    if question.kind is not Kind.MAY_NOT_SAY:
        return lines
    offered = "; ".join(wording.option_label(question, code) for code in options(question))
    return (*lines, StoryLine(offered, wording.offered()))


def _marked(rows: Iterable[RowSight], question: Question, found: Contrast) -> tuple[RowSight, ...]:
    """The rows with the cards marked that lie there in the place of others, and those named."""
    return tuple(_told(row, question, found) for row in rows) if found.changed else tuple(rows)


def _told(row: RowSight, question: Question, found: Contrast) -> RowSight:
    new = {str(card) for card in found.changed} & {card.code for card in row.cards}
    groups = zip(card_groups(question), card_groups(found.question), strict=True)
    touched = [(old, now) for old, now in groups if not new.isdisjoint(map(str, now))]
    gone = [card for old, now in touched for card in old if card not in now]
    cards = tuple(
        replace(one, mark=Mark.NEW if one.code in new else Mark.PLAIN) for one in row.cards
    )
    return replace(row, cards=cards, instead_of=wording.joined(map(wording.card_name, gone)))
