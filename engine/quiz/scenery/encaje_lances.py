"""Scenes of hands in a lance of Encaje, and in a round that ends with it (ENC-8 to ENC-16)."""

from collections.abc import Sequence

from engine.chance import Chance
from engine.encaje.betting import EncajeBetting
from engine.encaje.rules import End as Goal
from engine.lances import Lance
from engine.questions.encaje_lances import ALONE, BET, CAN_BET, GOES_ON, PUNTO, UNPLAYED
from engine.questions.facts import NONE
from engine.questions.question import Question
from engine.quiz.encaje_lines import encaje_line
from engine.quiz.lines import End
from engine.quiz.minds import Dealt
from engine.quiz.rows import rows
from engine.quiz.scenery.props import asked, bet_counts, dealt, hands_of, told
from engine.quiz.spec import Spec
from engine.quiz.tables import OUT

FEWEST_IN = 2
PURSES = (0, 1, 1, 2, 3, 4, 6, 9, 13)  # stones at the time of pares, when some may be gone
FEW = (1, 1, 2, 2, 3, 4, 5)  # stones near the end of a game
SOME = (1, 2, 3, 4, 5)  # the same where it may end as soon as one is without
MANY = (2, 3, 4, 5, 6)  # so many that mostly nobody is rid of all
LAST, LAST_BET = (1, 1, 1, 2), (1, 2, 2, 2, 3)  # stones that one round may take from all but one


def encaje_played(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """Hands, and who has how many stones left as pares or juego comes up.

    None for another answer than is wanted: stones made for an answer would give it away.
    """
    tokens, held = dealt(spec, chance, spec.seats)
    holders = rows(spec.ruleset).players(spec.lance or Lance.PARES, held)
    purse = [chance.pick(PURSES) for _ in range(spec.seats)]
    right = wanted if spec.answers or not wanted else _answers(spec)[int(wanted)]
    goes = _goes(spec, purse, holders)
    if len(purse) - purse.count(0) < FEWEST_IN or right not in ("", goes):
        return None
    believed = _goes(spec, [has or CAN_BET for has in purse], holders)
    if "stoneless-declares" in spec.exposes and believed == goes:
        return None
    return asked(spec, hands_of(tokens), purse=told(purse))


def _answers(spec: Spec) -> Sequence[str]:
    return BET, ALONE, UNPLAYED if spec.lance is Lance.PARES else PUNTO


def _goes(spec: Spec, purse: Sequence[int], holders: Sequence[int]) -> str:
    """How the lance goes with these stones: whether a question is worth making."""
    bet, alone, neither = _answers(spec)
    if sum(purse[seat] >= CAN_BET for seat in holders) >= FEWEST_IN:
        return bet
    return alone if any(purse[seat] for seat in holders) else neither


def encaje_ends(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """A round near the end, in which one lance at most is bet on.

    None where nobody bets and it ends otherwise than is wanted.
    """
    tokens, held = dealt(spec, chance, spec.seats)
    lance = spec.lance or Lance.GRANDE
    players, purse = rows(spec.ruleset).players(lance, held), _purse(spec, chance)
    if "next-best-sheds" in spec.exposes and not _shows_next_best(spec, held, purse):
        return None
    if "passed" in spec.needs and not _may_end(spec, _marked(spec, held, purse), wanted):
        return None
    said = _calls(spec, chance, lance, players, purse) if players else None
    if said is None:
        return None
    goal = Goal.FIRST_WINS if "first-wins" in spec.needs else Goal.LAST_LOSES
    view = str(chance.below(spec.seats))
    return asked(spec, hands_of(tokens), calls=said, goal=goal.value, purse=told(purse), view=view)


def _purse(spec: Spec, chance: Chance) -> tuple[int, ...]:
    """So few stones that the game may end, or is mostly over where the spec is about that.

    They hang on the spec alone: stones made for an answer would give it away.
    """
    if "out-of-stones-loses" in spec.spares:
        return tuple(chance.pick(MANY) for _ in range(spec.seats))
    is_bet = not {"accepted", "refused"}.isdisjoint(spec.needs)
    few = SOME if "first-wins" in spec.needs else FEW
    known = (LAST_BET if is_bet else LAST) if "over" in spec.needs else few
    return tuple(chance.pick(known) for _ in range(spec.seats))


def _shows_next_best(spec: Spec, held: Dealt, purse: tuple[int, ...]) -> bool:
    """Whether it may matter who sheds where the best hand has no stones left, nobody betting."""
    by_rule, by_next = (_marked(spec, held, purse, passes=passes) for passes in (False, True))
    return by_rule is not None and by_rule != by_next


def _may_end(spec: Spec, marked: int | None, wanted: str) -> bool:
    """Whether the answer is the one that is wanted, or may lie in the place that is."""
    if not wanted:
        return True
    if spec.answers:
        return wanted == (GOES_ON if marked is None else str(marked))
    return (marked is None) is (int(wanted) == spec.seats)


def _marked(spec: Spec, held: Dealt, purse: tuple[int, ...], *, passes: bool = False) -> int | None:
    """Whom the end marks where nobody bets; with `passes` the next best sheds for who has gone."""
    known, stones, gone = rows(spec.ruleset), list(purse), list[int]()
    last = Lance.JUEGO if known.players(Lance.JUEGO, held) else Lance.PUNTO
    for lance in (Lance.GRANDE, Lance.CHICA, Lance.PARES, last):
        table = known.standings[lance]
        heights = [
            table[each] if has or not passes else OUT
            for each, has in zip(held, stones, strict=True)
        ]
        seat = max(range(len(held)), key=heights.__getitem__)
        if heights[seat] == OUT or not stones[seat]:
            continue
        stones[seat] -= min(stones[seat], known.worths[lance][held[seat]] or 1)
        gone += [seat] * (not stones[seat])
    if "first-wins" in spec.needs:
        return gone[0] if gone else None
    left = [seat for seat, has in enumerate(stones) if has]
    return (left or gone[-1:])[0] if len(left) < FEWEST_IN else None


def _calls(
    spec: Spec, chance: Chance, lance: Lance, players: tuple[int, ...], purse: tuple[int, ...]
) -> str | None:
    """What is said in the lance, if it is bet on; None where it does not end as is wanted."""
    able = [seat for seat in players if purse[seat] >= CAN_BET]
    is_bet = lance not in (Lance.PARES, Lance.JUEGO) or len(able) >= CAN_BET
    ends = [end for end in (End.PASSED, End.ACCEPTED, End.REFUSED) if end in spec.needs]
    end = chance.pick(ends or (End.PASSED, End.ACCEPTED, End.REFUSED))
    if not is_bet or len(players) < FEWEST_IN:
        return NONE if end is End.PASSED else None
    bets = 0 if end is End.PASSED else chance.pick(bet_counts(spec, 1))
    return encaje_line(chance, EncajeBetting.begin(players, purse), end, bets)[0]
