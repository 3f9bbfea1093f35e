"""`make simulate`: the learner model proved by simulated learners (docs/teaching.md)."""
