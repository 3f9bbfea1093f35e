"""How both couples stand once a round is counted, also for who counts wrongly (TAN-1 to TAN-6)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache

from engine.betting import Betting
from engine.chance import Chance
from engine.deal import Deal
from engine.errors import BadNotation
from engine.lances import Lance
from engine.questions.counting import unbet
from engine.questions.facts import NONE
from engine.questions.paying import READINGS, Outcome, Pay, outcome_of
from engine.questions.question import Question
from engine.questions.situation import followed, read_scores
from engine.questions.tellings import read_lines
from engine.questions.ways import RIGHT, UNBET, WAYS, Way
from engine.ruleset import Ruleset
from engine.seats import COUPLES
from engine.settings import SoloBonus
from engine.tanteo import WITH_BONUS, For, Tanteo, lances_of, tally

FEWEST = 4  # final scores that are offered
KEPT = 64

type Paid = tuple[int, int]  # couple, stones


def lines_of(question: Question, deal: Deal) -> dict[Lance, Betting]:
    """The finished betting of each lance that both couples contest; those not told passed by."""
    bettings = unbet(deal)
    for lance, text in zip(lances_of(deal), read_lines(question.facts["lines"]), strict=True):
        if text != NONE:
            bettings[lance] = followed(deal.players(lance), deal.ruleset, text)
    return bettings


def count_of(question: Question) -> Tanteo:
    """The whole count; `no_single_answer` where a refusal ends the game before it."""
    deal, scores = question.deal, read_scores(question.facts["scores"], question.ruleset.target)
    told = tally(deal, lines_of(question, deal), scores)
    if told.winner is not None and told.awards[-1].why is For.DEJE:
        raise BadNotation("no_single_answer", given=str(question))
    return told


def round_counts(question: Question) -> str:
    """`stones-stones`, couple 0 first, and `:couple` where one has won."""
    told = count_of(question)
    return _told(told.scores, told.winner)


def count_way(question: Question, way: str) -> str:
    """What somebody gets who counts in his own way."""
    return _ledger(question).stand(_scores(question), way)


def count_options(question: Question) -> tuple[str, ...]:
    """What every way of counting gives."""
    scores = _scores(question)
    return tuple(in_order(_ledger(question).offered(scores), scores, question.view))


def in_order(told: Iterable[str], scores: Pay, view: int) -> list[str]:
    """Final scores as they are listed: mixed, so that the right one lies anywhere."""
    return Chance(*scores, view).shuffled(sorted(told))


class Ledger:
    """What each way of counting pays in a round, worked out when it is first asked for."""

    def __init__(self, outcomes: Sequence[Outcome], ruleset: Ruleset) -> None:
        self._outcomes, self._target = outcomes, ruleset.target
        self._is_at_once = ruleset.solo_bonus is SoloBonus.AT_ONCE
        self._shown = [{RIGHT: _shown(of, RIGHT)} for of in outcomes]
        self._paid = dict[str, list[Paid]]()

    def stand(self, scores: Pay, way: str) -> str:
        """The score at which a way of counting leaves the round, and who wins by it."""
        if way not in self._paid:
            self._paid[way] = self.paid(WAYS[way])
        return reached(self._paid[way], scores, self._target, WAYS[way])

    def totals(self) -> Pay:
        """All that the lances pay, counted to the end."""
        paid = self.paid(WAYS[RIGHT])
        one, other = (sum(stones for to, stones in paid if to == couple) for couple in COUPLES)
        return one, other

    def offered(self, scores: Pay) -> set[str]:
        """What is right, what each way gives, and if need be a lance paid to the other couple."""
        told = {self.stand(scores, way) for way in WAYS}
        for at in range(len(self._outcomes)):
            if len(told) >= FEWEST:
                break
            told.add(reached(self.paid(WAYS[RIGHT], at), scores, self._target, WAYS[RIGHT]))
        return told

    def paid(self, way: Way, astray: int | None = None) -> list[Paid]:
        """What is paid, in order; that of the lance at `astray` to the wrong couple."""
        at_once, later = list[Paid](), list[Paid]()
        for at, of in enumerate(self._outcomes):
            if of.betting is not None and of.bettors is not None:
                (later if way.waits else at_once).append((of.bettors, way.deje(of.betting)))
            shown = self._of(at, way.reading)
            if at == astray:
                shown = [(1 - couple, stones) for couple, stones in shown]
            (at_once if self._is_at_once and of.betting is None else later).extend(shown)
        return at_once + later

    def _of(self, at: int, reading: str) -> list[Paid]:
        """What a lance pays by a reading; in grande and chica most do not differ."""
        of, known = self._outcomes[at], self._shown[at]
        is_plain = of.lance not in WITH_BONUS and reading != UNBET
        name = RIGHT if is_plain else reading
        if name not in known:
            known[name] = _shown(of, name)
        return known[name]


def reached(payments: Iterable[Paid], scores: Pay, target: int, way: Way) -> str:
    """The score after payments, as far as a way of counting takes them."""
    now, winner = [*scores], None
    for couple, stones in payments:
        now[couple] += stones
        if winner is None and now[couple] >= target:
            winner = couple
            if way.stops:
                break
    if way.compares and winner is not None and now[1 - winner] > now[winner]:
        winner = 1 - winner
    return _told((now[0], now[1]), winner)


def _shown(of: Outcome, reading: str) -> list[Paid]:
    """What is paid when the cards are shown: the stake or the stone en paso, then the bonus."""
    pays, taker = [*READINGS[reading](of)], of.takes()
    base = min(of.base, pays[taker])
    pays[taker] -= base
    stake = [(taker, base)] if of.bettors is None else []
    parts = [*stake, (taker, pays[taker]), (1 - taker, pays[1 - taker])]
    return [part for part in parts if part[1]]


def _told(scores: Pay, winner: int | None) -> str:
    score = "{}-{}".format(*scores)
    return score if winner is None else f"{score}:{winner}"


def _scores(question: Question) -> Pay:
    return read_scores(question.facts["scores"], question.ruleset.target)


@lru_cache(maxsize=KEPT)
def _ledger(question: Question) -> Ledger:
    deal = question.deal
    bettings = lines_of(question, deal)
    played = [lance for lance in lances_of(deal) if deal.contest(lance).winner is not None]
    outcomes = [outcome_of(lance, deal, bettings.get(lance)) for lance in played]
    return Ledger(outcomes, question.ruleset)
