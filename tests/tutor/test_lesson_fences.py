"""The fences of bets, counts, rounds, stones and Encaje: what they refuse, and what is false."""

import pytest

from engine import Phase
from tutor.lessons.checking import claims_of, differences
from tutor.lessons.pieces import CountFence, Fence, RoundFence
from tutor.lessons.reading import Lesson, read_lesson

OPENING = "# A title\n\n*A summary.*\n\n"
HANDS = "0: Ro Rc 4e 5b\n1: Co 7c 6e 1b\n2: 3o 5c 5e 4b\n3: So Sc 6o 2b\n"
PURSES = "stones 21 9 6\n0: Co Cc 7o 7c\n1: So Sc Se 1o\n2: 6o 6c 5c 4c\n"
EIBAR = "0: So Rc 7e 4o\n1: Co 7c 6e 1b\n2: 3o 5c 5e 4b\n3: Ro Rb 6o 2b\n"


def lesson(*fences: str) -> Lesson:
    return read_lesson(OPENING + "\n".join(f"```{fence}\n```\n" for fence in fences))


def fence(text: str) -> Fence:
    found = lesson(text)
    assert [str(problem) for problem in found.problems] == []
    return found.fences[0]


@pytest.mark.parametrize(
    ("text", "line", "message"),
    [
        ("bet classic\n0 paso", 5, "'' is no lance: grande"),
        ("bet clasic grande\n0 paso", 5, "no such rules"),
        ("bet classic grande\n0 pasa", 6, "'0 pasa' is no call: 1 envido 4"),
        ("bet classic grande\n0 paso\n0 paso", 7, "is not open here: out_of_turn (to_speak 1)"),
        ("bet classic grande\n0 envido 4\n1 reenvido 5", 7, "too_small (stake 4, least 6)"),
        ("bet classic grande\nplayers 0 2\n0 paso", 6, "seats of both couples"),
        ("bet classic grande\nplayers 0 1\nplayers 0 1", 7, "a line of players already"),
        ("bet classic grande\nplayers 0 one", 6, "are no numbers: players 0 1 3"),
        ("bet classic grande\n0 paso\n? winner = 0", 7, "is no claim about a bet: status"),
        ("bet classic grande\n0 paso\n? stake now = 0", 7, "'now' fits no stake of a bet"),
        ("bet classic grande\n0 paso\n? refused 1 = yes", 7, "the engine says bad_call"),
        ("bet classic grande\n0 paso\n? stake", 7, "is no claim: ? status = …"),
        ("count classic\n" + HANDS[:15], 5, "here belong 4 hands, 0 to 3"),
        ("count classic\n" + HANDS + "chica: 0 paso", 10, "the betting on chica is still open"),
        ("count classic\n" + HANDS + "grande: 0 envido, 0 paso", 10, "out_of_turn"),
        (
            "count classic\n" + HANDS + "grande: 0 ordago, 1 quiero\nchica: 0 envido",
            11,
            "nobody bets on chica in this round",
        ),
        ("count classic\n" + HANDS + "juego: 0 envido", 10, "nobody bets on juego in this round"),
        ("count classic\n" + HANDS + "grand: 0 envido", 10, "'grand' is no lance"),
        (
            "count classic\n" + HANDS + "grande: 0 envido, 1 no_quiero, 2 paso",
            10,
            "'2 paso': the betting on grande is over before it",
        ),
        ("count classic\n" + HANDS + "chica: 0 envido\nchica: 0 envido", 11, "of chica already"),
        ("count classic\nscores 40 3\n" + HANDS, 5, "no round begins so: bad_scores"),
        ("count classic\nscores 4\n" + HANDS, 6, "a score for each couple: scores 37 38"),
        ("count eibar\n" + EIBAR, 5, "these hands make no deal (bad_wild"),
        ("count eibar\n" + EIBAR + "wild: So=7", 5, "these hands make no deal (bad_wild"),
        ("count eibar\n" + EIBAR + "wild: So", 10, "fixes no wild cards: wild: So=R Sc=1"),
        ("count eibar\n" + EIBAR + "wild: So=R\nwild: So=1", 11, "all wild cards stand in one"),
        ("round classic\n" + HANDS + "0 mus\n1 maybe", 11, "'1 maybe' is no act: 0 mus"),
        ("round classic\n" + HANDS + "1 mus", 10, "is not open here: out_of_turn (to_speak 0)"),
        ("round classic\n" + HANDS + "0 no_hay_mus\n0 quiero", 11, "not_open (legal paso, envido"),
        ("round classic onwards\n0 mus", 5, "'onwards' is no way to go on"),
        ("round classic continued\n0 mus", 5, "there is no round above"),
        ("round classic\nstock Ro\n" + HANDS, 5, "no round begins so: bad_deck"),
        ("round classic\nseen no\n" + HANDS, 6, "seen yes"),
        ("round classic\ncaptains 0 1\n" + HANDS, 5, "captains_need_six"),
        ("round classic\n" + HANDS + "0 mus\n? total 9 = 3", 11, "fits no total of a round"),
        ("stones classic\n3\n4", 5, "stones are one line"),
        ("stones classic\nthree", 6, "are no numbers: 33 + 3"),
        ("stones classic\n40", 6, "40 wins the game: a score is below 40"),
        ("stones classic\n38 + 3\n? loose = 0", 7, "fits no loose of stones"),
        ("encaje classic\n" + PURSES, 5, "no such rules"),
        ("encaje encaje\n" + PURSES[14:], 5, "here belongs what each has: stones 21 9 6 15"),
        ("encaje encaje\n" + PURSES[:-16], 5, "3 have stones: here belong as many hands"),
        ("encaje encaje\n" + PURSES + "grande: 0 envido, 1 quiero", 10, "still open: 2 speaks"),
        ("encaje encaje\n" + PURSES + "grande: 0 envido 22", 10, "too_large (most 21)"),
        ("encaje encaje\n" + PURSES + "punto: 0 envido", 10, "nobody bets on punto"),
        ("encaje encaje\nstones 21 0 6\n" + PURSES[14:], 6, "each with a stone or more"),
        ("encaje-bet encaje grande\n0 paso", 5, "here belongs what each has"),
        ("encaje-bet encaje grande\nstones 3 3\nplayers 0 5", 7, "seats in order"),
        ("encaje-bet encaje grande\nstones 3 3\n1 paso", 7, "out_of_turn (to_speak 0)"),
        ("hand classic\nSo Rc 7e 4b\n? signals pares = lip", 7, "fits no signals of a hand"),
        ("hand classic\nSo Rc 7e 4b\n? may sneeze = no", 7, "'sneeze' fits no may"),
        ("hand eibar\nSo Rc 7e 4b\n? total = 31", 7, "'' fits no total of a hand"),
        ("deal classic\n0: Ro Cc 5e 4o\n1: Ro 3c 4b 4e", 5, "these hands make no deal"),
    ],
)
def test_what_cannot_be_read_is_refused_at_its_line(text: str, line: int, message: str) -> None:
    (problem,) = lesson(text).problems
    assert message in problem.message
    assert problem.line == line


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("bet classic grande\n0 envido 4\n1 reenvido 8\n? deje = 8", "4"),
        ("bet classic grande\n0 envido\n? stake = none", "2"),
        ("bet classic grande\n0 envido\n? to_speak = 1", "1,3"),
        ("bet classic grande\n0 ordago\n? stake = 40", "none"),
        ("bet classic grande\n0 envido\n? refused 1 reenvido 3 = no", "yes"),
        ("bet classic+min_raise=1 grande\n0 envido\n? refused 1 reenvido 3 = yes", "no"),
        ("bet classic grande\n0 envido\n? refused 1 quiero + 3 reenvido 9 = yes", "no"),
        ("count classic\n" + HANDS + "? scores = 0-0", "4-1"),
        ("count classic\n" + HANDS + "? paid pares = nothing", "0:2:bonus"),
        ("count classic\n" + HANDS + "grande: 0 ordago, 3 quiero\n? by = stones", "ordago"),
        ("count classic\n" + HANDS + "? paid juego = 0:3:bonus", "nothing"),
        ("count classic\n" + HANDS + "? grande = 3", "0"),
        ("count eibar\n" + EIBAR + "wild: So=1\n? pares = 0", "3"),
        ("round classic\n" + HANDS + "0 mus\n? to_act = 0", "1"),
        ("round classic\n" + HANDS + "0 no_hay_mus\n? legal = paso", "paso,envido,ordago"),
        ("round classic\n" + HANDS + "0 no_hay_mus\n0 envido 7\n? stake = 2", "7"),
        ("round classic\n" + HANDS + "0 mus\n? refused 0 mus = no", "yes"),
        ("stones classic\n38 + 3\n? out = no", "yes"),
        ("stones classic\n32\n? pieces = 32", "8"),
        ("stones thirty\n25\n? dentro = no", "yes"),
        ("encaje encaje\n" + PURSES + "? stones = 21,9,6", "17,5,6"),
        ("encaje encaje\n" + PURSES + "? enters juego = 0", "0,1"),
        ("encaje encaje\n" + PURSES + "? moves pares = 0 shed 1", "0 shed 3"),
        ("encaje-bet encaje grande\nstones 5 1\n0 envido\n? legal = quiero", "no_quiero"),
        ("hand classic\nRo Rc 5e 4b\n? juego = yes", "no"),
        ("hand real\n7o 7c 7e Rb\n? real = no", "yes"),
        ("hand classic\nRo Rc 7e 4b\n? stones juego = 2", "3"),
        ("hand classic\nRo Rc 7e 4b\n? may wink = no", "yes"),
        ("hand four_kings\nRo 3c 7e 4b\n? signals = lip", "none"),
        ("hand eibar\nSo Sc 7e 4b\n? best chica = So=1", "So=1,Sc=1"),
        ("hand eibar\nSo Rc 7e 4b\nwild: So=R\n? total = 22", "31"),
        ("deal eibar\n0: So Rc 7e 4b\n1: Ro Rb 6e 5b\nwild: So=1\n? grande = 0", "1"),
        ("deal eibar\n0: So Rc 7e 4b\n1: Ro Rb 6e 5b\nwild: So=R\n? decides grande = 2", "3"),
        ("deal classic\n0: Ro Cc 5e 4o\n1: Rc So 7e 6o\n? pares = 0", "none"),
    ],
)
def test_a_false_claim_has_what_the_engine_says(text: str, right: str) -> None:
    (claim,) = claims_of(lesson(text))
    assert claim.right == right != claim.expected


def test_a_round_deals_the_hands_and_gives_the_stock_in_its_order() -> None:
    told = "round classic\nstock 7o 2o\n" + HANDS
    acts = "0 mus\n1 mus\n2 mus\n3 mus\n0 descarte 4e\n1 descarte 1b\n2 descarte 4b\n3 descarte 2b"
    found = fence(told + acts + "\n? hand 0 = 7oRoRc5b")
    assert isinstance(found, RoundFence)
    assert [str(hand) for hand in found.played.deal.hands] == [
        "RoRc5b7o", "Co7c6e2o", "3o5c5e1o", "SoSc6o4o",
    ]  # fmt: skip
    (claim,) = found.claims
    assert claim.right == claim.expected  # in whichever order the cards are written


def test_a_round_goes_on_from_the_stretch_above_it_under_the_same_rules() -> None:
    begun = "round classic\n" + HANDS + "0 no_hay_mus"
    told = lesson(begun, "round classic continued\n0 envido\n1 no_quiero\n? scores = 1-0")
    assert told.problems == ()
    first, second = told.fences
    assert isinstance(first, RoundFence)
    assert isinstance(second, RoundFence)
    assert (second.begun, second.is_continued) == (first.played, True)
    assert second.played.tanteo.scores == (1, 0)
    (problem,) = lesson(begun, "round thirty continued\n0 envido").problems
    assert "under the same rules" in problem.message


def test_a_count_passes_what_it_does_not_tell_and_declares_what_is_so() -> None:
    found = fence("count classic\n" + HANDS + "grande: 0 envido, 1 no_quiero + 3 quiero")
    assert isinstance(found, CountFence)
    assert found.played.phase is Phase.OVER
    said = [str(act) for acts in found.played.acts for act in acts]
    assert said[:4] == ["0 no_hay_mus", "0 envido", "1 no_quiero", "3 quiero"]
    assert said[4:8] == ["0 paso", "1 paso", "2 paso", "3 paso"]
    assert said[8:12] == ["0 si", "1 no", "2 si", "3 si"]


def test_a_count_shows_its_wild_cards_as_it_says() -> None:
    found = fence("count eibar\n" + EIBAR + "wild: So=R\n? pares 0 = par\n? paid grande = 0:1:paso")
    assert isinstance(found, CountFence)
    assert "0 muestra So=R" in [str(act) for acts in found.played.acts for act in acts]
    assert all(claim.right == claim.expected for claim in found.claims)


def test_other_words_in_a_translation_are_found() -> None:
    told = "count classic\n" + HANDS + "grande: 0 envido, 1 no_quiero\n? scores = 4-1"
    source = lesson(told)
    assert not list(differences(source, lesson(told)))
    for other in (told.replace("1 no_quiero", "3 no_quiero"), told.replace("5b", "6b")):
        assert len(list(differences(source, lesson(other)))) == 1
