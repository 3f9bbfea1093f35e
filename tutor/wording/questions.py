"""Questions, the answers one may give, and what is said of an answer that cannot be read."""

from django.utils.translation import pgettext_lazy

from engine import BadAnswer, Card, Kind, Lance, ParesKind, Question
from tutor.wording.cards import card_name
from tutor.wording.encaje_asked import encaje_rules, stones_group
from tutor.wording.holdings import kind_name
from tutor.wording.lists import Words, figure, opening, said
from tutor.wording.ranking import ENCAJE, swap_group
from tutor.wording.scene_answers import scene_answer
from tutor.wording.scenes import scene_title
from tutor.wording.table import ruleset_label, seat_inside

WHO_WINS: dict[Lance, Words] = {
    Lance.GRANDE: pgettext_lazy("drills", "Who takes grande?"),
    Lance.CHICA: pgettext_lazy("drills", "Who takes chica?"),
    Lance.PARES: pgettext_lazy("drills", "Who takes pares?"),
    Lance.JUEGO: pgettext_lazy("drills", "Who takes juego?"),
    Lance.PUNTO: pgettext_lazy("drills", "Who takes punto?"),
}
WHAT_DECIDES: dict[Lance, Words] = {
    Lance.GRANDE: pgettext_lazy("drills", "Which card settles grande?"),
    Lance.CHICA: pgettext_lazy("drills", "Which card settles chica?"),
}
TOP_CARD: dict[str, Words] = {
    "high": pgettext_lazy("drills", "Which card is the highest?"),
    "low": pgettext_lazy("drills", "Which card is the lowest?"),
}
TITLES: dict[Kind, Words] = {
    Kind.WHICH_PARES: pgettext_lazy("drills", "Which pares are in this hand?"),
    Kind.JUEGO_TOTAL: pgettext_lazy("drills", "What do these cards add up to?"),
    Kind.WHICH_LAST_LANCE: pgettext_lazy("drills", "What comes after pares?"),
    Kind.SAME_CARD: pgettext_lazy("drills", "Which card counts the same as this one?"),
}
PLACES: dict[Lance, dict[str, Words]] = {
    Lance.GRANDE: {
        "1": pgettext_lazy("drills", "the highest"),
        "2": pgettext_lazy("drills", "the second highest"),
        "3": pgettext_lazy("drills", "the third highest"),
        "4": pgettext_lazy("drills", "the lowest"),
        "tie": pgettext_lazy("drills", "none, they tie"),
    },
    Lance.CHICA: {
        "1": pgettext_lazy("drills", "the lowest"),
        "2": pgettext_lazy("drills", "the second lowest"),
        "3": pgettext_lazy("drills", "the third lowest"),
        "4": pgettext_lazy("drills", "the highest"),
        "tie": pgettext_lazy("drills", "none, they tie"),
    },
}
LAST_LANCES: dict[str, Words] = {
    "juego": pgettext_lazy("drills", "juego, with betting"),
    "paid": pgettext_lazy("drills", "juego, no betting"),
    "punto": pgettext_lazy("drills", "punto"),
}
NONE_OF_THESE = pgettext_lazy("drills", "none of these")
COMPLAINTS: dict[str, Words] = {
    "nothing_chosen": pgettext_lazy("drills", "Pick an answer, then send it."),
    "not_a_number": pgettext_lazy("drills", "This takes a number, and it says “{typed}”."),
    "total_out_of_range": pgettext_lazy(
        "drills", "It can’t add up to {typed}: four cards make anything from 4 to 40."
    ),
    "unknown_answer": pgettext_lazy(
        "drills", "“{typed}” isn’t an answer to this question. Pick one of those shown."
    ),
}
OUT_OF_RANGE = pgettext_lazy(
    "drills", "It can’t be {typed}: the answer is a number from {least} to {most}."
)
NOTHING_TYPED = pgettext_lazy("drills", "Type the total, then send it.")
TWO_AT_ONCE = pgettext_lazy("drills", "That’s two answers at once. Leave just one.")
ALONE = {"skip", "show", "none"}  # answers beside which there is no other
LONGEST_TYPED = 40
LEAST, MOST = 4, 40  # the totals that four cards can make
NONE = "none"  # the code of that answer, in each kind that has it


def question_title(q: Question) -> str:
    """The question as it is asked."""
    match q.kind:
        case Kind.WHO_WINS:
            return str(WHO_WINS[_lance(q)])
        case Kind.WHAT_DECIDES:
            return str(WHAT_DECIDES[_lance(q)])
        case Kind.TOP_CARD:
            return str(TOP_CARD[q.facts["end"]])
        case kind if kind in TITLES:
            return str(TITLES[kind])
        case _:
            return scene_title(q)


def answer_name(q: Question, code: str) -> str:
    """An answer's code in words, as it stands inside a sentence: «un par», «31»."""
    match q.kind:
        case Kind.WHO_WINS:
            return seat_inside(int(code), q.view, len(q.hands))
        case Kind.WHAT_DECIDES:
            return str(PLACES[_lance(q)][code])
        case Kind.WHICH_PARES:
            return kind_name(None if code == NONE else ParesKind(code))
        case Kind.JUEGO_TOTAL:
            return figure(int(code))
        case Kind.WHICH_LAST_LANCE:
            return str(LAST_LANCES[code])
        case Kind.TOP_CARD | Kind.SAME_CARD:
            return str(NONE_OF_THESE) if code == NONE else card_name(Card.parse(code))
        case _:
            return scene_answer(q, code)


def option_label(q: Question, code: str) -> str:
    """An answer's code as a button says it: «Un par»."""
    return opening(answer_name(q, code))


def option_group(q: Question, code: str) -> tuple[str, str]:
    """What an answer stands under among the others, and what it says there."""
    match q.kind:
        case Kind.CHANGE_CARD:
            return swap_group(code)
        case Kind.ENCAJE_SHEDS | Kind.ENCAJE_POT:
            return stones_group(code)
        case _:
            return "", ""


def rules_asked(q: Question) -> str:
    """The rules under which a question is asked."""
    return encaje_rules(q) if q.kind in ENCAJE else ruleset_label(q.ruleset)


def bad_answer(error: BadAnswer) -> str:
    """What could not be read in an answer, what was typed, and what would be right."""
    if error.code == "nothing_chosen" and error.facts.get("kind") is Kind.JUEGO_TOTAL:
        return str(NOTHING_TYPED)
    typed = str(error.facts.get("given", ""))
    if "," in typed and not ALONE.isdisjoint(typed.split(",")):
        return str(TWO_AT_ONCE)
    if len(typed) > LONGEST_TYPED:
        typed = typed[:LONGEST_TYPED] + "…"
    bounds = error.facts.get("least", LEAST), error.facts.get("most", MOST)
    if bounds != (LEAST, MOST):
        return said(OUT_OF_RANGE, typed=typed, least=bounds[0], most=bounds[1])
    return said(COMPLAINTS[error.code], typed=typed)


def _lance(q: Question) -> Lance:
    if q.lance is None:
        raise ValueError(q.kind)
    return q.lance
