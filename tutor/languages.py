"""The languages of the site, read from `locale/languages.toml`."""

import tomllib
from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Language:
    """One language: `code` as in addresses, `also` the browser languages that are given it."""

    code: str
    name: str
    short: str
    also: tuple[str, ...]

    @property
    def tag(self) -> str:
        """The code as HTML writes it: `pt-BR`."""
        base, _, region = self.code.partition("-")
        return f"{base}-{region.upper()}" if region else base

    @property
    def folder(self) -> str:
        """The code as folders and Babel write it: `pt_BR`."""
        return self.tag.replace("-", "_")


def read_languages(file: Path) -> tuple[Language, ...]:
    """Every language of the file, in its order."""
    rows = tomllib.loads(file.read_text(encoding="utf-8"))["language"]
    return tuple(
        Language(row["code"], row["name"], row["short"], tuple(row["also"])) for row in rows
    )


LANGUAGES = read_languages(Path(__file__).resolve().parent.parent / "locale" / "languages.toml")
BY_CODE = {language.code: language for language in LANGUAGES}
