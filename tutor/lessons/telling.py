"""Turns a lesson's pieces into the parts of its page, in the active language."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from django.conf import settings
from django.urls import reverse
from django.utils import translation

from tutor import wording
from tutor.drills.seeing import mix_up_sight
from tutor.lessons.contents import foreign
from tutor.lessons.counts import count_sight
from tutor.lessons.curriculum import curriculum, entries
from tutor.lessons.encaje_counts import encaje_sight
from tutor.lessons.examples import cards_sight, deal_sight, hand_sight
from tutor.lessons.inline import in_words
from tutor.lessons.library import Shelved, Standing, lessons
from tutor.lessons.links import lesson_link
from tutor.lessons.markdown import html
from tutor.lessons.pictures import picture_sight
from tutor.lessons.pieces import (
    BetFence,
    CardsFence,
    Claiming,
    CountFence,
    DealFence,
    DrillFence,
    Encaje,
    EncajeBetFence,
    EncajeFence,
    HandFence,
    MixUpFence,
    PictureFence,
    Piece,
    Played,
    Prose,
    RoundFence,
    StonesFence,
)
from tutor.lessons.piles import stones_sight
from tutor.lessons.rounds import round_sight
from tutor.lessons.sight import DrillLine, LessonHead, LessonSight, Part, PartKind
from tutor.lessons.talks import bet_sight, encaje_bet_sight
from tutor.preferences.values import Ranks, preferred
from tutor.progress import Progress


def lesson_sight(language: str, slug: str) -> LessonSight:
    """A lesson's page, told once in a process, or anew each time while developing."""
    if settings.DEBUG:
        _told.cache_clear()
    return _told(language, slug, preferred().ranks)


@cache
def _told(language: str, slug: str, _: Ranks) -> LessonSight:
    """The active language must be `language`: its words are in what is returned.

    So are the ranks of its cards, as the reader wants them written.
    """
    shelved = lessons(language)[slug]
    is_current = shelved.standing is Standing.CURRENT
    return LessonSight(
        head=_head(shelved),
        parts=tuple(part(piece, shelved.language) for piece in shelved.lesson.pieces),
        notice="" if is_current else wording.stale_lesson(),
    )


def _head(shelved: Shelved) -> LessonHead:
    entry = entries()[shelved.slug]
    return LessonHead(
        slug=shelved.slug,
        number=entry.number,
        total=len(curriculum()),
        path=wording.path_title(entry.path),
        needs=tuple(map(lesson_link, entry.needs)),
        title=shelved.lesson.title,
        summary=shelved.lesson.summary,
        lang=foreign(shelved),
    )


def part(piece: Piece, written_in: str) -> Part:
    """One piece as its template draws it."""
    match piece:
        case Prose():
            return Part(PartKind.HTML, _prose(piece, written_in))
        case PictureFence():
            return Part(PartKind.PICTURE, picture_sight(piece.name))
        case MixUpFence():
            return Part(PartKind.MIX_UP, mix_up_sight(piece.misconception))
        case DrillFence():
            return Part(PartKind.DRILL, _drill_line(piece.slug))
        case _:
            return _example(piece)


def _example(fence: Claiming) -> Part:
    """Cards that lie there, and what is so about them."""
    match fence:
        case DealFence():
            return Part(PartKind.DEAL, deal_sight(fence))
        case HandFence():
            return Part(PartKind.HAND, hand_sight(fence))
        case CardsFence():
            return Part(PartKind.CARDS, cards_sight(fence))
        case _:
            return _played(fence)


def _played(fence: Played | Encaje) -> Part:
    """What is said and paid."""
    match fence:
        case BetFence():
            return Part(PartKind.BET, bet_sight(fence))
        case CountFence():
            return Part(PartKind.COUNT, count_sight(fence))
        case RoundFence():
            return Part(PartKind.ROUND, round_sight(fence))
        case StonesFence():
            return Part(PartKind.STONES, stones_sight(fence))
        case EncajeFence():
            return Part(PartKind.ENCAJE, encaje_sight(fence))
        case EncajeBetFence():
            return Part(PartKind.BET, encaje_bet_sight(fence))


def _prose(piece: Prose, written_in: str) -> str:
    """Running text as HTML, the cards in it named in the text's own language."""
    with translation.override(written_in):
        return html([in_words(token) for token in piece.tokens])


def _drill_line(slug: str) -> DrillLine:
    return DrillLine(
        slug=slug,
        url=reverse("drill", args=[slug]),
        title=wording.drill_title(slug),
        summary=wording.drill_summary(slug),
    )


def with_progress(parts: Sequence[Part], progress: Progress) -> tuple[Part, ...]:
    """The parts with what a learner has done of their drills."""
    return tuple(_with_state(one, progress) for one in parts)


def _with_state(one: Part, progress: Progress) -> Part:
    if not isinstance(one.data, DrillLine):
        return one
    state = progress.of_drill(one.data.slug)
    return replace(
        one, data=replace(one.data, state=state, state_label=wording.drill_state_label(state))
    )
