"""What follows in a round, and in which lance a bet is (LAN-1, LAN-2, PAR-8, PAR-9, BET-14)."""

from engine.acts import Act
from engine.calls import Call, Word
from engine.errors import BadNotation
from engine.lances import Lance
from engine.questions.facts import NONE
from engine.questions.question import Question
from engine.questions.rounds import read_acts, round_so_far
from engine.questions.seating import place_options
from engine.questions.tellings import NAMED
from engine.round import Round
from engine.seats import has_both_couples
from engine.table import Phase

SHOWN = "shown"
NONE_OF_THEM = "none"
LATER = (Lance.CHICA, Lance.PARES, Lance.JUEGO, Lance.PUNTO)


def round_of(question: Question) -> Round:
    """The round as far as it is told."""
    return round_so_far(question.ruleset, question.lance or Lance.GRANDE, question.facts["acts"])


def next_options(question: Question) -> tuple[str, ...]:
    """Somebody declares, from "you" anticlockwise; a lance is bet on; or the cards are shown."""
    return (*place_options(question), *LATER, SHOWN)


def lance_next(question: Question) -> str:
    """What follows; `no_single_answer` before anything, and in the middle of a betting."""
    round = round_of(question)
    betting = round.betting
    if question.facts["acts"] == NONE or (betting and (betting.passes or betting.bets)):
        raise BadNotation("no_single_answer", given=str(question))
    if round.phase is Phase.DECLARE:
        return str(round.to_act[0])
    return round.lance.value if round.phase is Phase.BET else SHOWN


def shown_at_once(question: Question) -> str | None:
    """For somebody who shows the cards after every "quiero"; None without one."""
    last = read_acts(question.facts["acts"])[-1]
    return SHOWN if isinstance(last, Call) and last.word is Word.QUIERO else None


def declared_last(question: Question) -> dict[int, bool]:
    """Who has said whether he has what is asked, if nothing else has been said since."""
    if not isinstance(read_acts(question.facts["acts"])[-1], Act):
        return {}
    told = round_of(question).declared
    return {seat: has for lance, seat, has in told if lance is told[-1][0]}


def is_alone(question: Question) -> bool:
    """All have declared, and one couple alone has it."""
    told = declared_last(question)
    found = [seat for seat, has in told.items() if has]
    is_told = len(told) == question.ruleset.players
    return is_told and bool(found) and not has_both_couples(tuple(found))


def lone_couple_bets(question: Question) -> str | None:
    """For somebody who lets a couple bet that is alone in pares or juego; else None."""
    return round_of(question).declared[-1][0].value if is_alone(question) else None


def lance_options(_: Question) -> tuple[str, ...]:
    """Each lance, or none."""
    return (*Lance, NONE_OF_THEM)


def which_lance(question: Question) -> str:
    """The lance of the bet that was said last; `no_single_answer` where that is no first bet."""
    round = round_of(question)
    if round.betting is None or len(round.betting.bets) != 1:
        raise BadNotation("no_single_answer", given=str(question))
    return round.lance.value


def must_be_named(question: Question) -> str | None:
    """For somebody to whom a bet counts only for the lance that it names."""
    return NONE_OF_THEM if question.facts["named"] == NAMED[0] else None
