"""Questions about more than hands: what is told first, and what is asked."""

from collections.abc import Callable
from dataclasses import dataclass

from django.utils.translation import pgettext_lazy

from engine import MANO, Kind, Lance, Question, Ruleset, couple_of
from tutor.wording import later
from tutor.wording.awards import score
from tutor.wording.calls import calls_of, spoken
from tutor.wording.deck_asked import round_told
from tutor.wording.encaje_asked import MAY, POT, SHEDS, encaje_told
from tutor.wording.encaje_lances import end_title, end_told, played_title, played_told
from tutor.wording.encaje_rounds import NEXT, most_title, most_told, next_told
from tutor.wording.exchanges import HOW_MANY, exchange_told
from tutor.wording.lists import Words, joined, said
from tutor.wording.mus_asked import talk_told
from tutor.wording.ranking import WHO_HAS_JUEGO, change_title, change_told, order_title
from tutor.wording.rounds_asked import lines_told
from tutor.wording.seats_told import told_by
from tutor.wording.stones_asked import left_title, left_told, lie_title, lie_told
from tutor.wording.table import (
    asked_inside,
    asked_seat,
    is_mano_told,
    lance_name,
    ruleset_name,
)
from tutor.wording.table_asked import keeps_told
from tutor.wording.wilds import choice_title, declare_title, wild_told

ROLES: dict[str, Words] = {
    "mano": pgettext_lazy("drills", "Who is the mano?"),
    "cutter": pgettext_lazy("drills", "Who cuts the deck?"),
    "postre": pgettext_lazy("drills", "Who is the postre?"),
    "next": pgettext_lazy("drills", "Who deals after that?"),
    "before": pgettext_lazy("drills", "Who deals in the round before that?"),
    "dealer": pgettext_lazy("drills", "Who deals?"),
}
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
        "drills", "After this refusal, how much is collected, and by whom?"
    ),
    Kind.ORDAGO_WINS: pgettext_lazy("drills", "Who wins, and what?"),
    Kind.GAME_ENDS: pgettext_lazy("drills", "Where does the count end the game?"),
    Kind.TRUE_SIGNAL: pgettext_lazy("drills", "Which signal may be made with this hand?"),
    Kind.HAS_JUEGO: WHO_HAS_JUEGO,
    Kind.ENCAJE_MAY: MAY,
    Kind.ENCAJE_SHEDS: SHEDS,
    Kind.ENCAJE_POT: POT,
    Kind.MAY_CHANGE: HOW_MANY,
    Kind.ENCAJE_NEXT: NEXT,
}
BY_LANCE: dict[Kind, Callable[[Question], str]] = {
    Kind.ORDER_HANDS: order_title,
    Kind.CHANGE_CARD: change_title,
    Kind.WILD_CHOICE: choice_title,
    Kind.WILD_DECLARES: declare_title,
    Kind.ENCAJE_MOST: most_title,
    Kind.ENCAJE_PLAYED: played_title,
    Kind.ENCAJE_ENDS: end_title,
    Kind.STONES_LIE: lie_title,
    Kind.STONES_LEFT: left_title,
} | later.TITLES
NOBODY_BETS = pgettext_lazy("drills", "Nobody bets, in any lance.")
OTHERS_PASS = pgettext_lazy("drills", "Nobody bets in the other lances.")
ONE_GAME = pgettext_lazy("drills", "This match is a single game.")
FIRST_GAME = pgettext_lazy("drills", "It’s the first game of the match.")
NO_BETTING = pgettext_lazy(
    "drills", "Only one side has it and nobody could answer, so nobody bets."
)
SPEAKERS: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy("drills", "These have pares: {names}."),
    Lance.JUEGO: pgettext_lazy("drills", "These have juego: {names}."),
}
IN_LANCE = pgettext_lazy("drills", "The lance: {lance}.")
SCORE = pgettext_lazy("drills", "The score, your side first: {score}.")
FIRST_RULES = pgettext_lazy("drills", "First: {rules}.")
THEN_RULES = pgettext_lazy("drills", "Then: {rules}.")


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
        case kind if kind in BY_LANCE:
            return BY_LANCE[kind](q)
        case _:
            return str(TITLES[q.kind])


def story(q: Question) -> tuple[Line, ...]:
    """What is told before the question; nothing where the cards say all."""
    return tuple(STORIES[q.kind](q)) if q.kind in STORIES else ()


def _who_sits(q: Question) -> list[Line]:
    return [Line(text) for text in round_told(q)]


def _speakers(q: Question) -> list[Line]:
    """The lance, who may speak in it, and what has been said."""
    lines = [Line(told_by("mano", asked_inside(q, MANO)))] if is_mano_told(q) else []
    lines.append(Line(said(IN_LANCE, lance=lance_name(q.lance or Lance.GRANDE))))
    if q.lance in SPEAKERS and "players" in q.facts:
        names = joined(asked_inside(q, int(seat)) for seat in q.facts["players"].split(","))
        lines.append(Line(said(SPEAKERS[q.lance], names=names)))
    return [*lines, *_calls(q)]


def _calls(q: Question) -> list[Line]:
    return [
        Line(spoken(call), asked_seat(q, call.seat))
        for together in calls_of(q.facts["calls"])
        for call in together
    ]


def _lance_pays(q: Question) -> list[Line]:
    return _calls(q) or [Line(str(NO_BETTING))]


def _ordago_wins(q: Question) -> list[Line]:
    lance = Line(said(IN_LANCE, lance=lance_name(q.lance or Lance.GRANDE)))
    match = Line(str(ONE_GAME if q.ruleset.games_to_win == 1 else FIRST_GAME))
    return [match, *_score(q), lance, *_calls(q), Line(str(OTHERS_PASS))]


def _game_ends(q: Question) -> list[Line]:
    return [*_score(q), Line(str(NOBODY_BETS))]


def _score(q: Question) -> list[Line]:
    scores = [int(part) for part in q.facts["scores"].split("-")]
    ours = couple_of(q.view)
    return [Line(said(SCORE, score=score(scores[ours], scores[1 - ours])))]


def _two_rules(q: Question) -> list[Line]:
    other = Ruleset.parse(q.facts["other"])
    return [
        Line(said(FIRST_RULES, rules=ruleset_name(q.ruleset))),
        Line(said(THEN_RULES, rules=ruleset_name(other))),
    ]


def _plain(told: Callable[[Question], tuple[str, ...]]) -> Callable[[Question], list[Line]]:
    return lambda q: [Line(text) for text in told(q)]


def _named(told: Callable[[Question], list[tuple[str, str]]]) -> Callable[[Question], list[Line]]:
    return lambda q: [Line(text, name) for text, name in told(q)]


def _who_keeps(q: Question) -> list[Line]:
    return [*_score(q), *_named(keeps_told)(q), *_speakers(q)]


def _round_counts(q: Question) -> list[Line]:
    return [*_score(q), *_named(lines_told)(q)]


STORIES: dict[Kind, Callable[[Question], list[Line]]] = {
    **{kind: _named(told) for kind, told in later.STORIES.items()},
    Kind.WHO_KEEPS: _who_keeps,
    Kind.ROUND_COUNTS: _round_counts,
    Kind.WHO_SITS: _who_sits,
    Kind.MUS_NEXT: _named(talk_told),
    Kind.WHO_SPEAKS: _speakers,
    Kind.MAY_NOT_SAY: _speakers,
    Kind.REFUSAL_PAYS: _speakers,
    Kind.LANCE_PAYS: _lance_pays,
    Kind.ORDAGO_WINS: _ordago_wins,
    Kind.GAME_ENDS: _game_ends,
    Kind.STONES_LIE: _plain(lie_told),
    Kind.STONES_LEFT: _plain(left_told),
    Kind.TWO_RULES: _two_rules,
    Kind.CHANGE_CARD: _plain(change_told),
    Kind.WILD_CHOICE: _plain(wild_told),
    Kind.WILD_DECLARES: _plain(wild_told),
    Kind.ENCAJE_MAY: _named(encaje_told),
    Kind.ENCAJE_SHEDS: _named(encaje_told),
    Kind.ENCAJE_POT: _named(encaje_told),
    Kind.MAY_CHANGE: _plain(exchange_told),
    Kind.ENCAJE_NEXT: _named(next_told),
    Kind.ENCAJE_MOST: _named(most_told),
    Kind.ENCAJE_PLAYED: _named(played_told),
    Kind.ENCAJE_ENDS: _named(end_told),
}
