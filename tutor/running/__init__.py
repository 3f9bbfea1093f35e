"""The site as whoever runs it sees it: if it lives and is ready, its log, its own page."""
