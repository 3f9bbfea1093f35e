"""Scenes of one or two hands: signals, and the same cards under other rules (SEN-2, VAR-1)."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations

from engine.cards import DECK, Rank
from engine.chance import Chance
from engine.hand import SIZE
from engine.juego import is_real
from engine.lances import Lance
from engine.misconceptions.misconception import Misconception
from engine.questions.question import Question
from engine.questions.situation import read_rules
from engine.questions.two_rules import RESULTS
from engine.quiz.classes import TOKEN_OF, WEIGHTS, Class, samples
from engine.quiz.makers import dealt_of
from engine.quiz.minds import Dealt, best_seat
from engine.quiz.plan import belief, no_deal
from engine.quiz.scenery.props import asked, dealt, hands_of, tame
from engine.quiz.spec import Spec
from engine.quiz.suits import Tokens, with_suits
from engine.quiz.tables import KNOWER, OUT, strengths
from engine.quiz.weighted import Weighted
from engine.ruleset import Ruleset
from engine.settings import JuegoReal
from engine.signals import known_signals, true_signals

CHANGES = ("0-1", "1-0")
AGAINST = "under-"  # a need that names the other ruleset
SEVENS = [TOKEN_OF[card] for card in DECK if card.rank is Rank.SIETE]


def true_signal(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """A hand with which one signal alone is true: the one that is wanted, where one is."""
    known = tuple(dict.fromkeys(signal.gesture.value for signal in known_signals(spec.ruleset)))
    signal = known[int(wanted)] if wanted and not spec.answers else wanted
    group = _by_signal(spec.ruleset).get(signal)
    if group is None:
        return None
    [hand] = hands_of(chance.shuffled(with_suits(group.draw(chance), chance)))
    is_wild = any(map(spec.ruleset.is_wild, hand.cards))
    return None if is_wild else asked(spec, (hand,))


@cache
def _by_signal(ruleset: Ruleset) -> Mapping[str, Weighted[Class]]:
    """The classes of hands of which one signal alone is true, by that signal; "" has them all."""
    groups: dict[str, list[tuple[Class, int]]] = defaultdict(list)
    for held, hand in enumerate(samples()):
        gestures = {signal.gesture.value for signal in true_signals(hand, ruleset)}
        if len(gestures) == 1:
            for name in (*gestures, ""):
                groups[name].append((held, WEIGHTS[held]))
    return {name: Weighted(alike) for name, alike in groups.items()}


def two_rules(spec: Spec, chance: Chance, wanted: str) -> Question | None:
    """Two hands, under the rules of the spec and those that it needs."""
    named = [need.removeprefix(AGAINST) for need in spec.needs if need.startswith(AGAINST)]
    if not named:
        raise no_deal(spec, wanted)
    other = read_rules(named[0])
    result = wanted if spec.answers or not wanted else RESULTS[int(wanted)]
    if "three-sevens" in spec.needs:
        tokens = _with_sevens(spec, _seven_hands(spec.ruleset, other, result in CHANGES), chance)
        held = dealt_of(tokens, 2)
    else:
        tokens, held = dealt(spec, chance, 2)
    if not _may_be(spec, other, held, result):
        return None
    return asked(spec, hands_of(tokens), other=named[0], view=str(chance.below(2)))


@cache
def _seven_hands(ruleset: Ruleset, other: Ruleset, changes: bool) -> tuple[Tokens, ...]:
    """Three sevens and another card; with `changes`, those that one of the rulesets calls real."""
    others = [token for token in tame(ruleset) if token not in SEVENS]
    every = [[*sevens, last] for sevens in combinations(SEVENS, SIZE - 1) for last in others]
    if not changes:
        return tuple(every)
    hands = [hands_of(tokens)[0] for tokens in every]
    both = zip(every, hands, strict=True)
    return tuple(tokens for tokens, hand in both if is_real(hand, ruleset) != is_real(hand, other))


def _with_sevens(spec: Spec, hands: Sequence[Tokens], chance: Chance) -> Tokens:
    """One of these hands and any other, in any order."""
    if not hands:
        raise no_deal(spec, "")
    sevens = chance.pick(hands)
    rest = [token for token in tame(spec.ruleset) if token not in sevens]
    chance.bring_forward(rest, SIZE)
    both = chance.shuffled([sevens, rest[:SIZE]])
    return [token for hand in both for token in hand]


def _may_be(spec: Spec, other: Ruleset, held: Dealt, result: str) -> bool:
    """Whether two classes can have the answer that is wanted, and the believers other ones.

    Where suits make a juego real, any three sevens and a ten may make one.
    """
    rulesets = [_without_suits(ruleset) for ruleset in (spec.ruleset, other)]
    told = _told(KNOWER, spec, rulesets, held)
    if told is None:
        return False
    is_exact = rulesets == [spec.ruleset, other]
    if not is_exact:
        return result not in CHANGES or told == result
    is_wanted = told == result or not result
    return is_wanted and all(_told(belief(id), spec, rulesets, held) != told for id in spec.exposes)


@cache
def _without_suits(ruleset: Ruleset) -> Ruleset:
    is_by_suit = ruleset.juego_real in (JuegoReal.SUITS, JuegoReal.OROS)
    return replace(ruleset, juego_real=JuegoReal.SEVENS) if is_by_suit else ruleset


def _told(mind: Misconception, spec: Spec, rulesets: Sequence[Ruleset], held: Dealt) -> str | None:
    """Who wins under each for a mind; None where nobody does under one of them."""
    lance, last = spec.lance or Lance.GRANDE, mind.last_wins_ties
    seats = [best_seat(strengths(mind, lance, ruleset), held, last) for ruleset in rulesets]
    return None if OUT in seats else "-".join(map(str, seats))
