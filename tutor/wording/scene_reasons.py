"""Why the right answer is right, where a question is about more than hands."""

from collections.abc import Callable, Mapping
from dataclasses import replace

from django.utils.translation import pgettext_lazy

from engine import (
    AMARRACO,
    Betting,
    Call,
    Deal,
    Gesture,
    Grade,
    IllegalCall,
    Kind,
    Lance,
    Question,
    Status,
    Tanteo,
    Word,
    dentro_at,
    keeping,
    lances_of,
    tally,
    true_signals,
)
from tutor.wording.amounts import amarracos
from tutor.wording.awards import REFUSED_FIRST, REFUSED_RAISE, award_reason, count_end, score
from tutor.wording.calls import calls_of
from tutor.wording.encaje_asked import may_reasons, moves_reasons, pot_reasons
from tutor.wording.lists import Words, said
from tutor.wording.pictures import gesture_name, meaning_name
from tutor.wording.ranking import change_reasons, juego_reasons, order_reasons
from tutor.wording.table import couple_name, stones
from tutor.wording.wilds import choice_reasons, declare_reasons

FAR = 1000  # a target that no lance reaches alone

SITS: dict[str, Words] = {
    "mano": pgettext_lazy("drills", "The mano sits on the dealer’s right."),
    "cutter": pgettext_lazy("drills", "Whoever sits on the dealer’s left cuts the deck."),
    "postre": pgettext_lazy("drills", "Whoever deals is the postre, and speaks last."),
    "next": pgettext_lazy("drills", "The mano of a round deals the next one."),
}
PASSES_ON = pgettext_lazy("drills", "After each round the deal passes one seat to the right.")
CUT = pgettext_lazy("drills", "One who doesn’t want mus is enough, so nobody changes cards.")
ALL_MUS = pgettext_lazy("drills", "Everyone wants mus, so they all discard and draw.")
GOES_ROUND = pgettext_lazy("drills", "Nobody has cut, so the question goes round to the right.")
FROM_MANO = pgettext_lazy("drills", "The mano speaks first.")
ASKED_AGAIN = pgettext_lazy("drills", "With new cards, mus is asked again from the mano on.")

OVER = pgettext_lazy("drills", "The last word has been said in this lance.")
ONE_BY_ONE = pgettext_lazy(
    "drills", "Before a bet they speak one by one, starting nearest the mano."
)
EITHER = pgettext_lazy(
    "drills", "The other side answers a bet, and whoever speaks binds their partners too."
)
ONLY_ONE = pgettext_lazy(
    "drills", "The other side answers a bet, and only one of them has a say here."
)
TOO_SMALL = pgettext_lazy("drills", "A raise names the new total: here, {least} or more.")
NOT_THEIR_TURN = pgettext_lazy("drills", "It isn’t that player’s turn.")
NO_BET_YET = pgettext_lazy("drills", "There’s no bet to answer yet.")
AFTER_BET = pgettext_lazy(
    "drills", "A bet is answered: *quiero*, *no quiero*, a raise or an órdago."
)
AFTER_ORDAGO = pgettext_lazy("drills", "An órdago is answered only by *quiero* or *no quiero*.")

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
AS_SCORE = pgettext_lazy("drills", "That leaves it at {score}.")

type Reasons = tuple[str, ...]


def scene_reasons(q: Question, judged: Grade) -> Reasons:
    """Why the right answer is right, as sentences to be shown one under another."""
    return REASONS[q.kind](q, judged)


def _who_sits(q: Question, _: Grade) -> Reasons:
    sits = str(SITS[q.facts["role"]])
    return (sits,) if q.facts["rounds"] == "0" else (str(PASSES_ON), sits)


def _mus_next(q: Question, judged: Grade) -> Reasons:
    if judged.right == "lances":
        return (str(CUT),)
    if judged.right == "change":
        return (str(ALL_MUS),)
    told = q.facts["said"]
    if told == "-":
        return (str(FROM_MANO),)
    is_again = told.count(",") >= q.ruleset.players
    return (*((str(ASKED_AGAIN),) if is_again else ()), str(GOES_ROUND))


def _betting(q: Question) -> Betting:
    told = q.facts.get("players")
    players = tuple(map(int, told.split(","))) if told else q.deal.players(q.lance or Lance.GRANDE)
    betting = Betting(players, q.ruleset)
    for together in calls_of(q.facts["calls"]):
        betting = betting.apply(*together)
    return betting


def _who_speaks(q: Question, _: Grade) -> Reasons:
    betting = _betting(q)
    if betting.status is not Status.OPEN:
        return (str(OVER),)
    if not betting.bets:
        return (str(ONE_BY_ONE),)
    return (str(EITHER if len(betting.to_speak) > 1 else ONLY_ONE),)


def _may_not_say(q: Question, judged: Grade) -> Reasons:
    betting, call = _betting(q), Call.parse(judged.right.replace(":", " "))
    try:
        betting.apply(call)
    except IllegalCall as refusal:
        return (_refusal(betting, call, refusal.code),)
    raise ValueError(judged.right)


def _refusal(betting: Betting, call: Call, code: str) -> str:
    if code == "too_small":
        return said(TOO_SMALL, least=betting.least())
    if code == "out_of_turn":
        return str(NOT_THEIR_TURN)
    if not betting.bets:
        return str(NO_BET_YET)
    return str(AFTER_ORDAGO if betting.stake is None else AFTER_BET)


def _refusal_pays(q: Question, _: Grade) -> Reasons:
    betting = _betting(q)
    message = REFUSED_RAISE if len(betting.bets) > 1 else REFUSED_FIRST
    couple = couple_name(betting.collects or 0, q.view, q.ruleset.players)
    return (said(message, stones=stones(betting.deje or 0), couple=couple),)


def _passed(deal: Deal, lance: Lance) -> Betting:
    betting = Betting(deal.players(lance), deal.ruleset)
    for seat in betting.players:
        betting = betting.apply(Call(seat, Word.PASO))
    return betting


def _bettings(q: Question, deal: Deal) -> dict[Lance, Betting]:
    """Everybody passes but for what the question tells."""
    bettings = {lance: _passed(deal, lance) for lance in lances_of(deal) if deal.is_bet(lance)}
    if q.lance in bettings:
        bettings[q.lance] = _betting(q)
    return bettings


def _lance_pays(q: Question, _: Grade) -> Reasons:
    deal = Deal(q.hands, replace(q.ruleset, target=FAR))
    bettings = _bettings(q, deal)
    awards = [each for each in tally(deal, bettings, (0, 0)).awards if each.lance is q.lance]
    betting = bettings.get(q.lance) if q.lance else None
    best = deal.contest(q.lance or Lance.GRANDE).couple or 0
    lines = (award_reason(each, deal, betting, q.view) for each in awards)
    return (said(IS_BEST, couple=couple_name(best, q.view)), *lines)


def _counted(q: Question) -> tuple[Tanteo, Mapping[Lance, Betting]]:
    scores = [int(part) for part in q.facts["scores"].split("-")]
    bettings = _bettings(q, q.deal)
    return tally(q.deal, bettings, (scores[0], scores[1])), bettings


def _count_lines(q: Question) -> Reasons:
    tanteo, bettings = _counted(q)
    lines = [award_reason(each, q.deal, bettings.get(each.lance), q.view) for each in tanteo.awards]
    ours = q.view % 2
    end = count_end(tanteo, len(q.hands), q.view)
    final = score(tanteo.scores[ours], tanteo.scores[1 - ours])
    return (*lines, end or said(AS_SCORE, score=final))


def _ordago_wins(q: Question, judged: Grade) -> Reasons:
    betting = _betting(q)
    if betting.status is Status.ORDAGO:
        best = q.deal.contest(q.lance or Lance.GRANDE).couple or 0
        couple = couple_name(best, q.view)
        lines = (said(IS_BEST, couple=couple), count_end(_counted(q)[0], len(q.hands), q.view))
        return (*lines, str(ONE_GAME)) if "match" in judged.given else lines
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


REASONS: dict[Kind, Callable[[Question, Grade], Reasons]] = {
    Kind.WHO_SITS: _who_sits,
    Kind.MUS_NEXT: _mus_next,
    Kind.WHO_SPEAKS: _who_speaks,
    Kind.MAY_NOT_SAY: _may_not_say,
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
}
