"""The referee's English: for every refusal its code and a sentence that says what is right.

`given` is what the request said, quoted and cut to a bounded length; all else is the engine's.
"""

import json
from collections.abc import Mapping

from engine.errors import MusError

LONGEST_QUOTE = 60
FEW = 10  # items of a list that is quoted
ALL_OF = ("held", "wanted")  # facts that list what there is; others list what is possible

SENTENCES: Mapping[str, tuple[str, str]] = {
    "empty_line": ("bad_json", "an empty line: each line holds one request"),
    "long_line": ("bad_json", "a line of more than {most} bytes"),
    "not_utf8": ("bad_json", "not UTF-8: byte {byte} of the line cannot stand there"),
    "not_json": ("bad_json", "not JSON: {problem} at column {column}"),
    "no_number": ("bad_json", "not JSON: {given} is no number there"),
    "deep_json": ("bad_json", "nested too deeply to be read"),
    "too_much": ("bad_json", "more than the memory here can hold: write a shorter line"),
    "not_object": ("bad_request", 'not an object but {given}: write {{"op": ...}}'),
    "no_op": ("bad_request", 'the key "op" is missing: it may be {known}'),
    "unknown_op": ("bad_request", "unknown op {given}: it may be {known}"),
    "missing_key": ("bad_request", "the key {key} is missing: this op takes {known}"),
    "unknown_key": ("bad_request", "unknown key {given}: this op takes {known}"),
    "wrong_type": ("bad_request", "{where} is {given}: its type may be {allowed}"),
    "out_of_range": ("bad_request", "{where} is {given}: it may be {allowed}"),
    "unknown_lance": ("bad_request", "unknown lance {given} in {where}: it may be {known}"),
    "unknown_preset": ("bad_request", "unknown rules {given}: they may be {known}"),
    "unknown_option": ("bad_request", "unknown option {given} in rules: there are {known}"),
    "bad_option": ("bad_request", "rules.{option} is {given}: it may be {allowed}"),
    "options_exclude": ("bad_request", "rules with both {first} and {second}: choose one"),
    "no_odds": (
        "bad_request",
        "no odds for {ruleset}: they are for rules without wildcards, juego_real or six players",
    ),
    "not_two": ("bad_request", "scores are {given}: there is one for each of two couples"),
    "not_ascending": ("bad_request", "players are {given}: seats stand in ascending order"),
    "one_couple": ("bad_request", "players are {given}: both couples take part in a bet"),
    "table_size": ("bad_request", "stones of {players} players: there may be {allowed}"),
    "no_bettors": ("bad_request", "players are {given}: two or more bet, each with stones"),
    "no_encaje": ("bad_request", "no Encaje under {ruleset}: wildcards and trios are not for it"),
    "hand_size": ("bad_hand", "a hand of {cards} cards: a hand has {wanted}"),
    "bad_hands": ("bad_hand", "{hands} hands: {wanted} play"),
    "no_card": (
        "bad_card",
        "{given} is no card: write one of 1234567SCR, then one of oceb, as in Ro",
    ),
    "duplicate_card": ("duplicate_card", "{given} comes twice: each card is there once"),
    "no_choice": (
        "bad_wild",
        "wild has {given}: write a wild card that is held, So or Sc, and R or 1 for it",
    ),
    "bad_wild": ("bad_wild", "wild is wrong about {given}: the wild cards held are {wanted}"),
    "not_bet": (
        "not_bet",
        "calls for {lance}, in which the seats that take part are {held}: "
        "it is bet on only where both couples do",
    ),
    "no_betting": ("not_bet", "calls for {lance}: the lances that were bet on are {held}"),
    "game_over": (
        "not_bet",
        "calls for {lance}, but couple {winner} has won the game by {by}: no lance follows",
    ),
    "bad_call": (
        "bad_call",
        "{given} is no call: write a seat, a word, and stones only after envido or reenvido, "
        "as in 1 envido 5",
    ),
    "empty_call": ("bad_call", "an empty list in place of a call: partners answer together in it"),
    "seat_twice": ("bad_call", "seat {seat} is twice in one list: each partner answers once"),
    "no_such_seat": ("bad_call", "seat {seat} is not at this table: seats are {allowed}"),
    "betting_over": ("illegal_call", "illegal call {call}: the lance ended with {status}"),
    "one_voice": ("illegal_call", "illegal call {call} in a list: before a bet one seat speaks"),
    "out_of_turn": ("out_of_turn", "out of turn {call}: those who may speak are {to_speak}"),
    "not_open": ("illegal_call", "illegal call {call}: open are {legal}"),
    "too_small": (
        "illegal_call",
        "illegal call {call}: stake is {stake}, the smallest raise is to {least}",
    ),
    "too_large": ("illegal_call", "illegal call {call}: this seat has {most} stones"),
    "bet_too_small": ("illegal_call", "illegal call {call}: the smallest bet is {least}"),
    "unfinished": ("unfinished", "the calls for {lance} end early: seat {to_speak} is to speak"),
}


def explained(refusal: MusError) -> tuple[str, str]:
    """The code that the referee gives a refusal, and the sentence that tells it."""
    code, sentence = SENTENCES[_kind(refusal)]
    shown = {name: _shown(name, value) for name, value in refusal.facts.items()}
    place = f" ({shown['at']})" if "at" in shown else ""
    return code, sentence.format(**shown) + place


def _kind(refusal: MusError) -> str:
    is_bet = refusal.code == "too_small" and refusal.facts["stake"] is None
    return "bet_too_small" if is_bet else refusal.code


def _shown(name: str, value: object) -> str:
    if name == "given":
        return _quoted(value)
    if isinstance(value, range):
        return f"{value[0]} to {value[-1]}"
    if isinstance(value, tuple | list):
        return _listed(*map(str, value), last=", " if name in ALL_OF else " or ")
    return str(value)


def _listed(*items: str, last: str) -> str:
    *most, final = items or ("none",)
    return last.join((", ".join(most), final)) if most else final


def _quoted(value: object) -> str:
    """What was given, as JSON; what may be long or deep only by its size."""
    if isinstance(value, list):
        is_short = len(value) <= FEW and all(type(item) is int for item in value)
        return json.dumps(value) if is_short else f"a list of {len(value)}"
    if isinstance(value, dict):
        return f"an object of {len(value)}"
    if isinstance(value, str):
        value = value[: LONGEST_QUOTE + 1]
    text = json.dumps(value)
    return text if len(text) <= LONGEST_QUOTE else text[:LONGEST_QUOTE] + "..."
