"""Questions of talk: what one may do or say with a hand, and what a gesture tells of it."""

from django.utils.translation import pgettext_lazy

from engine import Gesture, Grade, Lance, Meaning, Question, known_signals
from tutor.wording.hands import has_juego
from tutor.wording.holdings import pares_found
from tutor.wording.lists import Words, joined, said, within
from tutor.wording.pictures import gesture_name, meaning_name

MAY_DO = pgettext_lazy("drills", "Is that allowed?")
TELLS = pgettext_lazy("drills", "You say to your partner: “{meaning}”.")
SIGNS = pgettext_lazy("drills", "You make your partner the agreed signal for “{meaning}”.")
DEEDS: dict[str, Words] = {
    "bet:grande": pgettext_lazy("drills", "In grande you say *envido 5*."),
    "bet:chica": pgettext_lazy("drills", "In chica you say *envido 5*."),
    "pares:yes": pgettext_lazy("drills", "When you’re asked, you say *pares sí*."),
    "pares:no": pgettext_lazy("drills", "When you’re asked, you say *pares no*."),
    "juego:yes": pgettext_lazy("drills", "When you’re asked, you say *juego sí*."),
    "juego:no": pgettext_lazy("drills", "When you’re asked, you say *juego no*."),
    "look:discards": pgettext_lazy("drills", "After a mus you go through the discards."),
    "look:stock": pgettext_lazy("drills", "You take a look at the top card of the stock."),
    "show:paso": pgettext_lazy("drills", "All have passed in grande, and you show your cards."),
    "show:quiero": pgettext_lazy(
        "drills", "A bet of 5 in grande has been accepted, and you show your cards."
    ),
    "show:ordago": pgettext_lazy(
        "drills", "An órdago in grande has been accepted, and you show your cards."
    ),
}
MAY: dict[str, Words] = {
    "yes": pgettext_lazy("drills", "yes, it’s allowed"),
    "told": pgettext_lazy("drills", "no, nobody tells what they hold"),
    "false": pgettext_lazy("drills", "no, that must be true and isn’t"),
    "hidden": pgettext_lazy("drills", "no, those cards stay hidden"),
}
NOT_TOLD = pgettext_lazy(
    "drills", "True or not, partners don’t tell each other their cards: only signals are allowed."
)
TRUE_SIGNAL = pgettext_lazy("drills", "The hand has it, so the signal is true, and allowed.")
FALSE_SIGNAL = pgettext_lazy("drills", "A signal never lies, and the hand doesn’t have that.")
BLUFF = pgettext_lazy("drills", "A bet promises nothing: you may bluff as high as you like.")
SAID_TRUE = pgettext_lazy("drills", "What you say of pares and juego must be true, and it is.")
SAID_FALSE = pgettext_lazy("drills", "What you say of pares and juego must be true: no bluff.")
LOOKED: dict[tuple[str, str], Words] = {
    ("discards", "hidden"): pgettext_lazy("drills", "Discards lie face down, for everyone."),
    ("discards", "yes"): pgettext_lazy("drills", "At this table discards lie face up."),
    ("stock", "hidden"): pgettext_lazy("drills", "The stock lies face down until it is dealt."),
}
ALL_BET = pgettext_lazy(
    "drills", "Cards are shown only when all four lances have been bet on, or by an órdago."
)
ORDAGO = pgettext_lazy("drills", "An accepted órdago shows the cards at once.")
MAY_RULE = pgettext_lazy(
    "drills",
    "Bets may lie. Signals, and what you say of pares and juego, may not. "
    "Cards are neither told nor shown before their time.",
)

TELLS_WHAT = pgettext_lazy("drills", "What does this gesture tell here?")
PARTNER = pgettext_lazy("drills", "Your partner, with this hand")
A_LIE = pgettext_lazy("drills", "nothing, it would be a lie")
AT_TABLE = pgettext_lazy("drills", "At this table that gesture may mean: {meanings}.")
HAS_NONE = pgettext_lazy("drills", "The hand has nothing of the kind.")
ANYBODY = pgettext_lazy("drills", "That’s a wish, and may be made with any hand.")
HAS_IT = pgettext_lazy("drills", "With this hand it’s true.")
TELLS_RULE = pgettext_lazy(
    "drills", "Some gestures mean two things. See what the hand has, and what would be a lie."
)

type Told = list[tuple[str, str]]
type Reasons = tuple[str, ...]

WISHES = (Meaning.WANTS_MUS, Meaning.NO_MUS)


def _deed(q: Question) -> tuple[str, str]:
    what, _, which = q.facts["deed"].partition(":")
    return what, which


def deed_told(q: Question) -> Told:
    """What is done."""
    what, which = _deed(q)
    if what in ("tell", "sign"):
        line = TELLS if what == "tell" else SIGNS
        return [(said(line, meaning=meaning_name(Meaning(which))), "")]
    return [(str(DEEDS[f"{what}:{which}"]), "")]


def may_do_answer(_: Question, code: str) -> str:
    return str(MAY[code])


def may_do_reasons(q: Question, judged: Grade) -> Reasons:
    """Why it is allowed, or not."""
    what, which = _deed(q)
    is_allowed = judged.right == "yes"
    match what:
        case "tell":
            return (str(NOT_TOLD),)
        case "sign":
            return (str(TRUE_SIGNAL if is_allowed else FALSE_SIGNAL),)
        case "bet":
            return (str(BLUFF),)
        case "look":
            return (str(LOOKED[which, judged.right]),)
        case "show":
            return (str(ORDAGO if is_allowed else ALL_BET),)
        case _:
            return str(SAID_TRUE if is_allowed else SAID_FALSE), *_held(q, Lance(what))


def _held(q: Question, lance: Lance) -> Reasons:
    """Whether the hand has pares or juego, and by which cards."""
    hand = q.hands[0]
    if lance is Lance.PARES:
        return (pares_found(hand, q.ruleset),)
    return has_juego(hand, q.ruleset)


def gesture_told(q: Question) -> Told:
    """Which gesture is made."""
    return [(within(gesture_name(Gesture(q.facts["gesture"]))), str(PARTNER))]


def gesture_answer(_: Question, code: str) -> str:
    """What it tells, one thing or either of two."""
    if code == "lie":
        return str(A_LIE)
    return joined((meaning_name(Meaning(each)) for each in code.split("+")), "or")


def gesture_reasons(q: Question, judged: Grade) -> Reasons:
    """What the gesture may mean, and whether the hand has it."""
    signals = [s for s in known_signals(q.ruleset) if s.gesture.value == q.facts["gesture"]]
    meanings = joined((meaning_name(signal.meaning) for signal in signals), "or")
    if judged.right == "lie":
        verdict: Words = HAS_NONE
    else:
        verdict = ANYBODY if judged.right in WISHES else HAS_IT
    return said(AT_TABLE, meanings=meanings), str(verdict)
