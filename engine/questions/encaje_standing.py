"""How much may be bet in Encaje, where stones may lie in a pot (ENC-4)."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from engine.acts import Act, Verb
from engine.calls import NUMBERED
from engine.cards import DECK
from engine.encaje.betting import EncajeBetting
from engine.encaje.count import EncajeMove, Moved
from engine.encaje.round import EncajeOpening, EncajeRound
from engine.encaje.rules import EncajeRules
from engine.errors import BadNotation, MusError
from engine.lances import Lance
from engine.questions.purses import read_purse
from engine.questions.question import Question
from engine.questions.situation import KEPT, read_calls

NOTHING = "none"
OFFERED = 5  # totals
BETTABLE = (Lance.GRANDE, Lance.CHICA)


@dataclass(frozen=True, slots=True)
class Standing:
    """Who speaks in a lance, with what: all stones before and now, and how they moved."""

    before: tuple[int, ...]
    now: tuple[int, ...]
    moves: tuple[EncajeMove, ...]
    betting: EncajeBetting

    @property
    def seat(self) -> int:
        """The one who speaks."""
        return self.betting.waiting[0]

    @property
    def in_pot(self) -> int:
        """What he has put into a pot before."""
        staked = (each for each in self.moves if each.what is Moved.STAKE)
        return sum(each.stones for each in staked if each.seat == self.seat)

    @property
    def said(self) -> int:
        """What he has bet or raised to in this lance."""
        return max((one.to for one in self.betting.stakes if one.seat == self.seat), default=0)

    def offered(self, lower: int) -> tuple[str, ...]:
        """Five totals, the lowest first, or that he may not bet at all.

        Those that somebody who errs may name are among them; of the others so many are lower than
        what he has, where there are so many.
        """
        has, least = self.now[self.seat], self.betting.least()
        totals = self.named()
        others = [total for total in self._others() if total not in totals]
        below = [total for total in others if least <= total < has]
        above = [total for total in others if total > max(has, least)]
        more = [*below[:lower], *above, *below[lower:]]
        return (*map(str, sorted({*totals, *more[: OFFERED - len(totals)]})), NOTHING)

    def named(self) -> set[int]:
        """The totals that the rule and those who err name."""
        named = {self.most(), self.with_pot(), self.without_bet(), self.within_reach()}
        return {int(total) for total in named - {NOTHING}}

    def _others(self) -> Iterator[int]:
        """Totals that come to mind, then those beside what he has, or above the least."""
        seat, has = self.seat, self.now[self.seat]
        told = dict.fromkeys((self.before[seat], *self.now[:seat], *self.now[seat + 1 :]))
        yield from told
        for step in range(1, 2 * OFFERED):
            beside = (has - step, max(has, self.betting.least()) + step)
            yield from (total for total in beside if total not in told)

    def most(self) -> str:
        """The highest total that he may name (ENC-4)."""
        may_bet = {*NUMBERED}.intersection(self.betting.legal_words())
        return str(self.betting.purse[self.seat]) if may_bet else NOTHING

    def with_pot(self) -> str:
        """The same, if what he has put into a pot were still his."""
        return self._named(self.now[self.seat] + self.in_pot)

    def without_bet(self) -> str:
        """The same, if what he has bet in this lance were gone as soon as it is said."""
        return self._named(self.now[self.seat] - self.said)

    def within_reach(self) -> str:
        """The same, if somebody else had to be able to match it."""
        rivals = (seat for seat in self.betting.players if seat != self.seat)
        reach = (self.now[seat] for seat in rivals if seat not in self.betting.out)
        return self._named(min(self.now[self.seat], max(reach, default=0)))

    def _named(self, total: int) -> str:
        return str(total) if total >= self.betting.least() else NOTHING


def standing(question: Question) -> Standing:
    """Who speaks, in grande or in chica after it; `no_single_answer` where nobody does."""
    facts = question.facts
    try:
        played = _played(facts["purse"], facts["grande"], facts["chica"])
    except MusError as refusal:
        raise BadNotation("no_single_answer", given=str(question)) from refusal
    count, betting = played.count, played.betting
    if played.lance not in BETTABLE or count is None or betting is None or not betting.waiting:
        raise BadNotation("no_single_answer", given=str(question))
    return Standing(played.opening.stones, played.stones, count.moves, betting)


def most_options(question: Question) -> tuple[str, ...]:
    """The totals that one may think of, or none."""
    return standing(question).offered(int(question.facts["lower"]))


def encaje_most(question: Question) -> str:
    """The highest total that the one who speaks may name."""
    return standing(question).most()


def with_pot(question: Question) -> str:
    """For somebody to whom what he has put into a pot is still his."""
    return standing(question).with_pot()


def without_bet(question: Question) -> str:
    """For somebody to whom what he has bet in this lance is gone as soon as it is said."""
    return standing(question).without_bet()


def within_reach(question: Question) -> str:
    """For somebody who bets no more than another one could match."""
    return standing(question).within_reach()


@lru_cache(maxsize=KEPT)
def _played(purse: str, *lances: str) -> EncajeRound:
    """A round of which the first lances have come so far; what the cards are does not matter."""
    opening = EncajeOpening(EncajeRules(), DECK, read_purse(purse))
    played = EncajeRound.begin(opening).apply(Act(0, Verb.NO_HAY_MUS))
    for lance, told in zip(BETTABLE, lances, strict=True):
        for said in read_calls(told):
            if played.lance is not lance or len(said) > 1:
                raise BadNotation("bad_call", given=str(said[0]))
            played = played.apply(said[0])
    return played
