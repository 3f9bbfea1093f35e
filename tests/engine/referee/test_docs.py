"""The page about the referee, and the README, tell what the referee does."""

import json
import re
import shlex
from itertools import pairwise

from engine import PRESETS
from engine.referee.answers import OPS
from engine.referee.requests import OPTIONS, PRESET_NAMES
from tests.engine.referee.asking import HOUSE, ask_line
from tests.engine.referee.test_messages import CODES

PAGE = (HOUSE / "docs" / "referee.md").read_text("utf-8")
README = (HOUSE / "README.md").read_text("utf-8")


def test_each_example_gets_the_answer_that_is_shown() -> None:
    lines = PAGE.splitlines()
    asked = [line for line in lines if line.startswith("$ echo ") and line.endswith("-m engine")]
    shown = {line: answer for line, answer in pairwise(lines) if line in asked}
    assert len(shown) == 4
    for line, answer in shown.items():
        request = shlex.split(line)[2]
        assert ask_line(request.encode()) == json.loads(answer)


def test_each_request_on_a_line_of_its_own_gets_the_answer_after_it() -> None:
    asked = re.findall(r"<<'END'\n(.+)\nEND\n(.+)\n", PAGE)
    assert asked
    for request, answer in asked:
        assert ask_line(request.encode()) == json.loads(answer)


def test_the_readme_s_example_gets_the_answer_that_is_shown() -> None:
    (command,) = re.findall(r"^echo .+ -m engine$", README, re.MULTILINE)
    (answer,) = re.findall(r"```json\n(.+)\n```", README)
    request = shlex.split(command)[1]
    assert ask_line(request.encode()) == json.loads(answer)


def test_every_op_preset_option_and_code_is_told() -> None:
    for name in (*OPS, *PRESET_NAMES, *OPTIONS, *CODES):
        assert f"`{name}`" in PAGE, name
    for op in OPS:
        assert f"### `{op}`" in PAGE
    assert set(PRESET_NAMES) <= set(PRESETS)
