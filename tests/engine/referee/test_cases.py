"""Every case in tests/cases is answered to the letter, key for key, but for an error's message."""

from pathlib import Path

import pytest

from tests.engine.referee.asking import CASES, answers, ask_line, cases, run, without_message

FILES = [CASES / f"{name}.jsonl" for name in ("errors", "published", "referee")]
files = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


@files
def test_each_case_is_answered_to_the_letter(file: Path) -> None:
    for case in cases(file):
        answer = without_message(ask_line(case.line.encode()))
        assert answer == case.answer, case.line
        assert list(answer) == list(case.answer), case.line


@files
def test_a_file_of_cases_is_answered_line_by_line(file: Path) -> None:
    told = cases(file)
    asked = run("".join(f"{case.line}\n" for case in told).encode())
    assert [without_message(answer) for answer in answers(asked.stdout)] == [
        case.answer for case in told
    ]
    assert asked.returncode == int(any("error" in case.answer for case in told))
    assert asked.stderr == b""


def test_each_chance_is_right_to_twelve_digits() -> None:
    for case in cases(CASES / "odds.jsonl"):
        answer = ask_line(case.line.encode())
        assert list(answer) == list(case.answer)
        assert answer == pytest.approx(case.answer, rel=1e-12, abs=1e-12), case.line
