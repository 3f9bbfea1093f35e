"""How a change comes about: functions exchanged where they are, or a module loaded changed."""

import functools
import gc
from collections import defaultdict
from collections.abc import Iterator
from importlib.abc import SourceLoader
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FunctionType


class Loaded:
    """The functions and caches of the engine and its tests, as they are loaded now."""

    def __init__(self) -> None:
        self._functions = defaultdict[str, list[FunctionType]](list)
        self._caches: list[functools._lru_cache_wrapper[object]] = []
        for thing in gc.get_objects():
            if isinstance(thing, FunctionType):
                self._functions[thing.__code__.co_filename].append(thing)
            elif isinstance(thing, functools._lru_cache_wrapper):
                self._caches.append(thing)

    def exchange(self, code: CodeType) -> bool:
        """Give a file's functions their code in a changed module; whether that changes any.

        What was computed beforehand and kept is forgotten.
        """
        new = {(each.co_qualname, each.co_firstlineno): each for each in _nested(code)}
        is_changed = False
        for function in self._functions[code.co_filename]:
            old = function.__code__
            other = new.get((old.co_qualname, old.co_firstlineno), old)
            if other != old:
                function.__code__ = other
                is_changed = True
        for cache in self._caches:
            if cache.__module__.startswith(("engine", "tests")):
                cache.cache_clear()
        return is_changed


def _nested(code: CodeType) -> Iterator[CodeType]:
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield each
            yield from _nested(each)


def load_changed(path: Path, code: CodeType) -> None:
    """Let whoever imports a file from now on get this code in its place."""
    get_code = SourceLoader.get_code

    def get_changed(self: SourceLoader, fullname: str) -> CodeType | None:
        is_it = isinstance(self, SourceFileLoader) and Path(self.path) == path
        return code if is_it else get_code(self, fullname)

    SourceFileLoader.get_code = get_changed  # type: ignore[method-assign,assignment]
