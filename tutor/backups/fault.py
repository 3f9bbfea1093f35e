"""What may be wrong with a backup, or with where it is to go."""


class BackupFault(Exception):
    """A sentence for whoever runs the site: what is wrong, and what would be right."""
