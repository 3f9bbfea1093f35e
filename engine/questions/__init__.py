"""What can be asked and what is right, one file per chapter."""
