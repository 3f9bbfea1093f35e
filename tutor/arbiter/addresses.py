"""Where a state of the arbiter is seen."""

from django.urls import reverse

from tutor.arbiter.state import State


def address(state: State) -> str:
    """The address in the active language, with the whole state in it."""
    query = state.query()
    return reverse("arbiter") + (f"?{query}" if query else "")
