"""Questions of Encaje: who may still accept, who sheds stones, who takes the pot (ENC-5 to 14)."""

from django.utils.translation import pgettext_lazy

from engine import (
    EncajeBetting,
    EncajeCount,
    EncajeMove,
    EncajeStatus,
    Grade,
    Lance,
    Moved,
    Question,
    encaje_betting,
    strength,
)
from tutor.wording.calls import calls_of, spoken
from tutor.wording.encaje import HAS, alone, encaje_effect, move
from tutor.wording.lists import joined, said, within
from tutor.wording.ranking import NOBODY, ranked_reasons
from tutor.wording.table import KINGS, lance_name, player_name, stones

MAY = pgettext_lazy("drills", "Who may still accept the last bet?")
SHEDS = pgettext_lazy("drills", "Who sheds stones in this lance, and how many?")
POT = pgettext_lazy("drills", "Who takes the pot, and how many stones?")
ROUND_BEGINS = pgettext_lazy("drills", "Stones as the round begins:")
IN_LANCE = pgettext_lazy("drills", "The lance: {lance}.")
RULES = pgettext_lazy("drills", "Rules: encaje, {kings}")
TAKE_PART = pgettext_lazy("drills", "In this lance: {names}.")
NO_BETTING = pgettext_lazy("drills", "There’s no betting in this lance.")
NOBODY_SHEDS = pgettext_lazy("drills", "nobody sheds any")
IS_OUT = pgettext_lazy("drills", "Has refused, and is out of this lance.")
TOO_LITTLE = pgettext_lazy("drills", "Has {stones}, and the bet is {stake}: too few.")
HAS_ENOUGH = pgettext_lazy("drills", "Has {stones}, and the bet is {stake}: enough.")
OF_PLAYER = pgettext_lazy("drills", "{name} {text}")
NOTHING_SHED = pgettext_lazy("drills", "No stones leave the game in this lance.")

type Told = list[tuple[str, str]]
type Reasons = tuple[str, ...]


def encaje_told(q: Question) -> Told:
    """The stones by name, the lance, and what was said; of each line the text, and whose it is."""
    lance = q.lance or Lance.GRANDE
    lines = purse_told(q)
    lines.append((said(IN_LANCE, lance=lance_name(lance)), ""))
    if "entered" in q.facts and len(entered_of(q)) < len(purse_of(q)):
        lines.append((said(TAKE_PART, names=joined(map(player_name, entered_of(q)))), ""))
    calls = [call for together in calls_of(q.facts["calls"]) for call in together]
    if not calls:
        return [*lines, (str(NO_BETTING), "")]
    return [*lines, *((spoken(call), player_name(call.seat)) for call in calls)]


def purse_told(q: Question) -> Told:
    """The stones by name."""
    return [(stones(number), player_name(seat)) for seat, number in enumerate(purse_of(q))]


def purse_of(q: Question) -> tuple[int, ...]:
    """The stones of each seat as the lance begins."""
    return tuple(map(int, q.facts["purse"].split(",")))


def entered_of(q: Question) -> tuple[int, ...]:
    """Those who may speak, where the question says it."""
    return tuple(map(int, q.facts["entered"].split(",")))


def may_answer(_: Question, code: str) -> str:
    """Those who may accept."""
    if code == "none":
        return str(NOBODY)
    return joined(player_name(int(seat)) for seat in code.split(","))


def stones_answer(_: Question, code: str) -> str:
    """Whose stones, and how many."""
    if code == "none":
        return str(NOBODY_SHEDS)
    seat, number = map(int, code.split(":"))
    return said(HAS, name=player_name(seat), stones=stones(number))


def stones_group(code: str) -> tuple[str, str]:
    """The player under whom an answer stands, and what it says there; nothing for nobody's."""
    seat, _, number = code.partition(":")
    return (player_name(int(seat)), stones(int(number))) if number else ("", "")


def encaje_rules(q: Question) -> str:
    """The rules in force, in a game that has no couples and no target."""
    return said(RULES, kings=KINGS[q.ruleset.kings])


def may_reasons(q: Question, _: Grade) -> Reasons:
    """Of each player in the lance, whether he has refused and has the stones."""
    betting = encaje_betting(q)
    others = [seat for seat in betting.players if seat != betting.stakes[-1].seat]
    return tuple(labelled(seat, _may(betting, seat)) for seat in others)


def _may(betting: EncajeBetting, seat: int) -> str:
    if seat in betting.out:
        return str(IS_OUT)
    stake, has = betting.stake or 0, betting.purse[seat]
    return said(HAS_ENOUGH if has >= stake else TOO_LITTLE, stones=stones(has), stake=stake)


def labelled(seat: int, text: str) -> str:
    """What is said of a player, after his name."""
    return said(OF_PLAYER, name=player_name(seat), text=within(text))


def moves_of(q: Question) -> tuple[EncajeMove, ...]:
    """What becomes of stones by this lance, at once and at the count."""
    count = EncajeCount(q.deal, purse_of(q))
    return count.close(q.lance or Lance.GRANDE, encaje_betting(q)).reckon().steps


def moves_reasons(q: Question, judged: Grade) -> Reasons:
    """How the betting ended, and each move of stones in its order."""
    betting, lance = encaje_betting(q), q.lance or Lance.GRANDE
    lines = [
        labelled(each.seat, move(each, betting, is_first=at == 0))
        for at, each in enumerate(moves_of(q))
        if each.what is not Moved.STAKE
    ]
    if judged.right == "none":
        lines.append(str(NOTHING_SHED))
    holders = EncajeCount(q.deal, purse_of(q)).entrants(lance)
    if betting.players:
        return (encaje_effect(betting, is_bet=False), *lines)
    if lance in (Lance.PARES, Lance.JUEGO) and len(holders) == 1:
        return (alone(lance, holders[0]), *lines)
    return tuple(lines)


def pot_reasons(q: Question, judged: Grade) -> Reasons:
    """Who takes the pot, and how the hands in it rank."""
    names = [player_name(seat) for seat in range(len(q.hands))]
    ranked = ranked_reasons(q.deal, q.lance or Lance.GRANDE, pot_order(q), names)
    return (*moves_reasons(q, judged), *ranked)


def pot_order(q: Question) -> list[int]:
    """Those in the pot, from the best hand to the worst."""
    lance, betting = q.lance or Lance.GRANDE, encaje_betting(q)
    in_pot = betting.in_pot if betting.status is EncajeStatus.ACCEPTED else ()
    keys = {seat: strength(lance, q.deal.hand(seat), q.ruleset) for seat in in_pot}
    return sorted(in_pot, key=keys.__getitem__, reverse=True)
