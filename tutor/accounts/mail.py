"""The two letters that the site writes: one to confirm an address, one to recover an account."""

from dataclasses import dataclass

from django.contrib.auth.tokens import default_token_generator
from django.core import signing
from django.core.mail import EmailMessage
from django.db.models.functions import Lower
from django.utils.http import urlsafe_base64_decode, urlsafe_base64_encode

from tutor.models import User

SALT = "tutor.email"
CONFIRMED_WITHIN_S = 7 * 86_400


@dataclass(frozen=True, slots=True)
class Letter:
    """What is written."""

    subject: str
    body: str


def send(letter: Letter, email: str) -> None:
    """Hand a letter in; a fault of the mail's house is raised."""
    EmailMessage(letter.subject, letter.body, to=[email]).send()


def email_key(user: User, email: str) -> str:
    """What the address to confirm by holds."""
    return signing.dumps([user.pk, email], salt=SALT)


def read_email_key(key: str) -> tuple[int, str] | None:
    """Whose address it was, or None where it is not ours or too old."""
    try:
        user_id, email = signing.loads(key, salt=SALT, max_age=CONFIRMED_WITHIN_S)
    except signing.BadSignature:
        return None
    return user_id, email


def accounts_of(email: str) -> list[User]:
    """Those to whom this confirmed address belongs; a family may share one."""
    confirmed = User.objects.filter(email_confirmed_at__isnull=False, is_active=True)
    return list(confirmed.alias(mail=Lower("email")).filter(mail=email.lower())[:10])


def recovery_key(user: User) -> tuple[str, str]:
    """Who may set another password, once, within the hour."""
    number = urlsafe_base64_encode(str(user.pk).encode())
    return number, default_token_generator.make_token(user)


def read_recovery_key(number: str, token: str) -> User | None:
    """Whom a letter's address lets in, if it still does."""
    try:
        pk = int(urlsafe_base64_decode(number).decode())
        user = User.objects.filter(pk=pk).first()
    except (ValueError, OverflowError):
        return None
    is_good = user is not None and default_token_generator.check_token(user, token)
    return user if is_good else None
