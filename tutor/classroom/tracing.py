"""The trace of what those who teach a class did, for the others who do and the administrator."""

from collections.abc import Iterable

from tutor.models import Act, ClassAct, Classroom, Pupil, User
from tutor.models.classes import DETAIL_LENGTH


def leave_trace(
    classroom: Classroom,
    act: Act,
    *,
    by: User,
    pupils: Iterable[Pupil | None] = (None,),
    detail: str = "",
) -> None:
    """Write down an act, once for each pupil it was done to; `detail` never names one."""
    ClassAct.objects.bulk_create(
        ClassAct(classroom=classroom, act=act, by=by, pupil=one, detail=detail[:DETAIL_LENGTH])
        for one in pupils
    )
