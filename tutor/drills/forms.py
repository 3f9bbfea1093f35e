"""What a question's form sends, and what an address says of what it held."""

import re

from django.http import QueryDict

from tutor import wording
from tutor.drills.asking import LONGEST_TYPED, Unread

HINT = re.compile(r"hint-([123])")
TWO_STEPS = "steps"
KEPT, LATE = "kept", "late"  # in an address: what was chosen before, and that it did not arrive


def answer_in(form: QueryDict) -> str:
    """The button that was pressed, or what was typed; else the seats that are ticked.

    In two steps only a hint is pressed; what is chosen is all there is, two things if it is two.
    """
    given = form.getlist("answer")
    pressed = [each for each in given if not each.isdecimal()]
    if TWO_STEPS not in form or HINT.fullmatch(given[-1] if given else ""):
        return pressed[-1] if pressed else ",".join(dict.fromkeys(given))
    return ",".join(dict.fromkeys(each for each in given if each.strip()))


def unsent(text: str) -> Unread:
    """What stands in the form and has not been sent as an answer."""
    return Unread(text[:LONGEST_TYPED], "")


def late(query: QueryDict) -> Unread | None:
    """What was chosen in a form that had become too old: it is to be sent once more."""
    if LATE not in query:
        return None
    return Unread(query.get(KEPT, "")[:LONGEST_TYPED], wording.sent_late())
