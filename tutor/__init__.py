"""The site: people, lessons, drills and what they did. It asks the engine and knows no rule."""
