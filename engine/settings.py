"""The values that named house rules take; each class names its rule."""

from enum import StrEnum


class JuegoReal(StrEnum):
    """Which 31 beats every other 31 (VAR-2)."""

    NONE = "none"
    SEVENS = "sevens"
    KING = "king"
    SUITS = "suits"
    OROS = "oros"


class SoloBonus(StrEnum):
    """When a couple that alone has pares or juego is paid (PAR-12, JUE-4)."""

    COUNT = "count"
    AT_ONCE = "at_once"


class Reshuffle(StrEnum):
    """When the discards become part of the stock again (MUS-6)."""

    WHEN_EMPTY = "when_empty"
    EVERY_MUS = "every_mus"


class DiscardFace(StrEnum):
    """How thrown cards lie (MUS-5); it changes no verdict."""

    DOWN = "down"
    UP = "up"


class SignalCode(StrEnum):
    """Which signals a table knows (SEN-2 to SEN-4); partners agree on more (SEN-5)."""

    COMMON = "common"
    REGIONAL = "regional"
    NO_SHUT_EYES = "no_shut_eyes"
    NONE = "none"
