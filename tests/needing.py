"""What tests need of a machine: without it CI fails, and everyone else is told what is skipped."""

import os

import pytest


def need(has: object, tests: str, missing: str) -> None:
    """Leave a test whose machine lacks something; `tests` names it and its like, in the plural."""
    if has:
        return
    if os.environ.get("CI"):
        pytest.fail(f"{tests} cannot run: {missing}", pytrace=False)
    pytest.skip(f"{tests.upper()} ARE SKIPPED: {missing}")
