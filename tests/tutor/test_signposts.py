"""What search engines, links and home screens are told: pages, names, pictures, and what is not."""

import json
import re
from collections import Counter
from xml.etree import ElementTree as ET

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import translation

from tests.tutor.playing import Page
from tutor.deck import FOLDER
from tutor.deck.icons import ICONS
from tutor.deck.preview import FILE, HEIGHT, KEYWORD, WIDTH, digest
from tutor.drills.catalogue import catalogue
from tutor.languages import LANGUAGES
from tutor.lessons.curriculum import curriculum
from tutor.signposts.findable import PLAIN, PRIVATE

CODES = [language.code for language in LANGUAGES]
MAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
LINK = "{http://www.w3.org/1999/xhtml}link"
LONGEST_TITLE, SHORTEST, LONGEST = 70, 40, 170


def content(page: Page) -> str:
    return str(page.content.decode())


def meta(body: str, name: str) -> str:
    """The one meta element of this name or property."""
    (found,) = re.findall(rf'<meta (?:name|property)="{name}" content="([^"]*)">', body)
    return str(found)


def test_the_map_has_each_page_in_each_language_once(client: Client) -> None:
    rows = list(ET.fromstring(content(client.get("/sitemap.xml"))))  # noqa: S314
    found = Counter(row.findtext(f"{MAP}loc") for row in rows)
    assert set(found.values()) == {1}
    assert len(found) == len(CODES) * (len(PLAIN) + len(curriculum()) + len(catalogue()))
    assert f"http://testserver/es/lessons/{curriculum()[0].slug}/" in found


def test_the_map_names_each_page_in_the_other_languages(client: Client) -> None:
    for row in ET.fromstring(content(client.get("/sitemap.xml"))):  # noqa: S314
        links = {link.get("hreflang"): link.get("href") or "" for link in row.iter(LINK)}
        assert links.keys() == {*CODES, "x-default"}
        bare = links["x-default"].removeprefix("http://testserver/")
        assert all(links[code] == f"http://testserver/{code}/{bare}" for code in CODES)


def test_robots_are_kept_from_what_is_of_one_person_or_class(client: Client) -> None:
    page: Page = client.get("/robots.txt")
    assert page.headers["Content-Type"].startswith("text/plain")
    lines = content(page).splitlines()
    assert lines[0] == "User-agent: *"
    assert "Sitemap: http://testserver/sitemap.xml" in lines
    for code in CODES:
        forbidden = [
            f"Disallow: /{code}/{path}/" for path in ("classes", "account", "sets", "settings")
        ]
        assert set(forbidden) <= set(lines)
        assert f"Allow: /{code}/classes/$" in lines
        assert f"Disallow: /{code}/lessons/" not in lines


def test_what_the_map_shows_is_not_forbidden(client: Client) -> None:
    lines = content(client.get("/robots.txt")).splitlines()
    forbidden = tuple(line.split()[1] for line in lines if line.startswith("Disallow"))
    granted = {line.split()[1] for line in lines if line.startswith("Allow")}
    assert len(forbidden) == len(CODES) * len(PRIVATE)
    for row in ET.fromstring(content(client.get("/sitemap.xml"))):  # noqa: S314
        path = (row.findtext(f"{MAP}loc") or "").removeprefix("http://testserver")
        assert not path.startswith(forbidden) or f"{path}$" in granted


@pytest.mark.parametrize("code", CODES)
def test_a_home_screen_gets_the_front_page_of_the_language(client: Client, code: str) -> None:
    page: Page = client.get(f"/{code}/site.webmanifest")
    assert page.headers["Content-Type"] == "application/manifest+json"
    told = json.loads(content(page))
    assert (told["start_url"], told["scope"]) == (f"/{code}/", "/")
    assert told["lang"].lower() == code
    with translation.override(code):
        assert told["description"] != translation.pgettext("shell", "Menu")
    for icon, (name, drawn) in zip(told["icons"], ICONS.items(), strict=True):
        png = (FOLDER / name).read_bytes()
        assert icon["sizes"] == f"{drawn.side}x{drawn.side}"
        assert (int.from_bytes(png[16:20]), int.from_bytes(png[20:24])) == (drawn.side, drawn.side)


@pytest.mark.django_db
def test_the_felt_is_one_colour_on_page_and_home_screen(client: Client) -> None:
    felt = json.loads(content(client.get("/es/site.webmanifest")))["theme_color"].lower()
    assert f'<meta name="theme-color" content="{felt}"' in content(client.get("/es/"))
    assert f"--felt: light-dark({felt}," in (FOLDER / "site.css").read_text(encoding="utf-8")


@pytest.mark.django_db
@pytest.mark.parametrize("code", CODES)
def test_each_public_page_is_named_and_told_in_its_own_words(client: Client, code: str) -> None:
    names, told = [], []
    lesson = ("lesson", [curriculum()[0].slug])
    for name, args in (*((name, []) for name in PLAIN), lesson, ("drill", ["grande-winner"])):
        with translation.override(code):
            body = content(client.get(reverse(name, args=args)))
        (title,) = re.findall(r"<title>([^<]*)</title>", body)
        names.append(title)
        told.append(meta(body, "description"))
        assert (meta(body, "og:title"), meta(body, "og:description")) == (title, told[-1])
        assert len(title) <= LONGEST_TITLE, title
        assert SHORTEST <= len(told[-1]) <= LONGEST, told[-1]
    assert max(Counter(names).values()) == max(Counter(told).values()) == 1, (names, told)


@pytest.mark.django_db
def test_a_link_to_a_page_shows_its_picture(client: Client) -> None:
    body = content(client.get("/es/lessons/"))
    picture = meta(body, "og:image")
    assert picture.startswith("http://testserver/static/tutor/preview")
    assert meta(body, "og:url") == "http://testserver/es/lessons/"
    assert '<link rel="manifest" href="/es/site.webmanifest">' in body


def test_the_picture_of_a_link_is_of_todays_deck() -> None:
    """Where it is not: `python -m tests.browser.preview`."""
    png = (FOLDER / FILE).read_bytes()
    assert (int.from_bytes(png[16:20]), int.from_bytes(png[20:24])) == (WIDTH, HEIGHT)
    assert KEYWORD + b"\0" + digest() in png
