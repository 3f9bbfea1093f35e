"""Accounts: signing up and in, the second factor, recovery, and one's own data."""
