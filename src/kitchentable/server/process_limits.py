"""What the system lets this process have: open files, and memory. Windows has no such limits."""

from __future__ import annotations

import sys

SPARE = 150
"""Files that the server itself needs open: the store, its processes, the pages."""

if sys.platform == "win32":

    def most_connections() -> int | None:
        return None

    def allow_connections(wanted: int) -> None:
        pass

    def limit_memory(most: int) -> None:
        pass

else:
    import resource

    def most_connections() -> int | None:
        """How many connections this process may have open; `None`: the system sets no limit."""
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        return None if most == resource.RLIM_INFINITY else max(10, most - SPARE)

    def allow_connections(wanted: int) -> None:
        """Let this process have so many connections open, as far as the system allows it."""
        now, most = resource.getrlimit(resource.RLIMIT_NOFILE)
        unlimited = resource.RLIM_INFINITY
        if now != unlimited and now < wanted + SPARE:
            more = wanted + SPARE if most == unlimited else min(most, wanted + SPARE)
            resource.setrlimit(resource.RLIMIT_NOFILE, (more, most))

    def limit_memory(most: int) -> None:
        """Let this process have at most so many bytes of memory; 0: no limit."""
        if most:
            resource.setrlimit(resource.RLIMIT_DATA, (most, most))
