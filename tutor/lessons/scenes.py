"""What the drawn pictures of the lessons show, as values in the reader's language."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Heap:
    """Stones that lie together, and the same in words."""

    number: int
    label: str

    @property
    def pieces(self) -> range:
        """One for each stone."""
        return range(self.number)


@dataclass(frozen=True, slots=True)
class Rung:
    """One bet of the ladder: who says what, and what either answer to it pays."""

    speaker: str
    is_ours: bool
    call: str
    accepted: Heap  # no stones where the game is at stake
    refused: Heap


@dataclass(frozen=True, slots=True)
class Station:
    """One stage of a round: what happens there, its ways on, and the stages that it is made of."""

    title: str
    text: str
    ways: tuple[str, ...] = ()
    parts: tuple["Station", ...] = ()


@dataclass(frozen=True, slots=True)
class Holding:
    """What lies before one of two partners; `worth` is what each of the pieces stands for."""

    name: str
    place: str
    is_ours: bool
    heap: Heap
    worth: int


@dataclass(frozen=True, slots=True)
class Table:
    """A score of each couple as it lies on the table, and the dish with the rest."""

    holdings: tuple[Holding, ...]
    dish: Heap
    sums: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Signalled:
    """A face, its id in the sprite of faces, and in words what it does and what it may mean."""

    face: str
    is_twice: bool
    gesture: str
    meanings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Payment:
    """What somebody in Encaje said, held, and has to do with the pot; no heap who stays out."""

    name: str
    call: str
    held: str
    heap: Heap | None


@dataclass(frozen=True, slots=True)
class Pot:
    """A pot of Encaje: who pays in, who takes it back, who discards."""

    payments: tuple[Payment, ...]
    pot: Heap
    worst: Payment
    best: Payment
    shed: Heap


type Scene = tuple[Rung, ...] | tuple[Station, ...] | tuple[Signalled, ...] | Table | Pot
