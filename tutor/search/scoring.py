"""How well a section answers a query: by its names first, then by its text."""

from collections.abc import Container, Iterable, Sequence
from dataclasses import dataclass

from tutor.search.folding import Folder
from tutor.search.index import Index
from tutor.search.pages import Name, Section

IN_TEXT = 0.4  # all words of a query in a section's text, beside a name's 1
ASIDE = 0.1
MOST_WORDS = 12
USUAL_WORDS = 120  # a longer text has to say a word more often
ENOUGH = 0.12  # what answers less well than this is no answer
BESIDE_THE_BEST = 0.25  # nor is what answers less well than this share of the best
TO_THE_WORD = 0.9  # more for a name that is the query, word for word


@dataclass(frozen=True, slots=True)
class Hit:
    """A section that answers a query, and how well."""

    section: Section
    score: float


@dataclass(frozen=True, slots=True)
class Query:
    """What is looked for: its words as the index knows them, how much each tells, and all of it."""

    meant: Sequence[frozenset[str]]
    forms: frozenset[str]  # all that may be meant
    weights: Sequence[float]
    whole: str

    @property
    def total(self) -> float:
        """How much it tells in all."""
        return sum(self.weights)

    def telling(self, forms: Container[str]) -> float:
        """How much of it is among these forms."""
        pairs = zip(self.meant, self.weights, strict=True)
        return sum(weight for meant, weight in pairs if any(form in forms for form in meant))


def query_of(text: str, folder: Folder, index: Index) -> Query:
    """The query in a text; of a long one the first words."""
    meant = index.known(folder.forms(text)[:MOST_WORDS])
    weights = tuple(max(map(index.weight, forms)) for forms in meant)
    return Query(meant, frozenset[str]().union(*meant), weights, folder.whole(text))


def best_hits(index: Index, query: Query) -> list[Hit]:
    """The best section of each page that answers, the best page first."""
    best: dict[str, Hit] = {}
    for section in index.with_any(query.meant):
        hit = Hit(section, _score(index, section, query))
        if hit.score > best.get(section.page, Hit(section, ENOUGH)).score:
            best[section.page] = hit
    hits = sorted(best.values(), key=lambda hit: -hit.score)
    least = BESIDE_THE_BEST * min(hits[0].score, 1) if hits else 0
    return [hit for hit in hits if hit.score >= least]


def _score(index: Index, section: Section, query: Query) -> float:
    named = max((_named(index, name, query) for name in section.names), default=0)
    pairs = zip(query.meant, query.weights, strict=True)
    said = sum(weight * _said(section, forms) for forms, weight in pairs) / query.total
    aside = query.telling(section.aside) / query.total
    return named + IN_TEXT * said + ASIDE * aside


def _named(index: Index, name: Name, query: Query) -> float:
    """How nearly a query is this name: both all of it, and nothing else."""
    shared = query.telling(name.forms)
    if not shared:
        return 0
    of_query = shared / query.total
    of_name = _weight(index, name.forms & query.forms) / _weight(index, name.forms)
    exactly = TO_THE_WORD if query.whole in name.wholes else 0
    return exactly + name.weight * 2 * of_query * of_name / (of_query + of_name)


def _weight(index: Index, forms: Iterable[str]) -> float:
    return sum(map(index.weight, forms))


def _said(section: Section, forms: frozenset[str]) -> float:
    """How much a text says of a word: nothing 0, again and again nearly 1."""
    times = sum(section.text.times.get(form, 0) for form in forms)
    return times / (times + 0.5 + len(section.text.words) / USUAL_WORDS) if times else 0
