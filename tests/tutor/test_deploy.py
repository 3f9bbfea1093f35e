"""The settings that docs/deploy.md gives: nothing left to be said, and each refused when wrong."""

import os
import re
import subprocess
import sys
from pathlib import Path
from runpy import run_path

import pytest
from django.core.exceptions import ImproperlyConfigured

from tests.house.source import HOUSE
from tests.postgres import QUIET

DOC = (HOUSE / "docs/deploy.md").read_text(encoding="utf-8")
GIVEN = re.compile(r"^ *(LANCE_\w+|DATABASE_URL|WEB_CONCURRENCY)=(.*)$", re.MULTILINE)
ROW = re.compile(r"^\| `(LANCE_\w+|DATABASE_URL|WEB_CONCURRENCY)` \|", re.MULTILINE)
WRONG = {
    "DATABASE_URL": ("mysql://x", "takes sqlite"),
    "LANCE_ADMINS": ("Ane", "takes addresses"),
    "LANCE_DEBUG": ("1", "not with LANCE_HTTPS"),
    "LANCE_HOSTS": ("https://mus.example.org", "names of hosts"),
    "LANCE_HTTPS": ("maybe", "takes one of"),
    "LANCE_LOG": ("loud", "takes one of"),
    "LANCE_LOG_FORMAT": ("xml", "takes one of"),
    "LANCE_MAIL": ("mail.example", "smtps://"),
    "LANCE_MAIL_FROM": ("us", "takes addresses"),
    "LANCE_PROXIES": ("0", "whole number from 1 to 9"),
    "LANCE_SECRET_KEY": ("secret", "takes 50 or more"),
    "LANCE_SLOW_QUERY_MS": ("fast", "whole number"),
    "LANCE_TEACHERS": ("some", "takes one of"),
    "LANCE_VAR": ("/dev/null/x", "cannot be made"),
    "WEB_CONCURRENCY": ("many", "whole number from 1 to 64"),
}
BARE = {"PATH", "HOME", "LANG", "LC_ALL"}  # of what a browser's tests set nothing
FREE = {"LANCE_OPERATOR", "LANCE_CONTACT"}  # any words


def environment(var: Path, **more: str) -> dict[str, str]:
    """What the page gives, in a folder of ours; without a database there is SQLite."""
    kept = {name: os.environ[name] for name in BARE & os.environ.keys()}
    given = {name: value.strip('"') for name, value in GIVEN.findall(DOC)}
    assert given["LANCE_HTTPS"] == "1"
    given |= {"LANCE_VAR": str(var), "DATABASE_URL": ""}
    return kept | given | more


def start() -> None:
    """What the server reads before it begins."""
    for file in ("settings", "serving"):
        run_path(str(HOUSE / f"tutor/{file}.py"))


def run(env: dict[str, str], *command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command], cwd=HOUSE, env=env, capture_output=True, text=True, check=False
    )


def test_every_variable_of_the_table_is_refused_when_wrong_or_takes_any_words() -> None:
    settings = "".join((HOUSE / f"tutor/{name}.py").read_text() for name in ("settings", "serving"))
    asked = set(re.findall(r'env\.\w+\(\s*"(\w+)"', settings))
    assert asked == set(ROW.findall(DOC)) == WRONG.keys() | FREE


def test_postgresql_is_told_to_keep_values_out_of_its_log_as_that_of_the_tests_is() -> None:
    compose = (HOUSE / "docs/deploy/compose.yaml").read_text(encoding="utf-8")
    for setting in QUIET:
        assert f'psql -c "ALTER SYSTEM SET {setting}"' in DOC
        name, _, value = setting.partition(" = ")
        assert f'"-c", "{name}={value.strip("'")}"' in compose


@pytest.mark.parametrize("mail", ["", "smtp://mail.example.org"])
def test_nothing_is_left_to_be_said_of_the_settings_given(tmp_path: Path, mail: str) -> None:
    env = environment(tmp_path, LANCE_MAIL=mail)
    checked = run(env, "manage.py", "check", "--deploy", "--fail-level", "INFO")
    assert "no issues" in checked.stdout, checked.stderr
    assert checked.returncode == 0


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, name: str
) -> None:
    value, says = WRONG[name]
    for one, given in environment(tmp_path, **{name: value}).items():
        monkeypatch.setenv(one, given)
    with pytest.raises(ImproperlyConfigured, match=says) as refusal:
        start()
    assert name in str(refusal.value)
