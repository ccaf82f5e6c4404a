"""Permanent effects that react to what happens: which they are, in their order, and what carries them out."""

from collections.abc import Sequence
from typing import Any

from goldenrule.games.skirmish.abilities import Permanent
from goldenrule.games.skirmish.ids import SEAT_OF
from goldenrule.games.skirmish.rules.nested import carry_out
from goldenrule.games.skirmish.selectors.cards import This
from goldenrule.games.skirmish.values import Trigger, Values
from goldenrule.kernel.effects import Effect
from goldenrule.kernel.expressions import Value
from goldenrule.kernel.mypyc_compat import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Reactions(Values):
    """What the cards of a duel make of what happens."""

    def triggered(self, row: int, subjects: list[int], seat: int = -1, defender: int = 0) -> list[Trigger]:
        """The permanent effects that react to what happens to the subjects, or (without any) to a seat.

        `defender` is a reference to what an attack that they react to has had for a defender.

        Those of the player whose turn it is come first; of each player's, those of Artifacts in the order in which they
        took them, then those of cards in slot order (DA-17, DA-28).
        """
        out: list[Trigger] = []
        state = self.state
        faces, ident = self.content.faces, state.ident
        for source, index in state.rows[row]:
            owner = SEAT_OF[state.zone[source]]
            if not subjects and owner != seat:
                continue
            ability = faces[ident[source]].abilities[index]
            assert isinstance(ability, Permanent)
            of = ability.when.subjects()
            if type(of) is This and source not in subjects:
                continue  # most cards only react to what happens to themselves
            for subject in subjects or (0,):
                if of is not None and not self.among(of, source, index, subject):
                    continue
                if ability.test is not None:
                    ref = state.ref(subject) if subject else 0
                    bound: dict[str, Value] = {"it": ref, "subject": ref, "defender": defender}
                    if not ability.test.test(self, self.env(source, index, bound)):
                        continue
                out.append((source, index, owner, subject))
        if len(out) > 1:
            out.sort(
                key=lambda t: (t[2] != state.active, state.zone[t[0]], state.zones[state.zone[t[0]]].index(t[0]), t[1])
            )
        return out

    def reactions_to(self, happened: Sequence[Any]) -> list[Trigger]:
        """The permanent effects that react to events of one kind that happen at the same time."""
        first = happened[0]
        if "card" in first.TOLD:
            return self.triggered(first.row, [event.card for event in happened])
        return self.triggered(first.row, [], first.seat)

    def start(self, triggers: list[Trigger], defender: int = 0) -> None:
        """Push what carries the effects out, the first on top. `defender` as for `triggered`."""
        state = self.state
        effects = []
        for source, index, seat, subject in triggers:
            ref = state.ref(subject) if subject else 0
            program = self.face(source).programs[index]
            bound: dict[str, Value] = {"subject": ref, "it": ref, "defender": defender}
            effects.append(Effect(0, program, state.ref(source), seat, -1, 0, -1, bound))
        carry_out(self, effects)
