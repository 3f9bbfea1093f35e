"""Lessons' Markdown: CommonMark without HTML, with two things of its own in a sentence.

Cards stand in brackets, `[Ro Cc 5e 4o]`, a number that the rules fix in braces, `{par:stones}`.
A heading has an id made of its words, so that a link can lead to it.
"""

import re
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from itertools import pairwise
from threading import Lock

from django.utils.text import slugify
from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

CARDS, FACT = "cards", "fact"
BRACKETED = re.compile(r"\[([^\[\]\n]*)\](?!\()")
BRACED = re.compile(r"\{([^{}\n]*)\}")
ONE_AT_A_TIME = Lock()  # the reader keeps tables that it fills as it goes


@cache
def reader() -> MarkdownIt:
    """The one reader of all lessons."""
    markdown = MarkdownIt("commonmark", {"html": False})
    markdown.inline.ruler.before("link", CARDS, _rule(CARDS, BRACKETED))
    markdown.inline.ruler.before("link", FACT, _rule(FACT, BRACED))
    markdown.inline.add_terminator_char("{")
    return markdown


def parse(text: str) -> list[Token]:
    """The text's tokens; cards and numbers in a sentence are tokens of a type of their own."""
    with ONE_AT_A_TIME:
        tokens = reader().parse(text)
    _name_headings(tokens)
    return tokens


def _name_headings(tokens: Sequence[Token]) -> None:
    """Give each heading its words as id; where two are alike, the later ones are numbered."""
    times: Counter[str] = Counter()
    for opened, words in pairwise(tokens):
        if opened.type == "heading_open":
            name = slugify(words.content) or "part"
            times[name] += 1
            opened.attrSet("id", name if times[name] == 1 else f"{name}-{times[name]}")


def html(tokens: Sequence[Token]) -> str:
    """The tokens as HTML; those of our own must have been given their HTML as `html_inline`."""
    markdown = reader()
    return str(markdown.renderer.render(tokens, markdown.options, {}))


def _rule(kind: str, pattern: re.Pattern[str]) -> Callable[[StateInline, bool], bool]:
    def rule(state: StateInline, silent: bool) -> bool:
        match = pattern.match(state.src, state.pos)
        if match is None:
            return False
        if not silent:
            token = state.push(kind, "", 0)
            token.content = match[1]
        state.pos = match.end()
        return True

    return rule
