"""What each named feature of a scene means, read off the question's own text and cards."""

from collections.abc import Callable

from engine import Hand, Lance, Question, Rank, Ruleset, juego_of, pares_of, standing, truth

type Reading = Callable[[Question], bool]

BETS = ("envido", "reenvido", "ordago")


def said(question: Question) -> list[list[str]]:
    """The calls in order, each as seat, word and perhaps a number."""
    calls = question.facts["calls"]
    return [] if calls == "-" else [call.split(":") for call in calls.split(",")]


def bets(question: Question) -> list[list[str]]:
    return [call for call in said(question) if call[1] in BETS]


def stake(question: Question) -> int:
    """The last total that was named; a bare word says two, or two more."""
    total = 0
    for call in bets(question):
        if call[1] == "ordago":
            return 0
        total = int(call[2]) if len(call) > 2 else total + 2
    return total


def last(question: Question) -> str:
    calls = said(question)
    return calls[-1][1] if calls else ""


def ended(question: Question) -> str:
    """The last word; in Encaje `quiero` if one has been said since the last bet."""
    words = [call[1] for call in said(question)]
    if "purse" not in question.facts or not bets(question):
        return last(question)
    after = words[max(at for at, word in enumerate(words) if word in BETS) + 1 :]
    return "quiero" if "quiero" in after else last(question)


def voices(question: Question) -> list[int]:
    """Who may speak: those named, or of the hands those who have what the lance asks for."""
    for name in ("players", "entered"):
        if name in question.facts:
            return [int(seat) for seat in question.facts[name].split(",")]
    held = [seat for seat, hand in enumerate(question.hands) if holds(question, hand)]
    return held if {seat % 2 for seat in held} == {0, 1} else []


def holds(question: Question, hand: Hand) -> bool:
    if question.lance is Lance.PARES:
        return pares_of(hand, question.ruleset) is not None
    return question.lance is not Lance.JUEGO or juego_of(hand, question.ruleset) is not None


def passed(question: Question) -> bool:
    calls = said(question)
    if "purse" in question.facts:
        return not bets(question)
    return (
        bool(calls)
        and all(call[1] == "paso" for call in calls)
        and len(calls) == len(voices(question))
    )


def is_open(question: Question) -> bool:
    return (
        bool(voices(question))
        and last(question) not in ("quiero", "no_quiero")
        and not passed(question)
    )


def worths(question: Question) -> list[int]:
    """What each hand is worth in the lance."""
    if question.lance is Lance.PUNTO:
        return [1] * len(question.hands)
    worth = {Lance.PARES: pares_of, Lance.JUEGO: juego_of}.get(question.lance or Lance.GRANDE)
    held = [worth(hand, question.ruleset) if worth else None for hand in question.hands]
    return [holding.stones if holding else 0 for holding in held]


def best_couple(question: Question) -> int:
    winner = question.deal.contest(question.lance or Lance.GRANDE).winner
    assert winner is not None
    return winner % 2


def paid_couple(question: Question) -> int:
    """The couple of the better hand, or the one whose bet was refused."""
    if last(question) == "no_quiero":
        return 1 - int(said(question)[-1][0]) % 2
    return best_couple(question)


def holders(question: Question, couple: int) -> int:
    found = worths(question)
    return sum(1 for seat, worth in enumerate(found) if seat % 2 == couple and worth)


def is_second_voice(question: Question) -> bool:
    """The last to speak ended the betting and is not the first of his couple."""
    if is_open(question) or not said(question):
        return False
    seat = int(said(question)[-1][0])
    return any(other < seat and other % 2 == seat % 2 for other in voices(question))


def stones(question: Question) -> int:
    return int(question.facts["stones"])


def is_dentro(question: Question) -> bool:
    """One amarraco short of the target."""
    return stones(question) >= question.ruleset.target - 5


def talk(question: Question) -> list[str]:
    return [] if question.facts["said"] == "-" else question.facts["said"].split(",")


def words_on_mus(question: Question) -> int:
    """How many times somebody has spoken, in this talk and in those before it."""
    talks = int(question.facts.get("before", "0"))
    return sum([question.ruleset.players] * talks) + len(talk(question))


def total(hand: Hand, ruleset: Ruleset) -> int:
    return sum(ruleset.points(rank) for rank in hand.ranks)


def lance_calls(question: Question, name: str) -> list[list[str]]:
    text = question.facts[name]
    return [] if text == "-" else [call.split(":") for call in text.split(",")]


def is_in_pot(question: Question) -> bool:
    """Whether the one who speaks has made or accepted the last bet of grande, now closed."""
    calls, seat = lance_calls(question, "grande"), str(standing(question).seat)
    last_bet = max((at for at, call in enumerate(calls) if call[1] in BETS), default=0)
    in_it = [call[0] for call in calls[last_bet + 1 :] if call[1] == "quiero"]
    is_over = standing(question).betting.stakes == () or bool(lance_calls(question, "chica"))
    return is_over and bool(in_it) and seat in (calls[last_bet][0], *in_it)


def has_bet(question: Question) -> bool:
    """Whether the one who speaks has bet in the lance that is on."""
    seat = standing(question).seat
    return any(stake.seat == seat for stake in standing(question).betting.stakes)


def ranks_in_a_row(question: Question) -> str:
    """Four different ranks in a row, as printed; else nothing."""
    order, cards = "1234567SCR", [card for hand in question.hands for card in hand.cards]
    held = "".join(sorted((str(card)[0] for card in cards), key=order.index))
    return held if len(cards) == 4 and held in order else ""


def group_size(question: Question) -> int:
    """How many cards of a rank there are, those that count as it too; 0 for a suit."""
    what, code = question.facts["group"].split(":")
    if what == "suit":
        return 0
    return 4 * (1 + (question.ruleset.kings == 8 and code in "R1"))


def drawn(question: Question) -> tuple[int, int]:
    """How many cards are thrown away in all, and how many the stock begins with."""
    counts = question.facts["thrown"].replace("+", ",").split(",")
    return sum(map(int, counts)), 40 - 4 * question.ruleset.players


def declared(question: Question) -> list[tuple[int, str]]:
    """Who has said yes or no, in the last round of it, if that is the last thing said."""
    acts = [act.split(":")[:2] for act in question.facts["acts"].split(",")]
    told: list[tuple[int, str]] = []
    for seat, word in reversed(acts):
        if word not in ("si", "no") or int(seat) in [one for one, _ in told]:
            break
        told.append((int(seat), word))
    return told


def is_lone(question: Question) -> bool:
    told = declared(question)
    return len(told) == 4 and len({seat % 2 for seat, word in told if word == "si"}) == 1


def rounds(question: Question) -> list[list[str]]:
    """The words of each lance in which somebody bet."""
    lines = question.facts["lines"].split("/")
    return [[call.split(":")[1] for call in line.split(",")] for line in lines if line != "-"]


READINGS: dict[str, Reading] = {
    "of-suit": lambda q: group_size(q) == 0,
    "of-four": lambda q: group_size(q) == 4,
    "of-eight": lambda q: group_size(q) == 8,
    "dealt": lambda q: int(q.facts["number"]) <= 4 * q.ruleset.players,
    "juego-too": lambda q: "juego" in q.facts["events"],
    "one-mus": lambda q: "+" not in q.facts["thrown"],
    "more-mus": lambda q: "+" in q.facts["thrown"],
    "renewed": lambda q: drawn(q)[0] > drawn(q)[1],
    "not-renewed": lambda q: drawn(q)[0] <= drawn(q)[1],
    "declaring": lambda q: 0 < len(declared(q)) < 4,
    "all-declared": lambda q: len(declared(q)) == 4,
    "lone": is_lone,
    "named": lambda q: q.facts["named"] == "yes",
    "not-named": lambda q: q.facts["named"] == "no",
    "talk": lambda q: q.facts["deed"].split(":")[0] in ("tell", "sign", "bet"),
    "play": lambda q: q.facts["deed"].split(":")[0] in ("pares", "juego", "look", "show"),
    "take": lambda q: q.facts["asks"] == "take",
    "amarraco": lambda q: q.facts["asks"] == "amarraco",
    "one-bet": lambda q: len(bets(q)) == 1,
    "raised": lambda q: len(bets(q)) == 2,
    "raised-twice": lambda q: len(bets(q)) >= 3,
    "unbet": lambda q: not bets(q),
    "ordago": lambda q: "ordago" in [call[1] for call in said(q)],
    "large": lambda q: stake(q) >= 10,
    "open": is_open,
    "passed": passed,
    "accepted": lambda q: ended(q) == "quiero",
    "refused": lambda q: ended(q) == "no_quiero",
    "late": lambda q: bool(said(q)) and said(q)[0][1] == "paso",
    "second-voice": is_second_voice,
    "solo": lambda q: not voices(q),
    "contested": lambda q: bool(voices(q)),
    "some-speak": lambda q: len(voices(q)) < q.ruleset.players,
    "mano-silent": lambda q: 0 not in voices(q),
    "both-hold": lambda q: holders(q, paid_couple(q)) > 1 and q.lance is not Lance.PUNTO,
    "losers-hold": lambda q: holders(q, 1 - paid_couple(q)) > 0,
    "bettors-worse": lambda q: last(q) == "no_quiero" and paid_couple(q) != best_couple(q),
    "dentro": is_dentro,
    "not-dentro": lambda q: not is_dentro(q),
    "with-amarracos": lambda q: not is_dentro(q) and stones(q) > 10 and stones(q) % 5 > 0,
    "now": lambda q: q.facts["rounds"] == "0",
    "later": lambda q: int(q.facts["rounds"]) > 0,
    "talking": lambda q: bool(talk(q)) and truth(q) not in ("change", "lances"),
    "cut": lambda q: talk(q)[-1:] == ["no"],
    "first-talk": lambda q: words_on_mus(q) < q.ruleset.players,
    "second-talk": lambda q: words_on_mus(q) > q.ruleset.players,
    "afresh": lambda q: q.facts["declared"] == "-",
    "declared": lambda q: q.facts["declared"] in ("yes", "no"),
    "seen": lambda q: q.facts["seen"] == "yes",
    "unseen": lambda q: q.facts["seen"] == "no",
    "as-dealt": lambda q: q.facts["stage"] == "dealt",
    "after-deal": lambda q: q.facts["stage"] in ("all-mus", "drawn", "taken"),
    "4-5-6-7": lambda q: ranks_in_a_row(q) == "4567",
    "near-run": lambda q: ranks_in_a_row(q) not in ("", "4567"),
    "gone": lambda q: "0" in q.facts["purse"].split(","),
    "five": lambda q: q.facts["dealing"] == "five",
    "four": lambda q: q.facts["dealing"] == "mus",
    "after-pot": is_in_pot,
    "own-bet": has_bet,
    "over": lambda q: truth(q) != "on",
    "first-wins": lambda q: q.facts["goal"] == "first_wins",
    "late-refuser": lambda q: "no_quiero" in [call[1] for call in said(q)],
    "three-sevens": lambda q: any(hand.ranks.count(Rank.SIETE) == 3 for hand in q.hands),
    "punto": lambda q: all(total(hand, q.ruleset) < 31 for hand in q.hands),
    "one-lance-bet": lambda q: len(rounds(q)) == 1,
    "with-refusal": lambda q: "no_quiero" in [words[-1] for words in rounds(q)],
    "with-raise": lambda q: any(sum(word in BETS for word in words) > 1 for words in rounds(q)),
    "game-over": lambda q: bool(q.facts["lines"]) and ":" in truth(q),
    "game-goes-on": lambda q: bool(q.facts["lines"]) and ":" not in truth(q),
    "mano": lambda q: q.facts["role"] == "mano",
    "cutter": lambda q: q.facts["role"] == "cutter",
    "postre": lambda q: q.facts["role"] == "postre",
    "next": lambda q: q.facts["role"] == "next",
    "before": lambda q: q.facts["role"] == "before",
    "dealer": lambda q: q.facts["role"] == "dealer",
}
