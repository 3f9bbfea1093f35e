"""What the browser's console says: nothing, unless a test has said why."""

import re
from dataclasses import dataclass, field

from playwright.sync_api import BrowserContext, ConsoleMessage, WebError


@dataclass
class Console:
    """The lines of every window of a test."""

    lines: list[str] = field(default_factory=list)
    granted: list[str] = field(default_factory=list)

    def listen(self, context: BrowserContext) -> None:
        context.on("console", self._hear)
        context.on("weberror", self._hear_error)

    def grant(self, pattern: str) -> None:
        """Let a line pass: the browser itself writes one for each refusal that a test provokes."""
        self.granted.append(pattern)

    def grant_status(self, status: int) -> None:
        """A refused request: the browser and htmx each write a line of it."""
        self.grant(f"status of {status} |Response Status Error Code {status} ")

    def grant_no_network(self) -> None:
        """The same of a request that met no network."""
        self.grant("net::ERR|htmx:(sendError|afterRequest)")

    @property
    def faults(self) -> list[str]:
        """The lines that nobody granted."""
        return [
            line
            for line in self.lines
            if not any(re.search(pattern, line) for pattern in self.granted)
        ]

    def _hear(self, message: ConsoleMessage) -> None:
        page = message.page.url if message.page else ""
        self.lines.append(f"{page}: {message.type}: {message.text}")

    def _hear_error(self, error: WebError) -> None:
        page = error.page.url if error.page else ""
        self.lines.append(f"{page}: {error.error}")
