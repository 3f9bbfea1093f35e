"""Answers a query in the active language."""

from collections.abc import Iterator

from tutor.search.folding import folder_of
from tutor.search.gathering import index_in
from tutor.search.index import Index
from tutor.search.pages import Section
from tutor.search.rules import lessons_on, rule_number
from tutor.search.scoring import best_hits
from tutor.search.sight import ResultSight, SearchSight
from tutor.search.snippets import snippet

LONGEST_QUERY = 200  # letters; what is longer is cut, for a search of the first words
MOST_WORDS = 12
MOST_RESULTS = 20


def search_sight(language: str, typed: str) -> SearchSight:
    """The results for what was typed; `language` must be the active one."""
    query = " ".join(typed.replace("\0", " ")[:LONGEST_QUERY].split())
    if not query:
        return SearchSight("")
    index, rule = index_in(language), rule_number(query)
    if found := tuple(_of_rule(index, rule)):
        return SearchSight(query, found, rule)
    return SearchSight(query, tuple(_results(index, folder_of(language).forms(query))))


def _results(index: Index, forms: tuple[str, ...]) -> Iterator[ResultSight]:
    meant = index.known(forms[:MOST_WORDS])
    every = frozenset().union(*meant)
    for hit in best_hits(index, meant)[:MOST_RESULTS]:
        yield _result(hit.section, every)


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
        snippet=snippet(section.text, forms),
    )
