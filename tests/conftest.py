"""What every test may count on."""

import pytest
from django.core.management import call_command


@pytest.fixture(autouse=True, scope="session")
def _words() -> None:
    """The words as the catalogues have them now, also where only pytest was called."""
    call_command("compilemessages")
