"""So many amarracos or cards, in figures."""

from django.utils.translation import npgettext, pgettext_lazy

from tutor.wording.lists import said

NO_AMARRACOS = pgettext_lazy("mus", "no amarracos")


def amarracos(number: int) -> str:
    """So many amarracos: «8 amarracos», or none in words."""
    if not number:
        return str(NO_AMARRACOS)
    return said(npgettext("mus", "{n} amarraco", "{n} amarracos", number), n=number)


def card_count(number: int) -> str:
    """So many cards: «40 cartas»."""
    return said(npgettext("mus", "{n} card", "{n} cards", number), n=number)
