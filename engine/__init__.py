"""Mus in pure Python: `from engine import …` is the one door.

A name is fetched from its module when it is asked for, so that a program loads only what it uses.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from engine.homes import HOMES

if TYPE_CHECKING:
    from engine.acts import Act as Act
    from engine.acts import Verb as Verb
    from engine.acts import parse_act as parse_act
    from engine.advice import Outcome as Outcome
    from engine.advice import outcomes as outcomes
    from engine.betting import Bet as Bet
    from engine.betting import Betting as Betting
    from engine.betting import Status as Status
    from engine.calls import Call as Call
    from engine.calls import Word as Word
    from engine.cards import DECK as DECK
    from engine.cards import Card as Card
    from engine.cards import Rank as Rank
    from engine.cards import Suit as Suit
    from engine.chance import Chance as Chance
    from engine.deal import Deal as Deal
    from engine.encaje.betting import EncajeBetting as EncajeBetting
    from engine.encaje.betting import EncajeStatus as EncajeStatus
    from engine.encaje.count import EncajeCount as EncajeCount
    from engine.encaje.count import EncajeMove as EncajeMove
    from engine.encaje.count import Moved as Moved
    from engine.encaje.game import EncajeGame as EncajeGame
    from engine.encaje.record import read_encaje as read_encaje
    from engine.encaje.record import trace_encaje as trace_encaje
    from engine.encaje.record import write_encaje as write_encaje
    from engine.encaje.round import EncajeOpening as EncajeOpening
    from engine.encaje.round import EncajePhase as EncajePhase
    from engine.encaje.round import EncajeRound as EncajeRound
    from engine.encaje.rules import Dealing as Dealing
    from engine.encaje.rules import EncajeRules as EncajeRules
    from engine.encaje.rules import End as End
    from engine.errors import BadAnswer as BadAnswer
    from engine.errors import BadNotation as BadNotation
    from engine.errors import BadRuleset as BadRuleset
    from engine.errors import IllegalCall as IllegalCall
    from engine.errors import MusError as MusError
    from engine.hand import Hand as Hand
    from engine.juego import JUEGO_ORDER as JUEGO_ORDER
    from engine.juego import Juego as Juego
    from engine.juego import juego_of as juego_of
    from engine.juego import points as points
    from engine.ladder import Ladder as Ladder
    from engine.ladder import card_numbers as card_numbers
    from engine.ladder import ladder_of as ladder_of
    from engine.lances import Lance as Lance
    from engine.lances import compared as compared
    from engine.lances import strength as strength
    from engine.match import Match as Match
    from engine.mind.choosing import choose as choose
    from engine.mind.mastery import Criterion as Criterion
    from engine.mind.mastery import Try as Try
    from engine.mind.mastery import clears as clears
    from engine.mind.mind import Answered as Answered
    from engine.mind.mind import Mind as Mind
    from engine.mind.mind import Statement as Statement
    from engine.mind.shown import Shown as Shown
    from engine.mind.shown import question_key as question_key
    from engine.mind.shown import shown as shown
    from engine.mind.source import Choice as Choice
    from engine.mind.source import Past as Past
    from engine.mind.source import Ready as Ready
    from engine.mind.source import Source as Source
    from engine.mind.source import doubt as doubt
    from engine.mind.source import source_after as source_after
    from engine.mind.stored import read_mind as read_mind
    from engine.mind.stored import store_mind as store_mind
    from engine.misconceptions import MISCONCEPTIONS as MISCONCEPTIONS
    from engine.misconceptions import Misconception as Misconception
    from engine.odds import Odds as Odds
    from engine.odds import odds_of as odds_of
    from engine.pares import Pares as Pares
    from engine.pares import ParesKind as ParesKind
    from engine.pares import pares_of as pares_of
    from engine.questions.asking import options as options
    from engine.questions.asking import truth as truth
    from engine.questions.bets import betting_of as betting_of
    from engine.questions.counting import bettings_of as bettings_of
    from engine.questions.encaje import encaje_betting as encaje_betting
    from engine.questions.encaje_lances import counted_round as counted_round
    from engine.questions.encaje_rounds import told_game as told_game
    from engine.questions.encaje_standing import Standing as Standing
    from engine.questions.encaje_standing import standing as standing
    from engine.questions.facts import Facts as Facts
    from engine.questions.kinds import Kind as Kind
    from engine.questions.question import Question as Question
    from engine.questions.rounds import round_so_far as round_so_far
    from engine.questions.seating import names_speakers as names_speakers
    from engine.questions.seating import told_from_mano as told_from_mano
    from engine.questions.seating import told_seat as told_seat
    from engine.questions.sides import is_of_others as is_of_others
    from engine.questions.standing import count_of as count_of
    from engine.questions.standing import lines_of as lines_of
    from engine.quiz import Grade as Grade
    from engine.quiz import Mark as Mark
    from engine.quiz import Spec as Spec
    from engine.quiz import deal_question as deal_question
    from engine.quiz import grade as grade
    from engine.quiz import tells_apart as tells_apart
    from engine.quiz.card_retelling import card_groups as card_groups
    from engine.quiz.contrast import Contrast as Contrast
    from engine.quiz.contrast import contrast as contrast
    from engine.record import read_round as read_round
    from engine.record import trace_round as trace_round
    from engine.record import write_round as write_round
    from engine.round import Round as Round
    from engine.ruleset import ORDER as ORDER
    from engine.ruleset import PRESETS as PRESETS
    from engine.ruleset import Ruleset as Ruleset
    from engine.ruleset import option_values as option_values
    from engine.seats import MANO as MANO
    from engine.seats import couple_of as couple_of
    from engine.seats import seats_of as seats_of
    from engine.settings import DiscardFace as DiscardFace
    from engine.settings import JuegoReal as JuegoReal
    from engine.settings import Reshuffle as Reshuffle
    from engine.settings import SignalCode as SignalCode
    from engine.settings import SoloBonus as SoloBonus
    from engine.showdown import Judge as Judge
    from engine.showdown import Showdown as Showdown
    from engine.showdown import judge_of as judge_of
    from engine.signals import SIGNALS as SIGNALS
    from engine.signals import Gesture as Gesture
    from engine.signals import Meaning as Meaning
    from engine.signals import Signal as Signal
    from engine.signals import is_truthful as is_truthful
    from engine.signals import known_signals as known_signals
    from engine.signals import true_signals as true_signals
    from engine.stock import Stock as Stock
    from engine.stock import cut as cut
    from engine.stock import shuffled_deck as shuffled_deck
    from engine.stones import AMARRACO as AMARRACO
    from engine.stones import DISH as DISH
    from engine.stones import Deed as Deed
    from engine.stones import Keeper as Keeper
    from engine.stones import Keeping as Keeping
    from engine.stones import Step as Step
    from engine.stones import dentro_at as dentro_at
    from engine.stones import keeping as keeping
    from engine.stones import steps as steps
    from engine.table import Opening as Opening
    from engine.table import Phase as Phase
    from engine.tanteo import Award as Award
    from engine.tanteo import By as By
    from engine.tanteo import For as For
    from engine.tanteo import Tanteo as Tanteo
    from engine.tanteo import lances_of as lances_of
    from engine.tanteo import tally as tally
    from engine.verdict import Reason as Reason
    from engine.verdict import Verdict as Verdict
    from engine.verdict import Why as Why
    from engine.verdict import decide as decide
    from engine.wild import may_declare as may_declare
    from engine.wild import showings as showings
    from engine.wild import true_showings as true_showings
    from engine.wild import wild_cards as wild_cards

_HOME_OF = {name: home for home, names in HOMES.items() for name in names.split()}
__all__ = sorted(_HOME_OF)


def __getattr__(name: str) -> object:
    if name not in _HOME_OF:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = globals()[name] = getattr(import_module(_HOME_OF[name]), name)
    return value
