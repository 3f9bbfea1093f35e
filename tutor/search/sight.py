"""What the page of search shows, as values."""

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.search.pages import Kind
from tutor.search.snippets import Piece


@dataclass(frozen=True, slots=True)
class ResultSight:
    """One page that answers; `heading` is the part of a lesson to which the link leads."""

    kind: Kind
    title: str
    heading: str
    url: str
    lang: str
    snippet: tuple[Piece, ...]


@dataclass(frozen=True, slots=True)
class SearchSight:
    """A query as it was typed, and its results; `rule` where it is the number of one."""

    typed: str
    results: Sequence[ResultSight] = ()
    rule: str = ""
