"""`manage.py serve`, up to where gunicorn takes over."""

import os
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest
from django.core.management import CommandError, call_command
from django.db import DatabaseError
from pytest_django import Settings

from tests.house.source import HOUSE
from tests.needing import need
from tutor import serving
from tutor.management.commands import serve


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody else is listening on."""
    with socket.create_server((serve.HOST, 0)) as server:
        yield server.getsockname()[1]


@pytest.fixture
def free() -> str:
    """A port that nobody is listening on."""
    with socket.create_server((serve.HOST, 0)) as server:
        return str(server.getsockname()[1])


@pytest.fixture
def prepared(
    db: None, monkeypatch: pytest.MonkeyPatch, settings: Settings, tmp_path: Path
) -> list[str]:
    """The commands that are called; nothing is served, and static files go to a folder of ours."""
    called: list[str] = []
    settings.STATIC_ROOT = tmp_path
    monkeypatch.setattr(os, "execv", lambda _, arguments: called.append(arguments[-1]))
    monkeypatch.setattr(serve, "call_command", lambda name, *_, **__: called.append(name))
    return called


def test_gunicorn_is_told_how_to_serve(tmp_path: Path) -> None:
    (tmp_path / "static").mkdir()  # what `make run` collects before it serves
    checked = subprocess.run(
        [*serve.GUNICORN, "--check-config"],
        cwd=HOUSE,
        env=os.environ | {"LANCE_VAR": str(tmp_path)},
        capture_output=True,
        check=False,
    )
    assert (checked.returncode, checked.stderr) == (0, b"")


def start(port: str) -> None:
    call_command("serve", port=port)


@pytest.mark.parametrize("port", ["", "x", "0", "-1", "65536", "99999999999999", "8000.0", "٣"])
def test_what_is_no_port_is_refused(port: str, prepared: list[str]) -> None:
    with pytest.raises(CommandError, match=f"PORT is '{port}'; it takes a number from 1 to 65535"):
        start(port)
    assert not prepared


def test_a_port_in_use_names_another_that_is_free(taken: int, prepared: list[str]) -> None:
    with pytest.raises(CommandError, match=f"Port {taken} is in use") as refusal:
        start(str(taken))
    assert not prepared
    start(str(refusal.value).rpartition("=")[2])
    assert prepared


def test_static_files_are_collected_only_where_they_changed(prepared: list[str], free: str) -> None:
    start(free)
    start(free)
    assert prepared == [
        *("migrate", "compilemessages", "collectstatic", f"127.0.0.1:{free}"),
        *("migrate", "compilemessages", f"127.0.0.1:{free}"),
    ]


def test_it_is_reached_from_elsewhere_only_where_that_is_asked_for(
    prepared: list[str], free: str
) -> None:
    call_command("serve", port=free, everywhere=True)
    assert prepared[-1] == f"0.0.0.0:{free}"


def test_a_changed_static_file_is_collected(
    prepared: list[str], free: str, settings: Settings, tmp_path: Path
) -> None:
    source = tmp_path / "source"
    source.mkdir()
    settings.STATICFILES_DIRS = [source]
    start(free)
    (source / "new.css").touch()
    start(free)
    assert prepared.count("collectstatic") == 2


def test_a_database_that_cannot_be_used_is_told_in_a_sentence(
    prepared: list[str], free: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object, **__: object) -> None:
        raise DatabaseError("unable to open database file")

    monkeypatch.setattr(serve, "call_command", fail)
    with pytest.raises(CommandError, match="the database failed: unable to open database file"):
        start(free)
    assert not prepared


def test_a_connection_that_falls_silent_gives_its_thread_back() -> None:
    need(sys.platform == "linux", "The tests of silent connections", "they read Linux’s timeouts")
    with socket.create_server((serve.HOST, 0)) as listener:
        serving.when_ready(Mock(LISTENERS=[Mock(sock=listener)]))
        with socket.create_connection(listener.getsockname()) as browser:
            browser.sendall(b"GET ")
            accepted, _ = listener.accept()
        for way in (socket.SO_RCVTIMEO, socket.SO_SNDTIMEO):
            seconds, _ = struct.unpack("ll", accepted.getsockopt(socket.SOL_SOCKET, way, 16))
            assert seconds == serving.SILENCE_S
        accepted.close()
