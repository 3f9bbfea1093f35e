"""Questions made by chance, kind by kind, before anything is asked of them."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.betting import Betting
from engine.calls import Call, Word
from engine.cards import DECK, Card
from engine.chance import Chance
from engine.deal import Deal
from engine.hand import SIZE, Hand
from engine.lances import Lance
from engine.questions.facts import NONE, Facts
from engine.questions.kinds import Kind
from engine.questions.question import Question
from engine.questions.situation import CUT, MUS, ROLES, follow, write_calls
from engine.quiz.lines import End, line
from engine.quiz.spec import Spec
from engine.seats import has_both_couples

NEAR = 9  # stones short of the target within which a count can end
AGAINST = "under-"  # a need that names the other ruleset
OFFERED = 4
FURTHEST = 6  # rounds ahead

type Scene = Callable[[Spec, Chance], Question | None]


def _question(spec: Spec, hands: tuple[Hand, ...], **facts: str) -> Question:
    return Question(spec.kind, spec.lance, spec.ruleset, hands, Facts(**facts))


def _seats(spec: Spec) -> int:
    return spec.ruleset.players


def _seat(spec: Spec, chance: Chance) -> str:
    return str(chance.below(_seats(spec)))


def _hands(spec: Spec, chance: Chance, count: int) -> tuple[Hand, ...]:
    cards: list[Card] = [card for card in DECK if not spec.ruleset.is_wild(card)]
    chance.bring_forward(cards, count * SIZE)
    starts = range(0, count * SIZE, SIZE)
    return tuple(Hand(tuple(cards[at : at + SIZE])) for at in starts)


def _who_sits(spec: Spec, chance: Chance) -> Question:
    named = [role for role in ROLES if role in spec.needs]
    role = chance.pick(named or ROLES)
    return _question(
        spec,
        (),
        dealer=_seat(spec, chance),
        role=role,
        rounds="0" if "now" in spec.needs else str(1 + chance.below(FURTHEST)),
        view=_seat(spec, chance),
    )


def _mus_next(spec: Spec, chance: Chance) -> Question:
    said = [MUS] * chance.below(2 * _seats(spec) + 1)
    if said and chance.below(3) == 0:
        said[-1] = CUT
    return _question(spec, (), said=",".join(said) or NONE, view=_seat(spec, chance))


def _players(spec: Spec, chance: Chance) -> tuple[int, ...]:
    """Everybody, or in pares and juego some of both couples."""
    every = tuple(range(_seats(spec)))
    if spec.lance not in (Lance.PARES, Lance.JUEGO):
        return every
    while True:
        some = tuple(seat for seat in every if chance.below(2))
        if has_both_couples(some):
            return some


def _line(spec: Spec, chance: Chance, players: tuple[int, ...], ends: tuple[End, ...]) -> str:
    named = [end for end in ends if end in spec.needs]
    end = chance.pick(named or ends)
    least = 0 if end in (End.OPEN, End.PASSED) else 1
    bets = 0 if end is End.PASSED else chance.pick(_bets(spec, least))
    last = next((how for how in ("ordago", "large") if how in spec.needs), "")
    return write_calls(line(chance, players, spec.ruleset, end, bets, last))


def _bets(spec: Spec, least: int) -> tuple[int, ...]:
    """How many bets a line may have."""
    wanted = {"one-bet": (1,), "raised": (2,), "raised-twice": (3, 4), "unbet": (0,)}
    named = [count for name, counts in wanted.items() if name in spec.needs for count in counts]
    return tuple(named) or tuple(count for count in (0, 1, 1, 1, 2, 2, 3) if count >= least)


def _who_speaks(spec: Spec, chance: Chance) -> Question:
    players = _players(spec, chance)
    calls = _line(spec, chance, players, (End.OPEN, End.OPEN, End.OPEN, End.ACCEPTED, End.REFUSED))
    told = ",".join(map(str, players))
    return _question(spec, (), calls=calls, players=told, view=_seat(spec, chance))


def _may_not_say(spec: Spec, chance: Chance) -> Question:
    players = _players(spec, chance)
    how = "ordago" if "ordago" in spec.needs else ""
    bets = chance.pick(_bets(spec, 0))
    said = line(chance, players, spec.ruleset, End.OPEN, bets, how if bets else "")
    betting = follow(players, spec.ruleset, said)
    say = chance.shuffled([*_open_calls(betting, chance), _closed_call(betting, chance)])
    return _question(
        spec,
        (),
        calls=write_calls(said),
        players=",".join(map(str, players)),
        say=write_calls((call,) for call in say),
        view=_seat(spec, chance),
    )


def _open_calls(betting: Betting, chance: Chance) -> list[Call]:
    """Three calls, or as many as there are, that may be made."""
    calls = [_higher(call, chance) for call in betting.legal_calls()]
    more = [_higher(call, chance) for call in betting.legal_calls() if call.to is not None]
    return chance.shuffled(list(dict.fromkeys([*calls, *more])))[: OFFERED - 1]


def _higher(call: Call, chance: Chance) -> Call:
    return call if call.to is None else Call(call.seat, call.word, call.to + chance.below(5))


def _closed_call(betting: Betting, chance: Chance) -> Call:
    """A call that may not be made: too small, out of turn, or a word that is not open."""
    legal = betting.legal_words()
    closed = [Call(chance.pick(betting.to_speak), word) for word in Word if word not in legal]
    others = [seat for seat in betting.players if seat not in betting.to_speak]
    closed += [Call(seat, chance.pick(legal)) for seat in others]
    if betting.stake is not None:
        closed.append(Call(chance.pick(betting.to_speak), Word.REENVIDO, betting.stake + 1))
    return chance.pick(closed)


def _refusal_pays(spec: Spec, chance: Chance) -> Question:
    players = _players(spec, chance)
    calls = _line(spec, chance, players, (End.REFUSED,))
    told = ",".join(map(str, players))
    return _question(spec, (), calls=calls, players=told, view=_seat(spec, chance))


def _lance_pays(spec: Spec, chance: Chance) -> Question | None:
    hands = _hands(spec, chance, _seats(spec))
    players = _speakers(spec, hands)
    if players is None:
        return None
    ends = (End.PASSED, End.ACCEPTED, End.REFUSED)
    calls = _line(spec, chance, players, ends) if players else NONE
    return _question(spec, hands, calls=calls, view=_seat(spec, chance))


def _speakers(spec: Spec, hands: tuple[Hand, ...]) -> tuple[int, ...] | None:
    """Who bets on the lance; nobody where one couple is alone; None where it is not played."""
    players = Deal(hands, spec.ruleset).players(spec.lance or Lance.GRANDE)
    if not players:
        return None
    return players if has_both_couples(players) else ()


def _ordago_wins(spec: Spec, chance: Chance) -> Question | None:
    hands = _hands(spec, chance, _seats(spec))
    players = _speakers(spec, hands)
    if not players:
        return None
    calls = _line(spec, chance, players, (End.ACCEPTED, End.REFUSED))
    scores = _scores(spec, chance, NEAR if "large" in spec.needs else spec.ruleset.target)
    return _question(spec, hands, calls=calls, scores=scores, view=_seat(spec, chance))


def _scores(spec: Spec, chance: Chance, short: int) -> str:
    least = max(0, spec.ruleset.target - short)
    ours, theirs = (least + chance.below(spec.ruleset.target - least) for _ in range(2))
    return f"{ours}-{theirs}"


def _game_ends(spec: Spec, chance: Chance) -> Question:
    hands = _hands(spec, chance, _seats(spec))
    return _question(spec, hands, scores=_scores(spec, chance, NEAR), view=_seat(spec, chance))


def _stones(spec: Spec, chance: Chance) -> Question:
    return _question(spec, (), stones=str(1 + chance.below(spec.ruleset.target - 1)))


def _true_signal(spec: Spec, chance: Chance) -> Question:
    return _question(spec, _hands(spec, chance, 1))


def _two_rules(spec: Spec, chance: Chance) -> Question:
    other = next(name for name in spec.needs if name.startswith(AGAINST)).removeprefix(AGAINST)
    view = str(chance.below(2))
    return _question(spec, _hands(spec, chance, 2), other=other, view=view)


SCENERY: Mapping[Kind, Scene] = MappingProxyType(
    {
        Kind.WHO_SITS: _who_sits,
        Kind.MUS_NEXT: _mus_next,
        Kind.WHO_SPEAKS: _who_speaks,
        Kind.MAY_NOT_SAY: _may_not_say,
        Kind.REFUSAL_PAYS: _refusal_pays,
        Kind.LANCE_PAYS: _lance_pays,
        Kind.ORDAGO_WINS: _ordago_wins,
        Kind.GAME_ENDS: _game_ends,
        Kind.STONES_LIE: _stones,
        Kind.STONES_LEFT: _stones,
        Kind.TRUE_SIGNAL: _true_signal,
        Kind.TWO_RULES: _two_rules,
    }
)
