"""The settings as a form sends them."""

from collections.abc import Mapping, Sequence
from dataclasses import asdict

from django.http import QueryDict

from tutor.drills.holding import RULES_TO_PRACTISE
from tutor.languages import BY_CODE
from tutor.preferences.values import (
    Cards,
    Motion,
    Preferences,
    Ranks,
    Sending,
    Theme,
)

OFFERED: Mapping[str, Sequence[str]] = {
    "language": tuple(BY_CODE),
    "ruleset": RULES_TO_PRACTISE,
    "ranks": tuple(Ranks),
    "theme": tuple(Theme),
    "motion": tuple(Motion),
    "cards": tuple(Cards),
    "sending": tuple(Sending),
}


def read_settings(form: QueryDict, before: Preferences) -> Preferences | None:
    """What was chosen, the rest as before; none where something is not on offer."""
    chosen = {name: form[name] for name in OFFERED if name in form}
    if any(value not in OFFERED[name] for name, value in chosen.items()):
        return None
    return Preferences.read({name: str(value) for name, value in (asdict(before) | chosen).items()})
