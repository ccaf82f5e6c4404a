"""Revealing encounter cards: each by its type, with surge, peril, obligations and the nemesis set (MC-REVEAL)."""

from typing import TYPE_CHECKING, ClassVar

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.ids import NEMESES
from goldenrule.games.champions.rules import decks, enter
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.effects import EMPTY, Effect
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.event_windows import BEFORE, Occurrence, TriggeringEvent, happened
from goldenrule.kernel.expressions import Sel
from goldenrule.kernel.fields import CardId, CardRef, Index, Seat
from goldenrule.kernel.steps import AGAIN, Procedure, Then, step

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class Reveal(TriggeringEvent):
    """A player reveals an encounter card."""

    row: ClassVar[int] = 14
    from_deck: bool = False
    """From the encounter deck; cards that were dealt from it included."""
    effects_cancelled: bool = False
    """Are the effects of the treachery cancelled?"""

    def resolve(self, game: "Champions") -> bool:
        """Resolve the card according to its type (MC-REVEAL-03..09), then its When Revealed abilities."""
        ResolveCard(0, self.target, self.seat, self.effects_cancelled).run(game)
        return True


class RevealSteps(Procedure):
    """A player reveals a card: faceup, resolved by its type, discarded if it is a treachery, then surge.

    `seat` reveals it, `owner` resolves it (the player of an obligation's hero).
    """

    seat: Seat
    owner: Seat
    card: CardRef
    from_deck: bool
    surge: bool = False

    def turn_faceup(self, g: "Champions") -> Then:
        """The card is turned faceup, by the player who resolves it, or goes away unresolved."""
        e = self.card & ENTITY_MASK
        face = g.ident(e)
        g.move(e, ids.RESOLVING)
        if g.observer is not None:
            g.tell_of(events.Reveal, self.seat, e)
        if g.readings and enter.barred(g, e):
            g.move(e, ids.ENCOUNTER_DISCARD)
            return from_top(g, self.seat)
        if face.type == "obligation":
            owner = obligation_player(g, e)
            if owner is None:
                self.owner = self.seat  # MC-OBLIG-07
            elif owner not in g.state.alive:
                g.move(e, ids.REMOVED)  # MC-OBLIG-06
                return from_top(g, self.seat)
            else:
                self.owner = owner
        self.surge = "surge" in face.keywords
        return None

    def resolve(self, g: "Champions") -> Then:
        """It is resolved by its type, as an occurrence if anything listens to its being revealed."""
        if g.state.rows[Reveal.row]:
            Occurrence(BEFORE, [self.event()]).run(g)
            return RevealSteps.clear_away
        ResolveCard(0, self.card, self.owner, False).run(g)
        return None

    def respond(self, g: "Champions") -> Then:
        """Responses to a card that nothing interrupted: they may have come with it."""
        if g.state.rows[Reveal.row + 1]:
            g.stack.append(happened([self.event()]))
        else:
            g.ret = 0

    def clear_away(self, g: "Champions") -> Then:
        """A treachery is discarded, then the card surges."""
        e = self.card & ENTITY_MASK
        surge = self.surge and self.owner in g.state.alive
        if surge and "surge-is-a-dealt-card" in g.readings:
            g.tell_of(events.SurgeDealt, self.owner, e)
            decks.deal(g, self.owner)
            surge = False
        discard_revealed(g, e)
        if surge:
            g.tell_of(events.Surge, self.owner, e)
            push_reveal_top(g, self.owner)

    def event(self) -> Reveal:
        """The card is revealed."""
        return Reveal(self.card, self.card, self.owner, from_deck=self.from_deck)


RevealSteps.follows(
    step(RevealSteps.turn_faceup, "MC-REVEAL-02", "MC-REVEAL-09"),
    step(RevealSteps.resolve, "MC-REVEAL-03"),
    step(RevealSteps.respond, "MC-INIT-11"),
    step(RevealSteps.clear_away, "MC-TREACH-03", "MC-KW-SURGE-01"),
)


def discard_revealed(g: "Champions", e: int) -> None:
    """A revealed card that has not gone anywhere is discarded (MC-TREACH-03, MC-CANCEL-07, MC-ATTACHTO-09)."""
    if g.state.zone[e] == ids.RESOLVING:
        g.move(e, ids.ENCOUNTER_DISCARD)


def leave_at_activation(g: "Champions", f: Effect) -> None:
    """An enemy begins to activate because a card says so: that card is discarded now if nothing follows on it.

    Only under a reading; otherwise a treachery is discarded after its effects (MC-TREACH-03).
    """
    if "treachery-discarded-at-activation" in g.readings and f.pc >= len(f.program.ops):
        e = f.source & ENTITY_MASK
        if g.ident(e).type == "treachery":
            discard_revealed(g, e)


def obligation_player(g: "Champions", e: int) -> int | None:
    """The seat whose alter-ego an obligation names, eliminated or not; None if nobody plays it."""
    name = g.ident(e).facts.obligation_for
    for seat, identity in enumerate(g.state.identities):
        face = g.ident(identity)
        if name in (face.name, g.content.by_code[face.facts.back].name):
            return seat
    return None


class ResolveCard(Procedure):
    """Entering play, if the card does that, and When Revealed.

    An attachment that nothing can carry does not enter play and is discarded afterwards (MC-ATTACHTO-09). The card is
    resolved completely even if the player is out meanwhile, as its being revealed may be what an ability does (OQ-88).
    """

    card: CardRef
    seat: Seat
    silent: bool
    spoken: Index = 0

    def put_into_play(self, g: "Champions") -> Then:
        """Everything but a treachery enters play, an attachment where the first player says."""
        e = self.card & ENTITY_MASK
        face = g.ident(e)
        host = 0
        if face.type == "treachery":
            return None
        if face.type == "attachment":
            answer = g.take()
            found = attachment_hosts(g, e, self.seat)
            if not found:
                return None
            if answer is None and len(found) > 1:
                options: list[Option] = [("attach", h, 0) for h in found]
                g.ask(self, "attach", g.state.first, options, e)
                return AGAIN
            host = answer[1] if answer is not None else found[0]
        enter.begin_enter(g, e, enter.meets(g, e, self.seat), host)
        return None

    def carry_out(self, g: "Champions") -> Then:
        """Its When Revealed abilities, one after the other, unless its effects are cancelled."""
        e = self.card & ENTITY_MASK
        face = g.ident(e)
        if self.silent or not face.revealed:
            return None
        index = face.revealed[self.spoken]
        self.spoken += 1
        if not face.forms[index] or (self.seat in g.state.alive and face.fits(index, g.form(self.seat))):
            if g.observer is not None:
                g.tell_of(events.WhenRevealed, e)
            Effect(0, face.programs[index], self.card, self.seat).run(g)
        return AGAIN if self.spoken < len(face.revealed) else None


ResolveCard.follows(
    step(ResolveCard.put_into_play, "MC-REVEAL-04", "MC-REVEAL-05", "MC-REVEAL-07", "MC-REVEAL-08", "MC-FIRST-04"),
    step(ResolveCard.carry_out, "MC-REVEAL-06", "MC-WREV-02"),
)


def attachment_hosts(g: "Champions", e: int, seat: int) -> list[int]:
    """What an attachment's text lets it attach to."""
    attach = g.ident(e).rules.attach
    assert attach is not None, f"{g.ident(e).code} does not say what it is attached to"
    return attach.all(g, Effect(0, EMPTY, g.state.ref(e), seat))


# -- starting --------------------------------------------------------------------------------------


def push_reveal(g: "Champions", seat: int, entity: int, from_deck: bool) -> None:
    g.push(RevealSteps(0, seat, seat, g.state.ref(entity), from_deck))


def reveal(g: "Champions", seat: int, entity: int) -> None:
    """A player reveals a card that was dealt to them, now."""
    RevealSteps(0, seat, seat, g.state.ref(entity), True).run(g)


def from_top(g: "Champions", seat: int) -> Then:
    """A player revealing the top card of the encounter deck."""
    e = decks.take_encounter(g, ids.RESOLVING)
    return RevealSteps(0, seat, seat, g.state.ref(e), True)


def push_reveal_top(g: "Champions", seat: int) -> None:
    """A player reveals the top card of the encounter deck."""
    push_reveal(g, seat, decks.take_encounter(g, ids.RESOLVING), from_deck=True)


def gain_surge(g: "Champions", source: int) -> None:
    """The card that is being revealed gains surge; having it twice changes nothing (OQ-30)."""
    for frame in reversed(g.stack):
        if isinstance(frame, RevealSteps) and frame.card == source:
            frame.surge = True
            return


def lose_surge(g: "Champions", source: int) -> None:
    """The card being revealed is cancelled as a whole, its surge with it (OQ-31)."""
    for frame in reversed(g.stack):
        if isinstance(frame, RevealSteps) and frame.card == source:
            frame.surge = False
            return


def silenced(g: "Champions", seat: int) -> bool:
    """Does a card with peril that another player resolves keep this one from acting (MC-KW-PERIL-02)?"""
    for frame in g.stack:
        if (
            isinstance(frame, RevealSteps)
            and frame.owner != seat
            and "peril" in g.ident(frame.card & ENTITY_MASK).keywords
        ):
            return True
    return False


def find_and_reveal(g: "Champions", f: Effect, of: Sel) -> None:
    """Find a card in the encounter deck or its discard pile and reveal it. The deck is shuffled afterwards."""
    if found := _find(g, f, of):
        from_deck = g.state.zone[found] == ids.ENCOUNTER_DECK
        _take_found(g, found, from_deck)
        push_reveal(g, f.seat, found, from_deck)


def find_and_put_into_play(g: "Champions", f: Effect, of: Sel) -> None:
    """Find a card in the encounter deck or its discard pile and put it into play. The deck is shuffled afterwards."""
    if found := _find(g, f, of):
        _take_found(g, found, g.state.zone[found] == ids.ENCOUNTER_DECK)
        enter.put_into_play(g, found, f.seat)


def _find(g: "Champions", f: Effect, of: Sel) -> int:
    """The card that the searching player has chosen (MC-SEARCH-03); 0 if there is none, or while they are asked.

    They look at the whole deck (MC-SEARCH-01), and know it until it is shuffled; in setup it is still to be (OQ-02).
    """
    answer = g.take()
    if answer is not None:
        return answer[1]
    g.ret = 0
    found = of.all(g, f)
    if found:
        if g.state.phase != "setup":
            g.look(g.state.zones[ids.ENCOUNTER_DECK], g.answering(f.seat))
        f.ask(g, "search", [("pick", e, 0) for e in g.distinct(found)])
    return 0


def _take_found(g: "Champions", e: int, from_deck: bool) -> None:
    """The card leaves the area that was searched; a deck that runs out with it is made anew (MC-SEARCH-04, OQ-36)."""
    g.move(e, ids.RESOLVING)
    if from_deck and not g.state.zones[ids.ENCOUNTER_DECK]:
        decks.encounter_ran_out(g)
    g.ret = 1


# -- the nemesis -----------------------------------------------------------------------------------


def push_nemesis(g: "Champions", seat: int, source: int) -> None:
    g.push(NemesisArrival(0, seat, source))


class NemesisArrival(Procedure):
    """The nemesis minion and its side scheme are revealed, then the rest of the set is shuffled in."""

    seat: Seat
    source: CardRef
    minion: CardId = 0

    def reveal_minion(self, g: "Champions") -> Then:
        minion = next((e for e in self.aside(g) if g.ident(e).type == "minion"), 0)
        if minion and not enter.same_name_in_play(g, minion):
            self.minion = minion
            push_reveal(g, self.seat, minion, from_deck=False)

    def reveal_side_scheme(self, g: "Champions") -> Then:
        scheme = next((e for e in self.aside(g) if g.ident(e).type == "side_scheme"), 0)
        if scheme:
            push_reveal(g, self.seat, scheme, from_deck=False)

    def shuffle_rest(self, g: "Champions") -> Then:
        """What is left of the set goes into the encounter deck; without its minion the card gains surge."""
        rest = [e for e in self.aside(g) if g.ident(e).type != "minion"]
        if rest:
            decks.shuffle_into_encounter(g, rest)
        if not self.minion:
            gain_surge(g, self.source)

    def aside(self, g: "Champions") -> tuple[int, ...]:
        return g.state.zones[NEMESES[self.seat]]


NemesisArrival.follows(
    step(NemesisArrival.reveal_minion),
    step(NemesisArrival.reveal_side_scheme),
    step(NemesisArrival.shuffle_rest),
)
