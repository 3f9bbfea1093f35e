"""Which pages search engines may show, and which they need not ask for."""

from typing import TYPE_CHECKING

from django.contrib.sitemaps import Sitemap
from django.urls import reverse
from django.utils import translation

from tutor.drills.catalogue import catalogue
from tutor.languages import LANGUAGES
from tutor.lessons.curriculum import curriculum

type Page = tuple[str, tuple[str, ...]]

if TYPE_CHECKING:
    PagesMap = Sitemap[Page]
else:  # it takes no parameter where it runs
    PagesMap = Sitemap

PLAIN = ("front", "lessons", "quizzes", "glossary", "arbiter", "sheet", "classes", "privacy")
# Of one person or one class, or of no use to whoever has not been there; with all that is below.
PRIVATE = (
    *("progress", "search", "sets", "worksheets", "account", "settings", "join", "classes"),
    "status",
)


class FindablePages(PagesMap):
    """Every page that is the same for everybody, in each language and named in all of them."""

    i18n = True
    alternates = True
    x_default = True

    def items(self) -> list[Page]:
        lessons = [("lesson", (entry.slug,)) for entry in curriculum()]
        drills = [("drill", (slug,)) for slug in catalogue()]
        return [*((name, ()) for name in PLAIN), *lessons, *drills]

    def location(self, item: Page) -> str:
        name, args = item
        return reverse(name, args=args)


def kept_out() -> list[str]:
    """What robots.txt forbids, and what is granted in it, where a `$` ends the address."""
    rules = []
    for language in LANGUAGES:
        with translation.override(language.code):
            rules += [f"Disallow: {reverse(name)}" for name in PRIVATE]
            rules += [f"Allow: {reverse(name)}$" for name in PRIVATE if name in PLAIN]
    return rules
