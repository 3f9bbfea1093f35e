"""What stands in a lesson's sentences besides words: cards, numbers of the rules, links by name.

What cannot be read is left as it was written: a page is never lost for a slip in a sentence.
"""

from collections.abc import Iterable, Iterator

from django.template.loader import render_to_string
from markdown_it.token import Token

from engine import Card, MusError
from tutor import wording
from tutor.drills.rows import card_sight
from tutor.lessons.facts import UnknownFact, read_fact
from tutor.lessons.references import address

IN_LINE = "lessons/parts/in_line.html"


def in_words(token: Token) -> Token:
    """A token of the reader's with its cards, numbers and links told in the active language."""
    if not token.children:
        return token
    return token.copy(children=list(_told(token.children)))


def _told(tokens: Iterable[Token]) -> Iterator[Token]:
    links: list[bool] = []  # of the links that are open, which lead somewhere
    for token in tokens:
        if token.type == "link_open":
            href = address(str(token.attrGet("href") or ""))
            links.append(bool(href))
            if href:
                yield token.copy(attrs=token.attrs | {"href": href})
        elif token.type == "link_close":
            if links.pop():
                yield token
        else:
            yield _own(token)


def _own(token: Token) -> Token:
    match token.type:
        case "cards":
            return _cards(token.content)
        case "fact":
            return _text(fact_words(token.content))
        case _:
            return token


def _cards(codes: str) -> Token:
    try:
        cards = [card_sight(Card.parse(code)) for code in codes.split()]
    except MusError:
        return _text(f"[{codes}]")
    return Token("html_inline", "", 0, content=render_to_string(IN_LINE, {"cards": cards}).strip())


def fact_words(text: str) -> str:
    """A number of the rules as a sentence has it: «3 piedras»."""
    try:
        fact = read_fact(text)
    except UnknownFact:
        return f"{{{text}}}"
    return WORDS[fact.unit](fact.number)


WORDS = {
    "": wording.figure,
    "stones": wording.stones,
    "amarracos": wording.amarracos,
    "cards": wording.card_count,
}


def _text(words: str) -> Token:
    return Token("text", "", 0, content=words)
