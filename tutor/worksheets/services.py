"""Keeps worksheets as they were dealt, so that no other engine changes them."""

from collections.abc import Iterable

from django.utils import translation

from tutor.codes import fresh_code
from tutor.models import User, Worksheet, WorksheetQuestion
from tutor.models.sets import SET_NAME_LENGTH
from tutor.whole import whole
from tutor.worksheets.dealing import Dealt, WorksheetPlan, deal_worksheet
from tutor.worksheets.values import Subject


def make_worksheet(*, user: User, plan: WorksheetPlan, language: str) -> Worksheet:
    """A worksheet with its seed for a code, of what has a drill; sent twice, it is made once.

    Where another has that code, it gets a fresh one.
    """
    columns = {
        **_named(plan.subject, language),
        "language": language,
        "ruleset": plan.ruleset,
        "length": plan.length,
        "forms": plan.forms,
        "made_by": user,
    }
    if Worksheet.objects.filter(code=plan.seed).exclude(**columns).exists():
        plan = plan.with_seed(fresh_code())
    return _keep(plan.seed, columns, list(deal_worksheet(plan)))


def _named(subject: Subject, language: str) -> dict[str, str]:
    """A drill by its slug; a set also as it is called in the language of the sheet."""
    if subject.drill:
        return {"drill": subject.drill, "of_set": "", "title": ""}
    with translation.override(language):
        return {"drill": "", "of_set": subject.what, "title": str(subject.title)[:SET_NAME_LENGTH]}


@whole
def _keep(code: str, columns: dict[str, object], dealt: Iterable[Dealt]) -> Worksheet:
    sheet, is_new = Worksheet.objects.get_or_create(code=code, defaults=columns)
    if is_new:
        WorksheetQuestion.objects.bulk_create(
            WorksheetQuestion(
                worksheet=sheet,
                form=one.form,
                position=one.position,
                drill=one.drill.slug,
                version=one.drill.version,
                spec=one.place,
                question=str(one.question),
            )
            for one in dealt
        )
    return sheet
