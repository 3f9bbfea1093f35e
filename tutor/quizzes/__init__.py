"""The room of quizzes: questions dealt once, answered in any order, judged when handed in."""
