"""Questions of the table like another in all but a few words; how each kind is told otherwise."""

from collections.abc import Callable, Iterator, Mapping
from itertools import product
from types import MappingProxyType

from engine.acts import Act
from engine.calls import Call, Word
from engine.hand import SIZE
from engine.questions.conduct import deed_of
from engine.questions.games import How
from engine.questions.kinds import Kind
from engine.questions.question import Question
from engine.questions.rounds import read_acts
from engine.questions.tellings import deeds, read_thrown, read_winners, told_signals
from engine.quiz.encaje_retelling import other_bets
from engine.quiz.retelling import other_begins, other_callers, other_purses, other_stages
from engine.quiz.rewriting import (
    Near,
    other_calls,
    other_matches,
    other_numbers,
    other_rounds,
    other_sayings,
    other_scores,
    other_seats,
    other_talks,
    telling,
)
from engine.seats import COUPLES, seats_of

DECLARED_OTHERWISE = {":si": ":no", ":no": ":si"}


def other_winners(question: Question) -> Near:
    """One lance is taken by somebody else, or two are."""
    seats = range(question.ruleset.players)
    told = read_winners(question.facts["winners"], len(seats))
    for winners in product(seats, repeat=len(told)):
        distance = sum(one != other for one, other in zip(told, winners, strict=True))
        if found := telling(question, winners=",".join(map(str, winners))):
            yield distance, found


def other_events(question: Question) -> Near:
    """A game or a juego goes to the others, or is not yet won, or another one is."""
    told = question.facts["events"].split(",")
    swapped = [
        [*told[:at], f"{1 - int(event[0])}{event[1:]}", *told[at + 1 :]]
        for at, event in enumerate(told)
    ]
    shorter = [told[:end] for end in range(1, len(told))]
    longer = [
        [*told, *([f"{couple}:{How.GAME}:0"] * more)] for couple in COUPLES for more in (1, 2)
    ]
    for events in (*swapped, *shorter, *longer):
        if found := telling(question, events=",".join(events)):
            yield 1 + abs(len(events) - len(told)), found


def other_deeds(question: Question) -> Near:
    """Something else is done with the same hand, of the same sort if that will do."""
    sort = deed_of(question)[0]
    for what, which in deeds(question.ruleset).items():
        for each in which:
            if found := telling(question, deed=f"{what}:{each}"):
                yield int(what != sort), found


def other_gestures(question: Question) -> Near:
    """Another gesture with the same hand."""
    for signal in told_signals(question.ruleset):
        if found := telling(question, gesture=signal.gesture.value):
            yield 1, found


def other_numbers_dealt(question: Question) -> Near:
    """Another card from the top."""
    told = int(question.facts["number"])
    for number in range(1, 41):
        if found := telling(question, number=str(number)):
            yield abs(number - told), found


def other_discards(question: Question) -> Near:
    """In the last mus some throw more or fewer."""
    *before, last = read_thrown(question.facts["thrown"], question.ruleset.players)
    for counts in product(range(1, SIZE + 1), repeat=min(SIZE, len(last))):
        thrown = (*before, (*counts, *last[len(counts) :]))
        distance = sum(abs(one - other) for one, other in zip(counts, last, strict=False))
        text = "+".join(",".join(map(str, each)) for each in thrown)
        if found := telling(question, thrown=text):
            yield distance, found


def other_acts(question: Question) -> Near:
    """One says otherwise what he holds; less is said; the last otherwise; or one more thing is."""
    told = question.facts["acts"].split(",")
    yield from _declared_otherwise(question, told)
    for end in range(1, len(told)):
        if found := telling(question, acts=",".join(told[:end])):
            yield len(told) - end, found
    for more in _ways_on(read_acts(question.facts["acts"])):
        for kept in (told, told[:-1]):
            if found := telling(question, acts=",".join((*kept, *more))):
                yield 1 + len(more), found


def _declared_otherwise(question: Question, told: list[str]) -> Near:
    for at, act in enumerate(told):
        if other := DECLARED_OTHERWISE.get(act[1:]):
            acts = (*told[:at], act[0] + other, *told[at + 1 :])
            if found := telling(question, acts=",".join(acts)):
                yield 1, found


def _ways_on(acts: tuple[Act | Call, ...]) -> Iterator[tuple[str, ...]]:
    """What might be said next, or instead of the last thing."""
    seat, words = acts[-1].seat, ("si", "no", *Word)
    for other, word in product(range(SIZE), words):
        yield (f"{other}:{word}",)
    for other in range(SIZE):
        yield f"{seat}:{Word.ORDAGO}", f"{other}:{Word.QUIERO}"
        yield f"{other}:{Word.NO_QUIERO}", f"0:{Word.ENVIDO}"


def other_keepers(question: Question) -> Near:
    """Others keep the amarracos; or the betting went otherwise; or both."""
    seats = [seats_of(couple, question.ruleset.players) for couple in COUPLES]
    told = question.facts["keeps"].split(",")
    for keeps in product(*seats):
        distance = sum(one != str(other) for one, other in zip(told, keeps, strict=True))
        if found := telling(question, keeps=",".join(map(str, keeps))):
            yield distance, found
            yield from ((distance + 1 + more, other) for more, other in other_calls(found))


RETOLD: Mapping[Kind, Callable[[Question], Near]] = MappingProxyType(
    {
        Kind.WHO_SITS: other_seats,
        Kind.MUS_NEXT: other_talks,
        Kind.WHO_SPEAKS: other_calls,
        Kind.MAY_NOT_SAY: other_sayings,
        Kind.REFUSAL_PAYS: other_calls,
        Kind.LANCE_PAYS: other_calls,
        Kind.ORDAGO_WINS: other_matches,
        Kind.GAME_ENDS: other_scores,
        Kind.ROUND_COUNTS: other_rounds,
        Kind.STONES_LIE: other_numbers,
        Kind.STONES_LEFT: other_numbers,
        Kind.MAY_CHANGE: other_stages,
        Kind.ENCAJE_MAY: other_callers,
        Kind.ENCAJE_SHEDS: other_bets,
        Kind.ENCAJE_POT: other_bets,
        Kind.ENCAJE_NEXT: other_begins,
        Kind.ENCAJE_MOST: other_purses,
        Kind.ENCAJE_PLAYED: other_purses,
        Kind.ENCAJE_ENDS: other_purses,
        Kind.SIDE_WINS: other_winners,
        Kind.MATCH_STANDS: other_events,
        Kind.MAY_DO: other_deeds,
        Kind.SIGNAL_TELLS: other_gestures,
        Kind.CARD_GOES: other_numbers_dealt,
        Kind.STOCK_LEFT: other_discards,
        Kind.LANCE_NEXT: other_acts,
        Kind.WHICH_LANCE: other_acts,
        Kind.WHO_KEEPS: other_keepers,
    }
)
