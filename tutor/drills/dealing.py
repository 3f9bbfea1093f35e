"""How long a sitting is, and how its questions are drawn."""

RUN_LENGTH = 5
SEED_BITS = 32
