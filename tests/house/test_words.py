"""How words are written: in the code, in the templates, in the catalogues and in the lessons."""

import ast
import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest
from django.template.base import Lexer, TokenType

from tests.house.source import FUNCTIONS, HOUSE, Module, module, modules
from tests.house.texts import NOUNS, catalogue_texts, paragraphs, sentences, written
from tutor.languages import LANGUAGES
from tutor.management.catalogues import KEYWORDS, gathered

# One context for each room, one for the words of the game, and two for what stands round them.
CONTEXTS = {
    "accounts",
    "arbiter",
    "classroom",
    "mus",
    "quizzes",
    "regrading",
    "running",
    "worksheets",
    "drills",
    "lessons",
    "front",
    "glossary",
    "learner",
    "preferences",
    "search",
    "sets",
    "sheet",
    "shell",
}
NAME = "Lance a lance"  # the same in every language
SPOKEN = {"alt", "title", "aria-label", "aria-description", "placeholder", "label"}
LETTER = re.compile(r"[^\W\d_]")
NBSP = "\N{NO-BREAK SPACE}"

OPEN, CLOSED = {"es": "«", "pt_BR": "“", "en": "“"}, {"es": "»", "pt_BR": "”", "en": "”"}
QUOTES = {"es": "«»“”", "pt_BR": "“”‘’", "en": "“”‘’"}
DASHES = {"es": "–", "pt_BR": "–", "en": "—"}  # the other languages' dash
UNWANTED = {
    "es": (
        r"usuari[oa]s?|feedback|puntajes?|cog(er|es?|en|emos|ed)|incorrect[oa]s?|correct[oa]s?"
        r"|fallos?|fallad[oa]s?|errores|error|deber[ií]as?|usted(es)?|seleccion[ea]r?"
    ),
    "pt_BR": (
        r"usuári[oa]s?|feedback|errad[oa]s?|erros?|incorret[oa]s?|corret[oa]s?|dever(ia|á)s?|tu"
        r"|tua|parabéns|bem-vind[oa]s?|médias|meias"
    ),
    "en": (
        r"utili[sz]e[sd]?|simply|please|wrong|should|incorrect|correct|mistakes?|errors?|congratulations"
        r"|users?|s?he/s?he"
    ),
}
LONGEST_SENTENCE = 24
SHARED_ENDING = re.compile(r"\w(/[ao]s?\b|\([ao]s?\)|@)")


# In the code


def translations(one: Module) -> Iterator[tuple[ast.Call, str]]:
    """Every call that fetches a message, with the name of what it calls."""
    for node in ast.walk(one.tree):
        if isinstance(node, ast.Call):
            name = ast.unparse(node.func).split(".")[-1]
            if name in KEYWORDS or name == "_":
                yield node, name


def made_messages(one: Module) -> Iterator[str]:
    """Messages that are put together instead of written out, so that nobody can translate them."""
    for call, name in translations(one):
        texts = call.args[: 3 if name.startswith("np") else 2 if name[0] in "pn" else 1]
        if not all(isinstance(text, ast.Constant) for text in texts):
            yield f"{one.file}:{call.lineno} makes the message of {name}"


def eager_messages(one: Module) -> Iterator[str]:
    """Messages fetched while the module is read, in whichever language is active then."""
    inner = {
        id(node) for f in ast.walk(one.tree) if isinstance(f, FUNCTIONS) for node in ast.walk(f)
    }
    for call, name in translations(one):
        if id(call) not in inner and not name.endswith(("_lazy", "_noop")):
            yield f"{one.file}:{call.lineno} calls {name} at module level: make it lazy"


def test_no_message_is_put_together() -> None:
    assert not [fault for one in modules("tutor") for fault in made_messages(one)]


def test_messages_of_modules_are_lazy() -> None:
    assert not [fault for one in modules("tutor") for fault in eager_messages(one)]


def test_placeholders_have_names() -> None:
    ids = [text for message in gathered() for text in ids_of(message.id)]
    assert not [text for text in ids if re.search(r"\{\d*\}|%[sd]", text)]


def test_every_message_has_the_context_of_its_room() -> None:
    found = {message.context for message in gathered() if message.id}
    assert found == CONTEXTS


def ids_of(found: object) -> tuple[str, ...]:
    return (found,) if isinstance(found, str) else tuple(found) if isinstance(found, tuple) else ()


@pytest.mark.parametrize(
    "line",
    [
        'pgettext("mus", f"{n} stones")',
        'pgettext("mus", "a " + word)',
        'npgettext("mus", "{n} stone", plural, n)',
        'gettext("{n} stones".format(n=n))',
        "_(word)",
    ],
)
def test_a_message_put_together_is_found(line: str) -> None:
    assert list(made_messages(module("tutor/x.py", line)))


def test_a_message_written_out_is_granted() -> None:
    line = 'npgettext("mus", "{n} stone", "{n} stones", n)\npgettext_lazy("mus", "king")'
    assert not list(made_messages(module("tutor/x.py", line)))


def test_an_eager_message_is_found_and_a_late_one_granted() -> None:
    assert list(eager_messages(module("tutor/x.py", 'KING = pgettext("mus", "king")')))
    late = 'def f():\n    return pgettext("mus", "king")\nKING = pgettext_lazy("mus", "king")'
    assert not list(eager_messages(module("tutor/x.py", late)))


# In the templates


class Page(HTMLParser):
    """Collects what a reader would read, or hear, in a page's markup."""

    def __init__(self) -> None:
        super().__init__()
        self.read: list[str] = []
        self.inside = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.inside = tag
        named = dict(attrs)
        spoken = SPOKEN | ({"content"} if named.get("name") == "description" else set())
        self.read += [value for name, value in attrs if name in spoken and value]

    def handle_endtag(self, tag: str) -> None:
        self.inside = ""

    def handle_data(self, data: str) -> None:
        if self.inside not in {"script", "style"}:
            self.read.append(data)


def markup(template: str) -> str:
    """A template without its tags, variables and comments, and without what is translated."""
    kept, translating = [], False
    for token in Lexer(template).tokenize():
        name = token.contents.split(" ")[0] if token.token_type is TokenType.BLOCK else ""
        if name in {"blocktranslate", "blocktrans", "comment"}:
            translating = True
        elif name.startswith("end"):
            translating = False
        elif token.token_type is TokenType.TEXT and not translating:
            kept.append(token.contents)
    return "".join(kept)


def bare_words(template: str) -> list[str]:
    """The words of a template that no translation reaches."""
    page = Page()
    page.feed(markup(template))
    page.close()
    texts = (text.replace(NAME, "").strip() for text in page.read)
    return [text for text in texts if LETTER.search(text)]


def test_templates_hold_no_words_of_their_own() -> None:
    files = sorted((HOUSE / "templates").rglob("*.html"))
    assert files
    found = {file.name: bare_words(file.read_text(encoding="utf-8")) for file in files}
    assert not {name: words for name, words in found.items() if words}


@pytest.mark.parametrize(
    "template",
    [
        "<p>Next</p>",
        '<img alt="A card">',
        '<meta name="description" content="Learn mus">',
        "<p>{% if x %}Yes{% endif %}</p>",
        '{% translate "Next" context "drills" %} question',
    ],
)
def test_a_bare_word_is_found(template: str) -> None:
    assert bare_words(template)


@pytest.mark.parametrize(
    "template",
    [
        '<p class="lead">{{ x }} · 3</p>',
        '{% blocktranslate with a=b context "drills" %}Read “{{ a }}”{% endblocktranslate %}',
        "<script>let word = 1</script>{# a note #}{% comment %}more{% endcomment %}",
        '<a {% if x %}aria-current="page"{% endif %} title="{{ y }}">{{ z }}</a> · Lance a lance',
    ],
)
def test_translated_words_are_granted(template: str) -> None:
    assert not bare_words(template)


# In the languages


def faults(folder: str, text: str) -> Iterator[str]:
    """What the rules of writing say against a text."""
    plain = re.sub(r"<[^>]+>", "", text)
    if re.search(r"['\"`]|\.\.\.|(?<=\S)  |\s-\s", plain):
        yield "typewriter's marks: write ’ “ ” … –"
    if DASHES[folder] in plain:
        yield f"{DASHES[folder]} is not this language's dash"
    yield from _quotes(folder, plain)
    yield from _spaces(folder, plain)
    if found := re.search(rf"\b({UNWANTED[folder]})\b", plain, re.IGNORECASE):
        yield f"{found[0]!r} is not a word of this site"
    if SHARED_ENDING.search(plain):
        yield "two endings in one word"
    if plain.count("!") > 1:
        yield "more than one exclamation mark"
    if re.search(r"[a-záéíóúãõç,] (Grande|Chica|Pares|Juego|Punto)\b", plain):
        yield "a lance with a capital"


def _quotes(folder: str, text: str) -> Iterator[str]:
    if any(mark in text for mark in set("«»“”‘") - set(QUOTES[folder])):
        yield "quotation marks of another language"
    if text.count(OPEN[folder]) != text.count(CLOSED[folder]):
        yield "a quotation that is not closed"
    if folder == "es" and "“" in text and "«" not in text:
        yield "“ ” stand only inside « »"
    if folder == "es" and (text.count("¿"), text.count("¡")) != (text.count("?"), text.count("!")):
        yield "a question or exclamation that is not opened"


def _spaces(folder: str, text: str) -> Iterator[str]:
    if re.search(rf"[«¿¡“]\s|\s[»?!,;:.”](?!\.)|\s{NBSP}|{NBSP}\s", text):
        yield "a space too many"
    if re.search(r"\d %|\d%" if folder == "es" else r"\d\s%", text):
        yield "the space before %"
    if found := re.search(rf"((?<![A-Z])\d|[{{(]\w+[}})]s?) ({NOUNS[folder]})\b", text):
        yield f"{found[0]!r} may break: put a no-break space between"


@pytest.mark.parametrize("folder", QUOTES)
def test_the_rules_of_writing_hold(folder: str) -> None:
    found = [
        f"{place}: {text!r}: {fault}"
        for place, text in written(folder)
        for fault in faults(folder, text)
    ]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("folder", QUOTES)
def test_no_sentence_of_the_catalogue_is_long(folder: str) -> None:
    said = [one for text in catalogue_texts(folder) for one in sentences(text)]
    assert not [one for one in said if len(re.findall(r"[^\W\d_]+", one)) > LONGEST_SENTENCE]


def test_every_language_has_its_rules() -> None:
    assert {one.folder for one in LANGUAGES} == set(QUOTES)


@pytest.mark.parametrize(
    ("folder", "text"),
    [
        ("en", "It's a tie."),
        ("en", 'Who said "quiero"?'),
        ("en", "Wait..."),
        ("en", "The mano — first to speak — wins."),
        ("en", "Wrong. You should read the lesson."),
        ("en", "{n} stones"),
        ("en", "He takes Grande and Juego."),
        ("es", "%(n)s preguntas"),
        ("es", "Quién dijo quiero?"),
        ("es", "Dice “quiero”."),
        ("es", "Dice « quiero »."),
        ("es", "El 12,5 % de las veces"),
        ("es", "El usuario coge la carta."),
        ("es", "Gana el/la de enfrente, bienvenido/a"),
        ("es", "¡Bien! ¡Muy bien!"),
        ("pt_BR", "Ele diz «quiero»."),
        ("pt_BR", "Quem disse isso ?"),
        ("pt_BR", "Resposta errada."),
        ("pt_BR", "Bem-vindo!"),
        ("pt_BR", "Diga “quiero."),
    ],
)
def test_a_fault_of_writing_is_found(folder: str, text: str) -> None:
    assert list(faults(folder, text))


@pytest.mark.parametrize(
    ("folder", "text"),
    [
        ("es", "¿Quién dijo «quiero»? La mano —siempre la mano— gana el 12,5\N{NO-BREAK SPACE}%."),
        ("pt_BR", "Quem disse *quiero*? 40\N{NO-BREAK SPACE}pedras, 12,5%."),
        ("en", "They’ve “won” – by 2\N{NO-BREAK SPACE}stones. Who takes grande?"),
    ],
)
def test_the_marks_of_each_language_are_granted(folder: str, text: str) -> None:
    assert not list(faults(folder, text))


def test_the_prose_of_a_lesson_is_what_is_read() -> None:
    lesson = (
        "# Grande\n\n```deal classic\n0: Ro 7c 4e 1b\n```\n\n- [Ane](term:mano):\n- Gana [Ro Cc]."
    )
    assert paragraphs(lesson) == ["Grande", "Ane:\nGana 1."]
