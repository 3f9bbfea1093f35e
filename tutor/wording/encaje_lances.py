"""Questions of whether a lance of Encaje is bet on, and of how a round ends (ENC-8 to ENC-16)."""

from django.utils.translation import pgettext_lazy

from engine import EncajeCount, Grade, Lance, Question, counted_round
from tutor.wording.calls import calls_of, spoken
from tutor.wording.encaje import move
from tutor.wording.encaje_asked import IN_LANCE, ROUND_BEGINS, Told, labelled, purse_of, purse_told
from tutor.wording.lists import Words, joined, said
from tutor.wording.ranking import LABELLED
from tutor.wording.table import lance_name, lance_title, player_name, stones

PLAYED: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy("drills", "What happens with pares?"),
    Lance.JUEGO: pgettext_lazy("drills", "What happens with juego?"),
}
LANCE_BEGINS = pgettext_lazy("drills", "Stones as the lance begins:")
WAYS: dict[str, Words] = {
    "bet": pgettext_lazy("drills", "there’s betting"),
    "alone": pgettext_lazy("drills", "no betting, but it counts"),
    "unplayed": pgettext_lazy("drills", "nobody plays it"),
    "punto": pgettext_lazy("drills", "punto takes its place"),
}
MAY_BET: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy("drills", "Has pares and {stones}: able to bet."),
    Lance.JUEGO: pgettext_lazy("drills", "Has juego and {stones}: able to bet."),
}
ONE_STONE: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy("drills", "Has pares and {stones}: too little to bet."),
    Lance.JUEGO: pgettext_lazy("drills", "Has juego and {stones}: too little to bet."),
}
NO_STONES: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy("drills", "Has pares but no stones, and so says nothing."),
    Lance.JUEGO: pgettext_lazy("drills", "Has juego but no stones, and so says nothing."),
}
SUMMED_UP: dict[str, Words] = {
    "bet": pgettext_lazy("drills", "Two at least are able to bet, so there’s betting."),
    "alone": pgettext_lazy(
        "drills",
        "Betting takes two who are able to. Without it, the best still sheds at the count.",
    ),
    "unplayed": pgettext_lazy("drills", "Nobody with stones has pares, so the lance is skipped."),
    "punto": pgettext_lazy(
        "drills", "Nobody with stones has juego, so everyone with stones plays punto."
    ),
}
ENDS: dict[str, Words] = {
    "last_loses": pgettext_lazy("drills", "Has anybody lost after this count?"),
    "first_wins": pgettext_lazy("drills", "Has anybody won after this count?"),
}
GOALS: dict[str, Words] = {
    "last_loses": pgettext_lazy("drills", "The last one with stones loses."),
    "first_wins": pgettext_lazy("drills", "In this house, the first one without stones wins."),
}
LOSES = pgettext_lazy("drills", "yes: {name} loses")
WINS = pgettext_lazy("drills", "yes: {name} wins")
NOT_YET = pgettext_lazy("drills", "not yet: another round is dealt")
NOBODY_BETS = pgettext_lazy("drills", "Nobody bets, in any lance.")
OTHERS_PASS = pgettext_lazy("drills", "Nobody bets in the other lances.")
ONE_LEFT = pgettext_lazy("drills", "After the whole count only {name} has stones.")
SOME_LEFT = pgettext_lazy("drills", "After the whole count these have stones: {names}.")
ALL_OUT = pgettext_lazy("drills", "Nobody has stones left; {name} was the last to shed.")
FIRST_OUT = pgettext_lazy("drills", "The first without stones: {name}.")
NONE_OUT = pgettext_lazy("drills", "Everyone still has stones.")

CAN_BET = 2  # stones

type Reasons = tuple[str, ...]


def played_title(q: Question) -> str:
    """Which lance it is."""
    return str(PLAYED[q.lance or Lance.PARES])


def played_told(q: Question) -> Told:
    """The stones by name."""
    return [(str(LANCE_BEGINS), ""), *purse_told(q)]


def played_answer(_: Question, code: str) -> str:
    """How it goes."""
    return str(WAYS[code])


def played_reasons(q: Question, judged: Grade) -> Reasons:
    """Of each who has it, whether he has the stones, and what follows."""
    lance, purse = q.lance or Lance.PARES, purse_of(q)
    lines = list[str]()
    for seat in q.deal.players(lance):
        has = purse[seat]
        words = (MAY_BET if has >= CAN_BET else ONE_STONE if has else NO_STONES)[lance]
        lines.append(labelled(seat, said(words, stones=stones(has))))
    return (*lines, str(SUMMED_UP[judged.right]))


def end_title(q: Question) -> str:
    """Whether somebody has lost, or has won."""
    return str(ENDS[q.facts["goal"]])


def end_told(q: Question) -> Told:
    """What the game is about, the stones by name, and what was said."""
    lines = [(str(GOALS[q.facts["goal"]]), ""), (str(ROUND_BEGINS), ""), *purse_told(q)]
    calls = [call for together in calls_of(q.facts["calls"]) for call in together]
    if all(call.to is None and call.word.value == "paso" for call in calls):
        return [*lines, (str(NOBODY_BETS), "")]
    lines.append((said(IN_LANCE, lance=lance_name(q.lance or Lance.GRANDE)), ""))
    told = [(spoken(call), player_name(call.seat)) for call in calls]
    return [*lines, *told, (str(OTHERS_PASS), "")]


def end_answer(q: Question, code: str) -> str:
    """Who has lost or won."""
    if code == "on":
        return str(NOT_YET)
    words = WINS if q.facts["goal"] == "first_wins" else LOSES
    return said(words, name=player_name(int(code)))


def end_reasons(q: Question, judged: Grade) -> Reasons:
    """What becomes of stones, move by move, and who has none at the end."""
    count = counted_round(q)
    return (*_moves(count), _end(q, count, judged.right))


def _moves(count: EncajeCount) -> list[str]:
    bettings = {contest.lance: contest.betting for contest in count.contests}
    lines, seen = list[str](), set[Lance]()
    for each in count.steps:
        text = move(each, bettings[each.lance], is_first=each.lance not in seen)
        seen.add(each.lance)
        line = labelled(each.seat, text)
        lines.append(said(LABELLED, label=lance_title(each.lance), text=line))
    return lines


def _end(q: Question, count: EncajeCount, right: str) -> str:
    left = [player_name(seat) for seat in count.with_stones]
    if q.facts["goal"] == "first_wins":
        return str(NONE_OUT) if right == "on" else said(FIRST_OUT, name=player_name(int(right)))
    if not left:
        return said(ALL_OUT, name=player_name(int(right)))
    return said(ONE_LEFT if len(left) == 1 else SOME_LEFT, name=left[0], names=joined(left))
