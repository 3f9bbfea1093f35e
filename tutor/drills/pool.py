"""Questions dealt beforehand, some of each spec, so that a choice among many costs no dealing.

They are fresh ones, of seeds drawn by chance; one that is chosen is not offered again.
"""

from collections import deque
from collections.abc import Collection, Sequence
from contextlib import suppress
from itertools import count
from secrets import randbits
from typing import NamedTuple

from engine import (
    Chance,
    Mind,
    Past,
    Question,
    Ready,
    Spec,
    choose,
    deal_question,
    shown,
    source_after,
)
from tutor.drills.catalogue import Drill
from tutor.drills.dealing import SEED_BITS
from tutor.drills.holding import specs_asked

DEPTH = 12  # of each spec
DEALS = 2  # new ones while a question is shown, and at most so many while one is chosen
ROUNDS = 2  # through a drill's specs, to find what tells two beliefs apart


class Pool:
    """What is ready of each spec, the oldest first; one for all who learn in this process."""

    def __init__(self) -> None:
        self._ready: dict[Spec, deque[Ready]] = {}
        self._dealt: dict[Spec, int] = {}
        self._count = count(1)

    def stock(self, specs: Sequence[Spec], deals: int = DEALS) -> None:
        """Deal some more, to the most starved spec first; where none is, the oldest goes."""
        if not specs:
            return
        for _ in range(deals):
            spec = min(specs, key=lambda one: (len(self._of(one)), self._dealt.get(one, 0)))
            question = deal_question(spec, randbits(SEED_BITS))
            self._dealt[spec] = next(self._count)
            ready = self._of(spec)
            ready.append(Ready(question, shown(question)))
            if len(ready) > DEPTH:
                ready.popleft()

    def seek(self, specs: tuple[Spec, ...], beliefs: Sequence[int]) -> None:
        """Deal some more where nothing is ready that tells these beliefs apart."""
        for spec in specs * ROUNDS:
            if any(one.seen.tells_apart(beliefs) for each in specs for one in self._of(each)):
                return
            self.stock([spec], 1)

    def ready(self, spec: Spec) -> tuple[Ready, ...]:
        """What is ready of a spec just now."""
        return tuple(self._of(spec))

    def take(self, spec: Spec, question: Question) -> None:
        """This one is asked; nobody else is asked the same."""
        ready = self._of(spec)
        for one in tuple(ready):
            if one.question is question:
                with suppress(ValueError):  # two threads may take the same one
                    ready.remove(one)

    def _of(self, spec: Spec) -> deque[Ready]:
        return self._ready.setdefault(spec, deque())


class Asked(NamedTuple):
    """The place of a spec, and the question it dealt."""

    place: int
    question: Question


POOL = Pool()


def next_question(
    drill: Drill,
    mind: Mind,
    past: Past,
    asked: Collection[int] = (),
    pool: Pool = POOL,
    first: Collection[int] = (),
    ruleset: str = "",
) -> Asked:
    """What tells most of a learner now, among what is ready.

    Of specs of which nothing is ready so many are dealt; the others wait. Of the places that come
    `first` one is asked, if anything is ready there. Under the drill's own rules, if not others.
    """
    specs = specs_asked(drill, ruleset)
    each = tuple(specs.values())
    pool.stock([spec for spec in each if not pool.ready(spec)])
    if past.doubt:
        pool.seek(each, past.doubt)
    ready = _unasked(pool, each, asked) or {spec: pool.ready(spec) for spec in each}
    every = [place for place, spec in specs.items() if ready.get(spec)]
    places = [place for place in every if place in first] or every
    source = source_after(
        mind,
        [specs[place] for place in places],
        _among(past, places),
        Chance("next", randbits(64)),
        asked,
        lambda spec, seed: ready[spec][seed % len(ready[spec])],
        2**SEED_BITS,
    )
    chosen = choose(mind, source)
    pool.take(chosen.spec, chosen.question)
    return Asked(places[chosen.place], chosen.question)


def _unasked(
    pool: Pool, specs: Sequence[Spec], asked: Collection[int]
) -> dict[Spec, tuple[Ready, ...]]:
    """What is ready and was not asked lately, of the specs that have any."""
    fresh = {
        spec: tuple(one for one in pool.ready(spec) if one.seen.key not in asked) for spec in specs
    }
    return {spec: found for spec, found in fresh.items() if found}


def _among(past: Past, places: Sequence[int]) -> Past:
    """A drill's past as far as it is of these specs, by their places among them."""
    new = {place: at for at, place in enumerate(places)}
    pairs = zip(past.places, past.went, strict=True)
    known = [(new[place], went) for place, went in pairs if place in new]
    return Past([place for place, _ in known], [went for _, went in known], past.doubt)
