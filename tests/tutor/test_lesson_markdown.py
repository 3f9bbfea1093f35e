"""The reader of Markdown, which all threads of a server share."""

import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from markdown_it import MarkdownIt
from markdown_it.token import Token

from tutor.lessons import markdown

READERS = 4


class Reader:
    """Tells how many were reading at the same time."""

    def __init__(self) -> None:
        self.reading, self.most = 0, 0

    def parse(self, text: str) -> list[Token]:
        self.reading += 1
        self.most = max(self.most, self.reading)
        time.sleep(0.005)
        self.reading -= 1
        return MarkdownIt().parse(text)


def test_lessons_are_read_one_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Reader()
    monkeypatch.setattr(markdown, "reader", lambda: reader)
    with ThreadPoolExecutor(READERS) as pool:
        list(pool.map(markdown.parse, ["# Mus"] * READERS))
    assert reader.most == 1
