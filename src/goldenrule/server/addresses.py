"""Addresses of a server, its names, and its trusted proxies."""

import re
import socket
from collections.abc import Callable, Sequence
from contextlib import suppress
from errno import EADDRNOTAVAIL
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from goldenrule.kernel.errors import BadInput
from goldenrule.words.phrases import Phrase, quote, reason

Network = IPv4Network | IPv6Network

LOCAL: Final = "127.0.0.1"
EVERYWHERE: Final = "0.0.0.0"

LABEL: Final = r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
DOMAIN: Final = re.compile(rf"(?=.{{1,253}}$)({LABEL}\.)*{LABEL}")
"""A domain name (RFC 1123), in small letters."""


def listen(port: int, host: str) -> socket.socket:
    """Return a socket that listens at an address of this machine, or a name of one.

    Raises BadInput if the port is in use or unavailable, or if the address is not this machine's.

    It names its protocol, because asyncio sends at once only over a known TCP socket. Otherwise a second message waits
    40 ms for an acknowledgement of the first (Nagle's algorithm).
    """
    try:
        family, *_, (address, *_) = socket.getaddrinfo(host, None, type=socket.SOCK_STREAM)[0]
    except (OSError, UnicodeError) as error:  # the latter: a label of the name is too long
        why = reason(error) if isinstance(error, OSError) else Phrase("system-einval")
        raise BadInput("bad-host", host=quote(host), reason=why) from error
    found = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    # on Windows SO_REUSEADDR would share the port with a program that listens there already
    found.setsockopt(socket.SOL_SOCKET, getattr(socket, "SO_EXCLUSIVEADDRUSE", socket.SO_REUSEADDR), 1)
    try:
        found.bind((address, port))
    except OSError as error:
        found.close()
        if error.errno == EADDRNOTAVAIL:
            raise BadInput("bad-host", host=quote(host), reason=reason(error)) from error
        raise BadInput("bad-port", port=port, reason=reason(error)) from error
    except OverflowError as error:  # no port has this number
        found.close()
        raise BadInput("bad-port", port=port, reason=Phrase("system-einval")) from error
    return found


def own_address() -> str:
    """Return the address of this machine in the network, "" if it has none."""
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # nothing is sent: it only asks which way it would go
        return str(probe.getsockname()[0])
    return ""


def own_names() -> list[str]:
    """Return the names of this machine."""
    own = socket.gethostname()
    return [own, f"{own.partition('.')[0]}.local"]


def page_url(host: str, port: int) -> str:
    """Return the address of the page for a browser on this machine, if the server listens at `host`."""
    with suppress(ValueError):
        if ip_address(host).is_unspecified:
            host = LOCAL
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def domain_of(given: str) -> str:
    """Return the domain in a name of the server, in small letters. Raises BadInput if there is none."""
    with suppress(ValueError):
        parts = urlsplit(given if "://" in given else f"//{given}")
        name, port = (parts.hostname or "").rstrip("."), parts.port
        rest = (parts.path.strip("/"), parts.query, parts.fragment, parts.username)
        if parts.scheme in ("", "http", "https") and port != 0 and not any(rest) and DOMAIN.fullmatch(name):
            return name
    raise BadInput("bad-server-name", name=quote(given[:80]))


def public_url(given: str, port: int, proxied: bool) -> str:
    """Return the address of the page by a name of the server: with TLS behind a proxy.

    A name with a scheme or port is used as it is. Raises BadInput as `domain_of` does.
    """
    name = domain_of(given)
    parts = urlsplit(given if "://" in given else f"//{given}")
    scheme = parts.scheme or ("https" if proxied else "http")
    own = parts.port or (None if parts.scheme or proxied else port)
    usual = {"http": 80, "https": 443}[scheme]
    return f"{scheme}://{name}{'' if own in (None, usual) else f':{own}'}/"


def parse_networks(given: Sequence[str]) -> list[Network]:
    """Return the networks of proxies; an address is a network of one. Raises BadInput for anything else."""
    networks: list[Network] = []
    for each in given:
        try:
            networks.append(ip_network(each, strict=False))
        except ValueError as error:
            raise BadInput("bad-proxy", address=quote(each[:80])) from error
    return networks


def network_matcher(networks: Sequence[Network]) -> Callable[[str], bool]:
    """Return a function that tells whether an address is in one of these networks."""

    def known(address: str) -> bool:
        try:
            found = ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in networks)

    return known


def subscriber_network(address: str) -> str:
    """Return the part of an address that stands for one subscriber: an IPv4 address, the first half of an IPv6 one."""
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if found.version == 6 and found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    whole = found.version == 4 or found.is_loopback
    return str(found) if whole else str(ip_network((found, 64), strict=False).network_address)
