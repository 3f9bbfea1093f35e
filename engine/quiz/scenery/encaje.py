"""Scenes of a lance of Encaje: stones by seat, and calls as far as they have come (ENC-5)."""

from engine.chance import Chance
from engine.encaje.betting import EncajeBetting
from engine.lances import Lance
from engine.questions.encaje import FEWEST_IN_POT
from engine.questions.facts import NONE
from engine.questions.holders import NOBODY, groups
from engine.questions.kinds import Kind
from engine.questions.question import Question
from engine.quiz.encaje_lines import encaje_line, purses
from engine.quiz.lines import End
from engine.quiz.rows import rows
from engine.quiz.scenery.props import asked, bet_counts, dealt, hands_of, told
from engine.quiz.spec import Spec

ENOUGH = 3
TRIED = 4  # lines tried with the same purses


def encaje_may(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """A lance in which somebody has just bet or raised; None where nobody could.

    Nor where so many may answer that it cannot lie in the place that is wanted.
    """
    purse = purses(spec, chance, least=ENOUGH if _asks_refuser(spec) else 0)
    entered = [seat for seat, has in enumerate(purse) if has]
    if spec.lance in (Lance.PARES, Lance.JUEGO):
        entered = [seat for seat in entered if chance.below(4)]
    if len(entered) < ENOUGH:
        return None
    least = 2 if _asks_refuser(spec) else 1
    start = EncajeBetting.begin(tuple(entered), purse)
    size = _size(wanted, len(entered) - 1) if wanted and not spec.answers else None
    for _ in range(TRIED):
        said, betting = encaje_line(chance, start, End.OPEN, chance.pick(bet_counts(spec, least)))
        if said is None or not _shows(spec, betting):
            continue
        may = sum(betting.purse[seat] >= (betting.stake or 0) for seat in betting.waiting)
        if size in (None, may):
            view = str(chance.below(spec.seats))
            return asked(spec, (), calls=said, entered=told(entered), purse=told(purse), view=view)
    return None


def _size(wanted: str, others: int) -> int | None:
    """How many players are named in that place among the choices of so many."""
    listed = groups(range(others))[int(wanted) :]
    return (listed[0] != NOBODY) * (listed[0].count(",") + 1) if listed else None


def _asks_refuser(spec: Spec) -> bool:
    return "late-refuser" in spec.needs or "refuser-speaks-again" in spec.exposes


def _shows(spec: Spec, betting: EncajeBetting) -> bool:
    """Whether somebody has refused, or has too little, where that is what it is about."""
    stake = betting.stake or 0
    if _asks_refuser(spec) and not any(betting.purse[seat] >= stake for seat in betting.out):
        return False
    is_short = any(betting.purse[seat] < stake for seat in betting.waiting)
    return is_short or "short-purse-calls" not in spec.exposes


def encaje_counted(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """A lance that is over, with the hands that were in it; with as many in a pot as is wanted."""
    tokens, held = dealt(spec, chance, spec.seats)
    is_bet = not {"accepted", "refused"}.isdisjoint(spec.needs)
    in_pot = _in_pot(spec, wanted)
    least = max(1 + is_bet, in_pot)
    players = rows(spec.ruleset).players(spec.lance or Lance.GRANDE, held)
    if len(players) < least:
        return None
    purse, view = purses(spec, chance, least=ENOUGH), str(chance.below(spec.seats))
    betting = EncajeBetting.begin(players, purse)
    ends = [end for end in (End.PASSED, End.ACCEPTED, End.REFUSED) if end in spec.needs]
    end = chance.pick(ends or (End.PASSED, End.ACCEPTED, End.REFUSED))
    bets = 0 if end is End.PASSED else chance.pick(bet_counts(spec, 1))
    said, after = encaje_line(chance, betting, end, bets) if betting.waiting else (NONE, betting)
    if said is None or len(after.in_pot) != (in_pot or len(after.in_pot)):
        return None
    return asked(spec, hands_of(tokens), calls=said, purse=told(purse), view=view)


def _in_pot(spec: Spec, wanted: str) -> int:
    """How many must be in the pot so that the answer can lie in a place; 0 for any number."""
    is_asked = spec.kind is Kind.ENCAJE_POT and wanted and not spec.answers
    return FEWEST_IN_POT + int(wanted) % (spec.seats + 1 - FEWEST_IN_POT) if is_asked else 0
