"""How well a section answers a query: by its names first, then by its text."""

from collections.abc import Sequence
from dataclasses import dataclass

from tutor.search.index import Index
from tutor.search.pages import Name, Section

IN_TEXT = 0.4  # all words of a query in a section's text, beside a name's 1
ASIDE = 0.1
USUAL_WORDS = 120  # a longer text has to say a word more often
ENOUGH = 0.12  # what answers less well than this is no answer


@dataclass(frozen=True, slots=True)
class Hit:
    """A section that answers a query, and how well."""

    section: Section
    score: float


def best_hits(index: Index, meant: Sequence[frozenset[str]]) -> list[Hit]:
    """The best section of each page that answers, the best page first."""
    weights = [max(index.weight(form) for form in forms) for forms in meant]
    best: dict[str, Hit] = {}
    for section in index.with_any(meant):
        hit = Hit(section, _score(index, section, meant, weights))
        if hit.score >= ENOUGH and hit.score > best.get(section.page, Hit(section, 0)).score:
            best[section.page] = hit
    return sorted(best.values(), key=lambda hit: -hit.score)


def _score(
    index: Index, section: Section, meant: Sequence[frozenset[str]], weights: Sequence[float]
) -> float:
    total = sum(weights)
    named = max((_named(index, name, meant, weights) for name in section.names), default=0)
    pairs = list(zip(meant, weights, strict=True))
    said = sum(weight * _said(section, forms) for forms, weight in pairs) / total
    aside = sum(weight for forms, weight in pairs if forms & section.aside) / total
    return named + IN_TEXT * said + ASIDE * aside


def _named(
    index: Index, name: Name, meant: Sequence[frozenset[str]], weights: Sequence[float]
) -> float:
    """How nearly a query is this name: both all of it, and nothing else."""
    shared = sum(w for forms, w in zip(meant, weights, strict=True) if forms & name.forms)
    if not shared:
        return 0
    of_query, of_name = shared / sum(weights), shared / sum(map(index.weight, name.forms))
    of_name = min(of_name, 1)
    return name.weight * 2 * of_query * of_name / (of_query + of_name)


def _said(section: Section, forms: frozenset[str]) -> float:
    """How much a text says of a word: nothing 0, again and again nearly 1."""
    times = sum(section.text.times.get(form, 0) for form in forms)
    return times / (times + 0.5 + len(section.text.words) / USUAL_WORDS) if times else 0
