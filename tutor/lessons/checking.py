"""What is wrong with the lessons: unreadable lines, false claims, translations that tell otherwise.

Nothing here speaks to learners: these are messages to authors and translators.
"""

from collections.abc import Collection, Iterator
from dataclasses import dataclass, replace
from itertools import zip_longest

from tutor.languages import LANGUAGES
from tutor.lessons.curriculum import Entry, curriculum
from tutor.lessons.library import SOURCE, Standing, lesson_file, read, standing
from tutor.lessons.pieces import (
    Claim,
    DrillFence,
    Fence,
    MixUpFence,
    PictureFence,
    Piece,
    Prose,
)
from tutor.lessons.reading import Lesson

OTHER_FACTS = "fence {number} is not that of the Spanish lesson: there {theirs}, here {ours}"
STANDINGS = {
    Standing.STALE: "the Spanish text has changed since this was told from it",
    Standing.MISSING: "this lesson is missing",
}


@dataclass(frozen=True, slots=True)
class Fault:
    """Something to mend: the file, the line where one is to blame, and what would be right."""

    language: str
    slug: str
    line: int
    message: str

    def __str__(self) -> str:
        file = lesson_file(self.language, self.slug)
        place = "/".join(file.parts[-4:])
        return f"{place}:{self.line}: {self.message}" if self.line else f"{place}: {self.message}"


def all_faults(slugs: Collection[str]) -> Iterator[Fault]:
    """Every fault of these lessons in every language."""
    for language in LANGUAGES:
        for entry in curriculum():
            if entry.slug in slugs:
                yield from faults(language.code, entry)


def faults(language: str, entry: Entry) -> Iterator[Fault]:
    """The faults of one lesson in one language."""
    slug, found = entry.slug, standing(language, entry.slug)
    if found is not Standing.CURRENT:
        yield Fault(language, slug, 0, STANDINGS[found])
    if found is Standing.MISSING:
        return
    lesson = read(language, slug)
    yield from (Fault(language, slug, one.line, one.message) for one in lesson.problems)
    yield from (Fault(language, slug, *told) for told in _false_claims(lesson))
    yield from (Fault(language, slug, 0, told) for told in _wrong_drills(lesson, entry))
    if language != SOURCE:
        yield from (
            Fault(language, slug, 0, told) for told in differences(read(SOURCE, slug), lesson)
        )


def claims_of(lesson: Lesson) -> tuple[Claim, ...]:
    """Every claim of a lesson, in order."""
    return tuple(claim for piece in lesson.pieces for claim in claims_of_piece(piece))


def claims_of_piece(piece: Piece) -> tuple[Claim, ...]:
    """The claims of a fence; prose makes none that anybody checks."""
    match piece:
        case Prose() | PictureFence() | MixUpFence() | DrillFence():
            return ()
        case _:
            return piece.claims


def _false_claims(lesson: Lesson) -> Iterator[tuple[int, str]]:
    for claim in claims_of(lesson):
        if claim.right != claim.expected:
            yield claim.line, f"{claim.text!r} is false: the engine says {claim.right}"


def _wrong_drills(lesson: Lesson, entry: Entry) -> Iterator[str]:
    drills = tuple(fence.slug for fence in lesson.fences if isinstance(fence, DrillFence))
    if drills != entry.drills:
        yield f"its drills are {', '.join(drills)}; curriculum.toml has {', '.join(entry.drills)}"


def differences(source: Lesson, told: Lesson) -> Iterator[str]:
    """Where a translation's fences show or claim something else than the Spanish ones."""
    pairs = zip_longest(map(_facts, source.fences), map(_facts, told.fences))
    for number, (theirs, ours) in enumerate(pairs, 1):
        if theirs != ours:
            yield OTHER_FACTS.format(number=number, theirs=_said(theirs), ours=_said(ours))
            return


def _facts(fence: Fence) -> Fence:
    """A fence without the lines on which it stands."""
    match fence:
        case PictureFence() | MixUpFence() | DrillFence():
            return fence
        case _:
            return replace(fence, claims=tuple(replace(one, line=0) for one in fence.claims))


def _said(fence: Fence | None) -> str:
    match fence:
        case None:
            return "nothing"
        case PictureFence(name) | MixUpFence(name) | DrillFence(name):
            return name
        case _:
            return "; ".join(one.text for one in fence.claims) or "no claims"
