"""A deal judged by table, against the readable rules and the count of a round in which all pass."""

from collections.abc import Iterator
from random import Random

import pytest

from engine import (
    DECK,
    BadNotation,
    BadRuleset,
    Betting,
    Deal,
    Hand,
    Judge,
    Lance,
    Ruleset,
    Showdown,
    card_numbers,
    judge_of,
    lances_of,
    tally,
)
from engine.tanteo import bonus_of

DEALS = {
    "classic": 40_000,
    "four_kings": 40_000,
    "real": 4_000,
    "classic+juego_real=king": 4_000,
    "classic+juego_real=suits": 4_000,
    "four_kings+juego_real=oros": 4_000,
    "thirty+solo_bonus=at_once": 4_000,
}
EN_PASO = 1


def dealt(number: int, rules: str) -> Iterator[tuple[list[int], Deal]]:
    """So many deals, as numbers and as hands."""
    chance, ruleset = Random(rules), Ruleset.parse(rules)
    for _ in range(number):
        cards = chance.sample(range(40), 16)
        hands = (Hand(tuple(DECK[n] for n in cards[at : at + 4])) for at in range(0, 16, 4))
        yield cards, Deal(tuple(hands), ruleset)


def by_the_rules(deal: Deal) -> Showdown:
    """What the readable rules say of a deal on which nobody bets."""
    lances, stones = lances_of(deal), [0, 0]
    grande, chica, pares, last = (deal.contest(lance) for lance in lances)
    for lance, won in zip(lances, (grande, chica, pares, last), strict=True):
        if won.couple is not None:
            is_plain = lance in (Lance.GRANDE, Lance.CHICA)
            stones[won.couple] += EN_PASO if is_plain else bonus_of(lance, deal, won.couple)
    assert None not in (grande.winner, chica.winner, last.winner)
    with_juego = last.players if lances[3] is Lance.JUEGO else ()
    seats = grande.winner or 0, chica.winner or 0, pares.winner, last.winner or 0
    return Showdown(*seats, pares.players, with_juego, (stones[0], stones[1]))


@pytest.mark.parametrize("rules", DEALS)
def test_the_table_judges_every_deal_as_the_rules_do(rules: str) -> None:
    judge = judge_of(Ruleset.parse(rules))
    for cards, deal in dealt(DEALS[rules], rules):
        assert judge.showdown(cards) == by_the_rules(deal)


@pytest.mark.parametrize("rules", DEALS)
def test_the_table_judges_some_deals_as_the_rules_do(rules: str) -> None:
    judge = judge_of(Ruleset.parse(rules))
    for cards, deal in dealt(100, rules):
        assert judge.showdown(cards) == by_the_rules(deal)


def test_a_hundred_thousand_deals_are_compared() -> None:
    assert sum(DEALS.values()) == 100_000


@pytest.mark.parametrize("rules", ["classic", "four_kings", "real"])
def test_the_stones_are_those_of_a_round_of_passes(rules: str) -> None:
    judge = judge_of(Ruleset.parse(rules))
    for cards, deal in dealt(500, rules):
        contests = {lance: deal.contest(lance) for lance in lances_of(deal)}
        bettings = {
            lance: Betting(contest.players, deal.ruleset, passes=len(contest.players))
            for lance, contest in contests.items()
            if contest.is_bet
        }
        assert judge.showdown(cards).stones == tally(deal, bettings, (0, 0)).scores


@pytest.fixture
def judge() -> Judge:
    return judge_of(Ruleset())


def test_nobody_has_pares_or_juego(judge: Judge) -> None:
    cards = card_numbers("Ro7o5o4oCo7c5c4cSo7e5e4eRc6b5b1b")
    assert judge.showdown(cards) == Showdown(0, 3, None, 0, (), (), (2, 1))


def test_checked_cards_are_judged_the_same(judge: Judge) -> None:
    cards = Random(0).sample(range(40), 16)
    assert judge.checked(cards) == judge.showdown(cards)


@pytest.mark.parametrize(
    "cards",
    [
        [*range(15)],
        [*range(17)],
        [*range(15), 0],
        [*range(16), 0],
        [*range(15), 40],
        [*range(15), -1],
    ],
    ids=["too few", "too many", "one twice", "one too many and twice", "above", "below"],
)
def test_what_is_no_deal_is_refused(cards: list[int], judge: Judge) -> None:
    with pytest.raises(BadNotation, match="bad_deal"):
        judge.checked(cards)


@pytest.mark.parametrize(("rules", "code"), [("six", "no_judge"), ("eibar", "no_ladder")])
def test_other_tables_are_refused(rules: str, code: str) -> None:
    with pytest.raises(BadRuleset, match=code):
        judge_of(Ruleset.parse(rules))
