"""Scenes of whole rounds that are counted: hands, what was said in each lance, and the score."""

from collections.abc import Sequence
from functools import cache

from engine.betting import Betting
from engine.chance import Chance
from engine.lances import Lance
from engine.questions.facts import NONE
from engine.questions.paying import READINGS, Outcome, Pay
from engine.questions.question import Question
from engine.questions.situation import FIRST, write_calls
from engine.questions.standing import FEWEST, Ledger
from engine.questions.ways import RIGHT, WAYS
from engine.quiz.lines import End, line
from engine.quiz.rows import rows
from engine.quiz.scenery.props import asked, dealt, hands_of, seat
from engine.quiz.spec import Spec
from engine.ruleset import Ruleset
from engine.seats import COUPLES

NEAR = 12  # stones short of the target where the game is to end
ROOM = 14  # stones short at the least where it is to go on
SCORES = 16  # tried with the same hands and lines where the game is to end
TRIED = 4  # lines tried with the same hands
LINES = 16  # from which one is taken, for the same players
DEAREST = 10  # the largest stake, in stones
MOST_BET_ON = 2  # lances
MOST_OFFERED = 6  # answers
FEW_BETS, RAISED = (1, 1, 2, 2, 3), (2, 2, 3)
SELDOM = 8  # one refused bet in so many is an órdago
WITH_BONUS = (Lance.PARES, Lance.JUEGO, Lance.PUNTO)
OF_REFUSALS = ("refuser-keeps-bonus", "refusal-kills-bonus", "refusal-always-1", "deje-waits")
ABOUT_BONUS = ("refuser-keeps-bonus", "refusal-kills-bonus", "stake-replaces-bonus")


def round_counts(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """A round that counts as the spec needs; None where this one does not."""
    tokens, held = dealt(spec, chance, spec.ruleset.players)
    table = rows(spec.ruleset)
    if "punto" in spec.needs and table.players(Lance.JUEGO, held):
        return None
    outcomes = [*table.unbet(held)]
    bet_on = _bet_on(spec, chance, outcomes)
    if not bet_on or not _may_fit(spec, outcomes, bet_on):
        return None
    for _ in range(TRIED):
        lines, told = _played(spec, chance, outcomes, bet_on)
        if not _differ(spec, told):
            continue
        ledger, refused = Ledger(told, spec.ruleset), _refused(told)
        totals = ledger.totals()
        for _ in range(SCORES if "game-over" in spec.needs else 1):
            scores = _scores(spec, chance, totals, refused)
            if scores and _fits(spec, ledger, refused, scores):
                facts = {"lines": lines, "first": chance.pick(FIRST), "view": seat(spec, chance)}
                return asked(spec, hands_of(tokens), **facts, scores="{}-{}".format(*scores))
    return None


def _bet_on(spec: Spec, chance: Chance, outcomes: list[Outcome]) -> list[Lance]:
    """The lances on which somebody bets; one with a bonus first, where a belief is about it."""
    is_one = "one-lance-bet" in spec.needs or len({*OF_REFUSALS}.intersection(spec.exposes)) > 1
    many = 1 if is_one else 1 + chance.below(MOST_BET_ON)
    mixed = chance.shuffled([of.lance for of in outcomes if of.betting is not None])
    if "stake-replaces-bonus" in spec.spares:
        mixed = [lance for lance in mixed if lance not in WITH_BONUS]
    if not {*ABOUT_BONUS}.isdisjoint(spec.exposes):
        mixed.sort(key=lambda lance: lance not in WITH_BONUS)
        if mixed[0] not in WITH_BONUS:
            return []
    return mixed[:many]


def _may_fit(spec: Spec, outcomes: list[Outcome], bet_on: list[Lance]) -> bool:
    """Whether the lances on which nobody bets pay the same to those who are not to err.

    Where a belief about somebody's pares or juego is to show, somebody must have what it is about.
    """
    told = [(of, READINGS[RIGHT](of)) for of in outcomes if of.lance not in bet_on]
    for reading in {WAYS[name].reading for name in spec.spares} - {RIGHT}:
        if any(READINGS[reading](of) != right for of, right in told):
            return False
    held = [of.worths for of in outcomes if of.lance in (Lance.PARES, Lance.JUEGO)]
    sides = [(each[0::2], each[1::2]) for each in held]
    if "one-hand-bonus" in spec.exposes and not any(all(one) for both in sides for one in both):
        return False
    return "losers-bonus" not in spec.exposes or any(any(a) and any(b) for a, b in sides)


def _differ(spec: Spec, told: list[Outcome]) -> bool:
    """Whether those who are to err about what a lance pays do so in some lance."""
    readings = {WAYS[name].reading for name in spec.exposes} - {RIGHT}
    return all(
        any(READINGS[reading](of) != READINGS[RIGHT](of) for of in told) for reading in readings
    )


def _played(
    spec: Spec, chance: Chance, outcomes: list[Outcome], bet_on: list[Lance]
) -> tuple[str, list[Outcome]]:
    """What was said in each lance, as a fact, and how each ended."""
    lines, told = dict[Lance, str](), list[Outcome]()
    for of in outcomes:
        if of.lance not in bet_on or of.betting is None:
            told.append(of)
            continue
        lines[of.lance], betting = _line(spec, chance, of.betting.players)
        told.append(Outcome(of.lance, of.winner, betting, of.worths))
    every = (Lance.GRANDE, Lance.CHICA, Lance.PARES, outcomes[-1].lance)
    return "/".join(lines.get(lance, NONE) for lance in every), told


def _line(spec: Spec, chance: Chance, players: tuple[int, ...]) -> tuple[str, Betting]:
    """A line that is answered, and not too dear."""
    is_refused = chance.below(2) == 0 or not {*OF_REFUSALS}.isdisjoint(spec.exposes)
    if "stake-replaces-bonus" in spec.exposes:
        is_refused = False
    is_raised = "refusal-always-1" in spec.exposes or "with-raise" in spec.needs
    return _made(spec.ruleset, players, is_refused, is_raised, chance.below(LINES))


@cache
def _made(
    ruleset: Ruleset, players: tuple[int, ...], is_refused: bool, is_raised: bool, number: int
) -> tuple[str, Betting]:
    """One of the lines for these players, made by chance and kept."""
    chance = Chance("lines", str(ruleset), str(players), f"{is_refused}{is_raised}", number)
    end = End.REFUSED if is_refused else End.ACCEPTED
    while True:
        last = "ordago" if is_refused and chance.below(SELDOM) == 0 else ""
        bets = chance.pick(RAISED if is_raised else FEW_BETS)
        said, betting = line(chance, players, ruleset, end, bets, last)
        if max(betting.stake or 0, betting.deje or 0) <= DEAREST:
            return write_calls(said), betting


def _scores(spec: Spec, chance: Chance, totals: Pay, refused: Pay) -> Pay | None:
    """Scores from which the game ends, if it is to, or goes on; None where there are none.

    Where both couples are to get there, both do if all is counted; else one, and one is near.
    """
    target = spec.ruleset.target
    if "game-over" not in spec.needs:
        most = target - ROOM if "game-goes-on" in spec.needs else target
        return chance.below(most), chance.below(most)
    reach = COUPLES if "add-then-compare" in spec.exposes else (chance.pick(COUPLES),)
    scores = list[int]()
    for couple in COUPLES:
        least = max(0, target - (totals[couple] if couple in reach else NEAR))
        if least >= target - refused[couple]:
            return None
        scores.append(least + chance.below(target - refused[couple] - least))
    return scores[0], scores[1]


def _fits(spec: Spec, ledger: Ledger, refused: Pay, scores: Pay) -> bool:
    """Whether the count ends as the spec needs, believers err as they are to, and few can be.

    What was refused must not end the game before the count.
    """
    right, target = ledger.stand(scores, RIGHT), spec.ruleset.target
    if any(scores[couple] + refused[couple] >= target for couple in COUPLES):
        return False
    if (":" in right) is not _is_to_end(spec, right):
        return False
    told = {right}
    for name in spec.exposes:
        told.add(ledger.stand(scores, name))
    if len(told) <= len(spec.exposes):
        return False
    if any(ledger.stand(scores, name) != right for name in spec.spares):
        return False
    return FEWEST <= len(ledger.offered(scores)) <= MOST_OFFERED


def _is_to_end(spec: Spec, right: str) -> bool:
    """Whether the round is to end the game; as it does where the spec does not say."""
    if "game-over" in spec.needs:
        return True
    return "game-goes-on" not in spec.needs and ":" in right


def _refused(outcomes: Sequence[Outcome]) -> Pay:
    """What is paid for refusals."""
    one, other = (sum(of.base for of in outcomes if of.bettors == couple) for couple in COUPLES)
    return one, other
