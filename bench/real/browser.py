"""A browser without a window: cookies, the token for forms, and forms sent twice at once."""

import re
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from http.client import HTTPConnection, HTTPException
from http.cookies import SimpleCookie
from urllib.parse import urlencode

TOKEN = re.compile(r'name="csrfmiddlewaretoken" value="([^"]+)"')
BUSY, PATIENCE, REST_S = 503, 400, 0.2


@dataclass(slots=True)
class Browser:
    """Cookies, the token for forms, and as many windows as one likes."""

    port: int
    cookies: dict[str, str] = field(default_factory=dict)
    token: str = ""
    is_stubborn: bool = False  # sends again where the line was cut
    headers: dict[str, str] = field(default_factory=dict)
    met: Counter[str] = field(default_factory=Counter)  # how often which status, or a cut

    def get(self, path: str) -> tuple[int, str]:
        """The status of a page and its text."""
        status, _, text = self._asked("GET", path, "")
        if found := TOKEN.search(text):
            self.token = found[1]
        return status, text

    def post(self, path: str, **form: str) -> str:
        """Where a form leads to."""
        body = urlencode({"csrfmiddlewaretoken": self.token, **form})
        status, to, text = self._asked("POST", path, body)
        assert status == 303, (status, path, text[:2000])
        return to

    def status_of(self, path: str, **form: str) -> int:
        """How a form is answered."""
        body = urlencode({"csrfmiddlewaretoken": self.token, **form})
        return self._asked("POST", path, body)[0]

    def twice(self, path: str, **form: str) -> str:
        """The same form from two windows at the same moment."""
        with ThreadPoolExecutor(2) as windows:
            sent = [windows.submit(self.post, path, **form) for _ in range(2)]
            first, second = (one.result() for one in sent)
        assert first == second
        return first

    def post_and_leave(self, path: str, **form: str) -> None:
        """The same with the network lost before anything comes back."""
        body = urlencode({"csrfmiddlewaretoken": self.token, **form})
        with suppress(OSError, HTTPException):
            self._sent("POST", path, body).close()

    def once(self, path: str, **form: str) -> tuple[int, str]:
        """The status of a page and its text, busy or not; a form is sent where there is one."""
        body = urlencode({"csrfmiddlewaretoken": self.token, **form}) if form else ""
        status, _, text = self._asked_once("POST" if form else "GET", path, body)
        if found := TOKEN.search(text):
            self.token = found[1]
        return status, text

    def _asked(self, method: str, path: str, body: str) -> tuple[int, str, str]:
        for _ in range(PATIENCE):
            try:
                status, to, text = self._asked_once(method, path, body)
            except (OSError, HTTPException):
                if not self.is_stubborn:
                    raise
                self.met["cut"] += 1
            else:
                self.met[str(status)] += 1
                if status != BUSY:
                    return status, to, text
            time.sleep(REST_S)
        raise AssertionError(path)

    def _asked_once(self, method: str, path: str, body: str) -> tuple[int, str, str]:
        line = self._sent(method, path, body)
        try:
            answer = line.getresponse()
            text = answer.read().decode()
        finally:
            line.close()
        for given in answer.headers.get_all("Set-Cookie", []):
            self.cookies |= {name: one.value for name, one in SimpleCookie(given).items()}
        return answer.status, answer.headers.get("Location", ""), text

    def _sent(self, method: str, path: str, body: str) -> HTTPConnection:
        line = HTTPConnection("127.0.0.1", self.port, timeout=600)
        cookies = "; ".join(f"{name}={value}" for name, value in self.cookies.items())
        kind = "application/x-www-form-urlencoded"
        headers = self.headers | {"Cookie": cookies, "Content-Type": kind}
        line.request(method, path, body, headers)
        return line
