"""The referee as a command: exit status, a reader that goes away, an interruption."""

import os
import signal
import subprocess
from pathlib import Path

from tests.engine.referee.asking import COMMAND, HOUSE, answers, run
from tests.needing import need

FULL = Path("/dev/full")

HAND = b'{"op": "hand", "hand": ["Ro", "Rc", "Re", "1b"]}\n'


def begin(stdout: int = subprocess.PIPE) -> subprocess.Popen[bytes]:
    """The referee, waiting for lines."""
    pipe = subprocess.PIPE
    return subprocess.Popen(COMMAND, cwd=HOUSE, stdin=pipe, stdout=stdout, stderr=pipe)


def test_the_exit_status_tells_whether_every_line_was_answered() -> None:
    assert run(b"").returncode == 0
    assert run(HAND * 3).returncode == 0
    refused = run(HAND + b"{}\n" + HAND)
    assert refused.returncode == 1
    assert len(answers(refused.stdout)) == 3
    assert refused.stderr == b""


def test_a_line_is_answered_while_the_asker_waits() -> None:
    with begin() as referee:
        assert referee.stdin
        assert referee.stdout
        for _ in range(3):
            referee.stdin.write(HAND)
            referee.stdin.flush()
            assert referee.stdout.readline().startswith(b'{"pares": "medias"')


def test_an_interruption_ends_it_quietly() -> None:
    with begin() as referee:
        assert referee.stdin
        assert referee.stdout
        assert referee.stderr
        referee.stdin.write(HAND)
        referee.stdin.flush()
        assert referee.stdout.readline()
        referee.send_signal(signal.SIGINT)
        assert referee.wait(timeout=30) == 130
        assert referee.stderr.read() == b""


def test_a_reader_that_goes_away_ends_it_quietly() -> None:
    reader, writer = os.pipe()
    os.close(reader)
    with begin(writer) as referee:
        os.close(writer)
        _, complaint = referee.communicate(HAND * 100_000, timeout=60)
    assert complaint == b""
    assert referee.returncode == 1


def test_a_full_disk_is_told_in_a_sentence() -> None:
    need(FULL.exists(), "The tests of a full disk", f"there is no {FULL}")
    with FULL.open("wb") as full, begin(full.fileno()) as referee:
        _, complaint = referee.communicate(HAND, timeout=60)
    assert complaint == b"referee: No space left on device\n"
    assert referee.returncode == 1


def test_it_takes_no_arguments_but_help() -> None:
    assert b"JSON" in run(b"", "--help").stdout
    assert run(b"", "cards.jsonl").returncode == 2
