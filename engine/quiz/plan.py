"""A spec made ready for dealing: the tests that a deal must pass, and where its answer lies."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from engine.errors import BadNotation
from engine.misconceptions import MISCONCEPTIONS, Misconception
from engine.quiz.spec import Spec

type Mind[T] = Callable[[T], str | None]

_BELIEFS = {belief.id: belief for belief in MISCONCEPTIONS}
MOST_TRIES = 50_000


@dataclass(frozen=True, slots=True)
class Tests[T]:
    """What beliefs must answer to a deal, and what features it must have."""

    wrong: tuple[Mind[T], ...]
    spared: tuple[Mind[T], ...]
    needs: tuple[Callable[[T], bool], ...]

    def fit(self, dealt: T, right: str) -> bool:
        """Whether a deal with this right answer passes all tests."""
        if not all(need(dealt) for need in self.needs):
            return False
        given = {right}
        for mind in self.wrong:
            answer = mind(dealt)
            if answer is None or answer in given:
                return False
            given.add(answer)
        for mind in self.spared:
            answer = mind(dealt)
            if answer != right and answer is not None:
                return False
        return True


def tests[T](
    spec: Spec,
    mind: Callable[[Misconception, Spec], Mind[T]],
    need: Callable[[str, Spec], Callable[[T], bool]],
) -> Tests[T]:
    """The tests of a spec, given how minds answer and what its features mean."""
    return Tests(
        tuple(mind(belief, spec) for belief in _beliefs(spec, spec.exposes)),
        tuple(mind(belief, spec) for belief in _beliefs(spec, spec.spares)),
        tuple(need(name, spec) for name in spec.needs),
    )


def belief(id: str) -> Misconception:
    """The belief of that id; `BadNotation` (`unknown_misconception`) if there is none."""
    if id not in _BELIEFS:
        raise BadNotation("unknown_misconception", given=id, known=tuple(_BELIEFS))
    return _BELIEFS[id]


def _beliefs(spec: Spec, ids: Sequence[str]) -> Iterable[Misconception]:
    """The beliefs named; one that does not speak to the spec's questions is refused."""
    for found in map(belief, ids):
        if not found.speaks_to(spec.kind, spec.lance):
            raise BadNotation("misconception_is_silent", given=found.id, kind=spec.kind)
        yield found


def no_deal(spec: Spec, answer: str) -> BadNotation:
    """The refusal of a spec that no deal with this answer fits."""
    return BadNotation("no_deal", given=str(spec), answer=answer)
