"""Without a browser CI fails, and everyone else is told what is skipped."""

from pathlib import Path

import pytest

from tests.browser.finding import existing

NOWHERE = Path("/nowhere/chromium")


def test_a_browser_that_is_there_is_taken(tmp_path: Path) -> None:
    assert existing(tmp_path) == tmp_path


def test_without_a_browser_ci_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "1")
    with pytest.raises(pytest.fail.Exception, match="cannot run"):
        existing(NOWHERE)


def test_without_a_browser_the_skipping_is_loud(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    with pytest.raises(pytest.skip.Exception, match="THE TESTS IN A BROWSER ARE SKIPPED"):
        existing(NOWHERE)
