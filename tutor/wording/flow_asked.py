"""Questions of a round that goes on: what comes next, and in which lance a bet is."""

from collections.abc import Iterable

from django.utils.translation import pgettext_lazy

from engine import (
    Act,
    Call,
    Grade,
    Lance,
    Phase,
    Question,
    Round,
    Status,
    parse_act,
    round_so_far,
)
from tutor.wording.calls import spoken
from tutor.wording.lists import Words, joined, opening, said
from tutor.wording.table import asked_inside, lance_name

COMES_NEXT = pgettext_lazy("drills", "What comes next?")
IN_LANCE = pgettext_lazy("drills", "The lance: {lance}.")
SAYS_PARES = pgettext_lazy("drills", "{name}: pares, yes or no")
SAYS_JUEGO = pgettext_lazy("drills", "{name}: juego, yes or no")
BETTING: dict[str, Words] = {
    "chica": pgettext_lazy("drills", "the bets on chica"),
    "pares": pgettext_lazy("drills", "the bets on pares"),
    "juego": pgettext_lazy("drills", "the bets on juego"),
    "punto": pgettext_lazy("drills", "the bets on punto"),
    "shown": pgettext_lazy("drills", "the cards are shown"),
}
OWN_BETS = pgettext_lazy(
    "drills", "This lance is over. Each has its own bets, and meanwhile the cards stay hidden."
)
WAITS = pgettext_lazy("drills", "An accepted bet waits for the count; nobody shows cards yet.")
ASKED_ROUND: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy(
        "drills", "Before any betting everyone says, from the mano on, whether they have pares."
    ),
    Lance.JUEGO: pgettext_lazy(
        "drills", "Before any betting everyone says, from the mano on, whether they have juego."
    ),
}
BOTH: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy("drills", "Both couples have pares, so they’re bet on."),
    Lance.JUEGO: pgettext_lazy("drills", "Both couples have juego, so it’s bet on."),
}
ALONE: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy(
        "drills", "Only one couple has pares: no bets, and it’s paid at the count."
    ),
    Lance.JUEGO: pgettext_lazy(
        "drills", "Only one couple has juego: no bets, and it’s paid at the count."
    ),
}
NO_PARES = pgettext_lazy("drills", "Nobody has pares, so that lance is skipped.")
NO_JUEGO = pgettext_lazy("drills", "Nobody has juego, so punto is played in its place.")
ORDAGO = pgettext_lazy("drills", "An accepted órdago shows the cards at once.")
ALL_OVER = pgettext_lazy("drills", "That was the last lance: now all the cards are shown.")
NEXT_RULE = pgettext_lazy(
    "drills",
    "Each lance has its own bets; for pares and juego everyone first says whether they have it. "
    "The cards come last, but for an accepted órdago.",
)
LAST_SAID = pgettext_lazy("drills", "The last thing said: {call}.")

WHICH = pgettext_lazy("drills", "Which lance is the last bet in?")
NOBODY_NAMES = pgettext_lazy("drills", "Grande has just begun. Nobody says which lance they mean.")
NAMES_IT = pgettext_lazy("drills", "Grande has just begun. Whoever bets last names the lance.")
CALL_IN = pgettext_lazy("drills", "{call}, in {lance}")
IN_NONE = pgettext_lazy("drills", "in none: it has to name its lance")
NO_NAME = pgettext_lazy(
    "drills", "A bet is in the lance being played. No need to name it: old hands find that rude."
)
WERE_OVER = pgettext_lazy("drills", "These were over by then: {lances}.")
NONE_OVER = pgettext_lazy("drills", "Nothing was over by then.")
WHICH_RULE = pgettext_lazy(
    "drills", "A lance is over when all have passed, or with *quiero* or *no quiero*."
)
OPENERS = pgettext_lazy(
    "drills", "*Pares sí* or *pares no* means chica is over; *juego sí* or *juego no*, pares."
)

type Told = list[tuple[str, str]]
type Spoken = tuple[str, list[int], bool]  # what is said, by whom, whether it is declared
type Reasons = tuple[str, ...]

EARLY = (Lance.GRANDE, Lance.CHICA)


def _acts(q: Question) -> list[Act | Call]:
    return [parse_act(one.replace(":", " ")) for one in q.facts["acts"].split(",")]


def _lances(q: Question) -> list[Lance]:
    """The lance in which each thing is said."""
    told = q.facts["acts"].split(",")
    start = q.lance or Lance.GRANDE
    return [
        round_so_far(q.ruleset, start, ",".join(told[:at]) or "-").lance for at in range(len(told))
    ]


def _so_far(q: Question) -> Round:
    return round_so_far(q.ruleset, q.lance or Lance.GRANDE, q.facts["acts"])


def _spoken(q: Question) -> Told:
    """What is said, those who say the same one after another together."""
    lines: list[Spoken] = []
    for act, lance in zip(_acts(q), _lances(q), strict=True):
        text, declares = spoken(act, lance), isinstance(act, Act)
        joins = (line for line in _open(lines, declares) if line[0] == text)
        here = next((line for line in joins if act.seat not in line[1]), None)
        if here:
            here[1].append(act.seat)
        else:
            lines.append((text, [act.seat], declares))
    return [
        (text, opening(joined(asked_inside(q, seat) for seat in seats))) for text, seats, _ in lines
    ]


def _open(lines: list[Spoken], declares: bool) -> list[Spoken]:
    """The lines that more may join: the last one, or where all declare the last two."""
    if not declares:
        return lines[-1:]
    return [line for line in lines[-2:] if line[2]]


def next_told(q: Question) -> Told:
    """The lance that it begins in, and what has been said since."""
    lance = lance_name(q.lance or Lance.GRANDE)
    return [(said(IN_LANCE, lance=lance), ""), *_spoken(q)]


def next_answer(q: Question, code: str) -> str:
    """Somebody declares, a lance is bet on, or the cards are shown."""
    if not code.isdecimal():
        return str(BETTING[code])
    is_pares = _declared_next(_so_far(q)) is Lance.PARES
    return said(SAYS_PARES if is_pares else SAYS_JUEGO, name=asked_inside(q, int(code)))


def _declared_next(round: Round) -> Lance:
    """What is asked about now, or next."""
    if round.phase is Phase.DECLARE:
        return round.lance
    return Lance.PARES if round.lance in EARLY else Lance.JUEGO


def next_reasons(q: Question, judged: Grade) -> Reasons:
    """What the last thing that was said has brought about."""
    round, last = _so_far(q), _acts(q)[-1]
    if isinstance(last, Call):
        return _after_bets(round)
    if round.phase is Phase.DECLARE and round.declared[-1][0] is round.lance:
        return (str(ASKED_ROUND[round.lance]),)
    return tuple(_after_declaring(round))


def _after_bets(round: Round) -> Reasons:
    closed = round.bettings[-1][1]
    if closed.status is Status.ORDAGO:
        return (str(ORDAGO),)
    over: Words = ALL_OVER if round.phase is Phase.OVER else OWN_BETS
    lines: list[Words] = [over]
    if closed.status is Status.QUIERO and round.phase is not Phase.OVER:
        lines.append(WAITS)
    if round.phase is Phase.DECLARE:
        lines.append(ASKED_ROUND[round.lance])
    return tuple(map(str, lines))


def _after_declaring(round: Round) -> Iterable[str]:
    lance = round.declared[-1][0]
    holders = [seat for of, seat, has in round.declared if has and of is lance]
    if len({seat % 2 for seat in holders}) > 1:
        yield str(BOTH[lance])
        return
    none = NO_PARES if lance is Lance.PARES else NO_JUEGO
    yield str(ALONE[lance] if holders else none)
    if round.phase is Phase.DECLARE:
        yield str(ASKED_ROUND[round.lance])
    elif round.phase is Phase.OVER:
        yield str(ALL_OVER)


def next_look(q: Question) -> str:
    """What was said last."""
    return said(LAST_SAID, call=spoken(_acts(q)[-1], _lances(q)[-1]))


def which_told(q: Question) -> Told:
    """All that has been said in the round; the last bet perhaps with its lance."""
    is_named = q.facts["named"] == "yes"
    lines = _spoken(q)
    if is_named:
        text, name = lines[-1]
        lines[-1] = (said(CALL_IN, call=text, lance=lance_name(_lances(q)[-1])), name)
    return [(str(NAMES_IT if is_named else NOBODY_NAMES), ""), *lines]


def which_answer(_: Question, code: str) -> str:
    return str(IN_NONE) if code == "none" else lance_name(Lance(code))


def which_reasons(q: Question, judged: Grade) -> Reasons:
    """What was over before, and that no name is needed."""
    right = Lance(judged.right)
    over = [lance_name(lance) for lance in dict.fromkeys(_lances(q)) if lance is not right]
    told = said(WERE_OVER, lances=joined(over)) if over else str(NONE_OVER)
    return told, str(NO_NAME)
