"""The nearest question in which a wrong answer would be right."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import product

import pytest

from engine import DECK, Card, Hand, Kind, Question, contrast, deal_question, options, truth
from engine.errors import MusError
from engine.hand import SIZE
from engine.quiz.encaje_retelling import _groups, with_hands
from tests.engine.quiz.nearest import kept, told_otherwise
from tutor.drills.catalogue import catalogue

MOST_CARDS = 3
TOTAL = Question.parse("1|juego-total|-|classic|RoRc3e1b|-")


def laid(question: Question) -> set[Card]:
    """Every card that is shown."""
    shown = [question.facts[name] for name in ("card", "cards") if name in question.facts]
    told = "".join((*map(str, question.hands), *shown))
    return {Card.parse(told[at : at + 2]) for at in range(0, len(told), 2)}


@pytest.mark.parametrize("slug", list(catalogue()))
def test_what_is_found_has_the_answer_and_few_cards_are_new(slug: str) -> None:
    question = deal_question(catalogue()[slug].specs[-1], 7)
    for given in options(question)[:6]:
        near = contrast(question, given)
        if near:
            assert truth(near.question) == given != truth(question)
            assert len(near.changed) <= MOST_CARDS
            assert laid(near.question) - laid(question) == near.changed
            assert (near.question.kind, near.question.lance) == (question.kind, question.lance)


@pytest.mark.parametrize("slug", sorted(catalogue()))
def test_for_some_wrong_answer_of_each_drill_there_is_one(slug: str) -> None:
    dealt = (deal_question(spec, seed) for seed in (7, 8, 9) for spec in catalogue()[slug].specs)
    assert any(contrast(question, given) for question in dealt for given in options(question))


@pytest.mark.parametrize("slug", ["envido-legal", "raises-legal"])
def test_each_call_that_may_be_made_could_not_be_after_other_calls(slug: str) -> None:
    for spec in catalogue()[slug].specs:
        question = deal_question(spec, 5)
        for given in set(options(question)) - {truth(question)}:
            near = contrast(question, given)
            assert near, (str(question), given)
            assert truth(near.question) == given
            assert near.question.facts["players"] == question.facts["players"]


def test_calls_that_could_not_be_made_there_give_way_to_others() -> None:
    calls = "calls=0:paso,1:envido:2;players=0,1,2,3"
    say = "say=0:quiero,0:reenvido:8,0:paso,2:no_quiero;view=3"
    question = Question.parse(f"1|may-not-say|chica|classic|-|{calls};{say}")
    near = contrast(question, "0:quiero")
    assert near is not None
    assert near.question.facts["calls"] == "-"
    assert near.question.facts["say"] == "0:quiero,0:envido:2,0:paso,0:ordago"


SHEDS = "1cSb6e4o.CoCbRe7e.2e4cSeCc|calls=-;purse=8,3,13;view=2"
GRANDE = "7c6o4o7b.Se5b5c1o.2e4b7o5e|calls=0:paso,1:paso,2:paso;purse=21,8,5;view=0"
CALLED = "calls=0:paso,1:paso,2:envido:3,0:quiero,1:no_quiero"
POOR = f"5e5b3b1b.Ro3o1c5c.4oReSb6e|{CALLED};purse=8,2,3;view=2"
ALONE = "6cRbCo6b.3o5oSc2c.1o1c3c1e|calls=-;purse=13,8,13;view=0"
POT = "Ro4c5c2e.4o5e6e5b.5o3b1e4e|calls=0:envido:5,1:quiero,2:quiero;purse=21,6,11;view=1"


@pytest.mark.parametrize(
    ("asked", "given", "calls"),
    [
        (f"encaje-sheds|pares|classic|{SHEDS}", "1:2", "-"),
        (f"encaje-sheds|pares|classic|{SHEDS}", "2:3", "1:paso,2:paso"),
        (f"encaje-sheds|grande|classic|{GRANDE}", "2:1", "2:envido:2,0:no_quiero,1:no_quiero"),
        (f"encaje-sheds|grande|classic|{GRANDE}", "none", "2:envido:2,0:quiero,1:quiero"),
        (f"encaje-pot|chica|classic|{POT}", "1:10", "0:envido:5,1:quiero,2:no_quiero"),
        (f"encaje-pot|chica|classic|{POT}", "2:10", "1:no_quiero,2:quiero"),
        (f"encaje-pot|grande|classic|{POOR}", "1:6", "1:envido:3,2:quiero,0:no_quiero"),
        (f"encaje-sheds|juego|classic|{ALONE}", "0:1", "-"),
    ],
)
def test_what_moves_in_encaje_is_told_with_other_calls_or_cards(
    asked: str, given: str, calls: str
) -> None:
    near = contrast(Question.parse(f"1|{asked}"), given)
    assert near is not None
    assert truth(near.question) == given
    assert near.question.facts["calls"].endswith(calls)
    assert len(near.changed) <= MOST_CARDS


def test_with_other_hands_the_same_talk_comes_first() -> None:
    question = Question.parse(f"1|encaje-pot|chica|classic|{POT}")
    assert next(with_hands(question, question.hands, "1:10")) == question


@pytest.mark.parametrize(
    ("stakes", "callers"), [(1, [{1}]), (2, [{0, 1}, {1, 2}]), (3, [{0, 1, 2}])]
)
def test_in_a_pot_there_are_as_many_as_it_holds_stakes(
    stakes: int, callers: list[set[int]]
) -> None:
    assert list(map(set, _groups(Kind.ENCAJE_POT, (0, 1, 2), 1, stakes))) == callers


@pytest.mark.parametrize(
    ("asked", "given"), [(f"grande|classic|{GRANDE}", "1:2"), (f"juego|classic|{ALONE}", "none")]
)
def test_what_is_never_shed_is_not_looked_for(asked: str, given: str) -> None:
    assert contrast(Question.parse(f"1|encaje-sheds|{asked}"), given) is None


@pytest.mark.parametrize(
    ("calls", "purse", "given", "expected"),
    [
        ("1:envido:5", "9,9,4,9", "0,2,3", "purse=9,9,5,9"),
        ("1:envido:5", "9,9,4,9", "3", "purse=4,9,4,9"),
        ("1:envido:5,2:no_quiero,3:reenvido:7", "9,9,9,9", "0,1,2", "2:quiero,3:reenvido:7;"),
    ],
)
def test_who_may_call_is_told_with_other_stones_or_calls(
    calls: str, purse: str, given: str, expected: str
) -> None:
    facts = f"calls=0:paso,{calls};entered=0,1,2,3;purse={purse};view=0"
    near = contrast(Question.parse(f"1|encaje-may|grande|classic|-|{facts}"), given)
    assert near is not None
    assert truth(near.question) == given
    assert expected in str(near.question)


LONE = "0:envido:8,3:no_quiero,0:no,1:si,2:no,3:si"
FOUR = "cards=Se3c5o7b;end=high"
SAME = "card=1b;cards=3e5o5c7b"
RUN = "renewal|5e4e2b3c|seen=yes;stage=dealt"
NONE = "1bSo4e3b.Cc3o6c2o.5e4c6bRb.7o1o5o6o"
LOWER = "Cb5bRc7o.3e1bSo3o.6b2c7bRb.Se3cCc3b|view=3"
PUNTO = "2oSo1e4e.Cb7oCo3e.1cReSb7c.5e2e4o6c|view=1"
PAIRS = "6cCo6e5o.7oRc4oSb.2c4e5b2b.CcCb1c1o|calls=0:envido:7,3:reenvido:9,0:quiero;first=1;view=2"
THIN = "CbSe3e3b.SoRc1bCo.Sc3c4e1c|calls=0:paso,1:envido:5,0:no_quiero;purse=5,5,16;view=1"
EITHER = "classic+mus_visto=true+renew_4567=true|1bRc7bCb|seen=yes;stage=taken"
SWAP = "1e4o7oCb.3e7e4eSc|cards=Sb2e4c1c;view=1"
JUEGO = "RoCbSbRc.2o5o7c4o.Sc5cCe5e.6eSo3c7o|calls=0:paso,3:envido:4,0:reenvido:6,3:quiero"
BET = "Sb4o3c3e.1c5bRb2e.6c7e6bRc.Sc1oCo5o|calls=0:paso,1:envido:30,2:quiero;view=1"


@pytest.mark.parametrize(
    ("asked", "given", "cards"),
    [
        (f"top-card|-|classic|-|{FOUR}", "7b", 2),
        (f"top-card|-|classic|-|{FOUR}", "5o", 3),
        (f"same-card|-|classic|-|{SAME}", "3e", 1),
        (f"same-card|-|classic|-|{SAME}", "5c", 2),
        (f"may-change|-|{RUN}", "all", 2),
        (f"has-juego|-|classic|{NONE}|view=1", "0,1", 2),
        (f"lance-next|chica|classic|-|acts={LONE};view=2", "pares", 0),
        (f"lance-pays|grande|classic|{BET}", "0-30", 2),
        (f"who-wins|juego|classic|{LOWER}", "3", 2),
        (f"who-wins|punto|four_kings|{PUNTO}", "3", 3),
        (f"has-juego|-|classic|{NONE}|view=1", "0,1,2", 3),
        (f"lance-pays|pares|classic|{PAIRS}", "12-0", 2),
        (f"encaje-sheds|juego|classic|{THIN}", "2:2", 1),
        (f"encaje-sheds|juego|classic|{THIN}", "2:1", 2),
        (f"may-change|-|{EITHER}", "all", 3),
        (f"change-card|juego|classic|{SWAP}", "4oSb", 1),
        (f"change-card|juego|classic|{SWAP}", "1e4c", 2),
        (f"encaje-pot|juego|classic|{JUEGO};purse=13,6,9,6;view=0", "1:18", 3),
        (f"encaje-pot|juego|classic|{JUEGO};purse=13,6,9,6;view=0", "2:24", 1),
    ],
)
def test_several_cards_give_way_where_one_does_not_do(asked: str, given: str, cards: int) -> None:
    near = contrast(Question.parse(f"1|{asked}"), given)
    assert near is not None
    assert truth(near.question) == given
    assert len(near.changed) == cards


def test_the_fewest_cards_are_changed_and_the_nearest_ranks() -> None:
    one, two = contrast(TOTAL, "34"), contrast(TOTAL, "32")
    assert one is not None
    assert [card.rank.value for card in one.changed] == ["4"]
    assert two is not None
    assert {card.rank.value for card in two.changed} in ({"7", "5"}, {"6"})


def test_a_right_answer_and_an_impossible_one_have_none() -> None:
    assert contrast(TOTAL, "31") is None
    assert contrast(TOTAL, "39") is None
    assert contrast(TOTAL, "nonsense") is None


def test_a_refusal_is_told_with_other_calls() -> None:
    text = "1|refusal-pays|grande|classic|-|calls=0:envido:2,1:reenvido:6,0:no_quiero;"
    question = Question.parse(text + "players=0,1,2,3;view=0")
    near = contrast(question, "1:1")
    assert near is not None
    assert truth(near.question) == "1:1"
    assert near.changed == frozenset()


@pytest.mark.parametrize("text", kept())
def test_a_wrong_answer_leads_where_it_always_has(text: str) -> None:
    led = kept()[text]
    assert {given: told_otherwise(text, given) for given in led} == led


def test_of_every_kind_there_is_one_that_is_kept() -> None:
    assert {Question.parse(text).kind for text in kept()} == set(Kind)


@pytest.mark.parametrize("given", ["4", "12", "20", "30", "32", "34", "37", "40"])
def test_one_card_is_changed_where_one_will_do(given: str) -> None:
    near = contrast(TOTAL, given)
    by_one = {truth(replace(TOTAL, hands=(hand,))) for hand in with_one_new(TOTAL.hands[0].cards)}
    assert (given in by_one) is (near is not None and len(near.changed) == 1)


def test_an_exchange_is_told_with_one_other_card_where_one_will_do() -> None:
    question = Question.parse(f"1|change-card|juego|classic|{SWAP}")
    by_one = {truth(other) for other in told_with_one_new(question)}
    for given in set(options(question)) - {truth(question)}:
        near = contrast(question, given)
        assert (given in by_one) is (near is not None and len(near.changed) == 1), given


def told_with_one_new(question: Question) -> Iterator[Question]:
    """Every other card in the place of one in a hand or on offer, if that can be asked."""
    text, laid_here = str(question), laid(question)
    for old, new in product(laid_here, DECK):
        if new not in laid_here:
            with suppress(MusError):
                other = Question.parse(text.replace(str(old), str(new)))
                truth(other)
                yield other


def with_one_new(cards: tuple[Card, ...]) -> Iterator[Hand]:
    for at, new in product(range(SIZE), DECK):
        if new not in cards:
            yield Hand((*cards[:at], new, *cards[at + 1 :]))
