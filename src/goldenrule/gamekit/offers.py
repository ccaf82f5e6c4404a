"""What an option of a new game offers: a team, a scenario, a reading of the rules."""

from typing import NamedTuple


class Offer(NamedTuple):
    """A `goldenrule.table.games.Choice`: its id and its name."""

    id: str
    name: str
