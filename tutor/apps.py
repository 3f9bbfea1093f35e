"""The one Django app of the site."""

from django.apps import AppConfig


class TutorConfig(AppConfig):
    """Registers models, commands and template tags under the label `tutor`."""

    name = "tutor"
