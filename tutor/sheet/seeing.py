"""Fills the sheet; each of its numbers is the engine's under the rules it is made for."""

from django.urls import reverse

from engine import (
    JUEGO_ORDER,
    ORDER,
    PRESETS,
    Call,
    Hand,
    Lance,
    ParesKind,
    Rank,
    Ruleset,
    Word,
    known_signals,
)
from tutor import wording
from tutor.drills.rows import card_sight
from tutor.lessons.facts import FACTS, SAMPLES
from tutor.lessons.pictures.betting import heap, rungs
from tutor.lessons.pictures.cards import order_of
from tutor.lessons.pictures.faces import faces_of
from tutor.sheet.sight import CallLine, KindLine, LanceLine, PointsLine, RulesLink, SheetSight
from tutor.wording import pictures, sheet
from tutor.wording.table import ruleset_label, stones

USUAL = "classic"
OFFERED = (USUAL, "thirty", "four_kings")
KINDS = (ParesKind.DUPLES, ParesKind.MEDIAS, ParesKind.PAR)


def sheet_sight(rules: str) -> SheetSight:
    """The sheet under a preset's rules."""
    ruleset = PRESETS[rules]
    return SheetSight(
        ruleset=ruleset_label(ruleset),
        order=order_of(ruleset),
        points=_points(ruleset),
        lances=tuple(_lance(lance, ruleset) for lance in Lance),
        pares=tuple(_pares(kind, ruleset) for kind in KINDS),
        juegos=_juegos(ruleset),
        juego_pays=_juego_pays(ruleset),
        rungs=tuple(rungs(ruleset)),
        calls=tuple(_call(word, ruleset) for word in Word),
        keeping=sheet.keeping_lines({name: fact(ruleset) for name, fact in FACTS.items()}),
        signals=faces_of(known_signals(ruleset)),
        links=tuple(_link(name, rules) for name in OFFERED),
    )


def _points(ruleset: Ruleset) -> tuple[PointsLine, ...]:
    """Ranks by what they add; those that add just their own number share the last line."""
    adding = dict[int, list[Rank]]()
    for rank in sorted(ORDER, key=lambda rank: ruleset.face(rank) is not rank):
        adding.setdefault(ruleset.points(rank), []).append(rank)
    own = [
        ranks[0]
        for points, ranks in adding.items()
        if len(ranks) == 1 and ranks[0].value == str(points)
    ]
    lines = (
        PointsLine(_ranks(ranks), str(points))
        for points, ranks in adding.items()
        if ranks[0] not in own
    )
    return (*lines, PointsLine(_ranks(own), sheet.their_number()))


def _ranks(ranks: list[Rank]) -> str:
    return wording.joined(map(wording.rank_name, ranks))


def _lance(lance: Lance, ruleset: Ruleset) -> LanceLine:
    said = sheet.lance_line(lance)
    unbet = {Lance.GRANDE: "paso", Lance.CHICA: "paso", Lance.PUNTO: "punto"}.get(lance)
    return LanceLine(
        name=wording.lance_title(lance),
        wins=said.wins,
        unbet=stones(FACTS[unbet](ruleset)) if unbet else said.unbet,
        accepted=said.accepted,
        refused=said.refused,
    )


def _pares(kind: ParesKind, ruleset: Ruleset) -> KindLine:
    return KindLine(
        name=sheet.pares_kind(kind),
        heap=heap(FACTS[kind.value](ruleset)),
        cards=tuple(map(card_sight, Hand.parse(SAMPLES[kind.value]).cards)),
    )


def _juegos(ruleset: Ruleset) -> tuple[KindLine, ...]:
    """The totals from the best down."""
    best, *others = JUEGO_ORDER
    pays = dict.fromkeys(others, FACTS["juego-other"](ruleset))
    pays = {best: FACTS["juego-31"](ruleset)} | pays
    return tuple(KindLine(str(total), heap(number)) for total, number in pays.items())


def _juego_pays(ruleset: Ruleset) -> str:
    best, other = FACTS["juego-31"](ruleset), FACTS["juego-other"](ruleset)
    return sheet.juego_pays(JUEGO_ORDER[0], stones(best), stones(other))


def _call(word: Word, ruleset: Ruleset) -> CallLine:
    does = sheet.call_does(word, envido=FACTS["envido"](ruleset), least=FACTS["raise"](ruleset))
    return CallLine(pictures.call_label(Call(0, word)), does)


def _link(name: str, current: str) -> RulesLink:
    url = reverse("sheet")
    return RulesLink(
        url=url if name == USUAL else f"{url}?rules={name}",
        label=sheet.rules_label(PRESETS[name]),
        is_current=name == current,
    )
