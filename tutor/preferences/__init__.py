"""The room of settings: how each learner wants the site."""
