"""Lines are parted at newlines alone, read as they come, and one too long costs no memory."""

import io
import tracemalloc
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

import engine.__main__ as main
from engine.__main__ import serve
from engine.referee import lines
from engine.referee.answers import Answer, answer
from engine.referee.lines import Json, batches
from tests.engine.referee.asking import answers, ask_line

HAND = b'{"op": "hand", "hand": ["Ro", "Rc", "Re", "1b"]}'


class Pipe:
    """A stream that gives its pieces one by one."""

    def __init__(self, pieces: Iterator[bytes]) -> None:
        self.pieces = pieces

    def read1(self, size: int = -1, /) -> bytes:
        """The next piece, or nothing at the end."""
        del size
        return next(self.pieces, b"")


def served(given: bytes) -> list[str]:
    """What each line gets: `ok` or the code of its error."""
    sink = io.BytesIO()
    serve(io.BytesIO(given), sink)
    told = answers(sink.getvalue())
    return [answer["error"]["code"] if "error" in answer else "ok" for answer in told]


@given(st.lists(st.binary(min_size=1)))
def test_lines_are_the_same_however_they_come(pieces: list[bytes]) -> None:
    read = [line for batch in batches(Pipe(iter(pieces))) for line in batch]
    expected = b"".join(pieces).split(b"\n")
    assert read == (expected if expected[-1] else expected[:-1])


def test_what_has_come_is_answered_before_more_is_read() -> None:
    told = io.BytesIO()

    def slowly() -> Iterator[bytes]:
        yield HAND + b"\n" + HAND[:10]
        assert told.getvalue().count(b"\n") == 1
        yield HAND[10:] + b"\n"
        assert told.getvalue().count(b"\n") == 2

    assert serve(Pipe(slowly()), told)


@pytest.mark.parametrize(
    ("given", "codes"),
    [
        (b"", []),
        (b"\n", ["bad_json"]),
        (HAND, ["ok"]),
        (HAND + b"\n", ["ok"]),
        (HAND + b"\r\n" + HAND + b"\r\n", ["ok", "ok"]),
        (HAND + b"\n\n" + HAND, ["ok", "bad_json", "ok"]),
        (HAND + b"\r" + HAND, ["bad_json"]),
        (b"\xff\n" + HAND + b"\n{\n" + HAND, ["bad_json", "ok", "bad_json", "ok"]),
        (HAND.replace(b'"hand":', '"\u2028\x85":1, "hand":'.encode()), ["bad_request"]),
        (HAND + b"\x0c\n", ["bad_json"]),
        (b"\x00\n", ["bad_json"]),
    ],
)
def test_each_line_gets_its_answer(given: bytes, codes: list[str]) -> None:
    assert served(given) == codes


def test_a_line_at_the_limit_is_read_and_one_beyond_it_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(lines, "LONGEST", 200)
    assert "error" not in ask_line(HAND.ljust(200))
    assert ask_line(HAND.ljust(201))["error"]["code"] == "bad_json"
    assert served(HAND.ljust(100_000) + b"\n" + HAND) == ["bad_json", "ok"]


def test_a_line_without_end_is_not_held_in_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lines, "LONGEST", 1 << 20)
    tracemalloc.start()
    try:
        for batch in batches(Pipe(b"x" * 65_536 for _ in range(1_000))):
            assert len(batch[0]) < 3 << 20
        assert tracemalloc.get_traced_memory()[1] < 8 << 20
    finally:
        tracemalloc.stop()


def test_a_line_for_which_there_is_no_memory_is_refused_and_the_next_answered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def fill(request: Json) -> Answer:
        if request == []:
            raise MemoryError
        return answer(request)

    monkeypatch.setattr(main, "answer", fill)
    assert served(b"[]\n" + HAND) == ["bad_json", "ok"]
