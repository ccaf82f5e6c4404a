"""The table of a companion: villain, schemes, enemies and identities as numbers, and the ways in which they change."""

from typing import Annotated, Any, NamedTuple

import msgspec

from goldenrule.games.champions.facts import Facts
from goldenrule.games.champions.sets import encounter_deck, heroes, load_facts, modulars, scenarios
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.rng import shuffled, stream

STATUSES = ("stunned", "confused", "tough")
VILLAIN = 0
"""The id of the villain among the things on the table."""

COUNTED = 999
"""What is counted on a card goes so far."""

Count = Annotated[int, msgspec.Meta(ge=0, le=COUNTED)]


class Said(NamedTuple):
    """Something to tell the players: the key of its words, their arguments, and the clause that it rests on."""

    key: str
    args: dict[str, Any] = {}
    clause: str = ""


class Identity(msgspec.Struct, forbid_unknown_fields=True):
    """A player's identity. `form` is hero or alter_ego; `dealt` are facedown encounter cards ("": to be typed in)."""

    name: str
    most: Count
    hp: Count
    form: str = "alter_ego"
    statuses: list[str] = []
    dealt: list[str] = []
    alive: bool = True
    nemesis: bool = False  # its nemesis set has come


class Thing(msgspec.Struct, forbid_unknown_fields=True):
    """A card in play: a minion engaged with `seat`, its obligation, a side scheme, an attachment on `host` ..."""

    id: int
    code: str
    seat: int = -1
    host: int = -1
    damage: Count = 0
    threat: Count = 0
    statuses: list[str] = []


class Step(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """A step that is to come; see `steps`."""

    kind: str
    seat: int = -1
    thing: int = VILLAIN


class Table(msgspec.Struct, forbid_unknown_fields=True):
    """Everything that a companion keeps. `typed`: the encounter cards are on the printed deck and are typed in."""

    scenario: str
    expert: bool
    modular: list[str]
    typed: bool
    seed: str
    players: list[Identity]
    stages: list[str]  # the codes of the villain's stages that are left, the present one first
    schemes: list[str]  # the codes of the main scheme's B sides that are left, the present one first
    villain: Thing
    threat: Count = 0
    acceleration: Count = 0
    things: list[Thing] = []
    deck: list[str] = []
    discard: list[str] = []
    removed: list[str] = []
    round: int = 1
    first: int = 0
    ahead: list[Step] = []
    boosts: list[str] = []  # turned up in this activation
    shuffles: int = 0
    next_id: int = 1
    winner: str = ""


def new_table(
    names: list[str], scenario: str, expert: bool = False, modular: list[str] | None = None, typed: bool = False,
    seed: str = "1",
) -> Table:  # fmt: skip
    """The table after setup. `names` are hero ids. Raises BadInput for an unknown hero, scenario or set."""
    entry = scenarios().get(scenario)
    if entry is None:
        raise BadInput(f"There is no scenario {scenario!r}; choose from {', '.join(scenarios())}.")
    if not 1 <= len(names) <= 4 or len(set(names)) != len(names):
        raise BadInput(f"One to four different heroes play, not {', '.join(names) or 'none'}.")
    for name in names:
        if name not in heroes():
            raise BadInput(f"There is no hero {name!r}; choose from {', '.join(heroes())}.")
    chosen = [entry.default_modular] if modular is None else modular
    for name in chosen:
        if name not in modulars():
            raise BadInput(f"There is no modular set {name!r}; choose from {', '.join(modulars())}.")
    facts = load_facts()
    sets = [heroes()[name] for name in names]
    players = [Identity(facts[s.hero].name, facts[s.hero].hp or 0, facts[s.hero].hp or 0) for s in sets]
    table = Table(
        scenario, expert, chosen, typed, seed, players,
        stages=list(entry.villain_deck(expert)), schemes=[b for _, b in entry.main_schemes],
        villain=Thing(VILLAIN, ""),
    )  # fmt: skip
    table.villain.code = table.stages[0]
    if "toughness" in facts[table.villain.code].keywords:
        table.villain.statuses = ["tough"]
    table.threat = per_player(table, facts[table.schemes[0]].start, facts[table.schemes[0]].start_per_player)
    if not typed:
        cards = encounter_deck(scenario, tuple(chosen), expert)
        table.deck = [code for code, n in cards.items() for _ in range(n)] + [s.obligation for s in sets]
        shuffle(table)
    return table


# -- reading ---------------------------------------------------------------------------------------------------------


def facts_of(thing: Thing) -> Facts:
    return load_facts()[thing.code]


def per_player(table: Table, n: int, times: bool) -> int:
    """A printed number, times the players who began the game if it says so (MC-PERPL-02)."""
    return n * len(table.players) if times else n


def most(table: Table, thing: Thing) -> int:
    """The hit points of an enemy; 0 if none are printed."""
    facts = facts_of(thing)
    return per_player(table, max(0, facts.hp or 0), facts.hp_per_player)


def target(table: Table) -> int:
    facts = load_facts()[table.schemes[0]]
    return per_player(table, facts.target, facts.target_per_player)


def icons(table: Table, icon: str) -> int:
    """How many of an icon (acceleration, crisis, hazard) the cards in play show."""
    return sum(facts_of(thing).icons.count(icon) for thing in table.things)


def attached(table: Table, thing: Thing) -> list[Thing]:
    return [other for other in table.things if other.host == thing.id]


def carriers(table: Table, thing: Thing) -> list[Thing]:
    """What a card is attached to, and what that is attached to, and so on; none twice."""
    by_id = {each.id: each for each in table.things}
    found: list[Thing] = []
    host = by_id.get(thing.host)
    while host is not None and host not in found:
        found.append(host)
        host = by_id.get(host.host)
    return found


def power(table: Table, thing: Thing, stat: str) -> int | None:
    """An enemy's printed ATK ("atk") or SCH ("sch") with what its attachments add; None if it prints no number."""
    printed: int | None = getattr(facts_of(thing), stat)
    if printed is None or printed < 0:
        return None
    added: list[int] = [getattr(facts_of(card), f"{stat}_mod") for card in attached(table, thing)]
    return printed + sum(added)


def order(table: Table) -> list[int]:
    """The seats still in the game, the first player's first."""
    seats = range(len(table.players))
    return [s for s in [*seats[table.first :], *seats[: table.first]] if table.players[s].alive]


def minions(table: Table, seat: int) -> list[Thing]:
    return [thing for thing in table.things if thing.seat == seat and facts_of(thing).type == "minion"]


# -- the encounter deck ------------------------------------------------------------------------------------------------


def shuffle(table: Table) -> None:
    order = shuffled([stream(table.seed, f"companion {table.shuffles}")], 0, tuple(range(len(table.deck))))
    table.deck = [table.deck[i] for i in order]
    table.shuffles += 1


def next_card(table: Table) -> tuple[str, list[Said]]:
    """The top card of the encounter deck, which is made anew as soon as it is empty (MC-EMPTYENC-01)."""
    if not table.deck:
        raise BadInput("The encounter deck and its discard pile are empty; put a card into play or discard one first.")
    code = table.deck.pop(0)
    return code, _renew(table)


def discard(table: Table, code: str) -> list[Said]:
    """A card goes to the encounter discard pile. Typed in, it lies on the table's own."""
    if table.typed:
        return []
    table.discard.insert(0, code)
    return _renew(table)


def _renew(table: Table) -> list[Said]:
    if table.deck or not table.discard:
        return []
    table.deck, table.discard = table.discard, []
    shuffle(table)
    table.acceleration += 1
    return [Said("emptied", {"n": table.acceleration}, "MC-EMPTYENC-02")]


# -- changes -----------------------------------------------------------------------------------------------------------


def enter(table: Table, code: str, seat: int, host: int = -1) -> Thing:
    """A card comes into play as its type does: engaged, with its threat, attached, or next to the villain."""
    facts = load_facts()[code]
    thing = Thing(table.next_id, code, seat if facts.type in ("minion", "obligation") else -1)
    table.next_id += 1
    if facts.type == "side_scheme":
        thing.threat = per_player(table, facts.start, facts.start_per_player)
    if facts.type == "attachment":
        thing.host = VILLAIN if host < 0 else host
    if "toughness" in facts.keywords:
        thing.statuses = ["tough"]
    table.things.append(thing)
    return thing


def leave(table: Table, thing: Thing) -> None:
    """A card in play goes to the discard pile, with everything attached to it."""
    for card in attached(table, thing):
        leave(table, card)
    table.things.remove(thing)
    discard(table, thing.code)


def damage(table: Table, thing: Thing, n: int) -> list[Said]:
    """Deal damage to an enemy: tough takes it, hit points run out, stages follow (MC-STATUS-12, MC-VDEFEAT)."""
    if n and "tough" in thing.statuses:
        thing.statuses = [s for s in thing.statuses if s != "tough"]
        return [Said("tough", {"card": thing.code}, "MC-STATUS-12")]
    thing.damage += n
    if not most(table, thing) or thing.damage < most(table, thing):
        return [Said("damaged", {"card": thing.code, "n": n, "left": max(0, most(table, thing) - thing.damage)})]
    if thing is not table.villain:
        leave(table, thing)
        return [Said("defeated", {"card": thing.code}, "MC-MINION-04")]
    table.stages.pop(0)
    if not table.stages:
        table.winner = "players"
        return [Said("won", {}, "MC-WIN-01")]
    thing.damage = 0
    thing.code = table.stages[0]
    if "toughness" in facts_of(thing).keywords and "tough" not in thing.statuses:
        thing.statuses.append("tough")
    return [
        Said("stage", {"card": thing.code, "hp": most(table, thing)}, "MC-VDEFEAT-03"),
        Said("text", {"card": thing.code}),
    ]


def hurt(table: Table, seat: int, n: int) -> list[Said]:
    """Deal damage to an identity; without hit points its player is out (MC-ELIM)."""
    player = table.players[seat]
    if n and "tough" in player.statuses:
        player.statuses = [s for s in player.statuses if s != "tough"]
        return [Said("player-tough", {"who": player.name}, "MC-STATUS-12")]
    player.hp = max(0, player.hp - n)
    said = [Said("player-damaged", {"who": player.name, "n": n, "left": player.hp})]
    if player.hp:
        return said
    player.alive = False
    for code in player.dealt:
        discard(table, code)
    player.dealt = []
    table.ahead = [step for step in table.ahead if step.seat != seat]
    said.append(Said("eliminated", {"who": player.name}, "MC-ELIM-01"))
    left = order(table)
    if not left:
        table.winner = "villain"
        return [*said, Said("lost-players", {}, "MC-ELIM-08")]
    seats = len(table.players)
    after = next(s for i in range(1, seats) for s in [(seat + i) % seats] if table.players[s].alive)
    for minion in minions(table, seat):
        minion.seat = after
        said.append(Said("engages", {"card": minion.code, "who": table.players[after].name}, "MC-ELIM-04"))
    if table.first == seat:
        table.first = after
        said.append(Said("first", {"who": table.players[after].name}, "MC-FIRST-03"))
    return said


def scheme_threat(table: Table, n: int) -> list[Said]:
    """Place threat on the main scheme, or remove it (negative); a complete stage gives way to the next (MC-MAIN)."""
    if n < 0 and icons(table, "crisis"):
        return [Said("crisis", {}, "MC-CRISIS-01")]
    table.threat = max(0, table.threat + n)
    said = [Said("main", {"threat": table.threat, "target": target(table)})]
    if table.threat < target(table):
        return said
    table.schemes.pop(0)
    if not table.schemes:
        table.winner = "villain"
        return [*said, Said("lost-scheme", {}, "MC-MAIN-04")]
    facts = load_facts()[table.schemes[0]]
    table.threat = per_player(table, facts.start, facts.start_per_player)
    return [
        *said, Said("advance", {"card": facts.code, "threat": table.threat}, "MC-MAIN-03"),
        Said("text", {"card": facts.back}), Said("text", {"card": facts.code}),
    ]  # fmt: skip


def side_threat(table: Table, thing: Thing, n: int) -> list[Said]:
    """Place threat on a side scheme, or remove it (negative); without threat it is defeated (MC-SIDE-04).

    Raises BadInput for more than a companion counts.
    """
    if thing.threat + n > COUNTED:
        name = facts_of(thing).name
        raise BadInput(f"{name} cannot have {thing.threat + n} threat; a companion counts to {COUNTED}.")
    thing.threat = max(0, thing.threat + n)
    if thing.threat:
        return [Said("side", {"card": thing.code, "threat": thing.threat})]
    leave(table, thing)
    return [Said("scheme-defeated", {"card": thing.code}, "MC-SIDE-04")]


def set_status(holder: Thing | Identity, status: str, on: bool) -> None:
    """Give or take a status card; one of a kind at most (MC-STATUS-03)."""
    holder.statuses = sorted({*holder.statuses, status}) if on else [s for s in holder.statuses if s != status]
