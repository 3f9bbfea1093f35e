"""The sessions of those who sign in: Django's, each bound to its account and deleted with it."""

from typing import Any

from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.backends.base import CreateError, UpdateError
from django.contrib.sessions.backends.db import SessionStore as DatabaseStore
from django.db import OperationalError

from tutor.models.accounts import Session, User


class SessionStore(DatabaseStore):
    """Rows of our own table."""

    @classmethod
    def get_model_class(cls) -> type[Session]:
        """Where they are kept."""
        return Session

    def save(self, must_create: bool = False) -> None:
        """Of an account that was deleted meanwhile none is made, whatever key it is given.

        Django would take it for a key that is in use, and try others without end. A database that
        is busy or full it would take for a session that is gone.
        """
        try:
            super().save(must_create)
        except UpdateError as error:
            if isinstance(error.__context__, OperationalError):
                raise error.__context__ from None
            raise
        except CreateError:
            user = self.get(SESSION_KEY)
            if user and not User.objects.filter(pk=user).exists():
                raise User.DoesNotExist from None
            raise

    def create_model_instance(self, data: dict[str, Any]) -> Session:
        """The row, with whose it is."""
        row = super().create_model_instance(data)
        assert isinstance(row, Session)
        row.user_id = data.get(SESSION_KEY)
        return row
