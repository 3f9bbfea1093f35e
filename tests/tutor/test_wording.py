"""Every code of the engine has words in every language, and the sentences say what is so."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest
from django.utils.translation import override

from engine import (
    DECK,
    MISCONCEPTIONS,
    PRESETS,
    BadAnswer,
    Card,
    Deal,
    Hand,
    JuegoReal,
    Kind,
    Lance,
    ParesKind,
    Question,
    Rank,
    Reason,
    Ruleset,
    Why,
    deal_question,
    decide,
    grade,
    options,
    pares_of,
)
from tutor import wording
from tutor.drills.catalogue import catalogue
from tutor.drills.sight import Stone
from tutor.languages import LANGUAGES
from tutor.management.catalogues import placeholders, read, strings
from tutor.wording.holdings import KINDS
from tutor.wording.questions import COMPLAINTS
from tutor.wording.reasons import reasons
from tutor.wording.table import OPTIONS, RULESETS

CODES = [one.code for one in LANGUAGES]
CLASSIC = PRESETS["classic"]
FOUR_KINGS = PRESETS["four_kings"]
NBSP = "\N{NO-BREAK SPACE}"
TABLE = "3o3c4b4e.RoCc5o4o.7c7o2e1b.Se6c5c3b"

# One question of each kind, and of each lance where that changes the words.
ASKED = [
    *(f"1|who-wins|{lance}|classic|{TABLE}|view=0" for lance in ("grande", "chica", "pares")),
    "1|who-wins|juego|classic|3o3c7b4e.RoRcSo4o.7c7o7e1b.SeScCcRb|view=1",
    "1|who-wins|punto|classic|3o3c4b4c.Ro2c5o4o.7c6o6e1b.Se6c5c2b|view=2",
    "1|who-wins|grande|classic|3o3c4b4e.RoCo5o4o|view=0",
    "1|who-wins|grande|six|3o3c4b4e.RoCc5o4o.7c7o2e1b.Se6c5c3b.RcCeSc2b.5e5b6o6e|view=3",
    "1|what-decides|grande|classic|3o3c4b4e.RoCo5o4o|view=0",
    "1|what-decides|chica|classic|3o3c4b4e.RoCo5o4o|view=0",
    *(f"1|which-pares|-|classic|{hand}|-" for hand in ("Ro7c5b4e", "RoRc3e4b", "5o5c4b4e")),
    "1|juego-total|-|classic|3o3c3e1b|-",
    "1|which-last-lance|-|classic|3o3c7b4e.RoRcCo4o.7c7o7e1b.Se5c5e4c|view=1",
    "1|which-last-lance|-|classic|3o3c7b4e.RoRc6o4o.7c7o7e1b.Se5c5e4c|view=1",
    "1|which-last-lance|-|classic|3o3c4b4c.Ro2c5o4o.7c6o6e1b.Se6c5c2b|view=1",
    "1|top-card|-|classic|-|cards=3oCc7b2e;end=high",
    "1|top-card|-|classic|-|cards=3oCc7b2e;end=low",
    "1|same-card|-|classic|-|card=Ro;cards=3oCc7b2e",
    "1|same-card|-|classic|-|card=Ro;cards=1oCc7b2e",
]

in_every_language = pytest.mark.parametrize("code", CODES)


def whole(text: str) -> bool:
    """Whether a text has words, nothing left open and no `None` but "None of these"."""
    return bool(text) and not any(mark in text[1:] for mark in ("{", "}", "%(", "None", "<"))


def said(code: str, function: Callable[..., Any], *given: Any) -> Any:
    with override(code):
        return function(*given)


def sentences(code: str, text: str, answer: str) -> tuple[str, ...]:
    """The verdict on an answer and its reasons."""
    question = Question.parse(text)
    judged = grade(question, answer)
    with override(code):
        return (wording.verdict_heading(question, judged, 0), *reasons(question, judged))


# Everything has words


@in_every_language
@pytest.mark.parametrize(
    ("function", "values"),
    [
        (wording.lance_name, list(Lance)),
        (wording.lance_title, list(Lance)),
        (wording.rank_name, list(Rank)),
        (wording.rank_plural, list(Rank)),
        (wording.card_name, list(DECK)),
        (wording.player_name, list(range(6))),
        (wording.ruleset_label, list(PRESETS.values())),
        (wording.stone_label, list(Stone)),
        (wording.state_label, ["not_begun", "begun", "done", "mastered"]),
        (wording.drill_title, list(catalogue())),
        (wording.drill_summary, list(catalogue())),
        (wording.next_label, [False, True]),
    ],
)
def test_every_value_has_words(
    code: str, function: Callable[[Any], str], values: list[Any]
) -> None:
    words = [said(code, function, value) for value in values]
    assert all(map(whole, words))
    if function is not wording.ruleset_label:
        assert len(set(words)) == len(values)


@in_every_language
def test_every_mix_up_has_words(code: str) -> None:
    for belief in MISCONCEPTIONS:
        words = said(code, wording.mix_up, belief.id)
        assert whole(words.name)
        assert whole(words.text)
        assert not words.name.endswith(".")


def test_the_tables_of_words_leave_no_code_out() -> None:
    assert set(RULESETS) == set(PRESETS)
    assert set(KINDS) == {None, *ParesKind}
    assert {value for name, value, _ in OPTIONS if name == "juego_real"} == {*JuegoReal} - {
        JuegoReal.NONE
    }
    assert {Question.parse(text).kind for text in ASKED} == set(Kind)
    assert set(catalogue()) == set(wording.drills.DRILLS)


@in_every_language
@pytest.mark.parametrize("text", ASKED)
def test_every_question_answer_and_verdict_has_words(code: str, text: str) -> None:
    question = Question.parse(text)
    assert whole(said(code, wording.question_title, question))
    labels = [said(code, wording.option_label, question, answer) for answer in options(question)]
    assert all(map(whole, labels))
    assert len(set(labels)) == len(labels)
    for answer in (*options(question), "skip"):
        assert all(map(whole, sentences(code, text, answer)))


@in_every_language
@pytest.mark.parametrize("slug", list(catalogue()))
def test_every_drill_is_judged_in_words(code: str, slug: str) -> None:
    for spec, seed in product(catalogue()[slug].specs, range(3)):
        question = deal_question(spec, seed)
        for answer in (*options(question)[:6], "skip"):
            assert all(map(whole, sentences(code, str(question), answer))), str(question)


@in_every_language
@pytest.mark.parametrize("why", list(Why))
def test_every_reason_has_words_by_itself(code: str, why: Why) -> None:
    worths: dict[Why, tuple[Any, Any]] = {
        Why.PARES_KIND: (ParesKind.DUPLES, ParesKind.PAR),
        Why.JUEGO: (31, 40),
        Why.JUEGO_REAL: (31, 31),
        Why.PUNTO: (30, 29),
        Why.TIE_MANO: (None, None),
        Why.TIE_NEAREST: (None, None),
    }
    best, other = worths.get(why, (Rank.REY, Rank.SIETE))
    place = 1 if why in (Why.GRANDE, Why.CHICA) else None
    assert whole(said(code, wording.row_why, Reason(1, why, place, best, other)))


@in_every_language
@pytest.mark.parametrize("lance", ["grande", "chica"])
def test_each_place_has_a_reason_of_its_own(code: str, lance: str) -> None:
    reasons = [Reason(1, Why(lance), place, Rank.REY, Rank.SOTA) for place in range(1, 5)]
    lines = {said(code, wording.row_why, reason) for reason in reasons}
    assert len(lines) == 4
    assert all(map(whole, lines))


@in_every_language
@pytest.mark.parametrize("error", list(COMPLAINTS))
def test_an_unreadable_answer_is_quoted(code: str, error: str) -> None:
    line = said(code, wording.bad_answer, BadAnswer(error, given="<b>41</b>"))
    assert line
    assert ("<b>41</b>" in line) == (error != "nothing_chosen")


@pytest.mark.parametrize("answer", ["", "cuarenta", "41", "9" * 400, "４１"])
def test_whatever_is_typed_for_a_total_is_answered_with_a_sentence(answer: str) -> None:
    question = Question.parse("1|juego-total|-|classic|3o3c3e1b|-")
    with pytest.raises(BadAnswer) as refused:
        grade(question, answer)
    line = said("es", wording.bad_answer, refused.value)
    assert line.endswith(".")
    assert len(line) < 140


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda one: one.folder)
def test_every_message_of_the_catalogue_can_be_filled(language: Any) -> None:
    for message in read(language):
        for text in strings(message) if message.id else ():
            names = placeholders(text)
            percent = "%(" in text
            filled = (
                text % dict.fromkeys(names, 3)
                if percent
                else text.format(**dict.fromkeys(names, 3))
            )
            assert filled.count("3") >= len(names)


# Cards


@pytest.mark.parametrize(
    ("code", "name"), [("es", "rey de oros"), ("pt-br", "rei de ouros"), ("en", "king of oros")]
)
def test_a_card_in_full(code: str, name: str) -> None:
    assert said(code, wording.card_name, Card.parse("Ro")) == name


@pytest.mark.parametrize(
    ("code", "captions"),
    [
        ("es", ["3 (rey)", "2 (as)", "as", "7", "caballo"]),
        ("pt-br", ["3 (rei)", "2 (ás)", "ás", "7", "cavalo"]),
        ("en", ["3 (king)", "2 (ace)", "ace", "7", "caballo"]),
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


# Lists


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


# The table


def test_seats_are_seen_from_the_learner_anticlockwise() -> None:
    seats = [said("es", wording.seat_name, seat, 2, 4) for seat in range(4)]
    assert seats == ["Enfrente", "Izquierda", "Tú", "Derecha"]


def test_two_hands_are_the_first_and_the_second_whoever_looks() -> None:
    hands = [
        said("es", wording.seat_name, seat, view, 2) for seat, view in ((0, 0), (1, 0), (1, 1))
    ]
    assert hands == ["Primera jugada", "Segunda jugada", "Segunda jugada"]


def test_where_nobody_looks_the_players_have_names() -> None:
    names = [said("es", wording.seat_name, seat, None, 4) for seat in range(4)]
    assert names == ["Ane", "Bruno", "Caio", "Dora"]


@pytest.mark.parametrize(
    ("rules", "label"),
    [
        ("classic", "Reglas: mus corriente, ocho reyes, a 40"),
        ("thirty", "Reglas: mus corriente, ocho reyes, a 30"),
        ("four_kings", "Reglas: mus de Navarra y La Rioja, cuatro reyes, a 40"),
        ("real", "Reglas: mus corriente, ocho reyes, a 40, juego real"),
        ("eibar", "Reglas: mus de Eibar, ocho reyes, a 40, sotas de oros y copas de comodín"),
        (
            "classic+juego_real=king+min_raise=1+solo_bonus=at_once+target=35",
            "Reglas: reglas de la casa, ocho reyes, a 35, juego real con rey, subidas de 1, "
            "la pareja sola cobra al momento",
        ),
    ],
)
def test_the_rules_in_force(rules: str, label: str) -> None:
    assert said("es", wording.ruleset_label, Ruleset.parse(rules)) == label


# Questions


@pytest.mark.parametrize(
    ("code", "title"),
    [
        ("es", "¿Quién se lleva la chica?"),
        ("pt-br", "Quem leva a chica?"),
        ("en", "Who takes chica?"),
    ],
)
def test_who_wins_asks_of_its_own_lance(code: str, title: str) -> None:
    question = Question.parse(f"1|who-wins|chica|classic|{TABLE}|view=0")
    assert said(code, wording.question_title, question) == title


def test_the_options_of_pares() -> None:
    question = Question.parse("1|which-pares|-|classic|RoRc3e4b|-")
    labels = [said("es", wording.option_label, question, code) for code in options(question)]
    assert labels == ["Ninguno", "Un par", "Medias", "Duples"]


# Verdicts


def heading(answer: str, view: int, code: str = "es") -> str:
    """The verdict on grande at a table where seat 0 wins."""
    text = f"1|who-wins|grande|classic|{TABLE}|view={view}"
    return sentences(code, text, answer)[0]


def test_right_is_said_in_turn() -> None:
    question = Question.parse("1|juego-total|-|classic|3o3c3e1b|-")
    judged = grade(question, "31")
    turns = [said("es", wording.verdict_heading, question, judged, turn) for turn in range(4)]
    assert turns == ["Eso es.", "Bien visto.", "Ahí está.", "Eso es."]


@pytest.mark.parametrize(
    ("view", "given", "verdict"),
    [
        (0, "1", "Esta vez ganas tú."),
        (3, "1", "Esta vez gana quien tienes a la derecha."),
        (1, "1", "Esta vez gana quien tienes a la izquierda."),
        (2, "1", "Esta vez gana tu pareja."),
        (2, "2", "Esta vez gana quien tienes enfrente."),
        (2, "skip", "No pasa nada. Sale así:"),
    ],
)
def test_wrong_says_who_won_as_the_learner_sees_it(view: int, given: str, verdict: str) -> None:
    assert heading(given, view) == verdict


def test_of_two_hands_the_winner_is_the_first_or_the_second() -> None:
    text = "1|who-wins|grande|classic|3o3c4b4e.RoCo5o4o|view=1"
    assert sentences("es", text, "1")[0] == "Esta vez gana la primera jugada."


def test_any_other_wrong_answer_gets_the_right_one() -> None:
    assert (
        sentences("es", "1|which-pares|-|classic|RoRc3e4b|-", "par")[0] == "La respuesta: medias."
    )


# Reasons


def test_the_reason_names_the_cards_of_the_deal() -> None:
    lines = sentences("es", f"1|who-wins|grande|classic|{TABLE}|view=0", "1")
    assert lines[1:] == ("La más alta empata; decide la segunda: 3 (rey) contra caballo.",)


def test_chica_names_the_winners_card_first() -> None:
    lines = sentences("en", "1|what-decides|chica|classic|3o3c4b4e.RoCo5o4o|view=0", "1")
    assert lines[1:] == ("The lowest cards tie; the next one up settles it: 4 against 5.",)


def test_the_reason_is_about_the_hand_that_was_picked() -> None:
    chica = f"1|who-wins|chica|classic|{TABLE}|view=0"
    assert "contra 5" not in sentences("es", chica, "skip")[1]
    assert sentences("es", chica, "3")[1].endswith("2 (as) contra 5.")


def test_a_hand_that_takes_no_part_is_said_to() -> None:
    lines = sentences("es", f"1|who-wins|pares|classic|{TABLE}|view=0", "3")
    assert lines[1] == "La jugada que has elegido no tiene pares."
    assert len(lines) == 3


def test_alone_in_pares_nobody_else_has_them() -> None:
    text = "1|who-wins|pares|classic|3o3c4b4e.RoCc5o4o|view=0"
    assert sentences("es", text, "0")[1:] == ("Nadie más tiene pares.",)


@pytest.mark.parametrize(
    ("hands", "lines"),
    [
        ("RoRc5b4e.3o3c7b6e", ("Los pares son iguales y las cartas sueltas no cuentan.",)),
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
        ("4o4c4b4e", "Cuatro iguales, cuatros: son duples de dos pares iguales."),
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
        ("classic", "3o2c7c4b", "22", "Con 3 (rey), 7, 4 y 2 (as): 10 + 7 + 4 + 1 = 22."),
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
        "Solo una pareja tiene juego, así que no se envida. "
        f"En el recuento, 3{NBSP}piedras para tu pareja."
    )
    assert totals == "Las sumas, desde la mano: 31, 30, 22 y 24."
    at_once = text.replace("classic", "classic+solo_bonus=at_once").replace("view=2", "view=1")
    assert "Al momento, 3" in sentences("es", at_once, "paid")[1]
    assert sentences("es", at_once, "paid")[1].endswith("para la otra pareja.")


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


# Where one stands


@pytest.mark.parametrize(
    ("code", "place", "rate"),
    [
        ("es", "Pregunta 3 de 5", "A la primera: 4 de 5"),
        ("pt-br", "Pergunta 3 de 5", "De primeira: 4 de 5"),
        ("en", "Question 3 of 5", "First try: 4 of 5"),
    ],
)
def test_where_a_run_stands(code: str, place: str, rate: str) -> None:
    assert said(code, wording.place, 3, 5) == place
    assert said(code, wording.first_try, 4, 5) == rate


@pytest.mark.parametrize(
    ("code", "none", "one", "many"),
    [
        ("es", "ninguna piedra", "1 piedra", "5 piedras"),
        ("pt-br", "nenhuma pedra", "1 pedra", "5 pedras"),
        ("en", "no stones", "1 stone", "5 stones"),
    ],
)
def test_stones_agree_with_their_number(code: str, none: str, one: str, many: str) -> None:
    counted = [said(code, wording.table.stones, number) for number in (0, 1, 5)]
    assert [words.replace(NBSP, " ") for words in counted] == [none, one, many]
    assert all(NBSP in words for words in counted[1:])
