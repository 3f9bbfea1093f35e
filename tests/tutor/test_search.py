"""Search: what people type finds the page they mean, and whatever is typed gets an answer."""

import re
import tomllib
from pathlib import Path

import pytest
from django.test import Client
from django.urls import reverse
from django.utils import translation

from tests.tutor.playing import Page
from tutor.glossary.seeing import plain
from tutor.glossary.terms import term_url, terms
from tutor.languages import LANGUAGES
from tutor.lessons.curriculum import curriculum
from tutor.search.folding import Folder, folder_of
from tutor.search.gathering import index_in
from tutor.search.index import is_slip
from tutor.search.pages import Kind, Text
from tutor.search.rules import rules
from tutor.search.seeing import MOST_RESULTS, search_sight
from tutor.search.sight import SearchSight
from tutor.search.snippets import LONGEST, snippet

QUERIES: dict[str, dict[str, str]] = tomllib.loads(
    Path(__file__).with_name("queries.toml").read_text(encoding="utf-8")
)
CODES = [language.code for language in LANGUAGES]
every_language = pytest.mark.parametrize("code", CODES)


def found(code: str, typed: str) -> SearchSight:
    with translation.override(code):
        return search_sight(code, typed)


def first(code: str, typed: str) -> str:
    """The page that comes first, as `queries.toml` names it."""
    results = found(code, typed).results
    return page_of(results[0].url) if results else ""


def page_of(url: str) -> str:
    address, _, anchor = url.partition("#")
    is_term = address.endswith("/glossary/")
    return f"term {anchor}" if is_term else f"lesson {address.strip('/').split('/')[-1]}"


@pytest.mark.parametrize(
    ("code", "typed", "wanted"),
    [(code, typed, page) for code, pages in QUERIES.items() for typed, page in pages.items()],
)
def test_what_is_typed_finds_its_page_first(code: str, typed: str, wanted: str) -> None:
    assert first(code, typed) == wanted


@every_language
def test_thirty_queries_and_more_are_tried_in_each_language(code: str) -> None:
    assert len(QUERIES[code]) >= 30
    assert len(set(QUERIES[code].values())) >= 25


@every_language
def test_every_lesson_is_found_by_its_title(code: str) -> None:
    with translation.override(code):
        titles = {s.title: page_of(s.url) for s in index_in(code).sections if s.kind is Kind.LESSON}
    assert len(titles) == len(curriculum())
    assert {title: first(code, title) for title in titles} == titles


@every_language
def test_every_name_of_a_term_finds_it_among_the_first_three(code: str) -> None:
    lost = []
    with translation.override(code):
        for term in terms(code).values():
            for name in (term.term, *term.also, *term.finds):
                urls = [one.url for one in search_sight(code, plain(name)).results[:3]]
                lost += [] if term_url(term.slug) in urls else [name]
    assert not lost


@pytest.mark.parametrize(
    ("code", "typed"),
    [
        ("es", "senas"),
        ("es", "SEÑAS"),
        ("es", "  señas ¿?"),
        ("es", "sen\N{COMBINING TILDE}as"),
        ("es", "las señas"),
        ("pt-br", "sinal"),
        ("pt-br", "Os SINAIS?"),
        ("en", "signal"),
        ("en", "signalling"),
        ("en", "singals"),
    ],
)
def test_accents_capitals_endings_and_slips_are_forgiven(code: str, typed: str) -> None:
    assert first(code, typed) in ("lesson signals", "term signal")


@pytest.mark.parametrize("typed", ["amaraco", "amarrraco", "amarrac", "marraco", "amarrcao"])
def test_a_letter_too_many_too_few_or_changed_is_forgiven(typed: str) -> None:
    assert first("es", typed) == "term amarraco"


@every_language
@pytest.mark.parametrize("typed", ["PAR-4", "par4", "Par 4", " par-04 "])
def test_the_number_of_a_rule_leads_to_its_lesson(code: str, typed: str) -> None:
    sight = found(code, typed)
    assert (sight.rule, [page_of(one.url) for one in sight.results]) == ("PAR-4", ["lesson pares"])


def test_every_rule_leads_to_all_its_lessons_in_order() -> None:
    assert len(rules()) == 105
    for number in rules():
        taught = [f"lesson {one.slug}" for one in curriculum() if number in one.rules]
        assert [page_of(one.url) for one in found("en", number).results] == taught or not taught


def test_a_number_that_no_rule_has_is_searched_as_words() -> None:
    assert found("en", "PAR-99").rule == ""


def test_the_words_of_a_rule_find_its_lesson_in_english_only() -> None:
    aside = {code: set[str]() for code in CODES}
    for code in CODES:
        with translation.override(code):
            aside[code].update(*(section.aside for section in index_in(code).sections))
    assert {code for code, forms in aside.items() if forms} == {"en"}


def test_a_result_leads_to_the_part_of_the_lesson_that_answers() -> None:
    results = found("es", "cuando empata todo").results
    assert any(one.heading and "#" in one.url for one in results)


@pytest.mark.django_db
@every_language
def test_every_part_of_a_lesson_has_the_anchor_to_which_a_result_leads(
    client: Client, code: str
) -> None:
    with translation.override(code):
        urls = {one.url for one in index_in(code).sections if one.kind is Kind.LESSON}
    for address in {url.partition("#")[0] for url in urls}:
        page: Page = client.get(address)
        ids = re.findall(r'\bid="([^"]+)"', page.content.decode())
        assert len(ids) == len(set(ids)), address
        anchors = {url.partition("#")[2] for url in urls if url.startswith(address)} - {""}
        assert anchors <= set(ids), address


@every_language
@pytest.mark.parametrize(
    "typed",
    [
        "",
        "   ",
        "?!",
        "\0",
        "\N{RIGHT-TO-LEFT OVERRIDE}",
        "\ud800",
        "🂡",
        "a",
        "de",
        "xyzzy",
        "9" * 5000,
        "mano " * 2000,
        "<script>alert(1)</script>",
        "' OR 1=1 --",
        "%s{0}{target}",
        "mus 牌",
    ],
)
def test_whatever_is_typed_gets_a_page(client: Client, code: str, typed: str) -> None:
    page: Page = client.get(f"/{code}/search/", {"q": typed.encode("utf-8", "replace")})
    assert page.status_code == 200
    assert page.content.count(b'role="search"') == 1
    assert page.headers["X-Robots-Tag"] == "noindex"


def test_html_in_a_query_is_shown_as_it_was_typed(client: Client) -> None:
    body = client.get("/en/search/", {"q": '<b>"mano"</b>'}).content.decode()
    assert "<b>" not in body
    assert 'value="&lt;b&gt;&quot;mano&quot;&lt;/b&gt;"' in body


def test_where_nothing_is_found_it_is_said_and_there_are_ways_on(client: Client) -> None:
    body = client.get("/es/search/", {"q": "xyzzy"}).content.decode()
    assert "Nada para «xyzzy»" in body
    for name in ("glossary", "lessons"):
        with translation.override("es"):
            assert f'<a class="link" href="{reverse(name)}">' in body


def test_without_a_query_there_is_the_field_alone(client: Client) -> None:
    body = client.get("/pt-br/search/").content.decode()
    assert "<ol" not in body
    assert "xyzzy" not in body
    assert 'name="q" value=""' in body


@pytest.mark.django_db
def test_other_pages_end_with_the_field(client: Client) -> None:
    for path in ("/es/", "/es/lessons/", "/es/lessons/pares/", "/es/nowhere/"):
        foot = client.get(path).content.decode().partition('<footer class="foot')[2]
        assert foot.count('action="/es/search/"') == 1, path


def test_results_are_few_and_each_page_is_there_once() -> None:
    urls = [one.url for one in found("es", "mano pares juego piedras gana").results]
    pages = [page_of(url) for url in urls]
    assert len(pages) == len(set(pages)) <= MOST_RESULTS


def test_the_words_that_were_typed_are_marked(client: Client) -> None:
    body = client.get("/en/search/", {"q": "REFUSAL pays"}).content.decode()
    marked = {word.lower() for word in re.findall(r"<mark>([^<]+)</mark>", body)}
    assert {"refusers", "pays"} <= marked


def test_a_quotation_is_short_and_begins_near_the_word() -> None:
    folder = folder_of("en")
    text = Text.of(
        "One word. " * 40 + "Then comes the mano, at last. " + "More words. " * 40, folder
    )
    pieces = snippet(text, frozenset(folder.forms("mano")))
    said = "".join(piece.text for piece in pieces)
    assert said.startswith("… Then comes the mano")
    assert said.endswith(" …")
    assert len(said) <= LONGEST + 4
    assert [piece.text for piece in pieces if piece.is_marked] == ["mano"]


def test_a_text_without_the_words_is_quoted_from_its_beginning() -> None:
    text = Text.of("A short text.", folder_of("en"))
    assert [piece.text for piece in snippet(text, frozenset({"mano"}))] == ["A short text."]


@pytest.mark.parametrize(
    ("code", "one", "other"),
    [
        ("es", "reyes", "rey"),
        ("es", "ases", "as"),
        ("es", "tres", "3"),
        ("es", "SEÑAS", "sena"),
        ("pt-br", "confusões", "confusao"),
        ("pt-br", "ás", "ases"),
        ("pt-br", "mãos", "mao"),
        ("en", "refusal", "refused"),
        ("en", "paid", "pays"),
    ],
)
def test_forms_of_one_word_are_one(code: str, one: str, other: str) -> None:
    assert folder_of(code).forms(one) == folder_of(code).forms(other)


def test_small_words_count_only_where_there_are_no_others() -> None:
    assert folder_of("es").forms("¿cuánto vale la mano?") == folder_of("es").forms("vale mano")
    assert len(folder_of("es").forms("la una")) == 2


def test_a_spanish_text_that_stands_in_is_found_and_says_its_language(locale_copy: Path) -> None:
    file = locale_copy / "es" / "lessons" / "grande.md"
    file.write_text(file.read_text(encoding="utf-8") + "\nUna jirafa mira.\n", encoding="utf-8")
    (result,) = found("pt-br", "jirafa").results
    assert (page_of(result.url), result.lang) == ("lesson grande", "es")


def test_a_language_of_which_nothing_is_known_is_folded_plainly() -> None:
    assert Folder().forms("Señas, ¿qué?") == ("senas", "que")


@pytest.mark.parametrize("other", ["marraco", "amarracos", "amarrico", "amarrcao"])
def test_one_letter_apart_is_a_slip(other: str) -> None:
    assert is_slip("amarraco", other)


@pytest.mark.parametrize("other", ["marracos", "amarrcaa", "ocarrama", "amirrico", "amar"])
def test_two_letters_apart_are_another_word(other: str) -> None:
    assert not is_slip("amarraco", other)
