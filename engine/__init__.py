"""Mus in pure Python: `from engine import …` is the one door."""

from engine.betting import Bet, Betting, Call, Status, Word
from engine.cards import DECK, Card, Rank, Suit
from engine.deal import Deal
from engine.errors import BadAnswer, BadNotation, BadRuleset, IllegalCall, MusError
from engine.hand import Hand
from engine.juego import JUEGO_ORDER, Juego, juego_of, points
from engine.lances import Lance, compared, strength
from engine.misconceptions import MISCONCEPTIONS, Misconception
from engine.pares import Pares, ParesKind, pares_of
from engine.questions.asking import options, truth
from engine.questions.facts import Facts
from engine.questions.kinds import Kind
from engine.questions.question import Question
from engine.quiz import Grade, Mark, Spec, deal_question, grade
from engine.ruleset import ORDER, PRESETS, Ruleset
from engine.seats import MANO, couple_of, seats_of
from engine.settings import JuegoReal, SoloBonus
from engine.tanteo import Award, By, For, Tanteo, lances_of, tally
from engine.verdict import Reason, Verdict, Why, decide

__all__ = [
    "DECK",
    "JUEGO_ORDER",
    "MANO",
    "MISCONCEPTIONS",
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
    "Facts",
    "For",
    "Grade",
    "Hand",
    "IllegalCall",
    "Juego",
    "JuegoReal",
    "Kind",
    "Lance",
    "Mark",
    "Misconception",
    "MusError",
    "Pares",
    "ParesKind",
    "Question",
    "Rank",
    "Reason",
    "Ruleset",
    "SoloBonus",
    "Spec",
    "Status",
    "Suit",
    "Tanteo",
    "Verdict",
    "Why",
    "Word",
    "compared",
    "couple_of",
    "deal_question",
    "decide",
    "grade",
    "juego_of",
    "lances_of",
    "options",
    "pares_of",
    "points",
    "seats_of",
    "strength",
    "tally",
    "truth",
]
