"""What may be claimed about bets, rounds, stones and Encaje, and how the engine is asked for it."""

from collections.abc import Callable

from engine import (
    Betting,
    Call,
    Deed,
    EncajeBetting,
    EncajeCount,
    EncajeMove,
    IllegalCall,
    Keeping,
    Lance,
    Moved,
    Phase,
    Round,
    Step,
    keeping,
    parse_act,
    steps,
    wild_cards,
)
from tutor.lessons.answers import about_deal
from tutor.lessons.claims import NONE, Subjects, parts, plain, said

TOGETHER = " + "


def about_bet(betting: Betting) -> Subjects:
    """How the betting of a lance stands, and what is open in it."""
    return {
        "status": plain(lambda: betting.status),
        "stake": plain(lambda: betting.stake),
        "deje": plain(lambda: betting.deje),
        "collects": plain(lambda: betting.collects),
        "to_speak": plain(lambda: betting.to_speak),
        "legal": plain(betting.legal_words),
        "least": plain(betting.least),
        "refused": _refused(betting, Call.parse),
    }


def about_encaje_bet(betting: EncajeBetting) -> Subjects:
    """How the betting of a lance of Encaje stands, and what is open in it."""
    return {
        "status": plain(lambda: betting.status),
        "stake": plain(lambda: betting.stake),
        "to_speak": plain(lambda: betting.to_speak),
        "legal": plain(betting.legal_words),
        "least": plain(betting.least),
        "pot": plain(lambda: betting.in_pot),
        "refused": _refused(betting, Call.parse),
    }


def _refused[T](
    table: Betting | EncajeBetting | Round, parse: Callable[[str], T]
) -> Callable[[str], str]:
    """Whether the engine refuses what is said next, or what partners say at once."""

    def ask(detail: str) -> str:
        try:
            table.apply(*map(parse, detail.split(TOGETHER)))  # type: ignore[arg-type]
        except IllegalCall:
            return "yes"
        return "no"

    return ask


def about_count(played: Round) -> Subjects:
    """What the lances of a round paid, the score, who won the game, and the deal's own claims."""
    tanteo = played.tanteo
    deal = about_deal(played.deal, is_wild=played.ruleset.wildcards) if _is_fixed(played) else {}
    return {
        "paid": lambda lance: _paid(played, Lance(lance)),
        "scores": plain(lambda: "-".join(map(str, tanteo.scores))),
        "winner": plain(lambda: tanteo.winner),
        "by": plain(lambda: tanteo.by),
    } | deal


def _is_fixed(played: Round) -> bool:
    """Whether every hand has only cards that stand for something."""
    hands = (played.deal.hand(seat) for seat in played.every)
    return played.phase is Phase.OVER or not any(wild_cards(h, played.ruleset) for h in hands)


def _paid(played: Round, lance: Lance) -> str:
    awards = (award for award in played.tanteo.awards if award.lance is lance)
    return parts((f"{one.couple}:{one.stones}:{one.why}" for one in awards), "+")


def about_round(played: Round) -> Subjects:
    """As for a count, and where the round stands."""
    return about_count(played) | {
        "hand": lambda seat: str(played.deal.hand(int(seat))),
        "to_act": plain(lambda: played.to_act),
        "phase": plain(lambda: played.phase),
        "lance": plain(lambda: played.lance),
        "legal": plain(lambda: _words(played)),
        "refused": _refused(played, parse_act),
        "stake": plain(lambda: played.betting and played.betting.stake),
        "deje": plain(lambda: played.betting and played.betting.deje),
    }


def _words(played: Round) -> tuple[str, ...]:
    """What may be said or done now, each word once."""
    acts = (act.word if isinstance(act, Call) else act.verb for act in played.legal_acts())
    return tuple(dict.fromkeys(acts))


def about_stones(stones: int, paid: int, target: int) -> Subjects:
    """What lies before a couple once it has been paid, and what its keepers did."""
    total = stones + paid

    def lies() -> Keeping:
        if total >= target:
            raise ValueError(total)
        return keeping(total, target)

    return {
        "total": plain(lambda: total),
        "loose": plain(lambda: lies().loose),
        "amarracos": plain(lambda: lies().amarracos),
        "dentro": plain(lambda: lies().is_dentro),
        "pieces": plain(lambda: lies().on_table),
        "out": plain(lambda: total >= target),
        "steps": plain(lambda: parts(map(_step, steps(stones, paid, target)), ", ")),
    }


def _step(step: Step) -> str:
    return step.deed.value if step.deed is Deed.OUT else f"{step.deed} {step.count}"


def about_encaje(count: EncajeCount) -> Subjects:
    """The moves of each lance, what each has in the end, who entered, and the deal's claims."""
    entered = {contest.lance: contest.entered for contest in count.contests}
    return about_deal(count.deal) | {
        "last": plain(lambda: count.contests[-1].lance),
        "moves": lambda lance: _moves(count, Lance(lance)),
        "stones": lambda detail: _stones(count, detail),
        "enters": lambda lance: said(entered.get(Lance(lance), NONE)),
        "out": plain(lambda: tuple(s for s, has in enumerate(count.stones) if has == 0)),
    }


def _stones(count: EncajeCount, detail: str) -> str:
    """What all have, or what a hand is worth: `stones pares 1`."""
    ask = about_deal(count.deal)["stones"]
    return str(ask(detail)) if detail else said(count.stones)


def _moves(count: EncajeCount, lance: Lance) -> str:
    return parts((_move(one) for one in count.moves if one.lance is lance), ", ")


def _move(move: EncajeMove) -> str:
    to = f" to {move.to}" if move.what is Moved.GIVE else ""
    return f"{move.seat} {move.what} {move.stones}{to}"
