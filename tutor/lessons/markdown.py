"""Lessons' Markdown: CommonMark without HTML, with cards in a sentence: `[Ro Cc 5e 4o]`."""

import re
from collections.abc import Sequence
from functools import cache

from markdown_it import MarkdownIt
from markdown_it.rules_inline import StateInline
from markdown_it.token import Token

CARDS = "cards"
BRACKETED = re.compile(r"\[([^\[\]\n]*)\](?!\()")


@cache
def reader() -> MarkdownIt:
    """The one reader of all lessons."""
    markdown = MarkdownIt("commonmark", {"html": False})
    markdown.inline.ruler.before("link", CARDS, _cards_rule)
    return markdown


def parse(text: str) -> list[Token]:
    """The text's tokens; cards in a sentence are tokens of the type `cards`."""
    return reader().parse(text)


def html(tokens: Sequence[Token]) -> str:
    """The tokens as HTML; those of cards must have been given their HTML as `html_inline`."""
    markdown = reader()
    return str(markdown.renderer.render(tokens, markdown.options, {}))


def _cards_rule(state: StateInline, silent: bool) -> bool:
    match = BRACKETED.match(state.src, state.pos)
    if match is None:
        return False
    if not silent:
        token = state.push(CARDS, "", 0)
        token.content = match[1]
    state.pos = match.end()
    return True
