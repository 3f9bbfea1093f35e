"""The glossary: the same terms in each language, nothing empty, every link leading somewhere."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from django.test import Client
from django.utils import translation

from tests.house.test_words import LONGEST_SENTENCE, faults
from tests.house.texts import sentences
from tests.tutor.playing import Page
from tutor.glossary.collation import letter_of, sort_key
from tutor.glossary.seeing import FACT, glossary_sight, plain
from tutor.glossary.terms import FILE, OF_NO_LANGUAGE, OF_WORDS, SOURCE, Row, rows, term_url, terms
from tutor.languages import LANGUAGES, Language
from tutor.lessons.curriculum import entries
from tutor.lessons.facts import read_fact

every_language = pytest.mark.parametrize("language", LANGUAGES, ids=lambda one: one.folder)
NEEDED = {"term", "said", "means"}
TO_READ = ("term", "means", "not", "also")


def texts(row: Row, *keys: str) -> Iterator[str]:
    """The texts of an entry under these keys."""
    for found in (row[key] for key in keys if key in row):
        yield from [found] if isinstance(found, str) else found


@every_language
def test_each_language_has_the_same_terms_in_the_same_order(language: Language) -> None:
    assert list(rows(language.code)) == list(rows(SOURCE))


def test_a_slug_can_stand_in_an_address() -> None:
    assert not [slug for slug in rows(SOURCE) if not re.fullmatch(r"[a-z]+(-[a-z]+)*", slug)]


@every_language
def test_an_entry_has_what_it_needs_and_nothing_else(language: Language) -> None:
    needed = NEEDED | ({"see", "lesson"} if language.code == SOURCE else set())
    known = OF_WORDS | (OF_NO_LANGUAGE if language.code == SOURCE else frozenset())
    for slug, row in rows(language.code).items():
        assert needed <= row.keys() <= known, slug


@every_language
def test_no_field_is_empty(language: Language) -> None:
    for slug, row in rows(language.code).items():
        assert all(row.values()), slug
        assert all(text == text.strip() != "" for text in texts(row, *row)), slug


def test_what_an_entry_leads_to_is_there() -> None:
    slugs = rows(SOURCE).keys()
    for term in terms(SOURCE).values():
        assert set(term.see) <= slugs - {term.slug}, term.slug
        assert len(set(term.see)) == len(term.see), term.slug
        assert term.lesson in entries(), term.slug


@every_language
def test_every_number_is_one_of_the_rules(language: Language) -> None:
    for row in rows(language.code).values():
        for text in texts(row, *row):
            for fact in FACT.findall(text):
                read_fact(fact)


@every_language
def test_the_rules_of_writing_hold(language: Language) -> None:
    found = [
        f"{slug}: {text!r}: {fault}"
        for slug, row in rows(language.code).items()
        for text in texts(row, *TO_READ)
        for fault in faults(language.folder, text)
    ]
    assert not found, "\n".join(found)


@every_language
def test_a_meaning_is_two_sentences_or_three_and_none_is_long(language: Language) -> None:
    for slug, row in rows(language.code).items():
        said = [one for text in texts(row, "means", "not") for one in sentences(text)]
        long = [one for one in said if len(re.findall(r"[^\W\d_]+", one)) > LONGEST_SENTENCE]
        assert not long, slug


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("es", ["el as", "la mano", "mano a mano", "una senda", "la seña", "«Sí»", "el árbitro"]),
        ("pt-br", ["o ás", "a mão", "*mano*", "os pares", "o ônibus"]),
        ("en", ["the mano", "to cut mus", "órdago", "pair"]),
    ],
)
def test_words_are_sorted_as_their_alphabet_does(language: str, words: list[str]) -> None:
    plainly = {
        "es": ["el árbitro", "el as", "la mano", "mano a mano", "la seña", "«Sí»", "una senda"],
        "pt-br": ["o ás", "*mano*", "a mão", "o ônibus", "os pares"],
        "en": ["to cut mus", "the mano", "órdago", "pair"],
    }
    assert sorted(words, key=lambda word: sort_key(word, language)) == plainly[language]


def test_the_spanish_enye_is_a_letter_and_an_accent_is_none() -> None:
    assert sort_key("caña", "es") > sort_key("canto", "es")
    assert sort_key("caña", "en") < sort_key("canto", "en")
    assert letter_of("el órdago", "es") == "O"
    assert letter_of("«¿quiero?»", "es") == "Q"


@every_language
def test_the_page_has_every_term_once_by_its_letter(language: Language) -> None:
    with translation.override(language.code):
        groups = glossary_sight(language.code)
        told = {slug: plain(term.term) for slug, term in terms(language.code).items()}
    shown = [term.slug for group in groups for term in group.terms]
    assert sorted(shown) == sorted(terms(language.code))
    keys = [sort_key(told[slug], language.code) for slug in shown]
    assert keys == sorted(keys)
    for group in groups:
        assert {letter_of(told[term.slug], language.code) for term in group.terms} == {group.letter}


@pytest.fixture(params=LANGUAGES, ids=lambda one: one.folder)
def body(request: pytest.FixtureRequest, client: Client) -> str:
    page: Page = client.get(f"/{request.param.code}/glossary/")
    assert page.status_code == 200
    text: str = page.content.decode()
    return text


@pytest.mark.django_db
def test_each_id_is_there_once_and_each_link_within_the_page_leads_to_one(body: str) -> None:
    ids = re.findall(r'\bid="([^"]+)"', body)
    assert len(ids) == len(set(ids))
    assert terms(SOURCE).keys() <= set(ids)
    assert set(re.findall(r'href="[^"]*#([^"]+)"', body)) <= set(ids)


@pytest.mark.django_db
def test_no_mark_of_the_files_is_left_on_the_page(body: str) -> None:
    main = re.sub(r"<[^>]*>", "", body.partition("<main")[2].partition("</main>")[0])
    assert not re.findall(r"[{}*\[\]]", main)


@pytest.mark.django_db
def test_an_entry_says_how_the_spanish_is_said_and_leads_on(client: Client) -> None:
    page: Page = client.get("/en/glossary/")
    entry = page.content.decode().partition('id="game"')[2].partition('<div class="term"')[0]
    for part in (
        "game (to 40)",
        '<i lang="es">el chico</i>',
        "CHEE-ko",
        "40\N{NO-BREAK SPACE}stones",
        'href="/en/glossary/#match"',
        'href="/en/lessons/match/"',
    ):
        assert part in entry


def test_a_term_has_its_address_in_each_language() -> None:
    with translation.override("pt-br"):
        assert term_url("mano") == "/pt-br/glossary/#mano"


def test_what_a_language_has_not_told_is_shown_in_spanish(locale_copy: Path) -> None:
    (locale_copy / "pt_BR" / FILE).write_text('[mano]\nterm = "o mano"\n', "utf-8")
    told = terms("pt-br")
    assert (told["mano"].term, told["mano"].lang) == ("o mano", "")
    assert (told["postre"].term, told["postre"].lang) == ("el postre", "es")
