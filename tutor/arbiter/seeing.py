"""Fills the arbiter's page out of what was entered."""

from collections.abc import Iterator
from dataclasses import replace

from engine import ORDER, PRESETS, Card, Deal, Hand, Ruleset, Suit
from tutor import wording
from tutor.arbiter import moves
from tutor.arbiter.addresses import address
from tutor.arbiter.counting import bets_sights, count_sight, error_at
from tutor.arbiter.entering import Reading, read_query
from tutor.arbiter.ruling import lance_sights
from tutor.arbiter.showing import wild_sights
from tutor.arbiter.sight import (
    ArbiterSight,
    CardLink,
    Choice,
    CountSight,
    LanceSight,
    PickerSight,
    SeatSight,
)
from tutor.arbiter.state import SIZE, TABLES, State
from tutor.arbiter.telling import told
from tutor.arbiter.typed import any_suit_matters
from tutor.drills.rows import card_sight
from tutor.wording import arbiter as words

DECK = tuple(Card(rank, suit) for suit in Suit for rank in ORDER)
# House rules that a table may ask for, besides the engine's presets.
HOUSES = (
    *(name for name in PRESETS if name != "six"),
    *(f"classic+juego_real={kind}" for kind in ("king", "suits", "oros")),
    "classic+solo_bonus=at_once",
    "classic+min_raise=1",
)
EXAMPLES = ("4o4c4e4b.5o5c2o2c", "RoRc7o7c.3o3cCoCc")
EXAMPLE_COUNT = (
    "hands=RoRc5b4e.Co7c6e1b.5c5e4b3o.SoSc6o2b&scores=36-37"
    "&grande=0 envido,1 no_quiero&chica=0 paso,1 envido,0 quiero"
    "&pares=0 envido,3 reenvido 5,0 quiero"
)
type Lances = tuple[LanceSight, ...]


def arbiter_sight(reading: Reading, tapped: str, absolute: str) -> ArbiterSight:
    """The page; `tapped` is the id of the link that led here, `absolute` the site's address."""
    state = reading.state
    deal = state.settled
    lances = _lances(reading, deal) if deal else ()
    picker = _picker(reading)
    count = count_sight(reading, deal) if deal and state.is_table else None
    share_url = absolute + address(moves.choose(state, None)) if deal else ""
    focus = _focus(tapped, picker)
    return ArbiterSight(
        title=words.arbiter_title(),
        ruleset=wording.ruleset_label(state.ruleset),
        is_blank=state == State(),
        is_table=state.is_table,
        focus=focus,
        live=_live(lances, picker, focus),
        complaints=tuple(_complaints(reading, lances, picker, count)),
        fields=state.fields(),
        tables=tuple(_tables(state)),
        rulesets=tuple(_rulesets(state)),
        seats=tuple(_seat(state, seat) for seat in state.seats),
        picker=picker,
        clear_url=address(moves.clear_all(state)) if any(state.hands) else "",
        swap_url=address(moves.swap(state)) if any(state.hands) and not state.is_table else "",
        examples=tuple(_examples()) if not any(state.hands) else (),
        share_url=share_url,
        told=told(state, lances, count, share_url) if deal else "",
        wild=wild_sights(state),
        lances=lances,
        count=count,
        most=state.ruleset.target - 1,
    )


def _complaints(
    reading: Reading, lances: Lances, picker: PickerSight | None, count: CountSight | None
) -> Iterator[str]:
    """What is said at the head of the page: all that no field says."""
    fields = {one.code for one in lances if one.bets and one.bets.raising}
    fields |= {"typed"} if picker else set()
    fields |= {"us"} if count else set()
    return (words.complaint(one) for one in reading.complaints if one.where not in fields)


def _lances(reading: Reading, deal: Deal) -> Lances:
    """Each lance decided, at a table with its betting."""
    if not reading.state.is_table:
        return lance_sights(deal)
    bets = bets_sights(reading, deal)
    return tuple(replace(one, bets=bets.get(one.code)) for one in lance_sights(deal))


def _focus(tapped: str, picker: PickerSight | None) -> str:
    """A card keeps the focus while the deck is there; else its heading or the ruling's has it.

    After a call it is the betting of that lance.
    """
    kind, _, rest = tapped.partition("-")
    match kind:
        case "card":
            return "" if picker else "ruling"
        case "seat" | "clear":
            return "picker" if picker else "ruling"
        case "wild":
            return "wild"
        case "bet":
            return rest.partition("-")[0]
        case _:
            return ""


def _live(lances: Lances, picker: PickerSight | None, focus: str) -> str:
    """What has become of it: whose cards are next, what a call did, or who takes what."""
    if picker:
        return picker.title
    bets = next((one.bets for one in lances if one.code == focus and one.bets), None)
    if bets:
        return words.plain(" ".join(filter(None, (bets.effect, bets.turn))))
    return " ".join(one.verdict for one in lances)


def _tables(state: State) -> Iterator[Choice]:
    for hands in TABLES:
        url = address(moves.at_table(state, hands))
        yield Choice(words.table_label(hands), url, is_current=hands == len(state.hands))


def _rulesets(state: State) -> Iterator[Choice]:
    """Every house's rules at this table, and those in force if they are none of them."""
    players = len(state.hands)
    houses = [moves.seated(Ruleset.parse(name), players) for name in HOUSES]
    for ruleset in dict.fromkeys([*houses, state.ruleset]):
        name = wording.ruleset_name(ruleset)
        yield Choice(name, value=str(ruleset), is_current=ruleset == state.ruleset)


def _seat(state: State, seat: int) -> SeatSight:
    hand = state.hands[seat]
    is_now = seat == state.seat
    return SeatSight(
        seat=seat,
        name=wording.player_name(seat),
        cards=tuple(card_sight(card) for card in hand),
        empty="-" * (SIZE - len(hand)),
        is_mano=seat == 0,
        is_now=is_now,
        choose_url="" if is_now else address(moves.choose(state, seat)),
        clear_url=address(moves.clear(state, seat)) if hand else "",
    )


def _picker(reading: Reading) -> PickerSight | None:
    state, seat = reading.state, reading.state.seat
    if seat is None:
        return None
    is_full = len(state.hands[seat]) == SIZE
    return PickerSight(
        title=words.cards_for(wording.player_name(seat)),
        seat=seat,
        held=tuple(map(card_sight, state.hands[seat])),
        empty="-" * (SIZE - len(state.hands[seat])),
        cards=tuple(_card(state, seat, card, is_full=is_full) for card in DECK),
        typed=reading.typed.get("typed", ""),
        error=error_at(reading, "typed"),
        needs_suits=any_suit_matters(state.ruleset),
        done_url=address(moves.choose(state, None)) if state.is_whole else "",
    )


def _card(state: State, seat: int, card: Card, *, is_full: bool) -> CardLink:
    """A tap takes a card back from whoever holds it, or lays it to the hand that is filled."""
    owner = state.owner(card)
    name = wording.player_name(seat if owner is None else owner)
    label = words.card_action(card, name, is_given=owner is not None)
    if owner is not None:
        return CardLink(str(card), label, address(moves.take(state, card)), "picker", name)
    if is_full:
        return CardLink(str(card), label, "")
    after = moves.put(state, card)
    return CardLink(str(card), label, address(after), _part(after))


def _part(state: State) -> str:
    """The part of the page that comes next: the deck, the wild sotas or the ruling."""
    if state.seat is not None:
        return "picker"
    return "ruling" if state.settled else "wild"


def _examples() -> Iterator[Choice]:
    for text in EXAMPLES:
        deal = Deal.parse(text, Ruleset())
        hands = tuple(hand.cards for hand in deal.hands if hand)
        label = words.example_label(*map(_code, deal.hands))
        yield Choice(label, address(moves.settle(State(hands=hands))))
    yield Choice(words.example_count(), address(read_query(EXAMPLE_COUNT).state))


def _code(hand: Hand | None) -> str:
    """A hand as a code of ranks: 4-4-4-4."""
    return "-".join(map(wording.rank_short, hand.ranks)) if hand else ""
