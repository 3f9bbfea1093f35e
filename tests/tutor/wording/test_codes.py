"""Every code of the engine has words in every language."""

from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from engine import (
    DECK,
    MISCONCEPTIONS,
    PRESETS,
    BadAnswer,
    JuegoReal,
    Kind,
    Lance,
    ParesKind,
    Question,
    Rank,
    Reason,
    Why,
    deal_question,
    grade,
    options,
)
from tests.tutor.wording.saying import TABLE, in_every_language, said, sentences, whole
from tutor import wording
from tutor.drills.catalogue import catalogue
from tutor.drills.sight import Stone
from tutor.wording.holdings import KINDS
from tutor.wording.questions import COMPLAINTS
from tutor.wording.table import OPTIONS, RULESETS

NO_JUEGO = ",0:no,1:no,2:no,3:no,0:envido"  # and a bet on punto
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
    *(
        f"1|who-sits|-|classic|-|dealer=2;role={role};rounds={rounds};view=1"
        for role, rounds in (("mano", 0), ("cutter", 1), ("postre", 2), ("next", 6), ("before", 1))
    ),
    *(
        f"1|mus-next|-|classic|-|said={said};view=3"
        for said in ("-", "mus", "mus,no", "mus,mus,mus,mus", "mus,mus,mus,mus,mus,no")
    ),
    *(
        f"1|mus-next|-|{rules}|-|before={before};said={said};told={told};view=2"
        for rules, before, said in (
            ("classic", 0, "-"),
            ("classic", 1, "-"),
            ("classic", 2, "mus,mus"),
            ("classic", 0, "mus,no"),
            ("six", 3, "mus,mus,mus,mus,mus"),
            ("six", 1, "mus,mus,mus,mus,mus,mus"),
        )
        for told in ("seats", "dealer")
    ),
    "1|who-speaks|pares|classic|-|calls=0:paso,1:envido;players=0,1,3;view=2",
    "1|who-speaks|chica|six|-|calls=-;players=0,1,2,3,4,5;view=5",
    "1|may-not-say|grande|classic|-|calls=0:envido:4;players=0,1,2,3;"
    "say=1:quiero,1:reenvido:5,3:ordago,1:reenvido:6;view=0",
    "1|refusal-pays|grande|classic|-|calls=0:envido,1:reenvido:9,0:ordago,3:no_quiero;"
    "players=0,1,2,3;view=1",
    *(
        f"1|lance-pays|{lance}|classic|RoRcCb4e.7o7c7e5b.6o6c5o5e.CoSo4o1o|calls={calls};view=1"
        for lance, calls in (
            ("grande", "0:paso,1:paso,2:paso,3:paso"),
            ("pares", "0:envido,1:quiero"),
            ("pares", "0:paso,1:envido,2:no_quiero"),
            ("juego", "-"),
        )
    ),
    "1|lance-pays|pares|six|Co2c6o7e.7c4cCb5b.2b6b5c1o.2o5eScSb.Cc6c1eSe.3b4b3o7b|"
    "calls=2:envido:2,3:quiero;view=3",
    "1|lance-pays|punto|classic|Ro6c5b4e.7o7c7e4b.6o6e5o5e.CoSo4o1o|calls=0:envido,1:quiero;view=0",
    *(
        f"1|ordago-wins|grande|classic|RoRcCb4e.7o7c7e5b.6o6c5o5e.CoSo4o1o|calls={calls};"
        "scores=31-39;view=1"
        for calls in ("0:ordago,1:quiero", "0:ordago,1:no_quiero", "0:envido:41,3:quiero")
    ),
    "1|game-ends|-|classic|RoRcCb4e.7o7c7e5b.6o6c5o5e.CoSo4o1o|scores=38-39;view=2",
    "1|game-ends|-|classic|RoRcCb4e.7o7c7e5b.6o6c5o5e.CoSo4o1o|scores=3-9;view=2",
    *(f"1|stones-lie|-|classic|-|stones={stones}" for stones in (0, 23, 38)),
    *(f"1|stones-left|-|classic|-|stones={stones}" for stones in (0, 23, 35, 38)),
    *(
        f"1|{kind}|-|{rules}|-|against={against};side={side};stones={stones}"
        for kind in ("stones-lie", "stones-left")
        for rules, against, side, stones in (
            ("classic", 0, "ours", 23),
            ("thirty", 27, "theirs", 9),
            ("six", 45, "theirs", 48),
            ("classic", 12, "ours", 38),
            ("classic", 35, "theirs", 4),
        )
    ),
    "1|true-signal|-|classic|RoRc4e1b|-",
    "1|two-rules|grande|classic|3o3cCb4e.RoSo7e5b|other=four_kings;view=0",
    *(
        f"1|order-hands|{lance}|classic|5o1b5b7b.6cRc6eCe.1cCc2eCb|view=2"
        for lance in ("grande", "chica", "pares")
    ),
    "1|order-hands|juego|classic|3oCo5c6c.7oSoRc6e.Sc7eCe5b|view=1",
    "1|order-hands|grande|classic|3o3c4b4c.Ro2c5o4o.7c6o6e1b.Se6c5c2b|view=1",
    "1|has-juego|-|classic|Sc2c4oRo.Cb1o6e1e.5eCcCo3b.SeRb7o7e|view=1",
    "1|has-juego|-|classic|3o3c4b4c.Ro2c5o4o.7c6o6e1b.Se6c5c2b|view=3",
    "1|change-card|grande|classic|3cCo5b3b.7eRcCe3o|cards=4bSe6o1o;view=1",
    "1|change-card|chica|classic|2e7bSe3o.So3e2bCc|cards=7e3cSbCo;view=0",
    *(f"1|wild-choice|{lance}|eibar|4eRcSoSb|-" for lance in ("pares", "juego")),
    "1|wild-choice|juego|eibar|RoRcCbSo|-",
    "1|wild-choice|juego|eibar|Ce4eSc2e|-",
    "1|wild-declares|pares|eibar|6b5cSoSe|declared=-",
    *(f"1|wild-declares|juego|eibar|Ce7eSc2e|declared={said}" for said in ("-", "yes")),
    "1|wild-declares|juego|eibar|6b5cSoSe|declared=no",
    "1|encaje-may|pares|classic|-|calls=0:envido:2,1:no_quiero,3:reenvido:6;"
    "entered=0,1,3;purse=8,5,6,6;view=0",
    "1|encaje-may|grande|classic|-|calls=0:envido:3;entered=0,1,2,3;purse=13,3,11,2;view=3",
    *(
        f"1|encaje-sheds|{lance}|classic|4c1bSc2o.CeCc3c7e.4eRo4b5o|"
        f"calls={calls};purse=6,6,21;view=2"
        for lance, calls in (
            ("pares", "0:envido:2,1:no_quiero,2:no_quiero"),
            ("grande", "0:envido:2,1:reenvido:4,2:no_quiero,0:no_quiero"),
            ("chica", "0:paso,1:paso,2:paso"),
            ("grande", "0:envido:2,1:no_quiero,2:quiero"),
            ("juego", "-"),
        )
    ),
    *(
        f"1|may-change|-|{rules}|{hand}|seen={seen};stage={stage}"
        for rules, hand, seen, stage in (
            ("mus_visto", "RoRc5b4e", "yes", "dealt"),
            ("mus_visto", "RoRc5b4e", "yes", "all-mus"),
            ("classic", "RoRc5b4e", "yes", "drawn"),
            ("renewal", "7o6c5b4e", "no", "dealt"),
            ("renewal", "3o6c5b4e", "no", "dealt"),
            ("renewal", "7o6c5b4e", "no", "taken"),
            ("mus_visto+renew_4567=true", "7o6c5b4e", "yes", "dealt"),
        )
    ),
    *(
        f"1|encaje-next|-|classic|-|dealer=2;dealing={dealing};purse=4,0,11,1,0;rounds={rounds};"
        f"talk={talk};view=1"
        for dealing, rounds, talk in (
            ("mus", 0, "-"),
            ("mus", 1, "mus"),
            ("mus", 0, "mus,mus,mus"),
            ("mus", 1, "mus,no"),
            ("five", 0, "-"),
            ("five", 1, "thrown"),
        )
    ),
    *(
        f"1|encaje-most|-|classic|-|chica={chica};grande={grande};lower=1;purse=13,3,9,6"
        for chica, grande in (
            ("-", "-"),
            ("-", "0:envido:7,1:no_quiero"),
            ("0:paso", "0:envido:3,1:quiero,2:no_quiero,3:no_quiero"),
            ("0:envido:2,1:no_quiero,2:reenvido:4,3:no_quiero", "0:paso,1:paso,2:paso,3:paso"),
            ("-", "0:envido:2,1:no_quiero,2:reenvido:4,3:no_quiero,0:no_quiero"),
            ("-", "0:envido:2,1:no_quiero,2:no_quiero,3:no_quiero"),
        )
    ),
    *(
        f"1|encaje-played|{lance}|classic|RoRcCb4e.7o7c6e5b.Ce3oSc7e.4o5c6o1b|purse={purse}"
        for lance, purse in (
            ("pares", "3,4,5,6"),
            ("pares", "3,0,1,6"),
            ("pares", "0,0,5,6"),
            ("juego", "1,4,5,6"),
            ("juego", "0,4,0,6"),
        )
    ),
    *(
        f"1|encaje-ends|{lance}|classic|Ro7c5e4b.Co6c6e4o.So5c4c2b|"
        f"calls={calls};goal={goal};purse={purse};view=1"
        for lance, calls, goal, purse in (
            ("grande", "0:paso,1:paso,2:paso", "last_loses", "1,1,1"),
            ("grande", "0:paso,1:paso,2:paso", "first_wins", "1,1,1"),
            ("grande", "0:paso,1:paso,2:paso", "first_wins", "3,3,3"),
            ("chica", "0:envido:2,1:quiero,2:no_quiero", "last_loses", "2,3,1"),
            ("chica", "0:envido:2,1:no_quiero,2:no_quiero", "last_loses", "2,1,1"),
            ("grande", "0:envido:2,1:reenvido:4,2:no_quiero,0:no_quiero", "last_loses", "2,5,1"),
        )
    ),
    "1|encaje-pot|juego|classic|RbCb3c5e.6o7o2cCe.1bSeRoCc|calls=0:envido:5,2:quiero;"
    "purse=9,9,16;view=0",
    *(
        f"1|side-wins|-|{rules}|-|view=2;winners={winners}"
        for rules, winners in (("classic", "0,1,2,2"), ("classic", "1,1,3,1"), ("six", "0,5,4,4"))
    ),
    *(
        f"1|match-stands|-|classic|-|events={events};view=1"
        for events in ("0:game:31", "1:ordago:3,0:juego,1:game:0", "0:game:1,1:juego,0:ordago:9")
    ),
    *(
        f"1|may-do|-|classic|RoRc4e1b|deed={deed}"
        for deed in (
            *("tell:two-reyes", "sign:two-reyes", "sign:duples", "bet:grande", "bet:chica"),
            *("pares:yes", "pares:no", "juego:yes", "juego:no", "look:discards", "look:stock"),
            *("show:paso", "show:quiero", "show:ordago"),
        )
    ),
    "1|may-do|-|classic+discards=up|RoRc4e1b|deed=look:discards",
    *(f"1|cards-left|-|classic|RoRc4e1b|group={of}" for of in ("suit:o", "face:7", "face:R")),
    "1|cards-left|-|four_kings|RoRc4e1b|group=face:3",
    *(
        f"1|card-goes|-|{rules}|-|dealer=1;number={number};rounds={rounds};view=0"
        for rules, number, rounds in (("classic", 1, 0), ("classic", 17, 1), ("six", 9, 2))
    ),
    *(
        f"1|stock-left|-|classic|-|thrown={counts};view=3"
        for counts in ("1,2,3,4", "4,4,4,3+4,4,4,4")
    ),
    *(
        f"1|lance-next|{lance}|classic|-|acts={acts};view=1"
        for lance, acts in (
            ("grande", "0:paso,1:paso,2:paso,3:paso"),
            ("grande", "0:envido,1:quiero"),
            ("grande", "0:ordago,1:quiero"),
            ("chica", "0:envido:4,3:no_quiero"),
            ("chica", "0:envido:4,3:no_quiero,0:si,1:no"),
            ("pares", "0:si,1:no,2:si,3:no"),
            ("pares", "0:no,1:no,2:no,3:no"),
            ("pares", "0:si,1:si,2:no,3:no"),
            ("juego", "0:si,1:si,2:no,3:no"),
            ("juego", "0:si,1:no,2:no,3:no"),
            ("juego", "0:no,1:no,2:no,3:no"),
            ("juego", "0:si,1:si,2:no,3:no,0:paso,1:paso"),
        )
    ),
    *(
        f"1|which-lance|-|classic|-|acts={acts};named={named};view=3"
        for acts, named in (
            ("0:envido:4", "no"),
            ("0:paso,1:envido:4,2:quiero,0:envido", "yes"),
            (
                "0:envido,1:quiero,0:envido,1:quiero,0:no,1:no,2:no,3:si,0:no,1:no,2:no,3:no,0:envido",
                "no",
            ),
        )
    ),
    *(
        f"1|who-keeps|grande|classic|-|asks={asks};calls={calls};keeps=0,3;players=0,1,2,3;"
        "scores=19-3;view=2"
        for asks, calls in (
            ("take", "0:envido,1:no_quiero"),
            ("amarraco", "0:envido,1:no_quiero"),
            ("amarraco", "0:paso,1:envido,2:no_quiero"),
            ("take", "0:envido,1:quiero"),
            ("take", "0:paso,1:paso,2:paso,3:paso"),
        )
    ),
    *(
        f"1|signal-tells|-|classic+signals=regional|{hand}|gesture={gesture}"
        for hand, gesture in (
            ("RoRc3e1b", "mouth-u"),
            ("RoRc4e1b", "head-left"),
            ("RoSc6e4b", "shoulder"),
            ("RoRc4e1b", "lip-askew"),
        )
    ),
    "1|signal-tells|-|classic|RoRc4e1b|gesture=lip",
    *(
        f"1|round-counts|-|classic|RoRcCb4e.7o7c7e5b.6o6c5o5e.CoSo4o1o|lines={lines};"
        f"scores={scores};view=1"
        for lines, scores in (
            ("0:envido:4,1:reenvido:7,2:no_quiero/-/0:paso,1:paso,2:envido:3,1:quiero/-", "21-9"),
            ("0:envido:4,1:quiero/-/0:paso,1:ordago,0:no_quiero/-", "34-37"),
        )
    ),
]


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
    assert "Elige" not in line
    assert len(line) < 140
