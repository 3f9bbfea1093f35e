"""The arbiter's page: the engine's verdicts and counts, in three languages, by links alone."""

import json
import re
from collections.abc import Iterator
from html import unescape
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pytest
from django.test import Client
from django.utils import translation
from pytest_django import DjangoAssertNumQueries

from engine import PRESETS, Lance
from tests.tutor.playing import HTMX, Page
from tutor.arbiter.entering import read_query
from tutor.arbiter.seeing import EXAMPLE_COUNT, arbiter_sight
from tutor.arbiter.sight import ArbiterSight
from tutor.languages import LANGUAGES
from tutor.wording.table import couple_players, player_name

CASES = Path(__file__).parents[1] / "cases" / "referee.jsonl"
PAIR = "rules=classic&hands=4o4c4e4b.5o5c2o2c"
TABLE = "rules=classic&hands=RoRc5b4e.Co7c6e1b.5c5e4b3o.SoSc6o2b"
SIX = "rules=six&hands=RoRc5b4e.Co7c6e1b.5c5e4b3o.SoSc6o2b.Cc7o6b4c.Re3b2o1c"
EIBAR = "rules=eibar&hands=RoSoSc4e.Co7c6e1b.5c5e4b3o.RcSb6o2b"
PAIR_CARDS = ("4o", "4c", "4e", "4b", "5o", "5c", "2o", "2c")
LINK = re.compile(r'href="(/en/arbiter/\?[^"#]*)')


def seen(query: str, language: str = "en") -> ArbiterSight:
    with translation.override(language):
        reading = read_query(query)
        assert not reading.complaints, reading.complaints
        return arbiter_sight(reading, "", "http://here")


def asked(op: str) -> Iterator[tuple[dict[str, Any], dict[str, Any]]]:
    """The cases of one kind whose calls are one voice each."""
    for line in CASES.read_text(encoding="utf-8").splitlines():
        case = json.loads(line)
        request = case["request"]
        calls = [call for said in request.get("bets", {}).values() for call in said]
        if request["op"] == op and all(isinstance(call, str) for call in calls):
            yield request, case["answer"]


def query_of(request: dict[str, Any]) -> str:
    """A request to the referee as the arbiter's address tells it."""
    rules = request.get("rules", "classic")
    if isinstance(rules, dict):
        rules = "+".join(["classic", *(f"{name}={value}" for name, value in rules.items())])
    pairs = {"rules": rules, "hands": ".".join("".join(hand) for hand in request["hands"])}
    if "wild" in request:
        pairs["wild"] = ",".join(f"{card}={rank}" for card, rank in request["wild"].items())
    if "scores" in request:
        pairs["scores"] = "{}-{}".format(*request["scores"])
    bets = {lance: ",".join(said) for lance, said in request.get("bets", {}).items()}
    return urlencode(pairs | bets)


@pytest.mark.parametrize(("request_", "answer"), list(asked("lance"))[::2])
def test_lances_are_decided_as_by_the_referee(
    request_: dict[str, Any], answer: dict[str, Any]
) -> None:
    sight = seen(query_of(request_))
    found = next((one for one in sight.lances if one.code == request_["lance"]), None)
    winner = "" if answer["winner"] is None else player_name(answer["winner"])
    assert (found.winner if found else "") == winner
    if found and winner:
        assert [row.name for row in found.rows if row.wins] == [winner]
        assert found.reasons


@pytest.mark.parametrize(("request_", "answer"), list(asked("tanteo")))
def test_the_count_is_the_referees(request_: dict[str, Any], answer: dict[str, Any]) -> None:
    count = seen(query_of(request_)).count
    assert count is not None
    assert not count.waits
    paid = [(one.title.lower(), one.couple, one.stones) for one in count.awards]
    assert paid == [(one["lance"], one["couple"], one["stones"]) for one in answer["awards"]]
    if count.awards:
        assert [count.awards[-1].us, count.awards[-1].them] == answer["scores"]
    if answer["winner"] is not None:
        assert couple_players(answer["winner"], len(request_["hands"])) in count.result
    assert bool(count.end) is (answer["winner"] is not None)


def test_there_are_cases_of_each_kind() -> None:
    assert len(list(asked("tanteo"))) >= 50
    tables = {len(request["hands"]) for request, _ in asked("lance")}
    assert tables >= {4, 6}


def test_two_hands_are_compared_without_a_count() -> None:
    sight = seen(PAIR)
    assert [(one.code, one.winner) for one in sight.lances] == [
        ("grande", "Bruno"),
        ("chica", "Bruno"),
        ("pares", "Bruno"),
        ("punto", "Ane"),
    ]
    assert sight.count is None
    assert all(one.bets is None for one in sight.lances)
    pares = sight.lances[2]
    assert pares.reasons == (
        "Duples against duples; the higher pair settles it: fives over fours.",
    )


def test_a_table_is_compared_with_the_other_couple_first() -> None:
    grande = seen("hands=RoRc5b4e.7o7c6e1b.3o5c5e4b.SoSc6o2b").lances[0]
    assert [row.name for row in grande.rows] == ["Ane", "Dora"]
    assert [row.name for row in grande.others] == ["Bruno", "Caio"]
    assert not any(row.is_yours for row in (*grande.rows, *grande.others))


def test_the_examples_are_whole_and_in_order() -> None:
    examples = seen("").examples
    assert [one.label for one in examples] == [
        "4-4-4-4 against 5-5-2-2",
        "R-R-7-7 against 3-3-C-C",
        "A whole table, with bets and a close score",
    ]
    for example in examples:
        reading = read_query(example.url.partition("?")[2])
        assert reading.is_usual
        assert seen(reading.state.query()).lances
    assert not read_query(EXAMPLE_COUNT).complaints
    count = seen(EXAMPLE_COUNT).count
    assert count is not None
    assert count.end


def test_a_tap_leads_to_the_part_that_comes_next() -> None:
    def parts(query: str) -> dict[str, str]:
        picker = seen(query).picker
        assert picker is not None
        return {card.code: card.part for card in picker.cards if card.url}

    assert parts("hands=4o4c4e4b.5o5c2o")["2c"] == "ruling"
    assert parts("hands=4o4c4e4b.5o5c2o")["4o"] == "picker"
    assert parts("hands=4o4c4e4b.5o5c")["2c"] == "picker"
    assert parts("rules=eibar&hands=So4c4e4b.5o5c2o")["2c"] == "wild"
    assert parts("hands=4o4c4e4b.5o5c2o2c&at=1").keys() == set(PAIR_CARDS)


def test_calls_are_offered_step_by_step() -> None:
    fresh = seen(TABLE).lances[0].bets
    assert fresh is not None
    assert [one.name for one in fresh.speakers] == ["Ane"]
    assert [choice.value for choice in fresh.speakers[0].choices] == ["paso", "ordago"]
    assert fresh.raising is not None
    assert fresh.raising.number == "2"
    assert not fresh.undo_url
    bet = seen(f"{TABLE}&grande=0 envido 5").lances[0].bets
    assert bet is not None
    assert [one.name for one in bet.speakers] == ["Bruno", "Dora"]
    assert [choice.value for choice in bet.speakers[1].choices] == [
        "quiero",
        "no_quiero",
        "ordago",
    ]
    assert bet.raising is not None
    assert bet.raising.number == "7"
    assert bet.undo_url == f"/en/arbiter/?{TABLE}"


def test_an_open_bet_keeps_the_count_waiting() -> None:
    count = seen(f"{TABLE}&grande=0 envido").count
    assert count is not None
    assert count.waits
    assert not count.awards


def test_an_accepted_ordago_ends_it_there() -> None:
    sight = seen(f"{TABLE}&chica=0 ordago,1 quiero&punto=0 envido")
    assert [bool(one.bets) for one in sight.lances] == [True, True, False, False]
    assert sight.count is not None
    assert sight.count.awards == ()
    assert "Órdago accepted" in sight.count.end
    assert sight.count.result == "The game goes to Bruno and Dora."


def test_the_count_stops_at_the_target() -> None:
    count = seen(f"{TABLE}&scores=37-38&grande=0 envido,1 reenvido 6,0 quiero").count
    assert count is not None
    assert [(one.us, one.them) for one in count.awards] == [(43, 38)]
    assert "reaches 40" in count.end


def test_wild_sotas_wait_to_be_shown_and_the_best_way_is_named() -> None:
    sight = seen(EIBAR)
    assert sight.lances == ()
    (holder,) = sight.wild
    assert holder.name == "Ane"
    assert [way.is_best for way in holder.ways] == [True, False, False, False]
    assert holder.ways[0].result == "After this round: 6 to 1."
    shown = seen(f"{EIBAR}&wild=Sc=R,So=R")
    assert shown.wild[0].ways[0].is_current
    assert shown.count is not None
    assert shown.count.result == "After this round: 6 to 1."
    captions = [card.caption for card in shown.lances[0].rows[0].cards]
    assert captions.count("sota\N{NO-BREAK SPACE}(king)") == 2


def test_the_second_holder_is_advised_once_the_first_has_shown() -> None:
    hands = "rules=eibar&hands=RoSo5b4e.Co7c6e1b.5c5e4b3o.RcSc6o2b"
    first, second = seen(hands).wild
    assert all(way.result for way in first.ways)
    assert not any(way.result for way in second.ways)
    _, second = seen(f"{hands}&wild=So=R").wild
    assert all(way.result for way in second.ways)


def test_every_preset_can_be_chosen_at_every_table() -> None:
    for hands in (".", "...", "....."):
        values = [one.value for one in seen(f"hands={hands}").rulesets]
        assert len(values) == len(set(values))
        assert sum(one.is_current for one in seen(f"hands={hands}").rulesets) == 1
    assert {str(one) for one in PRESETS.values()} - {"six"} <= {
        one.value for one in seen("hands=.").rulesets
    }
    odd = seen("rules=classic+target=35&hands=.").rulesets
    assert [one.value for one in odd if one.is_current] == ["classic+target=35"]


@pytest.mark.django_db
@pytest.mark.parametrize("language", [one.code for one in LANGUAGES])
@pytest.mark.parametrize("query", ["", PAIR, f"{TABLE}&grande=0+envido", SIX, EIBAR])
def test_each_state_is_told_in_each_language(client: Client, language: str, query: str) -> None:
    page: Page = client.get(f"/{language}/arbiter/?{query}".rstrip("?"))
    assert page.status_code == 200
    body = unescape(page.content.decode())
    assert f"/{'es' if language != 'es' else 'en'}/arbiter/" in body
    if query:
        assert page.headers["X-Robots-Tag"] == "noindex, nofollow"
        others = [one.code for one in LANGUAGES if one.code != language]
        assert all(f'href="/{code}/arbiter/?{query}"' in body for code in others)
    else:
        assert "X-Robots-Tag" not in page.headers


@pytest.mark.django_db
@pytest.mark.parametrize("query", ["", "hands=Ro...", f"{TABLE}&grande=0 envido", EIBAR])
def test_every_link_leads_to_a_page_written_in_the_usual_way(client: Client, query: str) -> None:
    page: Page = client.get("/en/arbiter/", dict(read_query(query).state.fields()))
    links = {unescape(link) for link in LINK.findall(page.content.decode())}
    assert len(links) > 5
    for link in links:
        assert client.get(link).status_code == 200, link


@pytest.mark.django_db
def test_forms_lead_to_the_usual_address(client: Client) -> None:
    told = {"rules": "classic", "hands": ".5o5c2o2c", "at": "0", "typed": "4 4 4 4"}
    page: Page = client.get("/es/arbiter/", told)
    assert page.status_code == 302
    assert page.headers["Location"] == f"/es/arbiter/?{PAIR}"


@pytest.mark.django_db
@pytest.mark.parametrize(
    ("query", "sentence"),
    [
        ("hands=RoXx.", "There is no card “Xx”. Rank first, then suit: Ro, 7c."),
        ("hands=Ro.Ro", "This card is here twice: king of oros. The deck has only one."),
        ("hands=.&typed=R R 4 1 1", "A hand has four cards, and here there are 5."),
        ("hands=.RoRcReRb&typed=R", "The deck has no more kings: all are in hands."),
        ("hands=...&scores=40-0", "“40-0” is no score here: each side has from 0 to 39."),
        (
            f"{TABLE}&grande=1 envido",
            "Grande: “Bruno: envido” can’t be said at that point. What came before it is kept.",
        ),
        (f"{TABLE}&say=grande 0 envido&to=x", "This takes a number from 2 up, and it says “x”."),
        ("rules=whist", "There are no rules called “whist”. These are the standard ones."),
        ("x" * 4000, "That link is longer than any that this page makes."),
        ("&".join("abc=1" for _ in range(150)), "That link is longer than any"),
    ],
)
def test_what_cannot_be_read_is_said_in_a_sentence(
    client: Client, query: str, sentence: str
) -> None:
    page: Page = client.get(f"/en/arbiter/?{query}")
    assert page.status_code == 422
    assert sentence in unescape(page.content.decode())


def failed(query: str) -> ArbiterSight:
    with translation.override("en"):
        return arbiter_sight(read_query(query), "", "http://here")


def test_what_was_typed_is_refused_at_its_field_and_kept_there() -> None:
    picker = failed("hands=Ro.&typed=R R Q").picker
    assert picker is not None
    assert (picker.error[:24], picker.typed) == ("There is no card “Q”. Ra", "R R Q")

    sight = failed(f"{TABLE}&say=chica 0 envido&to=one")
    errors = [one.bets.raising.error for one in sight.lances if one.bets and one.bets.raising]
    numbers = [one.bets.raising.number for one in sight.lances if one.bets and one.bets.raising]
    assert [bool(error) for error in errors] == [False, True, False, False]
    assert numbers == ["2", "one", "2", "2"]

    count = failed(f"{TABLE}&us=41&them=3").count
    assert count is not None
    assert count.typed == ("41", "3")
    assert count.error
    assert (count.us, count.them) == (0, 0)
    for told in ("hands=Ro.&typed=Q", f"{TABLE}&say=chica 0 envido&to=one", f"{TABLE}&us=41"):
        assert failed(told).complaints == ()


def test_what_no_field_says_is_said_at_the_head() -> None:
    assert len(failed("hands=...&us=41").complaints) == 1
    assert len(failed(f"{TABLE}&scores=41-0").complaints) == 1
    assert len(failed(f"{TABLE}&chica=3 envido").complaints) == 1


@pytest.mark.django_db
@pytest.mark.parametrize("query", ["hands=%FF%00.%ED%A0%80", "hands=<script>alert(1)</script>"])
def test_garbage_is_quoted_and_never_run(client: Client, query: str) -> None:
    page: Page = client.get(f"/en/arbiter/?{query}")
    assert page.status_code == 422
    assert "<script>alert" not in page.content.decode()


@pytest.mark.django_db
def test_the_page_asks_nothing_of_the_database(
    client: Client, django_assert_num_queries: DjangoAssertNumQueries
) -> None:
    with django_assert_num_queries(0):
        client.get(f"/en/arbiter/?{TABLE}")


@pytest.mark.django_db
def test_a_tap_gets_the_fragment_and_the_focus_goes_on(client: Client) -> None:
    def got(query: str, tapped: str) -> str:
        headers = HTMX | {"HX-Trigger": tapped}
        page: Page = client.get(f"/en/arbiter/?{query}", headers=headers)
        body: str = page.content.decode()
        assert "<html" not in body
        assert '<div id="live" hx-swap-oob="innerHTML">' in body
        return body

    assert "data-focus" not in got("rules=classic&hands=Ro.", "card-Ro")
    assert 'id="ruled" tabindex="-1" data-focus' in got(PAIR, "card-2c")
    assert 'id="filling" tabindex="-1" data-focus' in got(f"{PAIR}&at=1", "seat-1")
    bet = got(f"{TABLE}&grande=0+envido", "bet-grande-0-envido")
    assert 'id="bet-grande" data-focus' in bet
    assert "Now Bruno or Dora may answer." in bet


def test_the_ruling_as_text_tells_hands_lances_count_and_link() -> None:
    text = seen(f"{TABLE}&grande=0 envido,1 quiero", "es").told
    assert "Ane, mano: rey de oros" in text
    assert "*" not in text
    assert text.endswith(f"http://here/es/arbiter/?{TABLE}&grande=0+envido,1+quiero")
    assert seen(PAIR).told.count("\n\n") == len(Lance)
