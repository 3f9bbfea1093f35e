"""What speaks for a belief and against it, since it was last given up."""

from dataclasses import dataclass, replace
from typing import Self

LONGEST = 12  # the attempts that are kept, of either sort


@dataclass(frozen=True, slots=True)
class Trace:
    """`matches` counts errors that fit, on different questions; a right answer halves it.

    `fits` are attempts with their questions' keys, `against` attempts, the latest of each.
    """

    matches: float = 0
    fits: tuple[tuple[int, int], ...] = ()
    against: tuple[int, ...] = ()

    def fitting(self, attempt: int, key: int) -> Self:
        """One more error that fits; on a question that is counted already it counts no more."""
        if any(key == known for _, known in self.fits):
            return self
        fits = (*self.fits, (attempt, key))
        return replace(self, matches=self.matches + 1, fits=fits[-LONGEST:])

    def contradicted(self, attempt: int) -> Self:
        """A right answer where a believer errs."""
        against = (*self.against, attempt)
        return replace(self, matches=self.matches / 2, against=against[-LONGEST:])


NO_TRACE = Trace()
