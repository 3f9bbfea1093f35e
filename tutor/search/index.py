"""The index of a language: which section has which word, and how much that word tells."""

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import log

from tutor.search.pages import Section

SHORTEST_TYPO = 4  # letters; in a shorter word one letter more or less makes another word
SHORTEST_BEGINNING = 3


@dataclass(frozen=True, slots=True)
class Index:
    """Sections by the forms of their words; `nearly` has the forms by what a lost letter leaves."""

    sections: tuple[Section, ...]
    holders: dict[str, frozenset[int]]
    nearly: dict[str, frozenset[str]]

    def weight(self, form: str) -> float:
        """How much a form tells: rare ones more."""
        return log(1 + len(self.sections) / (1 + len(self.holders.get(form, ()))))

    def known(self, forms: Iterable[str]) -> tuple[frozenset[str], ...]:
        """For each form what it may mean here: itself, else a beginning, else a slip of one letter.

        What nothing here resembles is left out.
        """
        meant = (self._meant(form) for form in dict.fromkeys(forms))
        return tuple(found for found in meant if found)

    def _meant(self, form: str) -> frozenset[str]:
        if form in self.holders:
            return frozenset({form})
        if len(form) >= SHORTEST_BEGINNING and (begun := self._begun(form)):
            return begun
        if len(form) < SHORTEST_TYPO:
            return frozenset()
        close = (self.nearly.get(rest, frozenset()) for rest in _without_a_letter(form))
        near = frozenset[str]().union(*close)
        return frozenset(one for one in near if is_slip(form, one))

    def _begun(self, form: str) -> frozenset[str]:
        return frozenset(one for one in self.holders if one.startswith(form))

    def with_any(self, meant: Sequence[frozenset[str]]) -> Iterator[Section]:
        """The sections that have one of the forms at least."""
        places = {
            place for forms in meant for form in forms for place in self.holders.get(form, ())
        }
        return (self.sections[place] for place in sorted(places))


def index_of(sections: Iterable[Section]) -> Index:
    """The index of these sections."""
    every = tuple(sections)
    holders: defaultdict[str, set[int]] = defaultdict(set)
    for place, section in enumerate(every):
        for form in _forms(section):
            holders[form].add(place)
    nearly: defaultdict[str, set[str]] = defaultdict(set)
    for form in holders:
        for rest in _without_a_letter(form) if len(form) >= SHORTEST_TYPO else ():
            nearly[rest].add(form)
    return Index(every, _frozen(holders), _frozen(nearly))


def _frozen[T](sets: dict[str, set[T]]) -> dict[str, frozenset[T]]:
    return {form: frozenset(found) for form, found in sets.items()}


def _forms(section: Section) -> set[str]:
    words = {word.form for word in section.text.words}
    return words.union(section.aside, *(name.forms for name in section.names))


def is_slip(one: str, other: str) -> bool:
    """Whether two forms differ by a letter more, less or other, or by two that changed places."""
    if len(one) != len(other):
        return one in _without_a_letter(other) or other in _without_a_letter(one)
    apart = [at for at, (ours, theirs) in enumerate(zip(one, other, strict=True)) if ours != theirs]
    first, last = apart[0], apart[-1] + 1
    return last - first == 1 or (last - first == 2 and one[first:last] == other[first:last][::-1])


def _without_a_letter(form: str) -> set[str]:
    """A form and what is left of it without one letter: forms that a slip parts share one."""
    return {form} | {form[:at] + form[at + 1 :] for at in range(len(form))}
