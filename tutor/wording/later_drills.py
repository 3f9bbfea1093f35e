"""What the later drills are called."""

from django.utils.translation import pgettext_lazy

from tutor.wording.lists import Words

LATER: dict[str, tuple[Words, Words]] = {
    "side-wins": (
        pgettext_lazy("drills", "Who’s on your side"),
        pgettext_lazy("drills", "Four lances and who takes them: say how many go to your side."),
    ),
    "cards-left": (
        pgettext_lazy("drills", "What the deck has left"),
        pgettext_lazy("drills", "One hand: say how many cards of a kind are outside it."),
    ),
    "deal-cards": (
        pgettext_lazy("drills", "Card by card"),
        pgettext_lazy("drills", "The deck is dealt: say who gets a card, or whether it stays."),
    ),
    "mus-stock": (
        pgettext_lazy("drills", "How much stock is left"),
        pgettext_lazy("drills", "Cards are thrown and drawn: say how many the stock has left."),
    ),
    "pares-next": (
        pgettext_lazy("drills", "Pares yes, pares no"),
        pgettext_lazy("drills", "One by one they say whether they have it: find what comes next."),
    ),
    "match-stands": (
        pgettext_lazy("drills", "Game, match and juego"),
        pgettext_lazy("drills", "Games won and lost: say how the match stands."),
    ),
    "bet-lance": (
        pgettext_lazy("drills", "Bets without a name"),
        pgettext_lazy("drills", "Somebody bets and names no lance: say which one it is."),
    ),
    "dejes-taken": (
        pgettext_lazy("drills", "Hands on the stones"),
        pgettext_lazy("drills", "The betting is over: say who reaches for the stones now, if any."),
    ),
    "table-talk": (
        pgettext_lazy("drills", "What partners may tell"),
        pgettext_lazy("drills", "Words, gestures and bets: say which are allowed, and why not."),
    ),
    "face-down": (
        pgettext_lazy("drills", "Face down and up"),
        pgettext_lazy("drills", "Cards and words at the table: say what’s allowed, and why not."),
    ),
    "round-next": (
        pgettext_lazy("drills", "Lance after lance"),
        pgettext_lazy("drills", "A lance is over: say what comes next."),
    ),
    "round-counts": (
        pgettext_lazy("drills", "The whole count"),
        pgettext_lazy("drills", "Hands, words and score of a round: count it, stop included."),
    ),
    "regional-means": (
        pgettext_lazy("drills", "Gestures from elsewhere"),
        pgettext_lazy("drills", "A gesture and a hand: say what it tells at this table."),
    ),
}
