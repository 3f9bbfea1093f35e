"""What is said at the table, as it is said, and what it does.

Calls are Spanish in every language: between asterisks, which the filter `calls` sets in italics,
unless the language has quotation marks for them.
"""

from collections.abc import Iterable, Mapping

from django.utils.translation import pgettext_lazy

from engine import Act, Betting, Call, Card, IllegalCall, Lance, Rank, Status, Verb, Word
from tutor.wording.amounts import card_count
from tutor.wording.cards import card_name, rank_name
from tutor.wording.lists import Words, joined, said
from tutor.wording.table import couple_name, player_name, stones

SPOKEN: dict[Word | Verb, Words] = {
    Word.PASO: pgettext_lazy("mus", "*paso*"),
    Word.ENVIDO: pgettext_lazy("mus", "*envido*"),
    Word.REENVIDO: pgettext_lazy("mus", "*reenvido*"),
    Word.QUIERO: pgettext_lazy("mus", "*quiero*"),
    Word.NO_QUIERO: pgettext_lazy("mus", "*no quiero*"),
    Word.ORDAGO: pgettext_lazy("mus", "*órdago*"),
    Verb.MUS: pgettext_lazy("mus", "*mus*"),
    Verb.NO_HAY_MUS: pgettext_lazy("mus", "*no hay mus*"),
}
SPOKEN_TO: dict[Word, Words] = {
    Word.ENVIDO: pgettext_lazy("mus", "*envido {total}*"),
    Word.REENVIDO: pgettext_lazy("mus", "*reenvido* to {total}"),
}
DECLARED: dict[tuple[Lance, Verb], Words] = {
    (Lance.PARES, Verb.SI): pgettext_lazy("mus", "*pares sí*"),
    (Lance.PARES, Verb.NO): pgettext_lazy("mus", "*pares no*"),
    (Lance.JUEGO, Verb.SI): pgettext_lazy("mus", "*juego sí*"),
    (Lance.JUEGO, Verb.NO): pgettext_lazy("mus", "*juego no*"),
}
SHOWS_4567 = pgettext_lazy("mus", "shows 4-5-6-7 and takes four new cards")
KEEPS_4567 = pgettext_lazy("mus", "keeps 4-5-6-7")
KEEPS_ALL = pgettext_lazy("mus", "keeps all four")
DISCARDS = pgettext_lazy("mus", "discards {cards}")
SHOWS_AS = pgettext_lazy("mus", "shows {cards}")
ONE_SHOWN = pgettext_lazy("mus", "{card} as {rank}")

NOBODY_BET = pgettext_lazy("mus", "Nobody has bet: the lance goes en paso.")
ON_TABLE = pgettext_lazy("mus", "{stones} on the table.")
AT_STAKE = pgettext_lazy("mus", "The whole game is at stake.")
ACCEPTED = pgettext_lazy("mus", "{stones} for the better hand, at the count.")
DECIDES_GAME = pgettext_lazy("mus", "The cards are shown, and this lance decides the game.")
COLLECTED = pgettext_lazy("mus", "{stones} to {couple}, at once.")
STRONGEST = pgettext_lazy("mus", "They speak at once: {call} counts.")
TO_ANSWER = pgettext_lazy("mus", "Now {names} may answer.")
TO_OPEN = pgettext_lazy("mus", "Now it’s for {names} to speak.")
MAY_BE_SAID = pgettext_lazy("mus", "Allowed now: {calls}.")
LEAST = pgettext_lazy("mus", "The smallest bet allowed now is {least}.")
REFUSALS: dict[str, Words] = {
    "too_small": pgettext_lazy("mus", "{name} can’t say {call}: the smallest is {least}."),
    "too_large": pgettext_lazy("mus", "{name} can’t say {call}: nobody bets what they don’t have."),
    "out_of_turn": pgettext_lazy("mus", "{name} can’t say {call}: it isn’t their turn."),
    "betting_over": pgettext_lazy("mus", "{name} can’t say {call} any more: the bet is closed."),
    "not_open": pgettext_lazy("mus", "{name} can’t say {call} at this point."),
    "one_voice": pgettext_lazy("mus", "{name} can’t say {call} yet: one speaks at a time."),
}
MORE_REFUSALS = "not_open"


def calls_of(text: str) -> list[list[Call]]:
    """Calls out of a question's fact."""
    told = [] if text == "-" else text.split(",")
    return [[Call.parse(one.replace(":", " ")) for one in each.split("+")] for each in told]


def spoken(act: Act | Call, lance: Lance | None = None) -> str:
    """What a player says, or does without a word, as it stands after the name."""
    match act:
        case Call(word=word, to=None):
            return str(SPOKEN[word])
        case Call(word=word, to=total):
            return said(SPOKEN_TO[word], total=total)
        case Act(verb=Verb.SI | Verb.NO) if lance:
            return str(DECLARED[lance, act.verb])
        case Act():
            return _done(act)


def _done(act: Act) -> str:
    match act.verb:
        case Verb.DESCARTE:
            return discarded(len(act.cards)) if act.cards else str(KEEPS_ALL)
        case Verb.CAMBIO:
            return str(SHOWS_4567)
        case Verb.SERVIDO:
            return str(KEEPS_4567)
        case Verb.MUESTRA:
            shown = shown_as(dict(zip(act.cards, act.ranks, strict=True)))
            return said(SHOWS_AS, cards=shown)
        case _:
            return str(SPOKEN[act.verb])


def shown_as(way: Mapping[Card, Rank]) -> str:
    """What wild cards are shown as; nothing where there are none."""
    shown = [said(ONE_SHOWN, card=card_name(c), rank=rank_name(r)) for c, r in way.items()]
    return joined(shown) if shown else ""


def discarded(number: int) -> str:
    """So many cards thrown away."""
    return said(DISCARDS, cards=card_count(number))


def effect(after: Betting, players: int) -> str:
    """What the last call did to the betting of a lance; nothing where it only passed on."""
    match after.status:
        case Status.OPEN if not after.bets:
            return ""
        case Status.OPEN:
            return str(AT_STAKE) if after.stake is None else on_table(after.stake)
        case Status.PASO:
            return str(NOBODY_BET)
        case Status.QUIERO:
            return said(ACCEPTED, stones=stones(after.stake or 0))
        case Status.ORDAGO:
            return str(DECIDES_GAME)
        case Status.NO_QUIERO:
            couple = couple_name(after.collects or 0, None, players)
            return said(COLLECTED, stones=stones(after.deje or 0), couple=couple)


def on_table(number: int) -> str:
    """What a bet amounts to now."""
    return said(ON_TABLE, stones=stones(number))


def strongest(call: str) -> str:
    """Which of several answers counts."""
    return said(STRONGEST, call=call)


def to_speak(seats: tuple[int, ...], *, is_bet: bool) -> str:
    """Whose turn it is."""
    names = joined(map(player_name, seats), "or")
    return said(TO_ANSWER if is_bet else TO_OPEN, names=names)


def may_be_said(words: Iterable[Word]) -> str:
    """What is open now."""
    return said(MAY_BE_SAID, calls=joined(str(SPOKEN[word]) for word in words))


def least_total(number: int) -> str:
    """The smallest bet or raise that is open now."""
    return said(LEAST, least=number)


def refused(call: Call, error: IllegalCall) -> str:
    """Why a call cannot be made now."""
    code = error.code if error.code in REFUSALS else MORE_REFUSALS
    least = error.facts.get("least", 0)
    name = player_name(call.seat)
    return said(REFUSALS[code], name=name, call=spoken(call), least=least)
