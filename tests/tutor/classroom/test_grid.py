"""The grid of an assignment: each pupil's state in words, in order, and filled without a page."""

import pytest
from django.db import connection
from django.test import Client
from django.test.utils import CaptureQueriesContext
from django.urls import reverse
from django.utils.timezone import now

from tests.tutor.classroom.browsers import Page
from tests.tutor.classroom.people import pupil
from tests.tutor.classroom.working import HOUR, answers, assigned, hands_in, masters
from tests.tutor.playing import HTMX
from tutor.classroom.overriding import end_override, override
from tutor.classroom.watched import GridRow, GridSight
from tutor.lessons.curriculum import entries
from tutor.models import Assignment, Classroom, Extension, Goal, ItemKind, Pupil, Quiz, User
from tutor.sets.items import Item

pytestmark = pytest.mark.django_db
GRANDE = Item(ItemKind.LESSON, "grande")
CHICA = Item(ItemKind.DRILL, "chica-winner", goal=Goal.COUNT, threshold=6)
SCORING = Item(ItemKind.PLAN, "scoring", goal=Goal.SCORE, threshold=70)
DRILLS = entries()["grande"].drills
MOST_QUERIES = 12


def address(given: Assignment, language: str = "en") -> str:
    return f"/{language}/classes/{given.classroom_id}/assignments/{given.pk}/grid/"


def seen(client: Client, given: Assignment, query: str = "") -> GridSight:
    page: Page = client.get(f"{address(given)}{query}")
    assert page.status_code == 200
    found: GridSight = page.context["grid"]
    return found


def row(grid: GridSight, name: str = "Caio") -> GridRow:
    return next(one for one in grid.rows if one.name == name)


def names(grid: GridSight) -> list[str]:
    return [one.name for one in grid.rows]


def test_each_state_is_said_in_words_with_a_short_figure(
    client: Client, ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, GRANDE, CHICA, SCORING, due_at=now() - HOUR)
    plan = Quiz.objects.create(code="k7mw3fh2", plan="scoring", lessons="grande", length=10)
    masters(caio, DRILLS[0])
    hands_in(caio, plan, 8)
    dora = pupil(made, "Dora")
    answers(dora, "chica-winner", 6, at=now() - 2 * HOUR)
    grid = seen(client, given)
    told = [(one.state, one.figure) for one in row(grid).cells]
    begun, late = ("Begun", f"1/{len(DRILLS)}"), ("Done late", "80% late")
    assert told == [begun, ("Not begun", "–"), late]
    assert row(grid).cells[2].told == (
        "Best so far: 0% of 10\u00a0questions; after the due time: 80%"
    )
    assert [one.state for one in row(grid, "Dora").cells] == ["Not begun", "Done", "Not begun"]
    assert row(grid, "Dora").cells[1].figure == "6/6"
    assert (row(grid).done.figure, row(grid).done.told) == ("1/3", "Done: 1 of 3")
    assert [one.figure for one in grid.counts] == ["0/2", "0/2", "1/2", "1/2"]
    body = client.get(address(given, "es")).content.decode()
    assert "Terminada tarde" in body
    assert f'href="/es/classes/{made.pk}/pupils/{caio.pk}/"' in body


def test_what_came_late_and_does_not_count_is_no_part_of_the_figure(
    client: Client, ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, CHICA, due_at=now() - HOUR, takes_late=False)
    answers(caio, "chica-winner", 6)
    (cell,) = row(seen(client, given)).cells
    assert (cell.state, cell.figure) == ("Begun", "0/6")
    assert cell.told == "0 of 6\u00a0questions; after the due time: 6"


def test_it_is_in_the_order_of_the_language_or_has_first_who_has_most_to_do(
    client: Client, ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, GRANDE, CHICA)
    for name in ("Ñusta", "Óscar", "Nuria", "Ana 10", "Ana 2"):
        pupil(made, name)
    answers(caio, "chica-winner", 6)
    answers(Pupil.objects.get(name="Ana 2"), "chica-winner", 3)
    in_spanish = client.get(address(given, "es")).context["grid"]
    assert names(in_spanish) == ["Ana 2", "Ana 10", "Caio", "Nuria", "Ñusta", "Óscar"]
    by_far = seen(client, given, "?by=far")
    assert names(by_far) == ["Ana 10", "Nuria", "Ñusta", "Óscar", "Ana 2", "Caio"]
    assert [is_current for _, is_current in by_far.orders] == [False, True]
    assert names(seen(client, given, "?by=nothing"))[:2] == ["Ana 2", "Ana 10"]


def test_a_time_of_somebodys_own_is_told(
    client: Client, ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, CHICA)
    Extension.objects.create(assignment=given, pupil=caio, due_at=now() + 9 * HOUR)
    assert row(seen(client, given)).more_time.startswith("More time:")


def test_nothing_is_sent_where_nothing_has_changed_and_else_what_has(
    client: Client, ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, GRANDE, CHICA)
    dora = pupil(made, "Dora")
    url = seen(client, given).fill_url
    same = client.get(url, headers=HTMX)
    assert (same.status_code, same.content) == (204, b"")
    answers(dora, "chica-winner", 1)
    page = client.get(url, headers=HTMX)
    body = page.content.decode()
    assert f'id="cell-{dora.pk}-' in body
    assert f'id="cell-{caio.pk}-' not in body
    assert "<html" not in body
    assert dora.name not in body
    after = page.context["grid"].fill_url
    assert client.get(after, headers=HTMX).status_code == 204
    pupil(made, "Eli")
    body = client.get(after, headers=HTMX).content.decode()
    assert 'id="rows"' in body
    assert "Eli" in body


def test_what_the_star_says_is_told_as_soon_as_a_result_is_set_by_hand(
    client: Client, ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, CHICA)
    shown = seen(client, given)
    (cell,) = row(shown).cells
    assert "Set by hand" not in client.get(address(given)).content.decode()
    (item,) = given.version.items.all()
    override(
        assignment=given, item=item, pupil=caio, by=ane, value=6, reason="Aloud", title="Lunes"
    )
    page = client.get(shown.fill_url, headers=HTMX)
    body = page.content.decode()
    assert (f'id="{cell.id}"' in body, "6/6*" in body) == (True, True)
    assert 'id="by-hand"' in body
    assert "* Set by hand." in body
    end_override(assignment=given, item=item, pupil=caio, by=ane, title="Lunes")
    body = client.get(page.context["grid"].fill_url, headers=HTMX).content.decode()
    assert 'id="by-hand"' in body
    assert "Set by hand" not in body


@pytest.mark.parametrize("garbage", ["", "x", "0" * 6, "ñ" * 4000])
def test_whatever_a_browser_says_to_have_seen_it_gets_the_grid(
    client: Client, ane: User, made: Classroom, caio: Pupil, garbage: str
) -> None:
    given = assigned(made, ane, CHICA)
    page = client.get(address(given), {"seen": garbage}, headers=HTMX)
    assert page.context["grid"].is_anew
    assert caio.name in page.content.decode()


def test_where_nobody_has_it_that_is_said(client: Client, ane: User, made: Classroom) -> None:
    given = assigned(made, ane, CHICA)
    page: Page = client.get(address(given))
    assert "Nobody has it yet." in page.content.decode()
    grid = page.context["grid"]
    assert client.get(grid.fill_url, headers=HTMX).status_code == 204
    pupil(made)
    body = client.get(grid.fill_url, headers=HTMX).content.decode()
    assert 'id="rows"' in body
    assert "Caio" in body
    assert "Nobody has it yet." not in body
    assert len(grid.columns) == 1
    assert [one.figure for one in grid.counts] == ["0/0", "0/0"]


def test_a_stay_that_ends_while_it_fills_leads_to_signing_in(
    client: Client, ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, CHICA)
    client.cookies.pop("sessionid")
    page = client.get(address(given), headers=HTMX)
    assert page.headers["HX-Redirect"].startswith("/en/account/sign-in/?next=")


def test_it_takes_as_many_queries_for_a_class_as_for_one(
    client: Client, ane: User, made: Classroom, caio: Pupil
) -> None:
    given = assigned(made, ane, GRANDE, CHICA, SCORING)
    url = reverse("class-grid", args=[made.pk, given.pk])
    with CaptureQueriesContext(connection) as few:
        client.get(url)
    for number in range(12):
        answers(pupil(made, f"Pupil {number}"), "chica-winner", number + 1)
    with CaptureQueriesContext(connection) as many:
        assert len(client.get(url).context["grid"].rows) == 13
    assert len(many) == len(few) <= MOST_QUERIES
