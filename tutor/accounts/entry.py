"""Codes that alone open an account which a class made: on a card, or for one lesson.

They follow from a seed in the row and the site's key: a card can be printed again, and the database
alone opens nothing.
"""

from collections.abc import Iterable
from datetime import timedelta
from secrets import token_hex

from django.db.models import Q
from django.utils import timezone
from django.utils.crypto import salted_hmac

from tutor.codes import code_from, read_code, spaced
from tutor.models import EntryCode, EntryKind, User

LENGTHS = {EntryKind.CARD: 12, EntryKind.QUICK: 10}
GROUPS = {EntryKind.CARD: 4, EntryKind.QUICK: 5}
QUICK_MIN = 60


def make_codes(users: Iterable[User], kind: EntryKind) -> None:
    """Another code of a kind for each account; the old ones of that kind no longer work."""
    users, expires_at = list(users), None
    if kind is EntryKind.QUICK:
        expires_at = timezone.now() + timedelta(minutes=QUICK_MIN)
    EntryCode.objects.filter(user__in=users, kind=kind).delete()
    made = [EntryCode(user=one, kind=kind, seed=token_hex(16)) for one in users]
    for one in made:
        one.expires_at, one.digest = expires_at, _digest(_code(one))
    EntryCode.objects.bulk_create(made)


def shown_code(row: EntryCode) -> str:
    """A code as it is printed."""
    return spaced(_code(row), GROUPS[EntryKind(row.kind)])


def is_over(row: EntryCode) -> bool:
    """Whether a code's time has run out."""
    return row.expires_at is not None and row.expires_at <= timezone.now()


def user_by_code(typed: str) -> User | None:
    """Whose account a code opens; one for a lesson is spent: of two who use it, one gets in."""
    row = _found(typed)
    if row is None or not _spend(row):
        return None
    return row.user


def is_entry_code(typed: str) -> bool:
    """Whether what was typed is as long as a code that opens an account."""
    return any(read_code(typed, length) for length in LENGTHS.values())


def proves(user: User, typed: str) -> bool:
    """Whether somebody typed the account's password, or the code on its card."""
    if user.check_password(typed):
        return True
    code = read_code(typed, LENGTHS[EntryKind.CARD])
    mine = user.entry_codes.filter(kind=EntryKind.CARD)
    return code is not None and mine.filter(digest=_digest(code)).exists()


def _found(typed: str) -> EntryCode | None:
    """The row of a code that still works."""
    codes = [code for length in LENGTHS.values() if (code := read_code(typed, length))]
    standing = Q(expires_at=None) | Q(expires_at__gt=timezone.now())
    rows = EntryCode.objects.filter(standing, used_at=None, user__is_active=True)
    return rows.filter(digest__in=map(_digest, codes)).select_related("user").first()


def _spend(row: EntryCode) -> bool:
    if row.kind == EntryKind.CARD:
        return True
    unused = EntryCode.objects.filter(pk=row.pk, used_at=None)
    return bool(unused.update(used_at=timezone.now()))


def _code(row: EntryCode) -> str:
    return code_from(_hmac("made", f"{row.kind}:{row.seed}"), LENGTHS[EntryKind(row.kind)])


def _digest(code: str) -> str:
    return _hmac("kept", code).hex()


def _hmac(use: str, text: str) -> bytes:
    return salted_hmac(f"tutor.entry.{use}", text, algorithm="sha256").digest()
