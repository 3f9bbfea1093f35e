"""Counts as whoever runs the site reads them."""

from collections.abc import Iterator

from tutor.backups.archive import Counts

SHOWN = 12  # letters of a checksum


def count_lines(counts: Counts) -> Iterator[str]:
    """A line a table, and one for all."""
    width = max(map(len, counts), default=0)
    for name, count in sorted(counts.items()):
        yield f"{name:{width}} {count.rows:9} {count.checksum[:SHOWN]}"
    yield f"{len(counts)} tables, {sum(count.rows for count in counts.values())} rows."
