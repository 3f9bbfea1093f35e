"""Whose day is it? Dates are told by a reader's own clock: that of a city.

Which one, a browser does not say of itself. So each language has a home, and whoever lives
elsewhere chooses another city.
"""

from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

COOKIE = "clock"
HOMES = {"es": "Europe/Madrid", "pt-br": "America/Sao_Paulo", "en": "Europe/London"}
# A city for each clock that readers of these languages live by.
CLOCKS = (
    *("Africa/Casablanca", "Africa/Johannesburg", "Africa/Luanda", "Africa/Maputo"),
    *("America/Anchorage", "America/Argentina/Buenos_Aires", "America/Asuncion"),
    *("America/Bogota", "America/Boise", "America/Caracas", "America/Chicago", "America/Denver"),
    *("America/Guatemala", "America/Halifax", "America/Havana", "America/La_Paz", "America/Lima"),
    *("America/Los_Angeles", "America/Manaus", "America/Mexico_City", "America/Montevideo"),
    *("America/New_York", "America/Noronha", "America/Panama", "America/Phoenix"),
    *("America/Puerto_Rico", "America/Rio_Branco", "America/Santiago", "America/Sao_Paulo"),
    *("America/St_Johns", "America/Tijuana", "Asia/Dubai", "Asia/Hong_Kong", "Asia/Kolkata"),
    *("Asia/Manila", "Asia/Singapore", "Asia/Tokyo", "Atlantic/Azores", "Atlantic/Canary"),
    *("Australia/Adelaide", "Australia/Brisbane", "Australia/Perth", "Australia/Sydney"),
    *("Europe/Athens", "Europe/Berlin", "Europe/Dublin", "Europe/Helsinki", "Europe/Lisbon"),
    *("Europe/London", "Europe/Madrid", "Europe/Moscow", "Europe/Paris", "Pacific/Auckland"),
    *("Pacific/Honolulu",),
)
NOBODYS = "UTC"


@cache
def clock(name: str) -> ZoneInfo:
    """A clock by its name; UTC where this machine does not know it."""
    try:
        return ZoneInfo(name)
    except ZoneInfoNotFoundError:
        return ZoneInfo(NOBODYS)


def clock_for(chosen: str, language: str) -> ZoneInfo:
    """The clock that was chosen, if it is one of ours, else that of the language's home."""
    return clock(chosen if chosen in CLOCKS else HOMES.get(language, NOBODYS))
