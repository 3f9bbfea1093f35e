"""The words of a lance: who may speak (BET-1 to BET-4), what may be said, what a refusal pays."""

from engine.betting import Betting, Status
from engine.calls import Call
from engine.errors import BadNotation, MusError
from engine.questions.checks import seat_count, speakers
from engine.questions.question import Question
from engine.questions.ring import turned
from engine.questions.situation import follow, followed, read_calls
from engine.seats import COUPLES, couple_of, seats_of

NOBODY = "nobody"


def betting_of(question: Question) -> Betting:
    """The betting as far as it is told."""
    return followed(speakers(question), question.ruleset, question.facts["calls"])


def totals_of(question: Question) -> tuple[int, ...]:
    """The totals that were bet, in order; an órdago has none."""
    said = read_calls(question.facts["calls"])
    stakes = (
        follow(speakers(question), question.ruleset, said[:end]).stake
        for end in range(1, len(said) + 1)
    )
    return tuple(dict.fromkeys(stake for stake in stakes if stake is not None))


def speaker_options(question: Question) -> tuple[str, ...]:
    """Each seat from "you" anticlockwise, each couple, or nobody."""
    count = seat_count(question)
    seats = tuple(str((question.view + place) % count) for place in range(count))
    couples = (seats_of(couple_of(question.view + side), count) for side in COUPLES)
    return (*seats, *(",".join(map(str, couple)) for couple in couples), NOBODY)


def who_speaks(question: Question) -> str:
    """Who may speak now; `no_single_answer` where it is some of a trio."""
    told = ",".join(map(str, betting_of(question).to_speak)) or NOBODY
    if told not in speaker_options(question):
        raise BadNotation("no_single_answer", given=str(question))
    return told


def say_options(question: Question) -> tuple[str, ...]:
    """The calls as they are listed."""
    return tuple(question.facts["say"].split(","))


def may_not_say(question: Question) -> str:
    """The one call that is not open now; `no_single_answer` where it is none or several."""
    betting = betting_of(question)
    said = zip(say_options(question), read_calls(question.facts["say"]), strict=True)
    refused = [text for text, calls in said if not is_open(betting, calls)]
    if len(refused) != 1:
        raise BadNotation("no_single_answer", given=str(question))
    return refused[0]


def is_open(betting: Betting, calls: tuple[Call, ...]) -> bool:
    """Whether these calls may be made together now."""
    try:
        betting.apply(*calls)
    except MusError:
        return False
    return True


def pay_options(question: Question) -> tuple[str, ...]:
    """`couple:stones`: yours and theirs, for one stone and every total that was bet, as a ring."""
    amounts = sorted({1, *totals_of(question)})
    ours = couple_of(question.view)
    every = [f"{couple}:{stones}" for stones in amounts for couple in (ours, 1 - ours)]
    return turned(every, question)


def refusal_pays(question: Question) -> str:
    """Who collects the deje, and how much (BET-7, BET-8); `no_single_answer` if none refused."""
    betting = betting_of(question)
    if betting.status is not Status.NO_QUIERO:
        raise BadNotation("no_single_answer", given=str(question))
    return f"{betting.collects}:{betting.deje}"
