"""Scenes of how a round of Encaje begins, and of what may be bet in it (ENC-1 to ENC-4)."""

from collections.abc import Callable, Mapping
from functools import cache

from engine.calls import Call, Word
from engine.cards import DECK
from engine.chance import Chance
from engine.deal import Deal
from engine.encaje.betting import EncajeBetting
from engine.encaje.count import EncajeCount, EncajeMove
from engine.encaje.rules import Dealing
from engine.hand import SIZE, Hand
from engine.lances import Lance
from engine.questions.encaje_rounds import CHANGE, LANCES, THROW
from engine.questions.encaje_standing import NOTHING, OFFERED, Standing
from engine.questions.facts import NONE
from engine.questions.question import Question
from engine.questions.situation import CUT, MUS, THROWN, write_calls
from engine.quiz.encaje_lines import encaje_line, purses
from engine.quiz.lines import End
from engine.quiz.scenery.props import asked, told
from engine.quiz.spec import Spec
from engine.ruleset import Ruleset

FEWEST_IN = 2
TRIED = 4  # lines tried with the same purses
BELIEVED: Mapping[str, Callable[[Standing], str]] = {
    "pot-still-yours": Standing.with_pot,
    "bet-leaves-purse": Standing.without_bet,
    "bet-within-reach": Standing.within_reach,
}
STATES = (CHANGE, THROW, LANCES)  # what may follow besides that somebody speaks
SPEAKS = "speaks"


def encaje_next(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """A round that begins, who has dealt, and how far the talk has come.

    None for another answer than is wanted: a talk made for an answer would give it away.
    """
    seats = range(spec.seats)
    purse = purses(spec, chance, least=1)
    gone = chance.below(spec.seats - FEWEST_IN) + ("gone" in spec.needs)
    for seat in chance.shuffled(seats)[:gone]:
        purse = (*purse[:seat], 0, *purse[seat + 1 :])
    rounds = "1" if "later" in spec.needs else "0" if "now" in spec.needs else chance.pick("001")
    dealers = [seat for seat in seats if purse[seat] or rounds == "1"]
    seated = len(seats) - purse.count(0)
    dealing, talk = _talk(spec, chance, seated)
    if _state(spec, wanted) not in ("", _follows(dealing, talk, seated)):
        return None
    return asked(
        spec,
        (),
        dealer=str(chance.pick(dealers)),
        dealing=dealing,
        purse=told(purse),
        rounds=rounds,
        talk=talk,
        view=str(chance.below(spec.seats)),
    )


def _state(spec: Spec, wanted: str) -> str:
    """What is to follow for an answer in that place; somebody's words are one state."""
    if not wanted or wanted in STATES:
        return wanted
    at = -1 if spec.answers else int(wanted) - spec.seats
    return STATES[at] if at >= 0 else SPEAKS


def _follows(dealing: str, talk: str, seated: int) -> str:
    """What follows upon a talk: whether a question is worth making."""
    if talk == THROWN or CUT in talk:
        return LANCES
    if dealing == Dealing.FIVE:
        return THROW
    return CHANGE if talk.count(MUS) == seated else SPEAKS


def _talk(spec: Spec, chance: Chance, seated: int) -> tuple[str, str]:
    """Four cards each and what was said so far, or five."""
    if "five" in spec.needs or ("four" not in spec.needs and chance.below(4) == 0):
        return Dealing.FIVE, chance.pick((NONE, THROWN))
    said = [MUS] * chance.below(seated + 1)
    if chance.below(2):
        said = [*said[: seated - 1], CUT]
    return Dealing.MUS, ",".join(said) or NONE


def encaje_most(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """Grande, or chica after it, in which somebody is to speak; None for another answer."""
    purse = purses(spec, chance, least=1)
    betting, stones = EncajeBetting.begin(tuple(range(spec.seats)), purse), purse
    lines, moves = {"grande": NONE, "chica": NONE}, tuple[EncajeMove, ...]()
    name = Lance.CHICA if "after-pot" in spec.needs or chance.below(2) else Lance.GRANDE
    if name is Lance.CHICA:
        is_pot = "after-pot" in spec.needs or chance.below(2)
        end = End.ACCEPTED if is_pot else End.REFUSED
        said, grande = encaje_line(chance, betting, end, chance.pick((1, 1, 2)))
        if said is None or grande.waiting:
            return None
        count = EncajeCount(_any_deal(spec.ruleset, spec.seats), purse)
        count = count.close(Lance.GRANDE, grande)
        betting, stones, lines["grande"] = count.open(Lance.CHICA), count.stones, said
        moves = count.moves
    for _ in range(TRIED):
        said, so_far = _open(spec, chance, betting)
        if said is None or not so_far.waiting:
            continue
        if "bet-within-reach" in spec.exposes and not _outbids(so_far, stones):
            continue
        lower = _lower(spec, chance, Standing(purse, stones, moves, so_far), wanted)
        if lower is not None:
            told_of = {**lines, name.value: said}
            return asked(spec, (), lower=str(lower), purse=told(purse), **told_of)
    return None


def _outbids(betting: EncajeBetting, stones: tuple[int, ...]) -> bool:
    """Whether the one who speaks may bet more than any other who is in could match."""
    seat = betting.waiting[0]
    rivals = [stones[other] for other in betting.players if other not in (seat, *betting.out)]
    return betting.least() <= stones[seat] > max(rivals, default=0)


def _lower(spec: Spec, chance: Chance, now: Standing, wanted: str) -> int | None:
    """How many lower totals put the right one in its place, or in any, each as often.

    None where it cannot lie there, for another answer, or where believers do not err.
    """
    right, named = now.most(), now.named()
    if any(BELIEVED[id](now) == right for id in spec.exposes):
        return None
    free = OFFERED - len(named)
    if spec.answers:
        return chance.below(max(1, free + 1)) if right == wanted else None
    at = int(wanted) if wanted else chance.below(OFFERED + 1)
    is_none = right == NOTHING
    lower = 0 if is_none else at - sum(total < int(right) for total in named)
    is_there = 0 <= lower <= max(0, free) and now.offered(lower).index(right) == at
    return lower if is_there else None


def _open(spec: Spec, chance: Chance, start: EncajeBetting) -> tuple[str | None, EncajeBetting]:
    """Calls so far; where the spec is about somebody's own bet, up to his next turn."""
    is_own = "own-bet" in spec.needs or "bet-leaves-purse" in spec.exposes
    bets = 2 if is_own else chance.pick((0, 1, 1, 2))
    said, betting = encaje_line(chance, start, End.OPEN, bets)
    if said is None or not is_own:
        return said, betting
    calls = [said]
    while betting.waiting and betting.waiting[0] != betting.stakes[0].seat:
        may = Word.QUIERO in betting.legal_words() and chance.below(2)
        call = Call(betting.waiting[0], Word.QUIERO if may else Word.NO_QUIERO)
        betting = betting.apply(call)
        calls.append(write_calls(((call,),)))
    return ",".join(calls), betting


@cache
def _any_deal(ruleset: Ruleset, seats: int) -> Deal:
    """Hands that nobody looks at."""
    return Deal(tuple(Hand(DECK[at : at + SIZE]) for at in range(0, SIZE * seats, SIZE)), ruleset)
