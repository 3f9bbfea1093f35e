"""Dates by the reader's day, which is not everybody's near midnight."""

from datetime import UTC, datetime

import pytest
import time_machine
from django.test import Client
from django.utils import timezone, translation

from tests.tutor.playing import Page, finish, start
from tutor.clocks import CLOCKS, HOMES, clock
from tutor.languages import LANGUAGES
from tutor.models import Skill
from tutor.wording.clocks import cities
from tutor.wording.learner import strength_now

pytestmark = pytest.mark.django_db

LATE = datetime(2027, 3, 9, 23, 30, tzinfo=UTC)  # the tenth in Madrid, the ninth in São Paulo


def due_lines(client: Client, language: str) -> list[str]:
    page: Page = client.get(f"/{language}/progress/")
    return [one.when for one in page.context["progress"].due]


@pytest.mark.parametrize(
    ("language", "when"),
    [("es", "10 de marzo de 2027"), ("pt-br", "9 de março de 2027"), ("en", "9 March 2027")],
)
def test_each_language_tells_days_by_its_home(client: Client, language: str, when: str) -> None:
    with time_machine.travel(LATE.replace(day=1)):
        finish(client, start(client, "cards-same"))
        Skill.objects.update(due_at=LATE)
        (line,) = due_lines(client, language)
        assert when in line


def test_whoever_lives_elsewhere_chooses_another_clock(client: Client) -> None:
    with time_machine.travel(LATE.replace(day=1)):
        finish(client, start(client, "cards-same"))
        Skill.objects.update(due_at=LATE)
        response: Page = client.post("/en/progress/clock/", {"clock": "Asia/Tokyo"})
        assert response.status_code == 303
        assert due_lines(client, "en") == ["On 10 March 2027"]
        page: Page = client.get("/en/progress/")
        assert page.context["progress"].clock.line == "Days follow Tokyo time."
        assert page.context["progress"].clock.current == "Asia/Tokyo"


@pytest.mark.parametrize("chosen", ["", "Mars/Olympus", "../etc/passwd", "\0"])
def test_a_clock_that_there_is_not_changes_nothing(client: Client, chosen: str) -> None:
    client.post("/en/progress/clock/", {"clock": chosen})
    assert "clock" not in client.cookies
    client.cookies["clock"] = chosen.strip("\0")
    assert client.get("/en/progress/").status_code == 200


def test_what_is_due_comes_with_the_readers_day(client: Client) -> None:
    with time_machine.travel(LATE.replace(day=1)):
        finish(client, start(client, "cards-same"))
    Skill.objects.update(due_at=LATE)
    with time_machine.travel(datetime(2027, 3, 9, 22, 30, tzinfo=UTC)):
        offered: dict[str, Page] = {
            code: client.get(f"/{code}/progress/").context["progress"].review.drills
            for code in ("es", "pt-br")
        }
    assert [len(offered[code]) for code in ("es", "pt-br")] == [0, 1]


def test_the_clock_of_one_reader_is_left_behind(client: Client) -> None:
    before = timezone.get_current_timezone_name()
    client.get("/es/progress/")
    assert timezone.get_current_timezone_name() == before


def test_every_clock_is_known_and_has_a_city_of_its_own() -> None:
    assert set(HOMES) == {language.code for language in LANGUAGES}
    assert set(HOMES.values()) <= set(CLOCKS)
    assert [clock(name).key for name in CLOCKS] == list(CLOCKS)
    for language in LANGUAGES:
        with translation.override(language.code):
            assert len({city for _, city in cities()}) == len(CLOCKS)


def test_what_was_not_reached_is_not_shown_as_reached() -> None:
    with translation.override("en"):
        told = [strength_now(share) for share in (1.0, 0.999, 0.29, 0.5749)]
    assert [line.rpartition(" ")[2] for line in told] == ["100%", "99%", "29%", "57%"]
