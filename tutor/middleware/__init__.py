"""What happens to every request: its language, its visitor, its headers."""
