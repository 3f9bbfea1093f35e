"""The arbiter: a page that says who wins each lance of hands that anyone lays out, and why."""
