"""Rulesets as some believers see them: other ranks, other points (CAR-2, CAR-3, JUE-1)."""

from dataclasses import fields
from functools import cache
from typing import override

from engine.cards import Rank
from engine.ruleset import Ruleset


class ThreeIsThree(Ruleset):
    """A three stands between the four and the two, and adds 3."""

    __slots__ = ()

    @override
    def face(self, rank: Rank) -> Rank:
        return rank if rank is Rank.TRES else super().face(rank)


class TwoIsTwo(Ruleset):
    """A two stands between the three and the as, and adds 2."""

    __slots__ = ()

    @override
    def face(self, rank: Rank) -> Rank:
        return rank if rank is Rank.DOS else super().face(rank)


class ThreeAddsThree(Ruleset):
    """A three is a rey, but adds 3."""

    __slots__ = ()

    @override
    def points(self, rank: Rank) -> int:
        return 3 if rank is Rank.TRES else super().points(rank)


class FiguresOwnNumber(Ruleset):
    """A caballo adds 11, and a rey 12, as does a three that is one."""

    __slots__ = ()

    @override
    def points(self, rank: Rank) -> int:
        own = {Rank.CABALLO: 11, Rank.REY: 12}
        return own.get(self.face(rank)) or super().points(rank)


class AceEleven(Ruleset):
    """An as adds 11, as does a two that is one."""

    __slots__ = ()

    @override
    def points(self, rank: Rank) -> int:
        return 11 if self.face(rank) is Rank.AS else super().points(rank)


@cache
def seen_as[T: Ruleset](overlay: type[T], ruleset: Ruleset) -> T:
    """The same settings under the rules of an overlay."""
    return overlay(**{field.name: getattr(ruleset, field.name) for field in fields(Ruleset)})
