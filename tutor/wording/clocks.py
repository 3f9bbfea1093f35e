"""By whose clock dates are told."""

from babel.dates import get_timezone_location
from django.utils.timezone import get_current_timezone_name
from django.utils.translation import pgettext_lazy

from tutor.clocks import CLOCKS
from tutor.wording.lists import active_locale, said

BY_CLOCK = pgettext_lazy("learner", "Days follow {city} time.")


def city(name: str) -> str:
    """The city of a clock: «São Paulo»."""
    return str(get_timezone_location(name, locale=active_locale(), return_city=True))


def cities() -> list[tuple[str, str]]:
    """Every clock that may be chosen with its city, by the cities' names."""
    return sorted(((name, city(name)) for name in CLOCKS), key=lambda one: one[1].casefold())


def by_clock() -> str:
    """By whose clock this page tells its dates."""
    return said(BY_CLOCK, city=city(get_current_timezone_name()))
