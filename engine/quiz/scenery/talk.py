"""Scenes of the betting of a lance (BET-1 to BET-8)."""

from engine.betting import Betting
from engine.calls import Call, Word
from engine.chance import Chance
from engine.questions.question import Question
from engine.questions.situation import FIRST, write_calls
from engine.quiz.lines import End
from engine.quiz.scenery.props import asked, calls, open_betting, seat, some_players, told
from engine.quiz.spec import Spec

OFFERED = 4
HIGHER = 5
MOSTLY_OPEN = (End.OPEN, End.OPEN, End.OPEN, End.ACCEPTED, End.REFUSED)


def who_speaks(spec: Spec, chance: Chance, _: str) -> Question:
    """A lance as far as it has come, mostly one in which somebody has to speak."""
    players = some_players(spec, chance)
    said = calls(spec, chance, players, MOSTLY_OPEN)[0]
    return asked(spec, (), calls=said, players=told(players), view=seat(spec, chance))


def refusal_pays(spec: Spec, chance: Chance, _: str) -> Question:
    """A lance in which the last bet was refused."""
    players = some_players(spec, chance)
    said = calls(spec, chance, players, (End.REFUSED,))[0]
    facts = {"players": told(players), "first": chance.pick(FIRST), "view": seat(spec, chance)}
    return asked(spec, (), calls=said, **facts)


def may_not_say(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """An open lance, up to three calls that may be made now and one that may not.

    None where there are too few for the place that is wanted.
    """
    players = some_players(spec, chance)
    said, betting = open_betting(spec, chance, players)
    say, closed = _open_calls(betting, chance), _closed_call(betting, chance)
    at = int(wanted or chance.below(len(say) + 1))
    if at > len(say):
        return None
    listed = [*say[:at], closed, *say[at:]]
    return asked(
        spec,
        (),
        calls=said,
        players=told(players),
        say=write_calls((call,) for call in listed),
        view=seat(spec, chance),
    )


def _open_calls(betting: Betting, chance: Chance) -> list[Call]:
    """Three calls, or as many as there are, that may be made."""
    legal = [call for _ in range(2) for call in betting.legal_calls()]
    return chance.shuffled(list(dict.fromkeys(_higher(call, chance) for call in legal)))[
        : OFFERED - 1
    ]


def _higher(call: Call, chance: Chance) -> Call:
    return call if call.to is None else Call(call.seat, call.word, call.to + chance.below(HIGHER))


def _closed_call(betting: Betting, chance: Chance) -> Call:
    """A call that may not be made: too small, out of turn, or a word that is not open."""
    legal = betting.legal_words()
    closed = [Call(chance.pick(betting.to_speak), word) for word in Word if word not in legal]
    others = [seat for seat in betting.players if seat not in betting.to_speak]
    closed += [Call(seat, chance.pick(legal)) for seat in others]
    if betting.stake is not None:
        closed.append(Call(chance.pick(betting.to_speak), Word.REENVIDO, betting.stake + 1))
    return chance.pick(closed)
