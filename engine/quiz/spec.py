"""What a dealt question must be like."""

from dataclasses import dataclass

from engine.lances import Lance
from engine.questions.kinds import Kind
from engine.ruleset import PRESETS, Ruleset

CLASSIC = PRESETS["classic"]


@dataclass(frozen=True, slots=True)
class Spec:
    """One way of asking: kind, lance and rules, and what must hold of the deal.

    Every belief in `exposes` answers wrong, and each of them differently; every one in `spares`
    answers right. `needs` are named features; `answers` are the right answers that come up, evenly
    (all that the kind takes, where none is named); `seats` is 2 for two hands instead of a table.
    """

    kind: Kind
    lance: Lance | None = None
    ruleset: Ruleset = CLASSIC
    needs: tuple[str, ...] = ()
    exposes: tuple[str, ...] = ()
    spares: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    seats: int = 4
