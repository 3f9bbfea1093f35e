"""What the arbiter reads in an address: kept where it can be, told where not, written one way."""

from dataclasses import replace

import pytest
from django.utils import translation
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import DECK, PRESETS, Card, Ruleset
from tutor.arbiter import moves
from tutor.arbiter.entering import LONGEST_QUERY, Reading, read_query
from tutor.arbiter.faults import Fault
from tutor.arbiter.seeing import arbiter_sight
from tutor.arbiter.state import SIZE, TABLES, State

TABLE = "hands=RoRc5b4e.Co7c6e1b.5c5e4b3o.SoSc6o2b"


def faults(reading: Reading) -> list[Fault]:
    return [one.fault for one in reading.complaints]


def hands(reading: Reading) -> str:
    return ".".join("".join(map(str, hand)) for hand in reading.state.hands)


def test_nothing_is_two_empty_hands_of_classic() -> None:
    reading = read_query("")
    assert reading.state == State()
    assert reading.state.query() == ""
    assert reading.is_usual


@pytest.mark.parametrize(
    ("text", "usual"),
    [
        ("hands=4oRoCbRc.1b7c", "rules=classic&hands=RoRcCb4o.7c1b"),
        ("hands=.&rules=classic", ""),
        ("rules=six", "rules=six&hands=....."),
        ("rules=classic&hands=.....", "rules=six&hands=....."),
        ("rules=six&hands=...", "rules=classic&hands=..."),
        ("rules=thirty&hands=.....", "rules=classic+players=6+target=30&hands=....."),
        ("hands=...&at=0", "rules=classic&hands=..."),
        ("hands=...&at=9", "rules=classic&hands=..."),
        ("hands=...&at=2", "rules=classic&hands=...&at=2"),
        ("hands=...&scores=0-0", "rules=classic&hands=..."),
        ("hands=...&us=37&them=38", "rules=classic&hands=...&scores=37-38"),
        ("hands=.&scores=3-4", ""),
        ("rules=eibar&hands=Sc.So&wild=So=R,Sc=1,Ro=R", "rules=eibar&hands=Sc.So&wild=Sc=1,So=R"),
        (f"{TABLE}&utm=x&rules=real", f"rules=real&{TABLE}"),
        (f"{TABLE}&grande=0 envido, 1 quiero", f"rules=classic&{TABLE}&grande=0+envido,1+quiero"),
        (f"{TABLE}&chica=0 paso,1 paso,2 paso,3 paso", f"rules=classic&{TABLE}"),
        (f"{TABLE}&say=grande 0 envido&to=7", f"rules=classic&{TABLE}&grande=0+envido+7"),
        ("typed=r k 4 A", "rules=classic&hands=RoRc4o1o."),
        (
            "hands=Ro.&typed=Rb+Re+4+1&at=1",
            "rules=classic&hands=Ro.ReRb4o1o",
        ),
    ],
)
def test_equal_states_are_written_alike(text: str, usual: str) -> None:
    reading = read_query(text)
    assert not reading.complaints
    assert reading.state.query() == usual
    assert not reading.is_usual
    again = read_query(usual)
    assert again.state == reading.state
    assert again.is_usual


@pytest.mark.parametrize(
    ("text", "fault", "kept"),
    [
        ("hands=RoXx4e.7c", Fault.CARD, "Ro4e.7c"),
        ("hands=RoR.7c", Fault.CARD, "Ro.7c"),
        ("hands=RoRc.Ro7c", Fault.TWICE, "RoRc.7c"),
        ("hands=RoRcReRb1o.7c", Fault.TOO_MANY, "RoRcReRb.7c"),
        ("hands=Ro.Rc.Re", Fault.TABLE, "Ro.Rc.Re."),
        ("hands=Ro.1o.1c.1e.1b.7o.7c", Fault.TABLE, "Ro.1o.1c.1e.1b.7o"),
        ("hands=Ro.7c&rules=whist", Fault.RULES, "Ro.7c"),
        ("hands=Ro.7c&rules=classic+kings=5", Fault.RULES, "Ro.7c"),
        ("hands=Ro.7c..&scores=40-3", Fault.SCORES, "Ro.7c.."),
        ("hands=Ro.7c..&scores=three", Fault.SCORES, "Ro.7c.."),
        ("hands=Ro.7c..&us=x&them=2", Fault.SCORES, "Ro.7c.."),
        ("hands=Ro.7c..&grande=0 fold", Fault.CALL, "Ro.7c.."),
        (f"{TABLE}&grande=1 envido", Fault.CALL, TABLE[6:]),
        (f"{TABLE}&juego=0 envido", Fault.NO_BETS, TABLE[6:]),
        (f"{TABLE}&say=grande 0 envido&to=1", Fault.STONES, TABLE[6:]),
        (f"{TABLE}&say=grande 0 envido&to=", Fault.STONES, TABLE[6:]),
        (f"{TABLE}&say=grande 2 envido&to=4", Fault.CALL, TABLE[6:]),
        ("hands=Ro.7c&typed=R R 4 1 1", Fault.TOO_MANY, "Ro.7c"),
        ("hands=Ro.7c&typed=R Q 4 1", Fault.CARD, "Ro.7c"),
        ("hands=Ro.7c&typed=Rc Rc 4 1", Fault.TWICE, "Ro.7c"),
        ("hands=Ro.7c&typed=7c", Fault.TWICE, "Ro.7c"),
        ("hands=.RoRcReRb&typed=R", Fault.NONE_LEFT, ".RoRcReRb"),
        ("hands=Ro.7c&typed=+", Fault.NOTHING, "Ro.7c"),
        ("hands=Ro.7c&rules=eibar&typed=S 4 1", Fault.SUIT, "Ro.7c"),
        ("hands=So.7c&rules=eibar&wild=So=7", Fault.WILD, "So.7c"),
        ("x" * (LONGEST_QUERY + 1), Fault.TOO_LONG, "."),
    ],
)
def test_what_cannot_be_read_is_told_and_the_rest_is_kept(
    text: str, fault: Fault, kept: str
) -> None:
    reading = read_query(text)
    assert faults(reading) == [fault]
    assert hands(reading) == kept


def test_an_illegal_call_keeps_what_was_said_before_it() -> None:
    reading = read_query(f"{TABLE}&grande=0 envido,1 reenvido 3,1 quiero")
    assert faults(reading) == [Fault.CALL]
    assert reading.state.query().endswith("grande=0+envido")


def test_what_was_said_waits_while_a_card_is_changed() -> None:
    whole = read_query(f"{TABLE}&grande=0 envido,1 quiero").state
    taken = moves.take(whole, Card.parse("6e"))
    assert read_query(taken.query()).state == taken
    assert moves.put(taken, Card.parse("6e")) == whole


def test_what_was_said_is_heard_again_when_the_last_hand_is_typed() -> None:
    reading = read_query(f"{TABLE[:-8]}&juego=0 envido&typed=S S 6 2")
    assert faults(reading) == [Fault.NO_BETS]
    assert read_query(reading.state.query()).complaints == ()


def test_a_typed_text_that_cannot_be_read_is_given_back() -> None:
    assert read_query("typed=R Q 4 1").typed["typed"] == "R Q 4 1"
    assert not read_query("typed=RR41").typed
    long = "R R 4 1 " * 10
    assert read_query(f"typed={long}").typed["typed"] == long.strip()


def test_the_next_hand_follows_by_itself_and_any_may_be_chosen() -> None:
    state = moves.at_table(State(), 4)
    for code in ("Ro", "Rc", "Re", "Rb"):
        assert state.seat == 0
        state = moves.put(state, Card.parse(code))
    assert state.seat == 1
    state = moves.choose(state, 3)
    for code in ("1o", "1c", "1e", "1b"):
        assert state.seat == 3
        state = moves.put(state, Card.parse(code))
    assert state.seat == 1
    state = moves.take(state, Card.parse("1e"))
    assert state.seat == 3
    assert moves.put(state, Card.parse("1e")).seat == 1


def test_a_full_hand_takes_no_fifth_card() -> None:
    state = moves.choose(read_query("hands=RoRcReRb.").state, 0)
    assert moves.put(state, Card.parse("1o")) == state


def test_another_table_keeps_the_hands_that_have_a_seat() -> None:
    four = read_query(f"{TABLE}&scores=3-4&grande=0 envido,1 quiero").state
    two = moves.at_table(four, 2)
    assert two.hands == four.hands[:2]
    assert two.query() == "rules=classic&hands=RoRc5b4e.Co7c6e1b"
    assert moves.at_table(two, 6).ruleset == PRESETS["six"]


CARDS = st.lists(st.sampled_from(DECK), unique=True, max_size=24)


@st.composite
def states(draw: st.DrawFn) -> State:
    seats = draw(st.sampled_from(TABLES))
    cards = draw(CARDS)
    dealt = tuple(tuple(cards[seat * SIZE : (seat + 1) * SIZE]) for seat in range(seats))
    ruleset = draw(st.sampled_from([*PRESETS.values(), Ruleset.parse("classic+target=17")]))
    scores = draw(st.tuples(st.integers(0, 16), st.integers(0, 16)))
    at = draw(st.none() | st.integers(0, 5))
    return moves.settle(replace(State(ruleset, dealt, scores), at=at))


@given(states())
def test_a_state_is_read_back_from_its_own_address(state: State) -> None:
    reading = read_query(state.query())
    assert not reading.complaints
    assert reading.is_usual
    assert reading.state == state


@given(states(), st.sampled_from(DECK))
def test_a_tap_can_be_taken_back(state: State, card: Card) -> None:
    tapped = moves.put(state, card)
    if tapped != state:
        assert set(moves.take(tapped, card).hands) == set(state.hands)


NAMES = ("rules", "hands", "scores", "wild", "grande", "pares", "at", "typed", "say", "to", "us")


@settings(max_examples=200)
@given(st.lists(st.tuples(st.sampled_from(NAMES), st.text(max_size=30)), max_size=6))
def test_garbage_leads_to_a_state_that_can_be_written_and_shown(
    pairs: list[tuple[str, str]],
) -> None:
    text = "&".join(f"{name}={value}" for name, value in pairs)
    reading = read_query(text)
    assert read_query(reading.state.query()).state == reading.state
    with translation.override("en"):
        assert arbiter_sight(reading, text, "http://here").title == "The arbiter"
