"""The application on a socket."""

from __future__ import annotations

import uvicorn

from kitchentable.server.app import Server
from kitchentable.server.protocol import MOST_FRAME


def running(server: Server, host: str, port: int) -> uvicorn.Server:
    """A web server for the application; nothing it logs holds what clients send."""
    config = uvicorn.Config(
        server.app,
        host,
        port,
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # frames are small: not worth the memory of each connection
        access_log=False,
        log_level="warning",
        server_header=False,
        timeout_graceful_shutdown=2,
    )
    return uvicorn.Server(config)
