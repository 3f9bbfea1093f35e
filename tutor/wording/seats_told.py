"""Which seat is told of, by the role that it has in this round: the others follow from it."""

from django.utils.translation import pgettext_lazy

from tutor.wording.lists import Words, said

DEALER = "dealer"
TOLD_BY: dict[str, Words] = {
    DEALER: pgettext_lazy("drills", "Dealing this round: {name}."),
    "mano": pgettext_lazy("drills", "Mano this round: {name}."),
    "cutter": pgettext_lazy("drills", "Cutting the deck this round: {name}."),
    "postre": pgettext_lazy("drills", "Postre this round: {name}."),
    "before": pgettext_lazy("drills", "Dealt the last round: {name}."),
}
SITS: dict[str, Words] = {
    "mano": pgettext_lazy("drills", "The mano sits on the dealer’s right."),
    "cutter": pgettext_lazy("drills", "Whoever sits on the dealer’s left cuts the deck."),
    "postre": pgettext_lazy("drills", "Whoever deals is the postre, and speaks last."),
    "next": pgettext_lazy("drills", "The mano of a round deals the next one."),
    "before": pgettext_lazy(
        "drills",
        "The deal passes to the right, so whoever sits on the dealer’s left dealt before.",
    ),
}
PASSES_ON = pgettext_lazy("drills", "After each round the deal passes one seat to the right.")


def told_by(role: str, name: str) -> str:
    """Who has that role."""
    return said(TOLD_BY[role], name=name)


def sits(*roles: str) -> list[str]:
    """Where those with these roles sit, each said once; the dealer sits where he is told to."""
    return [str(SITS[role]) for role in dict.fromkeys(roles) if role in SITS]


def passes_on(rounds: str) -> list[str]:
    """How the deal goes on, where it is asked about a later round."""
    return [] if rounds == "0" else [str(PASSES_ON)]
