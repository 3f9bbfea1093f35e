"""Worksheets: versions that ask the same of other cards, a key that is right, the same for ever."""

import pytest
from django.template.loader import render_to_string
from django.test import Client
from django.urls import reverse
from django.utils import translation

from engine import Question, deal_question, grade, options
from tests.tutor.classroom.browsers import WHO, everybody
from tests.tutor.classroom.people import account
from tutor.codes import fresh_code
from tutor.drills.asking import layout_of
from tutor.drills.catalogue import Drill, catalogue
from tutor.drills.holding import RULES_TO_PRACTISE, ruleset_held
from tutor.languages import LANGUAGES
from tutor.models import User, Worksheet
from tutor.worksheets.dealing import FORMS, WorksheetPlan, deal_worksheet
from tutor.worksheets.seeing import TYPED, letters_of, on_paper, worksheet_sight
from tutor.worksheets.services import make_worksheet
from tutor.worksheets.values import Subject

SEED = "k7mw3fh2"
KINDS = {drill.kind: drill for drill in catalogue().values()}  # one of each


def plan(drill: str = "grande-winner", ruleset: str = "classic", seed: str = SEED) -> WorksheetPlan:
    return WorksheetPlan(Subject.of_drill(catalogue()[drill]), 10, 3, ruleset, seed)


def made(drill: str = "grande-winner", language: str = "es") -> Worksheet:
    return make_worksheet(user=ane(), plan=plan(drill), language=language)


def ane() -> User:
    return User.objects.filter(name="Ane").first() or account("Ane")


@pytest.mark.parametrize("slug", ["grande-winner", "one-card", "dejes-taken", "encaje-sheds"])
def test_versions_ask_the_same_of_other_cards(slug: str) -> None:
    drill = catalogue()[slug]
    dealt = list(deal_worksheet(plan(slug)))
    forms = [[one for one in dealt if one.form == form] for form in FORMS]
    covered = [[(one.position, one.drill, one.place) for one in form] for form in forms]
    assert covered[0] == covered[1] == covered[2]
    assert len({one.place for one in forms[0]}) == min(10, len(drill.specs))
    asked = [{str(one.question) for one in form} for form in forms]
    assert asked[0] != asked[1] != asked[2] != asked[0]


def test_no_question_comes_twice_where_there_are_enough() -> None:
    asked = [str(one.question) for one in deal_worksheet(plan())]
    assert len(set(asked)) == len(asked) == 30


@pytest.mark.parametrize("ruleset", RULES_TO_PRACTISE)
def test_it_is_asked_under_the_rules_that_were_wanted_where_it_can_be(ruleset: str) -> None:
    for slug in ("pares-kind", "encaje-pot"):
        held = ruleset_held(catalogue()[slug], ruleset)
        dealt = deal_worksheet(plan(slug, ruleset))
        assert {str(one.question.ruleset) for one in dealt} == {held}


def test_a_seed_deals_the_same_and_another_something_else() -> None:
    first, again, other = (
        [str(one.question) for one in deal_worksheet(plan(seed=seed))]
        for seed in (SEED, SEED, "22222222")
    )
    assert first == again != other


@pytest.mark.django_db
@pytest.mark.parametrize("drill", KINDS.values(), ids=KINDS)
def test_the_engine_agrees_with_the_key(drill: Drill) -> None:
    few = WorksheetPlan(Subject.of_drill(drill), 3, 2, "classic", SEED)
    sheet = make_worksheet(user=ane(), plan=few, language="es")
    rows = list(sheet.questions.order_by("form", "position"))
    lines = [line for key in worksheet_sight(sheet, "key").keys for line in key.lines]
    assert [line.number for line in lines] == ["A1", "A2", "A3", "B1", "B2", "B3"]
    for row, line in zip(rows, lines, strict=True):
        question = Question.parse(row.question)
        judged = grade(question, answer_on_paper(question, line.letters, line.right))
        assert judged.mark == "right"
        assert line.reasons


def answer_on_paper(question: Question, letters: tuple[str, ...], right: str) -> str:
    """The answer of whoever marks what the key says, or writes it."""
    if layout_of(question) in TYPED:
        return right.split()[0]
    values = {letter: value for value, letter in letters_of(question)}
    return ",".join(values[one] for one in letters)


def test_every_answer_of_every_drill_has_a_letter_of_its_own() -> None:
    for drill in catalogue().values():
        for spec in drill.specs:
            question = deal_question(spec, 7)
            letters = dict(letters_of(question))
            if layout_of(question) not in TYPED:
                named = {part for one in options(question) for part in _parts(one, letters)}
                assert named == letters.keys()
            assert on_paper(question).is_paper


def _parts(answer: str, letters: dict[str, str]) -> list[str]:
    return [answer] if answer in letters else answer.split(",")


@pytest.mark.django_db
def test_a_worksheet_stays_as_it_was_when_a_drill_changes(monkeypatch: pytest.MonkeyPatch) -> None:
    sheet = made()
    before = worksheet_sight(sheet)
    monkeypatch.setattr("tutor.worksheets.dealing.deal_worksheet", None)
    monkeypatch.setattr("tutor.worksheets.dealing.specs_asked", None)
    assert worksheet_sight(Worksheet.objects.get(pk=sheet.pk)) == before


@pytest.mark.django_db
def test_the_sheet_speaks_its_own_language_whatever_the_page_does() -> None:
    sheet, seen = made(language="pt-br"), set()
    for language in LANGUAGES:
        with translation.override(language.code):
            seen.add(worksheet_sight(sheet))
    assert len(seen) == 1
    assert seen.pop().forms[0].heading == "Versão A"


@pytest.mark.django_db
def test_what_cannot_be_read_any_more_is_told_and_the_rest_is_there() -> None:
    sheet = made()
    sheet.questions.filter(form="A", position=1).update(question="9|gone")
    sight = worksheet_sight(sheet)
    assert sight.forms[0].questions[0].question is None
    assert sight.forms[0].questions[0].told
    assert sight.keys[0].lines[1].reasons


FORM = {"what": "drill:pares-kind", "length": 5, "form_count": 2, "ruleset": "classic"}
FORM |= {"language": "en", "seed": SEED}


@pytest.mark.django_db
def test_sent_twice_it_is_made_once_and_other_choices_make_another() -> None:
    teacher = everybody().browsers["teacher"]
    first, again = (teacher.post(reverse("worksheets"), FORM) for _ in range(2))
    assert first.headers["Location"] == again.headers["Location"] == f"/en/worksheets/{SEED}/"
    other = teacher.post(reverse("worksheets"), FORM | {"length": 20})
    assert other.status_code == 303
    assert list(Worksheet.objects.order_by("pk").values_list("length", flat=True)) == [5, 20]


@pytest.mark.django_db
def test_a_choice_that_is_none_makes_nothing_and_keeps_the_rest() -> None:
    teacher = everybody().browsers["teacher"]
    for amiss in ({"what": "x"}, {"length": "9999"}, {"form_count": "9"}, {"language": "xx"}):
        page = teacher.post(reverse("worksheets"), FORM | amiss)
        assert page.status_code == 422
    assert not Worksheet.objects.exists()


@pytest.mark.django_db
def test_the_form_begins_with_what_the_address_asks_for() -> None:
    teacher = everybody().browsers["teacher"]
    page = teacher.get(reverse("worksheets"), {"what": "drill:juego-total", "language": "pt-br"})
    text = page.content.decode()
    assert '<option value="drill:juego-total" selected>' in text
    assert '<option value="pt-br" selected>' in text


@pytest.mark.django_db
def test_a_sheet_is_there_for_who_made_it_and_who_teaches_with_them_alone() -> None:
    people = everybody()
    people.browsers["teacher"].post(reverse("worksheets"), FORM)
    seers = {"teacher", "co-teacher", "administrator"}
    for name in WHO:
        browser = people.browsers[name]
        for url in (f"/en/worksheets/{SEED}/", f"/en/worksheets/{SEED}/?part=key"):
            has_account = name not in {"stranger", "visitor"}
            otherwise = 404 if has_account else 303
            assert browser.get(url).status_code == (200 if name in seers else otherwise), name


@pytest.mark.django_db
def test_who_may_not_teach_makes_none(settings: object) -> None:
    settings.TEACHERS = "invited"  # type: ignore[attr-defined]
    people = everybody()
    for name, status in (("pupil", 404), ("other teacher", 404), ("co-teacher", 200)):
        assert people.browsers[name].get(reverse("worksheets")).status_code == status
        people.browsers[name].post(reverse("worksheets"), FORM)
    assert Worksheet.objects.get().made_by.name == "Bruno"


@pytest.mark.django_db
def test_a_part_is_shown_alone_and_another_is_none() -> None:
    teacher = everybody().browsers["teacher"]
    teacher.post(reverse("worksheets"), FORM)
    url = reverse("worksheet", args=[SEED])
    assert 'id="key"' not in (text := teacher.get(url, {"part": "B"}).content.decode())
    assert 'id="B1"' in text
    assert 'id="A1"' not in text
    assert 'id="B1"' not in (key := teacher.get(url, {"part": "key"}).content.decode())
    with_seed = 'Worksheet <span class="code">k7mw 3fh2</span>'
    assert all(f"{with_seed}</p>" in part for part in (text, key))
    assert teacher.get(url, {"part": "C"}).status_code == 404
    assert teacher.get(url.replace(SEED, "K7MW-3FH2")).headers["Location"] == url


@pytest.mark.django_db
def test_nothing_on_paper_can_be_pressed() -> None:
    for drill in KINDS.values():
        one = WorksheetPlan(Subject.of_drill(drill), 1, 1, "classic", fresh_code())
        sheet = make_worksheet(user=ane(), plan=one, language="es")
        paper = render_to_string("worksheets/forms.html", {"sheet": worksheet_sight(sheet, "A")})
        assert "<input" not in paper
        assert "<button" not in paper
        assert paper.count('class="worksheet__question"') == 1


@pytest.mark.django_db
def test_drills_and_classes_lead_there_for_teachers(client: Client) -> None:
    people = everybody()
    drill, to_sheets = (
        reverse("drill", args=["pares-kind"]),
        "/en/worksheets/?what=drill:pares-kind",
    )
    assert to_sheets in people.browsers["teacher"].get(drill).content.decode()
    assert to_sheets not in people.browsers["pupil"].get(drill).content.decode()
    page = people.browsers["teacher"].get(people.urls()["class"]).content.decode()
    assert "/en/worksheets/?language=es&amp;ruleset=classic" in page
