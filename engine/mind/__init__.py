"""What a learner believes, as his answers tell it, and what to ask him next (docs/teaching.md)."""
