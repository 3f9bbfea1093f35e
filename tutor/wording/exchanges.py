"""Questions about cards that are changed before the lances (MUS-3, VAR-3, VAR-4)."""

from django.utils.translation import pgettext_lazy

from engine import Grade, Lance, Question, Rank, compared
from tutor.wording.holdings import captions
from tutor.wording.lists import Words, said
from tutor.wording.turn_reasons import ASKED_AGAIN

HOW_MANY = pgettext_lazy("drills", "How many cards may you change now?")
CARD_SEEN = pgettext_lazy("drills", "In the deal, everyone saw a card.")
EXCHANGED = pgettext_lazy("drills", "Everyone has changed the cards they didn’t want.")
STAGES: dict[str, Words] = {
    "dealt": pgettext_lazy("drills", "These are the cards you were dealt. Nobody has spoken."),
    "all-mus": pgettext_lazy("drills", "Everyone has said *mus*."),
    "drawn": pgettext_lazy(
        "drills", "Everyone said *mus*, and these are the four you drew. Nobody has spoken since."
    ),
    "taken": pgettext_lazy(
        "drills", "You showed a 4-5-6-7 and took these four. Nobody has said *mus*."
    ),
}
ANSWERS: dict[str, Words] = {
    "talk": pgettext_lazy("drills", "none yet: mus has to be talked over first"),
    "some": pgettext_lazy("drills", "one, two, three or four"),
    "any": pgettext_lazy("drills", "as many as you like, or none"),
    "all": pgettext_lazy("drills", "all four, or none"),
}
VISTO = pgettext_lazy(
    "drills", "A card was seen: each player may change as many as they like, and nobody has to."
)
RENEWS = pgettext_lazy(
    "drills", "They’re 4, 5, 6 and 7, as dealt: show them, and four others come in their place."
)
BEFORE_VISTO = pgettext_lazy("drills", "That comes first; the card that was seen, afterwards.")
AFTER_MUS = pgettext_lazy(
    "drills", "After a mus everyone throws cards away, from one to all four, and gets as many."
)
VISTO_OVER = pgettext_lazy(
    "drills", "The card that was seen has had its turn; now the ordinary rule holds."
)
NO_VISTO = pgettext_lazy("drills", "Mus visto isn’t played here, so a card seen changes nothing.")
NO_4567 = pgettext_lazy("drills", "It takes exactly 4, 5, 6 and 7, and this hand is {cards}.")
ONLY_DEALT = pgettext_lazy("drills", "4-5-6-7 may be changed only as dealt, and only once.")
NO_RIGHT = pgettext_lazy("drills", "Without a mus from everyone, no card is changed.")

RENEWED = {Rank.CUATRO, Rank.CINCO, Rank.SEIS, Rank.SIETE}

type Reasons = tuple[str, ...]


def exchange_told(q: Question) -> Reasons:
    """Whether a card was seen, and how the hand was got."""
    stage = str(STAGES[q.facts["stage"]])
    if not _is_seen(q):
        return (stage,)
    is_over = q.ruleset.mus_visto and q.facts["stage"] in ("all-mus", "drawn")
    return (str(CARD_SEEN), *((str(EXCHANGED),) if is_over else ()), stage)


def exchange_answer(_: Question, code: str) -> str:
    """How many."""
    return str(ANSWERS[code])


def exchange_reasons(q: Question, judged: Grade) -> Reasons:
    """Which right there is, or why there is none."""
    match judged.right:
        case "any":
            return (str(VISTO),)
        case "all":
            is_both = _is_seen(q) and q.ruleset.mus_visto
            return (str(RENEWS), *((str(BEFORE_VISTO),) if is_both else ()))
        case "some":
            is_over = _is_seen(q) and q.ruleset.mus_visto
            return (*((str(VISTO_OVER),) if is_over else ()), str(AFTER_MUS))
        case _:
            return (*_no_right(q), str(ASKED_AGAIN if q.facts["stage"] == "drawn" else NO_RIGHT))


def _no_right(q: Question) -> Reasons:
    """What might look like a right and is none."""
    hand, lines = q.hands[0], list[Words]()
    if _is_seen(q) and not q.ruleset.mus_visto:
        lines.append(NO_VISTO)
    if q.ruleset.renew_4567 and q.facts["stage"] == "dealt":
        cards = captions(compared(Lance.GRANDE, hand, q.ruleset), q.ruleset)
        lines.append(said(NO_4567, cards=cards))
    elif q.ruleset.renew_4567 and set(hand.ranks) == RENEWED:
        lines.append(ONLY_DEALT)
    return tuple(map(str, lines))


def _is_seen(q: Question) -> bool:
    return q.facts["seen"] == "yes"
