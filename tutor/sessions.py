"""The sessions of those who sign in: Django's, each bound to its account and deleted with it."""

from typing import Any

from django.contrib.auth import SESSION_KEY
from django.contrib.sessions.backends.db import SessionStore as DatabaseStore

from tutor.models.accounts import Session


class SessionStore(DatabaseStore):
    """Rows of our own table."""

    @classmethod
    def get_model_class(cls) -> type[Session]:
        """Where they are kept."""
        return Session

    def create_model_instance(self, data: dict[str, Any]) -> Session:
        """The row, with whose it is."""
        row = super().create_model_instance(data)
        assert isinstance(row, Session)
        row.user_id = data.get(SESSION_KEY)
        return row
