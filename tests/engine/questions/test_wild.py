"""Eibar's wild sotas: as what one is better shown, and what its holder may declare."""

import pytest

from engine import BadNotation, Question, options, truth
from tests.engine.misconceptions.believing import believed
from tests.engine.questions.tables import right


def choice(lance: str, hand: str) -> str:
    return f"1|wild-choice|{lance}|eibar|{hand}|-"


def declares(lance: str, hand: str, declared: str = "-") -> str:
    return f"1|wild-declares|{lance}|eibar|{hand}|declared={declared}"


@pytest.mark.parametrize(
    ("lance", "hand", "expected"),
    [
        ("pares", "Ro7cSc5b", "rey"),
        ("pares", "1o7cSc5b", "as"),
        ("pares", "5o7cSc5b", "same"),
        ("pares", "RoRcSo1c", "as"),
        ("pares", "4o7cSc5b", "same"),
        ("juego", "RoRc7cSo", "rey"),
        ("juego", "RoRcReSo", "as"),
        ("juego", "4o7cSc5b", "same"),
    ],
)
def test_as_what_the_sota_is_better(lance: str, hand: str, expected: str) -> None:
    assert right(choice(lance, hand)) == expected
    assert options(Question.parse(choice(lance, hand))) == ("rey", "as", "same")


@pytest.mark.parametrize(
    ("lance", "hand", "declared", "expected"),
    [
        ("pares", "5o7cSc5b", "-", "yes"),
        ("pares", "Ro7cSc5b", "-", "either"),
        ("pares", "4o7cSc5b", "-", "no"),
        ("pares", "SoSc7e4b", "-", "either"),
        ("juego", "RoRc7cSo", "-", "either"),
        ("juego", "RoRc7cSo", "yes", "either"),
        ("juego", "Ro7c6bSc", "-", "either"),
        ("juego", "Ro7c6bSc", "yes", "yes"),
        ("juego", "Ro7c6bSc", "no", "no"),
        ("juego", "4o7cSc5b", "no", "no"),
    ],
)
def test_what_may_be_declared(lance: str, hand: str, declared: str, expected: str) -> None:
    text = declares(lance, hand, declared)
    assert right(text) == expected
    assert options(Question.parse(text)) == ("yes", "no", "either")


@pytest.mark.parametrize(
    "text",
    [
        choice("pares", "Ro7cSe5b"),
        choice("pares", "RoSoSc5b"),
        declares("pares", "Ro7cSe5b"),
        declares("juego", "5o7cSc5b", "no"),
    ],
)
def test_without_a_wild_card_or_a_true_word_there_is_no_question(text: str) -> None:
    with pytest.raises(BadNotation) as refused:
        truth(Question.parse(text))
    assert refused.value.code == "no_single_answer"


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (declares("juego", "Ro7c6bSc", "yes"), "either"),
        (declares("juego", "RoRc7cSo", "yes"), "either"),
        (declares("juego", "Ro7c6bSc"), None),
        (declares("pares", "Ro7cSc5b"), None),
    ],
)
def test_who_takes_it_for_another_in_each_lance(text: str, wrong: str | None) -> None:
    assert believed("wild-changes", text) == wrong


@pytest.mark.parametrize(
    ("code", "text"),
    [
        ("bad_declared", declares("pares", "Ro7cSc5b", "yes")),
        ("bad_declared", declares("juego", "Ro7cSc5b", "maybe")),
        ("bad_lance", choice("grande", "Ro7cSc5b")),
        ("bad_lance", choice("chica", "Ro7cSc5b")),
        ("bad_lance", choice("punto", "Ro7cSc5b")),
        ("bad_lance", declares("grande", "Ro7cSc5b")),
        ("bad_wild", "1|which-pares|-|eibar|Ro7cSc5b|-"),
    ],
)
def test_what_cannot_be_is_refused_by_code(code: str, text: str) -> None:
    with pytest.raises(BadNotation) as refusal:
        Question.parse(text)
    assert refusal.value.code == code
