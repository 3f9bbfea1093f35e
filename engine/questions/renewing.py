"""How many cards a hand may change now: as dealt, or after a mus (MUS-3, VAR-3, VAR-4)."""

from dataclasses import replace

from engine.acts import Act, Verb
from engine.cards import Card, Rank, Suit
from engine.errors import BadNotation
from engine.hand import SIZE, Hand
from engine.questions.question import Question
from engine.questions.situation import STAGES
from engine.round import RENEWED, Round
from engine.ruleset import Ruleset
from engine.table import Opening, Phase

YOU = 0  # the mano, before whom nobody acts
TALK, SOME, ANY, ALL = "talk", "some", "any", "all"
DEALT, ALL_MUS, DRAWN, TAKEN = STAGES
ON = {Phase.RENEWAL: Verb.SERVIDO, Phase.VISTO: Verb.DESCARTE, Phase.MUS: Verb.MUS}
FILLERS = tuple(
    Card(rank, suit)
    for is_last in (False, True)
    for rank in Rank
    if (rank in RENEWED) is is_last
    for suit in Suit
)
RUNS = [set(tuple(Rank)[at : at + SIZE]) for at in range(len(Rank) - SIZE + 1)]


def exchange_options(_: Question) -> tuple[str, ...]:
    """None before mus is asked for, one to four, none to four, or all four if any."""
    return TALK, SOME, ANY, ALL


def may_change(question: Question) -> str:
    """How many cards may go now; `no_single_answer` for a hand that could not come about."""
    acts = [act for act in _reached(question).legal_acts() if isinstance(act, Act)]
    match acts[0].verb:
        case Verb.CAMBIO:
            return ALL
        case Verb.DESCARTE:
            return SOME if acts[0].cards else ANY
        case _:
            return TALK


def without_right(question: Question) -> str:
    """For somebody to whom a card seen gives no right before mus is asked for."""
    usual = replace(question.ruleset, mus_visto=False)
    return may_change(replace(question, ruleset=usual))


def one_at_least(question: Question) -> str:
    """For somebody who after a card seen must throw one away."""
    right = may_change(question)
    return SOME if right == ANY else right


def any_run(question: Question) -> str:
    """For somebody who may renew whatever four in a row he was dealt."""
    is_new = question.facts["stage"] == DEALT and question.ruleset.renew_4567
    return ALL if is_new and is_run(question.hands[0]) else may_change(question)


def any_time(question: Question) -> str:
    """For somebody who may renew 4-5-6-7 whenever he gets them."""
    may_renew = question.ruleset.renew_4567 and is_4567(question.hands[0])
    return ALL if may_renew else may_change(question)


def is_run(hand: Hand) -> bool:
    """Four ranks in a row, as printed."""
    return {card.rank for card in hand.cards} in RUNS


def is_4567(hand: Hand) -> bool:
    """The four that may be renewed (VAR-4)."""
    return set(hand.ranks) == RENEWED


def _reached(question: Question) -> Round:
    """A round that has come so far that the mano with this hand is to act."""
    stage, ruleset, [hand] = question.facts["stage"], question.ruleset, question.hands
    first = _dealt_first(stage, hand, ruleset)
    deck = _deck(first, hand, ruleset.players)
    is_seen = question.facts["seen"] == "yes"
    played = Round.begin(Opening(ruleset, deck, card_seen=is_seen))
    if stage == TAKEN:
        return played.apply(Act(YOU, Verb.CAMBIO))
    if stage in (ALL_MUS, DRAWN):
        played = _all_mus(played)
    if stage == DRAWN:
        played = played.apply(Act(YOU, Verb.DESCARTE, first))
        while played.phase is Phase.DISCARD:
            played = played.apply(played.legal_acts()[0])
    return played


def _all_mus(played: Round) -> Round:
    """What was dealt is kept, and all say mus."""
    while played.phase is not Phase.DISCARD:
        played = played.apply(Act(played.to_act[0], ON[played.phase]))
    return played


def _dealt_first(stage: str, hand: Hand, ruleset: Ruleset) -> tuple[Card, ...]:
    """What the mano held before: this hand, 4-5-6-7 that he gave back, or what he threw away."""
    if stage not in (DRAWN, TAKEN):
        return hand.cards
    rest = _rest(hand.cards)
    if stage == DRAWN:
        return rest[:SIZE]
    first = {card.rank: card for card in rest if card.rank in RENEWED}
    if len(first) < SIZE or not ruleset.renew_4567:
        raise BadNotation("no_single_answer", given=stage)
    return tuple(first.values())


def _deck(first: tuple[Card, ...], hand: Hand, players: int) -> tuple[Card, ...]:
    """A deck that deals the mano those cards, and this hand next; nobody else gets 4-5-6-7."""
    new = () if hand.cards == first else hand.cards
    rest = _rest((*first, *new))
    others = len(first) * (players - 1)
    hands = [first, *(rest[at : at + SIZE] for at in range(0, others, SIZE))]
    dealt = (card for cards in zip(*hands, strict=True) for card in cards)
    return (*dealt, *new, *rest[others:])


def _rest(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """All other cards, those that nobody renews first."""
    return tuple(card for card in FILLERS if card not in cards)
