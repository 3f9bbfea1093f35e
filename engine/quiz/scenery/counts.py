"""Scenes of what a lance pays, and of who wins by it (TAN-3 to TAN-6, BET-11 to BET-13)."""

from collections.abc import Callable, Iterable
from functools import cache

from engine.chance import Chance
from engine.lances import Lance
from engine.questions.facts import NONE
from engine.questions.paying import READINGS, Outcome
from engine.questions.question import Question
from engine.questions.situation import FIRST
from engine.quiz.lines import End
from engine.quiz.minds import Dealt
from engine.quiz.paid_needs import PAID_NEEDS
from engine.quiz.rows import rows
from engine.quiz.scenery.props import asked, calls, dealt, hands_of, seat
from engine.quiz.spec import Spec
from engine.seats import COUPLES, couple_of, has_both_couples

NEAR = 9  # stones short of the target within which a count can end
REACHED = 16  # stones that a round in which little is bet can pay
WON = ("0", "1", "2", "3", "0-match", "1-match")  # answers, and places of them, by which one wins
BY_BET = ("passed", "accepted", "refused", "bettors-worse", "contested", "losers-hold")
BY_BET_SHOWN = ("stake-replaces-bonus", "refuser-keeps-bonus", "refusal-kills-bonus")

type Fits = Callable[[tuple[int, ...], Dealt], bool]


def lance_pays(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """A lance that is over; None where it is not played, or not as the spec needs."""
    tokens, held = dealt(spec, chance, spec.ruleset.players)
    players = rows(spec.ruleset).players(_lance(spec), held)
    if not all(fits(players, held) for fits in _tests(spec)):
        return None
    ends = (End.PASSED, End.ACCEPTED, End.REFUSED)
    is_bet = has_both_couples(players)
    said, betting = calls(spec, chance, players, ends) if is_bet else (NONE, None)
    if not _may_be(spec, rows(spec.ruleset).outcome(_lance(spec), held, betting), wanted):
        return None
    facts = {"calls": said, "first": chance.pick(FIRST), "view": seat(spec, chance)}
    return asked(spec, hands_of(tokens), **facts)


def _lance(spec: Spec) -> Lance:
    return spec.lance or Lance.GRANDE


def _may_be(spec: Spec, of: Outcome, wanted: str) -> bool:
    """Whether the lance pays as it is to, and the answer that is wanted, if one is."""
    if "refuser-keeps-bonus" in spec.exposes and of.bettors == couple_of(of.winner):
        return False
    if not all(PAID_NEEDS[name](of) for name in spec.needs if name in PAID_NEEDS):
        return False
    return not spec.answers or wanted == "{}-{}".format(*READINGS["right"](of))


@cache
def _tests(spec: Spec) -> tuple[Fits, ...]:
    """What must hold of a deal so that it can have what the spec needs, whatever is bet."""
    table, worth = rows(spec.ruleset), rows(spec.ruleset).worths[_lance(spec)]
    holding = spec.lance in (Lance.PARES, Lance.JUEGO)
    is_to_winner = not {"passed", "accepted"}.isdisjoint(spec.needs)
    is_to_loser = _asks(spec, ("bettors-worse",), ("refuser-keeps-bonus",))

    def hold_both(_: tuple[int, ...], held: Dealt) -> bool:
        couples: tuple[int, ...] = COUPLES
        if is_to_winner or is_to_loser:
            winners = couple_of(table.winner(_lance(spec), held))
            couples = (winners if is_to_winner else 1 - winners,)
        return any(sum(worth[each] > 0 for each in held[couple::2]) > 1 for couple in couples)

    tests: list[Fits] = [lambda players, _: bool(players)]
    if _asks(spec, BY_BET, BY_BET_SHOWN) or (holding and "losers-bonus" in spec.exposes):
        tests.append(lambda players, _: has_both_couples(players))
    if "solo" in spec.needs:
        tests.append(lambda players, _: not has_both_couples(players))
    if holding and _asks(spec, ("both-hold",), ("one-hand-bonus",)):
        tests.append(hold_both)
    return tuple(tests)


def _asks(spec: Spec, needs: Iterable[str], exposes: Iterable[str]) -> bool:
    return not {*needs}.isdisjoint(spec.needs) or not {*exposes}.isdisjoint(spec.exposes)


def ordago_wins(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """A lance that was bet on and the score before the round; None where nobody bets on it."""
    tokens, held = dealt(spec, chance, spec.ruleset.players)
    players = rows(spec.ruleset).players(_lance(spec), held)
    if not has_both_couples(players):
        return None
    said, _ = calls(spec, chance, players, (End.ACCEPTED, End.REFUSED))
    short = NEAR if "large" in spec.needs else spec.ruleset.target
    if "refused" in spec.needs and wanted in WON:
        short = REACHED
    least = max(0, spec.ruleset.target - short)
    scores = [least + chance.below(spec.ruleset.target - least) for _ in COUPLES]
    if "forty-is-ordago" in spec.exposes and not _is_overtaken(spec, held, scores):
        return None
    before = "-".join(map(str, scores))
    return asked(spec, hands_of(tokens), calls=said, scores=before, view=seat(spec, chance))


def _is_overtaken(spec: Spec, held: Dealt, scores: list[int]) -> bool:
    """Whether the couple that loses the lance gets to the target before it is counted."""
    played = [*rows(spec.ruleset).unbet(held)]
    lances = [of.lance for of in played]
    at = lances.index(_lance(spec)) if _lance(spec) in lances else 0
    loser = 1 - couple_of(played[at].winner)
    paid = sum(READINGS["right"](of)[loser] for of in played[:at])
    return scores[loser] + paid >= spec.ruleset.target
