"""What pages show of a question and of its answer, hand by hand and card by card."""

import pytest
from django.utils import translation

from engine import Card, Question, grade, options
from tutor.drills.asking import question_sight
from tutor.drills.feedback import feedback_rows
from tutor.drills.sight import Layout, Mark, QuestionSight, RowSight

TABLE = "3o3c4b4e.RoCc5e4o.CoSc7e4c.7o6c5c1b"
THREE = "3o3c4b4e.RoCc5e4o.CoSc7e4c"
WILD = "4eRcSoSb"
ENCAJE = f"{THREE}|calls=0:envido:2,1:quiero,2:quiero;purse=9,5,21;view=2"
T, D, I, P = Mark.TIED, Mark.DECIDES, Mark.IGNORED, Mark.PLAIN  # noqa: E741


def seen(text: str) -> QuestionSight:
    with translation.override("en"):
        return question_sight(Question.parse(text), "/here/")


def rows(text: str, answer: str) -> tuple[tuple[RowSight, ...], tuple[RowSight, ...]]:
    question = Question.parse(text)
    with translation.override("en"):
        return feedback_rows(question, grade(question, answer))


def marks(row: RowSight) -> tuple[Mark, ...]:
    return tuple(card.mark for card in row.cards)


def codes(row: RowSight) -> str:
    return "".join(card.code for card in row.cards)


@pytest.mark.parametrize(
    ("text", "layout", "hands", "options"),
    [
        (f"1|who-wins|grande|classic|{TABLE}|view=1", Layout.TABLE, 4, 0),
        ("1|who-wins|grande|classic|3o3c4b4e.RoCc5e4o|view=0", Layout.PAIR, 2, 0),
        ("1|what-decides|chica|classic|3o3c4b4e.RoCc5e4o|view=0", Layout.COMPARE, 2, 5),
        ("1|which-pares|-|classic|RoRc3e4b|-", Layout.HAND, 1, 4),
        ("1|juego-total|-|classic|RoRc3e4b|-", Layout.TOTAL, 1, 0),
        (f"1|which-last-lance|-|classic|{TABLE}|view=2", Layout.LOOK, 4, 3),
        ("1|top-card|-|classic|-|cards=3oCo7e4b;end=high", Layout.SPREAD, 0, 0),
        ("1|same-card|-|classic|-|card=Rc;cards=3oCo7e4b", Layout.SPREAD, 0, 1),
        (f"1|order-hands|grande|classic|{THREE}|view=1", Layout.COMPARE, 3, 6),
        (f"1|order-hands|grande|classic|{TABLE}|view=1", Layout.LOOK, 4, 24),
        (f"1|has-juego|-|classic|{TABLE}|view=1", Layout.HOLDERS, 4, 16),
        (f"1|wild-choice|pares|eibar|{WILD}|-", Layout.HAND, 1, 3),
        (f"1|wild-declares|pares|eibar|{WILD}|declared=-", Layout.HAND, 1, 3),
        (f"1|encaje-played|pares|classic|{THREE}|purse=9,5,21", Layout.COMPARE, 3, 3),
        (
            f"1|lance-pays|grande|six|{TABLE}.5o5b6e7b.2e2b6b1o|calls=0:paso,1:envido:2,0:quiero;view=1",
            Layout.COMPARE,
            6,
            2,
        ),
        ("1|may-change|-|mus_visto|RoRc3e4b|seen=yes;stage=dealt", Layout.HAND, 1, 4),
    ],
)
def test_a_kind_has_its_layout_and_every_answer_can_be_given(
    text: str, layout: Layout, hands: int, options: int
) -> None:
    sight = seen(text)
    assert (sight.layout, len(sight.hands), len(sight.options)) == (layout, hands, options)
    assert sight.title
    assert "eight kings" in sight.ruleset
    if layout is not Layout.TOTAL:
        assert offered(sight) == set(answers(text))


def offered(sight: QuestionSight) -> set[str]:
    are_buttons = sight.layout in (Layout.TABLE, Layout.PAIR)
    return {
        *(hand.value for hand in sight.hands if are_buttons),
        *(card.code for card in sight.cards),
        *(option.value for option in sight.options),
    }


def answers(text: str) -> tuple[str, ...]:
    return options(Question.parse(text))


def test_the_table_lies_as_the_learner_sees_it() -> None:
    hands = seen(f"1|who-wins|grande|classic|{TABLE}|view=1").hands
    assert [hand.place for hand in hands] == ["west", "south", "east", "north"]
    assert [hand.name for hand in hands] == ["Left", "You", "Right", "Across"]
    assert [hand.is_mano for hand in hands] == [True, False, False, False]
    assert [hand.is_ours for hand in hands] == [False, True, False, True]
    assert [hand.order for hand in hands] == [1, 2, 3, 4]
    assert hands[0].label == "Left, mano: 3 of oros, 3 of copas, 4 of bastos and 4 of espadas"


def test_cards_lie_as_dealt_without_a_word_on_what_they_count_as() -> None:
    sight = seen("1|who-wins|chica|classic|4b3o4e3c.RoCc5e4o|view=0")
    assert "".join(card.code for card in sight.hands[0].cards) == "4b3o4e3c"
    assert {card.caption for hand in sight.hands for card in hand.cards} == {""}


def test_grande_is_laid_from_the_top_and_the_deciding_card_is_marked() -> None:
    (winner, yours), others = rows(f"1|who-wins|grande|classic|{TABLE}|view=0", "1")
    assert (winner.wins, winner.is_yours, winner.is_mano, winner.name) == (True, False, True, "You")
    assert (yours.wins, yours.is_yours, yours.is_mano, yours.name) == (False, True, False, "Right")
    assert codes(winner) == "3o3c4b4e"
    assert codes(yours) == "RoCc5e4o"
    assert marks(winner) == marks(yours) == (T, D, I, I)
    assert [card.caption for card in winner.cards] == ["3\u00a0(king)", "3\u00a0(king)", "4", "4"]
    assert [row.name for row in others] == ["Across", "Left"]
    assert [marks(row) for row in others] == [(D, I, I, I), (D, I, I, I)]
    assert all(row.why for row in others)


def test_chica_is_laid_from_the_bottom() -> None:
    (winner, other), _ = rows("1|who-wins|chica|classic|3o3c4b4e.RoCc5e4o|view=0", "0")
    assert codes(winner) == "4b4e3o3c"
    assert codes(other) == "4o5eCcRo"
    assert marks(winner) == marks(other) == (T, D, I, I)
    assert winner.is_yours


def test_a_tie_decides_nothing() -> None:
    (winner, other), _ = rows("1|what-decides|grande|classic|Rc7o5b4c.3e7c5o4e|view=0", "tie")
    assert marks(winner) == marks(other) == (T, T, T, T)


@pytest.mark.parametrize(
    ("hands", "winner", "loser"),
    [
        ("RoRc3e4b.7o6c5e5b", (D, D, D, I), (D, D, I, I)),
        ("7o7c5e4b.6o6cCe4o", (D, D, I, I), (D, D, I, I)),
        ("RoRc6e6b.3o3c5e5b", (T, T, D, D), (T, T, D, D)),
        ("RoRc5e5b.CoCc6e6b", (D, D, I, I), (D, D, I, I)),
        ("4o4c4e4b.1o1cCeCb", (D, D, I, I), (D, D, I, I)),
        ("7o7c5e4b.7e7bRoSo", (T, T, I, I), (T, T, I, I)),
    ],
)
def test_pares_mark_the_cards_that_pair(
    hands: str, winner: tuple[Mark, ...], loser: tuple[Mark, ...]
) -> None:
    (best, other), _ = rows(f"1|who-wins|pares|classic|{hands}|view=0", "skip")
    assert (marks(best), marks(other)) == (winner, loser)
    assert best.why
    assert other.why


def test_who_has_no_pares_and_was_picked_is_shown_beside_the_winner() -> None:
    text = "1|who-wins|pares|classic|RoCo5o4o.3o3c4b4e.7oSc6e1b.7c6c5c5b|view=0"
    (winner, yours), others = rows(text, "0")
    assert (winner.name, yours.name) == ("Right", "You")
    assert marks(yours) == (P, P, P, P)
    assert yours.why == "No pares."
    assert len(others) == 2


def test_who_wins_alone_is_shown_alone() -> None:
    text = "1|who-wins|pares|classic|RoCo5o4o.3o3c4b4e.7oSc6e1b.7c6c5c2b|view=0"
    (winner,), others = rows(text, "1")
    assert winner.wins
    assert len(others) == 3


def test_who_lost_otherwise_is_shown_with_what_was_held_and_why() -> None:
    pares = "1|who-wins|pares|classic|RoRc7c7b.3o3c3b6e.4o4c5b6c.Co4e5c6b|view=0"
    _, (medias_and, nothing) = rows(pares, "2")
    assert medias_and.why.startswith("Medias of kings. The kind comes first")
    assert nothing.why == "No pares."
    tie = "7o7c6b5e.7e7b6c4o.So4c6o5c.Sc4b4e1o"
    _, sums = rows(f"1|who-wins|punto|classic|{tie}|view=0", "1")
    assert [row.why for row in sums] == [
        "10 + 6 + 5 + 4 = 25. It’s a tie, and ties go to the mano.",
        "10 + 4 + 4 + 1 = 19",
    ]


def test_a_sum_is_said_beside_its_hand() -> None:
    (winner, other), _ = rows("1|who-wins|juego|classic|RoRcCeSb.CoRe6c5e|view=0", "0")
    assert winner.why == "10 + 10 + 6 + 5 = 31"
    assert other.why == "10 + 10 + 10 + 10 = 40"
    assert marks(winner) == (P, P, P, P)


@pytest.mark.parametrize(
    ("text", "answer", "shown", "expected"),
    [
        ("1|which-pares|-|classic|Ro4cRc3e|-", "par", "RoRc3e4c", (P, P, P, I)),
        ("1|which-pares|-|classic|Ro4c5c7e|-", "par", "Ro7e5c4c", (P, P, P, P)),
        ("1|juego-total|-|classic|4cRoRc3e|-", "31", "RoRc3e4c", (P, P, P, P)),
        ("1|top-card|-|classic|-|cards=7eCo3o4b;end=high", "Co", "3oCo7e4b", (D, I, I, I)),
        ("1|top-card|-|classic|-|cards=7eCo3o4b;end=low", "3o", "4b7eCo3o", (D, I, I, I)),
        ("1|same-card|-|classic|-|card=Rc;cards=Co7e3o4b", "Co", "RcCo7e3o4b", (D, I, I, D, I)),
        ("1|same-card|-|classic|-|card=Sc;cards=Co7e3o4b", "Co", "ScCo7e3o4b", (P,) * 5),
    ],
)
def test_cards_that_lie_alone_are_laid_in_order(
    text: str, answer: str, shown: str, expected: tuple[Mark, ...]
) -> None:
    (row,), others = rows(text, answer)
    assert codes(row) == shown
    assert marks(row) == expected
    assert not others
    assert all(card.name for card in row.cards)
    assert Card.parse(row.cards[0].code)


def test_the_last_lance_shows_every_sum() -> None:
    shown, others = rows(f"1|which-last-lance|-|classic|{TABLE}|view=0", "punto")
    assert [row.name for row in shown] == ["You", "Right", "Across", "Left"]
    assert all("=" in row.why for row in shown)
    assert not others


def test_an_exchange_stands_under_the_card_that_goes() -> None:
    text = "1|change-card|grande|classic|3cCo5b3b.7eRcCe3o|cards=4bSe6o1o;view=1"
    sight = seen(text)
    assert (sight.layout, len(sight.hands), len(sight.cards)) == (Layout.CHANGE, 2, 4)
    assert [option.value for option in sight.options] == list(answers(text))
    groups = [option.away.code for option in sight.options if option.away]
    assert groups == [code for code in ("3c", "Co", "5b", "3b") for _ in range(4)]
    assert sight.options[1].short == "3 → S"
    assert sight.options[1].label == "3 of copas for sota of espadas"


def test_after_an_exchange_the_hands_lie_as_they_are_then_and_what_was_is_beside() -> None:
    text = "1|change-card|grande|classic|3cCo5b3b.7eRcCe3o|cards=4bSe6o1o;view=1"
    now, before = rows(text, "3c4b")
    assert [row.wins for row in now] == [True, False]
    assert "Se" in codes(now[0])
    assert [card.code for card in before[0].cards if card.mark is D] == ["5b"]
    assert [card.code for card in before[1].cards if card.mark is D] == ["Se"]


def test_hands_in_order_lie_in_it_and_each_shows_what_parts_it_from_the_one_above() -> None:
    ranked, others = rows(f"1|order-hands|grande|classic|{THREE}|view=2", "012")
    assert [row.name for row in ranked] == ["Ane", "Bruno", "Caio"]
    assert [row.wins for row in ranked] == [True, False, False]
    assert [marks(row) for row in ranked] == [(T, D, I, I), (T, D, I, I), (D, I, I, I)]
    assert others == ()


def test_players_of_encaje_stand_by_name_with_their_stones() -> None:
    sight = seen(f"1|encaje-pot|grande|classic|{ENCAJE}")
    assert sight.layout is Layout.COMPARE
    assert sight.ruleset == "Rules: encaje, eight kings"
    assert [hand.name for hand in sight.hands] == ["Ane", "Bruno", "Caio"]
    assert [hand.is_ours for hand in sight.hands] == [False, False, False]
    assert [line.name for line in sight.story[:3]] == ["Ane", "Bruno", "Caio"]
    assert [option.group for option in sight.options] == ["Caio"] * 2 + ["Ane"] * 2 + ["Bruno"] * 2
    assert [option.number for option in sight.options] == [1, 2, 3, 4, 5, 6]


def test_the_pot_is_shown_from_the_best_hand_to_the_worst_and_nobody_wins() -> None:
    in_pot, others = rows(f"1|encaje-pot|grande|classic|{ENCAJE}", "0:6")
    assert [row.name for row in in_pot] == ["Ane", "Bruno", "Caio"]
    assert not any(row.wins for row in in_pot)
    assert others == ()


def test_a_wild_sota_is_shown_both_ways() -> None:
    both, _ = rows(f"1|wild-choice|pares|eibar|{WILD}|-", "as")
    assert [row.name for row in both] == ["As a king", "As an ace"]
    assert [card.caption for card in both[0].cards if card.code == "So"] == ["sota\u00a0(king)"]
    assert [card.caption for card in both[1].cards if card.code == "So"] == ["sota\u00a0(ace)"]
