"""The site as it really runs, in processes of its own: under load, and while things break."""
