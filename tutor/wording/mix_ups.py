"""The mix-ups: what people believe, and what is so."""

from dataclasses import dataclass

from django.utils.translation import pgettext_lazy

from tutor.wording.later_mix_ups import LATER
from tutor.wording.lists import Words
from tutor.wording.variant_mix_ups import VARIANT_MIX_UPS


@dataclass(frozen=True, slots=True)
class MixUpWords:
    """A mix-up in words: its name says the belief, the text what is so."""

    name: str
    text: str


MIX_UPS: dict[str, tuple[Words, Words]] = LATER | {
    "three-is-three": (
        pgettext_lazy("mus", "A three is just a three"),
        pgettext_lazy("mus", "In mus it’s a king, from grande through to juego."),
    ),
    "two-is-two": (
        pgettext_lazy("mus", "A two is just a two"),
        pgettext_lazy("mus", "It’s an ace: it pairs with aces and counts 1."),
    ),
    "three-adds-three": (
        pgettext_lazy("mus", "A three is a king but adds 3"),
        pgettext_lazy("mus", "A king all the way: it adds 10."),
    ),
    "four-alike-top": (
        pgettext_lazy("mus", "Four alike beat everything"),
        pgettext_lazy("mus", "They’re duples of two equal pairs: 4-4-4-4 loses to 5-5-2-2."),
    ),
    "medias-over-duples": (
        pgettext_lazy("mus", "Medias beat duples"),
        pgettext_lazy("mus", "The other way round: two pairs, however low, beat three alike."),
    ),
    "loose-cards-par": (
        pgettext_lazy("mus", "With equal pairs, the loose cards decide"),
        pgettext_lazy(
            "mus",
            "They don’t count: it’s a tie, and whoever sits nearer the mano wins.",
        ),
    ),
    "loose-card-medias": (
        pgettext_lazy("mus", "With equal medias, the fourth card decides"),
        pgettext_lazy("mus", "The fourth only watches: it’s a tie."),
    ),
    "chica-ties-from-top": (
        pgettext_lazy("mus", "Chica ties are broken from the top"),
        pgettext_lazy("mus", "Keep going from the bottom: second lowest, third, fourth."),
    ),
    "grande-by-sum": (
        pgettext_lazy("mus", "Grande is added up"),
        pgettext_lazy("mus", "Compare card by card from the highest; adding up is for juego."),
    ),
    "chica-by-sum": (
        pgettext_lazy("mus", "Chica is the smallest total"),
        pgettext_lazy("mus", "Compare card by card from the lowest."),
    ),
    "grande-top-only": (
        pgettext_lazy("mus", "Only the top card counts in grande"),
        pgettext_lazy("mus", "If it ties, go down to the second, third and fourth."),
    ),
    "chica-bottom-only": (
        pgettext_lazy("mus", "Only the bottom card counts in chica"),
        pgettext_lazy("mus", "If it ties, go up to the next, as far as the fourth."),
    ),
    "forty-is-best": (
        pgettext_lazy("mus", "40 is the best juego"),
        pgettext_lazy("mus", "It comes third, behind 31 and 32."),
    ),
    "higher-juego-wins": (
        pgettext_lazy("mus", "The higher total wins juego"),
        pgettext_lazy("mus", "31 and 32 come first; only after them does more mean better."),
    ),
    "nearest-31": (
        pgettext_lazy("mus", "The nearer to 31, the better"),
        pgettext_lazy("mus", "After 32 it jumps to 40 and comes down: 33 is the worst."),
    ),
    "31-is-no-juego": (
        pgettext_lazy("mus", "31 isn’t juego"),
        pgettext_lazy("mus", "Juego starts at 31, and 31 is the best."),
    ),
    "30-is-juego": (
        pgettext_lazy("mus", "30 is juego"),
        pgettext_lazy("mus", "One short; but nothing beats it in punto."),
    ),
    "figures-own-number": (
        pgettext_lazy("mus", "A caballo adds 11 and a king 12"),
        pgettext_lazy(
            "mus",
            "Those numbers are for show: sota, caballo and king add 10.",
        ),
    ),
    "ace-eleven": (
        pgettext_lazy("mus", "An ace adds 11"),
        pgettext_lazy("mus", "In other card games; in mus it adds 1."),
    ),
    "mano-wins-all": (
        pgettext_lazy("mus", "The mano wins the lance"),
        pgettext_lazy("mus", "Only ties; otherwise the cards decide."),
    ),
    "postre-wins-ties": (
        pgettext_lazy("mus", "Ties go to the postre"),
        pgettext_lazy(
            "mus",
            "The postre speaks last; ties go to the mano, or to whoever is nearest.",
        ),
    ),
    "one-hand-bonus": (
        pgettext_lazy("mus", "Only the best hand collects"),
        pgettext_lazy(
            "mus", "The couple that wins collects for both its hands, in pares and in juego."
        ),
    ),
    "losers-bonus": (
        pgettext_lazy("mus", "The losers’ pares and juego are paid too"),
        pgettext_lazy("mus", "One couple collects; the other scores nothing."),
    ),
    "refusal-always-1": (
        pgettext_lazy("mus", "*No quiero* always costs 1"),
        pgettext_lazy(
            "mus", "Only to a first bet; after a raise it costs what the refusers had already bet."
        ),
    ),
    "refusal-pays-stake": (
        pgettext_lazy("mus", "*No quiero* pays what was refused"),
        pgettext_lazy("mus", "Never: it pays the stake before, or 1 to a first bet."),
    ),
    "refuser-keeps-bonus": (
        pgettext_lazy("mus", "The better hand takes its bonus even after *no quiero*"),
        pgettext_lazy("mus", "Refuse and you give them up: the bonus goes with the bet."),
    ),
    "stake-replaces-bonus": (
        pgettext_lazy("mus", "A stake replaces the bonus"),
        pgettext_lazy("mus", "Both are paid: the stake and the bonus."),
    ),
    "refusal-kills-bonus": (
        pgettext_lazy("mus", "After *no quiero* the bonus is lost"),
        pgettext_lazy("mus", "The deje is paid at once, the bonus at the count."),
    ),
    "punto-no-extra": (
        pgettext_lazy("mus", "Punto has no bonus"),
        pgettext_lazy("mus", "It always gives 1 stone, besides any stake."),
    ),
    "paso-pays-nothing": (
        pgettext_lazy("mus", "No bets, no stones"),
        pgettext_lazy(
            "mus",
            "En paso still pays: 1 for grande, 1 for chica, and the bonus in the other lances.",
        ),
    ),
    "forty-is-ordago": (
        pgettext_lazy("mus", "A bet of 40 is an órdago"),
        pgettext_lazy(
            "mus", "The 40 wait for the count; an órdago shows the cards and ends it there."
        ),
    ),
    "caller-wins-ordago": (
        pgettext_lazy("mus", "Whoever calls órdago wins it"),
        pgettext_lazy("mus", "The better hand in that lance wins it, whoever called."),
    ),
    "ordago-wins-match": (
        pgettext_lazy("mus", "An órdago wins the match"),
        pgettext_lazy("mus", "It wins one game; the match goes on."),
    ),
    "count-goes-on": (
        pgettext_lazy("mus", "The count always runs to the end"),
        pgettext_lazy("mus", "It stops as soon as a couple reaches the target."),
    ),
    "add-then-compare": (
        pgettext_lazy("mus", "Add everything, then compare"),
        pgettext_lazy("mus", "Count in order, and the first couple to get there wins."),
    ),
    "forty-amarracos": (
        pgettext_lazy("mus", "It takes 40 amarracos to win"),
        pgettext_lazy("mus", "It takes 40 stones, which make 8 amarracos."),
    ),
    "plays-clockwise": (
        pgettext_lazy("mus", "Everything goes round with the clock"),
        pgettext_lazy("mus", "The other way: deal, talk and turns go to the right, anticlockwise."),
    ),
    **VARIANT_MIX_UPS,
}


def mix_up(slug: str) -> MixUpWords:
    """The words for a misconception of the engine's, by its id."""
    name, text = MIX_UPS[slug]
    return MixUpWords(str(name), str(text))
