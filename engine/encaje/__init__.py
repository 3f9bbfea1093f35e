"""Encaje, the French mus: everyone for himself, to get rid of his stones (ENC-1 to ENC-16)."""
