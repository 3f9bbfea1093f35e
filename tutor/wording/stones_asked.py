"""How a score lies on the table, and what a side still needs: what is told and asked of both."""

from django.utils.translation import pgettext_lazy

from engine import Question, keeping
from tutor.wording.awards import score
from tutor.wording.keeping import lies
from tutor.wording.lists import Words, said
from tutor.wording.table import stones

OURS, THEIRS, NOBODYS = "ours", "theirs", ""

type Told = tuple[str, ...]

LIE: dict[str, Words] = {
    OURS: pgettext_lazy("drills", "How does your side’s score lie on the table?"),
    THEIRS: pgettext_lazy("drills", "How does the other side’s score lie on the table?"),
    NOBODYS: pgettext_lazy("drills", "How does this score lie on the table?"),
}
LEFT: dict[str, Words] = {
    OURS: pgettext_lazy("drills", "How many more stones does your side need to win the game?"),
    THEIRS: pgettext_lazy(
        "drills", "How many more stones does the other side need to win the game?"
    ),
    NOBODYS: pgettext_lazy("drills", "How many more stones would win the game?"),
}
LYING: dict[str, Words] = {
    OURS: pgettext_lazy("drills", "In front of your side: {lies}."),
    THEIRS: pgettext_lazy("drills", "In front of the other side: {lies}."),
    NOBODYS: pgettext_lazy("drills", "In front of the couple: {lies}."),
}
AFTER_DENTRO: dict[str, Words] = {
    OURS: pgettext_lazy("drills", "Your side has said *dentro*, and has {stones} in front of it."),
    THEIRS: pgettext_lazy(
        "drills", "The other side has said *dentro*, and has {stones} in front of it."
    ),
    NOBODYS: pgettext_lazy(
        "drills", "The couple has said *dentro*, and has {stones} in front of it."
    ),
}
ALL_DENTRO: dict[str, Words] = {
    OURS: pgettext_lazy(
        "drills", "Your side has just said *dentro*: there’s nothing in front of it."
    ),
    THEIRS: pgettext_lazy(
        "drills", "The other side has just said *dentro*: there’s nothing in front of it."
    ),
    NOBODYS: pgettext_lazy(
        "drills", "The couple has just said *dentro*: there’s nothing in front of it."
    ),
}
AS_NUMBER = pgettext_lazy("drills", "The score: {stones}.")
SCORE = pgettext_lazy("drills", "The score, your side first: {score}.")
NOTHING: dict[str, Words] = {
    OURS: pgettext_lazy("drills", "Your side has no stones yet."),
    THEIRS: pgettext_lazy("drills", "The other side has no stones yet."),
    NOBODYS: pgettext_lazy("drills", "The couple has no stones yet."),
}


def _side(q: Question) -> str:
    return q.facts.get("side", NOBODYS)


def _by_side(q: Question) -> dict[str, int]:
    """The stones of each side that is told of, ours first."""
    asked = _side(q)
    told = {asked: int(q.facts["stones"])}
    if asked != NOBODYS:
        told[THEIRS if asked == OURS else OURS] = int(q.facts["against"])
    return dict(sorted(told.items()))


def lie_title(q: Question) -> str:
    """Whose score it is that lies there."""
    return str(LIE[_side(q)])


def lie_told(q: Question) -> Told:
    """The score as numbers."""
    told = _by_side(q)
    if NOBODYS in told:
        return (said(AS_NUMBER, stones=stones(told[NOBODYS])),)
    return (said(SCORE, score=score(told[OURS], told[THEIRS])),)


def left_title(q: Question) -> str:
    """Who needs them."""
    return str(LEFT[_side(q)])


def left_told(q: Question) -> Told:
    """What lies in front of each side."""
    return tuple(_lying(q, side, number) for side, number in _by_side(q).items())


def _lying(q: Question, side: str, number: int) -> str:
    kept = keeping(number, q.ruleset.target)
    if not number:
        return str(NOTHING[side])
    if not kept.is_dentro:
        return said(LYING[side], lies=lies(kept))
    if not kept.loose:
        return str(ALL_DENTRO[side])
    return said(AFTER_DENTRO[side], stones=stones(kept.loose))
