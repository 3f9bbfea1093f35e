"""What is written into the lessons' pictures and on the sheet for the table."""

from django.utils.translation import pgettext_lazy

from engine import Call, Gesture, Lance, Meaning, Rank, Word
from tutor.wording.cards import are_named, rank_name
from tutor.wording.lists import Words, said
from tutor.wording.table import stones

MANO = pgettext_lazy("mus", "Mano")
MANO_DOES = pgettext_lazy("lessons", "Speaks first and wins ties")
POSTRE = pgettext_lazy("mus", "Postre")
POSTRE_DOES = pgettext_lazy("lessons", "Deals, and speaks last")
CUTTER_DOES = pgettext_lazy("lessons", "Cuts the deck")
CAPTAIN = pgettext_lazy("mus", "Captain")

STATIONS: dict[str, tuple[Words, Words]] = {
    "deal": (
        pgettext_lazy("lessons", "The deal"),
        pgettext_lazy("lessons", "Four cards each, one by one and face down."),
    ),
    "mus": (
        pgettext_lazy("lessons", "Mus?"),
        pgettext_lazy("lessons", "From the mano on, each says whether to change cards."),
    ),
    "lances": (
        pgettext_lazy("lessons", "The four lances"),
        pgettext_lazy("lessons", "Each has its own bets. The cards stay hidden."),
    ),
    "show": (
        pgettext_lazy("lessons", "The cards are shown"),
        pgettext_lazy("lessons", "All hands at once, face up."),
    ),
    "count": (
        pgettext_lazy("lessons", "The count"),
        pgettext_lazy("lessons", "In the order of the lances, until a couple reaches {target}."),
    ),
}
ALL_MUS = pgettext_lazy("lessons", "All say *mus*: they discard, draw, and are asked again.")
NO_MUS = pgettext_lazy("lessons", "One says *no hay mus*: the lances begin.")
GISTS: dict[Lance, Words] = {
    Lance.GRANDE: pgettext_lazy("lessons", "The highest cards"),
    Lance.CHICA: pgettext_lazy("lessons", "The lowest cards"),
    Lance.PARES: pgettext_lazy("lessons", "Cards alike. First each says whether they have any."),
    Lance.JUEGO: pgettext_lazy("lessons", "31 or more. First each says whether they have it."),
    Lance.PUNTO: pgettext_lazy("lessons", "Where nobody has juego: the highest total"),
}

CALLS: dict[Word, Words] = {
    Word.PASO: pgettext_lazy("mus", "Paso"),
    Word.ENVIDO: pgettext_lazy("mus", "Envido"),
    Word.REENVIDO: pgettext_lazy("mus", "Reenvido"),
    Word.QUIERO: pgettext_lazy("mus", "Quiero"),
    Word.NO_QUIERO: pgettext_lazy("mus", "No quiero"),
    Word.ORDAGO: pgettext_lazy("mus", "Órdago"),
}
NUMBERED: dict[Word, Words] = {
    Word.ENVIDO: pgettext_lazy("mus", "Envido {total}"),
    Word.REENVIDO: pgettext_lazy("mus", "Reenvido to {total}"),
}
WHOLE_GAME = pgettext_lazy("lessons", "the whole game")
SCORE_SUM = pgettext_lazy("lessons", "{couple}: {amarracos} × {worth} + {loose} = {stones}")

GESTURES: dict[Gesture, Words] = {
    Gesture.EYES_SHUT: pgettext_lazy("mus", "Eyes shut"),
    Gesture.LIP: pgettext_lazy("mus", "Lower lip bitten"),
    Gesture.LIP_TWICE: pgettext_lazy("mus", "Lower lip bitten twice"),
    Gesture.TONGUE: pgettext_lazy("mus", "Tip of the tongue"),
    Gesture.TONGUE_TWICE: pgettext_lazy("mus", "Tip of the tongue twice"),
    Gesture.MOUTH_ASIDE: pgettext_lazy("mus", "Mouth to one side"),
    Gesture.EYEBROWS: pgettext_lazy("mus", "Both eyebrows up"),
    Gesture.WINK: pgettext_lazy("mus", "A wink"),
    Gesture.MOUTH_U: pgettext_lazy("mus", "Mouth like a u"),
    Gesture.HEAD_LEFT: pgettext_lazy("mus", "Head to the left"),
    Gesture.SHOULDER: pgettext_lazy("mus", "One shoulder up"),
    Gesture.LIP_ASKEW: pgettext_lazy("mus", "Lip bitten, mouth askew"),
    Gesture.TONGUE_ASIDE: pgettext_lazy("mus", "Tongue to one side"),
}
MEANINGS: dict[Meaning, Words] = {
    Meaning.NOTHING: pgettext_lazy("mus", "nothing good"),
    Meaning.TWO_REYES: pgettext_lazy("mus", "two kings"),
    Meaning.THREE_REYES: pgettext_lazy("mus", "three kings"),
    Meaning.FOUR_REYES: pgettext_lazy("mus", "four kings"),
    Meaning.TWO_ASES: pgettext_lazy("mus", "two aces"),
    Meaning.THREE_ASES: pgettext_lazy("mus", "three aces"),
    Meaning.FOUR_ASES: pgettext_lazy("mus", "four aces"),
    Meaning.MEDIAS: pgettext_lazy("mus", "medias"),
    Meaning.DUPLES: pgettext_lazy("mus", "duples"),
    Meaning.THIRTY_ONE: pgettext_lazy("mus", "a 31"),
    Meaning.THIRTY: pgettext_lazy("mus", "30 in punto"),
    Meaning.TWENTY_NINE: pgettext_lazy("mus", "29 in punto"),
    Meaning.WANTS_MUS: pgettext_lazy("mus", "I want mus"),
    Meaning.NO_MUS: pgettext_lazy("mus", "I don’t want mus"),
    Meaning.SOLOMILLO: pgettext_lazy("mus", "three kings and an ace"),
}
RANKS_TOLD = {
    Meaning.TWO_REYES: (Rank.REY,) * 2,
    Meaning.THREE_REYES: (Rank.REY,) * 3,
    Meaning.FOUR_REYES: (Rank.REY,) * 4,
    Meaning.TWO_ASES: (Rank.AS,) * 2,
    Meaning.THREE_ASES: (Rank.AS,) * 3,
    Meaning.FOUR_ASES: (Rank.AS,) * 4,
    Meaning.SOLOMILLO: (*(Rank.REY,) * 3, Rank.AS),
}


def mano_role() -> str:
    """The mano's mark."""
    return str(MANO)


def mano_does() -> str:
    """What falls to the mano."""
    return str(MANO_DOES)


def postre_role() -> str:
    """The postre's mark."""
    return str(POSTRE)


def postre_does() -> str:
    """What falls to the postre, who deals."""
    return str(POSTRE_DOES)


def cutter_does() -> str:
    """What falls to whoever sits on the dealer's left."""
    return str(CUTTER_DOES)


def captain_role() -> str:
    """The mark of one who speaks for a trio."""
    return str(CAPTAIN)


def station(name: str, **facts: int) -> tuple[str, str]:
    """A stage of the round: its title, and what happens there."""
    title, text = STATIONS[name]
    return str(title), said(text, **facts)


def ways_from_mus() -> tuple[str, str]:
    """How the talk about mus goes on: round again, or to the lances."""
    return str(ALL_MUS), str(NO_MUS)


def lance_gist(lance: Lance) -> str:
    """What a lance is about, in a few words."""
    return str(GISTS[lance])


def call_label(call: Call) -> str:
    """What is said, with its total where it names one: «Reenvido a 4»."""
    if call.to is None:
        return str(CALLS[call.word])
    return said(NUMBERED[call.word], total=call.to)


def whole_game() -> str:
    """What an accepted órdago is about."""
    return str(WHOLE_GAME)


def score_sum(couple: str, amarracos: int, worth: int, loose: int, score: int) -> str:
    """A score as the sum of what lies before two partners."""
    return said(
        SCORE_SUM,
        couple=couple,
        amarracos=amarracos,
        worth=worth,
        loose=loose,
        stones=stones(score),
    )


def gesture_name(gesture: Gesture) -> str:
    """What the face does."""
    return str(GESTURES[gesture])


def meaning_name(meaning: Meaning) -> str:
    """What a signal says of the hand."""
    if meaning in RANKS_TOLD and not are_named():
        return "-".join(map(rank_name, RANKS_TOLD[meaning]))
    return str(MEANINGS[meaning])
