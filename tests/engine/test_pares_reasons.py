"""What separates two hands in pares (PAR-4 to PAR-7), as codes and facts."""

import pytest

from engine import Lance, ParesKind, Rank, Reason, Why, decide
from tests.engine.table import table

R, C, S, SIETE = Rank.REY, Rank.CABALLO, Rank.SOTA, Rank.SIETE


@pytest.mark.parametrize(
    ("mano", "better", "reason"),
    [
        ("44S5", "RRR1", Reason(0, Why.PARES_KIND, None, ParesKind.MEDIAS, ParesKind.PAR)),
        ("SS71", "CC71", Reason(0, Why.PAR, None, C, S)),
        ("7775", "SSS4", Reason(0, Why.MEDIAS, None, S, SIETE)),
        ("CC77", "RR44", Reason(0, Why.DUPLES_FIRST, None, R, C)),
        ("RR44", "RR77", Reason(0, Why.DUPLES_SECOND, None, SIETE, Rank.CUATRO)),
        ("SSSS", "CC44", Reason(0, Why.DUPLES_FIRST, None, C, S)),
    ],
)
def test_the_first_difference_is_told(mano: str, better: str, reason: Reason) -> None:
    verdict = decide(Lance.PARES, table(mano, better))
    assert verdict.winner == 1
    assert verdict.reasons == (reason,)


def test_a_tie_goes_to_the_mano() -> None:
    assert decide(Lance.PARES, table("SS71", "SS65")).reasons == (Reason(1, Why.TIE_MANO),)
