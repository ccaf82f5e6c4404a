"""What an option of a new game offers: a team, a scenario, a reading of the rules."""

from typing import NamedTuple


class Offer(NamedTuple):
    """A `goldenrule.table.games.Choice`: its id, its name, and whether all that belongs to it has behaviour."""

    id: str
    name: str
    ready: bool
