"""What is refused says why: a code and the facts, for sentences are made elsewhere."""

from collections.abc import Callable

import pytest

from engine import (
    DECK,
    Act,
    BadNotation,
    BadRuleset,
    Deal,
    Hand,
    Lance,
    MusError,
    Opening,
    Ruleset,
    judge_of,
    ladder_of,
    option_values,
    parse_act,
    read_round,
)

CLASSIC = Ruleset()
HEAD = f"rules classic\ndeck {''.join(map(str, DECK))}\nscores 0 0\nseed 1\n"
ALIKE = "RoRcReRb"

REFUSALS: list[tuple[str, Callable[[], object], MusError]] = [
    ("no act", lambda: Act.parse("0 paso"), BadNotation("bad_act", given="0 paso")),
    ("no verb", lambda: Act.parse("mus"), BadNotation("bad_act", given="mus")),
    ("no call", lambda: parse_act("0 duda"), BadNotation("bad_call", given="0 duda")),
    ("no choice", lambda: Act.parse("0 muestra So"), BadNotation("bad_act", given="0 muestra So")),
    (
        "no rank",
        lambda: Act.parse("0 muestra So=o"),
        BadNotation("bad_act", given="0 muestra So=o"),
    ),
    ("twice", lambda: Hand.parse("4o5o5o4o"), BadNotation("duplicate_card", given="5o")),
    ("no hand", lambda: Deal((), CLASSIC), BadNotation("bad_hand", hands=0, wanted="1-8")),
    (
        "nine hands",
        lambda: Deal((Hand.parse(ALIKE),) * 9, CLASSIC),
        BadNotation("bad_hand", hands=9, wanted="1-8"),
    ),
    (
        "option twice",
        lambda: Ruleset.parse("classic+kings=4+kings=4"),
        BadNotation("repeated_option", option="kings"),
    ),
    (
        "wild ladder",
        lambda: ladder_of(Lance.GRANDE, Ruleset.parse("eibar")),
        BadRuleset("no_ladder", ruleset="eibar"),
    ),
    ("six judged", lambda: judge_of(Ruleset.parse("six")), BadRuleset("no_judge", ruleset="six")),
    (
        "no deal",
        lambda: judge_of(CLASSIC).checked((1, 2)),
        BadNotation("bad_deal", given=(1, 2), wanted=16),
    ),
    (
        "name twice",
        lambda: read_round(HEAD + "seed 1\n"),
        BadNotation("bad_record", given="seed 1", wanted="one seed"),
    ),
    (
        "name missing",
        lambda: read_round("rules classic\n"),
        BadNotation("bad_record", given="", wanted="deck"),
    ),
    (
        "no number",
        lambda: read_round(HEAD.replace("scores 0 0", "scores 0 x")),
        BadNotation("bad_record", given="0 x", wanted="numbers"),
    ),
    (
        "two numbers",
        lambda: read_round(HEAD.replace("seed 1", "seed 1 2")),
        BadNotation("bad_record", given="1 2", wanted="one number"),
    ),
    (
        "tilde at the end",
        lambda: read_round(HEAD.replace("seed 1", "seed 1~")),
        BadNotation("bad_record", given="1~", wanted="numbers"),
    ),
    (
        "one score",
        lambda: read_round(HEAD.replace("scores 0 0", "scores 0")),
        BadNotation("bad_record", given="0", wanted="two scores"),
    ),
    (
        "seen or not",
        lambda: read_round(HEAD + "seen no\n"),
        BadNotation("bad_record", given="no", wanted="yes"),
    ),
    (
        "no such captain",
        lambda: Opening(Ruleset.parse("six"), DECK, captains=(1, 6)),
        BadRuleset("captain_each", given=(1, 6)),
    ),
]


@pytest.mark.parametrize(
    ("act", "refusal"), [r[1:] for r in REFUSALS], ids=[r[0] for r in REFUSALS]
)
def test_a_refusal_says_why(act: Callable[[], object], refusal: MusError) -> None:
    with pytest.raises(type(refusal)) as refused:
        act()
    assert str(refused.value) == str(refusal)


def test_a_record_of_another_system_is_read() -> None:
    assert read_round(HEAD.replace("\n", "\r\n")) == read_round(HEAD)


@pytest.mark.parametrize(
    ("option", "least", "most"),
    [("target", 1, 1000), ("games_to_win", 1, 4)],
)
def test_numbers_have_their_range(option: str, least: int, most: int) -> None:
    assert list(option_values(option)) == list(range(least, most + 1))


@pytest.mark.parametrize(
    ("option", "values"), [("kings", (8, 4)), ("min_raise", (2, 1)), ("players", (4, 6))]
)
def test_numbers_of_choice_stand_in_their_order(option: str, values: tuple[int, ...]) -> None:
    assert tuple(option_values(option)) == values


def test_an_opening_is_that_of_a_new_game() -> None:
    assert Opening(CLASSIC, DECK) == Opening(CLASSIC, DECK, (0, 0), 0, False, ())


def test_a_hand_that_is_not_known_is_a_dash() -> None:
    deal = Deal.parse(f"{ALIKE}.-", CLASSIC)
    assert deal.hands == (Hand.parse(ALIKE), None)
    assert str(deal) == f"{ALIKE}.-"
