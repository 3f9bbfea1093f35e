"""Which two beliefs one learner can hold, and show that he does."""

from itertools import combinations

from bench.simulate.bank import Bank
from bench.simulate.groups import CAUSES, fitting
from engine import MISCONCEPTIONS

# Other rules for one and the same thing: nobody follows two of them.
RIVALS = (
    {"grande-by-sum", "grande-top-only", "mano-wins-all"},
    {"chica-ties-from-top", "chica-by-sum", "chica-bottom-only", "mano-wins-all"},
    {"four-alike-top", "medias-over-duples", "mano-wins-all"},
    {"loose-cards-par", "loose-card-medias", "mano-wins-all"},
    {"forty-is-best", "higher-juego-wins", "nearest-31", "mano-wins-all"},
    {"31-is-no-juego", "30-is-juego", "nearest-31", "mano-wins-all"},
    {"mano-wins-all", "postre-wins-ties"},
    {"refusal-always-1", "refusal-pays-stake"},
    {"forty-is-ordago", "caller-wins-ordago", "ordago-wins-match"},
    {"count-goes-on", "add-then-compare"},
    {"one-hand-bonus", "losers-bonus"},
    {"refuser-keeps-bonus", "stake-replaces-bonus", "refusal-kills-bonus"},
)
CLEAR = 0.08  # of the questions of a drill must show a belief whatever the other one does


def compatible(bank: Bank) -> list[tuple[int, int]]:
    """The pairs of beliefs of which neither excludes nor hides the other."""
    found = [place for place in range(len(MISCONCEPTIONS)) if fitting(bank, place)]
    return [
        (one, two)
        for one, two in combinations(found, 2)
        if not _exclude(one, two) and not _hides(bank, one, two) and not _hides(bank, two, one)
    ]


def _exclude(one: int, two: int) -> bool:
    names = {MISCONCEPTIONS[one].id, MISCONCEPTIONS[two].id}
    return CAUSES[one] == CAUSES[two] or any(names <= rivals for rivals in RIVALS)


def _hides(bank: Bank, other: int, belief: int) -> bool:
    """Whether in some drill a belief seldom shows beside another one."""
    return any(
        sum(_shows(seen.answers.get(belief), seen.answers.get(other)) for seen in pool)
        < CLEAR * len(pool)
        for pool in map(bank.pool, fitting(bank, belief))
    )


def _shows(given: str | None, other: str | None) -> bool:
    return given is not None and other is None
