"""What may pass between the engine, the tutor and the world (docs/DECISIONS.md)."""

import sys
from collections.abc import Iterable, Iterator
from fnmatch import fnmatch

import pytest

import engine
from tests.house.source import Import, Module, expect_none, module, modules

# The files of the tutor that may ask the engine.
ASKERS = (
    "tutor/arbiter/*.py",
    "tutor/classroom/forms.py",
    "tutor/classroom/seeing.py",
    "tutor/drills/answering.py",
    "tutor/drills/asking.py",
    "tutor/drills/catalogue.py",
    "tutor/drills/feedback.py",
    "tutor/drills/front.py",
    "tutor/drills/holding.py",
    "tutor/drills/nearest.py",
    "tutor/drills/pool.py",
    "tutor/drills/pages.py",
    "tutor/drills/rows.py",
    "tutor/drills/seeing.py",
    "tutor/drills/services.py",
    "tutor/drills/stored.py",
    "tutor/drills/views.py",
    "tutor/learner/evidence.py",
    "tutor/learner/minds.py",
    "tutor/learner/rebuilding.py",
    "tutor/lessons/answers.py",
    "tutor/lessons/claims.py",
    "tutor/lessons/counts.py",
    "tutor/lessons/encaje_counts.py",
    "tutor/lessons/encaje_fences.py",
    "tutor/lessons/examples.py",
    "tutor/lessons/facts.py",
    "tutor/lessons/hand_lines.py",
    "tutor/lessons/inline.py",
    "tutor/lessons/lines.py",
    "tutor/lessons/pictures/*.py",
    "tutor/lessons/pieces.py",
    "tutor/lessons/piles.py",
    "tutor/lessons/play_answers.py",
    "tutor/lessons/play_fences.py",
    "tutor/lessons/plays.py",
    "tutor/lessons/rounds.py",
    "tutor/lessons/talks.py",
    "tutor/regrading/*.py",
    "tutor/quizzes/dealing.py",
    "tutor/quizzes/services.py",
    "tutor/quizzes/views.py",
    "tutor/sets/previews.py",
    "tutor/sheet/seeing.py",
    "tutor/wording/*.py",
    "tutor/worksheets/dealing.py",
    "tutor/worksheets/forms.py",
    "tutor/worksheets/seeing.py",
)

# A verdict must not depend on when, where or how often it was asked for.
FORBIDDEN_MODULES = {"asyncio", "datetime", "locale", "logging", "os", "random", "secrets", "time"}
FORBIDDEN_CALLS = {"breakpoint", "eval", "exec", "input", "open", "print", "__import__"}
REFEREE = "engine/__main__.py"


def foreign_imports(house: Iterable[Module]) -> Iterator[str]:
    """What the engine imports that is neither its own nor a quiet part of the standard library."""
    granted = sys.stdlib_module_names - FORBIDDEN_MODULES | {"engine"}
    for one in house:
        for found in one.imports:
            if found.module.split(".")[0] not in granted:
                yield f"{one.file}:{found.line} imports {found.module}"


def uninvited(house: Iterable[Module]) -> Iterator[str]:
    """Files that ask the engine and are not on the list."""
    for one in house:
        asks = any(found.module.split(".")[0] == "engine" for found in one.imports)
        if asks and not any(fnmatch(one.file, asker) for asker in ASKERS):
            yield f"{one.file} asks the engine, and is not among the ASKERS of test_doors.py"


def back_doors(house: Iterable[Module]) -> Iterator[str]:
    """Imports past the engine's door, or of what it does not hand out."""
    for one in house:
        for found in one.imports:
            if found.module.startswith("engine.") or found == Import("engine", "", found.line):
                yield f"{one.file}:{found.line} goes past the door: write `from engine import …`"
            elif found.module == "engine" and found.name not in engine.__all__:
                yield f"{one.file}:{found.line} asks for {found.name}, which `engine` has not"


def forbidden_calls(house: Iterable[Module], names: set[str]) -> Iterator[str]:
    for one in house:
        yield from (f"{one.file}:{line} calls {call}" for call, line in one.calls if call in names)


def inner_imports(house: Iterable[Module]) -> Iterator[str]:
    for one in house:
        yield from (f"{one.file}:{f.line} imports in a function" for f in one.inner_imports)


def quiet_engine() -> list[Module]:
    return [one for one in modules("engine") if one.file != REFEREE]


def test_the_engine_needs_nothing_but_itself_and_no_clock_or_chance() -> None:
    expect_none(foreign_imports(quiet_engine()))


def test_the_engine_neither_speaks_nor_reads() -> None:
    expect_none(forbidden_calls(quiet_engine(), FORBIDDEN_CALLS))


def test_the_referee_needs_no_package() -> None:
    referee = [one for one in modules("engine") if one.file == REFEREE]
    expect_none(line for line in foreign_imports(referee) if not line.endswith("imports os"))


def test_the_tutor_asks_the_engine_by_the_one_door() -> None:
    expect_none(uninvited(modules("tutor")))
    expect_none(back_doors(modules("tutor")))


@pytest.mark.parametrize("asker", ASKERS)
def test_every_asker_asks(asker: str) -> None:
    asking = [m for m in modules("tutor") if fnmatch(m.file, asker)]
    assert any(found.module == "engine" for one in asking for found in one.imports), (
        f"{asker} does not ask the engine: take it off the list"
    )


def test_the_engine_does_not_come_in_by_its_own_door() -> None:
    inside = [one for one in quiet_engine() if one.name != "engine"]
    expect_none(m.file for m in inside for found in m.imports if found.module == "engine")


@pytest.mark.parametrize("package", ["engine", "tutor", "tests"])
def test_no_function_hides_an_import(package: str) -> None:
    expect_none(inner_imports(modules(package)))


def test_models_know_only_django() -> None:
    granted = ("django.", "tutor.models", "typing", "uuid", "enum", "collections.abc", "datetime")
    expect_none(
        f"{one.file}:{found.line} imports {found.module}"
        for one in modules("tutor/models")
        for found in one.imports
        if not found.module.startswith(granted)
    )


def test_no_signals_and_no_models_by_name() -> None:
    house = [one for one in modules("tutor") if ".migrations." not in one.name]
    hidden = ("django.dispatch", "django.db.models.signals")
    expect_none(one.file for one in house for f in one.imports if f.module.startswith(hidden))
    expect_none(forbidden_calls(house, {"apps.get_model"}))


def test_views_never_save() -> None:
    views = [one for one in modules("tutor") if one.name.endswith(".views")]
    calls = [(one.file, call, line) for one in views for call, line in one.calls]
    expect_none(f"{file}:{line} {call}" for file, call, line in calls if call.endswith(".save"))


@pytest.mark.parametrize("line", ["import django", "from django.db import models", "import random"])
def test_a_foreign_import_is_found(line: str) -> None:
    assert list(foreign_imports([module("engine/cards.py", line)]))


@pytest.mark.parametrize(
    "line", ["from engine.hand import Hand", "import engine", "from engine import hand"]
)
def test_a_back_door_is_found(line: str) -> None:
    assert list(back_doors([module("tutor/wording/why.py", line)]))


def test_an_uninvited_asker_is_found() -> None:
    assert list(uninvited([module("tutor/urls.py", "from engine import Hand")]))


def test_the_front_door_is_granted() -> None:
    why = [module("tutor/wording/why.py", "from engine import Hand")]
    assert not list(back_doors(why))
    assert not list(uninvited(why))


def test_a_hidden_import_and_a_forbidden_call_are_found() -> None:
    hiding = module("engine/cards.py", "def f():\n    import re\n    print(re)")
    assert list(inner_imports([hiding])) == ["engine/cards.py:2 imports in a function"]
    assert list(forbidden_calls([hiding], FORBIDDEN_CALLS)) == ["engine/cards.py:3 calls print"]
