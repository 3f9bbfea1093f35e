"""Fences of what is said and paid: `bet`, `count`, `round` and `stones`."""

from engine import Betting, Hand, IllegalCall, MusError, Opening, Round, Ruleset, parse_act
from tutor.lessons.claims import Lines, read_claims
from tutor.lessons.lines import (
    TOGETHER,
    fixed_deal,
    read,
    read_calls,
    read_cards,
    read_hands,
    read_lance,
    read_numbers,
    read_ruleset,
    split,
    take_head,
    take_lances,
    take_wild,
)
from tutor.lessons.pieces import BetFence, CountFence, LessonError, RoundFence, Said, StonesFence
from tutor.lessons.play_answers import about_bet, about_count, about_round, about_stones
from tutor.lessons.plays import apply, deck_for, play_count, refusal

CONTINUED = "continued"
ROUND_HEAD = ("scores", "stock", "seen", "captains")

type Head = dict[str, tuple[int, str]]


def read_bet(line: int, argument: str, lines: Lines) -> BetFence:
    """The words of one lance, a call or what partners say at once in each line."""
    rules, _, lance = argument.partition(" ")
    ruleset = read_ruleset(line, rules)
    shown, claims = split(lines)
    calls, head = take_head(shown, ("players",))
    players = tuple(range(ruleset.players))
    if "players" in head:
        players = _players(*head["players"], ruleset)
    betting = Betting(players, ruleset)
    said = tuple((at, read_calls(at, text)) for at, text in calls)
    for at, together in said:
        try:
            betting = betting.apply(*together)
        except IllegalCall as error:
            told = TOGETHER.join(map(str, together))
            raise LessonError(at, f"{told!r} is not open here: {refusal(error)}") from error
    return BetFence(
        lance=read_lance(line, lance),
        players=players,
        said=tuple(together for _, together in said),
        after=betting,
        claims=read_claims("a bet", about_bet(betting), claims),
    )


def _players(line: int, text: str, ruleset: Ruleset) -> tuple[int, ...]:
    players = read_numbers(line, text, "players 0 1 3")
    both = {seat % 2 for seat in players} == {0, 1}
    if list(players) != sorted(set(players)) or players[-1] >= ruleset.players or not both:
        raise LessonError(line, f"{text!r}: seats of both couples, from the mano on: players 0 1 3")
    return players


def read_count(line: int, argument: str, lines: Lines) -> CountFence:
    """Hands and what was said in each lance; the round is played out to its count."""
    ruleset, (shown, claims) = read_ruleset(line, argument), split(lines)
    shown, wild = take_wild(shown)
    shown, head = take_head(shown, ("scores",))
    shown, told = take_lances(shown)
    hands = _hands(line, shown, ruleset)
    fixed = fixed_deal(line, hands, ruleset, wild)
    begun = _begin(line, ruleset, hands, head)
    played = play_count(line, begun, fixed, told)
    return CountFence(played, read_claims("a count", about_count(played), claims))


def read_round(
    line: int, argument: str, lines: Lines, before: RoundFence | None = None
) -> RoundFence:
    """A whole round, or the stretch of it that goes on from `before`."""
    rules, _, rest = argument.partition(" ")
    ruleset, (shown, claims) = read_ruleset(line, rules), split(lines)
    if rest not in ("", CONTINUED):
        raise LessonError(line, f"{rest!r} is no way to go on: round classic {CONTINUED}")
    if rest:
        begun = _go_on(line, ruleset, before)
    else:
        shown, head = take_head(shown, ROUND_HEAD)
        hands = [pair for pair in shown if pair[1][1:2] == ":"]
        shown = [pair for pair in shown if pair not in hands]
        begun = _begin(line, ruleset, _hands(line, hands, ruleset), head)
    return _played(begun, shown, claims, is_continued=bool(rest))


def _played(begun: Round, shown: Lines, claims: Lines, *, is_continued: bool) -> RoundFence:
    played, done = begun, list[Said]()
    for at, text in shown:
        said = tuple(read(at, one, parse_act, "act: 0 mus") for one in text.split(TOGETHER))
        played = apply(played, at, said)
        done.append(said)
    told = read_claims("a round", about_round(played), claims)
    return RoundFence(begun, tuple(done), played, is_continued, told)


def _go_on(line: int, ruleset: Ruleset, before: RoundFence | None) -> Round:
    if before is None or before.played.ruleset != ruleset:
        raise LessonError(line, "there is no round above, under the same rules, to go on from")
    return before.played


def _hands(line: int, shown: Lines, ruleset: Ruleset) -> tuple[Hand, ...]:
    hands = read_hands(shown)
    if len(hands) != ruleset.players:
        seats = ruleset.players
        raise LessonError(line, f"here belong {seats} hands, 0 to {seats - 1}: 0: Ro Cc 5e 4o")
    return hands


def _begin(line: int, ruleset: Ruleset, hands: tuple[Hand, ...], head: Head) -> Round:
    """The round that deals these hands, from what stands in its first lines."""
    scores = read_numbers(*head["scores"], "scores 37 38") if "scores" in head else (0, 0)
    captains = read_numbers(*head["captains"], "captains 0 1") if "captains" in head else ()
    stock = read_cards(*head["stock"]) if "stock" in head else ()
    if len(scores) != 2:
        raise LessonError(head["scores"][0], "a score for each couple: scores 37 38")
    if "seen" in head and head["seen"][1] != "yes":
        raise LessonError(head["seen"][0], "it is said where a card was seen: seen yes")
    try:
        deck = deck_for(hands, stock)
        opening = Opening(ruleset, deck, (scores[0], scores[1]), 0, "seen" in head, captains)
        return Round.begin(opening)
    except MusError as error:
        raise LessonError(line, f"no round begins so: {refusal(error)}") from error


def read_stones(line: int, argument: str, lines: Lines) -> StonesFence:
    """One score, or a score and what is paid to it: `33 + 3`."""
    ruleset, (shown, claims) = read_ruleset(line, argument), split(lines)
    if len(shown) != 1:
        raise LessonError(line, "stones are one line, a score and what is paid to it: 33 + 3")
    at, text = shown[0]
    stones, _, paid = text.partition(" + ")
    score, more = read_numbers(at, f"{stones} {paid or 0}", "33 + 3")
    if score >= ruleset.target:
        raise LessonError(at, f"{stones} wins the game: a score is below {ruleset.target}")
    subjects = about_stones(score, more, ruleset.target)
    return StonesFence(ruleset, score, more, read_claims("stones", subjects, claims))
