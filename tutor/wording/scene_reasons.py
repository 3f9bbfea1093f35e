"""Why the right answer is right, where a question is about more than hands."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from django.utils.translation import pgettext_lazy

from engine import (
    AMARRACO,
    Betting,
    Deal,
    Gesture,
    Grade,
    Kind,
    Lance,
    Question,
    Status,
    Tanteo,
    betting_of,
    bettings_of,
    dentro_at,
    keeping,
    tally,
    true_signals,
)
from tutor.wording import later
from tutor.wording.amounts import amarracos
from tutor.wording.awards import REFUSED_FIRST, REFUSED_RAISE, award_reason, count_end, score
from tutor.wording.encaje_asked import may_reasons, moves_reasons, pot_reasons
from tutor.wording.encaje_lances import end_reasons, played_reasons
from tutor.wording.encaje_rounds import most_reasons, next_reasons
from tutor.wording.exchanges import exchange_reasons
from tutor.wording.lists import said
from tutor.wording.pictures import gesture_name, meaning_name
from tutor.wording.ranking import change_reasons, juego_reasons, order_reasons, view_of
from tutor.wording.table import couple_name, stones
from tutor.wording.turn_reasons import (
    Reasons,
    mus_reasons,
    say_reasons,
    sits_reasons,
    speaks_reasons,
)
from tutor.wording.wilds import choice_reasons, declare_reasons

FAR = 1000  # a target that no lance reaches alone

IS_BEST = pgettext_lazy("drills", "The best hand belongs to {couple}.")
NO_ORDAGO = pgettext_lazy(
    "drills", "A bet of {n} is no órdago: it waits its turn at the count, like any other."
)
REFUSED_ORDAGO = pgettext_lazy("drills", "A refused órdago pays as any bet does, and play goes on.")
ONE_GAME = pgettext_lazy("drills", "An órdago decides this game, not the match.")
FIVE_EACH = pgettext_lazy("drills", "An amarraco is {worth} stones: {many} × {worth} + {loose}.")
DENTRO = pgettext_lazy(
    "drills", "At {amarracos} you say *dentro* and put them back; only the loose stones stay."
)
MAKES = pgettext_lazy("drills", "That makes {stones}, and it takes {target} to win.")
MEANS = pgettext_lazy("drills", "{gesture}: {meaning}. It’s true here, and a signal never lies.")
WINS_BOTH = pgettext_lazy(
    "drills", "The match is a single game: whoever wins the game wins the match."
)
NOT_BOTH = pgettext_lazy(
    "drills", "It’s the first game of the match, and one game isn’t enough to win it."
)
AS_SCORE = pgettext_lazy("drills", "That leaves it at {score}.")


def scene_reasons(q: Question, judged: Grade) -> Reasons:
    """Why the right answer is right, as sentences to be shown one under another."""
    return REASONS[q.kind](q, judged)


def _refusal_pays(q: Question, _: Grade) -> Reasons:
    betting = betting_of(q)
    message = REFUSED_RAISE if len(betting.bets) > 1 else REFUSED_FIRST
    couple = couple_name(betting.collects or 0, q.view, q.ruleset.players)
    return (said(message, stones=stones(betting.deje or 0), couple=couple),)


def _lance_pays(q: Question, _: Grade) -> Reasons:
    deal = Deal(q.hands, replace(q.ruleset, target=FAR))
    bettings = bettings_of(q, deal)
    awards = [each for each in tally(deal, bettings, (0, 0)).awards if each.lance is q.lance]
    betting = bettings.get(q.lance) if q.lance else None
    best = deal.contest(q.lance or Lance.GRANDE).couple or 0
    view = view_of(q)
    lines = (award_reason(each, deal, betting, view) for each in awards)
    return (said(IS_BEST, couple=couple_name(best, view, len(q.hands))), *lines)


def _counted(q: Question) -> tuple[Tanteo, Mapping[Lance, Betting]]:
    scores = [int(part) for part in q.facts["scores"].split("-")]
    bettings = bettings_of(q, q.deal)
    return tally(q.deal, bettings, (scores[0], scores[1])), bettings


def _count_lines(q: Question) -> Reasons:
    tanteo, bettings = _counted(q)
    lines = [award_reason(each, q.deal, bettings.get(each.lance), q.view) for each in tanteo.awards]
    ours = q.view % 2
    end = count_end(tanteo, len(q.hands), q.view)
    final = score(tanteo.scores[ours], tanteo.scores[1 - ours])
    return (*lines, end or said(AS_SCORE, score=final))


def _ordago_wins(q: Question, judged: Grade) -> Reasons:
    return (*_ordago_lines(q), *_match_lines(q, judged))


def _match_lines(q: Question, judged: Grade) -> Reasons:
    """What the game is to the match, where that is what the answer or the mistake is about."""
    if "match" in judged.right:
        return (str(WINS_BOTH),)
    if "match" not in judged.given:
        return ()
    is_ordago = betting_of(q).status is Status.ORDAGO
    return (str(ONE_GAME if is_ordago else NOT_BOTH),)


def _ordago_lines(q: Question) -> Reasons:
    betting = betting_of(q)
    if betting.status is Status.ORDAGO:
        best = q.deal.contest(q.lance or Lance.GRANDE).couple or 0
        couple = couple_name(best, q.view)
        return (said(IS_BEST, couple=couple), count_end(_counted(q)[0], len(q.hands), q.view))
    if betting.stake is None:
        return (str(REFUSED_ORDAGO), *_count_lines(q))
    if betting.status is Status.QUIERO and betting.stake >= q.ruleset.target:
        return (said(NO_ORDAGO, n=betting.stake), *_count_lines(q))
    return _count_lines(q)


def _game_ends(q: Question, _: Grade) -> Reasons:
    return _count_lines(q)


def _stones_lie(q: Question, _: Grade) -> Reasons:
    lying = keeping(int(q.facts["stones"]), q.ruleset.target)
    many, loose = divmod(int(q.facts["stones"]), AMARRACO)
    made = said(FIVE_EACH, worth=AMARRACO, many=many, loose=loose)
    if not lying.is_dentro:
        return (made,)
    return (made, said(DENTRO, amarracos=amarracos(dentro_at(q.ruleset.target))))


def _stones_left(q: Question, _: Grade) -> Reasons:
    lying = int(q.facts["stones"])
    many, loose = divmod(lying, AMARRACO)
    made = said(FIVE_EACH, worth=AMARRACO, many=many, loose=loose)
    return (made, said(MAKES, stones=stones(lying), target=q.ruleset.target))


def _true_signal(q: Question, judged: Grade) -> Reasons:
    (meaning,) = {
        signal.meaning
        for signal in true_signals(q.hands[0], q.ruleset)
        if signal.gesture == judged.right
    }
    gesture = gesture_name(Gesture(judged.right))
    return (said(MEANS, gesture=gesture, meaning=meaning_name(meaning)),)


REASONS: dict[Kind, Callable[[Question, Grade], Reasons]] = later.REASONS | {
    Kind.WHO_SITS: sits_reasons,
    Kind.MUS_NEXT: mus_reasons,
    Kind.WHO_SPEAKS: speaks_reasons,
    Kind.MAY_NOT_SAY: say_reasons,
    Kind.REFUSAL_PAYS: _refusal_pays,
    Kind.LANCE_PAYS: _lance_pays,
    Kind.ORDAGO_WINS: _ordago_wins,
    Kind.GAME_ENDS: _game_ends,
    Kind.STONES_LIE: _stones_lie,
    Kind.STONES_LEFT: _stones_left,
    Kind.TRUE_SIGNAL: _true_signal,
    Kind.ORDER_HANDS: order_reasons,
    Kind.HAS_JUEGO: juego_reasons,
    Kind.CHANGE_CARD: change_reasons,
    Kind.WILD_CHOICE: choice_reasons,
    Kind.WILD_DECLARES: declare_reasons,
    Kind.ENCAJE_MAY: may_reasons,
    Kind.ENCAJE_SHEDS: moves_reasons,
    Kind.ENCAJE_POT: pot_reasons,
    Kind.MAY_CHANGE: exchange_reasons,
    Kind.ENCAJE_NEXT: next_reasons,
    Kind.ENCAJE_MOST: most_reasons,
    Kind.ENCAJE_PLAYED: played_reasons,
    Kind.ENCAJE_ENDS: end_reasons,
}
