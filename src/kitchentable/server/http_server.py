"""The application on a socket: uvicorn with our protocols, limits and log filter."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from functools import partial

import uvicorn

from kitchentable.server.app import Server
from kitchentable.server.log import QUIET
from kitchentable.server.people.door import Visitor
from kitchentable.server.protocol.messages import MOST_FRAME
from kitchentable.server.protocol.wire import DirectWebSocket


def running(server: Server, host: str, port: int) -> uvicorn.Server:
    """A web server for the application; nothing it logs holds what clients send."""
    config = uvicorn.Config(
        server.app,
        host,
        port,
        http=partial(Visitor, server.door),  # type: ignore[arg-type]
        ws=DirectWebSocket,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # frames are small: not worth the memory of each connection
        proxy_headers=bool(server.proxies.names),
        forwarded_allow_ips=server.proxies.names,
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    for name in ("uvicorn.error", "asyncio"):
        logging.getLogger(name).addFilter(QUIET)  # logging adds one filter only once
    return uvicorn.Server(config)


def run(web: uvicorn.Server, work: Coroutine[None, None, None]) -> None:
    """Do a server's work in the loop that uvicorn chooses: uvloop, where there is one."""
    with asyncio.Runner(loop_factory=web.config.get_loop_factory()) as runner:
        runner.run(work)
