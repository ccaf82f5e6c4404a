"""Revealing encounter cards: each by its type, with surge, peril, obligations and the nemesis set (MC-REVEAL)."""

from typing import TYPE_CHECKING, ClassVar

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.ids import NEMESES
from goldenrule.games.champions.rules import decks, enter
from goldenrule.kernel.decisions import Option
from goldenrule.kernel.effects import EMPTY, Effect
from goldenrule.kernel.entities import ENTITY_MASK
from goldenrule.kernel.event_windows import BEFORE, EventWindow, TriggeringEvent, window_of_happened
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

    def turn_faceup(self, game: "Champions") -> Then:
        """The card is turned faceup, by the player who resolves it, or goes away unresolved."""
        e = self.card & ENTITY_MASK
        face = game.content.faces[game.state.ident[e]]
        game.move(e, ids.RESOLVING)
        if game.observer is not None:
            game.tell_event(events.Reveal, self.seat, e)
        if game.readings and enter.is_barred(game, e):
            game.move(e, ids.ENCOUNTER_DISCARD)
            return revealing_player(game, self.seat)
        if face.type == "obligation":
            owner = obligation_player(game, e)
            if owner is None:
                self.owner = self.seat  # MC-OBLIG-07
            elif owner not in game.state.alive:
                game.move(e, ids.REMOVED)  # MC-OBLIG-06
                return revealing_player(game, self.seat)
            else:
                self.owner = owner
        self.surge = "surge" in face.keywords
        return None

    def resolve(self, game: "Champions") -> Then:
        """It is resolved by its type, as a window if anything listens to its being revealed."""
        if game.state.rows[Reveal.row]:
            EventWindow(BEFORE, [self.event()]).run(game)
            return RevealSteps.clear_away
        ResolveCard(0, self.card, self.owner, False).run(game)
        return None

    def respond(self, game: "Champions") -> Then:
        """Responses to a card that nothing interrupted: they may have come with it."""
        if game.state.rows[Reveal.row + 1]:
            game.stack.append(window_of_happened([self.event()]))
        else:
            game.ret = 0

    def clear_away(self, game: "Champions") -> Then:
        """A treachery is discarded, then the card surges."""
        e = self.card & ENTITY_MASK
        surge = self.surge and self.owner in game.state.alive
        if surge and "surge-is-a-dealt-card" in game.readings:
            game.tell_event(events.SurgeDealt, self.owner, e)
            decks.deal(game, self.owner)
            surge = False
        discard_revealed(game, e)
        if surge:
            game.tell_event(events.Surge, self.owner, e)
            push_reveal_top(game, self.owner)

    def event(self) -> Reveal:
        """The card is revealed."""
        return Reveal(self.card, self.card, self.owner, from_deck=self.from_deck)


RevealSteps.follows(
    step(RevealSteps.turn_faceup, "MC-REVEAL-02", "MC-REVEAL-09"),
    step(RevealSteps.resolve, "MC-REVEAL-03"),
    step(RevealSteps.respond, "MC-INIT-11"),
    step(RevealSteps.clear_away, "MC-TREACH-03", "MC-KW-SURGE-01"),
)


def discard_revealed(game: "Champions", entity: int) -> None:
    """A revealed card that has not gone anywhere is discarded (MC-TREACH-03, MC-CANCEL-07, MC-ATTACHTO-09)."""
    if game.state.zone[entity] == ids.RESOLVING:
        game.move(entity, ids.ENCOUNTER_DISCARD)


def leave_at_activation(game: "Champions", effect: Effect) -> None:
    """An enemy begins to activate because a card says so: that card is discarded now if nothing follows on it.

    Only under a reading; otherwise a treachery is discarded after its effects (MC-TREACH-03).
    """
    if "treachery-discarded-at-activation" in game.readings and effect.pc >= len(effect.program.ops):
        e = effect.source & ENTITY_MASK
        if game.ident(e).type == "treachery":
            discard_revealed(game, e)


def obligation_player(game: "Champions", entity: int) -> int | None:
    """The seat whose alter-ego an obligation names, eliminated or not; None if nobody plays it."""
    name = game.ident(entity).facts.obligation_for
    for seat, identity in enumerate(game.state.identities):
        face = game.ident(identity)
        if name in (face.name, game.content.by_code[face.facts.back].name):
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

    def put_into_play(self, game: "Champions") -> Then:
        """Everything but a treachery enters play, an attachment where the first player says."""
        e = self.card & ENTITY_MASK
        face = game.content.faces[game.state.ident[e]]
        host = 0
        if face.type == "treachery":
            return None
        if face.type == "attachment":
            answer = game.take()
            found = attachment_hosts(game, e, self.seat)
            if not found:
                return None
            if answer is None and len(found) > 1:
                options: list[Option] = [("attach", h, 0) for h in found]
                game.ask(self, "attach", game.state.first, options, e)
                return AGAIN
            host = answer[1] if answer is not None else found[0]
        enter.begin_enter(game, e, enter.entering_player(game, e, self.seat), host)
        return None

    def carry_out(self, game: "Champions") -> Then:
        """Its When Revealed abilities, one after the other, unless its effects are cancelled."""
        e = self.card & ENTITY_MASK
        face = game.content.faces[game.state.ident[e]]
        if self.silent or not face.revealed:
            return None
        index = face.revealed[self.spoken]
        self.spoken += 1
        if not face.forms[index] or (self.seat in game.state.alive and face.fits(index, game.form(self.seat))):
            if game.observer is not None:
                game.tell_event(events.WhenRevealed, e)
            Effect(0, face.programs[index], self.card, self.seat).run(game)
        return AGAIN if self.spoken < len(face.revealed) else None


ResolveCard.follows(
    step(ResolveCard.put_into_play, "MC-REVEAL-04", "MC-REVEAL-05", "MC-REVEAL-07", "MC-REVEAL-08", "MC-FIRST-04"),
    step(ResolveCard.carry_out, "MC-REVEAL-06", "MC-WREV-02"),
)


def attachment_hosts(game: "Champions", entity: int, seat: int) -> list[int]:
    """What an attachment's text lets it attach to."""
    attach = game.ident(entity).rules.attach
    assert attach is not None, f"{game.ident(entity).code} does not say what it is attached to"
    return attach.all(game, Effect(0, EMPTY, game.state.ref(entity), seat))


# -- starting --------------------------------------------------------------------------------------


def push_reveal(game: "Champions", seat: int, entity: int, from_deck: bool) -> None:
    game.push(RevealSteps(0, seat, seat, game.state.ref(entity), from_deck))


def reveal(game: "Champions", seat: int, entity: int) -> None:
    """A player reveals a card that was dealt to them, now."""
    RevealSteps(0, seat, seat, game.state.ref(entity), True).run(game)


def revealing_player(game: "Champions", seat: int) -> Then:
    """A player revealing the top card of the encounter deck."""
    e = decks.take_encounter(game, ids.RESOLVING)
    return RevealSteps(0, seat, seat, game.state.ref(e), True)


def push_reveal_top(game: "Champions", seat: int) -> None:
    """A player reveals the top card of the encounter deck."""
    push_reveal(game, seat, decks.take_encounter(game, ids.RESOLVING), from_deck=True)


def gain_surge(game: "Champions", source: int) -> None:
    """The card that is being revealed gains surge; having it twice changes nothing (OQ-30)."""
    for frame in reversed(game.stack):
        if isinstance(frame, RevealSteps) and frame.card == source:
            frame.surge = True
            return


def lose_surge(game: "Champions", source: int) -> None:
    """The card being revealed is cancelled as a whole, its surge with it (OQ-31)."""
    for frame in reversed(game.stack):
        if isinstance(frame, RevealSteps) and frame.card == source:
            frame.surge = False
            return


def is_silenced_by_peril(game: "Champions", seat: int) -> bool:
    """Does a card with peril that another player resolves keep this one from acting (MC-KW-PERIL-02)?"""
    for frame in game.stack:
        if (
            isinstance(frame, RevealSteps)
            and frame.owner != seat
            and "peril" in game.ident(frame.card & ENTITY_MASK).keywords
        ):
            return True
    return False


def find_and_reveal(game: "Champions", effect: Effect, of: Sel) -> None:
    """Find a card in the encounter deck or its discard pile and reveal it. The deck is shuffled afterwards."""
    if found := _find(game, effect, of):
        from_deck = game.state.zone[found] == ids.ENCOUNTER_DECK
        _take_found(game, found, from_deck)
        push_reveal(game, effect.seat, found, from_deck)


def find_and_put_into_play(game: "Champions", effect: Effect, of: Sel) -> None:
    """Find a card in the encounter deck or its discard pile and put it into play. The deck is shuffled afterwards."""
    if found := _find(game, effect, of):
        _take_found(game, found, game.state.zone[found] == ids.ENCOUNTER_DECK)
        enter.put_into_play(game, found, effect.seat)


def _find(game: "Champions", effect: Effect, of: Sel) -> int:
    """The card that the searching player has chosen (MC-SEARCH-03); 0 if there is none, or while they are asked.

    They look at the whole deck (MC-SEARCH-01), and know it until it is shuffled; in setup it is still to be (OQ-02).
    """
    answer = game.take()
    if answer is not None:
        return answer[1]
    game.ret = 0
    found = of.all(game, effect)
    if found:
        if game.state.phase != "setup":
            game.look(game.state.zones[ids.ENCOUNTER_DECK], game.answering_seat(effect.seat))
        effect.ask(game, "search", [("pick", e, 0) for e in game.distinct(found)])
    return 0


def _take_found(game: "Champions", entity: int, from_deck: bool) -> None:
    """The card leaves the area that was searched; a deck that runs out with it is rebuilt (MC-SEARCH-04, OQ-36)."""
    game.move(entity, ids.RESOLVING)
    if from_deck and not game.state.zones[ids.ENCOUNTER_DECK]:
        decks.rebuild_encounter_deck(game)
    game.ret = 1


# -- the nemesis -----------------------------------------------------------------------------------


def push_nemesis(game: "Champions", seat: int, source: int) -> None:
    game.push(NemesisArrival(0, seat, source))


class NemesisArrival(Procedure):
    """The nemesis minion and its side scheme are revealed, then the rest of the set is shuffled in."""

    seat: Seat
    source: CardRef
    minion: CardId = 0

    def reveal_minion(self, game: "Champions") -> Then:
        minion = next((e for e in self.aside(game) if game.ident(e).type == "minion"), 0)
        if minion and not enter.is_title_in_play(game, minion):
            self.minion = minion
            push_reveal(game, self.seat, minion, from_deck=False)

    def reveal_side_scheme(self, game: "Champions") -> Then:
        scheme = next((e for e in self.aside(game) if game.ident(e).type == "side_scheme"), 0)
        if scheme:
            push_reveal(game, self.seat, scheme, from_deck=False)

    def shuffle_rest(self, game: "Champions") -> Then:
        """What is left of the set goes into the encounter deck; without its minion the card gains surge."""
        rest = [e for e in self.aside(game) if game.ident(e).type != "minion"]
        if rest:
            decks.shuffle_into_encounter(game, rest)
        if not self.minion:
            gain_surge(game, self.source)

    def aside(self, game: "Champions") -> tuple[int, ...]:
        return game.state.zones[NEMESES[self.seat]]


NemesisArrival.follows(
    step(NemesisArrival.reveal_minion),
    step(NemesisArrival.reveal_side_scheme),
    step(NemesisArrival.shuffle_rest),
)
