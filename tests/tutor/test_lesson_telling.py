"""What a lesson's page says of bets, counts, rounds, stones and Encaje, in each language."""

import re

import pytest
from django.template.loader import render_to_string
from django.utils import translation
from django.utils.html import strip_tags

from tests.house.source import HOUSE
from tests.tutor.test_lesson_fences import EIBAR, HANDS, PURSES, lesson
from tutor.languages import LANGUAGES, Language
from tutor.lessons.checking import claims_of
from tutor.lessons.library import SOURCE
from tutor.lessons.pieces import Prose
from tutor.lessons.played import CountSight, EncajeSight, RoundSight, StonesSight, TalkSight
from tutor.lessons.reading import read_lesson
from tutor.lessons.sight import CardsSight, DealSight, Part, PartData
from tutor.lessons.telling import part

GUIDE = (HOUSE / "docs" / "lessons.md").read_text(encoding="utf-8").partition("## Links")[2]
every_language = pytest.mark.parametrize("language", LANGUAGES, ids=lambda one: one.folder)


def told(*fences: str, language: str = "en") -> PartData:
    """What the last of these fences shows."""
    with translation.override(language):
        return part(lesson(*fences).fences[-1], language).data


def markup(shown: Part) -> str:
    return render_to_string(shown.template, {"part": shown})


def words(*fences: str, language: str = "en") -> str:
    """All that the last of these fences says, as one reads it."""
    with translation.override(language):
        shown = markup(part(lesson(*fences).fences[-1], language))
    return " ".join(strip_tags(shown.replace("<li", " <li")).replace("\xa0", " ").split())


@every_language
def test_every_fence_of_the_guide_is_told_in_the_language(language: Language) -> None:
    guide = read_lesson("# Guide\n\n*How a lesson is written.*\n\n" + GUIDE)
    assert len(claims_of(guide)) > 40
    with translation.override(language.code):
        shown = [
            markup(part(piece, language.code))
            for piece in guide.pieces
            if not isinstance(piece, Prose)
        ]
    assert len(shown) == 12
    for text in shown:
        assert not re.search(r"[{}*|]", strip_tags(text)), text


def test_a_bet_is_a_conversation_and_says_what_each_word_did() -> None:
    shown = told("bet classic grande\n0 paso\n1 envido 4\n2 reenvido 8 + 0 quiero\n3 no_quiero")
    assert isinstance(shown, TalkSight)
    assert [[turn.name for turn in one.turns] for one in shown.exchanges] == [
        ["Ane"], ["Bruno"], ["Caio", "Ane"], ["Dora"],
    ]  # fmt: skip
    assert [one.effect.replace("\xa0", " ") for one in shown.exchanges] == [
        "",
        "4 stones on the table.",
        "They speak at once: *reenvido* to 8 counts. 8 stones on the table.",
        "4 stones to Ane and Caio, at once.",
    ]


@pytest.mark.parametrize(
    ("language", "call"),
    [
        ("es", "<span>«envido 4»</span>"),
        ("pt-br", '<span><i lang="es">envido 4</i></span>'),
        ("en", '<span><i lang="es">envido 4</i></span>'),
    ],
)
def test_a_call_is_in_spanish_quoted_there_and_in_italics_elsewhere(
    language: str, call: str
) -> None:
    with translation.override(language):
        shown = markup(part(lesson("bet classic grande\n0 envido 4").fences[0], language))
    assert call in shown


@pytest.mark.parametrize(
    ("bet", "line"),
    [
        ("0 envido", "Now Bruno or Dora may answer."),
        ("0 paso", "Now it’s for Bruno to speak."),
        ("0 envido\n? legal = quiero", "Allowed now: quiero, no quiero, reenvido and órdago."),
        ("0 envido 5\n? least = 7", "The smallest bet allowed now is 7."),
        ("0 envido\n? refused 1 reenvido 3 = yes", "reenvido to 3: the smallest is 4."),
        ("0 envido\n? refused 2 quiero = yes", "Caio can’t say quiero: it isn’t their turn."),
        ("0 envido\n1 quiero\n? refused 3 quiero = yes", "any more: the bet is closed."),
        ("0 ordago\n? refused 1 reenvido = yes", "Bruno can’t say reenvido at this point."),
        ("0 ordago", "The whole game is at stake."),
        ("0 ordago\n3 quiero", "The cards are shown, and this lance decides the game."),
        ("0 paso\n1 paso\n2 paso\n3 paso", "Nobody has bet: the lance goes en paso."),
    ],
)
def test_a_bet_says_what_is_open_and_what_is_not(bet: str, line: str) -> None:
    assert line in words(f"bet classic grande\n{bet}")


def count(text: str, *, rules: str = "classic") -> CountSight:
    shown = told(f"count {rules}\n{text}")
    assert isinstance(shown, CountSight)
    return shown


def test_a_count_says_what_is_paid_when_to_whom_and_why() -> None:
    bets = "grande: 0 envido, 1 no_quiero\npares: 0 envido, 3 reenvido 5, 0 quiero"
    shown = count("scores 3 8\n" + HANDS + bets)
    assert shown.before.replace("\xa0", " ") == "Ane and Caio: 3 stones; Bruno and Dora: 8 stones"
    at_once, at_count = shown.pays
    assert [one.lance for one in at_once.payments] == ["Grande"]
    assert "to a first bet, however large" in at_once.payments[0].text
    assert [(one.lance, one.score) for one in at_count.payments] == [
        ("Chica", "4 to 9"), ("Pares", "9 to 9"), ("Pares", "11 to 9"), ("Punto", "12 to 9"),
    ]  # fmt: skip
    assert shown.end == ""


def test_a_count_says_where_it_stops() -> None:
    shown = count("scores 37 38\n" + HANDS + "pares: 0 envido 5, 3 quiero\n")
    assert [one.score for group in shown.pays for one in group.payments][-1] == "43 to 39"
    assert shown.end.startswith("That reaches 40 and the count stops")
    assert [one.winner for one in shown.lances] == ["Ane", "Bruno", "Ane", "Ane"]


def test_a_count_compares_no_cards_after_a_refusal_and_plays_nothing_after_the_end() -> None:
    shown = count("scores 39 38\n" + HANDS + "grande: 0 envido, 1 no_quiero")
    assert [one.winner for one in shown.lances] == [""] * 4
    assert shown.lances[0].notes == ("The bet was refused, so nobody compares cards.",)
    assert {one.notes for one in shown.lances[1:]} == {("Not reached: the game is over by then.",)}
    shown = count(HANDS + "grande: 0 paso, 1 ordago, 0 quiero")
    assert [one.winner for one in shown.lances] == ["Ane", "", "", ""]
    assert shown.end.endswith("The game goes to Ane and Caio.")
    assert shown.pays == ()


def test_a_bonus_says_whose_hands_it_counts() -> None:
    two = "0: Ro Rc 4e 5b\n1: Co 7c 6e 1b\n2: 5o 5c 6o 6b\n3: So Cc 7o 2b\n"
    paid = [one.text.replace("\xa0", " ") for group in count(two).pays for one in group.payments]
    assert "Only one couple has pares, so there’s no betting. At the count, 4 stones" in paid[2]
    refused = count(HANDS + "pares: 0 paso, 2 paso, 3 envido, 2 no_quiero").pays[-1].payments
    assert any("goes with the refused bet" in one.text for one in refused)
    assert all("Bruno and Dora" in one.text for one in refused if one.lance == "Pares")
    both = two.replace("So Cc 7o 2b", "So Sc 7o 2b")
    (won,) = [
        one.text for group in count(both).pays for one in group.payments if "hands" in one.text
    ]
    assert "1 + 3" in won


def test_a_couple_alone_is_paid_at_once_where_the_house_does_so() -> None:
    alone = "0: Ro Rc 4e 5b\n1: Co 7c 6e 1b\n2: 5o 5c 6o 6b\n3: So Cc 7o 2b\n"
    shown = count(alone, rules="classic+solo_bonus=at_once")
    assert shown.pays[0].title.startswith("At once")
    assert [one.lance for one in shown.pays[0].payments] == ["Pares"]
    assert "house rules" in shown.ruleset


def test_a_wild_card_says_what_it_is_shown_as() -> None:
    shown = count(EIBAR + "wild: So=R", rules="eibar")
    assert [hand.note for hand in shown.hands] == ["sota of oros as king", "", "", ""]


def test_a_round_is_told_stage_by_stage_and_counted_in_the_end() -> None:
    begun = "round classic\nscores 2 3\n" + HANDS + "0 mus\n1 no_hay_mus"
    shown = told(begun)
    assert isinstance(shown, RoundSight)
    assert [stage.title for stage in shown.stages] == ["The cards as they are dealt", "Mus?"]
    lances = "0 envido\n3 no_quiero\n0 paso\n1 paso\n2 paso\n3 paso\n"
    pares = "0 si\n1 no\n2 si\n3 si\n0 paso\n2 paso\n3 paso\n"
    last = "0 no\n1 no\n2 no\n3 no\n0 paso\n1 paso\n2 paso\n3 paso"
    shown = told(begun, "round classic continued\n" + lances + pares + last)
    assert isinstance(shown, RoundSight)
    assert [stage.title for stage in shown.stages] == [
        "Grande", "Chica", "Pares", "Juego", "Punto",
    ]  # fmt: skip
    assert [one.score for one in shown.stages[0].payments] == ["3 to 3"]
    assert shown.stages[3].note == "Nobody has juego, so punto is played."
    assert shown.before == ""
    assert shown.count is not None
    assert [group.title for group in shown.count.pays] == ["At the count, with the cards shown"]


def test_a_discard_shows_what_goes_and_the_hands_that_it_makes() -> None:
    begun = "round classic\nstock 7o 7e 2o 2c\n" + HANDS + "0 mus\n1 mus\n2 mus\n3 mus\n"
    shown = told(begun + "0 descarte 4e\n1 descarte 1b\n2 descarte 4b\n3 descarte 2b")
    assert isinstance(shown, RoundSight)
    stage = shown.stages[-1]
    assert [turn.call for one in stage.exchanges for turn in one.turns] == [
        "discards 1\xa0card"
    ] * 4
    assert [card.code for card in stage.exchanges[0].turns[0].cards] == ["4e"]
    assert "7o" in [card.code for card in stage.hands[0].cards]


def test_a_game_that_a_refusal_ends_shows_no_cards() -> None:
    shown = told("round classic\nscores 39 3\n" + HANDS + "0 no_hay_mus\n0 envido\n1 no_quiero")
    assert isinstance(shown, RoundSight)
    assert shown.count is None
    assert shown.end.startswith("That reaches 40")


def test_stones_lie_there_before_and_after_and_the_keepers_say_what_they_do() -> None:
    shown = told("stones classic\n33 + 3")
    assert isinstance(shown, StonesSight)
    assert [(pile.amarracos, pile.loose) for pile in shown.piles] == [(6, 3), (0, 1)]
    assert len(shown.steps) == 4
    shown = told("stones thirty\n28 + 4")
    assert isinstance(shown, StonesSight)
    assert [pile.loose for pile in shown.piles] == [3]
    assert shown.steps[-1] == "Out: the game is won."
    assert "to 30" in shown.ruleset


def test_encaje_says_who_moves_stones_at_once_and_at_the_count() -> None:
    shown = told("encaje encaje\n" + PURSES + "grande: 0 envido, 1 no_quiero, 2 quiero")
    assert isinstance(shown, EncajeSight)
    at_once, at_count = shown.moves
    assert [(one.name, one.lance) for one in at_once.payments] == [
        ("Ane", "Grande"), ("Caio", "Grande"),
    ]  # fmt: skip
    assert at_count.payments[0].text.startswith("Takes the whole pot")
    assert [(one.before, one.after) for one in shown.purses][2] == ("6\xa0stones", "8\xa0stones")
    shown = told(
        "encaje encaje\n" + PURSES + "pares: 0 envido, 1 reenvido, 2 no_quiero, 0 no_quiero"
    )
    assert isinstance(shown, EncajeSight)
    texts = [one.text for group in shown.moves for one in group.payments if one.lance == "Pares"]
    assert texts[0].startswith("Gives 2\xa0stones to Ane")
    assert texts[1].startswith("Sheds the bonus too")


def test_a_bet_of_encaje_says_what_each_has_and_who_pays_into_the_pot() -> None:
    bet = "encaje-bet encaje grande\nstones 9 2 6\n0 envido 3\n1 no_quiero\n2 quiero"
    assert "Ane: 9 stones Bruno: 2 stones Caio: 6 stones" in words(bet)
    assert "The pot: 3 stones each from Ane and Caio." in words(bet)
    open_bet = "encaje-bet encaje grande\nstones 9 2 6\n0 envido 3\n? refused 1 reenvido 5 = yes"
    assert "Now it’s for Bruno to speak." in words(open_bet)


@pytest.mark.parametrize(
    ("hand", "line"),
    [
        ("classic\nRo Rc 7e 4b\n? stones juego = 3", "Worth in juego: 3 stones."),
        ("classic\nRo Rc 7e 4b\n? juego = yes", "It reaches 31, so there’s juego."),
        ("real\n7o 7c 7e Rb\n? real = yes", "It’s juego real."),
        ("classic\nRo Rc 7e 4b\n? signals = lip,wink", "(two kings) and A wink (a 31)."),
        ("classic\nRo Cc 6e 4b\n? may wink = no", "A wink (a 31): not with this hand."),
        ("eibar\nSo Rc 7e 4b\n? declares pares = yes,no", "May say pares sí or pares no"),
        (
            "eibar\nSo Rc 7e 4b\n? declares juego after yes = yes",
            "After pares sí, may say juego sí",
        ),
        ("eibar\nSo Rc 7e 4b\n? best chica = So=1", "Chica: best with sota of oros as ace."),
        ("eibar\nSo Rc 7e 4b\nwild: So=R\n? pares = par", "There’s a pair of kings"),
    ],
)
def test_a_hand_says_what_is_claimed_of_it(hand: str, line: str) -> None:
    shown = told(f"hand {hand}")
    assert isinstance(shown, CardsSight)
    assert line in " ".join(shown.lines).replace("\xa0", " ").replace("*", "")


def test_a_deal_without_a_lance_shows_its_hands_and_what_is_claimed_of_them() -> None:
    shown = told("deal classic\n0: Ro Cc 5e 4o\n1: Rc Rb 7e 6o\n? stones pares 1 = 1")
    assert isinstance(shown, DealSight)
    assert [hand.name for hand in shown.hands] == ["Ane", "Bruno"]
    assert shown.lines == ("Bruno, in pares: 1\xa0stone.",)
    nobody = told("deal classic\n0: Ro Cc 5e 4o\n1: Rc So 7e 6o\n? pares = none")
    assert isinstance(nobody, DealSight)
    assert nobody.lines == ("Nobody has pares, so the lance is not played.",)


def test_couples_of_six_are_trios() -> None:
    with translation.override(SOURCE):
        text = words("bet six grande\n0 envido\n1 no_quiero", language=SOURCE)
    assert "para el trío de Ane, Caio y Eli" in text


def test_what_six_are_paid_is_said_of_trios() -> None:
    six = HANDS.replace("1: Co 7c 6e 1b", "1: Co 7c Ce 4o") + "4: 6c 5o 4c 2o\n5: 7o 6b 5e 1o\n"
    shown = count(six.replace("2: 3o 5c 5e 4b", "2: 3o 5c Cb 4b"), rules="six")
    told = " ".join(one.text for group in shown.pays for one in group.payments)
    assert "The trio that wins" in told
    assert "couple" not in told + " ".join(note for one in shown.lances for note in one.notes)
