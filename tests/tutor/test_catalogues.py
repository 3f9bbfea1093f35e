"""The catalogues: complete, up to date, and gathered the same way every time."""

from io import BytesIO
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog
from django.core.management import CommandError, call_command
from django.utils.translation import override, pgettext
from pytest_django import Settings

from tutor.languages import LANGUAGES, Language
from tutor.management import catalogues
from tutor.management.catalogues import (
    all_faults,
    compiled,
    faults,
    from_template,
    gathered,
    placeholders,
    read,
    strings,
    updated,
    written,
)

every_language = pytest.mark.parametrize("language", LANGUAGES, ids=lambda one: one.folder)


def catalog_of(locale: str, *messages: tuple[object, object]) -> Catalog:
    catalog = Catalog(locale=locale)
    for source, translation in messages:
        catalog.add(source, translation)  # type: ignore[arg-type]
    return catalog


def language(code: str) -> Language:
    return next(one for one in LANGUAGES if one.code == code)


@pytest.fixture
def no_catalogues(tmp_path: Path, settings: Settings) -> Path:
    """A folder where no language has words yet."""
    settings.LOCALE_PATHS = [tmp_path]
    return tmp_path


def test_every_message_has_words_in_every_language() -> None:
    assert not list(all_faults())
    call_command("compilemessages", check=True)


def test_the_catalogues_hold_just_what_the_site_says() -> None:
    call_command("makemessages", check=True)


@every_language
def test_a_catalogue_read_and_written_again_is_the_same(language: Language) -> None:
    messages = gathered()
    once = written(updated(language, messages))
    assert written(updated(language, messages)) == once == catalogues.po_file(language).read_bytes()


@every_language
def test_the_plural_forms_are_the_languages_own(language: Language) -> None:
    forms = {"es": 3, "pt-br": 3, "en": 2}
    assert read(language).num_plurals == forms[language.code]


@pytest.mark.parametrize("code", ["es", "pt-br"])
def test_many_repeats_other(code: str) -> None:
    for message in read(language(code)):
        if message.pluralizable:
            forms = strings(message)
            assert forms[1:] == (forms[1],) * 2, message.id


@every_language
def test_every_message_can_be_filled(language: Language) -> None:
    for text in (text for message in read(language) if message.id for text in strings(message)):
        facts = dict.fromkeys(placeholders(text), 3)
        filled = text % facts if "%(" in text else text.format(**facts)
        assert filled.count("3") >= len(facts)


def test_no_catalogue_names_a_tool_or_a_date() -> None:
    for one in LANGUAGES:
        head = catalogues.po_file(one).read_text().split("\n\n")[0]
        assert "Generated-By" not in head
        assert "Date" not in head


@pytest.mark.parametrize(
    ("source", "translation", "fault"),
    [
        ("Next", "", "is not translated"),
        (("{n} stone", "{n} stones"), ("{n} piedra", "{n} piedras", ""), "is not translated"),
        (("{n} stone", "{n} stones"), ("{n} piedra", "{n} piedras"), "plural forms"),
        (("{n} stone", "{n} stones"), ("una piedra", "{n} piedras", "{n} piedras"), "placeholders"),
        ("{high} against {low}", "{alta} contra {low}", "placeholders"),
        ("%(n)s questions", "%(m)s preguntas", "placeholder"),
        ("{n} of {total}", "{n de {total}", "cannot be filled"),
    ],
)
def test_a_broken_message_is_found(source: object, translation: object, fault: str) -> None:
    found = list(faults(catalog_of("es", (source, translation))))
    assert found
    assert fault in " ".join(found)


def test_a_fuzzy_message_is_found() -> None:
    catalog = Catalog(locale="es")
    catalog.add("Next", "Siguiente", flags=["fuzzy"])
    assert list(faults(catalog)) == ["'Next': is fuzzy"]


def test_a_whole_message_has_no_fault() -> None:
    stones = (("{n} stone", "{n} stones"), ("{n} piedra", "{n} piedras", "{n} piedras"))
    assert not list(faults(catalog_of("es", stones, ("Next", "Siguiente"))))


def test_placeholders_of_both_kinds_are_read() -> None:
    assert placeholders("{a} and %(b)s, 100 %") == {"a", "b"}


def test_a_template_gives_up_its_words() -> None:
    page = """
        <h1>{% translate "Lessons" context "lessons" %}</h1>
            {% blocktranslate count n=stones context "drills" %}{{ n }} stone
            {% plural %}{{ n }} stones{% endblocktranslate %}
        <a title="{{ _("Menu") }}">"quoted'</a>
    """
    found = from_template(BytesIO(page.encode()), catalogues.KEYWORDS, (), {})
    messages = [message for _, _, message, _ in found]
    assert messages[0] == ("lessons", "Lessons")
    assert [part.split()[1] for part in messages[1][1:3]] == ["stone", "stones"]
    assert messages[2] == "Menu"


def test_lazy_and_contextual_messages_are_gathered() -> None:
    ids = {message.id for message in gathered()}
    assert "king" in ids
    assert ("{n}\N{NO-BREAK SPACE}stone", "{n}\N{NO-BREAK SPACE}stones") in ids


def test_english_starts_as_a_copy_and_no_other_language_does(no_catalogues: Path) -> None:
    messages = catalog_of("en", ("Next", None), (("{n} stone", "{n} stones"), None))
    english = updated(language("en"), messages)
    spanish = updated(language("es"), messages)
    assert english["Next"].string == "Next"
    assert english["{n} stone"].string == ("{n} stone", "{n} stones")
    assert not spanish["Next"].string


def test_checking_refuses_and_writes_nothing(no_catalogues: Path) -> None:
    with pytest.raises(CommandError, match="Not up to date: es, pt_BR, en"):
        call_command("makemessages", check=True)
    assert not list(no_catalogues.iterdir())


def test_gathering_writes_and_then_has_nothing_to_do(no_catalogues: Path) -> None:
    call_command("makemessages")
    call_command("makemessages", check=True)
    assert (no_catalogues / "pt_BR" / "LC_MESSAGES" / "django.po").exists()


def test_incomplete_catalogues_are_refused_with_each_fault(no_catalogues: Path) -> None:
    call_command("makemessages")
    with pytest.raises(CommandError, match="es: 'Next': is not translated"):
        call_command("compilemessages", check=True)
    assert not list(no_catalogues.rglob("*.mo"))


def test_compiling_leaves_a_current_file_alone(no_catalogues: Path) -> None:
    call_command("makemessages")
    call_command("compilemessages")
    file = no_catalogues / "en" / "LC_MESSAGES" / "django.mo"
    before = file.stat().st_mtime_ns
    call_command("compilemessages")
    assert file.stat().st_mtime_ns == before
    assert file.read_bytes() == compiled(read(language("en")))


def test_words_that_are_compiled_anew_are_read_at_once(locale_copy: Path) -> None:
    with override("en"):
        assert pgettext("mus", "{rank} ({face})") == "{rank}\N{NO-BREAK SPACE}({face})"
    file = locale_copy / "en" / "LC_MESSAGES" / "django.po"
    text = file.read_text()
    file.write_text(text.replace('"{rank}\N{NO-BREAK SPACE}({face})"', '"{rank} as {face}"'))
    call_command("compilemessages")
    with override("en"):
        assert pgettext("mus", "{rank} ({face})") == "{rank} as {face}"
