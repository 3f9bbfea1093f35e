"""The table of odds: counted again by other code, known figures, and what must add up."""

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement
from math import comb, prod
from pathlib import Path

import pytest

from engine import BadNotation, BadRuleset, Hand, Odds, Ruleset, odds_of
from tests.engine.counting import Census
from tests.engine.playing import refused
from tests.engine.rulebook import EIGHT_KINGS, FOUR_KINGS
from tests.engine.table import hand

LAYOUTS = comb(36, 4) * comb(32, 4) * comb(28, 4)  # of the other three hands
HANDS = comb(40, 4)
CASES = Path(__file__).parent.parent / "cases" / "odds.jsonl"
RULES = ("classic", "four_kings")
NAMES = {"grande_win": "grande", "chica_win": "chica"}
LANCES = ("grande", "chica", "pares", "juego", "punto")
DECKS = {
    "classic": dict(zip(EIGHT_KINGS, (8, 4, 4, 4, 4, 4, 4, 8), strict=True)),
    "four_kings": dict.fromkeys(FOUR_KINGS, 4),
}
# By what they add alone: R stands for all cards worth ten.
ADDING = {
    "classic": {"R": 16, "7": 4, "6": 4, "5": 4, "4": 4, "1": 8},
    "four_kings": {"R": 12} | dict.fromkeys("7654321", 4),
}


@cache
def census(rules: str, lances: tuple[str, ...]) -> Census:
    return Census((DECKS if "grande" in lances else ADDING)[rules], lances)


def check(found: Odds, counted: Counter[str], names: Iterable[str]) -> None:
    """Each of these numbers is just the chance that the table tells."""
    for name in names:
        assert getattr(found, NAMES.get(name, name)) == counted[name] / LAYOUTS, name


def test_every_number_of_a_hand_is_counted_again() -> None:
    counted = census("classic", LANCES).row("CC71", 1)
    assert len(counted) == len(Odds.__dataclass_fields__)
    check(odds_of(hand("CC71"), 1, Ruleset()), counted, counted)


@pytest.mark.parametrize(
    ("rules", "ranks", "adding", "seat"),
    [
        *(("classic", "RC74", "RR74", seat) for seat in range(4)),
        *(("classic", "CS64", "RR64", seat) for seat in range(4)),
        ("classic", "RS33", "RRRR", 0),
        ("classic", "7777", "7777", 2),
        ("classic", "4444", "4444", 3),
        ("four_kings", "RCS1", "RRR1", 3),
    ],
)
def test_juego_and_punto_are_counted_again_at_every_seat(
    rules: str, ranks: str, adding: str, seat: int
) -> None:
    counted = census(rules, ("juego", "punto")).row(adding, seat)
    names = ("juego_played", "juego_contested", "juego_win", "punto_win")
    check(odds_of(hand(ranks), seat, Ruleset.parse(rules)), counted, names)


def every_class(rules: str) -> Iterator[tuple[Hand, int]]:
    """A hand of each class, and how many hands there are of it."""
    deck = DECKS[rules]
    for ranks in combinations_with_replacement(deck, 4):
        yield hand("".join(ranks)), prod(comb(deck[rank], ranks.count(rank)) for rank in deck)


@cache
def totals(rules: str) -> list[dict[str, int]]:
    """For each seat, every number summed over all hands: exact, as layouts of the whole deck."""
    ruleset = Ruleset.parse(rules)
    sums = [dict.fromkeys(Odds.__dataclass_fields__, 0) for _ in range(4)]
    for held, ways in every_class(rules):
        for seat in range(4):
            found = odds_of(held, seat, ruleset)
            for name in sums[seat]:
                sums[seat][name] += ways * round(getattr(found, name) * LAYOUTS)
    return sums


every_rules = pytest.mark.parametrize("rules", RULES)


@every_rules
@pytest.mark.parametrize("lance", ["grande", "chica"])
def test_either_couple_wins_grande_and_chica(rules: str, lance: str) -> None:
    by_seat = [row[lance] for row in totals(rules)]
    assert by_seat[0] + by_seat[1] == HANDS * LAYOUTS
    assert by_seat[:2] == by_seat[2:]


@every_rules
@pytest.mark.parametrize("lance", ["pares", "juego"])
def test_pares_and_juego_are_won_where_they_are_played(rules: str, lance: str) -> None:
    sums = totals(rules)
    played = {row[f"{lance}_played"] for row in sums}
    assert played == {sums[0][f"{lance}_win"] + sums[1][f"{lance}_win"]}
    assert len({row[f"{lance}_contested"] for row in sums}) == 1
    assert sums[0][f"{lance}_win"] == sums[2][f"{lance}_win"]


@every_rules
def test_punto_is_won_where_juego_is_not_played(rules: str) -> None:
    sums = totals(rules)
    won = sums[0]["punto_win"] + sums[1]["punto_win"]
    assert won + sums[0]["juego_played"] == HANDS * LAYOUTS


@every_rules
def test_what_one_couple_expects_the_other_sees_as_theirs(rules: str) -> None:
    sums = totals(rules)
    assert sums[0]["stones_us"] == sums[1]["stones_them"] == sums[2]["stones_us"]
    assert sums[0]["stones_them"] == sums[1]["stones_us"] == sums[3]["stones_us"]


@pytest.mark.parametrize(("name", "percent"), [("juego_played", 75.32), ("pares_contested", 65.90)])
def test_known_figures_of_all_players_together(name: str, percent: float) -> None:
    assert round(100 * totals("classic")[0][name] / (HANDS * LAYOUTS), 2) == percent


@pytest.mark.parametrize(("ranks", "percent"), [("RR41", 86.44), ("CCC7", 86.28)])
def test_known_figures_of_a_mano_in_pares(ranks: str, percent: float) -> None:
    assert round(100 * odds_of(hand(ranks), 0, Ruleset()).pares_win, 2) == percent


@pytest.mark.parametrize("line", CASES.read_text().splitlines())
def test_the_cases_hold_to_twelve_digits(line: str) -> None:
    case = json.loads(line)
    rules = "+".join(
        ("classic", *(f"{k}={v}" for k, v in case["request"].get("rules", {}).items()))
    )
    held = Hand.parse("".join(case["request"]["hand"]))
    found = odds_of(held, case["request"]["seat"], Ruleset.parse(rules))
    answer = {name: getattr(found, name) for name in case["answer"]}
    assert answer == pytest.approx(case["answer"], rel=1e-12, abs=1e-12)


@every_rules
def test_chances_are_chances(rules: str) -> None:
    for held, _ in every_class(rules):
        for seat in range(4):
            found = odds_of(held, seat, Ruleset.parse(rules))
            assert 0 < found.grande <= 1
            assert 0 <= found.pares_contested <= found.pares_played <= 1
            assert 0 <= found.pares_win <= found.pares_played
            assert 0 <= found.juego_contested <= found.juego_played <= 1
            assert 0 <= found.punto_win <= 1 - found.juego_played + 1e-15


@pytest.mark.parametrize("ranks", ["RR41", "7777", "C654"])
@pytest.mark.parametrize("rules", ["classic+target=30", "thirty+min_raise=1", "mus_visto"])
def test_the_odds_hang_on_nothing_but_the_kings(rules: str, ranks: str) -> None:
    assert odds_of(hand(ranks), 2, Ruleset.parse(rules)) == odds_of(hand(ranks), 2, Ruleset())


@pytest.mark.parametrize("rules", ["eibar", "six", "real", "four_kings+juego_real=king"])
def test_other_rules_have_no_odds(rules: str) -> None:
    facts = refused(
        lambda: odds_of(hand("RR41"), 0, Ruleset.parse(rules)), "no_odds", BadRuleset
    ).facts
    assert facts == {"ruleset": str(Ruleset.parse(rules))}


@pytest.mark.parametrize("seat", [-1, 4, 7])
def test_other_seats_have_no_odds(seat: int) -> None:
    facts = refused(lambda: odds_of(hand("RR41"), seat, Ruleset()), "bad_seat", BadNotation).facts
    assert facts == {"given": seat, "wanted": "0-3"}
