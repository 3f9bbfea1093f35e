"""Worksheets of sets: every drill its share, versions that ask the same, one's own sets alone."""

from collections import Counter

import pytest
from django.test import Client
from django.urls import reverse

from engine import Question, grade
from tests.tutor.accounts.entering import member
from tests.tutor.classroom.people import account
from tests.tutor.classroom.working import published
from tests.tutor.worksheets.test_worksheets import answer_on_paper
from tutor.drills.catalogue import catalogue
from tutor.languages import LANGUAGES
from tutor.lessons.curriculum import entries, paths
from tutor.models import Goal, ItemKind, LessonSet, Quiz, SetVersion, User, Worksheet
from tutor.sets.items import Item
from tutor.sets.ready import ready_paths
from tutor.sets.services import copy_ready, drop_set, own_set, publish, rename_set, start_set
from tutor.worksheets.dealing import FORMS, LENGTHS, Dealt, WorksheetPlan, deal_worksheet
from tutor.worksheets.seeing import worksheet_lines, worksheet_sight
from tutor.worksheets.services import make_worksheet
from tutor.worksheets.subjects import subject_of
from tutor.worksheets.values import Subject

pytestmark = pytest.mark.django_db
SEED = "k7mw3fh2"
GRANDE = Item(ItemKind.LESSON, "grande")
CHICA = Item(ItemKind.DRILL, "chica-winner", goal=Goal.COUNT, threshold=6)
SCORING = Item(ItemKind.PLAN, "scoring", goal=Goal.SCORE, threshold=70)
FORM = {"length": 5, "form_count": 3, "ruleset": "classic", "language": "en", "seed": SEED}


@pytest.fixture
def ane(client: Client) -> User:
    return member(client, "Ane")


def name_of(version: SetVersion) -> str:
    return f"set:{version.lesson_set_id}"


def found(what: str, user: User) -> Subject:
    subject = subject_of(what, user)
    assert subject
    return subject


def dealt(subject: Subject, length: int, seed: str = SEED) -> list[list[Dealt]]:
    """What each version asks."""
    plan = WorksheetPlan(subject, length, len(FORMS), "classic", seed)
    all_of_it = list(deal_worksheet(plan))
    return [[one for one in all_of_it if one.form == form] for form in FORMS]


@pytest.mark.parametrize("length", LENGTHS)
@pytest.mark.parametrize("what", ready_paths())
def test_every_drill_of_a_path_has_its_share_in_each_version(
    ane: User, what: str, length: int
) -> None:
    subject = found(what, ane)
    of_path = [slug for entry in paths()[what.partition(":")[2]] for slug in entry.drills]
    assert [drill.slug for drill in subject.drills] == of_path
    forms = dealt(subject, length)
    covered = [[(one.position, one.drill.slug, one.place) for one in form] for form in forms]
    assert covered[0] == covered[1] == covered[2]
    counts = Counter(one.drill.slug for one in forms[0])
    assert sum(counts.values()) == length
    assert {counts[slug] for slug in of_path} <= {
        length // len(of_path),
        -(-length // len(of_path)),
    }
    order = [of_path.index(one.drill.slug) for one in forms[0]]
    assert order == sorted(order)


def test_versions_have_deals_of_their_own_and_no_question_twice(ane: User) -> None:
    forms = dealt(found("path:first-evening", ane), 20)
    asked = [str(one.question) for form in forms for one in form]
    assert len(set(asked)) == len(asked) == 60
    for one in (one for form in forms for one in form):
        assert one.question.kind == one.drill.kind


def test_a_seed_deals_the_same_and_others_leave_out_other_drills(ane: User) -> None:
    subject = found("path:betting", ane)
    assert dealt(subject, 10) == dealt(subject, 10)
    sheets = [dealt(subject, 5, f"2222222{number}")[0] for number in range(2, 10)]
    assert len({tuple(one.drill.slug for one in form) for form in sheets}) > 1


def test_a_lesson_gives_its_drills_each_once_and_a_quiz_none(ane: User) -> None:
    drill, *_ = entries()["grande"].drills
    quiz = Quiz.objects.create(code=SEED, lessons="grande", length=5)
    of_quiz = Item(ItemKind.QUIZ, "", quiz, Goal.SCORE, 70)
    mixed = published(ane, CHICA, SCORING, of_quiz, GRANDE, Item(ItemKind.DRILL, drill))
    subject = found(name_of(mixed), ane)
    assert [one.slug for one in subject.drills] == ["chica-winner", *entries()["grande"].drills]
    assert subject.title == "Lunes"
    assert found(name_of(published(ane, SCORING)), ane).drills == ()
    assert found("lesson:grande", ane).drills == tuple(
        catalogue()[slug] for slug in entries()["grande"].drills
    )


def test_only_ones_own_and_only_what_is_published(ane: User) -> None:
    eli = account("Eli")
    theirs = published(eli, GRANDE)
    assert subject_of(name_of(theirs), ane) is None
    draft = start_set(owner=ane, name="Lunes", items=[GRANDE])
    assert draft
    assert subject_of(f"set:{draft.pk}", ane) is None
    publish(lesson_set=draft)
    assert found(f"set:{draft.pk}", ane).drills
    copied = copy_ready(key="path:scoring", owner=ane, name="Copia")
    assert copied
    publish(lesson_set=copied)
    ready = found("path:scoring", ane).drills
    assert found(f"set:{copied.pk}", ane).drills == ready
    for what in ("", "x", "set:", "set:x", f"set:{'9' * 60}", "path:moon", "set:-1", "drill:x"):
        assert subject_of(what, ane) is None


def test_the_sheet_and_its_title_stay_when_the_set_changes_and_goes(ane: User) -> None:
    version = published(ane, CHICA, GRANDE)
    lesson_set, what = version.lesson_set, name_of(version)
    plan = WorksheetPlan(found(what, ane), 5, 2, "classic", SEED)
    sheet = make_worksheet(user=ane, plan=plan, language="es")
    before, line = worksheet_sight(sheet), worksheet_lines(ane)
    assert (before.title, sheet.drill, sheet.of_set) == ("Lunes", "", what)
    rename_set(lesson_set=lesson_set, name="Martes")
    drop_set(lesson_set=lesson_set)
    assert not LessonSet.objects.exists()
    assert own_set(what, ane) is None
    assert worksheet_sight(Worksheet.objects.get(code=SEED)) == before
    assert worksheet_lines(ane) == line


@pytest.mark.parametrize("language", [one.code for one in LANGUAGES])
def test_a_path_is_called_as_in_the_language_of_the_sheet(ane: User, language: str) -> None:
    plan = WorksheetPlan(found("path:first-evening", ane), 5, 1, "classic", SEED)
    sheet = make_worksheet(user=ane, plan=plan, language=language)
    names = {"es": "La primera tarde", "pt-br": "A primeira noite", "en": "First evening"}
    assert worksheet_sight(sheet).title == names[language]


def test_the_engine_agrees_with_the_key(ane: User) -> None:
    plan = WorksheetPlan(found("path:scoring", ane), 20, 3, "classic", SEED)
    sheet = make_worksheet(user=ane, plan=plan, language="es")
    lines = [line for key in worksheet_sight(sheet, "key").keys for line in key.lines]
    assert len(lines) == 60
    for row, line in zip(sheet.questions.order_by("form", "position"), lines, strict=True):
        question = Question.parse(row.question)
        answer = answer_on_paper(question, line.letters, line.right)
        assert grade(question, answer).mark == "right"
        assert line.reasons
        assert catalogue()[row.drill].version == row.version


def test_a_sets_page_leads_there_and_the_form_takes_it(client: Client, ane: User) -> None:
    version = published(ane, GRANDE)
    what = name_of(version)
    pages = {
        reverse("set", args=[version.lesson_set_id]): what,
        reverse("set-ready", args=["path:scoring"]): "path:scoring",
        reverse("set-ready", args=["lesson:grande"]): "lesson:grande",
    }
    for page, wanted in pages.items():
        link = f"{reverse('worksheets')}?what={wanted.replace(':', '%3A')}"
        assert link in client.get(page).content.decode()
        assert f'value="{wanted}" selected' in client.get(link).content.decode()
        made = client.post(reverse("worksheets"), FORM | {"what": wanted, "seed": ""})
        assert made.status_code == 303
        assert client.get(made.headers["Location"]).status_code == 200
    assert set(Worksheet.objects.values_list("of_set", flat=True)) == set(pages.values())


def test_of_a_draft_or_of_quizzes_alone_there_is_no_way_to_paper(client: Client, ane: User) -> None:
    draft = start_set(owner=ane, name="Lunes", items=[GRANDE])
    assert draft
    quizzes = published(ane, SCORING)
    for page in (
        reverse("set", args=[draft.pk]),
        reverse("set", args=[quizzes.lesson_set_id]),
        reverse("set-ready", args=["plan:scoring"]),
    ):
        assert "/worksheets/?what=" not in client.get(page).content.decode()


def test_what_is_not_hers_or_has_no_drill_makes_nothing(client: Client, ane: User) -> None:
    theirs, quizzes = published(account("Eli"), GRANDE), published(ane, SCORING)
    amiss = (name_of(theirs), name_of(quizzes), "plan:scoring", "", "x", f"set:{'9' * 99}")
    for what in amiss:
        page = client.post(reverse("worksheets"), FORM | {"what": what})
        assert page.status_code == 422
    assert not Worksheet.objects.exists()
    page = client.post(reverse("worksheets"), FORM | {"what": name_of(quizzes)})
    assert "That set has no drill in it" in page.content.decode()
    assert "Eli" not in page.content.decode()


def test_sent_twice_it_is_made_once_and_another_set_of_that_name_is_another(
    client: Client, ane: User
) -> None:
    for version in [published(ane, GRANDE)] * 2 + [published(ane, CHICA)]:
        client.post(reverse("worksheets"), FORM | {"what": name_of(version)})
    assert Worksheet.objects.count() == 2
    assert set(Worksheet.objects.values_list("title", flat=True)) == {"Lunes"}
