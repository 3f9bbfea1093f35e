"""What the engine's tables cost over the same tables read inline: a hand, and a whole deal."""

from collections.abc import Iterator
from random import Random

from bench.measure import Row, ratio
from engine import Judge, Ladder, Lance, Ruleset, Showdown, judge_of, ladder_of

type Cards = tuple[int, ...]

DEALS = 1_000
RULES = Ruleset()


def table_rows() -> Iterator[Row]:
    """The rows `hand-strength`, `deal-verdict` and `deal-verdict-checked`."""
    chance = Random(0)
    deals = [tuple(chance.sample(range(40), 16)) for _ in range(DEALS)]
    yield Row("hand-strength", _hand_strength([deal[:4] for deal in deals]), "×", 1.5)
    yield from _deal_verdict(deals, judge_of(RULES), Inline(RULES))


def _hand_strength(hands: list[Cards]) -> float:
    ladder = ladder_of(Lance.GRANDE, RULES)
    codes, rungs, rung = list(ladder.codes), dict(ladder.rungs), ladder.rung

    def inline() -> None:
        for a, b, c, d in hands:
            rungs[codes[a] + codes[b] + codes[c] + codes[d]]

    def called() -> None:
        for a, b, c, d in hands:
            rung(a, b, c, d)

    return ratio(called, inline)


def _deal_verdict(deals: list[Cards], judge: Judge, inline: "Inline") -> Iterator[Row]:
    assert inline.winners(deals) == [_winners(judge.checked(deal)) for deal in deals]

    def verdicts() -> None:
        for deal in deals:
            judge.showdown(deal)

    def checked_verdicts() -> None:
        for deal in deals:
            judge.checked(deal)

    def winners() -> None:
        inline.winners(deals)

    yield Row("deal-verdict", ratio(verdicts, winners), "×", 2.5)
    yield Row("deal-verdict-checked", ratio(checked_verdicts, winners), "×", 3.5)


def _winners(verdict: Showdown) -> list[int]:
    """The winners as rungs alone tell them: the mano where nobody has pares."""
    return [verdict.grande, verdict.chica, verdict.pares or 0, verdict.last]


class Inline:
    """The least that finds winners by table: a class for four cards, its rung in each lance."""

    def __init__(self, rules: Ruleset) -> None:
        grande, chica, pares, juego, punto = (ladder_of(lance, rules) for lance in Lance)
        self.codes = list(grande.codes)
        self.classes = {code: at for at, code in enumerate(grande.rungs)}
        self.tables = [list(ladder.rungs.values()) for ladder in (grande, chica, pares)]
        self.tables.append(self._last(juego, punto))

    @staticmethod
    def _last(juego: Ladder, punto: Ladder) -> list[int]:
        """Juego above any punto, so that one comparison decides the last lance."""
        return [100 + high if high else punto.rungs[code] for code, high in juego.rungs.items()]

    def winners(self, deals: list[Cards]) -> list[list[int]]:
        """The four winners of each deal, in one loop that calls nothing."""
        codes, classes, tables, found = self.codes, self.classes, self.tables, []
        for a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p in deals:  # noqa: E741
            first = classes[codes[a] + codes[b] + codes[c] + codes[d]]
            second = classes[codes[e] + codes[f] + codes[g] + codes[h]]
            third = classes[codes[i] + codes[j] + codes[k] + codes[l]]
            fourth = classes[codes[m] + codes[n] + codes[o] + codes[p]]
            won = []
            for table in tables:
                winner, best = 0, table[first]
                if (rung := table[second]) > best:
                    winner, best = 1, rung
                if (rung := table[third]) > best:
                    winner, best = 2, rung
                won.append(3 if table[fourth] > best else winner)
            found.append(won)
        return found
