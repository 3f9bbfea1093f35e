"""Which engine judged: a mark of its source, which changes with any change of it."""

from functools import cache
from hashlib import sha256
from pathlib import Path

ENGINE = Path(__file__).resolve().parent.parent / "engine"


@cache
def engine_revision() -> str:
    """The mark, kept with every verdict so that verdicts of before a mended rule can be found."""
    files = sorted(ENGINE.rglob("*.py"))
    return sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:16]
