"""Codes are for ever: the referee's answers, stored questions and pages hold them."""

from enum import Enum

import pytest

import engine
from engine import (
    By,
    Deed,
    DiscardFace,
    EncajePhase,
    EncajeStatus,
    For,
    Gesture,
    JuegoReal,
    Keeper,
    Kind,
    Lance,
    Mark,
    Meaning,
    Moved,
    ParesKind,
    Phase,
    Rank,
    Reshuffle,
    SignalCode,
    SoloBonus,
    Status,
    Suit,
    Verb,
    Why,
    Word,
)
from engine.encaje.rules import Dealing, End

CODES: dict[type[Enum], str] = {
    By: "stones ordago",
    Dealing: "mus five",
    Deed: "take change dentro out",
    DiscardFace: "down up",
    EncajePhase: "mus discard bet over",
    EncajeStatus: "open paso refused accepted",
    End: "last_loses first_wins",
    For: "paso envite deje bonus",
    Gesture: (
        "eyes-shut lip lip-twice tongue tongue-twice mouth-aside eyebrows wink mouth-u head-left"
        " shoulder lip-askew tongue-aside"
    ),
    JuegoReal: "none sevens king suits oros",
    Keeper: "loose amarracos",
    Kind: (
        "who-wins what-decides which-pares juego-total which-last-lance top-card same-card"
        " who-sits mus-next who-speaks may-not-say refusal-pays lance-pays ordago-wins game-ends"
        " stones-lie stones-left true-signal two-rules order-hands has-juego change-card"
        " wild-choice wild-declares encaje-may encaje-sheds encaje-pot may-change"
        " encaje-next encaje-most encaje-played encaje-ends"
        " side-wins match-stands may-do cards-left card-goes stock-left lance-next which-lance"
        " who-keeps signal-tells round-counts"
    ),
    Lance: "grande chica pares juego punto",
    Mark: "right wrong skipped",
    Meaning: (
        "nothing two-reyes four-reyes two-ases four-ases medias duples thirty-one wants-mus"
        " solomillo no-mus thirty twenty-nine three-reyes three-ases"
    ),
    Moved: "shed give stake take",
    ParesKind: "par medias duples",
    Phase: "renewal visto mus discard declare bet show over",
    Rank: "1 2 3 4 5 6 7 S C R",
    Reshuffle: "when_empty every_mus",
    SignalCode: "common regional no_shut_eyes none",
    SoloBonus: "count at_once",
    Status: "open paso quiero no_quiero ordago",
    Suit: "o c e b",
    Verb: "mus no_hay_mus descarte cambio servido si no muestra",
    Why: (
        "grande chica pares-kind par medias duples-first duples-second juego juego-real punto"
        " tie-mano tie-nearest"
    ),
    Word: "paso envido quiero no_quiero reenvido ordago",
}


@pytest.mark.parametrize("codes", CODES, ids=lambda codes: codes.__name__)
def test_codes_and_their_order_stay(codes: type[Enum]) -> None:
    assert " ".join(member.value for member in codes) == CODES[codes]


def test_every_enum_that_is_handed_out_is_here() -> None:
    handed_out = (getattr(engine, name) for name in engine.__all__)
    enums = {each for each in handed_out if isinstance(each, type) and issubclass(each, Enum)}
    assert enums == CODES.keys()
