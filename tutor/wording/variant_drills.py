"""What the drills on variants and on Encaje are called, and what one does in each."""

from django.utils.translation import pgettext_lazy

from tutor.wording.lists import Words

VARIANT_DRILLS: dict[str, tuple[Words, Words]] = {
    "four-kings-both": (
        pgettext_lazy("drills", "Eight kings and four"),
        pgettext_lazy(
            "drills", "The same two hands under two sets of rules: say who wins under each."
        ),
    ),
    "four-kings-winner": (
        pgettext_lazy("drills", "With four kings"),
        pgettext_lazy("drills", "A 3 is a 3 here: pick the hand that takes the lance."),
    ),
    "thirty-ends": (
        pgettext_lazy("drills", "To 30"),
        pgettext_lazy("drills", "A game to 30: say who gets there first, and in which lance."),
    ),
    "six-speaks": (
        pgettext_lazy("drills", "Six voices"),
        pgettext_lazy("drills", "Two trios: follow the bets and say whose turn it is."),
    ),
    "juego-real-both": (
        pgettext_lazy("drills", "A 31 and a juego real"),
        pgettext_lazy(
            "drills", "Three sevens in one hand: say who wins, with juego real and without."
        ),
    ),
    "wild-choice": (
        pgettext_lazy("drills", "King or ace"),
        pgettext_lazy(
            "drills", "A wild sota: say whether it does better in the lance as a king or an ace."
        ),
    ),
    "wild-declares": (
        pgettext_lazy("drills", "What a wild sota lets you say"),
        pgettext_lazy(
            "drills", "A wild sota, and something already said: find out what may be said now."
        ),
    ),
    "encaje-may": (
        pgettext_lazy("drills", "Who may still accept"),
        pgettext_lazy("drills", "Everyone answers alone: say who may still accept the bet."),
    ),
    "encaje-pot": (
        pgettext_lazy("drills", "Who takes the pot"),
        pgettext_lazy("drills", "A bet was accepted: say who takes the pot, and how many stones."),
    ),
    "encaje-sheds": (
        pgettext_lazy("drills", "Stones that leave the game"),
        pgettext_lazy("drills", "A lance of encaje: say who sheds stones, and how many."),
    ),
    "visto-changes": (
        pgettext_lazy("drills", "A card was seen"),
        pgettext_lazy("drills", "Say how many cards you may change, seen card or not."),
    ),
    "run-changes": (
        pgettext_lazy("drills", "Change it or keep it"),
        pgettext_lazy("drills", "Four cards in a row, or nearly: say how many you may change."),
    ),
    "encaje-begins": (
        pgettext_lazy("drills", "How a round begins"),
        pgettext_lazy("drills", "Some have left the table: say who speaks, or what is done."),
    ),
    "encaje-most": (
        pgettext_lazy("drills", "How high you may bet"),
        pgettext_lazy("drills", "Follow one player’s stones: say how many may be bet at most."),
    ),
    "encaje-played": (
        pgettext_lazy("drills", "Who can bet"),
        pgettext_lazy("drills", "Cards and stones: say whether pares or juego is bet on."),
    ),
    "encaje-ends": (
        pgettext_lazy("drills", "The last stones"),
        pgettext_lazy("drills", "Count a whole round, and say whether it ends the game."),
    ),
    "six-pays": (
        pgettext_lazy("drills", "What a trio collects"),
        pgettext_lazy("drills", "Six hands, two trios: say what the lance pays, and to whom."),
    ),
}
