"""What the arbiter's page shows, as values. Every text is already in the reader's language."""

from dataclasses import dataclass, field

from tutor.drills.sight import CardSight, RowSight


@dataclass(frozen=True, slots=True)
class Choice:
    """A link among others, or an option of a list; `value` is what a form sends for it."""

    label: str
    url: str = ""
    value: str = ""
    is_current: bool = False


@dataclass(frozen=True, slots=True)
class CardLink:
    """A card of the deck: where a tap on it leads, and who holds it, if anybody."""

    code: str
    label: str
    url: str  # "" where it cannot be laid to anybody now
    part: str = ""  # of the page that it leads to
    owner: str = ""


@dataclass(frozen=True, slots=True)
class SeatSight:
    """A hand as far as it is there."""

    seat: int
    name: str
    cards: tuple[CardSight, ...]
    empty: str  # a place for each card that is missing
    is_mano: bool
    is_now: bool
    choose_url: str
    clear_url: str


@dataclass(frozen=True, slots=True)
class PickerSight:
    """The deck, out of which one hand is filled."""

    title: str
    seat: int
    held: tuple[CardSight, ...]
    empty: str  # a place for each card that is missing
    cards: tuple[CardLink, ...]
    typed: str
    error: str  # why what was typed is no hand
    needs_suits: bool
    done_url: str  # back to the ruling, where every hand is there


@dataclass(frozen=True, slots=True)
class WaySight:
    """One way to show wild cards, and at a table what it leads to."""

    label: str
    url: str
    is_current: bool
    is_best: bool
    result: str


@dataclass(frozen=True, slots=True)
class WildSight:
    """How a holder may show wild cards; `advice` names whom the best way serves."""

    name: str
    advice: str
    ways: tuple[WaySight, ...]


@dataclass(frozen=True, slots=True)
class SpeakerSight:
    """Who may speak now, and what may be said without a number."""

    name: str
    seat: int
    choices: tuple[Choice, ...]


@dataclass(frozen=True, slots=True)
class RaiseSight:
    """A bet or raise: the number offered, and who may name it."""

    label: str
    number: str
    choices: tuple[Choice, ...]
    error: str  # why what was typed is no number to bet


@dataclass(frozen=True, slots=True)
class BetsSight:
    """What was said in a lance, what it did, and what may be said now."""

    said: tuple[str, ...]
    effect: str
    turn: str  # whose turn it is, once somebody has spoken
    speakers: tuple[SpeakerSight, ...]
    raising: RaiseSight | None
    undo_url: str
    clear_url: str


@dataclass(frozen=True, slots=True)
class AwardSight:
    """Stones paid for a lance, and the score then."""

    title: str
    reason: str
    couple: int
    stones: int
    us: int
    them: int


@dataclass(frozen=True, slots=True)
class CountSight:
    """The count of a round; `waits` says why there is none yet."""

    our_names: str
    their_names: str
    us: int  # before the round
    them: int
    awards: tuple[AwardSight, ...] = ()
    end: str = ""
    result: str = ""
    waits: str = ""
    error: str = ""  # why what was typed is no score
    typed: tuple[str, str] = ("", "")


@dataclass(frozen=True, slots=True)
class LanceSight:
    """A lance decided."""

    code: str
    title: str
    winner: str  # a name, or "" where the lance is not played
    verdict: str
    reasons: tuple[str, ...]
    rows: tuple[RowSight, ...] = ()
    others: tuple[RowSight, ...] = ()
    bets: BetsSight | None = None


@dataclass(frozen=True, slots=True)
class ArbiterSight:
    """The whole page."""

    title: str
    ruleset: str
    is_blank: bool
    is_table: bool
    focus: str  # the part that takes the focus after a swap
    live: str  # what is read aloud after a swap
    complaints: tuple[str, ...]
    fields: tuple[tuple[str, str], ...]  # the state, for the forms
    tables: tuple[Choice, ...]
    rulesets: tuple[Choice, ...]
    seats: tuple[SeatSight, ...]
    picker: PickerSight | None
    clear_url: str
    swap_url: str
    examples: tuple[Choice, ...]
    share_url: str
    wild: tuple[WildSight, ...] = ()
    lances: tuple[LanceSight, ...] = ()
    count: CountSight | None = None
    most: int = 0  # the highest score before a round
    told: str = field(default="")  # the ruling as plain text
