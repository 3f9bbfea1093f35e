"""The mix-ups about the table: partners, deck, deal, talk and stones."""

from django.utils.translation import pgettext_lazy

from tutor.wording.lists import Words

LATER: dict[str, tuple[Words, Words]] = {
    "plays-alone": (
        pgettext_lazy("mus", "Only what I win counts for me"),
        pgettext_lazy("mus", "Not in mus: what a partner wins is yours as well."),
    ),
    "deck-of-48": (
        pgettext_lazy("mus", "There are eights and nines in the deck"),
        pgettext_lazy("mus", "Mus is played with 40 cards: after the 7 comes the sota."),
    ),
    "four-at-once": (
        pgettext_lazy("mus", "Everyone is dealt four cards at once"),
        pgettext_lazy("mus", "They’re dealt one by one, four times round the table."),
    ),
    "discards-return": (
        pgettext_lazy("mus", "Discards go back into the stock at once"),
        pgettext_lazy("mus", "They stay aside, face down, until the stock runs out."),
    ),
    "juego-is-game": (
        pgettext_lazy("mus", "Whoever wins juego wins a game"),
        pgettext_lazy("mus", "The lance called juego gives stones; a game takes them all."),
    ),
    "no-bluffing": (
        pgettext_lazy("mus", "Betting without the cards is cheating"),
        pgettext_lazy("mus", "It’s a bluff, and bluffing is half the game. Signals must be true."),
    ),
    "partner-may-know": (
        pgettext_lazy("mus", "I may tell my partner what I have"),
        pgettext_lazy("mus", "Not in words, even if it’s true: only agreed signals are allowed."),
    ),
    "signals-may-bluff": (
        pgettext_lazy("mus", "You may bluff with signals"),
        pgettext_lazy("mus", "A signal never lies. Bluffing is for bets."),
    ),
    "pares-may-bluff": (
        pgettext_lazy("mus", "You may bluff about having pares or juego"),
        pgettext_lazy("mus", "What you say when you’re asked must be true. Bluff with your bets."),
    ),
    "quiero-shows": (
        pgettext_lazy("mus", "After *quiero* the cards are shown"),
        pgettext_lazy(
            "mus", "Only after the last lance. Only an accepted órdago shows them at once."
        ),
    ),
    "lone-couple-bets": (
        pgettext_lazy("mus", "A couple alone in pares may still bet"),
        pgettext_lazy("mus", "With nobody to answer there’s no betting: it’s paid at the count."),
    ),
    "bet-needs-name": (
        pgettext_lazy("mus", "A bet must say its lance"),
        pgettext_lazy("mus", "It’s in the lance being played. Old hands find naming it rude."),
    ),
    "deje-waits": (
        pgettext_lazy("mus", "Refused bets are paid at the count"),
        pgettext_lazy("mus", "They’re paid at once, lance by lance; the rest waits."),
    ),
    "one-meaning": (
        pgettext_lazy("mus", "A gesture always means the same"),
        pgettext_lazy("mus", "Some mean two things: a shoulder is 30 here and 29 there."),
    ),
}
