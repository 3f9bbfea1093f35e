"""How a round of Encaje begins: who is mano, the talk about mus, or five cards (ENC-1 to ENC-3)."""

from dataclasses import replace

from engine.acts import Act, Verb
from engine.cards import DECK
from engine.encaje.game import EncajeGame
from engine.encaje.round import EncajePhase, EncajeRound
from engine.encaje.rules import Dealing, EncajeRules
from engine.errors import BadNotation, MusError
from engine.questions.checks import seat_count
from engine.questions.facts import Facts
from engine.questions.purses import read_purse
from engine.questions.question import Question
from engine.questions.situation import CUT, THROWN, read_talk

CHANGE, THROW, LANCES = "change", "throw", "lances"
AFTER = {EncajePhase.BET: LANCES, EncajePhase.DISCARD: CHANGE}


def next_options(question: Question) -> tuple[str, ...]:
    """Any player speaks, "you" first; cards are changed, one of five goes, or the lances begin."""
    seats = seat_count(question)
    from_you = (str((question.view + place) % seats) for place in range(seats))
    return (*from_you, CHANGE, THROW, LANCES)


def encaje_next(question: Question) -> str:
    """What follows upon the talk; `no_single_answer` for a talk that cannot be."""
    game = told_game(question)
    try:
        played = _talked(EncajeRound.begin(game.opening(DECK)), question.facts["talk"])
    except MusError as refusal:
        raise BadNotation("no_single_answer", given=str(question)) from refusal
    if played.phase is EncajePhase.MUS:
        return str(game.seated[played.to_act or 0])
    is_five = played.phase is EncajePhase.DISCARD and game.rules.dealing is Dealing.FIVE
    return THROW if is_five else AFTER[played.phase]


def gone_sit_on(question: Question) -> str:
    """For somebody who counts those in who have no stones left."""
    purse = (max(has, 1) for has in read_purse(question.facts["purse"]))
    return encaje_next(_with(question, purse=",".join(map(str, purse))))


def five_with_mus(question: Question) -> str:
    """For somebody who asks for mus whatever was dealt."""
    if question.facts["talk"] == THROWN:
        return encaje_next(question)
    return encaje_next(_with(question, dealing=Dealing.MUS))


def told_game(question: Question) -> EncajeGame:
    """The game as this round begins: told of the round before, the deal has passed on since."""
    facts = question.facts
    rules = EncajeRules(dealing=Dealing(facts["dealing"]))
    game = EncajeGame(rules, read_purse(facts["purse"]), int(facts["dealer"]))
    for _ in range(int(facts["rounds"])):
        game = game.passed()
    return game


def _talked(played: EncajeRound, talk: str) -> EncajeRound:
    """The round after what was said, or after each has thrown one of five cards away."""
    if talk == THROWN:
        while played.phase is EncajePhase.DISCARD:
            played = played.apply(played.legal_acts()[0])
        return played
    for word in read_talk(talk):
        verb = Verb.NO_HAY_MUS if word == CUT else Verb.MUS
        played = played.apply(Act(played.to_act or 0, verb))
    return played


def _with(question: Question, **facts: str) -> Question:
    return replace(question, facts=Facts(**{**question.facts, **facts}))
