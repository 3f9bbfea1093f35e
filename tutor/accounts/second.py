"""The second factor: a code from a telephone, by django-allauth, or a recovery code."""

from dataclasses import dataclass
from datetime import UTC, datetime
from secrets import compare_digest

from allauth.mfa.adapter import get_adapter
from allauth.mfa.app_settings import TOTP_PERIOD
from allauth.mfa.models import Authenticator
from allauth.mfa.totp.internal import auth
from django.db import IntegrityError, transaction
from django.db.models import Q

from tutor.accounts.codes import use_code
from tutor.codes import spaced
from tutor.models import User
from tutor.squares import squares


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a telephone is to read: a picture of squares, or the secret in letters."""

    path: str
    size: int
    secret: str
    url: str


def new_secret() -> str:
    """What the telephone and the site are to share."""
    return str(auth.generate_totp_secret())


def drawing_of(user: User, secret: str) -> Drawing:
    """The secret as a picture."""
    url = get_adapter().build_totp_url(user, secret)
    picture = squares(url)
    return Drawing(picture.path, picture.size, spaced(secret), url)


def is_on(user: User) -> bool:
    """Whether signing in asks for a second factor."""
    return bool(Authenticator.objects.filter(user=user, type=Authenticator.Type.TOTP).exists())


def switch_on(*, user: User, secret: str, typed: str) -> bool:
    """Begin to ask for it, once the telephone has shown that it knows the secret."""
    if _step(secret, typed) is None:
        return False
    try:
        with transaction.atomic():
            auth.TOTP.activate(user, secret)
    except IntegrityError:
        return False
    return accepts_telephone(user, typed)


def switch_off(*, user: User) -> None:
    """Ask for it no longer."""
    Authenticator.objects.filter(user=user, type=Authenticator.Type.TOTP).delete()


def accepts(*, user: User, typed: str) -> bool:
    """Take a code from the telephone, or spend a recovery code."""
    return accepts_telephone(user, typed) or use_code(user=user, typed=typed)


def accepts_telephone(user: User, typed: str) -> bool:
    """Take a code once: `last_used_at` holds the time of the last one's step.

    Django-allauth notes used codes in a cache, which several processes would have to share.
    """
    kept = Authenticator.objects.filter(user=user, type=Authenticator.Type.TOTP)
    for one in kept:
        step = _step(get_adapter().decrypt(one.data["secret"]), typed)
        if step is None:
            return False
        begun = datetime.fromtimestamp(step * TOTP_PERIOD, UTC)
        unused = kept.filter(Q(last_used_at=None) | Q(last_used_at__lt=begun))
        return bool(unused.update(last_used_at=begun))
    return False


def _step(secret: str, typed: str) -> int | None:
    """The half minute to which a code belongs, if it belongs to one near now."""
    digits = "".join(typed.split())
    for step in auth.yield_hotp_counters_from_time():
        right = auth.format_hotp_value(auth.hotp_value(secret, step))
        if compare_digest(right.encode(), digits.encode()):
            return int(step)
    return None
