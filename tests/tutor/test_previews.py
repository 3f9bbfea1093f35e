"""`manage.py lessons SLUG`: a lesson in plain text, its claims judged, and what is to mend."""

from pathlib import Path

import pytest
from django.core.management import CommandError, call_command
from pytest_django import Settings

from tutor.languages import LANGUAGES, Language
from tutor.lessons.checking import claims_of
from tutor.lessons.library import read
from tutor.management.plain import plain
from tutor.management.previews import preview


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda one: one.folder)
@pytest.mark.parametrize("slug", ["pares", "stones", "answers", "whole-round", "encaje-count"])
def test_a_preview_has_each_claim_and_no_markup(language: Language, slug: str) -> None:
    text, lesson = "\n".join(preview(language.code, slug)), read(language.code, slug)
    assert lesson.summary in text
    assert text.count("    true   ? ") == len(claims_of(lesson)) > 0
    assert not set("<>{}\t") & set(text)


def test_a_preview_is_what_a_reader_gets(capsys: pytest.CaptureFixture[str]) -> None:
    call_command("lessons", "grande", language="en")
    out = capsys.readouterr().out
    assert out.startswith("GRANDE: THE HIGHEST CARD TAKES IT\nThe highest card wins")
    assert "- [3 of oros] 3\xa0(king)\n- [3 of copas] 3\xa0(king) This card decides\n" in out
    assert "    true   ? decides grande = 2" in out


def test_a_fresh_clone_has_previews(settings: Settings, tmp_path: Path) -> None:
    settings.STATIC_ROOT = tmp_path
    hashed = {"BACKEND": "whitenoise.storage.CompressedManifestStaticFilesStorage"}
    settings.STORAGES = settings.STORAGES | {"staticfiles": hashed}
    assert "[3 of oros]" in "".join(preview("en", "grande"))
    assert settings.DEBUG is False


def test_what_is_false_and_stale_is_told_with_its_place(
    locale_copy: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = locale_copy / "es" / "lessons" / "grande.md"
    file.write_text(file.read_text().replace("? grande = 0", "? grande = 1", 1))
    with pytest.raises(CommandError, match="to mend"):
        call_command("lessons", "grande")
    said = capsys.readouterr()
    assert "    FALSE  ? grande = 1 (line " in said.out
    assert "the engine says 0" in said.out
    assert "locale/es/lessons/grande.md:" in said.err
    assert "locale/en/lessons/grande.md: the Spanish text has changed" in said.err
    call_command("lessons", "chica")


@pytest.mark.parametrize(
    ("slug", "language", "why"),
    [("elephants", "es", "curriculum.toml has no"), ("grande", "xx", "'xx' is no language")],
)
def test_what_is_not_there_is_not_shown(slug: str, language: str, why: str) -> None:
    with pytest.raises(CommandError, match=why):
        call_command("lessons", slug, language=language)


def test_a_lesson_that_a_language_lacks_is_not_shown(locale_copy: Path) -> None:
    (locale_copy / "en" / "lessons" / "grande.md").unlink()
    with pytest.raises(CommandError, match="no lesson 'grande' in en"):
        call_command("lessons", "grande", language="en")


@pytest.mark.parametrize(
    ("html", "text"),
    [
        ("<p>One <em>card</em>,\n two.</p><p>Three</p>", "One card, two.\nThree"),
        ("<ul><li>One</li><li> <i>t</i>wo<span>three</span>.</li></ul>", "- One\n- two three."),
        ('a<svg aria-label="ace"><path d="M0"/><text>x</text></svg>b', "a[ace] b"),
        ('<svg aria-hidden="true" aria-label="ace"><use href="#1"/></svg>c', "c"),
        ('<p>Ane <b aria-hidden="true">→ <i>x</i><br></b>wins</p>', "Ane wins"),
        ("<table><tr><th>A</th><td>1</td></tr><tr><td>2</td></tr></table>", "A  1\n2"),
        ("1\N{NO-BREAK SPACE}stone &lt;b&gt;", "1\N{NO-BREAK SPACE}stone <b>"),
    ],
)  # fmt: skip
def test_plain_text_is_what_is_heard(html: str, text: str) -> None:
    assert plain(html) == text
