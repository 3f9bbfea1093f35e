"""All that the site keeps of a learner, as JSON or as tables: whatever points at the learner."""

import csv
import json
from collections.abc import Iterator
from io import BytesIO, StringIO
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

from django.core.serializers.json import DjangoJSONEncoder
from django.db.models import Field, ForeignObjectRel, Model, QuerySet

from tutor.models import (
    Learner,
    LessonSet,
    SetItem,
    SetVersion,
    Teaching,
    User,
    Worksheet,
    WorksheetQuestion,
)

KEYS = ("visitor", "user", "made_by", "share_number")
# Who runs the site or teaches is not the learner's own data.
OTHERS = ("settled_by", "regraded_by", "by", "left_by")
FORMULA = ("=", "+", "-", "@", "\t", "\r", "\n")
ACCOUNT = ("name", "email", "email_confirmed_at", "date_joined", "last_login")

type Row = dict[str, Any]


def tables(learner: Learner | None) -> dict[str, list[Row]]:
    """Each kind of row by its name, whatever it hangs on: sittings, answers, doubts on answers."""
    if learner is None:
        return {}
    found: dict[str, list[Row]] = {}
    if learner.user_id:
        account = User.objects.filter(pk=learner.user_id)
        found["account"] = list(account.values(*ACCOUNT))
        taught = Teaching.objects.filter(user=learner.user_id).order_by("pk")
        found["teaching"] = [_row(one) for one in taught]
        found |= _made_for_classes(learner.user_id)
    for name, rows in _belongings(learner):
        found.setdefault(name, []).extend(rows)
    return found


def _made_for_classes(user_id: int) -> dict[str, list[Row]]:
    """The lesson sets of a teacher, with all their versions, and the worksheets."""
    sets = LessonSet.objects.filter(owner=user_id)
    versions = SetVersion.objects.filter(lesson_set__in=sets)
    items = SetItem.objects.filter(version__in=versions)
    sheets = Worksheet.objects.filter(made_by=user_id)
    questions = WorksheetQuestion.objects.filter(worksheet__in=sheets)
    return {
        str(rows.model._meta.model_name): [_row(one) for one in rows.order_by("pk")]
        for rows in (sets, versions, items, sheets, questions)
    }


def _belongings(learner: Learner) -> Iterator[tuple[str, list[Row]]]:
    waiting: list[QuerySet[Any]] = [Learner.objects.filter(pk=learner.pk)]
    seen: set[type[Model]] = set()
    while waiting:
        rows = waiting.pop(0)
        if rows.model in seen:
            continue
        seen.add(rows.model)
        yield rows.model._meta.model_name or "", [_row(one) for one in rows.order_by("pk")]
        waiting += [_hanging(relation, rows) for relation in rows.model._meta.related_objects]


def _hanging(relation: ForeignObjectRel, rows: QuerySet[Any]) -> QuerySet[Any]:
    model: Any = relation.related_model
    lookup = f"{relation.field.name}__in"
    return model._default_manager.filter(**{lookup: rows.order_by()})  # type: ignore[no-any-return]


def _row(one: Model) -> Row:
    """The columns; the number in the cookie is a key, and stays out, as do other people's names."""
    fields: list[Field[Any, Any]] = list(one._meta.concrete_fields)
    columns = [field for field in fields if field.name not in (*KEYS, *OTHERS)]
    return {field.attname: field.value_from_object(one) for field in columns}


def as_json(learner: Learner | None) -> str:
    """All tables in one text."""
    return json.dumps(tables(learner), cls=DjangoJSONEncoder, ensure_ascii=False, indent=1)


def as_csv(learner: Learner | None) -> bytes:
    """A file for each table, packed in one."""
    packed = BytesIO()
    with ZipFile(packed, "w", ZIP_DEFLATED) as archive:
        for name, rows in tables(learner).items():
            archive.writestr(f"{name}.csv", _csv(rows))
    return packed.getvalue()


def _csv(rows: list[Row]) -> str:
    text = StringIO()
    if rows:
        writer = csv.DictWriter(text, rows[0].keys())
        writer.writeheader()
        writer.writerows({name: plain_cell(value) for name, value in row.items()} for row in rows)
    return "\N{BYTE ORDER MARK}" + text.getvalue()


def plain_cell(value: Any) -> Any:
    """A value as a table shows it; a text that would be taken for a formula is marked as text."""
    if isinstance(value, str):
        return f"'{value}" if value.startswith(FORMULA) else value
    if isinstance(value, dict | list):
        return json.dumps(value, ensure_ascii=False)
    return value.isoformat() if hasattr(value, "isoformat") else value
