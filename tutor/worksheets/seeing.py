"""Fills a worksheet: the questions as they are asked, and the key as the feedback says it."""

from collections.abc import Sequence
from dataclasses import replace
from string import ascii_lowercase

from django.urls import reverse
from django.utils import translation

from engine import Question, grade, options, truth
from tutor import wording
from tutor.codes import spaced
from tutor.drills.asking import layout_of, question_sight
from tutor.drills.seeing import drill_link
from tutor.drills.sight import Layout, QuestionSight
from tutor.drills.stored import read_question
from tutor.languages import BY_CODE
from tutor.models import User, Worksheet, WorksheetQuestion
from tutor.preferences.values import as_for_newcomers
from tutor.wording import worksheets as words
from tutor.worksheets.dealing import FORMS
from tutor.worksheets.sight import (
    FormSight,
    KeyLine,
    KeySight,
    PaperQuestion,
    PartLink,
    WorksheetLine,
    WorksheetSight,
)

KEY = "key"
MOST = 100
TYPED = (Layout.TOTAL, Layout.NUMBER)
NOBODY = "none"

type Rows = Sequence[WorksheetQuestion]


def worksheet_sight(sheet: Worksheet, part: str = "") -> WorksheetSight:
    """All of a worksheet, or a form or the key alone; the same whoever looks at it."""
    rows = list(sheet.questions.order_by("form", "position"))
    forms = {form: [one for one in rows if one.form == form] for form in FORMS[: sheet.forms]}
    language = BY_CODE[sheet.language]
    with translation.override(language.code), as_for_newcomers():
        rules = {wording.rules_asked(one) for row in rows if (one := read_question(row.question))}
        common = rules.pop() if len(rules) == 1 else ""
        return WorksheetSight(
            title=_title(sheet),
            lang=language.tag,
            language=language.code,
            code=spaced(sheet.code),
            rules=common,
            forms=tuple(
                _form(form, of, common) for form, of in forms.items() if part in ("", form)
            ),
            keys=tuple(_key(*one) for one in forms.items() if part in ("", KEY)),
        )


def _title(sheet: Worksheet) -> str:
    return sheet.title or drill_link(sheet.drill).label


def _form(form: str, rows: Rows, common: str) -> FormSight:
    questions = tuple(_asked(one, common) for one in rows)
    return FormSight(form, words.form_heading(form), questions)


def _number(row: WorksheetQuestion) -> str:
    return f"{row.form}{row.position}"


def _asked(row: WorksheetQuestion, common: str) -> PaperQuestion:
    question = read_question(row.question)
    if question is None:
        return PaperQuestion(_number(row), None, "", wording.gone_question())
    rules = wording.rules_asked(question)
    return PaperQuestion(_number(row), on_paper(question), "" if rules == common else rules)


def on_paper(question: Question) -> QuestionSight:
    """A question as it is asked, with a letter for each answer that stands on the sheet."""
    return replace(question_sight(question, ""), letters=letters_of(question))


def letters_of(question: Question) -> tuple[tuple[str, str], ...]:
    """The letter of each thing that may be marked; none where a number is written."""
    layout = layout_of(question)
    if layout in TYPED:
        return ()
    marked: Sequence[str] = options(question)
    if layout is Layout.HOLDERS:
        marked = (*map(str, range(len(question.hands))), NOBODY)
    return tuple(zip(marked, ascii_lowercase, strict=False))


def marked_letters(question: Question, answer: str) -> tuple[str, ...]:
    """The letters to be marked for an answer: one, or those of several seats."""
    letters = dict(letters_of(question))
    given = [answer] if answer in letters else answer.split(",")
    return tuple(letters[one] for one in given if one in letters)


def _key(form: str, rows: Rows) -> KeySight:
    return KeySight(words.form_heading(form), tuple(map(_key_line, rows)))


def _key_line(row: WorksheetQuestion) -> KeyLine:
    question = read_question(row.question)
    if question is None:
        return KeyLine(_number(row), (), wording.gone_question(), ())
    right = truth(question)
    return KeyLine(
        number=_number(row),
        letters=marked_letters(question, right),
        right=wording.option_label(question, right),
        reasons=wording.reasons(question, grade(question, right)),
    )


def part_links(sheet: Worksheet, current: str) -> tuple[PartLink, ...]:
    """The parts that can be shown alone, in the language of the page."""
    url = reverse("worksheet", args=[sheet.code])
    parts = {"": words.ALL} | {form: words.form_heading(form) for form in FORMS[: sheet.forms]}
    return tuple(
        PartLink(f"{url}?part={part}" if part else url, str(label), part == current)
        for part, label in (parts | {KEY: words.KEY}).items()
    )


def worksheet_lines(user: User) -> tuple[WorksheetLine, ...]:
    """The latest that somebody has made."""
    return tuple(
        WorksheetLine(
            url=reverse("worksheet", args=[one.code]),
            title=_title(one),
            told=words.made(one.length, one.forms, one.language, one.made_at),
        )
        for one in Worksheet.objects.made_by(user)[:MOST]
    )
