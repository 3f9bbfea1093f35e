"""The room of lessons: their order, their texts, and the claims in them."""
