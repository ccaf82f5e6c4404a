"""Games that are about to be set up: decks have been shuffled, and lie as a case stacks them (MC-SETUP)."""

from collections.abc import Sequence

from goldenrule.gamekit.cases import CardPlacement, refuse_beyond
from goldenrule.games.champions import ids
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.facts import OF_PLAYERS
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import DECKS
from goldenrule.games.champions.rules.decks import shuffle_encounter
from goldenrule.games.champions.rules.setup import GameSetup, SetUp, lay_out_table
from goldenrule.games.champions.situations.given import GivenPosition
from goldenrule.games.champions.situations.placing import ENCOUNTER_TYPES, codes_of
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.fields import CardId
from goldenrule.kernel.steps import Then, step

IN_SETUP = (
    "heroes", "scenario", "expert", "modular", "seed", "decks", "readings", "packs", "phase", "first", "players",
    "encounter_top", "encounter_deck", "encounter_shuffled",
)  # fmt: skip
"""What can be said of a game that is about to be set up."""


def before_setup(given: GivenPosition, options: GameSetup) -> Champions:
    """A game at step 10 of setup, which follows. Raises BadInput for what cannot be so yet."""
    refuse_beyond(given, IN_SETUP, "given")
    g = lay_out_table(options, load_content(options.packs))
    seats = g.state.seats
    if len(given.players) > seats:
        raise BadInput("champions-bad-given-players-no", seats=seats)
    SetUp(0).shuffle_decks(g)
    stacking = Stacking(g)
    stacking.stack("given.encounter", given.encounter_top, given.encounter_deck, ENCOUNTER_TYPES, ids.ENCOUNTER_DECK)
    for seat, player in enumerate(given.players):
        at = f"given.players[{seat}]"
        refuse_beyond(player, ("deck", "deck_top"), at)
        stacking.stack(f"{at}.deck", player.deck_top, player.deck, OF_PLAYERS, DECKS[seat])
    zones = (ids.ENCOUNTER_DECK, ids.ASIDE)
    top = [e for _, e in stacking.each("given.encounter_shuffled", given.encounter_shuffled, ENCOUNTER_TYPES, zones)]
    g.push(Stacked(Stacked.at(SetUp.set_up_scheme), top=tuple(top)))
    return g


class Stacking(CardPlacement):
    """Puts cards that lie in a deck on top of it."""

    def __init__(self, game: Champions) -> None:
        self.g = game
        self.named: set[int] = set()

    def take(self, at: str, name: str, types: tuple[str, ...], zones: Sequence[int]) -> int:
        """The first card of a name in some zones that has not been named. Raises BadInput if there is none."""
        g = self.g
        codes = codes_of(g, at, name, types)
        for zone in zones:
            for e in g.state.zones[zone]:
                if e not in self.named and g.ident(e).code in codes:
                    self.named.add(e)
                    return e
        raise BadInput("champions-bad-not-in-deck", at=at, name=name)

    def stack(self, at: str, top: list[str], whole: list[str] | None, types: tuple[str, ...], deck: int) -> None:
        """The next cards of a deck, or all of it: then the rest is removed from the game."""
        g = self.g
        if whole is not None and top:
            raise BadInput("champions-bad-top-give-top", at=at)
        place = f"{at}_top" if whole is None else at if deck in DECKS else f"{at}_deck"
        if whole == []:
            raise BadInput("champions-bad-setup-empty", at=place)
        cards = [e for _, e in self.each(place, top if whole is None else whole, types, (deck,))]
        for e in reversed(cards):
            g.move(e, deck)
        if whole is not None:
            for e in g.state.zones[deck][len(cards) :]:
                g.move(e, ids.REMOVED)


class Stacked(SetUp):
    """Setup with an encounter deck that has some cards on top as soon as it has been shuffled."""

    top: tuple[CardId, ...] = ()

    def stack_encounter_deck(self, game: Champions) -> Then:
        """Steps 11 and 12, with the cards on top before hands are drawn. Raises BadInput if one has left the deck."""
        self.add_obligations(game)
        shuffle_encounter(game)
        for i, e in reversed([*enumerate(self.top)]):
            if game.state.zone[e] != ids.ENCOUNTER_DECK:
                raise BadInput("champions-bad-given-shuffled-gone", i=i, name=game.ident(e).name)
            game.move(e, ids.ENCOUNTER_DECK)
        self.draw_hands(game)


Stacked.follows(
    *[
        step(Stacked.stack_encounter_deck, *each.clauses) if each.do is SetUp.finish_encounter_deck else each
        for each in SetUp.STEPS
    ]
)
