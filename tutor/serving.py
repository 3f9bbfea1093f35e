"""How gunicorn serves the site: `gunicorn -c python:tutor.serving --bind 0.0.0.0:8000`.

WEB_CONCURRENCY sets the processes.
"""

import os
import signal
import sys
from types import FrameType

from gunicorn.arbiter import Arbiter

wsgi_app = "tutor.wsgi"
worker_class = "gthread"
workers = int(os.environ.get("WEB_CONCURRENCY", "2"))
threads = 4
loglevel = "warning"
control_socket_disable = True  # it would put a socket into the home folder
forwarder_headers = ""  # what a client calls SCRIPT_NAME or PATH_INFO is no address of ours


def when_ready(server: Arbiter) -> None:
    """Print the address once a browser that follows it is answered."""
    if sys.stdin.isatty():
        signal.signal(signal.SIGHUP, _stop)
    for listener in server.LISTENERS:
        print(f"Lance a lance is ready: {listener}/  (Ctrl-C stops it)", flush=True)


def _stop(signum: int, frame: FrameType | None) -> None:
    """Closing the terminal stops the site; gunicorn would start anew and hold the port."""
    os.kill(os.getpid(), signal.SIGINT)
