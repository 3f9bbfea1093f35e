"""What django-allauth's second factor asks of this site: to keep its secrets encrypted."""

from base64 import urlsafe_b64encode
from hashlib import sha256

from allauth.mfa.adapter import DefaultMFAAdapter
from cryptography.fernet import Fernet
from django.conf import settings

from tutor.models import User

PURPOSE = "tutor.second-factor"


class SecondFactorAdapter(DefaultMFAAdapter):  # type: ignore[misc]
    """The database alone does not give anybody's second factor away."""

    def get_totp_label(self, user: User) -> str:
        """What the telephone calls it: the name as its owner writes it."""
        return user.name

    def encrypt(self, text: str) -> str:
        """As it stands in the database."""
        return _locksmith().encrypt(text.encode()).decode()

    def decrypt(self, encrypted_text: str) -> str:
        """As the telephone has it."""
        return _locksmith().decrypt(encrypted_text.encode()).decode()


def _locksmith() -> Fernet:
    key = sha256(f"{PURPOSE}:{settings.SECRET_KEY}".encode()).digest()
    return Fernet(urlsafe_b64encode(key))
