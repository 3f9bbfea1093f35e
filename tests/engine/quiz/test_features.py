"""Features, pairs and weights at their edges."""

from dataclasses import replace
from itertools import permutations

import pytest

from engine import BadNotation, Card, Kind, Lance, Question, Spec
from engine.chance import Chance
from engine.quiz import hands as dealing
from engine.quiz.classes import LOW, TOKEN_OF, TOKENS, class_of
from engine.quiz.listed import listed_plan
from engine.quiz.makers import AroundPair
from engine.quiz.needs import NEEDS, STRICT, need
from engine.quiz.pairs import misplaced, pairs
from engine.quiz.scene_needs import scene_need
from engine.quiz.scenery.exchange import _wins
from engine.quiz.scenery.ranked import _is_kept, _maker
from engine.quiz.scenery.shown import two_rules
from engine.quiz.singles import single_plan
from engine.quiz.weighted import Weighted
from tests.engine.table import hands

MISPLACED = Spec(
    Kind.ORDER_HANDS, Lance.PARES, exposes=("medias-over-duples",), seats=3, built=True
)
WITHOUT_JUEGO, WITH_JUEGO = (
    class_of([TOKEN_OF[card] for card in hand.cards]) for hand in hands("7654", "RRC1")
)


def test_strict_features_are_features() -> None:
    assert set(NEEDS) >= STRICT


def test_before_the_last_lance_is_known_a_feature_looks_at_juego() -> None:
    is_out = need("mano-out", Spec(Kind.WHICH_LAST_LANCE))
    assert is_out([WITHOUT_JUEGO, WITH_JUEGO, WITH_JUEGO, WITH_JUEGO])
    assert not is_out([WITH_JUEGO, WITHOUT_JUEGO, WITHOUT_JUEGO, WITHOUT_JUEGO])


@pytest.mark.parametrize(("said", "has"), [("2:no_quiero", True), ("2:reenvido:7", False)])
def test_who_has_raised_has_refused_nothing(said: str, has: bool) -> None:
    facts = f"calls=0:paso,1:envido:5,{said};entered=0,1,2,3;purse=9,9,9,9;view=0"
    question = Question.parse(f"1|encaje-may|grande|classic|-|{facts}")
    assert scene_need("late-refuser", Spec(Kind.ENCAJE_MAY, Lance.GRANDE))(question) is has


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


def test_of_few_questions_what_none_fits_is_refused_alike() -> None:
    spec = Spec(Kind.WHO_SITS, needs=("now", "later"))
    with pytest.raises(BadNotation) as refused:
        listed_plan(spec)
    assert str(refused.value) == str(BadNotation("no_deal", given=str(spec), answer=""))


def test_where_three_sevens_change_nothing_no_deal_is_made() -> None:
    needs = ("under-four_kings", "three-sevens")
    spec = Spec(Kind.TWO_RULES, Lance.JUEGO, needs=needs, answers=("0-1",))
    with pytest.raises(BadNotation) as refused:
        two_rules(spec, Chance("sevens"), "0-1")
    assert str(refused.value) == str(BadNotation("no_deal", given=str(spec), answer=""))


def test_dealing_ends_where_no_deal_fits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dealing, "MOST_TRIES", 5)
    spec = Spec(Kind.WHO_WINS, Lance.GRANDE, needs=("tie", "no-tie"), answers=("0",))
    with pytest.raises(BadNotation) as refused:
        dealing.deal_hands(spec, 0)
    assert str(refused.value) == str(BadNotation("no_deal", given=str(spec), answer="0"))


def test_nothing_weighs_nothing() -> None:
    assert Weighted[int]([]).total == 0


def test_two_of_the_hands_are_a_pair_that_the_believer_misplaces() -> None:
    around, chance, at = _maker(MISPLACED), Chance("around"), set()
    assert isinstance(around, AroundPair)
    for _ in range(60):
        tokens = around.deal([], chance)
        hands = [tokens[place : place + 4] for place in range(0, 12, 4)]
        assert len(set(tokens)) == len(tokens) == 12
        assert all(hand == sorted(hand, key=TOKENS.index) for hand in hands)
        held = [class_of(hand) for hand in hands]
        at |= {pair for pair in permutations(range(3), 2) if holds(around, held, pair)}
        assert around.copies(held) == sum(
            holds(around, held, pair) for pair in permutations(range(3), 2)
        )
    assert at == {*permutations(range(3), 2)}


def holds(around: AroundPair, held: list[int], pair: tuple[int, ...]) -> bool:
    one, other = (held[seat] for seat in pair)
    return around.pairs.holds(one, other)


def test_duples_and_medias_are_such_a_pair_in_this_order() -> None:
    around = _maker(MISPLACED)
    medias, duples, par = (
        class_of([TOKEN_OF[card] for card in hand.cards]) for hand in hands("RRR4", "5566", "7764")
    )
    assert around.copies([medias, duples, par]) == around.copies([par, duples, medias]) == 1
    assert around.copies([medias, duples, medias]) == 2
    assert around.copies([medias, par, par]) == 0


def test_a_hand_in_which_the_believer_sees_nothing_is_misplaced_too() -> None:
    spec = replace(MISPLACED, exposes=("three-is-three",))
    reyes, sevens, none = (
        class_of([TOKEN_OF[card] for card in hand.cards]) for hand in hands("R354", "7765", "RC54")
    )
    assert misplaced(spec).holds(reyes, sevens)
    assert not misplaced(spec).holds(sevens, reyes)
    assert not misplaced(spec).holds(sevens, none)


def test_the_lowest_pares_win_against_none() -> None:
    loser, rival = ([TOKEN_OF[card] for card in hand.cards] for hand in hands("7641", "RS65"))
    an_as = TOKEN_OF[Card.parse("1o")] >> LOW
    for seat, tokens in enumerate(([*loser, *rival], [*rival, *loser])):
        won = _wins(Spec(Kind.CHANGE_CARD, Lance.PARES), tokens, seat, [an_as])
        assert won == {an_as: [0, 1, 2]}


def test_of_copies_one_is_kept() -> None:
    chance = Chance("copies")
    assert all(_is_kept(1, chance) for _ in range(9))
    assert 20 < sum(_is_kept(3, chance) for _ in range(90)) < 40
