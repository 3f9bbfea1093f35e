"""The sheet for the table: in three languages and by other rules, with the engine's numbers."""

import pytest
from django.test import Client
from django.utils import translation

from engine import JUEGO_ORDER, PRESETS, Lance, known_signals
from tests.tutor.playing import Page
from tutor.languages import LANGUAGES
from tutor.lessons.facts import FACTS
from tutor.sheet.seeing import OFFERED, sheet_sight
from tutor.sheet.sight import SheetSight

CODES = [language.code for language in LANGUAGES]


def sheet(rules: str = "classic") -> SheetSight:
    with translation.override("en"):
        return sheet_sight(rules)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("rules", OFFERED)
def test_the_sheet_is_there_by_each_of_the_rules_offered(
    client: Client, code: str, rules: str
) -> None:
    page: Page = client.get(f"/{code}/sheet/", {"rules": rules})
    assert page.status_code == 200
    body = page.content.decode()
    assert page.context["sheet"].ruleset in body
    assert body.count('aria-current="page"') >= 1
    assert body.count("faces.svg#") == len(known_signals(PRESETS[rules]))


@pytest.mark.parametrize("rules", ["eibar", "", "classic+kings=4", "nonsense"])
def test_other_rules_are_no_page(client: Client, rules: str) -> None:
    assert client.get("/en/sheet/", {"rules": rules}).status_code == 404


@pytest.mark.django_db
@pytest.mark.parametrize("code", CODES)
def test_every_page_leads_to_the_sheet(client: Client, code: str) -> None:
    assert f'href="/{code}/sheet/"' in client.get(f"/{code}/lessons/").content.decode()


def test_what_the_lances_pay_is_the_engines() -> None:
    lances = {lance.name: lance for lance in sheet().lances}
    assert list(lances) == [lance.value.capitalize() for lance in Lance]
    assert lances["Grande"].unbet == lances["Punto"].unbet == "1\N{NO-BREAK SPACE}stone"
    assert [lances[name].accepted for name in ("Chica", "Pares")] == ["stake", "stake + bonus"]


def test_pares_and_juegos_stand_from_the_best_down_with_their_stones() -> None:
    assert [kind.heap.number for kind in sheet().pares] == [3, 2, 1]
    assert [juego.name for juego in sheet().juegos] == list(map(str, JUEGO_ORDER))
    assert [juego.heap.number for juego in sheet().juegos] == [3] + [2] * 7


def test_a_3_and_a_2_add_what_the_rules_say() -> None:
    classic = {line.ranks: line.points for line in sheet().points}
    assert classic == {
        "king, caballo, sota and 3": "10",
        "ace and 2": "1",
        "7, 6, 5 and 4": "their number",
    }
    four = {line.ranks: line.points for line in sheet("four_kings").points}
    assert four == {
        "king, caballo and sota": "10",
        "7, 6, 5, 4, 3, 2 and ace": "their number",
    }


@pytest.mark.parametrize("rules", OFFERED)
def test_the_stones_are_those_of_the_target(rules: str) -> None:
    text = " ".join(sheet(rules).keeping)
    for fact in ("amarraco", "amarracos", "dentro", "dish"):
        assert str(FACTS[fact](PRESETS[rules])) in text
