"""The lessons: readable, true, and the same facts in each language."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from django.test import Client
from django.utils import translation

from tests.tutor.playing import Page
from tutor.drills.catalogue import catalogue
from tutor.drills.sight import Mark, RowSight
from tutor.languages import BY_CODE, LANGUAGES, Language
from tutor.lessons import library, telling
from tutor.lessons.checking import all_faults, claims_of, differences, faults
from tutor.lessons.curriculum import Entry, curriculum, entries
from tutor.lessons.library import SOURCE, read
from tutor.lessons.pictures import picture_sight
from tutor.lessons.reading import read_lesson
from tutor.lessons.sight import DealSight

every_language = pytest.mark.parametrize("language", LANGUAGES, ids=lambda one: one.folder)
every_lesson = pytest.mark.parametrize("entry", curriculum(), ids=lambda one: one.slug)
TRUE_DEAL = "```deal classic\n0: 3o 3c 4b 4e\n1: Ro Cc 5e 4o\n? grande = 0\n```\n"
PLAYERS = ["Ane", "Bruno", "Caio", "Dora"]
OPENING = "# A title\n\n*A summary.*\n\n"


@every_language
@every_lesson
def test_a_lesson_is_readable_true_and_told_from_the_spanish(
    language: Language, entry: Entry
) -> None:
    assert [str(fault) for fault in faults(language.code, entry)] == []


@every_lesson
def test_several_drills_of_a_lesson_are_not_of_one_kind(entry: Entry) -> None:
    kinds = {catalogue()[drill].kind for drill in entry.drills}
    assert len(kinds) >= min(2, len(entry.drills))


@pytest.mark.django_db
@every_language
@every_lesson
def test_a_lessons_page_has_every_part(client: Client, language: Language, entry: Entry) -> None:
    page: Page = client.get(f"/{language.code}/lessons/{entry.slug}/")
    body = page.content.decode()
    assert page.status_code == 200
    assert page.context["lesson"].lang == ""
    assert page.context["stale"] == ""
    for drill in entry.drills:
        assert f"/{language.code}/drills/{drill}/" in body
    assert "[" not in "".join(
        part.data for part in page.context["parts"] if isinstance(part.data, str)
    )


def deals(slug: str) -> list[DealSight]:
    """The examples with several hands of a Spanish lesson."""
    with translation.override(SOURCE):
        parts = telling.lesson_sight(SOURCE, slug).parts
    return [part.data for part in parts if isinstance(part.data, DealSight)]


def marked(row: RowSight) -> list[Mark]:
    return [card.mark for card in row.cards]


def test_each_hand_of_a_lesson_shows_what_parts_it_from_the_winners() -> None:
    (*_, whole_round) = deals("punto")
    grande, _, pares, _ = whole_round.comparisons
    tied, decides, ignored, plain = Mark.TIED, Mark.DECIDES, Mark.IGNORED, Mark.PLAIN
    second, first = [tied, decides, ignored, ignored], [decides, ignored, ignored, ignored]
    assert [marked(row) for row in grande.rows] == [second, second, first, first]
    assert [marked(row) for row in pares.rows if row.why == "Sin pares."] == [[plain] * 4] * 2


def test_that_nobody_has_juego_is_said_once_and_under_punto_alone() -> None:
    said = [lance.reasons for deal in deals("punto") for lance in deal.comparisons]
    assert all("juega al punto" not in " ".join(lines) for lines in said[3:6])
    assert said[-1][0] == "Nadie tiene juego: se juega al punto."
    assert all(" ".join(lines).count("se juega al punto") <= 1 for lines in said)


def test_a_lesson_names_the_couple_that_is_paid_and_the_players_at_the_table() -> None:
    paid = [lance.reasons[0] for deal in deals("juego") for lance in deal.comparisons]
    assert any(line.startswith("Solo la pareja de Bruno y Dora tiene juego") for line in paid)
    with translation.override(SOURCE):
        assert [seat.name for seat in picture_sight("seats").seats] == PLAYERS


@pytest.mark.parametrize(
    ("picture", "posing"), [("order", ["Ro3o", "1o2o"]), ("points", ["RoCoSo3o", "1o2o"])]
)
def test_a_card_that_poses_as_another_lies_after_it(picture: str, posing: list[str]) -> None:
    groups = ["".join(card.code for card in one.cards) for one in picture_sight(picture).groups]
    assert [codes for codes in groups if len(codes) > 2] == posing


@pytest.mark.django_db
def test_lessons_lead_from_one_to_the_next(client: Client) -> None:
    slugs = [entry.slug for entry in curriculum()]
    for before, after in pairwise(slugs):
        page: Page = client.get(f"/en/lessons/{before}/")
        assert page.context["next"].url == f"/en/lessons/{after}/"
        page = client.get(f"/en/lessons/{after}/")
        assert page.context["previous"].url == f"/en/lessons/{before}/"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Prose alone.\n", "a lesson begins with"),
        ("# Title\n\nNo summary.\n", "a lesson begins with"),
        (OPENING + "```dael classic\n```\n", "unknown fence 'dael classic'"),
        (OPENING + "```deal\n0: Ro Cc 5e 4o\n1: 3o 3c 4b 4e\n```\n", "no such rules"),
        (OPENING + "```deal clasic\n0: Ro Cc 5e 4o\n```\n", "no such rules"),
        (OPENING + "```deal classic\n0: Ro Cc 5e 4o\n```\n", "two hands or more"),
        (OPENING + "```deal classic\n0: Ro Cc 5e\n1: 3o 3c 4b 4e\n```\n", "is no hand"),
        (OPENING + "```deal classic\n0: Ro Cc 5e 9o\n1: 3o 3c 4b 4e\n```\n", "no list of cards"),
        (OPENING + "```deal classic\n1: Ro Cc 5e 4o\n0: 3o 3c 4b 4e\n```\n", "here belongs 0:"),
        (OPENING + "```deal classic\nRo Cc 5e 4o\n```\n", "here belongs 0:"),
        (OPENING + TRUE_DEAL.replace("? grande", "? gande"), "is no claim about a deal"),
        (OPENING + TRUE_DEAL.replace("? grande = 0", "grande = 0"), "here belongs 2:"),
        (OPENING + TRUE_DEAL.replace("grande = 0", "total 7 = 31"), "fits no total of a deal"),
        (OPENING + TRUE_DEAL.replace("4e", "Ro"), "make no deal"),
        (OPENING + "```hand classic\nRo Cc 5e 4o\n? grande = 0\n```\n", "no claim about a hand"),
        (OPENING + "```cards classic\nRo Cc 5e 4o\n? top = Ro\n```\n", "no claim about cards"),
        (OPENING + "```picture elephant\n```\n", "unknown picture 'elephant'"),
        (OPENING + "```picture order\nRo\n```\n", "nothing between its fences"),
        (OPENING + "```misconception moon-is-cheese\n```\n", "unknown misconception"),
        (OPENING + "```drill nothing\n```\n", "unknown drill 'nothing'"),
        (OPENING + "Here [Ro Xx] lies.\n", "no list of cards"),
        (OPENING + "> ```picture order\n> ```\n", "stands at the margin"),
    ],
)
def test_a_line_that_nobody_can_read_says_what_would_be_right(text: str, message: str) -> None:
    (problem, *_) = read_lesson(text).problems
    assert message in str(problem)
    assert str(problem).startswith("line ")


def test_the_line_of_a_fault_is_that_of_the_file() -> None:
    (problem,) = read_lesson(OPENING + TRUE_DEAL.replace("? grande", "? gande")).problems
    assert problem.line == 8


def test_a_lesson_without_faults_has_none() -> None:
    lesson = read_lesson(OPENING + TRUE_DEAL + "\nA sentence [3o Ro] and a [link](/x).\n")
    assert lesson.problems == ()
    assert (lesson.title, lesson.summary) == ("A title", "A summary.")
    assert [claim.text for claim in claims_of(lesson)] == ["? grande = 0"]


def test_html_in_a_lesson_is_text() -> None:
    lesson = read_lesson(OPENING + "<script>alert(1)</script>\n")
    shown = telling.part(lesson.pieces[0], SOURCE).data
    assert isinstance(shown, str)
    assert "<script" not in shown


def test_a_false_claim_is_found(locale_copy: Path) -> None:
    file = locale_copy / "es" / "lessons" / "grande.md"
    file.write_text(file.read_text().replace("? grande = 0", "? grande = 1", 1))
    told = [str(fault) for fault in faults(SOURCE, entries()["grande"])]
    assert len(told) == 1
    assert "'? grande = 1' is false: the engine says 0" in told[0]
    assert told[0].startswith("locale/es/lessons/grande.md:")


def test_other_hands_in_a_translation_are_found() -> None:
    source = read_lesson(OPENING + TRUE_DEAL)
    assert not list(differences(source, read_lesson("# T\n\n*S*\n\n\n\n" + TRUE_DEAL)))
    for other in (TRUE_DEAL.replace("4b", "5b"), TRUE_DEAL.replace("? grande = 0\n", ""), ""):
        assert len(list(differences(source, read_lesson(OPENING + other)))) == 1


@pytest.mark.django_db
@pytest.mark.parametrize("fate", ["stale", "missing"])
def test_the_spanish_text_stands_in_and_a_line_says_so(
    client: Client, locale_copy: Path, fate: str
) -> None:
    told = locale_copy / "en" / "lessons" / "grande.md"
    if fate == "missing":
        told.unlink()
    else:
        source = locale_copy / "es" / "lessons" / "grande.md"
        source.write_text(source.read_text() + "\nUna línea más.\n")
    page: Page = client.get("/en/lessons/grande/")
    assert page.context["lesson"].lang == "es"
    assert page.context["lesson"].title == read(SOURCE, "grande").title
    assert "Here is the Spanish" in page.context["stale"]
    assert '<div class="prose" lang="es">' in page.content.decode()
    assert client.get("/es/lessons/grande/").context["stale"] == ""
    lines = client.get("/en/lessons/").context["lessons"]
    assert [line.slug for line in lines if line.lang == "es"] == ["grande"]


def test_the_command_finds_and_marks_what_is_stale(
    locale_copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    source = locale_copy / "es" / "lessons" / "grande.md"
    source.write_text(source.read_text() + "\nUna línea más.\n")
    with pytest.raises(CommandError, match="to mend"):
        call_command("lessons")
    assert "en/lessons/grande.md: the Spanish text has changed" in capsys.readouterr().err
    for language in LANGUAGES:
        if language.code != SOURCE:
            call_command("lessons", "grande", told=language.code)
    assert not list(all_faults(entries()))
    call_command("lessons")
    assert "Every lesson is readable" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("language", "slug"), [("es", "grande"), ("xx", "grande"), ("en", "elephants")]
)
def test_the_command_refuses_what_it_cannot_mark(language: str, slug: str) -> None:
    with pytest.raises(CommandError):
        call_command("lessons", slug, told=language)


def test_lessons_are_read_once_in_a_process(monkeypatch: pytest.MonkeyPatch) -> None:
    library.lessons("en")
    monkeypatch.setattr(library, "shelve", None)
    assert library.lessons("en")["grande"].lesson.title


def test_a_language_knows_its_folder_and_its_tag() -> None:
    brazil = BY_CODE["pt-br"]
    assert (brazil.folder, brazil.tag) == ("pt_BR", "pt-BR")
    assert replace(brazil, code="ca").folder == "ca"
