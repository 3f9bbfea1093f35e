"""The reasons name the cards of the very deal."""

import pytest
from django.utils.translation import override

from engine import Deal, Hand, Lance, Question, decide, grade, pares_of
from tests.tutor.wording.saying import CLASSIC, NBSP, TABLE, said, sentences
from tutor import wording


def test_the_reason_names_the_cards_of_the_deal() -> None:
    lines = sentences("es", f"1|who-wins|grande|classic|{TABLE}|view=0", "1")
    card = f"3{NBSP}(rey)"
    assert lines[1:] == (f"La más alta empata; decide la segunda: {card} contra caballo.",)


def test_chica_names_the_winners_card_first() -> None:
    lines = sentences("en", "1|what-decides|chica|classic|3o3c4b4e.RoCo5o4o|view=0", "1")
    assert lines[1:] == ("The lowest cards tie; the next one up settles it: 4 against 5.",)


def test_the_reason_is_about_the_hand_that_was_picked() -> None:
    chica = f"1|who-wins|chica|classic|{TABLE}|view=0"
    assert "contra 5" not in sentences("es", chica, "skip")[1]
    assert sentences("es", chica, "3")[1].endswith(f"2{NBSP}(as) contra 5.")


def test_a_hand_that_takes_no_part_is_said_to() -> None:
    lines = sentences("es", f"1|who-wins|pares|classic|{TABLE}|view=0", "3")
    assert lines[1:] == ("La jugada que has elegido no tiene pares.",)


def test_alone_in_pares_nobody_else_has_them() -> None:
    text = "1|who-wins|pares|classic|3o3c4b4e.RoCc5o4o|view=0"
    assert sentences("es", text, "0")[1:] == ("Nadie más tiene pares.",)


@pytest.mark.parametrize(
    ("hands", "lines"),
    [
        ("RoRc5b4e.3o3c7b6e", ("Los pares son iguales y las cartas sueltas no cuentan.",)),
        ("RoRc3b4e.3o3cReCo", ("Las medias son iguales y la carta suelta no cuenta.",)),
        ("RoRc4b4e.3o3c4o4c", ("Los duples son iguales.",)),
    ],
)
def test_equal_pares_are_called_equal_before_the_tie(hands: str, lines: tuple[str, ...]) -> None:
    tie = "Hay empate, y los empates son de la mano."
    found = sentences("es", f"1|who-wins|pares|classic|{hands}|view=0", "0")
    assert found[1:] == (*lines, tie)
    deal = Deal.parse(hands, CLASSIC)
    (reason,) = decide(Lance.PARES, deal).reasons
    assert said("es", wording.row_why, reason, Lance.PARES, deal) == " ".join((*lines, tie))


@pytest.mark.parametrize(
    ("hand", "line"),
    [
        ("Ro7c5b4e", "No hay dos cartas iguales: rey, 7, 5 y 4."),
        ("Ro3c5b4e", "Hay un par de reyes; las otras dos no casan."),
        ("7o7c7b4e", "Hay medias de sietes: tres iguales."),
        ("5o5c1b2e", "Hay duples: un par de cincos y otro de ases."),
        ("4o4c4b4e", "Cuatro cuatros: son duples de dos pares iguales."),
    ],
)
def test_which_cards_pair(hand: str, line: str) -> None:
    pares = pares_of(Hand.parse(hand), CLASSIC)
    answer = pares.kind if pares else "none"
    assert sentences("es", f"1|which-pares|-|classic|{hand}|-", answer)[1] == line


def test_a_pair_in_disguise_is_explained() -> None:
    lines = sentences("pt-br", "1|which-pares|-|classic|Ro3c5b4e|-", "par")
    assert lines[2:] == ("O 3 conta como rei.",)


@pytest.mark.parametrize(
    ("rules", "hand", "total", "line"),
    [
        ("classic", "RoCo7c4b", "31", "Con rey, caballo, 7 y 4: 10 + 10 + 7 + 4 = 31."),
        (
            "classic",
            "3o2c7c4b",
            "22",
            f"Con 3{NBSP}(rey), 7, 4 y 2{NBSP}(as): 10 + 7 + 4 + 1 = 22.",
        ),
        ("four_kings", "3o2c7c4b", "16", "Con 7, 4, 3 y 2: 7 + 4 + 3 + 2 = 16."),
    ],
)
def test_the_sum_card_by_card(rules: str, hand: str, total: str, line: str) -> None:
    assert sentences("es", f"1|juego-total|-|{rules}|{hand}|-", total)[1] == line


def test_a_couple_alone_in_juego_and_what_it_is_paid() -> None:
    hands = "3o3c7b4e.RoRc6o4o.7c7o7e1b.Se5c5e4c"
    text = f"1|which-last-lance|-|classic|{hands}|view=2"
    alone, totals = sentences("es", text, "paid")[1:]
    assert alone == (
        f"Solo tu pareja tiene juego, así que no se envida. En el recuento cobra 3{NBSP}piedras."
    )
    assert totals == "Las sumas, desde la mano: 31, 30, 22 y 24."
    at_once = text.replace("classic", "classic+solo_bonus=at_once").replace("view=2", "view=1")
    assert "Al momento cobra 3" in sentences("es", at_once, "paid")[1]
    assert sentences("es", at_once, "paid")[1].startswith("Solo la otra pareja tiene juego")
    named = said("es", wording.who_has_juego, Question.parse(text).deal, "paid", None)
    assert named.startswith("Solo la pareja de Ane y Caio tiene juego")


def test_cards_that_count_the_same() -> None:
    text = "1|same-card|-|classic|-|card=Ro;cards=3oCc7b2e"
    assert sentences("es", text, "3o")[1:] == (
        "Cuentan igual: rey de oros y 3 de oros.",
        "El 3 cuenta como rey.",
    )
    plain = "1|same-card|-|four_kings|-|card=7o;cards=3oCc7b2e"
    assert sentences("es", plain, "7b")[2] == "Los palos no cuentan."


def test_a_rows_holding() -> None:
    held = {
        (Lance.PARES, "3o3c4b4e"): "Duples de reyes y cuatros.",
        (Lance.PARES, "4o4c4b4e"): "Duples: cuatro cuatros.",
        (Lance.PARES, "Ro7c5b4e"): "Sin pares.",
        (Lance.JUEGO, "RoCo7c4b"): "10 + 10 + 7 + 4 = 31",
        (Lance.GRANDE, "RoCo7c4b"): "",
    }
    for (lance, hand), words in held.items():
        assert said("es", wording.holding, lance, Hand.parse(hand), CLASSIC) == words


@pytest.mark.parametrize(("rounds", "is_said"), [(0, False), (1, True), (2, True)])
def test_a_card_of_a_later_round_goes_where_the_deal_has_passed_to(
    rounds: int, is_said: bool
) -> None:
    facts = f"dealer=0;known=postre;number=2;rounds={rounds};view=0"
    question = Question.parse(f"1|card-goes|-|classic|-|{facts}")
    with override("en"):
        told = wording.reasons(question, grade(question, "show"))
    assert ("After each round the deal passes one seat to the right." in told) is is_said


NO_STONES = "stones-left|-|classic|-|against=3;side=ours;stones=1"
CLEAN = "match-stands|-|classic|-|events=0:game:0;view=0"


@pytest.mark.parametrize(
    ("code", "asked", "told"),
    [
        ("en", NO_STONES, "In front of the other side: 3 stones."),
        ("es", NO_STONES, "Los rivales tienen delante 3 piedras."),
        ("es", NO_STONES, "En total, 1 piedra; se gana con 40."),
        ("pt-br", NO_STONES, "No total, 1 pedra; ganha-se com 40."),
        ("es", CLEAN, "Tu pareja llega a 40 y deja a sus rivales sin piedras."),
        ("pt-br", CLEAN, "A sua dupla chega a 40; quem perde fica sem pedras."),
    ],
)
def test_none_and_one_agree_with_the_words_around_them(code: str, asked: str, told: str) -> None:
    question = Question.parse(f"1|{asked}")
    with override(code):
        lines = [line.text for line in wording.story(question)]
        whole = [*lines, *wording.reasons(question, grade(question, "show"))]
    assert told in [line.replace(NBSP, " ") for line in whole]


@pytest.mark.parametrize(("told", "is_said"), [("dealer", True), ("mano", False)])
def test_where_the_mano_sits_is_explained_only_if_it_was_not_told(told: str, is_said: bool) -> None:
    question = Question.parse(f"1|mus-next|-|classic|-|before=0;said=mus;told={told};view=3")
    with override("en"):
        reasons = wording.reasons(question, grade(question, "show"))
    assert ("The mano sits on the dealer’s right." in reasons) is is_said
