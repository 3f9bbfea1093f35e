"""Stage 1 of the errors: what is no JSON."""

import pytest

from tests.engine.referee.asking import ask_line


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b" \t ",
        b"\r",
        b"not json",
        b"{",
        b'{"op": "hand"',
        b"{'op': 'hand'}",
        b'{"op": "hand"} {}',
        b'{"op": "hand",}',
        b"NaN",
        b"-Infinity",
        b'{"op": "betting", "players": [0, 1, NaN], "calls": []}',
        b'"\xff"',
        b'"\xed\xa0\x80"',
        b'"a\x00b"',
        b'"tab\there"',
        b"01",
        b"1.",
        b"\xef\xbb\xbf{}",
        "[1]".encode("utf-16"),
        b"\xe2\x80\xa8",
        b"[" * 1_000_000,
        b"[" * 1_000_000 + b"]" * 1_000_000,
    ],
)
def test_what_is_no_json(line: bytes) -> None:
    assert ask_line(line)["error"]["code"] == "bad_json"
