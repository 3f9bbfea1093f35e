"""What a question's form sends."""

from django.http import QueryDict


def answer_in(form: QueryDict) -> str:
    """The button that was pressed, or what was typed; else the seats that are ticked."""
    given = form.getlist("answer")
    pressed = [each for each in given if not each.isdecimal()]
    return pressed[-1] if pressed else ",".join(dict.fromkeys(given))
