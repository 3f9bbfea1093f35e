"""Mus in pure Python: `from engine import …` is the one door."""

from engine.betting import Bet, Betting, Call, Status, Word
from engine.cards import DECK, Card, Rank, Suit
from engine.deal import Deal
from engine.errors import BadAnswer, BadNotation, BadRuleset, IllegalCall, MusError
from engine.hand import Hand
from engine.juego import JUEGO_ORDER, Juego, juego_of, points
from engine.lances import Lance, compared, strength
from engine.pares import Pares, ParesKind, pares_of
from engine.ruleset import ORDER, PRESETS, Ruleset
from engine.seats import MANO, couple_of, seats_of
from engine.settings import JuegoReal, SoloBonus
from engine.tanteo import Award, By, For, Tanteo, lances_of, tally
from engine.verdict import Reason, Verdict, Why, decide

__all__ = [
    "DECK",
    "JUEGO_ORDER",
    "MANO",
    "ORDER",
    "PRESETS",
    "Award",
    "BadAnswer",
    "BadNotation",
    "BadRuleset",
    "Bet",
    "Betting",
    "By",
    "Call",
    "Card",
    "Deal",
    "For",
    "Hand",
    "IllegalCall",
    "Juego",
    "JuegoReal",
    "Lance",
    "MusError",
    "Pares",
    "ParesKind",
    "Rank",
    "Reason",
    "Ruleset",
    "SoloBonus",
    "Status",
    "Suit",
    "Tanteo",
    "Verdict",
    "Why",
    "Word",
    "compared",
    "couple_of",
    "decide",
    "juego_of",
    "lances_of",
    "pares_of",
    "points",
    "seats_of",
    "strength",
    "tally",
]
