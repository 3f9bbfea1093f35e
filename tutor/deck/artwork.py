"""The files that the deck's code draws, and where they are kept."""

from pathlib import Path

from tutor.deck.faces import faces
from tutor.deck.icons import ICONS, TOUCH_ICON, favicon, png
from tutor.deck.sprite import sprite

FOLDER = Path(__file__).parents[1] / "static" / "tutor"


def artwork() -> dict[str, bytes]:
    """Each drawn file's content by its name in `tutor/static/tutor/`."""
    return {
        "deck.svg": sprite().encode(),
        "faces.svg": faces().encode(),
        "favicon.svg": favicon().encode(),
        "apple-touch-icon.png": png(TOUCH_ICON),
    } | {name: png(icon) for name, icon in ICONS.items()}


def write(folder: Path = FOLDER) -> None:
    """Draw everything anew."""
    for name, content in artwork().items():
        (folder / name).write_bytes(content)


def stale(folder: Path = FOLDER) -> list[str]:
    """The names of files that are missing or not what the code draws."""
    return [name for name, content in artwork().items() if _read(folder / name) != content]


def _read(path: Path) -> bytes | None:
    return path.read_bytes() if path.exists() else None
