"""The room of the learner: who is here."""
