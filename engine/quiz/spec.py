"""What a dealt question must be like."""

from dataclasses import dataclass

from engine.lances import Lance
from engine.questions.facts import NONE
from engine.questions.kinds import Kind
from engine.ruleset import PRESETS, Ruleset

CLASSIC = PRESETS["classic"]


@dataclass(frozen=True, slots=True)
class Spec:
    """One way of asking: kind, lance and rules, and what must hold of the deal.

    Every belief in `exposes` answers wrong, and each of them differently; every one in `spares`
    answers right. `needs` are named features (`engine/quiz/needs.py`). `answers` are the right
    answers that come up, evenly, one named twice twice as often; where none is named, all that can.
    For single cards an answer is the place where it lies, `0` to `3`, or `none`. `seats` is 2 for
    two hands instead of a table. `built` deals what is rare instead of waiting for it (the hands
    that `exposes[0]` takes for each other, or that a feature asks for): for specs that have an
    answer which fewer than one deal in 150 fits.
    """

    kind: Kind
    lance: Lance | None = None
    ruleset: Ruleset = CLASSIC
    needs: tuple[str, ...] = ()
    exposes: tuple[str, ...] = ()
    spares: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    seats: int = 4
    built: bool = False

    def __str__(self) -> str:
        """All of it, as the text from which, with a seed, a question grows."""
        lists = (self.needs, self.exposes, self.spares, self.answers)
        listed = "|".join(",".join(names) or NONE for names in lists)
        made = "built" if self.built else NONE
        return f"{self.kind}|{self.lance or NONE}|{self.ruleset}|{self.seats}|{listed}|{made}"
