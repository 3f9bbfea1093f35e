"""Fills what is projected or printed: the way into a class, and cards."""

from collections.abc import Sequence

from django.http import HttpRequest
from django.urls import reverse
from django.utils import translation

from tutor.accounts.entry import QUICK_MIN, is_over, shown_code
from tutor.classroom.roster import made_here
from tutor.classroom.sight import CardSight, CardsSight, DoorSight
from tutor.codes import spaced
from tutor.models import Classroom, EntryCode, EntryKind, Pupil
from tutor.squares import squares
from tutor.wording import classroom as words


def door_sight(request: HttpRequest, classroom: Classroom) -> DoorSight:
    """The way in, in the class's own language."""
    with translation.override(classroom.language):
        link = request.build_absolute_uri(reverse("join-class", args=[classroom.code]))
    return DoorSight(
        name=classroom.name,
        code=spaced(classroom.code),
        is_open=classroom.takes_newcomers,
        place=typed_place(request),
        link=link,
        picture=squares(link),
    )


def typed_place(request: HttpRequest) -> str:
    """The address at which codes are typed, as people type it: the browser's language is found."""
    path = reverse("join").removeprefix(f"/{translation.get_language()}")
    return request.build_absolute_uri(path).partition("://")[2].rstrip("/")


def cards_sight(
    request: HttpRequest, classroom: Classroom, pupils: Sequence[Pupil], kind: EntryKind
) -> CardsSight:
    """The cards of these pupils, as far as the class made their accounts and they have a code."""
    users = made_here(classroom, pupils)
    rows = EntryCode.objects.filter(user__in=users, kind=kind, used_at=None)
    rows = rows.select_related("user__learner")
    codes = {one.user.learner.pk: shown_code(one) for one in rows if not is_over(one)}
    having = [one for one in pupils if one.learner_id in codes]
    return CardsSight(
        class_name=classroom.name,
        place=typed_place(request),
        cards=tuple(CardSight(one.name, one.real_name, codes[one.learner_id]) for one in having),
        without=tuple(one.name for one in pupils if one.learner_id not in codes),
        minutes=words.quick_minutes(QUICK_MIN) if kind is EntryKind.QUICK else "",
    )
