"""What the tests of the site share."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tutor.served import served


@pytest.fixture
def port(transactional_db: None, tmp_path: Path) -> Iterator[int]:
    """Where the site is served by two processes, on the tests' database."""
    with served(tmp_path) as port:
        yield port
