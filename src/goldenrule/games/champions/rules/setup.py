"""Setting up a game: the fourteen steps (MC-SETUP)."""

from collections import Counter
from collections.abc import Hashable, Mapping
from typing import Final

import msgspec

from goldenrule.games.champions import events, ids
from goldenrule.games.champions.content import Content
from goldenrule.games.champions.deck_names import PLAYER_TYPES
from goldenrule.games.champions.decks import Deck, card_base, refuse_illegal
from goldenrule.games.champions.draws import RANDOM
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.ids import AREAS, DECKS, HANDS, NEMESES, TABLE
from goldenrule.games.champions.playable import PlayableChampions
from goldenrule.games.champions.readings import chosen
from goldenrule.games.champions.rules import decks, defeat, values
from goldenrule.games.champions.rules.round import Round
from goldenrule.games.champions.sets import encounter_deck, heroes, load_facts, modulars, scenarios, starter_decks
from goldenrule.games.champions.state import Table
from goldenrule.kernel.decisions import DONE, Option
from goldenrule.kernel.entities import MOST_CARDS
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.fields import CardId, Index, Seat
from goldenrule.kernel.rng import shuffle, stream
from goldenrule.kernel.several import Several, remaining
from goldenrule.kernel.steps import AGAIN, Procedure, Then, step
from goldenrule.packs.pack_store import plain
from goldenrule.packs.reading import Pack
from goldenrule.words.phrases import Phrase

MOST_HEROES: Final = 4
"""The maximum number of players (MC-SETUP)."""


class GameSetup(msgspec.Struct, frozen=True):
    """What a game is made of. `heroes` and `scenario` are set names; `modular` None means the scenario's own.

    `decks` gives a list of card codes for a seat instead of the hero's starter deck. `seed` is any text or number.
    `aspects` gives each seat an aspect whose starter cards go with the hero's, "" for the hero's own. `boxes` "one"
    asks that all decks can be built from the cards of one box. The modular set "random" is drawn by the seed, unseen.
    `readings` names later readings of the rules (see `readings`), `first_player` is a seat (MC-SETUP-03). `packs` are
    the content packs whose cards, heroes and sets there are, too. `any_deck` admits decks that break the rules for
    decks (MC-DECK).
    """

    heroes: tuple[str, ...] = ("spider_man",)
    scenario: str = "rhino"
    expert: bool = False
    modular: tuple[str, ...] | None = None
    seed: str = "0"
    decks: dict[int, tuple[str, ...]] = {}
    first_player: int = 0
    aspects: tuple[str, ...] = ()
    boxes: str = "several"
    readings: tuple[str, ...] = ()
    packs: tuple[Pack, ...] = ()
    any_deck: bool = False

    def key(self) -> tuple[Hashable, ...]:
        """Equal for setups that lay the same table."""
        return (
            self.heroes, self.aspects, self.boxes, self.scenario, self.expert, self.modular, tuple(self.decks.items()),
            self.first_player, chosen(self.readings), tuple([pack.hash for pack in self.packs]), self.any_deck,
        )  # fmt: skip

    def plain(self) -> dict[str, object]:
        """The same as JSON-able data, for records."""
        kept: dict[str, object] = {"packs": plain(self.packs)} if self.packs else {}
        if self.any_deck:
            kept["any_deck"] = True
        return {
            **kept,
            "heroes": list(self.heroes),
            "scenario": self.scenario,
            "expert": self.expert,
            "modular": None if self.modular is None else list(self.modular),
            "decks": {str(seat): list(codes) for seat, codes in sorted(self.decks.items())},
            "first_player": self.first_player,
            "aspects": list(self.aspects),
            "boxes": self.boxes,
            "readings": list(chosen(self.readings)),
        }


def check_known(what: str, name: str, names: list[str]) -> None:
    """Raises BadInput for a name that is none of these."""
    if name not in names:
        raise BadInput("champions-bad-unknown", what=what, name=name, names=sorted(names))


def check(setup: GameSetup) -> None:
    """Refuse what cannot be set up. Raises BadInput with one sentence."""
    if not 1 <= len(setup.heroes) <= MOST_HEROES:
        raise BadInput("champions-bad-champions-heroes", n=len(setup.heroes))
    for hero in setup.heroes:
        check_known("hero", hero, list(heroes(setup.packs)))
    for hero in setup.heroes:
        if setup.heroes.count(hero) > 1:
            raise BadInput("champions-bad-hero-chosen-twice", hero=hero)
    check_known("scenario", setup.scenario, list(scenarios(setup.packs)))
    for modular in setup.modular or ():
        check_known("modular-set", modular, [*modulars(setup.packs), RANDOM])
        if modular != RANDOM and (setup.modular or ()).count(modular) > 1:
            raise BadInput("champions-bad-modular-set-chosen", modular=modular)
    if (setup.modular or ()).count(RANDOM) > len(modulars(setup.packs)) - len(set(setup.modular or ()) - {RANDOM}):
        raise BadInput("champions-bad-only-modular-sets", n=len(modulars(setup.packs)))
    if len(setup.aspects) > len(setup.heroes):
        raise BadInput("champions-bad-aspects-seats", n=len(setup.aspects), heroes=len(setup.heroes))
    for aspect in setup.aspects:
        if aspect:
            check_known("aspect", aspect, sorted(aspect_decks(setup.packs)))
    if setup.boxes not in ("one", "several"):
        raise BadInput("champions-bad-boxes-one-several", boxes=setup.boxes)
    chosen(setup.readings)
    if not 0 <= setup.first_player < len(setup.heroes):
        n = len(setup.heroes)
        raise BadInput("champions-bad-player-cannot-first", seat=setup.first_player + 1, most=n)
    _check_decks(setup)
    if (cards := card_count(setup)) > MOST_CARDS:
        raise BadInput("champions-bad-decks-sets-game", cards=cards, most=MOST_CARDS)
    if setup.boxes == "one":
        _check_box(setup)


def _check_decks(setup: GameSetup) -> None:
    for seat, codes in setup.decks.items():
        if not 0 <= seat < len(setup.heroes):
            raise BadInput("champions-bad-deck-seat", seat=seat, n=len(setup.heroes) - 1)
        facts = load_facts(setup.packs)
        for code in codes:
            if code not in facts:
                raise BadInput("champions-bad-deck-seat-card", seat=seat, code=code)
            if facts[code].type not in PLAYER_TYPES:
                raise BadInput("champions-bad-deck-seat-type", seat=seat, name=facts[code].name, code=code)
        if not setup.any_deck:
            aspect = setup.aspects[seat] if seat < len(setup.aspects) else ""
            deck = Deck((setup.heroes[seat],), Counter(codes), aspect)
            refuse_illegal(deck, Phrase("champions-deck-of-seat", seat=seat), card_base(setup.packs))


def _check_box(setup: GameSetup) -> None:
    """Refuse decks that need more copies of a card than one box holds."""
    facts = load_facts(setup.packs)
    used = Counter(code for seat in range(len(setup.heroes)) for code in deck_list(setup, seat))
    short = [
        f"{facts[code].name} ({n} of {facts[code].quantity})" for code, n in used.items() if n > facts[code].quantity
    ]
    if short:
        more = max(len(short) - 3, 0)
        raise BadInput("champions-bad-one-box-too", short=short[:3], more=more)


def aspect_decks(packs: tuple[Pack, ...] = ()) -> dict[str, Mapping[str, int]]:
    """The starter cards of each aspect, basic cards included, without those of a hero: code -> copies."""
    out: dict[str, Mapping[str, int]] = {}
    for deck in starter_decks(packs).values():
        own = heroes(packs)[deck.hero].cards
        out.setdefault(deck.aspect, {code: n for code, n in deck.cards.items() if code not in own})
    return out


def draw_modular_sets(setup: GameSetup) -> GameSetup:
    """The same setup with modular sets drawn by its seed in the place of "random" ones (MC-EDECK-07)."""
    if not setup.modular or RANDOM not in setup.modular:
        return setup
    names = [name for name in modulars(setup.packs) if name not in setup.modular]
    order = shuffle([stream(setup.seed, "modular sets")], 0, tuple(range(len(names))))
    lots = [names[i] for i in order]
    return msgspec.structs.replace(
        setup, modular=tuple(lots.pop() if name == RANDOM else name for name in setup.modular)
    )


def card_count(setup: GameSetup) -> int:
    """How many cards the game has, however many copies its sets name."""
    every = heroes(setup.packs)
    modular = None if setup.modular is None else tuple(name for name in setup.modular if name != RANDOM)
    n = 2 + sum(encounter_deck(setup.scenario, modular, setup.expert, setup.packs).values())
    for seat, name in enumerate(setup.heroes):
        deck = len(setup.decks[seat]) if seat in setup.decks else sum(_starter(setup, seat).values())
        n += 2 + sum(every[name].nemesis.values()) + deck
    return n


def deck_list(setup: GameSetup, seat: int) -> list[str]:
    """The codes of a seat's deck, a code once for each copy."""
    if seat in setup.decks:
        return list(setup.decks[seat])
    return [code for code, n in _starter(setup, seat).items() for _ in range(n)]


def _starter(setup: GameSetup, seat: int) -> Mapping[str, int]:
    """The ready-made deck of a seat's hero and aspect, code to copies."""
    hero = setup.heroes[seat]
    aspect = setup.aspects[seat] if seat < len(setup.aspects) else ""
    aspect = aspect or heroes(setup.packs)[hero].starter_aspect
    made = starter_decks(setup.packs).get(hero)
    if made is not None and made.aspect == aspect:
        return dict(made.cards)
    rest = aspect_decks(setup.packs)[aspect]
    return {**heroes(setup.packs)[hero].cards, **rest}


def place(game: Champions, code: str, owner: int, to: int) -> int:
    """Create a card in a zone."""
    state = game.state
    e = state.add(game.content.face(code).index, owner)
    state.zone[e] = to
    state.zones[to] = (*state.zones[to], e)
    return e


def build(game: Champions, setup: GameSetup) -> None:
    """Steps 1 to 9 and the building of the decks: everything before the first decision."""
    state = game.state
    identities = []
    for seat, name in enumerate(setup.heroes):  # steps 1, 2: alter-ego side up
        hero = heroes(setup.packs)[name]
        e = state.add(game.content.face(hero.hero).index, seat)
        game.enter_play(e, AREAS[seat], seat)
        game.set_face(e, game.content.face(hero.alter_ego).index)
        identities.append(e)
    state.identities = tuple(identities)
    state.first = setup.first_player  # step 3
    for seat, name in enumerate(setup.heroes):
        for code in deck_list(setup, seat):
            place(game, code, seat, DECKS[seat])
        for code, n in heroes(setup.packs)[name].nemesis.items():  # step 5
            for _ in range(n):
                game.show_id(place(game, code, -1, NEMESES[seat]))
    scenario = scenarios(setup.packs)[setup.scenario]
    stages = [game.content.face(code).index for code in scenario.villain_deck(setup.expert)]  # step 8
    state.villain = state.add(stages[0], -1)
    state.villain_stages = tuple(stages[1:])
    game.enter_play(state.villain, TABLE, -1)
    pairs = [(game.content.face(a).index, game.content.face(b).index) for a, b in scenario.main_schemes]
    state.main_scheme = state.add(pairs[0][0], -1)
    state.scheme_stages = tuple(pairs)
    game.enter_play(state.main_scheme, TABLE, -1)
    for code, n in encounter_deck(setup.scenario, setup.modular, setup.expert, setup.packs).items():  # OQ-02
        for _ in range(n):
            place(game, code, -1, ids.ENCOUNTER_DECK)
    for name in setup.heroes:  # step 4: set aside until step 11
        if "obligations-in-before-scheme-setup" in game.readings:
            place(game, heroes(setup.packs)[name].obligation, -1, ids.ENCOUNTER_DECK)
        else:
            game.show_id(place(game, heroes(setup.packs)[name].obligation, -1, ids.ASIDE))
    state.dirty = 0


class SetUp(Procedure):
    """Steps 6 to 14 of setup, then the rounds. `kept` are abilities that have been carried out in a step."""

    seat: Seat = 0
    chosen: tuple[CardId, ...] = ()
    kept: Index = 0

    def shuffle_decks(self, game: Champions) -> Then:
        """Step 6."""
        for seat in range(game.state.seats):
            game.shuffle(DECKS[seat], decks.deck_stream(seat))

    def set_up_scheme(self, game: Champions) -> Then:
        """Step 10: Setup text of side 1A, then side 1B with its starting threat (OQ-01)."""
        scheme = game.state.main_scheme
        setups = game.face(scheme).setups
        if self.kept < len(setups):
            self.kept += 1
            game.push(game.env(scheme, setups[self.kept - 1], game.state.first))
            return AGAIN
        self.kept = 0
        defeat.flip_scheme(game)
        return None

    def reveal_stages(self, game: Champions) -> Then:
        """When Revealed of 1B, then of the first villain stage (OQ-03), and its toughness."""
        state = game.state
        pairs = [(e, i) for e in (state.main_scheme, state.villain) for i in game.face(e).revealed]
        if self.kept == 0 and "toughness" in game.face(state.villain).keywords:
            game.set_status(state.villain, ids.TOUGH, True)
        if self.kept == len(pairs):
            self.kept = 0
            return None
        e, index = pairs[self.kept]
        self.kept += 1
        game.tell_event(events.WhenRevealed, e)
        game.push(game.env(e, index, state.first))
        return AGAIN

    def finish_encounter_deck(self, game: Champions) -> Then:
        """Step 11: obligations are added, the encounter deck is shuffled; step 12: starting hands."""
        self.add_obligations(game)
        decks.shuffle_encounter(game)
        self.draw_hands(game)

    def add_obligations(self, game: Champions) -> None:
        for e in game.state.zones[ids.ASIDE]:
            if game.ident(e).type == "obligation":
                game.move(e, ids.ENCOUNTER_DECK)

    def draw_hands(self, game: Champions) -> None:
        for seat in game.players():
            decks.draw(game, seat, values.hand_size(game, seat))

    def several(self, game: Champions) -> Several | None:
        """In the mulligan, a player may discard any number of cards."""
        if self.pc != SetUp.at(SetUp.mulligan):
            return None
        hand = game.state.zones[HANDS[game.players()[self.seat]]]
        rest = remaining(hand, self.chosen)
        return Several.cards([("discard", e, 0) for e in rest], 0, len(rest))

    def mulligan(self, game: Champions) -> Then:
        """Step 13: each player may discard any number of cards, then draws back up."""
        state = game.state
        if self.seat >= state.seats:
            self.seat = 0
            return None
        seat = game.players()[self.seat]
        hand = list(state.zones[HANDS[seat]])
        answer = game.take()
        if answer is None or answer[0] == "discard":
            if answer is not None:
                self.chosen = (*self.chosen, answer[1])
            rest = remaining(hand, self.chosen)
            if rest:
                options: list[Option] = [("discard", e, 0) for e in game.distinct(rest)]
                game.ask(self, "mulligan", seat, [*options, DONE])
                return AGAIN
        for e in self.chosen:
            game.discard(e)
        if self.chosen:
            game.tell_event(events.Discard, seat, self.chosen)
            decks.draw(game, seat, values.hand_size(game, seat) - len(state.zones[HANDS[seat]]))
        self.chosen = ()
        self.seat += 1
        return AGAIN

    def set_up_characters(self, game: Champions) -> Then:
        """Step 14: Setup instructions on identity cards, first player first."""
        state = game.state
        while self.seat < state.seats:
            seat = game.players()[self.seat]
            identity = state.identities[seat]
            setups = game.face(identity).setups
            if self.kept < len(setups):
                self.kept += 1
                game.push(game.env(identity, setups[self.kept - 1], seat))
                return AGAIN
            self.seat += 1
            self.kept = 0
        return Round(0)


SetUp.follows(
    step(SetUp.shuffle_decks, "MC-SETUP-06"),
    step(SetUp.set_up_scheme, "MC-SETUP-10"),
    step(SetUp.reveal_stages, "MC-WREV-03"),
    step(SetUp.finish_encounter_deck, "MC-SETUP-11", "MC-SETUP-12"),
    step(SetUp.mulligan, "MC-SETUP-13", "MC-SETUP-17"),
    step(SetUp.set_up_characters, "MC-SETUP-14"),
)


def new_game(setup: GameSetup, content: Content) -> Champions:
    """A game at its first decision. Raises BadInput for an unknown name, or a card that has no behaviour yet."""
    g = lay_out_table(setup, content)
    g.push(SetUp(0))
    g.run()
    return g


def lay_out_table(setup: GameSetup, content: Content) -> Champions:
    """The table before anything is shuffled: steps 1 to 5 and 7 to 9. Raises BadInput as `new_game` does."""
    seats = len(setup.heroes)
    plain, chosen_readings = setup.plain(), frozenset(chosen(setup.readings))
    if setup.modular and RANDOM in setup.modular:
        check(setup)
        setup = draw_modular_sets(setup)
    key = (content.hash, *setup.key())
    template = _TEMPLATES.get(key)
    if template is None:
        check(setup)
        g = PlayableChampions(Table.of(seats), content, {})
        g.readings = chosen_readings
        build(g, setup)
        if len(_TEMPLATES) >= MOST_TEMPLATES:
            _TEMPLATES.clear()
        template = _TEMPLATES[key] = g.state
    g = PlayableChampions(template.clone(), content, plain)
    g.readings = chosen_readings
    g.state.rng = [stream(setup.seed, name) for name in decks.stream_names(seats)]
    return g


MOST_TEMPLATES = 50
_TEMPLATES: dict[tuple[Hashable, ...], Table] = {}
"""Tables laid out for a setup, before anything random: games of the same setup start from a copy."""
