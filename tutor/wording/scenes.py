"""Questions about more than hands: what is told first, what is asked, and the answers in words."""

from collections.abc import Callable
from dataclasses import dataclass

from django.utils.translation import npgettext, pgettext_lazy

from engine import Call, Gesture, Kind, Lance, Question, Ruleset, Verb, couple_of, dentro_at
from tutor.wording.amounts import amarracos
from tutor.wording.awards import score
from tutor.wording.calls import SPOKEN, spoken
from tutor.wording.lists import Words, figure, joined, said
from tutor.wording.pictures import gesture_name
from tutor.wording.table import couple_name, lance_title, ruleset_name, seat_name, stones

ROLES: dict[str, Words] = {
    "mano": pgettext_lazy("drills", "Who is the mano?"),
    "cutter": pgettext_lazy("drills", "Who cuts the deck?"),
    "postre": pgettext_lazy("drills", "Who is the postre?"),
    "next": pgettext_lazy("drills", "Who deals after that?"),
}
DEALS = pgettext_lazy("drills", "Deals this round: {name}.")
PAYS: dict[Lance, Words] = {
    Lance.GRANDE: pgettext_lazy("drills", "What does grande pay?"),
    Lance.CHICA: pgettext_lazy("drills", "What does chica pay?"),
    Lance.PARES: pgettext_lazy("drills", "What does pares pay?"),
    Lance.JUEGO: pgettext_lazy("drills", "What does juego pay?"),
    Lance.PUNTO: pgettext_lazy("drills", "What does punto pay?"),
}
BOTH: dict[Lance, Words] = {
    Lance.GRANDE: pgettext_lazy("drills", "Who takes grande, under each set of rules?"),
    Lance.CHICA: pgettext_lazy("drills", "Who takes chica, under each set of rules?"),
    Lance.PARES: pgettext_lazy("drills", "Who takes pares, under each set of rules?"),
    Lance.JUEGO: pgettext_lazy("drills", "Who takes juego, under each set of rules?"),
    Lance.PUNTO: pgettext_lazy("drills", "Who takes punto, under each set of rules?"),
}
TITLES: dict[Kind, Words] = {
    Kind.MUS_NEXT: pgettext_lazy("drills", "What comes next?"),
    Kind.WHO_SPEAKS: pgettext_lazy("drills", "Who may speak now?"),
    Kind.MAY_NOT_SAY: pgettext_lazy("drills", "Which of these can’t be said now?"),
    Kind.REFUSAL_PAYS: pgettext_lazy(
        "drills", "After this no quiero, how much is collected, and by whom?"
    ),
    Kind.ORDAGO_WINS: pgettext_lazy("drills", "Who wins with this?"),
    Kind.GAME_ENDS: pgettext_lazy("drills", "Where does the count end the game?"),
    Kind.STONES_LIE: pgettext_lazy("drills", "How does this score lie on the table?"),
    Kind.STONES_LEFT: pgettext_lazy("drills", "How many stones are missing to win?"),
    Kind.TRUE_SIGNAL: pgettext_lazy("drills", "Which signal may be made with this hand?"),
}
NOBODY_BETS = pgettext_lazy("drills", "Nobody bets, in any lance.")
OTHERS_PASS = pgettext_lazy("drills", "Nobody bets in the other lances.")
NO_BETTING = pgettext_lazy("drills", "Only one couple has it, so nobody bets.")
SPEAKERS: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy("drills", "These have pares: {names}."),
    Lance.JUEGO: pgettext_lazy("drills", "These have juego: {names}."),
}
IN_LANCE = pgettext_lazy("drills", "The lance: {lance}.")
SCORE = pgettext_lazy("drills", "The score, your side first: {score}.")
ALL_MUS_AGAIN = pgettext_lazy("drills", "All change cards, and are asked again.")
NOBODY_SPOKE = pgettext_lazy("drills", "The cards are dealt.")
FIRST_RULES = pgettext_lazy("drills", "First: {rules}.")
THEN_RULES = pgettext_lazy("drills", "Then: {rules}.")
LYING = pgettext_lazy("drills", "Before the couple lie {amarracos} and {stones}.")
AFTER_DENTRO = pgettext_lazy("drills", "The couple has said dentro, and before it lies {stones}.")
ALL_DENTRO = pgettext_lazy("drills", "The couple has just said dentro: nothing lies before it.")
AS_NUMBER = pgettext_lazy("drills", "The score: {stones}.")

SPEAKS = pgettext_lazy("drills", "Speaks: {name}")
CHANGED = pgettext_lazy("drills", "cards are changed")
LANCES_BEGIN = pgettext_lazy("drills", "grande begins")
NOBODY = pgettext_lazy("drills", "nobody: the lance is over")
TO_COUPLE = pgettext_lazy("drills", "{stones} to {couple}")
TO_BOTH = pgettext_lazy("drills", "{stones} to {couple} and {more} to {other}")
NOTHING = pgettext_lazy("drills", "nothing, to nobody")
WINS_GAME = pgettext_lazy("drills", "{couple} wins the game")
WINS_MATCH = pgettext_lazy("drills", "{couple} wins the whole match")
NOT_OVER = pgettext_lazy("drills", "nobody yet, the game goes on")
ENDS: dict[Lance, Words] = {
    Lance.GRANDE: pgettext_lazy("drills", "{couple} gets there in grande"),
    Lance.CHICA: pgettext_lazy("drills", "{couple} gets there in chica"),
    Lance.PARES: pgettext_lazy("drills", "{couple} gets there in pares"),
    Lance.JUEGO: pgettext_lazy("drills", "{couple} gets there in juego"),
    Lance.PUNTO: pgettext_lazy("drills", "{couple} gets there in punto"),
}
NOT_ENOUGH = pgettext_lazy("drills", "nobody gets there in this round")
LIES = pgettext_lazy("drills", "{amarracos} and {stones}")
SAYS_DENTRO = pgettext_lazy("drills", "dentro, and {stones}")
RESULTS: dict[str, Words] = {
    "0-0": pgettext_lazy("drills", "the first hand both times"),
    "0-1": pgettext_lazy("drills", "the first hand, then the second"),
    "1-0": pgettext_lazy("drills", "the second hand, then the first"),
    "1-1": pgettext_lazy("drills", "the second hand both times"),
}
NAMED_SAYS = pgettext_lazy("drills", "{name}: {call}")


@dataclass(frozen=True, slots=True)
class Line:
    """One line of what is told: what somebody says, or, without a name, what is so."""

    text: str
    name: str = ""


def scene_title(q: Question) -> str:
    """The question as it is asked."""
    match q.kind:
        case Kind.WHO_SITS:
            return str(ROLES[q.facts["role"]])
        case Kind.LANCE_PAYS:
            return str(PAYS[q.lance or Lance.GRANDE])
        case Kind.TWO_RULES:
            return str(BOTH[q.lance or Lance.GRANDE])
        case _:
            return str(TITLES[q.kind])


def story(q: Question) -> tuple[Line, ...]:
    """What is told before the question; nothing where the cards say all."""
    return tuple(STORIES[q.kind](q)) if q.kind in STORIES else ()


def scene_answer(q: Question, code: str) -> str:
    """An answer's code in words, as it stands inside a sentence."""
    return ANSWERS[q.kind](q, code)


def _name(q: Question, seat: int) -> str:
    return seat_name(seat, q.view, q.ruleset.players)


def _who_sits(q: Question) -> list[Line]:
    rounds = int(q.facts["rounds"])
    lines = [Line(said(DEALS, name=_name(q, int(q.facts["dealer"]))))]
    if rounds:
        later = npgettext(
            "drills", "Now think {n} round ahead.", "Now think {n} rounds ahead.", rounds
        )
        lines.append(Line(said(later, n=rounds)))
    return lines


def _mus_next(q: Question) -> list[Line]:
    told, seats = q.facts["said"], q.ruleset.players
    if told == "-":
        return [Line(str(NOBODY_SPOKE))]
    lines = list[Line]()
    for at, word in enumerate(told.split(",")):
        if at == seats:
            lines.append(Line(str(ALL_MUS_AGAIN)))
        verb = Verb.MUS if word == "mus" else Verb.NO_HAY_MUS
        lines.append(Line(str(SPOKEN[verb]), _name(q, at % seats)))
    return lines


def _speakers(q: Question) -> list[Line]:
    """The lance, who may speak in it, and what has been said."""
    lines = [Line(said(IN_LANCE, lance=lance_title(q.lance or Lance.GRANDE)))]
    if q.lance in SPEAKERS and "players" in q.facts:
        names = joined(_name(q, int(seat)) for seat in q.facts["players"].split(","))
        lines.append(Line(said(SPEAKERS[q.lance], names=names)))
    return [*lines, *_calls(q)]


def _calls(q: Question) -> list[Line]:
    return [
        Line(spoken(call), _name(q, call.seat))
        for together in calls_of(q.facts["calls"])
        for call in together
    ]


def calls_of(text: str) -> list[list[Call]]:
    """Calls out of a question's fact."""
    told = [] if text == "-" else text.split(",")
    return [[Call.parse(one.replace(":", " ")) for one in each.split("+")] for each in told]


def _lance_pays(q: Question) -> list[Line]:
    return _calls(q) or [Line(str(NO_BETTING))]


def _ordago_wins(q: Question) -> list[Line]:
    lance = Line(said(IN_LANCE, lance=lance_title(q.lance or Lance.GRANDE)))
    return [*_score(q), lance, *_calls(q), Line(str(OTHERS_PASS))]


def _game_ends(q: Question) -> list[Line]:
    return [*_score(q), Line(str(NOBODY_BETS))]


def _score(q: Question) -> list[Line]:
    scores = [int(part) for part in q.facts["scores"].split("-")]
    ours = couple_of(q.view)
    return [Line(said(SCORE, score=score(scores[ours], scores[1 - ours])))]


def _stones_lie(q: Question) -> list[Line]:
    return [Line(said(AS_NUMBER, stones=stones(int(q.facts["stones"]))))]


def _stones_left(q: Question) -> list[Line]:
    lying = int(q.facts["stones"])
    many, loose = divmod(lying, 5)
    if many >= dentro_at(q.ruleset.target):
        text = said(AFTER_DENTRO, stones=stones(loose)) if loose else str(ALL_DENTRO)
    else:
        text = said(LYING, amarracos=amarracos(many), stones=stones(loose))
    return [Line(text)]


def _two_rules(q: Question) -> list[Line]:
    other = Ruleset.parse(q.facts["other"])
    return [
        Line(said(FIRST_RULES, rules=ruleset_name(q.ruleset))),
        Line(said(THEN_RULES, rules=ruleset_name(other))),
    ]


STORIES: dict[Kind, Callable[[Question], list[Line]]] = {
    Kind.WHO_SITS: _who_sits,
    Kind.MUS_NEXT: _mus_next,
    Kind.WHO_SPEAKS: _speakers,
    Kind.MAY_NOT_SAY: _speakers,
    Kind.REFUSAL_PAYS: _speakers,
    Kind.LANCE_PAYS: _lance_pays,
    Kind.ORDAGO_WINS: _ordago_wins,
    Kind.GAME_ENDS: _game_ends,
    Kind.STONES_LIE: _stones_lie,
    Kind.STONES_LEFT: _stones_left,
    Kind.TWO_RULES: _two_rules,
}


def _seat_answer(q: Question, code: str) -> str:
    return _name(q, int(code))


def _mus_answer(q: Question, code: str) -> str:
    if code.isdecimal():
        return said(SPEAKS, name=_name(q, int(code)))
    return str(CHANGED if code == "change" else LANCES_BEGIN)


def _speaker_answer(q: Question, code: str) -> str:
    if code == "nobody":
        return str(NOBODY)
    return joined((_name(q, int(seat)) for seat in code.split(",")), "or")


def _say_answer(q: Question, code: str) -> str:
    call = Call.parse(code.replace(":", " "))
    return said(NAMED_SAYS, name=_name(q, call.seat), call=spoken(call))


def _refusal_answer(q: Question, code: str) -> str:
    couple, amount = map(int, code.split(":"))
    return said(TO_COUPLE, stones=stones(amount), couple=couple_name(couple, q.view))


def _pay_answer(q: Question, code: str) -> str:
    pays = [int(part) for part in code.split("-")]
    ours = couple_of(q.view)
    paid = [(pays[couple], couple_name(couple, q.view)) for couple in (ours, 1 - ours)]
    some = [each for each in paid if each[0]]
    if not some:
        return str(NOTHING)
    (amount, couple), *rest = some
    if not rest:
        return said(TO_COUPLE, stones=stones(amount), couple=couple)
    (more, other) = rest[0]
    return said(TO_BOTH, stones=stones(amount), couple=couple, more=stones(more), other=other)


def _ordago_answer(q: Question, code: str) -> str:
    if code == "none":
        return str(NOT_OVER)
    couple, _, match = code.partition("-")
    return said(WINS_MATCH if match else WINS_GAME, couple=couple_name(int(couple), q.view))


def _end_answer(q: Question, code: str) -> str:
    if code == "none":
        return str(NOT_ENOUGH)
    couple, _, lance = code.partition(":")
    return said(ENDS[Lance(lance)], couple=couple_name(int(couple), q.view))


def _lie_answer(_: Question, code: str) -> str:
    many, loose = code.split("-")
    if many == "dentro":
        return said(SAYS_DENTRO, stones=stones(int(loose)))
    return said(LIES, amarracos=amarracos(int(many)), stones=stones(int(loose)))


ANSWERS: dict[Kind, Callable[[Question, str], str]] = {
    Kind.WHO_SITS: _seat_answer,
    Kind.MUS_NEXT: _mus_answer,
    Kind.WHO_SPEAKS: _speaker_answer,
    Kind.MAY_NOT_SAY: _say_answer,
    Kind.REFUSAL_PAYS: _refusal_answer,
    Kind.LANCE_PAYS: _pay_answer,
    Kind.ORDAGO_WINS: _ordago_answer,
    Kind.GAME_ENDS: _end_answer,
    Kind.STONES_LIE: _lie_answer,
    Kind.STONES_LEFT: lambda _, code: figure(int(code)),
    Kind.TRUE_SIGNAL: lambda _, code: gesture_name(Gesture(code)),
    Kind.TWO_RULES: lambda _, code: str(RESULTS[code]),
}
