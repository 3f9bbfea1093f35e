"""Deals a question to a spec; a seed gives the same question as long as the spec is the same."""

from engine.questions.kinds import SHAPES
from engine.questions.question import Question
from engine.quiz.hands import deal_hands
from engine.quiz.listed import deal_listed
from engine.quiz.scenery import LISTED, SCENERY
from engine.quiz.scenes import deal_scene
from engine.quiz.singles import deal_single
from engine.quiz.spec import Spec


def deal_question(spec: Spec, seed: int) -> Question:
    """A question that fits the spec, with one right answer.

    Of any 200 seeds in a row each right answer, and each place where it may lie, comes up equally
    often (the 24 orders of four hands as chance has it); among the deals of cards that have it, all
    that fit are equally likely. Where calls or scores are asked about, only places in which an
    answer can lie count. Raises `BadNotation`: `unknown_need`, `unknown_misconception`,
    `misconception_is_silent`, `no_deal`.
    """
    if spec.kind in LISTED:
        return deal_listed(spec, seed)
    if spec.kind in SCENERY:
        return deal_scene(spec, seed)
    deal = deal_single if max(SHAPES[spec.kind].hands) < 2 else deal_hands
    return deal(spec, seed)
