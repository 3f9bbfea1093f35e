"""Lesson sets: lessons, drills and quizzes in order, each with its goal, to be assigned."""
