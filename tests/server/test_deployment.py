"""The files in `deploy/`, each tried as far as a machine without the internet can."""

from __future__ import annotations

import asyncio
import contextlib
import re
import shlex
import shutil
import ssl
import subprocess
import sys
import urllib.request
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.typing import Origin

from kitchentable.commands import serve
from kitchentable.commands.parser import Parser
from kitchentable.locale import Words
from kitchentable.server.people.proxies import Proxies
from kitchentable.server.protocol.messages import Join, Welcome, read_event, write
from tests.server.house import house, run
from tests.server.ports import free_port
from tests.server.waiting import GIVE_UP, PAUSE

DEPLOY = Path(__file__).parents[2] / "deploy"
NAME = "games.example.org"


def text(name: str) -> str:
    return (DEPLOY / name).read_text("utf-8")


def test_the_service_starts_the_server_with_options_it_has() -> None:
    joined = text("kitchentable.service").replace("\\\n", " ")
    [line] = re.findall(r"^ExecStart=(.*)$", joined, re.MULTILINE)
    program, command, *words = shlex.split(line)
    assert (Path(program).name, command) == ("kitchentable", "serve")
    parser = Parser(Words("en"), "kitchentable serve")
    serve.add(parser)
    options = parser.parse_args(words)
    assert options.host == "127.0.0.1"
    assert options.name == [NAME]
    assert Proxies(options.trusted_proxy).trust("127.0.0.1")
    assert f"StateDirectory={Path(options.data).name}" in joined


def test_the_container_starts_the_server_with_options_it_has() -> None:
    found = text("Containerfile")
    words = [
        *msgspec.json.decode(re.findall(r"^ENTRYPOINT (.*)$", found, re.MULTILINE)[0]),
        *msgspec.json.decode(re.findall(r"^CMD (.*)$", found, re.MULTILINE)[0]),
    ]
    assert words[:2] == ["kitchentable", "serve"]
    parser = Parser(Words("en"), "kitchentable serve")
    serve.add(parser)
    assert f"VOLUME {parser.parse_args(words[2:]).data}" in found
    assert "\nUSER " in found, "it does not run as root"


def test_the_service_is_one(tmp_path: Path) -> None:
    """systemd reads it without a remark; the program is one of this machine."""
    program = shutil.which("systemd-analyze")
    if program is None:
        pytest.skip("there is no systemd-analyze")
    unit = tmp_path / "kitchentable.service"
    unit.write_text(
        text("kitchentable.service").replace("/opt/kitchentable/bin/kitchentable", sys.executable)
    )
    said = subprocess.run(
        [program, "verify", "--man=no", unit], capture_output=True, text=True, timeout=GIVE_UP
    )
    remarks = [line for line in said.stderr.splitlines() if unit.name in line]
    assert (said.returncode, remarks) == (0, [])


@contextlib.asynccontextmanager
async def nginx(folder: Path, upstream: int) -> AsyncIterator[int]:
    """nginx with our file in front of a server; its port for TLS."""
    plain, secure = free_port(), free_port()
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    openssl = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2"]
    openssl += ["-keyout", str(key), "-out", str(certificate), "-subj", f"/CN={NAME}"]
    subprocess.run(openssl, check=True, capture_output=True)
    site = text("nginx.conf").replace("127.0.0.1:8000", f"127.0.0.1:{upstream}")
    site = re.sub(r"listen (\[::\]:)?80;", f"listen 127.0.0.1:{plain};", site, count=1)
    site = re.sub(r"listen (\[::\]:)?443", f"listen 127.0.0.1:{secure}", site, count=1)
    site = re.sub(r"^ *listen \[::\].*$", "", site, flags=re.MULTILINE)
    live = f"/etc/letsencrypt/live/{NAME}"
    site = site.replace(f"{live}/fullchain.pem", str(certificate))
    site = site.replace(f"{live}/privkey.pem", str(key))
    (folder / "site.conf").write_text(site)
    whole = folder / "nginx.conf"
    temporary = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole.write_text(
        f"daemon off;\nmaster_process off;\npid {folder}/pid;\nerror_log {folder}/log;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{temporary}include {folder}/site.conf;\n}}\n"
    )
    command = ["nginx", "-c", str(whole), "-p", str(folder)]
    tried = subprocess.run([*command, "-t"], capture_output=True, text=True)
    assert tried.returncode == 0, tried.stderr
    child = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        async with asyncio.timeout(GIVE_UP):
            while True:
                assert child.poll() is None, (folder / "log").read_text()
                with contextlib.suppress(OSError):
                    _, writer = await asyncio.open_connection("127.0.0.1", secure)
                    writer.close()
                    break
                await asyncio.sleep(PAUSE)
        yield secure
    finally:
        child.terminate()
        child.wait(GIVE_UP)


@pytest.mark.skipif(shutil.which("nginx") is None, reason="there is no nginx")
def test_a_seat_is_taken_through_nginx_and_tls(tmp_path: Path) -> None:
    """The name, the client's address and TLS reach the server, and WebSockets pass."""
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE

    async def play() -> None:
        async with house(tmp_path, (NAME,), proxies=("127.0.0.1",)) as home:
            links = await home.table()
            async with nginx(tmp_path, int(home.http.rpartition(":")[2])) as port:

                def fetch() -> dict[str, str]:
                    url = f"https://127.0.0.1:{port}/games"
                    host = {"Host": NAME, "X-Forwarded-For": "192.0.2.9"}
                    request = urllib.request.Request(url, headers=host)
                    with urllib.request.urlopen(request, context=context) as reply:
                        assert reply.status == 200
                        return {name.lower(): value for name, value in reply.headers.items()}

                headers = await asyncio.to_thread(fetch)
                assert "strict-transport-security" in headers, "the server knows of TLS"
                assert "192.0.2.9" not in home.server._asking._buckets, "a client names no address"
                assert "127.0.0.1" in home.server._asking._buckets
                url = f"wss://{NAME}:{port}/tables/{links.table}"
                async with connect(
                    *(url,),
                    ssl=context,
                    host="127.0.0.1",
                    port=port,
                    origin=Origin(f"https://{NAME}"),
                ) as socket:
                    await socket.send(write(Join("j", links.seats[0])).decode())
                    event = read_event(await asyncio.wait_for(socket.recv(), GIVE_UP))
                    assert isinstance(event, Welcome)

    run(play())
