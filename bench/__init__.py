"""How fast and how small (`make bench`), how well tested (`make mutants`), the table of odds."""
