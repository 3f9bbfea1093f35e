"""The parts of the engine, each with the quick tests that must notice when it is broken."""

from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


@dataclass(frozen=True, slots=True)
class Part:
    """Modules and tests by how their paths begin."""

    modules: tuple[str, ...]
    tests: tuple[str, ...]


# A module belongs to the first part that it fits.
PARTS = (
    Part(
        ("engine/questions/", "engine/misconceptions/", "engine/quiz/"),
        (
            "tests/engine/questions/",
            "tests/engine/misconceptions/",
            "tests/engine/quiz/",
            "tests/engine/test_codes.py",
        ),
    ),
    Part(
        ("engine/encaje/",),
        (
            "tests/engine/encaje/",
            "tests/engine/test_codes.py",
            "tests/engine/test_record.py",
            "tests/engine/test_playthroughs.py",
        ),
    ),
    Part(("engine/mind/",), ("tests/engine/mind/",)),
    Part(("engine/referee/",), ("tests/engine/referee/",)),
    Part(("engine/",), ("tests/engine/test_", "tests/engine/referee/test_cases.py")),
)

# Every class of hands, many deals: whatever is wrong there the quick tests have to find too.
SLOW = (
    "tests/engine/encaje/test_encaje_properties.py",
    "tests/engine/mind/test_weights.py::test_few_pairs_tell",
    "tests/engine/misconceptions/test_list.py::test_each_differs",
    "tests/engine/misconceptions/test_list.py::test_each_errs",
    "tests/engine/misconceptions/test_list.py::test_each_is_silent",
    "tests/engine/misconceptions/test_list.py::test_within_a_drill",
    "tests/engine/questions/test_notation.py::test_a_spoilt_text",
    "tests/engine/questions/test_notation.py::test_every_dealt_question",
    "tests/engine/questions/test_notation.py::test_garbage",
    "tests/engine/questions/test_notation.py::test_no_question_holds",
    "tests/engine/quiz/test_contrast.py::test_for_some_wrong",
    "tests/engine/quiz/test_even.py",
    "tests/engine/quiz/test_fair_hands.py",
    "tests/engine/quiz/test_fair_scenes.py",
    "tests/engine/quiz/test_fair_tables.py",
    "tests/engine/quiz/test_players.py",
    "tests/engine/quiz/test_specs.py::test_a_seed_gives",
    "tests/engine/quiz/test_specs.py::test_any_whole_number",
    "tests/engine/quiz/test_specs.py::test_at_least_150",
    "tests/engine/quiz/test_specs.py::test_exposed_beliefs_err",
    "tests/engine/quiz/test_specs.py::test_questions_are_of_their",
    "tests/engine/quiz/test_specs.py::test_spared_beliefs",
    "tests/engine/quiz/test_specs.py::test_specs_are_dealt_under_other_rules",
    "tests/engine/referee/test_fuzz.py",
    "tests/engine/referee/test_process.py",
    "tests/engine/test_exhaustive.py",
    "tests/engine/test_juego_real.py::test_var_2_is_as_rare",
    "tests/engine/test_ladder.py::test_every_hand",
    "tests/engine/test_ladder.py::test_every_two_classes",
    "tests/engine/test_odds.py::test_every_number",
    "tests/engine/test_odds.py::test_juego_and_punto_are_counted_again",
    "tests/engine/test_properties.py",
    "tests/engine/test_showdown.py::test_the_table_judges_every_deal",
)


def engine_files() -> list[Path]:
    """Every module of the engine."""
    return sorted((ROOT / "engine").rglob("*.py"))


def name_of(path: Path) -> str:
    """A file as it is named from the top of the house."""
    return path.relative_to(ROOT).as_posix()


def part_of(module: str) -> Part:
    """The part that a module belongs to."""
    return next(part for part in PARTS if module.startswith(part.modules))


def is_quick(test: str) -> bool:
    """Whether a test, or a file of them, is one of the quick ones."""
    return not test.startswith(SLOW)


def quick_files(part: Part) -> list[str]:
    """Where the quick tests of a part stand, those in its modules' docstrings included."""
    tests = map(name_of, sorted((ROOT / "tests" / "engine").rglob("test_*.py")))
    told = (path for path in engine_files() if ">>>" in path.read_text(encoding="utf-8"))
    modules = [name for name in map(name_of, told) if part_of(name) is part]
    return [name for name in tests if name.startswith(part.tests) and is_quick(name)] + modules
