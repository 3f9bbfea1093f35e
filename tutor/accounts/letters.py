"""Letters as they are written: in the reader's language, with an address of this site."""

from smtplib import SMTPException

from django.urls import reverse

from tutor.accounts.access import address_of
from tutor.accounts.knocks import knock
from tutor.accounts.mail import Letter, email_key, recovery_key, send
from tutor.http import Request
from tutor.models import User
from tutor.wording import accounts as words


def send_confirmation(request: Request, user: User, email: str) -> bool:
    """Ask whether the address is theirs; false where the letter could not be sent.

    Nobody is written to more often than a few times an hour, whoever asks for it.
    """
    if knock("mail", account=email.lower(), address=address_of(request)):
        return False
    path = reverse("confirm-email", args=[email_key(user, email)])
    body = words.confirm_letter(user.name, request.build_absolute_uri(path))
    return _sent(Letter(str(words.CONFIRM_SUBJECT), body), email)


def send_recovery(request: Request, user: User) -> bool:
    """The way to another password; false where the letter could not be sent."""
    path = reverse("recover-by-letter", args=recovery_key(user))
    body = words.recover_letter(user.name, request.build_absolute_uri(path))
    return _sent(Letter(str(words.RECOVER_SUBJECT), body), user.email)


def _sent(letter: Letter, email: str) -> bool:
    try:
        send(letter, email)
    except (OSError, SMTPException):
        return False
    return True
