"""`requirements/prepare.sh` on machines that lack something: one sentence, and nothing half made.

Each machine is a folder of tools, with a Python that only says what it is told to.
"""

import shutil
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from tests.house.source import HOUSE

TOOLS = ("awk", "cat", "cksum", "cp", "dirname", "env", "grep", "id", "mkdir", "rm", "sed", "sh")
ELSEWHERE = "/opt/homebrew /usr/local /home/linuxbrew/.linuxbrew"
DICTIONARIES = "/usr/share/hunspell"
POSTGRES = "/usr/lib/postgresql/*/bin /usr/pgsql-*/bin /opt/homebrew/opt/postgresql*/bin"
OUTSIDE = {"prepare.sh": ELSEWHERE, "dictionaries.sh": DICTIONARIES, "postgres.sh": POSTGRES}
NAMES = ("es_ES", "pt_BR", "en_GB")
NPM = """#!/bin/sh
case "$1" in
    pack) mkdir package && echo "$3" >package/index.aff && cp package/index.aff package/index.dic
          tar -czf packed.tgz package && rm -r package && echo packed.tgz ;;
esac
"""
APT = """#!/bin/sh
[ "$1" != install ] || {{ echo >{0}/initdb && chmod +x {0}/initdb; }}
"""
PYTHON = """#!/bin/sh
case "$*" in
    "-m venv .venv") mkdir -p .venv/bin && cp "$0" .venv/bin/python ;;
    "-m pip"*) echo "$PIP_SAYS"; exit "$PIP_EXIT" ;;
    *) echo 3.13 ;;
esac
"""
OLD_PYTHON = "#!/bin/sh\nexit 1\n"
DISK = "#!/bin/sh\necho head\necho disk 0 0 {}\n"


@dataclass
class Machine:
    """A clone, the tools on the path beside it, and what the environment says."""

    clone: Path
    tools: Path
    says: dict[str, str] = field(default_factory=dict)

    def has(self, tool: str, text: str) -> None:
        """Put a script among the tools."""
        file = self.tools / tool
        file.write_text(text)
        file.chmod(0o755)

    def prepares(self, script: str = "prepare.sh", wanted: str = "run") -> tuple[int, str]:
        """The exit status, and all that is printed."""
        done = subprocess.run(
            [self.tools / "sh", self.clone / "requirements" / script, wanted],
            env={"PATH": str(self.tools), "HOME": str(self.clone), "LC_ALL": "C"} | self.says,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        return done.returncode, done.stdout


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    """One with room and no Python at all."""
    clone, tools = tmp_path / "clone", tmp_path / "tools"
    shutil.copytree(HOUSE / "requirements", clone / "requirements")
    for name, outside in OUTSIDE.items():
        script = clone / "requirements" / name
        text = script.read_text()
        assert outside in text
        script.write_text(text.replace(outside, str(tmp_path)))
    tools.mkdir()
    for tool in TOOLS:
        (tools / tool).symlink_to(shutil.which(tool) or tool)
    made = Machine(clone, tools)
    made.has("df", DISK.format(9_000_000))
    return made


@pytest.fixture
def equipped(machine: Machine) -> Machine:
    """One with a Python and packages to be had."""
    machine.has("python3.13", PYTHON)
    machine.says = {"PIP_SAYS": "", "PIP_EXIT": "0"}
    return machine


def test_the_first_start_says_what_it_does_and_the_second_has_nothing_to_do(
    equipped: Machine,
) -> None:
    status, said = equipped.prepares()
    assert status == 0
    making, installing, done = said.splitlines()
    assert making.startswith("Making .venv with Python 3.13")
    assert installing.endswith("packages of requirements/run.txt.")
    assert done == "All packages are installed."
    assert equipped.prepares() == (0, "")


def test_what_the_tests_need_is_enough_for_the_site(equipped: Machine) -> None:
    assert equipped.prepares(wanted="dev")[0] == 0
    assert equipped.prepares(wanted="run") == (0, "")


def test_a_changed_lock_is_installed_into_the_same_environment(equipped: Machine) -> None:
    equipped.prepares()
    (equipped.clone / "requirements" / "run.txt").write_text("new==1\n")
    status, said = equipped.prepares()
    assert (status, said.splitlines()[0]) == (
        0,
        "Installing the 1 packages of requirements/run.txt.",
    )


@pytest.mark.parametrize("python", [None, OLD_PYTHON], ids=["none", "old"])
def test_without_a_python_that_suits_a_sentence_says_what_to_do(
    machine: Machine, python: str | None
) -> None:
    if python:
        machine.has("python3", python)
    status, said = machine.prepares()
    assert status == 1
    assert said.splitlines()[-1].startswith("No Python 3.12 or newer was found, and none could be")
    assert not (machine.clone / ".venv").exists()


def test_a_python_that_was_named_and_does_not_suit_is_named(machine: Machine) -> None:
    machine.says = {"PYTHON": "/nowhere/python3"}
    sentence = "PYTHON=/nowhere/python3 is no Python 3.12 or newer with venv and sqlite3.\n"
    assert machine.prepares() == (1, sentence)


def test_without_room_nothing_is_begun(equipped: Machine) -> None:
    equipped.has("df", DISK.format(5_000))
    status, said = equipped.prepares()
    assert status == 1
    assert said.startswith("The disk is too full: ")
    assert said.endswith("has 4 MB free and needs 200 MB.\n")


def test_a_folder_that_cannot_be_written_to_is_named(equipped: Machine) -> None:
    (equipped.clone / "var").write_text("in the way")
    assert equipped.prepares() == (1, f"This folder cannot be written to: {equipped.clone}\n")


@pytest.mark.parametrize(
    ("pip", "cause"),
    [
        ("OSError: No space left on device", "the disk is full"),
        ("Temporary failure in name resolution", "the package index cannot be reached"),
        ("THESE PACKAGES DO NOT MATCH THE HASHES", "a package is not the one that"),
        ("something else", "the reason is at the end of var/prepare.log"),
    ],
)
def test_packages_that_cannot_be_had_say_why_and_the_next_start_tries_again(
    equipped: Machine, pip: str, cause: str
) -> None:
    equipped.says = {"PIP_SAYS": pip, "PIP_EXIT": "1"}
    status, said = equipped.prepares()
    assert status == 1
    assert said.splitlines()[-1].startswith(f"Could not install the packages: {cause}")
    equipped.says = {"PIP_SAYS": "", "PIP_EXIT": "0"}
    assert equipped.prepares()[0] == 0


@pytest.mark.parametrize(("ci", "status"), [({}, 0), ({"CI": "1"}, 1)], ids=["at home", "in CI"])
def test_without_a_browser_the_tests_are_skipped_loudly_and_fail_in_ci(
    machine: Machine, ci: dict[str, str], status: int
) -> None:
    (machine.clone / "var").mkdir()
    machine.says = ci
    exit_status, said = machine.prepares("browser.sh")
    assert exit_status == status
    assert "No Chromium was found, and none could be got" in said
    assert ("THE TESTS IN A BROWSER WILL BE SKIPPED" in said) is not bool(ci)


def test_a_browser_that_is_there_is_nothing_to_speak_of(machine: Machine) -> None:
    machine.has("chromium", "#!/bin/sh\n")
    assert machine.prepares("browser.sh") == (0, "")


@pytest.mark.parametrize(("ci", "status"), [({}, 0), ({"CI": "1"}, 1)], ids=["at home", "in CI"])
def test_without_dictionaries_spelling_is_not_tested_loudly_and_fails_in_ci(
    machine: Machine, ci: dict[str, str], status: int
) -> None:
    machine.says = ci
    exit_status, said = machine.prepares("dictionaries.sh")
    assert exit_status == status
    assert "The dictionaries were not found, and could not be got" in said
    assert ("THE TEST OF SPELLING WILL BE SKIPPED" in said) is not bool(ci)


def test_dictionaries_that_are_there_are_nothing_to_speak_of(machine: Machine) -> None:
    for name in NAMES:
        (machine.tools.parent / f"{name}.dic").touch()
    assert machine.prepares("dictionaries.sh") == (0, "")


def test_dictionaries_are_got_once_with_npm(machine: Machine) -> None:
    machine.has("npm", NPM)
    for tool in ("tar", "gzip"):
        (machine.tools / tool).symlink_to(shutil.which(tool) or tool)
    status, said = machine.prepares("dictionaries.sh")
    assert (status, said.count("npm")) == (0, 1)
    folder = machine.clone / "var/dictionaries"
    assert {file.name for file in folder.iterdir()} == {
        f"{name}.{end}" for name in NAMES for end in ("aff", "dic")
    }
    assert (folder / "pt_BR.dic").read_text().startswith("dictionary-pt@")
    assert machine.prepares("dictionaries.sh") == (0, "")


@pytest.mark.parametrize(("ci", "status"), [("", 0), ("1", 1)])
def test_without_postgres_its_tests_are_skipped_loudly_and_in_ci_it_is_an_error(
    machine: Machine, ci: str, status: int
) -> None:
    machine.says = {"CI": ci}
    exit_status, said = machine.prepares("postgres.sh")
    assert exit_status == status
    assert "No PostgreSQL was found, and none could be got" in said
    assert ("THE TESTS ON POSTGRESQL WILL BE SKIPPED" in said) is not bool(ci)


def test_a_postgres_that_is_there_is_nothing_to_speak_of(machine: Machine) -> None:
    machine.has("initdb", "#!/bin/sh\n")
    assert machine.prepares("postgres.sh") == (0, "")


def test_a_postgres_is_got_with_apt_as_root_and_said_before(machine: Machine) -> None:
    (machine.tools / "id").unlink()
    machine.has("id", "#!/bin/sh\necho 0\n")
    machine.has("apt-get", APT.format(machine.tools))
    machine.has("chmod", f'#!/bin/sh\nexec {shutil.which("chmod")} "$@"\n')
    status, said = machine.prepares("postgres.sh")
    assert (status, said) == (
        0,
        "Installing postgresql with apt-get, for the tests on PostgreSQL.\n",
    )
