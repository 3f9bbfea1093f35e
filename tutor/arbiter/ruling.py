"""Each lance decided, with the engine's reasons and the cards as they were compared."""

from dataclasses import replace

from engine import Deal, Lance, Verdict, couple_of, decide, lances_of
from tutor import wording
from tutor.arbiter.sight import LanceSight
from tutor.drills.rows import seat_rows, winner_rows
from tutor.drills.sight import RowSight
from tutor.wording import arbiter as words
from tutor.wording.awards import nobody_has


def lance_sight(lance: Lance, deal: Deal) -> LanceSight:
    """Who takes a lance and why; in pares perhaps nobody."""
    verdict = decide(lance, deal)
    title = wording.lance_title(lance)
    if verdict.winner is None:
        rows = seat_rows(lance, deal, view=None)
        return LanceSight(lance, title, "", nobody_has(lance), (), rows)
    rival = chief_rival(verdict, deal)
    main, others = winner_rows(lance, deal, view=None, given=rival)
    name = wording.player_name(verdict.winner)
    return LanceSight(
        code=lance,
        title=title,
        winner=name,
        verdict=words.takes(lance, name),
        reasons=wording.winner_reasons(verdict, deal, rival),
        rows=_unanswered(main),
        others=others,
    )


def lance_sights(deal: Deal) -> tuple[LanceSight, ...]:
    """The four lances of a deal: punto in place of juego where nobody has it."""
    return tuple(lance_sight(lance, deal) for lance in lances_of(deal))


def chief_rival(verdict: Verdict, deal: Deal) -> int | None:
    """Whom the winner is compared with first: the best of the other couple, if it takes part."""
    against = [one for one in verdict.reasons if couple_of(one.rival) != verdict.couple]
    reasons = tuple(against) or verdict.reasons
    return wording.chief_rival(replace(verdict, reasons=reasons), deal)


def _unanswered(rows: tuple[RowSight, ...]) -> tuple[RowSight, ...]:
    """Rows of a question that nobody was asked."""
    return tuple(replace(row, is_yours=False) for row in rows)
