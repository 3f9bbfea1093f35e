"""Addresses: every page has its language as a prefix, what only machines read has none."""

from django.conf.urls.i18n import i18n_patterns
from django.urls import include, path

from tutor import errors
from tutor.accounts.views.owning import privacy
from tutor.signposts.urls import urlpatterns as signposts
from tutor.signposts.views import manifest

handler400 = errors.bad_request
handler404 = errors.not_found
handler500 = errors.server_error

urlpatterns = i18n_patterns(
    path("", include("tutor.drills.urls")),
    path("", include("tutor.regrading.urls")),
    path("lessons/", include("tutor.lessons.urls")),
    path("quizzes/", include("tutor.quizzes.urls")),
    path("progress/", include("tutor.learner.urls")),
    path("sheet/", include("tutor.sheet.urls")),
    path("glossary/", include("tutor.glossary.urls")),
    path("search/", include("tutor.search.urls")),
    path("arbiter/", include("tutor.arbiter.urls")),
    path("", include("tutor.classroom.urls")),
    path("sets/", include("tutor.sets.urls")),
    path("worksheets/", include("tutor.worksheets.urls")),
    path("account/", include("tutor.accounts.urls")),
    path("settings/", include("tutor.preferences.urls")),
    path("status/", include("tutor.running.urls")),
    path("privacy/", privacy, name="privacy"),
    path("site.webmanifest", manifest, name="manifest"),
)
urlpatterns += signposts
