"""The pages of assignments: given by one form, seen by those who have them, each act once."""

from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

import pytest
from django.test import Client
from django.urls import reverse
from django.utils.timezone import now
from pytest_django import DjangoAssertNumQueries

from tests.tutor.accounts.entering import learner_of
from tests.tutor.classroom.browsers import Page, answering, joins
from tests.tutor.classroom.people import classroom, pupil
from tests.tutor.classroom.working import HOUR, assigned, masters
from tests.tutor.playing import finish, start
from tutor.classroom.assigned import next_due
from tutor.classroom.assigning import withdraw
from tutor.classroom.services import make_group
from tutor.languages import LANGUAGES
from tutor.lessons.curriculum import entries
from tutor.models import (
    Assignment,
    ClassAct,
    Classroom,
    Extension,
    Goal,
    ItemKind,
    Pupil,
    Run,
    Skill,
    Target,
    User,
)
from tutor.sets.items import Item
from tutor.sets.ready import ready_items

pytestmark = pytest.mark.django_db
MADRID = ZoneInfo("Europe/Madrid")
GRANDE = Item(ItemKind.LESSON, "grande")


def suggested(client: Client, made: Classroom, query: str = "") -> dict[str, str]:
    """What the form sends when nothing is changed."""
    page: Page = client.get(f"{reverse('class-assign', args=[made.pk])}{query}")
    form = page.context["form"]
    sent = {field.name: field.value() for field in form}
    if not sent["what"]:
        sent["what"] = form["what"].field.choices[0][1][0][0]
    return {name: "on" if value is True else str(value or "") for name, value in sent.items()}


def gives(client: Client, made: Classroom, **changed: object) -> Page:
    form = suggested(client, made) | changed
    return client.post(reverse("class-assign", args=[made.pk]), form)


def test_one_press_assigns_the_first_path_for_a_week(client: Client, made: Classroom) -> None:
    for _ in range(2):
        page = gives(client, made)
    given = Assignment.objects.get()
    assert page.headers["Location"] == reverse("class-assignment", args=[made.pk, given.pk])
    assert given.version.lesson_set.ready == "path:first-evening"
    assert given.version.items.count() == len(ready_items("path:first-evening"))
    due = given.due_at.astimezone(MADRID)
    today = now().astimezone(MADRID).date()
    assert (due.date(), due.hour, due.minute) == (today + timedelta(days=7), 23, 59)
    assert given.opens_at <= now() < given.opens_at + timedelta(minutes=2)
    assert (given.target, given.takes_late, given.attempts) == (Target.CLASS, True, None)
    assert list(ClassAct.objects.values_list("act", "detail")) == [("assigned", "First evening")]


def test_times_are_by_the_clock_of_the_class(client: Client, ane: User) -> None:
    made = classroom(ane, time_zone="America/Sao_Paulo")
    day = now().date() + timedelta(days=30)
    changed = {"note": "Para el viernes", "attempts": "2", "pass_mark": "60"}
    gives(client, made, due_at=f"{day}T18:00", **changed)
    given = Assignment.objects.get()
    there = datetime.combine(day, given.due_at.time(), ZoneInfo("UTC"))
    assert there.astimezone(ZoneInfo("America/Sao_Paulo")).strftime("%H:%M") == "18:00"
    assert (given.note, given.attempts, given.pass_mark) == ("Para el viernes", 2, 60)
    page: Page = client.get(reverse("class-assignment", args=[made.pk, given.pk]))
    assert "18:00 inclusive, São Paulo time" in page.content.decode()


@pytest.mark.parametrize(
    ("changed", "field"),
    [
        ({"what": "path:moon"}, "what"),
        ({"whom": "group:1"}, "whom"),
        ({"due_at": "soon"}, "due_at"),
        ({"due_at": ""}, "due_at"),
        ({"due_at": "2020-01-01T10:00"}, "due_at"),
        ({"due_at": "2999-01-01T10:00"}, "due_at"),
        ({"due_at": "0001-01-01T00:00"}, "due_at"),
        ({"opens_at": "2031-01-01T10:00"}, "due_at"),
        ({"attempts": "0"}, "attempts"),
        ({"pass_mark": "101"}, "pass_mark"),
        ({"note": "x" * 201}, "note"),
    ],
)
def test_what_cannot_be_is_told_and_nothing_is_assigned(
    client: Client, made: Classroom, changed: dict[str, object], field: str
) -> None:
    page = gives(client, made, **changed)
    assert page.status_code == 422
    assert list(page.context["form"].errors) == [field]
    assert not Assignment.objects.exists()


def test_it_goes_to_a_group_or_to_those_who_were_chosen(client: Client, made: Classroom) -> None:
    caio, group = pupil(made), make_group(classroom=made, name="A")
    pupil(made, "Dora")
    stranger = pupil(classroom(code="22222222"), "Eli")
    assert group
    gives(client, made, whom=f"group:{group.pk}")
    assert Assignment.objects.get().group == group
    acts = reverse("class-acts", args=[made.pk])
    page: Page = client.post(acts, {"act": "assign", "pupil": [caio.pk, stranger.pk]})
    query = "?" + page.headers["Location"].partition("?")[2]
    form = suggested(client, made, query) | {"pupil": [caio.pk, stranger.pk]}
    assert form["whom"] == "pupils"
    client.post(reverse("class-assign", args=[made.pk]), form)
    given = Assignment.objects.get(target=Target.PUPILS)
    assert [one.pupil for one in given.recipients.all()] == [caio]


def test_a_drill_is_assigned_by_a_link(client: Client, made: Classroom) -> None:
    form = suggested(client, made, "?what=drill:grande-winner")
    assert form["what"] == "drill:grande-winner"
    client.post(reverse("class-assign", args=[made.pk]), form)
    assert Assignment.objects.get().version.items.get().slug == "grande-winner"


def test_more_time_another_time_withdrawn_and_given_again(
    client: Client, ane: User, made: Classroom
) -> None:
    caio = pupil(made)
    given = assigned(made, ane, GRANDE)
    url = reverse("class-assignment", args=[made.pk, given.pk])
    later = (now() + timedelta(days=9)).astimezone(MADRID).strftime("%Y-%m-%dT%H:%M")
    assert client.post(url, {"act": "extend", "more-due_at": later}).status_code == 422
    client.post(url, {"act": "extend", "more-due_at": later, "pupil": caio.pk})
    assert Extension.objects.get().due_at > given.due_at
    assert "More time" in client.get(url).content.decode()
    client.post(url, {"act": "unextend", "pupil": caio.pk})
    assert not Extension.objects.exists()
    assert client.post(url, {"act": "move", "due_at": "2020-01-01T00:00"}).status_code == 422
    client.post(url, {"act": "move", "due_at": later})
    before = given.due_at
    given.refresh_from_db()
    assert given.due_at > before
    assert client.post(url, {"act": "withdraw"}).status_code == 200
    given.refresh_from_db()
    assert not given.is_withdrawn
    for act in ("withdraw", "again"):
        client.post(url, {"act": act, "sure": "yes"})
        given.refresh_from_db()
        assert given.is_withdrawn is (act == "withdraw")
    acts = ["assigned", "extended", "unextended", "due_moved", "unassigned", "reassigned"]
    assert list(ClassAct.objects.order_by("pk").values_list("act", flat=True)) == acts
    assert "Gave more time" in client.get(reverse("class-trace", args=[made.pk])).content.decode()


@pytest.mark.parametrize("language", [one.code for one in LANGUAGES])
def test_a_pupil_sees_what_is_due_why_and_how_far(
    client: Client, ane: User, made: Classroom, language: str
) -> None:
    assigned(made, ane, GRANDE, *ready_items("plan:scoring"), note="Para el viernes")
    browser = answering(Client())
    joins(browser, made, "Caio")
    caio = Pupil.objects.get(name="Caio")
    masters(caio, entries()["grande"].drills[0])
    page: Page = browser.get(f"/{language}/classes/{made.pk}/")
    (task,) = page.context["tasks"]
    assert (task.reached, task.is_done) == ("begun", False)
    assert task.note == "Para el viernes"
    assert [item.link.url for item in task.items] == [
        f"/{language}/lessons/grande/",
        f"/{language}/quizzes/#quiz-scoring",
    ]
    text = page.content.decode()
    for told in (task.title, task.due, task.when, task.late, task.items[0].told):
        assert told in text
    for place in ("", "progress/"):
        assert task.title in browser.get(f"/{language}/{place}").content.decode()
    masters(caio, *entries()["grande"].drills[1:])
    Assignment.objects.get().version.items.filter(kind=ItemKind.PLAN).delete()
    assert browser.get(f"/{language}/classes/{made.pk}/").context["tasks"][0].is_done
    assert browser.get(f"/{language}/").context["due"] is None


def test_a_pupil_goes_on_with_the_first_thing_not_done_at_one_press(
    client: Client, ane: User, made: Classroom
) -> None:
    exam = ready_items("plan:scoring")
    assigned(made, ane, GRANDE, *exam)
    assigned(made, ane, GRANDE, due_at=now() + 9 * HOUR)
    browser = answering(Client())
    joins(browser, made, "Caio")
    caio, url = Pupil.objects.get(name="Caio"), reverse("class", args=[made.pk])
    first, second = entries()["grande"].drills
    tasks = browser.get(url).context["tasks"]
    step = tasks[0].step
    assert (step.label, step.is_post, step.url) == ("Start", True, reverse("drill", args=[first]))
    assert tasks[1].step is None
    begun = browser.post(step.url).headers["Location"]
    step = browser.get(url).context["tasks"][0].step
    assert (step.label, step.is_post) == ("Carry on", False)
    assert begun.startswith(step.url)
    Run.objects.all().delete()
    Skill.objects.all().delete()
    masters(caio, first)
    assert browser.get(url).context["tasks"][0].step.url == reverse("drill", args=[second])
    masters(caio, second)
    step = browser.get(url).context["tasks"][0].step
    assert (step.label, step.is_post) == ("Start", False)
    assert step.url == f"{reverse('quizzes')}#quiz-scoring"
    seen = client.get(reverse("class-seen", args=[made.pk, caio.pk])).content.decode()
    assert "onward" not in seen


def test_who_is_no_pupil_is_told_of_nothing_due(client: Client, ane: User) -> None:
    assert client.get("/en/").context["due"] is None
    assert "due" not in Client().get("/en/").context


def test_the_rules_of_the_class_hold_until_one_sets_others(client: Client, ane: User) -> None:
    made = classroom(ane, ruleset="four_kings")
    browser = answering(Client())
    joins(browser, made, "Caio")
    assert start(browser, "grande-winner").attempt.run.ruleset == "four_kings"
    assert start(browser, "four-kings-both").attempt.run.ruleset != "four_kings"
    browser.post("/en/settings/", {"theme": "dark"})
    learner = learner_of(browser)
    assert (learner.ruleset, learner.theme) == ("classic", "dark")
    assert start(browser, "chica-winner").attempt.run.ruleset == "four_kings"
    browser.post("/en/settings/", {"ruleset": "thirty"})
    assert start(browser, "pares-kind").attempt.run.ruleset == "thirty"
    browser.post("/en/settings/", {"ruleset": "classic"})
    Pupil.objects.update(left_at=now())
    assert start(browser, "cards-order").attempt.run.ruleset == "classic"


def test_a_question_is_not_told_to_be_older_than_the_rules_of_its_class(
    client: Client, ane: User
) -> None:
    browser = answering(Client())
    joins(browser, classroom(ane, ruleset="four_kings"), "Caio")
    asked = start(browser, "grande-winner")
    page: Page = browser.get(asked.url, headers={"HX-Request": "true"})
    assert page.context["question"].rules_told == ""


def test_the_class_page_takes_as_many_queries_for_many(
    client: Client,
    ane: User,
    made: Classroom,
    django_assert_max_num_queries: DjangoAssertNumQueries,
) -> None:
    pupils = [pupil(made, f"Pupil {number}") for number in range(5)]
    for number in range(8):
        assigned(made, ane, GRANDE, pupils=pupils[:3], due_at=now() + (number + 1) * HOUR)
    url = reverse("class", args=[made.pk])
    client.get(url)
    with django_assert_max_num_queries(12):
        assert len(client.get(url).context["assignments"]) == 6
    assert len(client.get(reverse("class-assignments", args=[made.pk])).context["lines"]) == 8


def test_what_a_pupil_answers_is_how_far_he_is(client: Client, ane: User, made: Classroom) -> None:
    given = assigned(made, ane, Item(ItemKind.DRILL, "cards-order", None, Goal.COUNT, 5))
    browser = answering(Client())
    joins(browser, made, "Caio")
    finish(browser, start(browser, "cards-order"))
    page: Page = client.get(reverse("class-assignment", args=[made.pk, given.pk]))
    (line,) = page.context["assignment"].pupils
    assert (line.name, line.reached) == ("Caio", "done")


def test_of_many_a_pupil_sees_those_due_last_unless_he_asks_for_all(
    client: Client, ane: User, made: Classroom
) -> None:
    for number in range(8):
        assigned(made, ane, GRANDE, due_at=now() + (number + 1) * HOUR)
    browser = answering(Client())
    joins(browser, made, "Caio")
    url = reverse("class", args=[made.pk])
    assert len(browser.get(url).context["tasks"]) == 6
    assert len(browser.get(f"{url}?all=yes").context["tasks"]) == 8


def test_the_front_page_tells_of_what_is_due_next_by_the_time_that_is_ones_own(
    ane: User, made: Classroom, caio: Pupil
) -> None:
    visitor = caio.learner.visitor
    assert visitor
    over = assigned(made, ane, GRANDE, due_at=now() - HOUR)
    assert next_due(visitor) is None
    Extension.objects.create(assignment=over, pupil=caio, due_at=now() + 2 * HOUR)
    sooner = assigned(made, ane, GRANDE, due_at=now() + HOUR)
    other = pupil(classroom(ane, code="22222222"), "Caio", caio.learner)
    assigned(other.classroom, ane, GRANDE, due_at=now() + 3 * HOUR)
    for one in (sooner, over):
        told = next_due(visitor)
        assert told
        assert told.url == reverse("class", args=[made.pk])
        withdraw(assignment=one, by=ane, title="Lunes")
    told = next_due(visitor)
    assert told
    assert told.url == reverse("class", args=[other.classroom_id])
