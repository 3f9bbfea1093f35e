"""Named features of questions made by chance, which a spec may ask for.

Some steer how a question is made (how many bets, which role); all are looked at once it is there.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from engine.betting import Betting, Status
from engine.calls import Word
from engine.cards import Rank, Suit
from engine.encaje.betting import EncajeStatus
from engine.encaje.rules import Dealing
from engine.encaje.rules import End as Goal
from engine.errors import BadNotation
from engine.lances import Lance
from engine.questions.bets import betting_of
from engine.questions.checks import speakers
from engine.questions.encaje import encaje_betting
from engine.questions.encaje_lances import GOES_ON, encaje_ends
from engine.questions.encaje_standing import standing
from engine.questions.facts import NONE
from engine.questions.kinds import Kind
from engine.questions.paying import Outcome, outcome_of
from engine.questions.purses import read_purse
from engine.questions.question import Question
from engine.questions.renewing import DEALT, is_4567, is_run
from engine.questions.seating import LANCES, mus_next
from engine.questions.situation import ROLES, read_calls, read_said, read_stones
from engine.quiz.paid_needs import PAID_NEEDS
from engine.quiz.round_needs import ROUND_NEEDS
from engine.quiz.scenery.shown import AGAINST
from engine.quiz.spec import Spec
from engine.quiz.table_needs import TABLE_NEEDS
from engine.seats import MANO
from engine.stones import keeping

type Need = Callable[[Question], bool]

LARGE = 10  # stones
ENDS: Mapping[str, str] = {
    Status.OPEN: "open",
    Status.PASO: "passed",
    Status.QUIERO: "accepted",
    Status.ORDAGO: "accepted",
    Status.NO_QUIERO: "refused",
    EncajeStatus.ACCEPTED: "accepted",
    EncajeStatus.REFUSED: "refused",
}


def _bets(question: Question) -> int:
    said = read_calls(question.facts["calls"])
    raising = (Word.ENVIDO, Word.REENVIDO, Word.ORDAGO)
    return sum(call.word in raising for together in said for call in together)


def _betting(question: Question) -> Betting | None:
    return betting_of(question) if speakers(question) else None


def _end(question: Question) -> str:
    """How the betting stands, `""` where there is none."""
    if "purse" in question.facts:
        return ENDS[encaje_betting(question).status]
    betting = _betting(question)
    return ENDS[betting.status] if betting else ""


def _outcome(question: Question) -> Outcome:
    return outcome_of(question.lance or Lance.GRANDE, question.deal, _betting(question))


def _opened_late(question: Question) -> bool:
    """Somebody passed before the first bet."""
    said = read_calls(question.facts["calls"])
    return bool(said) and said[0][0].word is Word.PASO


def _partner_of_mano(question: Question) -> bool:
    """Not the first of those who may answer answered."""
    betting = _betting(question)
    said = read_calls(question.facts["calls"])
    if betting is None or not said or betting.status is Status.OPEN:
        return False
    return said[-1][0].seat > min(s for s in betting.players if s % 2 == said[-1][0].seat % 2)


def _has_refuser(question: Question) -> bool:
    """Somebody refused before the last bet."""
    said = read_calls(question.facts["calls"])
    return any(call.word is Word.NO_QUIERO for together in said for call in together)


def _is_dentro(question: Question) -> bool:
    target = question.ruleset.target
    return keeping(read_stones(question.facts["stones"], target), target).is_dentro


def _with_amarracos(question: Question) -> bool:
    target = question.ruleset.target
    lying = keeping(read_stones(question.facts["stones"], target), target)
    return lying.amarracos > 1 and lying.loose > 0


def _said(question: Question) -> tuple[str, ...]:
    return read_said(question.facts["said"], question.ruleset.players)


def _talked(question: Question) -> int:
    """How often somebody has said something about mus in this round."""
    return int(question.facts.get("before", 0)) * question.ruleset.players + len(_said(question))


def _near_run(question: Question) -> bool:
    """Four in a row that may not be renewed."""
    return is_run(question.hands[0]) and not is_4567(question.hands[0])


def _large(question: Question) -> bool:
    betting = _betting(question)
    return betting is not None and (betting.stake or 0) >= LARGE


NEEDS: Mapping[str, Need] = MappingProxyType(
    {
        "one-bet": lambda question: _bets(question) == 1,
        "raised": lambda question: _bets(question) == 2,
        "raised-twice": lambda question: _bets(question) > 2,
        "unbet": lambda question: _bets(question) == 0,
        "ordago": lambda question: ":ordago" in question.facts["calls"],
        "large": _large,
        "late": _opened_late,
        "second-voice": _partner_of_mano,
        "solo": lambda question: not speakers(question),
        "contested": lambda question: bool(speakers(question)),
        "some-speak": lambda question: len(speakers(question)) < question.ruleset.players,
        "mano-silent": lambda question: MANO not in speakers(question),
        "dentro": _is_dentro,
        "not-dentro": lambda question: not _is_dentro(question),
        "with-amarracos": _with_amarracos,
        "now": lambda question: question.facts["rounds"] == "0",
        "later": lambda question: question.facts["rounds"] != "0",
        "talking": lambda question: mus_next(question).isdigit() and bool(_said(question)),
        "cut": lambda question: mus_next(question) == LANCES,
        "first-talk": lambda question: _talked(question) < question.ruleset.players,
        "second-talk": lambda question: _talked(question) > question.ruleset.players,
        "three-sevens": lambda question: any(
            hand.ranks.count(Rank.SIETE) == len(Suit) - 1 for hand in question.hands
        ),
        "afresh": lambda question: question.facts["declared"] == NONE,
        "declared": lambda question: question.facts["declared"] != NONE,
        "late-refuser": _has_refuser,
        "seen": lambda question: question.facts["seen"] == "yes",
        "unseen": lambda question: question.facts["seen"] == "no",
        "as-dealt": lambda question: question.facts["stage"] == DEALT,
        "after-deal": lambda question: question.facts["stage"] != DEALT,
        "4-5-6-7": lambda question: is_4567(question.hands[0]),
        "near-run": _near_run,
        "gone": lambda question: 0 in read_purse(question.facts["purse"]),
        "five": lambda question: question.facts["dealing"] == Dealing.FIVE,
        "four": lambda question: question.facts["dealing"] == Dealing.MUS,
        "after-pot": lambda question: standing(question).in_pot > 0,
        "own-bet": lambda question: standing(question).said > 0,
        "over": lambda question: encaje_ends(question) != GOES_ON,
        "first-wins": lambda question: question.facts["goal"] == Goal.FIRST_WINS,
        "punto": lambda question: not question.deal.players(Lance.JUEGO),
    }
    | {end: (lambda question, end=end: _end(question) == end) for end in ENDS.values()}
    | {**TABLE_NEEDS, **ROUND_NEEDS}
    | {name: (lambda q, need=need: need(_outcome(q))) for name, need in PAID_NEEDS.items()}
    | {role: (lambda question, role=role: question.facts["role"] == role) for role in ROLES}
)


def scene_need(name: str, spec: Spec) -> Need:
    """The test for a feature; `BadNotation` (`unknown_need`) for one that there is not."""
    if name.startswith(AGAINST) and spec.kind is Kind.TWO_RULES:
        return lambda question: question.facts["other"] == name.removeprefix(AGAINST)
    if name not in NEEDS:
        raise BadNotation("unknown_need", given=name, known=tuple(NEEDS))
    return NEEDS[name]
