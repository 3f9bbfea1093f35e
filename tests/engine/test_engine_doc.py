"""The page on the engine: its code runs as shown, and its tables are complete."""

import ast
import re
from dataclasses import fields
from doctest import DocTest, DocTestParser, DocTestRunner
from importlib import import_module
from pathlib import Path

import pytest

import engine
from engine import PRESETS, EncajeRules, Ruleset, option_values
from engine.encaje.rules import OWN
from engine.homes import HOMES
from tests.house.source import HOUSE, modules

PAGE = (HOUSE / "docs" / "engine.md").read_text("utf-8")
REFUSALS = {"BadNotation", "BadRuleset", "IllegalCall"}
# What asks and answers questions, and the referee, have pages of their own.
ELSEWHERE = ("questions", "quiz", "misconceptions", "mind", "referee", "__main__")


def test_the_code_runs_as_it_is_shown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HOUSE)
    blocks = re.findall(r"```pycon\n(.*?)```", PAGE, re.DOTALL)
    examples = DocTestParser().get_examples("\n".join(blocks))
    told = list[str]()
    test = DocTest(examples, {}, "docs/engine.md", "docs/engine.md", 0, "")
    assert DocTestRunner().run(test, out=told.append).failed == 0, "".join(told)
    assert len(examples) > 30


def test_the_tour_takes_about_twenty_lines() -> None:
    tour = PAGE.split("## A tour")[1].split("## ")[0]
    assert 15 <= sum(line.startswith((">>> ", "... ")) for line in tour.splitlines()) <= 25


def rows() -> dict[str, str]:
    """Each row of the tables by its first cell."""
    return dict(re.findall(r"^\| `(\w+)` \| (.+) \|$", PAGE, re.MULTILINE))


@pytest.mark.parametrize("name", [field.name for field in fields(Ruleset)])
def test_every_setting_is_told_with_its_values_and_its_rule(name: str) -> None:
    row = rows()[name]
    values, default = option_values(name), getattr(Ruleset(), name)
    shown = re.findall(r"`([^`]+)`", row.split(" | ")[0])
    assert shown[0] == str(default).lower()
    if not isinstance(values, range) or len(values) < 10:
        assert set(shown) == {str(value).lower() for value in values}
    assert re.fullmatch(r"([A-Z]{3}-\d+(, )?)+", row.split(" | ")[1])


@pytest.mark.parametrize("name", OWN)
def test_every_setting_of_encaje_is_told(name: str) -> None:
    shown = re.findall(r"`([^`]+)`", rows()[name].split(" | ")[0])
    assert shown[0] == str(getattr(EncajeRules(), name))
    assert set(shown) == set(map(str, OWN[name]))


@pytest.mark.parametrize("preset", PRESETS)
def test_every_preset_is_named(preset: str) -> None:
    assert f"`{preset}`" in PAGE


def codes() -> set[tuple[str, str]]:
    """Every refusal that the playing side raises, by class and code."""
    found = set[tuple[str, str]]()
    for one in modules("engine"):
        if one.name.split(".")[1:2] and one.name.split(".")[1] not in ELSEWHERE:
            calls = (node for node in ast.walk(one.tree) if isinstance(node, ast.Call))
            found |= {
                (call.func.id, call.args[0].value)
                for call in calls
                if isinstance(call.func, ast.Name)
                and call.func.id in REFUSALS
                and isinstance(call.args[0], ast.Constant)
                and isinstance(call.args[0].value, str)
            }
    return found


def test_every_code_is_told_in_its_row_and_no_other() -> None:
    told = {
        (kind, code)
        for kind in REFUSALS
        for code in re.findall(r"`(\w+)`", rows()[kind].split(" | ")[1])
    }
    assert told == codes()


def test_the_engine_hands_out_what_it_names_and_nothing_else() -> None:
    tree = ast.parse((HOUSE / "engine" / "__init__.py").read_text("utf-8"))
    (door,) = [node for node in tree.body if isinstance(node, ast.If)]
    told = {
        (node.module, alias.name)
        for node in ast.walk(door)
        if isinstance(node, ast.ImportFrom) and node.module and node.module.startswith("engine.")
        for alias in node.names
    }
    homes = {(home, name) for home, names in HOMES.items() for name in names.split()}
    assert homes == told
    assert {name for _, name in told} == set(engine.__all__)
    assert all(hasattr(import_module(home), name) and hasattr(engine, name) for home, name in told)


def test_a_name_that_is_not_handed_out_is_missing() -> None:
    with pytest.raises(AttributeError, match="engine"):
        engine.moon  # noqa: B018


def test_the_paths_named_are_there() -> None:
    for path in re.findall(r"`((?:tests|docs|engine)/[\w/.]+)`", PAGE):
        assert (HOUSE / path).exists(), Path(path)
