"""What is written on the sheet for the table, besides what its pictures say."""

from collections.abc import Mapping
from dataclasses import dataclass

from django.utils.translation import pgettext_lazy

from engine import Lance, ParesKind, Ruleset, Word
from tutor.wording.holdings import KINDS
from tutor.wording.lists import Words, opening, said
from tutor.wording.table import KINGS, NEXT_PART, TARGET

BONUS = pgettext_lazy("sheet", "bonus")
STAKE = pgettext_lazy("sheet", "stake")
STAKE_AND_BONUS = pgettext_lazy("sheet", "stake + bonus")
DEJE = pgettext_lazy("sheet", "deje")
DEJE_AND_BONUS = pgettext_lazy("sheet", "deje + bonus")
WINS: dict[Lance, Words] = {
    Lance.GRANDE: pgettext_lazy("sheet", "the highest card; on a tie, the next one down"),
    Lance.CHICA: pgettext_lazy("sheet", "the lowest card; on a tie, the next one up"),
    Lance.PARES: pgettext_lazy(
        "sheet", "duples, then medias, then a pair; of one kind, the higher"
    ),
    Lance.JUEGO: pgettext_lazy("sheet", "31 or more, in an order of its own"),
    Lance.PUNTO: pgettext_lazy("sheet", "only if nobody has juego: the highest total"),
}
THEIR_NUMBER = pgettext_lazy("sheet", "their number")
JUEGO_PAYS = pgettext_lazy("sheet", "{total} gives {best}, any other juego {other}.")
WITHOUT_BONUS = (Lance.GRANDE, Lance.CHICA)

CALLS: dict[Word, Words] = {
    Word.PASO: pgettext_lazy("sheet", "No bet from you; you may still answer one."),
    Word.ENVIDO: pgettext_lazy("sheet", "A bet of {envido}, or of the number you name."),
    Word.QUIERO: pgettext_lazy(
        "sheet", "You accept: at the count the better hand takes the stake."
    ),
    Word.NO_QUIERO: pgettext_lazy("sheet", "You refuse: the other couple takes the deje at once."),
    Word.REENVIDO: pgettext_lazy("sheet", "You raise by {least} or more, and name the new total."),
    Word.ORDAGO: pgettext_lazy(
        "sheet", "The whole game on this lance: only *quiero* or *no quiero*."
    ),
}

KEEPING: tuple[Words, ...] = (
    pgettext_lazy(
        "sheet", "{amarraco} stones are an amarraco. {amarracos} amarracos win the game."
    ),
    pgettext_lazy("sheet", "One partner keeps the loose stones, the other the amarracos."),
    pgettext_lazy("sheet", "With {dentro} amarracos say *dentro* and put them back: one to go."),
    pgettext_lazy("sheet", "{dish} stones in the dish are enough for both couples."),
)


@dataclass(frozen=True, slots=True)
class LanceWords:
    """Whose hand wins a lance, and what it pays."""

    wins: str
    unbet: str
    accepted: str
    refused: str


def lance_line(lance: Lance) -> LanceWords:
    """One lance in the table of what each pays."""
    has_bonus = lance not in WITHOUT_BONUS
    return LanceWords(
        wins=str(WINS[lance]),
        unbet=str(BONUS),
        accepted=str(STAKE_AND_BONUS if has_bonus else STAKE),
        refused=str(DEJE_AND_BONUS if has_bonus else DEJE),
    )


def their_number() -> str:
    """What cards add that add the number printed on them."""
    return str(THEIR_NUMBER)


def juego_pays(total: int, best: str, other: str) -> str:
    """What the best juego and the others are worth, in stones already in words."""
    return said(JUEGO_PAYS, total=total, best=best, other=other)


def pares_kind(kind: ParesKind) -> str:
    """A kind of pares as a label."""
    return opening(KINDS[kind])


def call_does(word: Word, *, envido: int, least: int) -> str:
    """What a word of the betting does."""
    return said(CALLS[word], envido=envido, least=least)


def keeping_lines(facts: Mapping[str, int]) -> tuple[str, ...]:
    """How the score is kept."""
    return tuple(said(line, **facts) for line in KEEPING)


def rules_label(ruleset: Ruleset) -> str:
    """What tells these rules from others offered: «cuatro reyes, a 40»."""
    return said(NEXT_PART, parts=KINGS[ruleset.kings], part=said(TARGET, target=ruleset.target))
