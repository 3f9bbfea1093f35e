"""Settings from the environment: typed, or refused with what would be right."""

import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from django.conf import settings
from django.core.exceptions import ImproperlyConfigured
from django.db import connection

from tutor import env

NAME = "LANCE_TEST"


def given(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    monkeypatch.setenv(NAME, value)


@pytest.mark.parametrize(
    ("value", "read"), [("1", True), ("yes", True), ("TRUE", True), ("0", False), ("", True)]
)
def test_a_flag_is_a_yes_or_a_no(monkeypatch: pytest.MonkeyPatch, value: str, read: bool) -> None:
    given(monkeypatch, value)
    assert env.flag(NAME, default=True) is read


@pytest.mark.parametrize("value", ["maybe", "2", "on!"])
def test_a_flag_that_is_neither_is_refused(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    given(monkeypatch, value)
    with pytest.raises(ImproperlyConfigured, match=r"LANCE_TEST is .*; it takes one of 1, true"):
        env.flag(NAME, default=False)


def test_a_choice_is_one_of_those_known(monkeypatch: pytest.MonkeyPatch) -> None:
    assert env.choice(NAME, "b", ["a", "b"]) == "b"
    given(monkeypatch, "c")
    with pytest.raises(ImproperlyConfigured, match="LANCE_TEST is 'c'; it takes one of a, b"):
        env.choice(NAME, "b", ["a", "b"])


@pytest.mark.parametrize("value", ["-1", "101", "1.0", "1e2", "ten", "٣", "9" * 5000])
def test_a_number_is_whole_and_within_bounds(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    assert env.number(NAME, 7, least=1, most=100) == 7
    given(monkeypatch, " 100 ")
    assert env.number(NAME, 7, least=1, most=100) == 100
    given(monkeypatch, value)
    with pytest.raises(ImproperlyConfigured, match="it takes a whole number from 1 to 100"):
        env.number(NAME, 7, least=1, most=100)


def test_names_stand_between_commas(monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, " a.example , b.example,, ")
    assert env.names(NAME, "c.example") == ["a.example", "b.example"]
    given(monkeypatch, "")
    assert env.names(NAME, "c.example") == ["c.example"]


def test_a_folder_is_made_for_this_account_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    given(monkeypatch, str(tmp_path / "a" / "b"))
    assert stat.S_IMODE(env.folder(NAME, tmp_path).stat().st_mode) == 0o700


def test_a_folder_that_cannot_be_made_is_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").touch()
    given(monkeypatch, str(tmp_path / "file" / "b"))
    with pytest.raises(ImproperlyConfigured, match="cannot be made"):
        env.folder(NAME, tmp_path)


def test_a_key_is_made_once_and_read_by_nobody_else(tmp_path: Path) -> None:
    file = tmp_path / "key"
    with ThreadPoolExecutor(8) as pool:
        keys = set(pool.map(lambda _: env.secret(NAME, file), range(8)))
    assert keys == {file.read_text()}
    assert len(keys.pop()) > 50
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert [one.name for one in tmp_path.iterdir()] == ["key"]


def test_a_key_from_the_environment_needs_no_file(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    given(monkeypatch, "from outside " * 4)
    assert env.secret(NAME, tmp_path / "key") == ("from outside " * 4).strip()
    assert not list(tmp_path.iterdir())


def test_a_key_from_the_environment_that_is_short_is_refused_and_not_told(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    given(monkeypatch, "from outside")
    with pytest.raises(ImproperlyConfigured, match="LANCE_TEST has 12 letters; it takes 50"):
        env.secret(NAME, tmp_path / "key")


def test_a_key_from_the_environment_that_repeats_itself_is_refused(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    given(monkeypatch, "abcd" * 20)
    with pytest.raises(ImproperlyConfigured, match="LANCE_TEST repeats itself"):
        env.secret(NAME, tmp_path / "key")


def test_hosts_are_names_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    given(monkeypatch, "mus.example.org, .example.org,localhost,127.0.0.1,[::1]")
    assert len(env.hosts(NAME, "")) == 5


@pytest.mark.parametrize(
    "value",
    ["*", "https://mus.example.org", "mus.example.org:443", "mus.example.org/", "a b", "-", ","],
)
def test_what_is_no_host_is_refused(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    given(monkeypatch, value)
    with pytest.raises(ImproperlyConfigured, match="it takes names of hosts between commas"):
        env.hosts(NAME, "")


@pytest.mark.parametrize("value", ["Ane", "ane@", "@example.org", "Ane <ane@example.org>", "a b@c"])
def test_what_is_no_address_of_mail_is_refused(monkeypatch: pytest.MonkeyPatch, value: str) -> None:
    given(monkeypatch, "ane@example.org")
    assert env.address(NAME, "root@localhost") == "ane@example.org"
    given(monkeypatch, f"root@localhost, {value}")
    with pytest.raises(ImproperlyConfigured, match="it takes addresses: mus@example"):
        env.addresses(NAME)


def test_a_variable_of_ours_that_there_is_not_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    env.refuse_unknown()
    monkeypatch.setenv("LANCE_HTTP", "1")
    with pytest.raises(ImproperlyConfigured, match=r"There is no LANCE_HTTP\. There are: LANCE_"):
        env.refuse_unknown()


@pytest.mark.parametrize("content", [None, "", "short", "é" * 50])
def test_a_key_file_that_cannot_be_used_is_a_sentence(tmp_path: Path, content: str | None) -> None:
    file = tmp_path / "missing" / "key"
    if content is not None:
        file.parent.mkdir()
        file.write_text(content, encoding="utf-8")
    with pytest.raises(ImproperlyConfigured, match="Set LANCE_TEST instead"):
        env.secret(NAME, file)


@pytest.mark.only_on("sqlite")
@pytest.mark.django_db
@pytest.mark.parametrize(
    ("pragma", "value"), [("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)]
)
def test_sqlite_keeps_what_was_confirmed(pragma: str, value: str | int) -> None:
    with connection.cursor() as cursor:
        assert cursor.execute(f"PRAGMA {pragma}").fetchone() == (value,)
    assert settings.DATABASES["default"]["OPTIONS"]["transaction_mode"] == "IMMEDIATE"


def test_nothing_is_open_unless_it_is_said() -> None:
    assert not settings.DEBUG
    assert "*" not in settings.ALLOWED_HOSTS


@pytest.mark.parametrize(
    "address",
    [
        *("nonsense://x", "lance.sqlite3", "postgres://host:port/x", "://"),
        *("sqlite://", "sqlite:///", "sqlite:///:memory:", "postgres://ane@host/"),
    ],
)
def test_an_address_that_is_no_databases_is_refused(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setenv("DATABASE_URL", address)
    with pytest.raises(ImproperlyConfigured, match="DATABASE_URL cannot be read; it takes sqlite"):
        env.database("DATABASE_URL", "sqlite:///x")


def test_without_an_address_no_mail_is_sent() -> None:
    assert env.mailers(NAME) == {"default": {"BACKEND": env.NO_MAIL}}


@pytest.mark.parametrize(
    ("address", "port", "ssl", "tls"),
    [
        ("smtp://mail.example", 587, False, False),
        ("smtp://ane:p%40ss@mail.example", 587, False, True),
        ("smtps://ane:p%40ss@mail.example:4650", 4650, True, False),
    ],
)
def test_an_address_of_mail_is_read(
    monkeypatch: pytest.MonkeyPatch, address: str, port: int, ssl: bool, tls: bool
) -> None:
    monkeypatch.setenv(NAME, address)
    read = env.mailers(NAME)["default"]["OPTIONS"]
    assert (read["host"], read["port"]) == ("mail.example", port)
    assert (read["use_ssl"], read["use_tls"]) == (ssl, tls)
    assert (read["username"], read["password"]) in {("", ""), ("ane", "p@ss")}


@pytest.mark.parametrize(
    "address",
    ["mail.example", "http://mail.example", "smtp://", "smtp://mail.example:x", "smtp://[mail"],
)
def test_an_address_of_mail_that_is_none_says_what_one_is(
    monkeypatch: pytest.MonkeyPatch, address: str
) -> None:
    monkeypatch.setenv(NAME, address)
    with pytest.raises(ImproperlyConfigured, match="smtps://"):
        env.mailers(NAME)
