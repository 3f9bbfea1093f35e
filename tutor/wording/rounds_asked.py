"""Questions of a whole round that is counted: what was said, the final score, lance by lance."""

from django.utils.translation import pgettext_lazy

from engine import For, Grade, Question, Tanteo, count_of, couple_of, lances_of, lines_of
from tutor.wording.awards import award_reason, count_end, score
from tutor.wording.calls import calls_of, spoken
from tutor.wording.lists import Words, said
from tutor.wording.table import couple_name, lance_title, seat_inside

COUNTED = pgettext_lazy("drills", "What’s the score once this round is counted?")
NOBODY = pgettext_lazy("drills", "nobody bets.")
SAYS = pgettext_lazy("drills", "{name}, {call}")
GOES_ON = pgettext_lazy("drills", "{score}, and the game goes on")
WINS = pgettext_lazy("drills", "{score}, and the game goes to {couple}")
PAID = pgettext_lazy("drills", "{lance}. {reason} Score: {score}.")
PAID_AT_ONCE = pgettext_lazy("drills", "{lance}, before the count. {reason} Score: {score}.")
RULE = pgettext_lazy(
    "drills",
    "What was refused is paid before the count. Then count the lances in order, each with its "
    "bonus, and stop when a couple gets there.",
)


def lines_told(q: Question) -> list[tuple[str, str]]:
    """What was said in each lance, a line for each."""
    lines = zip(lances_of(q.deal), q.facts["lines"].split("/"), strict=True)
    return [(_line(q, text), lance_title(lance)) for lance, text in lines]


def _line(q: Question, text: str) -> str:
    calls = [call for together in calls_of(text) for call in together]
    if not calls:
        return str(NOBODY)
    told = (
        said(SAYS, name=seat_inside(call.seat, q.view, len(q.hands)), call=spoken(call))
        for call in calls
    )
    return "; ".join(told) + "."


def counted_answer(q: Question, code: str) -> str:
    """A final score, yours first, and who wins by it."""
    text, _, winner = code.partition(":")
    final = _score(q, [int(part) for part in text.split("-")])
    if not winner:
        return said(GOES_ON, score=final)
    return said(WINS, score=final, couple=couple_name(int(winner), q.view))


def counted_reasons(q: Question, _: Grade) -> tuple[str, ...]:
    """The count, lance by lance, with the score after each payment and where it stops."""
    told, bettings = count_of(q), lines_of(q)
    before = [int(part) for part in q.facts["scores"].split("-")]
    now = Tanteo((before[0], before[1]), told.target)
    lines: list[str] = []
    for award in told.awards:
        now = now.pay(award)
        reason = award_reason(award, q.deal, bettings.get(award.lance), q.view)
        title, reached = lance_title(award.lance), _score(q, now.scores)
        message = _message(award.why)
        lines.append(said(message, lance=title, reason=reason, score=reached))
    end = count_end(told, len(q.hands), q.view)
    return (*lines, end) if end else tuple(lines)


def _message(why: For) -> Words:
    return PAID_AT_ONCE if why is For.DEJE else PAID


def _score(q: Question, scores: list[int] | tuple[int, int]) -> str:
    ours = couple_of(q.view)
    return score(scores[ours], scores[1 - ours])
