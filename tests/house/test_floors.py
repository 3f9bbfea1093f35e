"""Doors open downwards only: each module imports from floors below its own (docs/DECISIONS.md)."""

from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.house.source import Module, expect_none, house_imports, module, modules

# From the ground up. A name stands for the module and, where it is a package, for all in it.
ENGINE = (
    {"chance", "errors", "homes", "settings", "stones"},
    {"calls", "cards", "heads", "seats"},
    {"hand", "ruleset"},
    {"pares", "juego"},
    {"lances"},
    {"deal", "ladder"},
    {"betting", "showdown", "stock", "verdict", "wild"},
    {"acts", "tanteo", "odds", "signals"},
    {"table"},
    {"round"},
    {"advice", "match", "encaje", "record"},
    {"questions"},
    {"misconceptions"},
    {"quiz"},
    {"mind"},
    {"referee"},
    {"__main__"},
)

# A module of a room stands where its file's name does: `tutor/drills/views.py` with the views.
LIBRARY = {
    "answers", "checking", "claims", "encaje_fences", "facts", "fences", "library", "lines",
    "markdown", "pieces", "play_answers", "play_fences", "plays", "reading", "references",
}  # fmt: skip
LAID = {"faults", "state", "moves", "bets", "typed", "entering"}  # what the arbiter is told
FOUND = {
    "terms", "collation", "folding", "index", "scoring", "snippets", "lesson_text", "rules",
    "gathering",
}  # fmt: skip
SIGHTS = {
    "sight", "seeing", "asking", "nearest", "feedback", "rows", "pages", "results", "links",
    "contents", "examples", "inline", "hand_lines", "pictures", "ruling", "telling", "addresses",
    "counting", "showing", "counts", "encaje_counts", "piles", "played", "rounds", "scenes",
    "talks", "steps", "sheets", "previews", "assigned", "watched", "grid", "beliefs", "subjects",
    "findable", "homescreen",
    "answer_lines", "pupil_answers", "thing", "bars", "going_on",
}  # fmt: skip
KEPT = {
    "adapters", "codes", "forgetting", "knocks", "mail", "merging", "names", "second", "sessions",
    "roles", "entry", "naming", "tracing", "tallies", "joining", "roster", "inviting", "rolls",
    "files", "squares", "items", "ready", "assigning", "work", "readiness", "alarms",
    "chores",
    "voiding", "overriding", "figures",
}  # fmt: skip
BACKUPS = {"archive", "fault", "schema", "tables"}
TUTOR = (
    {"clocks", "databases", "deck", "env", "languages", "logs", "prepared", "revision", "whole"},
    {"models"},
    {
        *KEPT,
        *BACKUPS,
        "services",
        "values",
        "plans",
        "progress",
        "catalogue",
        "holding",
        "dealing",
        "front",
        "stored",
        "curriculum",
        "minds",
        "schedule",
        "rebuilding",
        "resetting",
        "onward",
        "several",
        "answering",
        "standing",
        "days",
        "pool",
        "sitting",
        "questions",
        "evidence",
        "failing",
        "notices",
        "replay",
    },
    {"wording", "forms", "templatetags", "exports", "grades", *LIBRARY, *LAID, *FOUND, *SIGHTS},
    {"access", "letters", "urls", "views", "http", "context", "errors", "middleware", "management"},
    {"settings", "wsgi", "serving", "apps", "migrations"},
)

type Floors = tuple[set[str], ...]


def floor(name: str, floors: Floors) -> int | None:
    """The floor of the first part of a dotted name that stands on one, the ground being 0."""
    for part in name.split(".")[1:]:
        for height, names in enumerate(floors):
            if part in names:
                return height
    return None


def part(name: str) -> str:
    return name.split(".")[1]


def homeless(house: tuple[Module, ...], floors: Floors, table: str) -> Iterator[str]:
    for one in house:
        if not one.is_bare and "." in one.name and floor(one.name, floors) is None:
            yield f"{one.file} stands on no floor: add it to {table} in tests/house/test_floors.py"


def climbing(house: tuple[Module, ...], floors: Floors, *, same: bool) -> Iterator[str]:
    """Imports from a higher floor, and where `same` is not granted from beside too."""
    names = frozenset(one.name for one in house)
    for one in house:
        here = floor(one.name, floors)
        for target, line in house_imports(one, names):
            there = floor(target, floors)
            if here is None or there is None or there < here:
                continue
            if there > here or not (same or part(one.name) == part(target)):
                yield f"{one.file}:{line} imports {target}, which is not on a floor below"


def cycles(house: tuple[Module, ...]) -> Iterator[str]:
    names = frozenset(one.name for one in house)
    graph = {one.name: {target for target, _ in house_imports(one, names)} for one in house}
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        yield f"these import each other: {' → '.join(error.args[1])}"


def test_every_module_of_the_engine_stands_on_a_floor() -> None:
    expect_none(homeless(modules("engine"), ENGINE, "ENGINE"))


def test_the_engine_imports_only_from_floors_below() -> None:
    expect_none(climbing(modules("engine"), ENGINE, same=False))


def test_every_module_of_the_tutor_stands_on_a_floor() -> None:
    expect_none(homeless(modules("tutor"), TUTOR, "TUTOR"))


def test_the_tutor_imports_only_from_its_own_floor_and_below() -> None:
    expect_none(climbing(modules("tutor"), TUTOR, same=True))


@pytest.mark.parametrize("package", ["engine", "tutor"])
def test_no_modules_import_each_other(package: str) -> None:
    expect_none(cycles(modules(package)))


HAND = module("engine/hand.py", "from engine.cards import Card")
CARDS = module("engine/cards.py", "")


@pytest.mark.parametrize(
    "line",
    [
        "from engine.hand import Hand",
        "import engine.hand",
        "from engine import hand",
        "from . import hand",
    ],
)
def test_an_import_from_above_is_found(line: str) -> None:
    found = list(climbing((HAND, module("engine/cards.py", line)), ENGINE, same=False))
    assert found == ["engine/cards.py:1 imports engine.hand, which is not on a floor below"]


def test_an_import_from_below_is_granted() -> None:
    assert not list(climbing((HAND, CARDS), ENGINE, same=False))


def test_a_neighbour_is_granted_within_a_package_only() -> None:
    pares = module("engine/questions/pares.py", "from engine.questions.base import Question")
    base = module("engine/questions/base.py", "")
    assert not list(climbing((pares, base), ENGINE, same=False))
    seats = module("engine/seats.py", "from .cards import Card")
    assert list(climbing((seats, CARDS), ENGINE, same=False))


def test_a_module_without_a_floor_is_found() -> None:
    (found,) = homeless((module("engine/luck.py", "x = 1"),), ENGINE, "ENGINE")
    assert found.startswith("engine/luck.py stands on no floor")


def test_a_circle_is_found() -> None:
    assert list(cycles((HAND, module("engine/cards.py", "from engine.hand import Hand"))))
