"""Questions of the table: whose lances, how a match stands, who handles the stones."""

from django.utils.translation import npgettext, pgettext_lazy

from engine import (
    Grade,
    Lance,
    Question,
    Status,
    betting_of,
    couple_of,
    is_of_others,
    seats_of,
)
from tutor.wording.lists import joined, opening, said
from tutor.wording.table import (
    asked_inside,
    asked_seat,
    couple_name,
    couple_players,
    lance_name,
    lance_title,
    player_name,
    stones,
)

SIDE_WINS = pgettext_lazy("drills", "How many of these lances go to your side?")
OTHERS_WIN = pgettext_lazy("drills", "How many of these lances go to the other side?")
TRIO_WINS = pgettext_lazy("drills", "How many of these lances go to {name}’s trio?")
SIDE_RULE = pgettext_lazy(
    "drills", "All round the table, every second player is on the same side, and shares the wins."
)
WITH_YOU = pgettext_lazy("drills", "Partners face each other: what Across wins is yours too.")
TRIO_OF = pgettext_lazy("drills", "Every second player belongs to the same trio: {names}.")
YOURS = pgettext_lazy("drills", "So these are yours: {lances}.")
THEIRS = pgettext_lazy("drills", "So these are theirs: {lances}.")
NONE_YOURS = pgettext_lazy("drills", "Not one of these lances was won by that side.")
NO_LANCE = pgettext_lazy("drills", "none of them")
NAMED = pgettext_lazy("drills", "{name}: {cards}.")

MATCH = pgettext_lazy("drills", "How does the match stand for your side?")
CLEAN_TOLD = pgettext_lazy("drills", "{couple} gets to {target}; the losers have no stones at all.")
GAME_TOLD = pgettext_lazy("drills", "{couple} gets to {target}; the losers have {stones}.")
ORDAGO_TOLD = pgettext_lazy(
    "drills", "{couple}, with a score of {score}, wins an órdago that was accepted."
)
JUEGO_TOLD = pgettext_lazy("drills", "{couple} wins the juego of a round, with a 31.")
WON = pgettext_lazy("drills", "it has won the match")
LOST = pgettext_lazy("drills", "the other side has won the match")
GAMES = pgettext_lazy("drills", "Games won: {ours} by your side, {theirs} by the other.")
NO_GAME = pgettext_lazy("drills", "The juego of a round is a lance: it gives stones, not a game.")
ONE_GAME = pgettext_lazy("drills", "An accepted órdago wins a game, whatever the score.")
MATCH_RULE = pgettext_lazy(
    "drills", "Only games count: reaching {target} wins one, and so does an accepted órdago."
)

TAKES = pgettext_lazy("drills", "Who takes stones from the dish now?")
IS_HANDED = pgettext_lazy("drills", "Who is handed an amarraco now?")
KEEPING = pgettext_lazy("drills", "They keep the amarracos of their sides: {names}.")
NOBODY_NOW = pgettext_lazy("drills", "nobody, for the moment")
REFUSED = pgettext_lazy("drills", "A refused bet is paid at once: {stones} to {couple}.")
ACCEPTED = pgettext_lazy("drills", "The bet was accepted, so it waits for the count.")
PASSED = pgettext_lazy("drills", "Nobody has bet, so the lance waits for the count.")
LOOSE = pgettext_lazy(
    "drills", "One partner keeps the amarracos, the other the loose stones: {name} takes them."
)
FIVE = pgettext_lazy(
    "drills", "Of five loose stones four go back, and {name} gets the fifth as an amarraco."
)
NOT_FIVE = pgettext_lazy("drills", "There aren’t five loose stones yet, so no amarraco moves.")
KEEP_RULE = pgettext_lazy(
    "drills",
    "A refused bet is paid at once, all else at the count. "
    "One partner keeps the loose stones, the other the amarracos.",
)

type Told = list[tuple[str, str]]
type Reasons = tuple[str, ...]

LANCES = (Lance.GRANDE, Lance.CHICA, Lance.PARES, Lance.JUEGO)


def _is_six(q: Question) -> bool:
    return q.ruleset.players > len(LANCES)


def _winners(q: Question) -> list[int]:
    return [int(seat) for seat in q.facts["winners"].split(",")]


def side_title(q: Question) -> str:
    """Whose lances are counted."""
    if _is_six(q):
        return said(TRIO_WINS, name=player_name(q.view))
    return str(OTHERS_WIN if is_of_others(q) else SIDE_WINS)


def side_told(q: Question) -> Told:
    """Who wins each lance."""
    pairs = zip(LANCES, _winners(q), strict=True)
    return [(asked_seat(q, seat), lance_title(lance)) for lance, seat in pairs]


def side_answer(_: Question, code: str) -> str:
    """So many lances."""
    number = int(code)
    if not number:
        return str(NO_LANCE)
    return said(npgettext("drills", "{n} lance", "{n} lances", number), n=number)


def side_reasons(q: Question, _: Grade) -> Reasons:
    """Who is on that side, and which lances that makes."""
    side, seats = couple_of(q.view) ^ is_of_others(q), q.ruleset.players
    pairs = zip(LANCES, _winners(q), strict=True)
    won = [lance_name(lance) for lance, seat in pairs if couple_of(seat) == side]
    who = said(TRIO_OF, names=couple_players(side, seats)) if _is_six(q) else str(WITH_YOU)
    whose = THEIRS if _is_six(q) or is_of_others(q) else YOURS
    return who, said(whose, lances=joined(won)) if won else str(NONE_YOURS)


def side_look(q: Question) -> str:
    """The lances player by player."""
    pairs = list(zip(LANCES, _winners(q), strict=True))
    each = {seat: [lance_name(lance) for lance, of in pairs if of == seat] for _, seat in pairs}
    return " ".join(
        said(NAMED, name=asked_seat(q, seat), cards=joined(lances)) for seat, lances in each.items()
    )


def _events(q: Question) -> list[list[str]]:
    return [event.split(":") for event in q.facts["events"].split(",")]


def match_told(q: Question) -> Told:
    """What each side has won, in order."""
    return [(_event(q, int(couple), how, rest), "") for couple, how, *rest in _events(q)]


def _event(q: Question, couple: int, how: str, rest: list[str]) -> str:
    name = opening(couple_name(couple, q.view))
    match how:
        case "game":
            held = int(rest[0])
            words = GAME_TOLD if held else CLEAN_TOLD
            return said(words, couple=name, target=q.ruleset.target, stones=stones(held))
        case "ordago":
            return said(ORDAGO_TOLD, couple=name, score=int(rest[0]))
        case _:
            return said(JUEGO_TOLD, couple=name)


def match_answer(_: Question, code: str) -> str:
    """Won, lost, or so many games short."""
    if not code.isdecimal():
        return str(WON if code == "won" else LOST)
    missing = int(code)
    needs = npgettext("drills", "it still needs {n} game", "it still needs {n} games", missing)
    return said(needs, n=missing)


def match_reasons(q: Question, _: Grade) -> Reasons:
    """How many games each has, and what wins none."""
    events, ours = _events(q), couple_of(q.view)
    won = [int(couple) for couple, how, *_ in events if how != "juego"]
    games = said(GAMES, ours=won.count(ours), theirs=won.count(1 - ours))
    hows = {how for _, how, *_ in events}
    extra = [str(line) for how, line in (("juego", NO_GAME), ("ordago", ONE_GAME)) if how in hows]
    return (_takes(q), games, *extra)


def _takes(q: Question) -> str:
    """How many games win the match."""
    games = q.ruleset.games_to_win
    takes = npgettext("drills", "It takes {n} game to win.", "It takes {n} games to win.", games)
    return said(takes, n=games)


def match_rule(q: Question) -> str:
    return said(MATCH_RULE, target=q.ruleset.target)


def match_look(q: Question) -> str:
    return _takes(q)


def keeps_title(q: Question) -> str:
    """What is asked of the keepers."""
    return str(TAKES if q.facts["asks"] == "take" else IS_HANDED)


def keeps_told(q: Question) -> Told:
    """Who keeps the amarracos; the score and the calls are told elsewhere."""
    names = joined(asked_inside(q, int(seat)) for seat in q.facts["keeps"].split(","))
    return [(said(KEEPING, names=names), "")]


def keeps_answer(q: Question, code: str) -> str:
    """Somebody, or nobody."""
    return str(NOBODY_NOW) if code == "nobody" else asked_inside(q, int(code))


def keeps_reasons(q: Question, judged: Grade) -> Reasons:
    """Whether anything is paid now, and whose it is to take it."""
    betting = betting_of(q)
    if betting.status is not Status.NO_QUIERO:
        return (str(PASSED if betting.status is Status.PASO else ACCEPTED),)
    couple = betting.collects or 0
    paid = said(REFUSED, stones=stones(betting.deje or 0), couple=couple_name(couple, q.view))
    if judged.right == "nobody":
        return paid, str(NOT_FIVE)
    line = LOOSE if q.facts["asks"] == "take" else FIVE
    return paid, said(line, name=asked_inside(q, int(judged.right)))


def keeps_look(q: Question) -> str:
    """Which side each player is on."""
    sides = (couple_of(q.view), 1 - couple_of(q.view))
    return " ".join(
        said(
            NAMED,
            name=opening(couple_name(couple, q.view)),
            cards=joined(asked_inside(q, seat) for seat in seats_of(couple, q.ruleset.players)),
        )
        for couple in sides
    )
