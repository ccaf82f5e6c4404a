"""What the players type beside answers: damage, threat, statuses, forms, cards coming and going."""

from collections.abc import Callable

from goldenrule.gamekit.typed import number, quoted
from goldenrule.games.champions.companion import table as t
from goldenrule.games.champions.companion.steps import ENCOUNTER, MOST, deal, find_card, reveal
from goldenrule.games.champions.companion.table import Identity, Said, Table, Thing
from goldenrule.games.champions.sets import heroes, load_facts
from goldenrule.kernel.errors import BadInput


def obey(table: Table, line: str) -> list[Said] | None:
    """Carry out a command; None if the line is none. Raises BadInput, and changes nothing, for one that cannot be."""
    word, _, rest = line.strip().partition(" ")
    command = COMMANDS.get(word.casefold())
    return None if command is None else command(table, rest.strip())


# -- whom a line means -------------------------------------------------------------------------------------------------


def thing_of(table: Table, words: str) -> Thing:
    """The villain or a card in play, by name; "Hydra Mercenary 2" is the second of that name."""
    wanted, nth = _numbered(words)
    if wanted.casefold() == "villain":
        return table.villain
    here = [table.villain, *table.things]
    code = find_card(wanted, list(dict.fromkeys(thing.code for thing in here)))
    name = load_facts()[code].name
    found = [thing for thing in here if t.facts_of(thing).name == name]
    if not nth and len(found) > 1:
        raise BadInput(f"There are {len(found)} of {name}; put the number behind the name, such as: {name} 1.")
    if (nth or 1) > len(found):
        raise BadInput(f"There is no {name} {nth}; {'there is 1' if len(found) == 1 else f'there are {len(found)}'}.")
    return found[(nth or 1) - 1]


def player_of(table: Table, words: str) -> int:
    """A player's seat, by number (1, 2 ...) or the hero's name. Raises BadInput if nobody is called so."""
    wanted = words.strip().casefold()
    if 1 <= (number(wanted) or 0) <= len(table.players):
        return int(wanted) - 1
    found = [s for s, player in enumerate(table.players) if wanted and player.name.casefold().startswith(wanted)]
    if len(found) != 1:
        names = ", ".join(f"{s} {player.name}" for s, player in enumerate(table.players, 1))
        raise BadInput(f"{quoted(words.strip())} is no player; the players are {names}.")
    return found[0]


def _numbered(words: str) -> tuple[str, int | None]:
    """What is meant, and the number behind it; None if there is none."""
    head, _, tail = words.strip().rpartition(" ")
    n = number(tail) if head else None
    return (words.strip(), None) if n is None else (head, n)


def _with_number(rest: str, example: str) -> tuple[str, int]:
    """What is meant, and the number that ends the line."""
    head, n = _numbered(rest)
    if n is None or n > MOST:
        raise BadInput(f"{quoted(rest)} names nothing, or no number from 0 to {MOST}; write for example: {example}.")
    return head, n


def _is_player(table: Table, words: str) -> bool:
    try:
        player_of(table, words)
    except BadInput:
        return False
    return True


# -- the commands ------------------------------------------------------------------------------------------------------


def _damage(table: Table, rest: str) -> list[Said]:
    who, n = _with_number(rest, "damage villain 3")
    if _is_player(table, who):
        return t.hurt(table, player_of(table, who), n)
    thing = thing_of(table, who)
    if not t.most(table, thing):
        raise BadInput(f"{t.facts_of(thing).name} has no printed hit points; use: discard NAME when it is defeated.")
    return t.damage(table, thing, n)


def _heal(table: Table, rest: str) -> list[Said]:
    who, n = _with_number(rest, "heal 1 2")
    if _is_player(table, who):
        player = table.players[player_of(table, who)]
        if not player.alive:
            raise BadInput(f"{player.name} has been eliminated.")
        player.hp = min(player.most, player.hp + n)
        return [Said("player-healed", {"who": player.name, "left": player.hp})]
    thing = thing_of(table, who)
    thing.damage = max(0, thing.damage - n)
    return [Said("healed", {"card": thing.code, "left": t.most(table, thing) - thing.damage})]


def _threat(table: Table, rest: str) -> list[Said]:
    return _change_threat(table, rest, 1, "threat main 2")


def _thwart(table: Table, rest: str) -> list[Said]:
    return _change_threat(table, rest, -1, "thwart main 2")


def _change_threat(table: Table, rest: str, sign: int, example: str) -> list[Said]:
    what, n = _with_number(rest, example)
    if what.casefold() == "main":
        return t.scheme_threat(table, sign * n)
    thing = thing_of(table, what)
    if t.facts_of(thing).type != "side_scheme":
        raise BadInput(f"{t.facts_of(thing).name} is no scheme; write main, or the name of a side scheme.")
    return t.side_threat(table, thing, sign * n)


def _status(status: str, on: bool = True) -> Callable[[Table, str], list[Said]]:
    def command(table: Table, rest: str) -> list[Said]:
        words, off = (rest[:-4].strip(), True) if rest.casefold().endswith(" off") else (rest, not on)
        seat = player_of(table, words) if _is_player(table, words) else -1
        holder: Identity | Thing = table.players[seat] if seat >= 0 else thing_of(table, words)
        if isinstance(holder, Thing) and holder is not table.villain and t.facts_of(holder).type != "minion":
            raise BadInput(f"{t.facts_of(holder).name} is no character.")
        t.set_status(holder, status, not off)
        held = ", ".join(holder.statuses) or "none"
        if isinstance(holder, Thing):
            return [Said("statuses", {"card": holder.code, "statuses": held}, "MC-STATUS-03")]
        return [Said("player-statuses", {"who": holder.name, "statuses": held}, "MC-STATUS-03")]

    return command


def _form(table: Table, rest: str) -> list[Said]:
    """The identity is turned over."""
    if not rest and len(table.players) == 1:
        rest = "1"
    player = table.players[player_of(table, rest)]
    player.form = "hero" if player.form == "alter_ego" else "alter_ego"
    return [Said("form", {"who": player.name, "form": player.form}, "MC-FORM-01")]


def _most(table: Table, rest: str) -> list[Said]:
    """The maximum hit points of an identity change, by an upgrade."""
    who, n = _with_number(rest, "maximum 1 16")
    player = table.players[player_of(table, who)]
    if not player.alive:
        raise BadInput(f"{player.name} has been eliminated.")
    if n < 1:
        raise BadInput("An identity has at least 1 hit point.")
    player.hp = max(0, min(n, player.hp + max(0, n - player.most)))
    player.most = n
    return [Said("player-healed", {"who": player.name, "left": player.hp})]


def _enter(table: Table, rest: str) -> list[Said]:
    """A card comes into play: from the deck, the discard pile, or set aside."""
    words, seat = _card_and_seat(table, rest)
    facts = load_facts()
    kinds = ("minion", "side_scheme", "attachment", "environment")
    code = find_card(words, [c for c, f in facts.items() if f.type in kinds])
    _take(table, code)
    thing = t.enter(table, code, seat)
    who = table.players[seat].name
    return [
        Said(f"enters-{facts[code].type}", {"card": code, "who": who, "n": thing.threat}),
        Said("text", {"card": code}),
    ]


def _card_and_seat(table: Table, rest: str) -> tuple[str, int]:
    """A card's name, and behind it the number of the player whom it meets; the first player's if left out."""
    head, n = _numbered(rest)
    if n:
        return head, player_of(table, str(n))
    return rest, table.first


def _take(table: Table, code: str) -> None:
    """The card is no longer in the pile where it was."""
    for pile in (table.deck, table.discard):
        if code in pile:
            pile.remove(code)
            return


def _attach(table: Table, rest: str) -> list[Said]:
    """An attachment goes to another host."""
    what, to, host = rest.partition(" to ")
    if not to:
        raise BadInput(f"{quoted(rest)} does not say to what; write for example: attach Charge to villain.")
    thing = thing_of(table, what)
    if thing is table.villain:
        raise BadInput("The villain is not attached to anything.")
    found = thing_of(table, host)
    if found is thing or thing in t.carriers(table, found):
        raise BadInput(f"{t.facts_of(thing).name} cannot be attached to itself, or to what is attached to it.")
    thing.host = found.id
    return [Said("attached", {"card": thing.code, "host": t.facts_of(found).name})]


def _discard(table: Table, rest: str) -> list[Said]:
    thing = thing_of(table, rest)
    if thing is table.villain:
        raise BadInput("The villain leaves play when a stage is defeated: damage villain N.")
    t.leave(table, thing)
    return [Said("discarded", {"card": thing.code})]


def _remove(table: Table, rest: str) -> list[Said]:
    """A card in play is removed from the game, as an obligation may be; what is attached to it is discarded."""
    thing = thing_of(table, rest)
    if thing is table.villain:
        raise BadInput("The villain leaves play when a stage is defeated: damage villain N.")
    for card in t.attached(table, thing):
        t.leave(table, card)
    table.things.remove(thing)
    table.removed.append(thing.code)
    return [Said("removed", {"card": thing.code}, "MC-REMOVE-01")]


def _engage(table: Table, rest: str) -> list[Said]:
    """A minion engages another player."""
    what, seat = _with_number(rest, "engage Hydra Mercenary 2")
    thing = thing_of(table, what)
    if t.facts_of(thing).type != "minion":
        raise BadInput(f"{t.facts_of(thing).name} is no minion.")
    thing.seat = player_of(table, str(seat))
    return [Said("engages", {"card": thing.code, "who": table.players[thing.seat].name}, "MC-ENGAGE-04")]


def _deal(table: Table, rest: str) -> list[Said]:
    return deal(table, player_of(table, rest or "1"))


def _reveal(table: Table, rest: str) -> list[Said]:
    """A card is revealed out of turn: the top card of the deck, or the one that is named."""
    said: list[Said] = []
    words, seat = _card_and_seat(table, rest)
    if words and not (number(words) is not None and len(words) == 1):
        code = find_card(words, [c for c, f in load_facts().items() if f.type in ENCOUNTER])
        _take(table, code)
    elif table.typed:
        raise BadInput("Type the card that is revealed, such as: reveal Advance 1.")
    else:
        seat = player_of(table, words) if words else seat
        code, said = t.next_card(table)
    return said + reveal(table, code, seat)


def _token(table: Table, rest: str) -> list[Said]:
    """An acceleration token comes, or with a number in front that many; negative ones go."""
    n = number(rest.removeprefix("-") or "1")
    if n is None:
        raise BadInput(f"{quoted(rest)} is no number of tokens; write for example: token 1.")
    table.acceleration = max(0, min(MOST, table.acceleration + (-n if rest.startswith("-") else n)))
    return [Said("tokens", {"n": table.acceleration}, "MC-ACCTOK-01")]


def _nemesis(table: Table, rest: str) -> list[Said]:
    """A set-aside nemesis set comes: minion and side scheme into play, the rest into the deck (MC-NEMESIS-03)."""
    seat = player_of(table, rest or "1")
    player = table.players[seat]
    if player.nemesis:  # it is set aside no longer: MC-NEMESIS-02
        raise BadInput(
            f"The nemesis set of {player.name} has come already; a card that calls it surges: reveal {seat + 1}."
        )
    player.nemesis = True
    entry = next(h for h in heroes().values() if load_facts()[h.hero].name == player.name)
    said: list[Said] = []
    rest_of_set = dict(entry.nemesis)
    for code in (entry.nemesis_minion, entry.nemesis_side_scheme):
        said += reveal(table, code, seat)
        rest_of_set[code] = rest_of_set.get(code, 1) - 1
    if not table.typed:
        table.deck += [code for code, n in rest_of_set.items() for _ in range(n)]
        t.shuffle(table)
    return [*said, Said("nemesis", {"who": player.name}, "MC-NEMESIS-03")]


def _shuffle(table: Table, rest: str) -> list[Said]:
    t.shuffle(table)
    return [Said("shuffled")]


COMMANDS: dict[str, Callable[[Table, str], list[Said]]] = {
    "damage": _damage, "heal": _heal, "maximum": _most, "threat": _threat, "thwart": _thwart,
    "stun": _status("stunned"), "confuse": _status("confused"), "tough": _status("tough"), "form": _form,
    "enter": _enter, "attach": _attach, "discard": _discard, "remove": _remove, "engage": _engage,
    "deal": _deal, "reveal": _reveal, "token": _token, "nemesis": _nemesis, "shuffle": _shuffle,
}  # fmt: skip
