"""Fills the grid of an assignment: how far each of its pupils is with each thing in it.

A browser that shows it asks from time to time for what has changed. It sends along what it shows, a
digest of who is in it and one of each row, so that nothing has to be kept of it here.
"""

from collections.abc import Iterator, Sequence
from hashlib import blake2s

from django.utils import timezone

from tutor.classroom.assigned import standings_in_order, title
from tutor.classroom.bars import item_url, items_of
from tutor.classroom.seeing import assignment_url, grid_url, pupil_url
from tutor.classroom.standing import FINISHED, ItemStanding, PupilStanding, Reached
from tutor.classroom.watched import CellSight, GridRow, GridSight
from tutor.lessons.sight import LinkSight
from tutor.models import Assignment, SetItem
from tutor.sets.seeing import item_link
from tutor.wording import assignments as words

NAME, FAR = "name", "far"
ORDERS = {NAME: words.BY_NAME, FAR: words.BY_FAR}
DIGEST = 6  # characters; what is seen begins with that of who is in it
MOST_ROWS = 300  # told apart in an address; of more all are sent where one has changed


def grid_sight(one: Assignment, by: str = NAME, seen: str | None = None) -> GridSight | None:
    """The grid, sorted by name or by who has most to do; the same queries for however many.

    Of what a browser has `seen` it has the rows that have changed, or all where it is another grid;
    none where nothing has changed.
    """
    by_name = standings_in_order(one)
    found = {his.pupil.pk: his for his in by_name}
    numbered = {number: _digest(_state(his)) for number, his in sorted(found.items())}
    head, parts = _head(found, numbered), list(numbered.values())
    shown = "".join([head, *parts[:MOST_ROWS]])
    if seen == shown:
        return None
    is_anew = seen is None or seen[:DIGEST] != head or len(seen) != len(shown)
    known = [] if seen is None or is_anew else _cut(seen[DIGEST:])
    changed = {n for n, now, then in zip(numbered, parts, known, strict=False) if now != then}
    rows = by_name if by == NAME else sorted(by_name, key=_most_to_do)
    zone, url = one.classroom.time_zone, grid_url(one)
    items = items_of(one, rows)
    heads = items if seen is None else []
    return GridSight(
        title=title(one),
        due=words.due(one.due_at, zone),
        when=words.when(one.due_at, timezone.now(), zone),
        back=assignment_url(one),
        url=f"{url}?by={by}",
        fill_url=f"{url}?by={by}&seen={shown}",
        orders=tuple((LinkSight(f"{url}?by={way}", str(ORDERS[way])), way == by) for way in ORDERS),
        columns=tuple(LinkSight(item_url(one, row), item_link(row).label) for row in heads),
        rows=tuple(_row(one, his) for his in rows if is_anew or his.pupil.pk in changed),
        counts=tuple(_counts(rows, items)),
        is_anew=is_anew,
        is_nobodys=not rows,
        has_set=any(each.reason for his in rows for each in his.items),
    )


def _state(his: PupilStanding) -> object:
    """All that a row shows but for the name."""
    return [(one.reached, one.on_time, one.late, one.of, one.reason) for one in his.items]


def _head(found: dict[int, PupilStanding], numbered: dict[int, str]) -> str:
    """Who is in it, by what name, until when; and the rows themselves where there are too many."""
    who = [(number, his.pupil.name, his.due_at) for number, his in sorted(found.items())]
    return _digest((who, len(numbered) > MOST_ROWS and numbered))


def _digest(what: object) -> str:
    return blake2s(repr(what).encode(), digest_size=DIGEST // 2).hexdigest()


def _cut(text: str) -> list[str]:
    return [text[at : at + DIGEST] for at in range(0, len(text), DIGEST)]


def _most_to_do(his: PupilStanding) -> tuple[int, float]:
    """How many things he has done, then how much of all of them, each counting alike."""
    return his.done, sum(min(1, one.overall / one.of) for one in his.asked)


def _row(assignment: Assignment, his: PupilStanding) -> GridRow:
    number, classroom = his.pupil.pk, assignment.classroom
    return GridRow(
        url=pupil_url(his.pupil),
        name=his.pupil.name,
        more_time=words.more_time(his.due_at, classroom.time_zone) if his.is_extended else "",
        done=CellSight(
            id=f"done-{number}",
            reached=his.reached,
            state=str(words.REACHED[his.reached]),
            told=words.done_of(his.done, len(his.asked)),
            figure=words.figure("", his.done, len(his.asked)),
        ),
        cells=tuple(cell_sight(assignment, number, each) for each in his.items),
    )


def cell_sight(assignment: Assignment, number: int, one: ItemStanding) -> CellSight:
    """How far the pupil of that number is with one thing."""
    goal, late = one.item.goal, one.late
    told, figure = words.progress(goal, one.on_time, one.of, one.questions), "–"
    if one.reached in (Reached.NOT_BEGUN, Reached.GONE):
        told = ""
    else:
        reached = one.overall if assignment.takes_late else one.on_time
        figure = words.figure(goal, reached, one.of)
    told = words.with_late(told, goal, late) if late and told else told
    figure = words.late_figure(figure) if one.reached is Reached.LATE else figure
    return CellSight(
        id=f"cell-{number}-{one.item.pk}",
        reached=one.reached,
        state=str(words.REACHED[one.reached]),
        told=words.with_reason(told, one.reason) if one.reason else told,
        figure=words.set_figure(figure) if one.reason else figure,
    )


def _counts(rows: Sequence[PupilStanding], items: Sequence[SetItem]) -> Iterator[CellSight]:
    """Under each column how many have done it, the whole first."""
    columns = [("all", [his.reached for his in rows])]
    for place, item in enumerate(items):
        columns.append((str(item.pk), [his.items[place].reached for his in rows]))
    for name, states in columns:
        done = sum(state in FINISHED for state in states)
        told = words.done_of(done, len(states))
        yield CellSight(f"count-{name}", "", "", told, words.figure("", done, len(states)))
