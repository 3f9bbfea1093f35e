"""So many amarracos or cards, in figures."""

from django.utils.translation import npgettext

from tutor.wording.lists import said


def amarracos(number: int) -> str:
    """So many amarracos: «8 amarracos»."""
    return said(npgettext("mus", "{n} amarraco", "{n} amarracos", number), n=number)


def card_count(number: int) -> str:
    """So many cards: «40 cartas»."""
    return said(npgettext("mus", "{n} card", "{n} cards", number), n=number)
