"""The mix-ups about variants and Encaje: what people believe, and what is so."""

from django.utils.translation import pgettext_lazy

from tutor.wording.lists import Words

VARIANT_MIX_UPS: dict[str, tuple[Words, Words]] = {
    "wild-changes": (
        pgettext_lazy("mus", "A wild sota may change from lance to lance"),
        pgettext_lazy("mus", "It’s one card for the whole round, and everything said must fit it."),
    ),
    "short-purse-calls": (
        pgettext_lazy("mus", "In encaje you may accept with fewer stones than the bet"),
        pgettext_lazy("mus", "Whoever doesn’t have the whole bet can only refuse."),
    ),
    "refuser-speaks-again": (
        pgettext_lazy("mus", "In encaje you may come back in after a raise"),
        pgettext_lazy("mus", "Whoever has said no is out of that lance, raise or no raise."),
    ),
    "best-takes-pot": (
        pgettext_lazy("mus", "The best hand takes the pot"),
        pgettext_lazy(
            "mus", "In encaje stones are a burden: the pot goes to the worst hand in it."
        ),
    ),
    "visto-asks-mus": (
        pgettext_lazy("mus", "A card seen in the deal changes nothing without mus"),
        pgettext_lazy(
            "mus", "Where mus visto is played, you may change cards before anyone says mus."
        ),
    ),
    "visto-throws-one": (
        pgettext_lazy("mus", "After a card is seen, you have to change one at least"),
        pgettext_lazy("mus", "Only a mus obliges you to; in mus visto you may keep all four."),
    ),
    "any-run-renews": (
        pgettext_lazy("mus", "Any four cards in a row may be changed"),
        pgettext_lazy("mus", "Only 4, 5, 6 and 7, whatever their suits."),
    ),
    "renews-any-time": (
        pgettext_lazy("mus", "A 4-5-6-7 may be changed whenever it turns up"),
        pgettext_lazy("mus", "Only as dealt: what comes in an exchange, you keep."),
    ),
    "gone-sit-on": (
        pgettext_lazy("mus", "In encaje, someone without stones still has a turn"),
        pgettext_lazy(
            "mus",
            "Out of stones is out of the game: the deal, the mano and the talk skip that chair.",
        ),
    ),
    "five-asks-mus": (
        pgettext_lazy("mus", "In encaje with five cards, mus is asked too"),
        pgettext_lazy(
            "mus", "There’s no mus then: everyone throws one card away, and grande begins."
        ),
    ),
    "pot-still-yours": (
        pgettext_lazy("mus", "Stones in the pot may be bet again"),
        pgettext_lazy(
            "mus", "In encaje they’re nobody’s until the count: you bet what you have in hand."
        ),
    ),
    "bet-leaves-purse": (
        pgettext_lazy("mus", "What you bet is gone as soon as you say it"),
        pgettext_lazy(
            "mus",
            "In encaje it’s paid when the lance closes; until then you may raise with all of it.",
        ),
    ),
    "bet-within-reach": (
        pgettext_lazy("mus", "In encaje you can’t bet more than someone else can match"),
        pgettext_lazy(
            "mus", "Only your own stones limit you; a bet that nobody reaches is allowed."
        ),
    ),
    "stoneless-declares": (
        pgettext_lazy("mus", "In encaje you say whether you have pares even without stones"),
        pgettext_lazy("mus", "Without stones you have no part in the lance, whatever your cards."),
    ),
    "one-stone-bets": (
        pgettext_lazy("mus", "In encaje one stone is enough to bet"),
        pgettext_lazy(
            "mus", "The smallest bet is 2, and there’s betting only if two players have them."
        ),
    ),
    "out-of-stones-loses": (
        pgettext_lazy("mus", "Whoever runs out of stones loses"),
        pgettext_lazy(
            "mus",
            "In encaje it’s the other way round: the last one left with stones loses.",
        ),
    ),
    "next-best-sheds": (
        pgettext_lazy("mus", "If the best hand has no stones, the next one sheds"),
        pgettext_lazy("mus", "Nobody sheds instead: that lance takes no stones away."),
    ),
}
