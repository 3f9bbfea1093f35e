"""The referee: judges Mus for other programs, a line of JSON for a line of JSON."""
