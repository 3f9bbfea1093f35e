"""Ways to ask the referee, and the cases that it must answer."""

import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from engine.__main__ import reply

HOUSE = Path(__file__).parents[3]
CASES = HOUSE / "tests" / "cases"
COMMAND = (sys.executable, "-m", "engine")


type Request = dict[str, Any]

HANDS = [
    ["Ro", "Rc", "5b", "4e"],
    ["3o", "3c", "4b", "4o"],
    ["5o", "5c", "6b", "6e"],
    ["7o", "7c", "7b", "Se"],
]
PASS = ["0 paso", "1 paso", "2 paso", "3 paso"]
BETS = {"grande": PASS, "chica": PASS, "pares": PASS}
HAND: Request = {"op": "hand", "hand": HANDS[0]}
LANCE: Request = {"op": "lance", "lance": "grande", "hands": HANDS}
BETTING: Request = {"op": "betting", "players": [0, 1, 2, 3], "calls": []}
ODDS: Request = {"op": "odds", "hand": HANDS[0], "seat": 0}
TANTEO: Request = {"op": "tanteo", "hands": HANDS, "bets": BETS, "scores": [0, 0]}
GOOD = [HAND, LANCE, BETTING, ODDS, TANTEO]


@dataclass(frozen=True)
class Case:
    """A line and the answer that it must get, an error's message left out."""

    line: str
    answer: dict[str, Any]


def cases(file: Path) -> list[Case]:
    """The cases of a file, `raw` ones as they are."""
    told = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    return [
        Case(one["raw"] if "raw" in one else json.dumps(one["request"]), one["answer"])
        for one in told
    ]


def ask(request: object) -> dict[str, Any]:
    """The answer to a request, in this process."""
    return ask_line(json.dumps(request).encode())


def ask_line(line: bytes) -> dict[str, Any]:
    """The answer to a line, whatever it holds."""
    told, is_answer = reply(line)
    answer: dict[str, Any] = json.loads(told)
    assert told.endswith(b"\n")
    assert told.count(b"\n") == 1
    assert is_answer == ("error" not in answer)
    return answer


def code_of(request: object) -> str:
    """The code of the error that a request gets."""
    code: str = ask(request)["error"]["code"]
    return code


def run(given: bytes, *arguments: str) -> subprocess.CompletedProcess[bytes]:
    """The referee as a process of its own."""
    return subprocess.run(
        (*COMMAND, *arguments), input=given, capture_output=True, cwd=HOUSE, timeout=60, check=False
    )


def answers(told: bytes) -> list[dict[str, Any]]:
    """The answers in what the referee wrote."""
    assert not told or told.endswith(b"\n")
    return [json.loads(line) for line in told.split(b"\n")[:-1]]


def without_message(answer: dict[str, Any]) -> dict[str, Any]:
    """An answer as cases show it: of an error only the code."""
    if "error" not in answer:
        return answer
    assert set(answer["error"]) == {"code", "message"}
    assert answer["error"]["message"]
    return {"error": {"code": answer["error"]["code"]}}
