"""Deals questions to a spec and grades answers."""

from engine.quiz.dealer import deal_question
from engine.quiz.grade import Grade, Mark, grade, tells_apart
from engine.quiz.spec import Spec

__all__ = ["Grade", "Mark", "Spec", "deal_question", "grade", "tells_apart"]
