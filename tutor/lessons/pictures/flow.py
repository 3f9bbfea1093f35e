"""The stages of a round, from the deal to the count."""

from dataclasses import replace

from engine import Lance, Ruleset
from tutor import wording
from tutor.lessons.scenes import Station
from tutor.lessons.sight import PictureSight
from tutor.wording import pictures as words

LANCES = (Lance.GRANDE, Lance.CHICA, Lance.PARES, Lance.JUEGO, Lance.PUNTO)


def flow() -> PictureSight:
    """One round as a way with its stations; the talk about mus may lead back to itself."""
    lances = tuple(Station(wording.lance_title(one), words.lance_gist(one)) for one in LANCES)
    scene = (
        _station("deal"),
        replace(_station("mus"), ways=words.ways_from_mus()),
        replace(_station("lances"), parts=lances),
        _station("show"),
        _station("count", target=Ruleset().target),
    )
    return PictureSight("round", scene=scene)


def _station(name: str, **facts: int) -> Station:
    return Station(*words.station(name, **facts))
