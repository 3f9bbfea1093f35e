"""Answers a query in the active language."""

from collections.abc import Iterator

from tutor.search.folding import folder_of
from tutor.search.gathering import index_in
from tutor.search.index import Index
from tutor.search.pages import Kind, Section
from tutor.search.rules import lessons_on, rule_number
from tutor.search.scoring import best_hits, query_of
from tutor.search.sight import ResultSight, SearchSight
from tutor.search.snippets import snippet

LONGEST_QUERY = 200  # letters; what is longer is cut, for a search of the first words
MOST_RESULTS = 15


def search_sight(language: str, typed: str) -> SearchSight:
    """The results for what was typed; `language` must be the active one."""
    text = " ".join(typed.replace("\0", " ")[:LONGEST_QUERY].split())
    if not text:
        return SearchSight("")
    index, rule = index_in(language), rule_number(text)
    if found := tuple(_of_rule(index, rule)):
        return SearchSight(text, found, rule)
    query = query_of(text, folder_of(language), index)
    hits = best_hits(index, query)[:MOST_RESULTS]
    return SearchSight(text, tuple(_result(hit.section, query.forms) for hit in hits))


def _of_rule(index: Index, number: str) -> Iterator[ResultSight]:
    """The lessons that teach a rule, each from its beginning."""
    pages = {f"lesson {slug}" for slug in lessons_on(number)}
    for section in index.sections:
        if section.page in pages and not section.heading:
            yield _result(section, frozenset())


def _result(section: Section, forms: frozenset[str]) -> ResultSight:
    return ResultSight(
        kind=section.kind,
        title=section.title,
        heading=section.heading,
        url=section.url,
        lang=section.lang,
        snippet=snippet(section.text, forms, from_the_start=section.kind is Kind.TERM),
    )
