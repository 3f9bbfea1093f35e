"""All that the site knows in one file, and in another database (docs/reliability.md)."""
