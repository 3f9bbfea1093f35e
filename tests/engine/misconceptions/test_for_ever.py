"""Ids are for ever; what each belief speaks to, and which lesson mends it, changes knowingly."""

import pytest

from engine import MISCONCEPTIONS, Kind, Lance, Rank, Ruleset
from engine.misconceptions.seen import AceEleven, FiguresOwnNumber, ThreeAddsThree, ThreeIsThree

EVERY_KIND = " ".join(Kind)
EVERY_LANCE = " ".join(Lance)
WINS, DECIDES = "who-wins", "who-wins what-decides"
TOTALS = "who-wins juego-total which-last-lance"

BELIEFS = {
    "three-is-three": ("cards", EVERY_KIND, EVERY_LANCE),
    "two-is-two": (
        "cards",
        "who-wins what-decides which-pares juego-total same-card",
        EVERY_LANCE,
    ),
    "three-adds-three": ("cards", TOTALS, "juego punto"),
    "four-alike-top": ("pares", WINS, "pares"),
    "medias-over-duples": ("pares", WINS, "pares"),
    "loose-cards-par": ("pares", WINS, "pares"),
    "loose-card-medias": ("pares", WINS, "pares"),
    "grande-by-sum": ("grande", DECIDES, "grande"),
    "grande-top-only": ("grande", DECIDES, "grande"),
    "chica-ties-from-top": ("chica", DECIDES, "chica"),
    "chica-by-sum": ("chica", DECIDES, "chica"),
    "chica-bottom-only": ("chica", DECIDES, "chica"),
    "forty-is-best": ("juego", WINS, "juego"),
    "higher-juego-wins": ("juego", WINS, "juego"),
    "nearest-31": ("juego", WINS, "juego"),
    "31-is-no-juego": ("punto", "who-wins which-last-lance", "juego"),
    "30-is-juego": ("punto", "which-last-lance", EVERY_LANCE),
    "figures-own-number": ("juego", TOTALS, "juego punto"),
    "ace-eleven": ("punto", TOTALS, "juego punto"),
    "mano-wins-all": ("grande", WINS, EVERY_LANCE),
    "postre-wins-ties": ("chica", WINS, EVERY_LANCE),
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
