"""Scenes of a round that goes on: a lance that is over, a bet that names none (LAN-2, BET-14)."""

from collections.abc import Mapping

from engine.chance import Chance
from engine.lances import Lance
from engine.questions.flow import LATER, SHOWN
from engine.questions.question import Question
from engine.questions.situation import write_calls
from engine.questions.tellings import NAMED
from engine.quiz.lines import OPENINGS, End, line
from engine.quiz.scenery.props import asked, seat
from engine.quiz.spec import Spec
from engine.seats import has_both_couples

HELD = (Lance.PARES, Lance.JUEGO)
ENDS = (End.PASSED, *(End.ACCEPTED, End.REFUSED) * 4)  # there are few ways of passing
DECLARE = {"declaring", "all-declared", "lone"}  # needs of what is declared last
BETS = (1, 2, 2, 3)
DECLARES = "declares"
AFTER = {Lance.CHICA: Lance.PARES, Lance.PARES: Lance.JUEGO}
ENDED: Mapping[Lance, str] = {
    Lance.GRANDE: Lance.CHICA,
    Lance.CHICA: DECLARES,
    Lance.PARES: DECLARES,
    Lance.JUEGO: SHOWN,
    Lance.PUNTO: SHOWN,
}  # what follows upon a lance that was bet on
SEATS: tuple[int, ...] = (0, 1, 2, 3)
ORDER = (Lance.GRANDE, Lance.CHICA, Lance.PARES, Lance.JUEGO)


def lance_next(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """From a lance on: up to its end, or through what is declared for the next one."""
    lance, ends_by_bet = spec.lance or Lance.GRANDE, "quiero-shows" in spec.exposes
    told, players = list[str](), SEATS
    if lance in HELD:
        has = _any(chance) if lance in AFTER else _holders(spec, chance)
        told, players = _said(has), _of(has)
    stops_here = lance not in AFTER or (ends_by_bet and chance.below(2))
    if not stops_here and (DECLARE & {*spec.needs} or chance.below(4)):
        told += _closed(chance, players) if has_both_couples(players) else []
        lance, has = AFTER[lance], _holders(spec, chance)
        told, players = told + _said(has), _of(has)
        if "declaring" in spec.needs:
            told = told[: chance.below(len(SEATS) - 1) - len(SEATS) + 1]
        is_over = DECLARE & {*spec.needs} or not (ends_by_bet or chance.below(2))
        if is_over or not has_both_couples(players):
            return _asked(spec, chance, told, _follows(lance, players), wanted)
    if not has_both_couples(players):
        return _asked(spec, chance, told, _follows(lance, players), wanted)
    told += _line(spec, chance, players)
    is_shown = [each.split(":")[1] for each in told[-2:]] == ["ordago", "quiero"]
    return _asked(spec, chance, told, SHOWN if is_shown else ENDED[lance], wanted)


def _asked(
    spec: Spec, chance: Chance, told: list[str], follows: str, wanted: str
) -> Question | None:
    """The question, but where what follows would not lie where it is wanted."""
    if wanted and "declaring" not in spec.needs:
        at = int(wanted) if wanted.isdecimal() else -1
        named = (*LATER, SHOWN)[at - len(SEATS)] if at >= len(SEATS) else DECLARES
        if follows != (wanted if at < 0 else named):
            return None
    return asked(spec, (), acts=",".join(told), view=seat(spec, chance))


def _follows(lance: Lance, players: tuple[int, ...]) -> str:
    """What follows when all have declared, as far as it can be steered."""
    if has_both_couples(players):
        return lance
    if lance is Lance.PARES:
        return DECLARES
    return SHOWN if players else Lance.PUNTO


def _holders(spec: Spec, chance: Chance) -> list[int]:
    """Who has it: by chance, in one couple alone, or nobody."""
    if "lone" in spec.needs or "lone-couple-bets" in spec.exposes:
        couple, has = chance.below(2), [0] * len(SEATS)
        has[couple], has[couple + 2] = chance.pick(((1, 1), (1, 0), (0, 1)))
        return has
    return _any(chance) if chance.below(4) else [0] * len(SEATS)


def _any(chance: Chance) -> list[int]:
    return [chance.below(2) for _ in SEATS]


def _of(has: list[int]) -> tuple[int, ...]:
    return tuple(each for each in SEATS if has[each])


def _said(has: list[int]) -> list[str]:
    return [f"{at}:{'si' if has[at] else 'no'}" for at in SEATS]


def _line(spec: Spec, chance: Chance, players: tuple[int, ...]) -> list[str]:
    """A betting that is over; one that shows a belief is of stones, and accepted."""
    end = End.ACCEPTED if "quiero-shows" in spec.exposes else chance.pick(ENDS)
    bets = 0 if end is End.PASSED else chance.pick(BETS)
    is_ordago = not spec.exposes and chance.below(2)
    said, _ = line(chance, players, spec.ruleset, end, bets, "ordago" if is_ordago else "")
    return write_calls(said).split(",")


def which_lance(spec: Spec, chance: Chance, wanted: str) -> Question:
    """A round up to the first bet in some lance; in those before it all is over."""
    lances = (*ORDER, Lance.PUNTO)
    end = Lance(wanted) if spec.answers else chance.pick(lances)
    if wanted.isdecimal() and int(wanted) < len(lances):
        end = lances[int(wanted)]
    told, players = list[str](), SEATS
    for lance in ORDER[: lances.index(end) + 1]:
        players = SEATS
        if lance in HELD:
            has = _contested(chance) if lance is end else _before(chance, lance, end)
            told, players = told + _said(has), _of(has)
        if lance is not end and has_both_couples(players):
            told += _closed(chance, players)
    told += _opened(chance, SEATS if end is Lance.PUNTO else players)
    named = NAMED["named" in spec.needs]
    return asked(spec, (), acts=",".join(told), named=named, view=seat(spec, chance))


def _contested(chance: Chance) -> list[int]:
    """Both couples have it."""
    while not has_both_couples(_of(has := _any(chance))):
        pass
    return has


def _before(chance: Chance, lance: Lance, end: Lance) -> list[int]:
    """By chance; but nobody has juego where punto is bet on."""
    return [0] * len(SEATS) if (lance, end) == (Lance.JUEGO, Lance.PUNTO) else _any(chance)


def _closed(chance: Chance, players: tuple[int, ...]) -> list[str]:
    """Everybody passes, or one bets and is answered at once."""
    if not chance.below(8):
        return [f"{each}:paso" for each in players]
    opened = _opened(chance, players)
    bettor = int(opened[-1][0])
    answer = chance.pick([each for each in players if each % 2 != bettor % 2])
    return [*opened, f"{answer}:{chance.pick(('quiero', 'no_quiero'))}"]


def _opened(chance: Chance, players: tuple[int, ...]) -> list[str]:
    """One bets, after one who passes perhaps."""
    at = chance.below(min(3, len(players)))
    bet = f"{players[at]}:envido:{chance.pick(OPENINGS)}"
    return [*(f"{each}:paso" for each in players[:at]), bet]
