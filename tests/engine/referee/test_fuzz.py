"""No input gives a traceback, a wrong number of lines or an answer that is no JSON."""

import io
import json
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.__main__ import serve
from tests.engine.referee.asking import CASES, GOOD, answers, ask_line, cases
from tests.engine.referee.test_messages import CODES

NAMES = [
    "op", "hand", "hands", "lance", "rules", "wild", "players", "calls", "bets", "scores", "seat",
    "grande", "chica", "pares", "juego", "punto", "kings", "target", "wildcards", "betting", "R",
    "tanteo", "eibar", "six", "four_kings", "juego_real", "at_once", "So", "Sc", "1", "Ro", "3b",
]  # fmt: skip
CALLS = ["0 paso", "1 envido 5", "2 quiero", "3 no_quiero", "1 reenvido", "0 ordago", "0 envido"]
ODD: list[Any] = [
    None, True, False, 0, 1, 3, -1, 40, 10**30, 1.0, "", "\ud800", "\u2028", [], {}, [[]], ["Ro"],
]  # fmt: skip
BYTES = b'"[]{},:0159eE.-\\u\x00\xff\xc3\xa9 oceb'
SEEDS = GOOD + [
    json.loads(case.line)
    for name in ("referee", "published")
    for case in cases(CASES / f"{name}.jsonl")
]

scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text()
leaves = scalars | st.sampled_from(NAMES)
values = st.recursive(
    leaves, lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(NAMES), inner)
)


def check(line: bytes) -> None:
    """The line gets an answer, or an error of a code that is documented."""
    answer = ask_line(line)
    if "error" in answer:
        assert answer["error"]["code"] in CODES


@settings(max_examples=100)
@given(values)
def test_any_json(value: object) -> None:
    check(json.dumps(value).encode())


@settings(max_examples=300)
@given(st.lists(st.binary()))
def test_any_bytes_get_as_many_lines_as_they_hold(pieces: list[bytes]) -> None:
    given, sink = b"\n".join(pieces), io.BytesIO()
    serve(io.BytesIO(given), sink)
    lines = given.split(b"\n")
    assert len(answers(sink.getvalue())) == len(lines) - (lines[-1] == b"")


def test_good_requests_with_something_changed() -> None:
    chance = Random(1)
    for _ in range(10_000):
        request = chance.choice(SEEDS)
        for _ in range(chance.randint(1, 3)):
            request = changed(request, chance)
        check(json.dumps(request).encode())


def changed(value: Any, chance: Random) -> Any:
    """The value with one thing in it replaced, repeated, taken away or added."""
    if not isinstance(value, dict | list) or not value or chance.random() < 0.1:
        return chance.choice([*ODD, *NAMES, *CALLS])
    if isinstance(value, dict):
        pairs = changed_list(list(value.items()), chance)
        return dict(pair if isinstance(pair, tuple) else ("x", pair) for pair in pairs)
    return changed_list(value, chance)


def changed_list(items: list[Any], chance: Random) -> list[Any]:
    at = chance.randrange(len(items))
    one = items[at]
    within = (one[0], changed(one[1], chance)) if isinstance(one, tuple) else changed(one, chance)
    new = chance.choice([[within], [within], [within], [], [one, one], [one, chance.choice(ODD)]])
    return [*items[:at], *new, *items[at + 1 :]]


def test_good_requests_with_bytes_changed() -> None:
    chance = Random(2)
    for _ in range(10_000):
        line = json.dumps(chance.choice(SEEDS)).encode()
        at = chance.randrange(len(line))
        new = bytes(chance.choices(BYTES, k=chance.randint(0, 2)))
        check(line[:at] + new + line[at + chance.randint(0, 2) :])
