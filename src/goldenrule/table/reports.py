"""What a report of a problem holds."""

import msgspec


class Report(msgspec.Struct, kw_only=True):
    """What a report file holds. `record` is None for an error outside a game; `note` is the user's.

    `holds` says to its reader what the file gives away. A report that hides has an `account` for the record.
    """

    report: int = 1
    holds: str = ""
    version: str
    python: str
    system: str
    command: list[str]
    error: str = ""
    note: str = ""
    record: dict[str, object] | None = None
    account: dict[str, object] | None = None
