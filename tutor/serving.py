"""How gunicorn serves the site: `gunicorn -c python:tutor.serving --bind 0.0.0.0:8000`.

WEB_CONCURRENCY sets the processes.
"""

import os
import signal
import socket
import struct
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

SILENCE_S = 15


def when_ready(server: Arbiter) -> None:
    """Print the address once a browser that follows it is answered."""
    if sys.stdin.isatty():
        signal.signal(signal.SIGHUP, _stop)
    for listener in server.LISTENERS:
        _let_nobody_hold_a_thread(listener.sock)
        print(f"Lance a lance is ready: {listener}/  (Ctrl-C stops it)", flush=True)


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
