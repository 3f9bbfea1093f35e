"""What is said of a couple's pay, said of a trio at a table of six (VAR-6)."""

from django.utils.translation import pgettext_lazy

from engine import Lance, SoloBonus
from tutor.wording.lists import Words

ALONE: dict[tuple[Lance, SoloBonus], Words] = {
    (Lance.PARES, SoloBonus.COUNT): pgettext_lazy(
        "mus",
        "Only one trio has pares, so there’s no betting. At the count, {stones} to {couple}.",
    ),
    (Lance.PARES, SoloBonus.AT_ONCE): pgettext_lazy(
        "mus", "Only one trio has pares, so there’s no betting. At once, {stones} to {couple}."
    ),
    (Lance.JUEGO, SoloBonus.COUNT): pgettext_lazy(
        "mus",
        "Only one trio has juego, so there’s no betting. At the count, {stones} to {couple}.",
    ),
    (Lance.JUEGO, SoloBonus.AT_ONCE): pgettext_lazy(
        "mus", "Only one trio has juego, so there’s no betting. At once, {stones} to {couple}."
    ),
}
SEVERAL_HANDS: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy(
        "mus",
        "The trio that wins counts the pares of all its hands, {sum}, and the other nothing: "
        "{stones} to {couple}.",
    ),
    Lance.JUEGO: pgettext_lazy(
        "mus",
        "The trio that wins counts the juego of all its hands, {sum}, and the other nothing: "
        "{stones} to {couple}.",
    ),
}
ONE_HAND: dict[Lance, Words] = {
    Lance.PARES: pgettext_lazy(
        "mus", "The trio that wins collects for its pares: {stones} to {couple}."
    ),
    Lance.JUEGO: pgettext_lazy(
        "mus", "The trio that wins collects for its juego: {stones} to {couple}."
    ),
}
ONLY_ONE = pgettext_lazy("mus", "Only one trio has it, so there’s no betting.")
