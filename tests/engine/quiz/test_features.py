"""Features, pairs and weights at their edges."""

import pytest

from engine import BadNotation, Kind, Lance, Spec
from engine.quiz import hands as dealing
from engine.quiz.classes import TOKEN_OF, class_of
from engine.quiz.needs import NEEDS, STRICT, need
from engine.quiz.pairs import pairs
from engine.quiz.singles import single_plan
from engine.quiz.weighted import Weighted
from tests.engine.table import hands

WITHOUT_JUEGO, WITH_JUEGO = (
    class_of([TOKEN_OF[card] for card in hand.cards]) for hand in hands("7654", "RRC1")
)


def test_strict_features_are_features() -> None:
    assert set(NEEDS) >= STRICT


def test_before_the_last_lance_is_known_a_feature_looks_at_juego() -> None:
    is_out = need("mano-out", Spec(Kind.WHICH_LAST_LANCE))
    assert is_out([WITHOUT_JUEGO, WITH_JUEGO, WITH_JUEGO, WITH_JUEGO])
    assert not is_out([WITH_JUEGO, WITHOUT_JUEGO, WITHOUT_JUEGO, WITHOUT_JUEGO])


def test_pairs_are_built_around_something() -> None:
    spec = Spec(Kind.WHO_WINS, Lance.GRANDE, built=True)
    with pytest.raises(BadNotation) as refused:
        pairs(spec)
    assert str(refused.value) == str(BadNotation("cannot_be_built", given=str(spec)))


def test_what_nothing_fits_is_refused_without_an_answer() -> None:
    spec = Spec(Kind.JUEGO_TOTAL, exposes=("ace-eleven", "ace-eleven"))
    with pytest.raises(BadNotation) as refused:
        single_plan(spec)
    assert str(refused.value) == str(BadNotation("no_deal", given=str(spec), answer=""))


def test_dealing_ends_where_no_deal_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "MOST_TRIES", 5)
    spec = Spec(Kind.WHO_WINS, Lance.GRANDE, needs=("tie", "no-tie"), answers=("0",))
    with pytest.raises(BadNotation) as refused:
        dealing.deal_hands(spec, 0)
    assert str(refused.value) == str(BadNotation("no_deal", given=str(spec), answer="0"))


def test_nothing_weighs_nothing() -> None:
    assert Weighted[int]([]).total == 0
