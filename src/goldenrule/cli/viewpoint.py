"""Whose eyes a code or report is made with: what that seat knows goes into it, and of the others nothing."""

from collections.abc import Collection

from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.views import SPECTATOR


def eyes(name: str, seats: int, bots: Collection[int], wanted: int | None) -> int:
    """The seat of the person meant by `--seat` (from 1), or the only one at the table; SPECTATOR if there is none.

    Raises BadInput if several people sit there and none is named, or if nobody sits at the seat named.
    """
    people = [seat for seat in range(seats) if seat not in bots]
    listed = [seat + 1 for seat in people] or "none"
    if wanted is not None:
        if wanted - 1 not in people:
            raise BadInput("bad-eyes-seat", seat=wanted, name=name, listed=listed)
        return wanted - 1
    if len(people) > 1:
        raise BadInput("bad-eyes-which", name=name, listed=listed)
    return people[0] if people else SPECTATOR
