"""How both couples stand once a round is counted, also for who counts wrongly (TAN-1 to TAN-6)."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType

from engine.betting import Betting
from engine.chance import Chance
from engine.deal import Deal
from engine.errors import BadNotation
from engine.lances import Lance
from engine.questions.counting import unbet
from engine.questions.facts import NONE
from engine.questions.paying import READINGS, Outcome, Pay, outcome_of
from engine.questions.question import Question
from engine.questions.ring import turned
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


def lines_of(question: Question) -> Mapping[Lance, Betting]:
    """The finished betting of each lance that both couples contest; those not told passed by."""
    return _lines(question.deal, question.facts["lines"])


@lru_cache(maxsize=KEPT)
def _lines(deal: Deal, lines: str) -> Mapping[Lance, Betting]:
    bettings = unbet(deal)
    for lance, text in zip(lances_of(deal), read_lines(lines), strict=True):
        if text != NONE:
            bettings[lance] = followed(deal.players(lance), deal.ruleset, text)
    return MappingProxyType(bettings)


def count_of(question: Question) -> Tanteo:
    """The whole count; `no_single_answer` where a refusal ends the game before it."""
    told = _count(question.deal, question.facts["lines"], _scores(question))
    if told.winner is not None and told.awards[-1].why is For.DEJE:
        raise BadNotation("no_single_answer", given=str(question))
    return told


@lru_cache(maxsize=KEPT)
def _count(deal: Deal, lines: str, scores: Pay) -> Tanteo:
    return tally(deal, _lines(deal, lines), scores)


def round_counts(question: Question) -> str:
    """`stones-stones`, couple 0 first, and `:couple` where one has won."""
    told = count_of(question)
    return _told(told.scores, told.winner)


def count_way(question: Question, way: str) -> str:
    """What somebody gets who counts in his own way."""
    return _ledger(question).stand(_scores(question), way)


def count_options(question: Question) -> tuple[str, ...]:
    """What every way of counting gives, mixed, as a ring."""
    scores = _scores(question)
    return turned(Chance(*scores).shuffled(sorted(_ledger(question).offered(scores))), question)


class Ledger:
    """What each way of counting pays in a round, worked out when it is first asked for."""

    def __init__(self, outcomes: Sequence[Outcome], ruleset: Ruleset) -> None:
        self._outcomes, self._target = outcomes, ruleset.target
        self._is_at_once = ruleset.solo_bonus is SoloBonus.AT_ONCE
        self._is_plain = [of.lance not in WITH_BONUS for of in outcomes]
        self._shown = [dict[str, list[Paid]]() for _ in outcomes]
        self._paid = dict[str, list[Paid]]()
        self._offered = dict[Pay, frozenset[str]]()

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

    def offered(self, scores: Pay) -> frozenset[str]:
        """What is right, what each way gives, and if need be a lance paid to the other couple."""
        if scores not in self._offered:
            self._offered[scores] = frozenset(self._given(scores))
        return self._offered[scores]

    def _given(self, scores: Pay) -> set[str]:
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
            betting, bettors = of.betting, of.bettors
            if betting is not None and bettors is not None:
                (later if way.waits else at_once).append((bettors, way.deje(betting)))
            # In grande and chica most readings do not differ.
            name = RIGHT if self._is_plain[at] and way.reading != UNBET else way.reading
            shown = self._shown[at].get(name)
            if shown is None:
                shown = self._shown[at][name] = _shown(of, name)
            if at == astray:
                shown = [(1 - couple, stones) for couple, stones in shown]
            (at_once if self._is_at_once and betting is None else later).extend(shown)
        return at_once + later


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
    pays, taker = READINGS[reading](of), of.taker
    base, other = min(of.base, pays[taker]), pays[1 - taker]
    parts = [(taker, base)] if base and of.bettors is None else []
    if pays[taker] > base:
        parts.append((taker, pays[taker] - base))
    if other:
        parts.append((1 - taker, other))
    return parts


def _told(scores: Pay, winner: int | None) -> str:
    score = "{}-{}".format(*scores)
    return score if winner is None else f"{score}:{winner}"


def _scores(question: Question) -> Pay:
    return read_scores(question.facts["scores"], question.ruleset.target)


def _ledger(question: Question) -> Ledger:
    return _ledger_of(question.deal, question.facts["lines"])


@lru_cache(maxsize=KEPT)
def _ledger_of(deal: Deal, lines: str) -> Ledger:
    bettings = _lines(deal, lines)
    played = [lance for lance in lances_of(deal) if deal.contest(lance).winner is not None]
    outcomes = [outcome_of(lance, deal, bettings.get(lance)) for lance in played]
    return Ledger(outcomes, deal.ruleset)
