"""A hand typed to the arbiter: letters, figures and names, whichever the reader writes."""

import pytest
from django.utils.translation import override

from tutor.arbiter.entering import read_query
from tutor.preferences.values import Preferences, Ranks, preferring


def laid(typed: str, language: str = "es", ranks: Ranks = Ranks.NAMES) -> str:
    """The ranks that lie there afterwards, in the order typed."""
    with override(language), preferring(lambda: Preferences(ranks=ranks)):
        (first, *_) = read_query(f"rules=classic&typed={typed}").state.hands
    return "".join(sorted(str(card) for card in first))


def ranks(cards: str) -> str:
    return "".join(sorted(cards[::2]))


@pytest.mark.parametrize(
    ("language", "typed", "shown"),
    [
        ("es", "rey caballo sota as", "1CRS"),
        ("es", "Reyes, 7 4 1", "147R"),
        ("pt-br", "rei cavalo sota ás", "1CRS"),
        ("en", "king caballo sota ace", "1CRS"),
        ("en", "rey 10 4 as", "14RS"),
        ("es", "12 11 10 1", "1CRS"),
        ("es", "10 4 4 4", "444S"),
        ("es", "11 R 4 1", "14CR"),
        ("es", "1147", "1147"),
        ("es", "R C S 1", "1CRS"),
        ("es", "AS 4 4", "144S"),
    ],
)
def test_letters_figures_and_names_are_all_read(language: str, typed: str, shown: str) -> None:
    assert ranks(laid(typed, language)) == shown


def test_who_writes_figures_means_one_card_by_them() -> None:
    assert ranks(laid("12 11", ranks=Ranks.FIGURES)) == "CR"
    assert ranks(laid("12 11")) == "1112"
    assert ranks(laid("1147", ranks=Ranks.FIGURES)) == "1147"


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("es", "rey de oros, 4 de copas, 12c, 1b"),
        ("pt-br", "rei de ouros 4 copas 12c 1b"),
        ("en", "king of oros, 4 of copas, Rc 1b"),
    ],
)
def test_a_suit_may_follow_by_its_name(language: str, typed: str) -> None:
    assert laid(typed, language) == "1b4cRcRo"


@pytest.mark.parametrize("typed", ["oros", "de", "reyna", "0", "120"])
def test_what_is_no_card_is_none_in_any_writing(typed: str) -> None:
    assert laid(typed) == ""
