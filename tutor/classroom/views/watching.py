"""What those who teach look at while a class works."""

from http import HTTPStatus

from django.http import HttpResponse
from django.views.decorators.http import require_safe

from tutor.classroom.access import assignment_or_404, for_class
from tutor.classroom.beliefs import beliefs_sight
from tutor.classroom.grid import NAME, ORDERS, grid_sight
from tutor.classroom.roles import READING, Room
from tutor.classroom.views.shown import show
from tutor.http import Request, wants_fragment


@require_safe
@for_class(see=READING)
def grid(request: Request, room: Room, assignment_number: int) -> HttpResponse:
    """Pupils by things; of a grid that is shown already what has changed, or 204."""
    one = assignment_or_404(room, assignment_number)
    by = request.GET.get("by", NAME)
    seen = request.GET.get("seen", "") if wants_fragment(request) else None
    sight = grid_sight(one, by if by in ORDERS else NAME, seen)
    if sight is None:
        return HttpResponse(status=HTTPStatus.NO_CONTENT)
    return show(request, "grid" if seen is None else "grid_fill", room=room, grid=sight)


@require_safe
@for_class(see=READING)
def beliefs(request: Request, room: Room) -> HttpResponse:
    """Which mix-ups the answers of a class fit, whose, and what mends each."""
    return show(request, "beliefs", room=room, found=beliefs_sight(room))
