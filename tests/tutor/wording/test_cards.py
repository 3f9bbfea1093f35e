"""Cards, ranks and hands by name."""

import pytest
from django.utils.translation import override

from engine import Card, Deal, Hand, Lance, Rank, Ruleset, decide
from tests.tutor.wording.saying import CLASSIC, FOUR_KINGS, NBSP, said
from tutor import wording
from tutor.drills.rows import verdict_rows
from tutor.wording.holdings import sum_of


@pytest.mark.parametrize(
    ("code", "name"), [("es", "rey de oros"), ("pt-br", "rei de ouros"), ("en", "king of oros")]
)
def test_a_card_in_full(code: str, name: str) -> None:
    assert said(code, wording.card_name, Card.parse("Ro")) == name


@pytest.mark.parametrize(
    ("code", "captions"),
    [
        ("es", [f"3{NBSP}(rey)", f"2{NBSP}(as)", "as", "7", "caballo"]),
        ("pt-br", [f"3{NBSP}(rei)", f"2{NBSP}(ás)", "ás", "7", "cavalo"]),
        ("en", [f"3{NBSP}(king)", f"2{NBSP}(ace)", "ace", "7", "caballo"]),
    ],
)
def test_a_caption_says_what_a_card_counts_as(code: str, captions: list[str]) -> None:
    cards = map(Card.parse, ("3o", "2c", "1e", "7b", "Co"))
    assert [said(code, wording.rank_caption, card, CLASSIC) for card in cards] == captions


def test_with_four_kings_a_3_is_just_a_3() -> None:
    assert said("es", wording.rank_caption, Card.parse("3o"), FOUR_KINGS) == "3"


def test_a_hand_is_read_aloud_whole() -> None:
    cards = Hand.parse("Rc7o5c4o").cards
    read_aloud = "rey de copas, 7 de oros, 5 de copas y 4 de oros"
    assert said("es", wording.hand_label, "Derecha", cards, True) == f"Derecha, mano: {read_aloud}"
    assert said("es", wording.hand_label, "Derecha", cards, False) == f"Derecha: {read_aloud}"
    assert said("es", wording.hand_label, "", cards, False) == read_aloud


def test_a_wild_card_says_what_it_was_shown_as() -> None:
    eibar, sota = Ruleset.parse("eibar"), Card.parse("So")
    shown = Hand.parse("SoRcCe7b").showing({sota: Rank.REY})
    deal = Deal((shown, Hand.parse("CoCc6e4b")), eibar)
    assert said("es", wording.rank_caption, sota, eibar, shown) == f"sota{NBSP}(rey)"
    assert said("es", wording.winner_reasons, decide(Lance.GRANDE, deal), deal) == (
        f"Decide la carta más alta: sota{NBSP}(rey) contra caballo.",
    )
    assert f"sota{NBSP}(rey)" in said("es", sum_of, shown, eibar)
    with override("es"):
        row, _ = verdict_rows(decide(Lance.GRANDE, deal), deal, view=None)
    assert [card.caption for card in row.cards if card.code == "So"] == [f"sota{NBSP}(rey)"]
