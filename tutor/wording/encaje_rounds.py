"""Questions of how a round of Encaje begins, and of what may be bet in it (ENC-1 to ENC-4)."""

from django.utils.translation import pgettext_lazy

from engine import (
    EncajeBetting,
    EncajeStatus,
    Grade,
    Lance,
    Question,
    Standing,
    standing,
    told_game,
)
from tutor.wording.calls import calls_of, spoken
from tutor.wording.encaje import move
from tutor.wording.encaje_asked import IN_LANCE, ROUND_BEGINS, Told, labelled, purse_of, purse_told
from tutor.wording.lists import joined, said
from tutor.wording.seats_told import DEALER, told_by
from tutor.wording.table import lance_name, player_name, stones
from tutor.wording.turn_reasons import ALL_MUS, CUT, GOES_ROUND

NEXT = pgettext_lazy("drills", "What comes next?")
SIT_ROUND = pgettext_lazy("drills", "They sit in this order, each on the right of the one before:")
FOUR_EACH = pgettext_lazy("drills", "Everyone gets four cards.")
FIVE_EACH = pgettext_lazy("drills", "Everyone gets five cards.")
THROWN = pgettext_lazy("drills", "Everyone has thrown one away, face down.")
MUS = pgettext_lazy("mus", "*mus*")
NO_HAY_MUS = pgettext_lazy("mus", "*no hay mus*")
SPEAKS = pgettext_lazy("drills", "{name} to speak")
STEPS = {
    "change": pgettext_lazy("drills", "cards are changed"),
    "throw": pgettext_lazy("drills", "everyone throws one card away"),
    "lances": pgettext_lazy("drills", "grande begins"),
}
OUT = pgettext_lazy("drills", "Has no stones, and so is out of the game.")
DEAL_PASSES = pgettext_lazy(
    "drills", "The deal goes to the next player on the right with stones: {name}."
)
MANO = pgettext_lazy("drills", "The mano is the first with stones on the dealer’s right: {name}.")
NO_TALK = pgettext_lazy(
    "drills", "With five cards nobody asks for mus: everyone throws one away, face down."
)
FOUR_LEFT = pgettext_lazy("drills", "Everyone is down to four cards, so the lances begin.")

STILL_IN = pgettext_lazy("drills", "Still in: {names}.")

HIGHEST = pgettext_lazy("drills", "What’s the highest bet that {name} may say now?")
NO_BET = pgettext_lazy("drills", "none: there aren’t enough stones")
BEGAN = pgettext_lazy("drills", "Had {stones} when the round began.")
HAS_NOW = pgettext_lazy("drills", "Has {stones} now, and a bet may take them all.")
TOO_FEW = pgettext_lazy("drills", "Has {stones} now, and the least is {least}.")
NOT_PAID = pgettext_lazy(
    "drills", "The {stones} already bet in this lance aren’t paid until it closes."
)
BEYOND = pgettext_lazy("drills", "It’s more than anyone else could match, and it’s allowed.")

type Reasons = tuple[str, ...]


def next_told(q: Question) -> Told:
    """The stones by name, who deals, how many cards there are, and what was said."""
    facts = q.facts
    lines = [(str(SIT_ROUND), ""), *purse_told(q)]
    role = "before" if facts["rounds"] == "1" else DEALER
    lines.append((told_by(role, player_name(int(facts["dealer"]))), ""))
    lines.append((str(FIVE_EACH if facts["dealing"] == "five" else FOUR_EACH), ""))
    if facts["talk"] == "thrown":
        return [*lines, (str(THROWN), "")]
    words = [] if facts["talk"] == "-" else facts["talk"].split(",")
    pairs = zip(words, told_game(q).seated, strict=False)
    talk = ((NO_HAY_MUS if word == "no" else MUS, seat) for word, seat in pairs)
    return [*lines, *((str(word), player_name(seat)) for word, seat in talk)]


def next_answer(_: Question, code: str) -> str:
    """Who speaks, or what is done."""
    if code.isdecimal():
        return said(SPEAKS, name=player_name(int(code)))
    return str(STEPS[code])


def next_reasons(q: Question, judged: Grade) -> Reasons:
    """Who has left, who is mano, and what the talk has come to."""
    facts = q.facts
    if judged.right == "throw":
        return (str(NO_TALK),)
    if judged.right == "lances":
        return (str(FOUR_LEFT if facts["dealing"] == "five" else CUT),)
    gone = [labelled(seat, str(OUT)) for seat, has in enumerate(purse_of(q)) if not has]
    if judged.right == "change":
        return (*gone, str(ALL_MUS))
    game = told_game(q)
    passed = said(DEAL_PASSES, name=player_name(game.dealer))
    mano = said(MANO, name=player_name(game.seated[0]))
    turn = () if facts["talk"] == "-" else (str(GOES_ROUND),)
    return (*gone, *((passed,) if facts["rounds"] == "1" else ()), mano, *turn)


def most_title(q: Question) -> str:
    """Who is to bet."""
    return said(HIGHEST, name=player_name(standing(q).seat))


def most_told(q: Question) -> Told:
    """The stones by name, and the lances as far as they have come."""
    lines = [(str(ROUND_BEGINS), ""), *purse_told(q)]
    lines += _lance_told(Lance.GRANDE, q.facts["grande"])
    if _grande(q).status is EncajeStatus.OPEN:
        return lines
    return [*lines, *_lance_told(Lance.CHICA, q.facts["chica"])]


def _lance_told(lance: Lance, calls: str) -> Told:
    every = [call for together in calls_of(calls) for call in together]
    told = [(spoken(call), player_name(call.seat)) for call in every]
    return [(said(IN_LANCE, lance=lance_name(lance)), ""), *told]


def _grande(q: Question) -> EncajeBetting:
    purse = purse_of(q)
    betting = EncajeBetting.begin(tuple(range(len(purse))), purse)
    for [call] in calls_of(q.facts["grande"]):
        betting = betting.apply(call)
    return betting


def most_answer(_: Question, code: str) -> str:
    """How many stones."""
    return str(NO_BET) if code == "none" else stones(int(code))


def most_reasons(q: Question, judged: Grade) -> Reasons:
    """What has become of the stones of the one who speaks."""
    now = standing(q)
    seat, has, least = now.seat, now.now[now.seat], now.betting.least()
    lines = [labelled(seat, said(BEGAN, stones=stones(now.before[seat])))]
    lines += _moved(q, now)
    if judged.right == "none":
        return (*lines, labelled(seat, said(TOO_FEW, stones=stones(has), least=stones(least))))
    lines.append(labelled(seat, said(HAS_NOW, stones=stones(has))))
    if now.said:
        lines.append(said(NOT_PAID, stones=stones(now.said)))
    if now.within_reach() != judged.right:
        lines.append(str(BEYOND))
    return tuple(lines)


def _moved(q: Question, now: Standing) -> list[str]:
    """What grande has moved of his stones."""
    grande = _grande(q)
    return [
        labelled(each.seat, move(each, grande, is_first=at == 0))
        for at, each in enumerate(now.moves)
        if now.seat in (each.seat, each.to)
    ]


def most_look(q: Question) -> str:
    """With how many stones he began."""
    now = standing(q)
    return labelled(now.seat, said(BEGAN, stones=stones(now.before[now.seat])))


def next_look(q: Question) -> str:
    """Who still has stones."""
    names = [player_name(seat) for seat, has in enumerate(purse_of(q)) if has]
    return said(STILL_IN, names=joined(names))
