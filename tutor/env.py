"""Settings read from the environment: each helper returns its type or says what would be right."""

import os
import re
import secrets
from collections.abc import Collection
from pathlib import Path
from typing import Any
from urllib.parse import unquote, urlsplit

from django.core.exceptions import ImproperlyConfigured

from tutor.databases import database_at

FLAGS = {"1": True, "true": True, "yes": True, "0": False, "false": False, "no": False}
LEAST_KEY = 50
LEAST_VARIED = 5  # different ones; Django asks for as many
HOST = re.compile(r"\.?[a-z0-9]([a-z0-9.-]*[a-z0-9])?|\[[0-9a-f:.]+\]", re.IGNORECASE)
OURS = "LANCE_"  # begins the names of the site's own variables
MAIL_PORTS = {"smtp": 587, "smtps": 465}
NO_MAIL = "django.core.mail.backends.dummy.EmailBackend"
SMTP = "django.core.mail.backends.smtp.EmailBackend"


_asked: set[str] = set()


def text(name: str, default: str) -> str:
    """The variable's value without blanks round it; unset or empty counts as the default."""
    _asked.add(name)
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


def hosts(name: str, default: str) -> list[str]:
    """Names of hosts between commas; any host at all (`*`) is none of ours."""
    found = names(name, default)
    for one in found or [""]:
        if not HOST.fullmatch(one):
            raise ImproperlyConfigured(
                f"{name} has {one!r}; it takes names of hosts between commas, without https:// and"
                " port: mus.example.org"
            )
    return found


def addresses(name: str) -> list[str]:
    """Addresses of mail between commas; none where it is unset."""
    return [_address(name, one) for one in names(name, "")]


def address(name: str, default: str) -> str:
    """One address of mail."""
    return _address(name, text(name, default))


def _address(name: str, one: str) -> str:
    local, _, host = one.rpartition("@")
    if not local or not HOST.fullmatch(host) or set(one) & set(' <>"\r\n'):
        raise ImproperlyConfigured(f"{name} has {one!r}; it takes addresses: mus@example.org")
    return one


def refuse_unknown() -> None:
    """Raise where a variable of ours is set that nothing has asked for: it is mistyped."""
    if strange := sorted(one for one in os.environ if one.startswith(OURS) and one not in _asked):
        known = ", ".join(sorted(one for one in _asked if one.startswith(OURS)))
        raise ImproperlyConfigured(f"There is no {', '.join(strange)}. There are: {known}.")


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
    try:
        parts = urlsplit(address)
        port = parts.port or MAIL_PORTS[parts.scheme]
    except (KeyError, ValueError):  # of another scheme; a port that is none
        raise _no_mailer(name) from None
    if not parts.hostname:
        raise _no_mailer(name)
    options = {
        "host": parts.hostname,
        "port": port,
        "username": unquote(parts.username or ""),
        "password": unquote(parts.password or ""),
        "use_ssl": parts.scheme == "smtps",
        "use_tls": parts.scheme == "smtp" and bool(parts.username),
        "timeout": 10,
    }
    return {"default": {"BACKEND": SMTP, "OPTIONS": options}}


def _no_mailer(name: str) -> ImproperlyConfigured:
    return ImproperlyConfigured(
        f"{name} cannot be read; it takes smtp://USER:PASSWORD@HOST or smtps://…, or nothing."
    )


def secret(name: str, file: Path) -> str:
    """The variable's value, else what the key file holds, which the first start makes."""
    if value := text(name, ""):
        if len(value) < LEAST_KEY:
            raise ImproperlyConfigured(
                f"{name} has {len(value)} letters; it takes {LEAST_KEY} or more, by chance."
            )
        if len(set(value)) < LEAST_VARIED:
            raise ImproperlyConfigured(f"{name} repeats itself; it takes letters by chance.")
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
