"""The referee asks less of Python than the site does: Debian's 3.11 runs it too."""

import ast
import json
import shutil
import subprocess
import sys
from pathlib import Path

from tests.needing import need

ROOT = Path(__file__).resolve().parents[3]
LOADED = "import engine.__main__, sys; print(*(m for m in sys.modules if m.startswith('engine')))"
CASES = sorted((ROOT / "tests/cases").glob("*.jsonl"))
OLD = shutil.which("python3.11")


def loaded_files() -> list[Path]:
    """The files of the engine that the referee loads."""
    run = [sys.executable, "-c", LOADED]
    names = subprocess.run(run, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split()
    paths = [ROOT / name.replace(".", "/") for name in names]
    return [path / "__init__.py" if path.is_dir() else path.with_suffix(".py") for path in paths]


def test_what_the_referee_loads_is_python_3_11() -> None:
    files = loaded_files()
    assert ROOT / "engine/referee/calls.py" in files
    for file in files:
        ast.parse(file.read_text(encoding="utf-8"), str(file), feature_version=(3, 11))


def test_python_3_11_answers_as_this_one() -> None:
    need(OLD, "The tests under Python 3.11", "there is no python3.11 on the path")
    cases = [json.loads(line) for file in CASES for line in file.read_text("utf-8").splitlines()]
    lines = [case["raw"] if "raw" in case else json.dumps(case["request"]) for case in cases]
    assert len(lines) == 807
    old, new = (asked(python, "\n".join(lines) + "\n") for python in (str(OLD), sys.executable))
    assert old == new


def asked(python: str, lines: str) -> tuple[int, str, str]:
    run = [python, "-m", "engine"]
    done = subprocess.run(run, cwd=ROOT, input=lines, capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr
