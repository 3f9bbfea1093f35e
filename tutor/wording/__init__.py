"""Sentences for the engine's codes, in the language that Django has active.

The engine's values go in, words come out; nothing here decides anything. Every message is in
`locale/`, in the context "mus" where rooms share it, else in its room's.
"""

from tutor.wording.amounts import amarracos, card_count
from tutor.wording.cards import card_name, hand_label, rank_caption, rank_name, rank_plural
from tutor.wording.doubts import (
    another_instead,
    note_help,
    note_too_long,
    outcome,
    regraded,
    reported,
    stuck,
    too_many_doubts,
    unshown,
    voided,
)
from tutor.wording.drills import (
    drill_state_label,
    drill_summary,
    drill_title,
    first_try,
    next_label,
    place,
    state_label,
    stone_label,
)
from tutor.wording.encaje_asked import pot_order
from tutor.wording.hints import hints
from tutor.wording.holdings import holding
from tutor.wording.learner import (
    comes_back,
    criterion_told,
    day,
    drills_mastered,
    due_when,
    fitting_answers,
    mastered_on,
    opposing_answers,
    strength_now,
)
from tutor.wording.lists import figure, joined
from tutor.wording.mix_ups import MixUpWords, mix_up
from tutor.wording.questions import (
    answer_name,
    bad_answer,
    option_group,
    option_label,
    question_title,
    rules_asked,
)
from tutor.wording.ranking import after_change, offered_names, reason_between, view_of
from tutor.wording.reasons import chief_rival, reasons, who_has_juego, winner_reasons
from tutor.wording.scenes import story
from tutor.wording.site import (
    carry_on,
    fresh_question,
    gone_question,
    gone_why,
    nav_glossary,
    nav_lessons,
    nav_search,
    none_near,
    path_summary,
    path_title,
    right_here,
    stale_lesson,
    withdrawn_drill,
)
from tutor.wording.table import (
    lance_name,
    lance_title,
    player_name,
    ruleset_label,
    ruleset_name,
    seat_name,
    stones,
)
from tutor.wording.verdicts import (
    answered_before,
    given_answer,
    others_title,
    right_answer,
    several_roads,
    verdict_heading,
)
from tutor.wording.why import row_why
from tutor.wording.wilds import showings_of

__all__ = [
    "MixUpWords",
    "after_change",
    "amarracos",
    "another_instead",
    "answer_name",
    "answered_before",
    "bad_answer",
    "card_count",
    "card_name",
    "carry_on",
    "chief_rival",
    "comes_back",
    "criterion_told",
    "day",
    "drill_state_label",
    "drill_summary",
    "drill_title",
    "drills_mastered",
    "due_when",
    "figure",
    "first_try",
    "fitting_answers",
    "fresh_question",
    "given_answer",
    "gone_question",
    "gone_why",
    "hand_label",
    "hints",
    "holding",
    "joined",
    "lance_name",
    "lance_title",
    "mastered_on",
    "mix_up",
    "nav_glossary",
    "nav_lessons",
    "nav_search",
    "next_label",
    "none_near",
    "note_help",
    "note_too_long",
    "offered_names",
    "opposing_answers",
    "option_group",
    "option_label",
    "others_title",
    "outcome",
    "path_summary",
    "path_title",
    "place",
    "player_name",
    "pot_order",
    "question_title",
    "rank_caption",
    "rank_name",
    "rank_plural",
    "reason_between",
    "reasons",
    "regraded",
    "reported",
    "right_answer",
    "right_here",
    "row_why",
    "rules_asked",
    "ruleset_label",
    "ruleset_name",
    "seat_name",
    "several_roads",
    "showings_of",
    "stale_lesson",
    "state_label",
    "stone_label",
    "stones",
    "story",
    "strength_now",
    "stuck",
    "too_many_doubts",
    "unshown",
    "verdict_heading",
    "view_of",
    "voided",
    "who_has_juego",
    "winner_reasons",
    "withdrawn_drill",
]
