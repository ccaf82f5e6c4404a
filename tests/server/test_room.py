"""Who makes room when a server has all the connections that it can hold."""

from typing import Any, cast

from goldenrule.server.addresses import subscriber_network
from goldenrule.server.http import connections
from goldenrule.server.http.connections import (
    TAKEN_IN_TIME,
    Connections,
    connection_limit,
)
from tests.server.helpers import Clock


class Line:
    """A transport that notes what becomes of it."""

    def __init__(self, address: str) -> None:
        self.address = address
        self.unsent = 0
        self.ended = ""

    def get_extra_info(self, name: str) -> Any:
        return (self.address, 1)

    def get_write_buffer_size(self) -> int:
        return self.unsent

    def close(self) -> None:
        self.ended = "closed"

    def abort(self) -> None:
        self.ended = "aborted"


class Doors(Connections):
    """Connections of lines that notice nothing."""

    def enters(self, address: str) -> Line | None:
        """A new connection, None if there is no room for it."""
        line = Line(address)
        return line if self.admit(cast(Any, line)) else None

    def busy(self, line: Line | None) -> Any:
        """A connection over which a request has come."""
        self.note_waiting(cast(Any, line), False)
        return line


def test_whoever_waits_longest_for_nothing_makes_room(clock: Clock) -> None:
    doors = Doors(4, clock=clock)
    lines = []
    for n in range(4):
        clock.now += 1
        lines.append(doors.enters(f"192.0.2.{n}"))
    doors.busy(lines[0])
    assert doors.enters("192.0.2.9") and len(doors) == 4
    assert [line.ended for line in lines if line] == ["", "aborted", "", ""], "a request is not cut off"
    clock.now += 1
    doors.note_waiting(cast(Any, lines[0]), True)  # it is answered, and the connection kept for the next one
    doors.enters("192.0.2.10"), doors.enters("192.0.2.11")
    assert [line.ended for line in lines if line] == ["", "aborted", "aborted", "aborted"]


def test_where_all_are_busy_there_is_no_room(clock: Clock) -> None:
    doors = Doors(4, clock=clock)
    lines = [doors.busy(doors.enters(f"192.0.2.{n}")) for n in range(4)]
    assert doors.enters("192.0.2.9") is None and len(doors) == 4
    doors.remove(lines[2])
    assert doors.enters("192.0.2.9") and len(doors) == 4


def test_one_address_has_a_quarter_and_others_find_room(clock: Clock) -> None:
    doors = Doors(16, clock=clock)
    lines = [doors.enters("192.0.2.1") for _ in range(40)]
    assert len(doors) == 4 and sum(not line.ended for line in lines if line) == 4
    other = doors.enters("192.0.2.2")
    for _ in range(40):
        doors.busy(doors.enters("192.0.2.1"))
    assert doors.enters("192.0.2.1") is None and other and not other.ended
    own = [f"2001:db8::{n}" for n in range(9)]
    assert [doors.busy(doors.enters(each)) is not None for each in own] == [True] * 4 + [False] * 5
    assert len({subscriber_network(each) for each in [*own, "2001:db8:0:1::1"]}) == 2


def test_a_proxy_and_this_machine_stand_for_many(clock: Clock) -> None:
    doors = Doors(16, proxies=lambda address: address == "192.0.2.1", clock=clock)
    for address in ("127.0.0.1", "::1", "192.0.2.1"):
        for _ in range(5):
            assert doors.busy(doors.enters(address))
    assert len(doors) == 15


def test_sockets_leave_a_quarter_to_requests(clock: Clock) -> None:
    doors = Doors(8, clock=clock)
    lines = [doors.enters("127.0.0.1") for _ in range(8)]
    assert [doors.admit_socket(cast(Any, line)) for line in lines] == [True] * 6 + [False] * 2
    for _ in range(20):
        assert doors.enters("127.0.0.1"), "no socket is cut off, and there is room for a request"
    assert [line.ended for line in lines if line] == [""] * 6 + ["aborted"] * 2
    doors.remove(cast(Any, lines[0]))
    assert doors.admit_socket(cast(Any, doors.enters("127.0.0.1")))


def test_whoever_takes_nothing_loses_its_connection(clock: Clock) -> None:
    doors = Doors(8, clock=clock)
    reads, slow, never = (doors.busy(doors.enters("127.0.0.1")) for _ in range(3))
    slow.unsent = never.unsent = 50_000
    for _ in range(20):
        doors.sweep()
        clock.now += TAKEN_IN_TIME / 4
        slow.unsent = slow.unsent - 1_000 or 50_000
    assert (reads.ended, slow.ended, never.ended) == ("", "", "aborted")


def test_descriptors_are_kept_in_reserve() -> None:
    assert (
        connection_limit(1024) == 1024 - connections.RESERVE
        and connection_limit(256) == 64
        and connection_limit(10**6) == connections.MOST
    )
