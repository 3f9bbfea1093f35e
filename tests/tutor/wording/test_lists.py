"""Lists in a sentence."""

from typing import Any

import pytest

from tests.tutor.wording.saying import said
from tutor import wording


@pytest.mark.parametrize(
    ("items", "style", "listed"),
    [
        (["Ane", "Inés"], "standard", "Ane e Inés"),
        (["Ane", "Bruno", "Hilario"], "standard", "Ane, Bruno e Hilario"),
        (["agua", "hielo"], "standard", "agua y hielo"),
        (["rey", "as"], "standard", "rey y as"),
        (["as"], "standard", "as"),
        (["mus", "órdago"], "or", "mus u órdago"),
        (["7", "8"], "or", "7 u 8"),
        (["10", "11"], "or", "10 u 11"),
        (["10", "110"], "or", "10 o 110"),
        (["uno", "«otro»"], "or", "uno u «otro»"),
        (["paso", "envido"], "or", "paso o envido"),
    ],
)
def test_spanish_lists_keep_their_sounds_apart(items: list[str], style: Any, listed: str) -> None:
    assert said("es", wording.joined, items, style) == listed


def test_lists_in_the_other_languages() -> None:
    assert said("en", wording.joined, ["king", "7", "ace"]) == "king, 7 and ace"
    assert said("pt-br", wording.joined, ["rei", "7", "ás"]) == "rei, 7 e ás"
