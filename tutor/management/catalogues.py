"""The catalogues of words, gathered, read and written by Babel: no gettext need be installed."""

import os
import re
from collections.abc import Collection, Iterable, Iterator, Mapping
from copy import deepcopy
from io import BytesIO
from pathlib import Path
from string import Formatter
from typing import IO, Any

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import DEFAULT_KEYWORDS, extract_from_dir, extract_python
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po, write_po
from django.conf import settings
from django.utils.translation.template import templatize

from tutor.languages import LANGUAGES, Language

DOMAIN = "django"
# English is the language of the message ids: its catalogue starts as their copy.
SOURCE = "en"
HEADER = "# The words of Lance a lance. `make words` keeps the messages up to date."
KEYWORDS = {
    **DEFAULT_KEYWORDS,
    "gettext_lazy": None,
    "gettext_noop": None,
    "ngettext_lazy": (1, 2),
    "pgettext_lazy": ((1, "c"), 2),
    "npgettext_lazy": ((1, "c"), 2, 3),
}
# Where words are, and what reads them there.
METHODS = (
    ("tutor/**.py", "python"),
    ("templates/**.html", "tutor.management.catalogues:from_template"),
)
FOLDERS = frozenset({"tutor", "templates"})
PERCENT = re.compile(r"%\((\w+)\)s")
WIDTH = 100
# Lines of a .po file's head that tell nothing, or another thing on every machine.
IDLE = (
    "Project-Id",
    "Report-Msgid",
    "POT-Creation",
    "PO-Revision",
    "Last-",
    "Language-Team",
    "Gen",
)


def po_file(language: Language) -> Path:
    """The catalogue of a language, as it is committed."""
    return Path(settings.LOCALE_PATHS[0]) / language.folder / "LC_MESSAGES" / f"{DOMAIN}.po"


def from_template(
    file: IO[bytes],
    keywords: Mapping[str, Any],
    comment_tags: Collection[str],
    options: Mapping[str, Any],
) -> Iterable[Any]:
    """Extract the words of a Django template, for Babel.

    Django turns the template into calls of gettext; what it leaves of the template's indentation
    would be an error to Babel's reader of Python.
    """
    calls = templatize(file.read().decode())
    flush_left = "\n".join(line.lstrip() for line in calls.split("\n"))
    return extract_python(BytesIO(flush_left.encode()), keywords, comment_tags, {})


def gathered() -> Catalog:
    """Every message of the site's Python and templates, not translated."""
    found = extract_from_dir(
        settings.BASE_DIR,
        METHODS,
        keywords=KEYWORDS,
        comment_tags=("Translators:",),
        directory_filter=_is_read,
    )
    catalog = Catalog(charset="utf-8")
    for file, _, message, comments, context in sorted(found, key=lambda row: row[:2]):
        catalog.add(
            message, locations=[(Path(file).as_posix(), 0)], auto_comments=comments, context=context
        )
    return catalog


def read(language: Language) -> Catalog:
    """A language's catalogue as it is on disk, or an empty one."""
    file = po_file(language)
    if not file.exists():
        return Catalog(locale=language.folder)
    with file.open("rb") as text:
        return read_po(text, locale=language.folder, domain=DOMAIN, abort_invalid=True)


def updated(language: Language, messages: Catalog) -> Catalog:
    """A language's catalogue with just these messages, keeping what is translated of them."""
    catalog = read(language)
    catalog.update(deepcopy(messages), no_fuzzy_matching=True)  # it keeps and fills its messages
    catalog.header_comment = HEADER
    catalog.fuzzy = False
    if language.code == SOURCE:
        for message in catalog:
            if message.id and not is_translated(message):
                message.string = message.id
    return catalog


def written(catalog: Catalog) -> bytes:
    """A catalogue as a .po file: sorted, and without what changes from one machine to another."""
    file = BytesIO()
    write_po(
        file, catalog, width=WIDTH, sort_output=True, ignore_obsolete=True, include_lineno=False
    )
    idle = tuple(f'"{start}'.encode() for start in IDLE)
    lines = file.getvalue().splitlines(keepends=True)
    return b"".join(line for line in lines if not line.startswith(idle))


def compiled(catalog: Catalog) -> bytes:
    """A catalogue as a .mo file."""
    file = BytesIO()
    write_mo(file, catalog)
    return file.getvalue()


def strings(message: Message) -> tuple[str, ...]:
    """A message's translations: one, or one for each plural form."""
    return (message.string,) if isinstance(message.string, str) else tuple(message.string or ())


def is_translated(message: Message) -> bool:
    """Whether every form has words: that of a plural not yet translated is `('', '', '')`."""
    return bool(message.string) and all(strings(message))


def placeholders(text: str) -> frozenset[str]:
    """The names that a message leaves open, `{name}` or `%(name)s`; ValueError if malformed."""
    braces = {name for _, name, _, _ in Formatter().parse(text) if name is not None}
    return frozenset(braces | set(PERCENT.findall(text)))


def faults(catalog: Catalog) -> Iterator[str]:
    """What keeps a catalogue from being complete: missing, fuzzy or broken messages."""
    for message in catalog:
        if message.id:
            yield from (f"{message.id!r}: {fault}" for fault in _faults(catalog, message))


def all_faults() -> Iterator[str]:
    """The faults of every language."""
    for language in LANGUAGES:
        yield from (f"{language.folder}: {fault}" for fault in faults(read(language)))


def replaces(file: Path, content: bytes) -> bool:
    """Whether a file is not there or says something else."""
    return not file.exists() or file.read_bytes() != content


def replace(file: Path, content: bytes) -> None:
    """Put a file in place at once, so that a running site never reads half of it."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(f".{os.getpid()}")
    fresh.write_bytes(content)
    fresh.replace(file)


def _faults(catalog: Catalog, message: Message) -> Iterator[str]:
    if message.fuzzy:
        yield "is fuzzy"
    if not is_translated(message):
        yield "is not translated"
        return
    yield from (str(error) for error in message.check(catalog))
    source = message.id if isinstance(message.id, str) else message.id[-1]
    for text in strings(message):
        try:
            if placeholders(text) != placeholders(source):
                yield f"{text!r} has other placeholders"
        except ValueError as error:
            yield f"{text!r} cannot be filled: {error}"


def _is_read(folder: str | Path) -> bool:
    """Whether Babel looks into a folder: those that hold words, not the environment's."""
    path = Path(folder).relative_to(settings.BASE_DIR)
    return path.parts[0] in FOLDERS and not path.name.startswith((".", "_"))
