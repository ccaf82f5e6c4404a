"""A target that a person names before paying for its action: it is chosen once that is paid."""

from collections.abc import Collection, Sequence

from goldenrule.kernel.decisions import Decision, Option
from goldenrule.kernel.game import Game
from goldenrule.table.multi_select import amount_due, multi_select_of
from goldenrule.table.target_prompts import paid, proposed, targets

Kept = tuple[int, str, int, int]
"""The number of decisions made when a target was named, and the option that chooses it."""


class PendingTarget:
    """A target that a person named together with an action, to be chosen after the payment; none at first."""

    def __init__(self) -> None:
        self.asked: Decision | None = None
        self.target: Option | None = None
        self.place = -1  # number of decisions made when it was named

    @property
    def kept(self) -> Kept | None:
        """The target as a save keeps it, with the number of decisions made when it was named."""
        return None if self.target is None else (self.place, *self.target)

    def take_up(self, game: Game, begun: Collection[int], kept: Kept | None) -> None:
        """Restore a saved target, if it was named where the open question has `begun`."""
        if kept is not None and kept[0] in begun:
            for seat in {each.seat for each in game.pending}:
                self.keep(game, seat, [kept[1:]], kept[0])

    def keep(self, game: Game, seat: int, left: Sequence[Option], place: int) -> int:
        """Remember the last answer if it is the target of the action being paid for. Return how many were used."""
        own = multi_select_of(game)
        if own is None or len(left) != 1:
            return 0
        payment = proposed(game, seat)
        asked = None if payment is None else targets(paid(payment), seat, own)
        if asked is None or left[0] not in asked.options:
            return 0
        self.asked, self.target, self.place = asked, left[0], place
        return 1

    def waits(self, game: Game, seat: int) -> bool:
        """Is a seat asked for a payment? The target is dropped when it answers anything else."""
        return any(each.seat == seat and amount_due(game, each) for each in game.pending)

    def now(self, decision: Decision) -> Option | None:
        """Return the target if this is exactly the question that was foreseen for it."""
        asked = self.asked
        if asked is None or (decision.seat, decision.kind, decision.source) != (asked.seat, asked.kind, asked.source):
            return None
        return self.target if decision.options == asked.options else None
