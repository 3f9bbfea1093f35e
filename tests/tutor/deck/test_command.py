"""`manage.py deck` draws the static files, and `--check` notices when they are not as drawn."""

import struct
import zlib
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest
from django.core.management import CommandError, call_command

from tutor import deck


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty place for the command to draw in."""
    monkeypatch.setattr(deck.write, "__defaults__", (tmp_path,))
    monkeypatch.setattr(deck.stale, "__defaults__", (tmp_path,))
    return tmp_path


def test_the_committed_files_are_as_drawn() -> None:
    call_command("deck", "--check")


def test_it_draws_every_file(folder: Path) -> None:
    call_command("deck")
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == deck.artwork()


def test_check_notices_a_missing_file_and_writes_nothing(folder: Path) -> None:
    with pytest.raises(CommandError, match=r"deck\.svg"):
        call_command("deck", "--check")
    assert list(folder.iterdir()) == []


@pytest.mark.parametrize("name", list(deck.artwork()))
def test_check_notices_a_changed_file(folder: Path, name: str) -> None:
    call_command("deck")
    (folder / name).write_bytes(deck.artwork()[name] + b" ")
    with pytest.raises(CommandError, match=f"not as drawn: {name};"):
        call_command("deck", "--check")


def test_the_favicon_is_an_svg_without_style() -> None:
    icon = ET.fromstring(deck.artwork()["favicon.svg"])  # noqa: S314
    assert icon.get("viewBox") == "2 2 26 26"
    assert not [element for element in icon.iter() if "style" in element.attrib]


def test_the_touch_icon_is_a_png_of_180_pixels() -> None:
    icon = deck.artwork()["apple-touch-icon.png"]
    assert icon.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", icon[16:24]) == (180, 180)
    start = icon.index(b"IDAT")
    (size,) = struct.unpack(">I", icon[start - 4 : start])
    pixels = zlib.decompress(icon[start + 4 : start + 4 + size])
    assert len(pixels) == 180 * (1 + 180 // 8 + 1)
    top_bar = pixels[24 * 30 + 1 : 24 * 31]
    assert f"{int.from_bytes(top_bar, 'big'):0184b}"[:180].count("1") == 120
