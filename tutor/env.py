"""Settings read from the environment: each helper returns its type or says what would be right."""

import os
import secrets
from collections.abc import Collection
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured

from tutor.databases import database_at

FLAGS = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}
LEAST_KEY = 32
MAIL_PORTS = {"smtp": 587, "smtps": 465}
NO_MAIL = "django.core.mail.backends.dummy.EmailBackend"
SMTP = "django.core.mail.backends.smtp.EmailBackend"


def text(name: str, default: str) -> str:
    """The variable's value without blanks round it; unset or empty counts as the default."""
    return os.environ.get(name, "").strip() or default


def flag(name: str, *, default: bool) -> bool:
    """A yes or a no, in one of the ways of writing them."""
    value = text(name, str(default)).lower()
    if value not in FLAGS:
        raise ImproperlyConfigured(f"{name} is {value!r}; it takes one of {', '.join(FLAGS)}.")
    return FLAGS[value]


def choice(name: str, default: str, known: Collection[str]) -> str:
    """One of the known words."""
    value = text(name, default)
    if value not in known:
        raise ImproperlyConfigured(f"{name} is {value!r}; it takes one of {', '.join(known)}.")
    return value


def number(name: str, default: int, *, least: int, most: int) -> int:
    """A whole number within bounds."""
    value = text(name, str(default))
    is_one = value.isascii() and value.isdecimal() and len(value) <= len(str(most))
    if not is_one or not least <= int(value) <= most:
        raise ImproperlyConfigured(
            f"{name} is {value!r}; it takes a whole number from {least} to {most}."
        )
    return int(value)


def names(name: str, default: str) -> list[str]:
    """Names between commas."""
    return [part.strip() for part in text(name, default).split(",") if part.strip()]


def folder(name: str, default: Path) -> Path:
    """A folder, made where it is missing; its files are for this account alone."""
    path = Path(text(name, str(default)))
    try:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise ImproperlyConfigured(f"{name} {str(path)!r} cannot be made: {error}.") from error
    return path


def database(name: str, default: str) -> dict[str, Any]:
    """A database by its address."""
    try:
        return database_at(text(name, default))
    except ValueError as error:
        raise ImproperlyConfigured(
            f"{name} cannot be read; it takes sqlite:///FILE or postgres://USER:PASSWORD@HOST/NAME."
        ) from error


def mailers(name: str) -> dict[str, dict[str, Any]]:
    """Where mail is handed in, by its address; none where it is unset, and then none is sent."""
    address = text(name, "")
    if not address:
        return {"default": {"BACKEND": NO_MAIL}}
    parts = urlsplit(address)
    if parts.scheme not in MAIL_PORTS or not parts.hostname:
        raise ImproperlyConfigured(
            f"{name} cannot be read; it takes smtp://USER:PASSWORD@HOST or smtps://…, or nothing."
        )
    options = {
        "host": parts.hostname,
        "port": parts.port or MAIL_PORTS[parts.scheme],
        "username": unquote(parts.username or ""),
        "password": unquote(parts.password or ""),
        "use_ssl": parts.scheme == "smtps",
        "use_tls": parts.scheme == "smtp" and bool(parts.username),
        "timeout": 10,
    }
    return {"default": {"BACKEND": SMTP, "OPTIONS": options}}


def secret(name: str, file: Path) -> str:
    """The variable's value, else what the key file holds, which the first start makes."""
    if value := text(name, ""):
        return value
    try:
        if not file.exists():
            _make_key(file)
        key = file.read_text(encoding="ascii").strip()
    except (OSError, ValueError) as error:
        raise _no_key(name, file, str(error)) from error
    if len(key) < LEAST_KEY:
        raise _no_key(name, file, f"it holds fewer than {LEAST_KEY} letters")
    return key


def _no_key(name: str, file: Path, why: str) -> ImproperlyConfigured:
    return ImproperlyConfigured(
        f"the key file {str(file)!r} cannot be used: {why}. Set {name} instead."
    )


def _make_key(file: Path) -> None:
    """Write a whole new key under another name, then link it: of two first starts one wins."""
    draft = file.with_name(f"{file.name}.{secrets.token_hex(8)}")
    with open(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as handle:
        handle.write(secrets.token_urlsafe(50))
    try:
        os.link(draft, file)
    except FileExistsError:
        pass
    finally:
        draft.unlink()
