"""The room of drills: what can be practised, sittings, questions and verdicts."""
