"""The site's settings, top to bottom. What differs between houses comes from the environment:

`docs/deploy.md` has a table of its variables.
"""

from pathlib import Path
from typing import Any

from django.core.exceptions import ImproperlyConfigured
from django.utils.csp import CSP

from tutor import env, languages

BASE_DIR = Path(__file__).resolve().parent.parent
VAR_DIR = env.folder("LANCE_VAR", BASE_DIR / "var")

# Who may ask, and how
DEBUG = env.flag("LANCE_DEBUG", default=False)
SECRET_KEY = env.secret("LANCE_SECRET_KEY", VAR_DIR / "secret_key")
ALLOWED_HOSTS = env.hosts("LANCE_HOSTS", "localhost,127.0.0.1,[::1]")
HTTPS = env.flag("LANCE_HTTPS", default=False)
PROXIES = env.number("LANCE_PROXIES", 1, least=1, most=9)  # one behind another, where HTTPS is set
if DEBUG and HTTPS:
    raise ImproperlyConfigured("LANCE_DEBUG shows the code to anybody; not with LANCE_HTTPS.")

# The house
INSTALLED_APPS = [
    "django.contrib.auth",
    "django.contrib.contenttypes",
    "django.contrib.sitemaps",
    "whitenoise.runserver_nostatic",
    "django.contrib.staticfiles",
    "django_htmx",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "tutor",
]
AUTH_USER_MODEL = "tutor.User"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"
ROOT_URLCONF = "tutor.urls"
WSGI_APPLICATION = "tutor.wsgi.application"
APPEND_SLASH = True
MIDDLEWARE = [
    "tutor.middleware.probes.probes_middleware",
    "tutor.middleware.requests.requests_middleware",
    "django.middleware.csp.ContentSecurityPolicyMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "django.middleware.gzip.GZipMiddleware",
    "tutor.middleware.language.LanguageMiddleware",
    "tutor.middleware.clock.clock_middleware",
    "tutor.middleware.headers.headers_middleware",
    "tutor.middleware.body.body_middleware",
    "django.middleware.common.CommonMiddleware",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "tutor.middleware.visitor.visitor_middleware",
    "tutor.middleware.preferences.preferences_middleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "django_htmx.middleware.HtmxMiddleware",
]
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [BASE_DIR / "templates"],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "tutor.context.site",
            ],
        },
    },
]

# The database (`tutor/databases.py` has what either kind is told)
DATABASES: dict[str, Any] = {
    "default": env.database("DATABASE_URL", f"sqlite:///{VAR_DIR / 'lance.sqlite3'}")
}

# Words
LANGUAGE_CODE = "en"
LANGUAGES = [(language.code, language.name) for language in languages.LANGUAGES]
LOCALE_PATHS = [BASE_DIR / "locale"]
USE_I18N = True
USE_TZ = True
TIME_ZONE = "UTC"

# Pictures, styles and scripts
STATIC_URL = "static/"
STATIC_ROOT = VAR_DIR / "static"
WHITENOISE_USE_FINDERS = DEBUG
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {
        "BACKEND": (
            "django.contrib.staticfiles.storage.StaticFilesStorage"
            if DEBUG
            else "whitenoise.storage.CompressedManifestStaticFilesStorage"
        )
    },
}

# Doors
SECURE_CSP = {
    "default-src": [CSP.SELF],
    "script-src": [CSP.SELF],
    "style-src": [CSP.SELF],
    "img-src": [CSP.SELF, "data:"],
    "object-src": [CSP.NONE],
    "base-uri": [CSP.NONE],
    "form-action": [CSP.SELF],
    "frame-ancestors": [CSP.NONE],
}
SECURE_REFERRER_POLICY = "same-origin"
SECURE_PROXY_SSL_HEADER = ("HTTP_X_FORWARDED_PROTO", "https") if HTTPS else None
SECURE_SSL_REDIRECT = HTTPS
SECURE_HSTS_SECONDS = 31_536_000 if HTTPS else 0
CSRF_COOKIE_HTTPONLY = True
CSRF_COOKIE_SECURE = HTTPS
CSRF_FAILURE_VIEW = "tutor.errors.csrf_failure"
X_FRAME_OPTIONS = "DENY"
DATA_UPLOAD_MAX_MEMORY_SIZE = 262_144
DATA_UPLOAD_MAX_NUMBER_FIELDS = 100
VISITOR_COOKIE = "visitor"
VISITOR_COOKIE_AGE_S = 31_536_000
VISITOR_COOKIE_SECURE = HTTPS
FRONT_TOKEN_AGE_S = 86_400
PASSWORD_HASHERS = ["django.contrib.auth.hashers.Argon2PasswordHasher"]

# Accounts. Learning goes by the visitor's cookie; the session is for the pages of an account.
SESSION_ENGINE = "tutor.sessions"
SESSION_COOKIE_AGE = 31_536_000
SESSION_COOKIE_SECURE = HTTPS
SESSION_COOKIE_SAMESITE = "Lax"
LOGIN_URL = "sign-in"
PASSWORD_RESET_TIMEOUT = 3_600
PROOF_AGE_S = 900  # how long a password that was just given opens what wants one
MFA_ADAPTER = "tutor.accounts.adapters.SecondFactorAdapter"
MFA_SUPPORTED_TYPES = ["totp"]
MFA_TOTP_TOLERANCE = 1  # half minutes by which a telephone's clock may differ
MFA_TOTP_ISSUER = "Lance a lance"
TEACHERS = env.choice("LANCE_TEACHERS", "anyone", ("anyone", "invited"))  # who may begin a class

# Who runs the site, as its page on privacy says, and how mail leaves it
OPERATOR = env.text("LANCE_OPERATOR", "")
CONTACT = env.text("LANCE_CONTACT", "")
MAILERS = env.mailers("LANCE_MAIL")
DEFAULT_FROM_EMAIL = env.address("LANCE_MAIL_FROM", "webmaster@localhost")
SERVER_EMAIL = env.address("LANCE_MAIL_FROM", "root@localhost")
EMAIL_SUBJECT_PREFIX = "[Lance a lance] "
ADMINS = env.addresses("LANCE_ADMINS")  # who is told of doubts and faults
MAIL_IS_SENT = MAILERS["default"]["BACKEND"] == env.SMTP

# What is written down: where and what, never who (`tutor/running/logs.py`)
LOG_LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
LOG_FORMAT = env.choice("LANCE_LOG_FORMAT", "json" if HTTPS else "plain", ("json", "plain"))
LOG_LEVEL = env.choice("LANCE_LOG", "INFO" if LOG_FORMAT == "json" else "WARNING", LOG_LEVELS)
SLOW_QUERY_MS = env.number("LANCE_SLOW_QUERY_MS", 500, least=0, most=600_000)  # 0: none is told
CONSOLE = {"class": "logging.StreamHandler", "formatter": LOG_FORMAT}
LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {
        "plain": {"()": "tutor.running.logs.PlainLine"},
        "json": {"()": "tutor.running.logs.JsonLine"},
    },
    "handlers": {
        "console": CONSOLE,
        "mail": {"class": "tutor.running.alarms.AlarmByMail", "formatter": "plain"},
    },
    "loggers": {"django": {"handlers": []}},
    "root": {"handlers": ["console", "mail"], "level": LOG_LEVEL},
}

# What `check --deploy` asks for and is not for the site to say: whether a domain's other hosts are
# to be reached by https alone. To send no mail is a choice.
SILENCED_SYSTEM_CHECKS = ["security.W005", "security.W021"]
if not MAIL_IS_SENT:
    SILENCED_SYSTEM_CHECKS += ["mail.E001"]

env.refuse_unknown()
