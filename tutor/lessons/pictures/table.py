"""Who sits where: four at the table, six, and which way everything goes round."""

from engine import MANO, PRESETS, Ruleset, couple_of, seats_of
from tutor import wording
from tutor.lessons.sight import PictureSeat, PictureSight
from tutor.wording import pictures as words

PLACES = ("south", "east", "north", "west")
SIX_PLACES = ("south", "south-east", "north-east", "north", "north-west", "south-west")
PLAYERS = Ruleset().players
SIX = PRESETS["six"].players
POSTRE = PLAYERS - 1
CUTTER = POSTRE - 1  # sits on the dealer's left (DEA-1)
CAPTAINS = (2, 3)  # of each trio one, chosen as it likes


def seats() -> PictureSight:
    """The table of the lessons' players, the first of them the mano."""
    return PictureSight("seats", seats=tuple(_seat(seat, PLACES) for seat in range(PLAYERS)))


def direction() -> PictureSight:
    """The same table, with what falls to whom: dealing, cutting, speaking first and last."""
    roles = {MANO: words.mano_role(), POSTRE: words.postre_role()}
    deeds = {
        MANO: words.mano_does(),
        CUTTER: words.cutter_does(),
        POSTRE: words.postre_does(),
    }
    places = [
        _seat(seat, PLACES, roles.get(seat, ""), deeds.get(seat, "")) for seat in range(PLAYERS)
    ]
    return PictureSight("direction", seats=tuple(places))


def six() -> PictureSight:
    """Two trios round one table, a captain in each (VAR-6)."""
    roles = {MANO: words.mano_role()} | dict.fromkeys(CAPTAINS, words.captain_role())
    places = [_seat(seat, SIX_PLACES, roles.get(seat, "")) for seat in range(SIX)]
    trios = [wording.joined(map(wording.player_name, seats_of(trio, SIX))) for trio in (0, 1)]
    return PictureSight("seats-six", seats=tuple(places), trios=tuple(trios))


def _seat(seat: int, places: tuple[str, ...], role: str = "", does: str = "") -> PictureSeat:
    return PictureSeat(
        name=wording.player_name(seat),
        place=places[seat],
        order=seat + 1,
        is_mano=seat == MANO,
        is_ours=couple_of(seat) == couple_of(MANO),
        role=role,
        does=does,
    )
