"""Proxies in front of the server: what they say about a client is believed if they are trusted."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence

from kitchentable.kernel.problem import Problem

LOCAL = ("127.0.0.1", "::1", "")
"""Connections from this machine have no limit of their own: a proxy here passes on a request when
it is whole. (The empty address is a socket in the file system.)"""


class Proxies:
    """The trusted proxies, by address or network.

    >>> proxies = Proxies(["10.0.0.0/8", "2001:db8::7"])
    >>> [proxies.trust(each) for each in ("10.1.2.3", "11.1.2.3", "2001:db8::7", "")]
    [True, False, True, False]
    """

    def __init__(self, given: Sequence[str] = ()) -> None:
        self.networks = tuple(_network(each) for each in given)

    @property
    def names(self) -> list[str]:
        """The networks in words, as uvicorn wants them."""
        return [str(each) for each in self.networks]

    def trust(self, address: str) -> bool:
        """Whether an address is a trusted proxy's."""
        try:
            given = ipaddress.ip_address(address.partition("%")[0])
        except ValueError:
            return False
        return any(given in each for each in self.networks)


def _network(text: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        found = ipaddress.ip_network(text)
    except ValueError:
        raise Problem("proxy-address", given=text[:60]) from None
    if not found.prefixlen:
        raise Problem("proxy-everybody", given=text)
    return found


def place_of(address: str) -> str:
    """The place a client is counted for: its IPv4 address, or its IPv6 network.

    >>> place_of("192.0.2.7"), place_of("2001:db8:1:2:3:4:5:6"), place_of("::ffff:192.0.2.7")
    ('192.0.2.7', '2001:db8:1:2::', '192.0.2.7')
    """
    if ":" not in address:
        return address
    try:
        given = ipaddress.IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    if given.ipv4_mapped is not None:
        return str(given.ipv4_mapped)
    if given.is_loopback:
        return str(given)
    return str(ipaddress.IPv6Address(given.packed[:8] + bytes(8)))
