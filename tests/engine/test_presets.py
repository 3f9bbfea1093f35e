"""The settings of `classic`, those in which a preset differs, and what a value is made with."""

from dataclasses import asdict

import pytest

from engine import DECK, PRESETS, Juego, Lance, Match, Opening, Round, Ruleset, Stock

CLASSIC = {
    "kings": 8,
    "target": 40,
    "min_raise": 2,
    "juego_real": "none",
    "solo_bonus": "count",
    "wildcards": False,
    "players": 4,
    "games_to_win": 2,
    "reshuffle": "when_empty",
    "discards": "down",
    "mus_visto": False,
    "renew_4567": False,
    "signals": "common",
}
CHANGES: dict[str, dict[str, object]] = {
    "classic": {},
    "four_kings": {"kings": 4, "signals": "no_shut_eyes"},
    "thirty": {"target": 30},
    "eibar": {"wildcards": True},
    "six": {"players": 6, "target": 50},
    "real": {"juego_real": "sevens"},
    "mus_visto": {"mus_visto": True},
    "renewal": {"renew_4567": True},
}


@pytest.mark.parametrize("preset", CHANGES)
def test_a_preset_is_classic_but_for_its_changes(preset: str) -> None:
    assert asdict(PRESETS[preset]) == CLASSIC | CHANGES[preset]


def test_every_preset_is_here() -> None:
    assert list(PRESETS) == list(CHANGES)


def test_a_juego_is_no_juego_real_unless_it_is_said() -> None:
    assert not Juego(31).is_real


def test_a_round_starts_with_grande() -> None:
    assert Round.begin(Opening(Ruleset(), DECK)).lance is Lance.GRANDE


def test_a_match_opens_a_round_as_an_opening_is_made() -> None:
    assert Match(Ruleset()).opening(DECK) == Opening(Ruleset(), DECK)


def test_the_second_before_the_mano_cuts_also_among_six() -> None:
    match = Match(PRESETS["six"])
    assert (match.dealer, match.cutter) == (5, 4)


def test_each_shuffle_has_a_seed_of_its_own() -> None:
    stock = Stock((), DECK[:12])
    once = stock.renewed()
    assert (stock.seed, once.seed) == (0, 1)
    assert once.throw(once.cards).renewed().seed == 2
