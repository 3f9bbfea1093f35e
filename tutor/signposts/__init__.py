"""What machines read: the way for search engines, and how a phone keeps the site."""
