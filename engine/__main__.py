"""The referee: `python -m engine` answers a request of JSON with a line of JSON for each line."""

import argparse
import sys
from typing import BinaryIO

from engine.errors import MusError
from engine.referee.answers import Answer, answer
from engine.referee.lines import Refusal, Source, batches, read, write
from engine.referee.messages import explained

INTERRUPTED = 130


def reply(line: bytes) -> tuple[bytes, bool]:
    """The line that answers a line, and whether it is an answer rather than a refusal."""
    try:
        return write(_answered(line)), True
    except MusError as refusal:
        code, message = explained(refusal)
        return write({"error": {"code": code, "message": message}}), False


def _answered(line: bytes) -> Answer:
    try:
        return answer(read(line))
    except MemoryError as error:
        raise Refusal("too_much") from error


def serve(source: Source, sink: BinaryIO) -> bool:
    """Answer line by line, at once where no more has come; tell whether all were answered."""
    all_answered = True
    for lines in batches(source):
        for line in lines:
            answered, is_answer = reply(line)
            sink.write(answered)
            all_answered &= is_answer
        sink.flush()
    return all_answered


def main() -> int:
    """Serve standard input; the exit status is 0 where every line was answered, else 1."""
    argparse.ArgumentParser(prog="python -m engine", description=__doc__).parse_args()
    try:
        with open(0, "rb", closefd=False) as source, open(1, "wb", closefd=False) as sink:
            return 0 if serve(source, sink) else 1
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        return 1
    except MemoryError:
        print("referee: no memory for a line so long", file=sys.stderr)
        return 1
    except OSError as error:
        print(f"referee: {error.strerror}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
