"""How gunicorn serves the site: `gunicorn -c python:tutor.serving --bind 127.0.0.1:8000`.

WEB_CONCURRENCY sets the processes. What the environment says wrongly is refused before any begins.
"""

import logging
import os
import signal
import socket
import struct
import sys
import time
from io import StringIO
from threading import Thread
from types import FrameType

from django.core.management import call_command
from django.db import connections
from gunicorn.arbiter import Arbiter
from gunicorn.workers.base import Worker

from tutor import env, settings

wsgi_app = "tutor.wsgi"
worker_class = "gthread"
workers = env.number("WEB_CONCURRENCY", 2, least=1, most=64)
threads = 4
loglevel = "warning"
logconfig_dict = {  # its lines are written as the site's own
    "formatters": settings.LOGGING["formatters"],
    "handlers": {"console": settings.CONSOLE},
    "loggers": {
        "gunicorn.error": {"level": "WARNING", "handlers": ["console"], "propagate": False}
    },
}
control_socket_disable = True  # it would put a socket into the home folder
forwarder_headers = ""  # what a client calls SCRIPT_NAME or PATH_INFO is no address of ours
secure_scheme_headers: dict[str, str] = {}  # LANCE_HTTPS alone says whether a proxy is believed

SILENCE_S = 15
HOUR_S = 3_600
log = logging.getLogger("tutor.serving")


def when_ready(server: Arbiter) -> None:
    """Print the address once a browser that follows it is answered."""
    if sys.stdin.isatty():
        signal.signal(signal.SIGHUP, _stop)
    for listener in server.LISTENERS:
        _let_nobody_hold_a_thread(listener.sock)
        print(f"Lance a lance is ready: {listener}/  (Ctrl-C stops it)", flush=True)


def post_worker_init(worker: Worker) -> None:
    """What is to be done once a day is asked for by every process each hour; one does it."""
    Thread(target=_keep_house, daemon=True, name="house").start()


def _keep_house() -> None:
    while True:
        keep_house_once()
        time.sleep(HOUR_S)


def keep_house_once() -> None:
    """A fault is written down, and tried again the next time; answers are not held up by it."""
    try:
        call_command("forget_visitors", "--daily", stdout=StringIO())
    except Exception:
        log.exception("the daily work has failed")
    finally:
        connections.close_all()


def _let_nobody_hold_a_thread(listener: socket.socket) -> None:
    """Close connections that fall silent in a request, and wake no thread before one has begun.

    Browsers open connections in advance, and phones leave the network in the middle of a form.
    Linux and the BSDs give a connection what its listener has.
    """
    for way in (socket.SO_RCVTIMEO, socket.SO_SNDTIMEO):
        listener.setsockopt(socket.SOL_SOCKET, way, struct.pack("ll", SILENCE_S, 0))
    if hasattr(socket, "TCP_DEFER_ACCEPT") and listener.family != socket.AF_UNIX:
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_DEFER_ACCEPT, SILENCE_S)


def _stop(signum: int, frame: FrameType | None) -> None:
    """Closing the terminal stops the site; gunicorn would start anew and hold the port."""
    os.kill(os.getpid(), signal.SIGINT)
