"""Ids are for ever; what each belief speaks to, and which lesson mends it, changes knowingly."""

import pytest

from engine import MISCONCEPTIONS, Lance, Rank, Ruleset
from engine.misconceptions.seen import AceEleven, FiguresOwnNumber, ThreeAddsThree, ThreeIsThree

OF_CARDS = (
    "who-wins what-decides which-pares juego-total which-last-lance top-card same-card two-rules"
    " order-hands has-juego cards-left signal-tells"
)
EVERY_LANCE = " ".join(Lance)
WINS = "who-wins"
RANKS, DECIDES = "who-wins order-hands", "who-wins what-decides order-hands"
PAYS_AND_ENDS = "lance-pays game-ends round-counts"
PAYS, ENDS = "lance-pays round-counts", "game-ends round-counts"
REFUSALS = "refusal-pays round-counts"
TOTALS = "who-wins juego-total which-last-lance has-juego"

BELIEFS = {
    "three-is-three": ("cards", OF_CARDS, EVERY_LANCE),
    "two-is-two": (
        "cards",
        "who-wins what-decides which-pares juego-total same-card order-hands cards-left",
        EVERY_LANCE,
    ),
    "three-adds-three": ("cards", TOTALS, "juego punto"),
    "four-alike-top": ("pares", RANKS, "pares"),
    "medias-over-duples": ("pares", RANKS, "pares"),
    "loose-cards-par": ("pares", RANKS, "pares"),
    "loose-card-medias": ("pares", RANKS, "pares"),
    "grande-by-sum": ("grande", DECIDES, "grande"),
    "grande-top-only": ("grande", DECIDES, "grande"),
    "chica-ties-from-top": ("chica", DECIDES, "chica"),
    "chica-by-sum": ("chica", DECIDES, "chica"),
    "chica-bottom-only": ("chica", DECIDES, "chica"),
    "forty-is-best": ("juego", RANKS, "juego"),
    "higher-juego-wins": ("juego", RANKS, "juego"),
    "nearest-31": ("juego", RANKS, "juego"),
    "31-is-no-juego": ("punto", "who-wins which-last-lance has-juego", "juego"),
    "30-is-juego": ("punto", "which-last-lance has-juego", EVERY_LANCE),
    "figures-own-number": ("juego", TOTALS, "juego punto"),
    "ace-eleven": ("punto", TOTALS, "juego punto"),
    "mano-wins-all": ("grande", WINS, EVERY_LANCE),
    "postre-wins-ties": ("chica", RANKS, EVERY_LANCE),
    "one-hand-bonus": ("worth", PAYS_AND_ENDS, "pares juego"),
    "losers-bonus": ("worth", PAYS_AND_ENDS, "pares juego"),
    "refusal-always-1": ("dejes", REFUSALS, EVERY_LANCE),
    "refusal-pays-stake": ("dejes", REFUSALS, EVERY_LANCE),
    "refuser-keeps-bonus": ("bonus", PAYS, "pares juego punto"),
    "stake-replaces-bonus": ("bonus", PAYS, "pares juego punto"),
    "refusal-kills-bonus": ("bonus", PAYS, "pares juego punto"),
    "punto-no-extra": ("worth", PAYS_AND_ENDS, "punto"),
    "paso-pays-nothing": ("worth", PAYS, EVERY_LANCE),
    "forty-is-ordago": ("ordago", "ordago-wins", EVERY_LANCE),
    "caller-wins-ordago": ("ordago", "ordago-wins", EVERY_LANCE),
    "ordago-wins-match": ("ordago", "ordago-wins match-stands", EVERY_LANCE),
    "count-goes-on": ("count", ENDS, EVERY_LANCE),
    "add-then-compare": ("count", ENDS, EVERY_LANCE),
    "forty-amarracos": ("stones", "stones-left", EVERY_LANCE),
    "plays-clockwise": ("deal", "who-sits mus-next card-goes", EVERY_LANCE),
    "wild-changes": ("eibar", "wild-declares", EVERY_LANCE),
    "short-purse-calls": ("encaje-bets", "encaje-may", EVERY_LANCE),
    "refuser-speaks-again": ("encaje-bets", "encaje-may", EVERY_LANCE),
    "best-takes-pot": ("encaje-count", "encaje-pot", EVERY_LANCE),
    "visto-asks-mus": ("mus-visto", "may-change", EVERY_LANCE),
    "visto-throws-one": ("mus-visto", "may-change", EVERY_LANCE),
    "any-run-renews": ("four-five-six-seven", "may-change", EVERY_LANCE),
    "renews-any-time": ("four-five-six-seven", "may-change", EVERY_LANCE),
    "gone-sit-on": ("encaje", "encaje-next", EVERY_LANCE),
    "five-asks-mus": ("encaje", "encaje-next", EVERY_LANCE),
    "pot-still-yours": ("encaje-bets", "encaje-most", EVERY_LANCE),
    "bet-leaves-purse": ("encaje-bets", "encaje-most", EVERY_LANCE),
    "bet-within-reach": ("encaje-bets", "encaje-most", EVERY_LANCE),
    "stoneless-declares": ("encaje-bets", "encaje-played", EVERY_LANCE),
    "one-stone-bets": ("encaje-bets", "encaje-played", EVERY_LANCE),
    "out-of-stones-loses": ("encaje", "encaje-ends", EVERY_LANCE),
    "next-best-sheds": ("encaje-count", "encaje-ends", EVERY_LANCE),
    "plays-alone": ("game", "side-wins", EVERY_LANCE),
    "deck-of-48": ("cards", "cards-left", EVERY_LANCE),
    "four-at-once": ("deal", "card-goes", EVERY_LANCE),
    "discards-return": ("mus", "stock-left", EVERY_LANCE),
    "juego-is-game": ("match", "match-stands", EVERY_LANCE),
    "no-bluffing": ("game", "may-do", EVERY_LANCE),
    "partner-may-know": ("game", "may-do", EVERY_LANCE),
    "signals-may-bluff": ("signals", "may-do", EVERY_LANCE),
    "pares-may-bluff": ("pares", "may-do", EVERY_LANCE),
    "quiero-shows": ("lances", "lance-next may-do", EVERY_LANCE),
    "lone-couple-bets": ("pares", "lance-next", EVERY_LANCE),
    "bet-needs-name": ("envido", "which-lance", EVERY_LANCE),
    "deje-waits": ("dejes", "who-keeps round-counts", EVERY_LANCE),
    "one-meaning": ("regional-signals", "signal-tells", EVERY_LANCE),
}


def test_every_belief_is_here_in_its_order() -> None:
    told = {
        each.id: (each.lesson, " ".join(each.kinds), " ".join(each.lances))
        for each in MISCONCEPTIONS
    }
    assert told == BELIEFS
    assert list(told) == list(BELIEFS)


def test_who_comes_to_mind_when() -> None:
    assert [each.id for each in MISCONCEPTIONS if each.last_wins_ties] == ["postre-wins-ties"]
    fewest = {each.id: each.fewest_hands for each in MISCONCEPTIONS if each.fewest_hands > 1}
    assert fewest == {"mano-wins-all": 4}


@pytest.mark.parametrize(
    ("seen", "totals"),
    [
        (ThreeIsThree, [1, 1, 3, 4, 5, 6, 7, 10, 10, 10]),
        (ThreeAddsThree, [1, 1, 3, 4, 5, 6, 7, 10, 10, 10]),
        (FiguresOwnNumber, [1, 1, 12, 4, 5, 6, 7, 10, 11, 12]),
        (AceEleven, [11, 11, 10, 4, 5, 6, 7, 10, 10, 10]),
    ],
)
def test_what_believers_add_for_each_card(seen: type[Ruleset], totals: list[int]) -> None:
    assert [seen().points(rank) for rank in Rank] == totals
