"""The round of a companion, step by step: what the players are told and asked, and what an answer does.

A step is carried out when the players go on. It asks for nothing ("", Enter goes on), for an encounter card that lies
on the printed deck ("card"), or for the damage of an attack ("damage").
"""

from goldenrule.gamekit.typed import number, quoted
from goldenrule.games.champions.companion import table as t
from goldenrule.games.champions.companion.table import Said, Step, Table, Thing
from goldenrule.games.champions.sets import heroes, load_facts
from goldenrule.kernel.errors import BadInput

CLAUSES = {
    "turn": "MC-PPHASE-01",
    "end": "MC-ENDPP-05",
    "threat": "MC-VPHASE-02",
    "activate": "MC-VPHASE-04",
    "minion": "MC-VPHASE-05",
    "boost": "MC-BOOST-01",
    "attack": "MC-EATTACK-12",
    "scheme": "MC-ESCHEME-06",
    "deal": "MC-VPHASE-07",
    "reveal": "MC-VPHASE-10",
    "pass": "MC-VPHASE-13",
}
"""The kinds of steps, and the clause that each of them carries out."""

MOST = 99
"""Damage or threat that is believed when it is typed."""


def new_round(table: Table) -> None:
    """Everything that a round consists of (MC-ROUND)."""
    seats = t.order(table)
    table.ahead = [Step("turn", s) for s in seats]
    table.ahead += [Step("end"), Step("threat")]
    table.ahead += [Step("activate", s) for s in seats]
    table.ahead += [Step("deal"), *[Step("reveal", s) for s in seats], Step("pass")]


def present(table: Table) -> Step:
    """The step that is to be carried out now."""
    return table.ahead[0]


def enemy(table: Table, step: Step) -> Thing | None:
    """The enemy of a step; None if it has left play."""
    return table.villain if step.thing == t.VILLAIN else next((x for x in table.things if x.id == step.thing), None)


def asks(table: Table) -> str:
    """What the present step asks for."""
    step = present(table)
    if step.kind == "attack":
        return "damage"
    waits = step.kind == "boost" or (step.kind == "reveal" and bool(table.players[step.seat].dealt))
    return "card" if table.typed and waits else ""


def prompt(table: Table) -> Said:
    """What the present step tells the players to do."""
    step = present(table)
    clause = CLAUSES[step.kind]
    args: dict[str, str | int] = {"round": table.round}
    if step.seat >= 0:
        args["who"] = table.players[step.seat].name
    if step.kind == "threat":
        args["n"] = accelerated(table)
    elif step.kind in ("activate", "minion", "boost", "attack", "scheme"):
        found = enemy(table, step) or table.villain
        args["card"] = found.code
        attacks = table.players[step.seat].form == "hero"
        if step.kind in ("activate", "minion"):
            args["does"] = "attacks" if attacks else "schemes"
        elif step.kind != "boost":
            strength = _strength(table, found, "atk" if step.kind == "attack" else "sch")
            args["n"] = -1 if strength is None else strength
    elif step.kind == "deal":
        args["n"] = t.icons(table, "hazard")
    elif step.kind == "reveal":
        args["n"] = len(table.players[step.seat].dealt)
    elif step.kind == "pass":
        args["who"] = table.players[_after(table, table.first)].name
    return Said(f"step-{step.kind}", args, clause)


def accelerated(table: Table) -> int:
    """The threat of step one: the scheme's own, tokens and icons (MC-VPHASE-02, MC-VPHASE-03)."""
    facts = load_facts()[table.schemes[0]]
    base = t.per_player(table, facts.accel, facts.accel_per_player)
    return base + table.acceleration + t.icons(table, "acceleration")


def proceed(table: Table, answer: str = "") -> list[Said]:
    """Carry out the present step. Raises BadInput, and changes nothing, for an answer that it does not understand."""
    said = _STEPS[present(table).kind](table, present(table), answer)
    if not table.winner and not table.ahead:
        table.round += 1
        new_round(table)
    return said


# -- the steps -------------------------------------------------------------------------------------------------------


def _nothing(table: Table, step: Step, answer: str) -> list[Said]:
    """The players' turns, and the end of their phase: they do it themselves."""
    table.ahead.pop(0)
    return []


def _threat(table: Table, step: Step, answer: str) -> list[Said]:
    n = accelerated(table)
    table.ahead.pop(0)
    return t.scheme_threat(table, n)


def _activate(table: Table, step: Step, answer: str) -> list[Said]:
    """An enemy attacks a hero, or schemes against an alter-ego; a status card may stop it (MC-STATUS-07, 10)."""
    table.ahead.pop(0)
    found = enemy(table, step)
    if found is None:
        return []
    engaged = [Step("minion", step.seat, x.id) for x in t.minions(table, step.seat)] if found is table.villain else []
    attacks = table.players[step.seat].form == "hero"
    stop = "stunned" if attacks else "confused"
    if stop in found.statuses:
        t.set_status(found, stop, False)
        table.ahead[:0] = engaged
        return [Said(f"was-{stop}", {"card": found.code}, "MC-STATUS-07" if attacks else "MC-STATUS-10")]
    table.boosts = []
    boost = [Step("boost", step.seat)] if found is table.villain else []
    table.ahead[:0] = [*boost, Step("attack" if attacks else "scheme", step.seat, found.id), *engaged]
    return []


def _boost(table: Table, step: Step, answer: str) -> list[Said]:
    """The villain's boost card is turned up: its icons count, its star says more (MC-BOOST-04, 05, 08)."""
    code, said = _card(table, answer)
    table.ahead.pop(0)
    table.boosts.append(code)
    facts = load_facts()[code]
    said.append(
        Said("boost", {"card": code, "n": facts.boost, "star": "yes" if facts.boost_star else "no"}, "MC-BOOST-04")
    )
    if facts.boost_star:
        said.append(Said("text", {"card": code}, "MC-BOOST-08"))
    return said + t.discard(table, code)


def _attack(table: Table, step: Step, answer: str) -> list[Said]:
    """How much damage the identity takes: undefended, behind its DEF, or none behind an ally (MC-EATTACK-12 to 15)."""
    found = enemy(table, step)
    if found is None:
        table.ahead.pop(0)
        return []
    n = _damage(table, found, answer)
    table.ahead.pop(0)
    return t.hurt(table, step.seat, n)


def _damage(table: Table, found: Thing, answer: str) -> int:
    words = answer.split()
    if words == ["ally"]:
        return 0
    n = number(words[-1]) if words else None
    if len(words) == 1 and n is not None and n <= MOST:
        return n
    strength = _strength(table, found, "atk")
    if strength is None:
        raise BadInput("This enemy prints no number; type how much damage the identity takes, or: ally.")
    if not words:
        return strength
    if len(words) == 2 and words[0] == "def" and n is not None:
        return max(0, strength - n)
    raise BadInput(
        f"{quoted(answer)} is no answer to an attack; type: nothing (undefended), def 2, ally, or the damage taken."
    )


def _scheme(table: Table, step: Step, answer: str) -> list[Said]:
    """Threat as high as the enemy's SCH goes on the main scheme (MC-ESCHEME-06)."""
    found = enemy(table, step)
    strength = None if found is None else _strength(table, found, "sch")
    if strength is None:
        strength = 0 if found is None else number(answer)
        if strength is None or strength > MOST:
            raise BadInput(f"This enemy prints no number; type how much threat it places, 0 to {MOST}.")
    table.ahead.pop(0)
    return t.scheme_threat(table, strength)


def _deal(table: Table, step: Step, answer: str) -> list[Said]:
    """A card for every player, then the hazard cards in player order (MC-VPHASE-07 to 09)."""
    table.ahead.pop(0)
    seats = t.order(table)
    said: list[Said] = []
    for i in range(len(seats) + t.icons(table, "hazard")):
        said += deal(table, seats[i % len(seats)])
    return said


def deal(table: Table, seat: int) -> list[Said]:
    """Deal a facedown encounter card to a player."""
    code, said = ("", []) if table.typed else t.next_card(table)
    table.players[seat].dealt.append(code)
    return [*said, Said("dealt", {"who": table.players[seat].name}, "MC-DEAL-01")]


def _reveal(table: Table, step: Step, answer: str) -> list[Said]:
    """A dealt card is turned up and comes to where its type belongs (MC-REVEAL-03); the players do what it says."""
    player = table.players[step.seat]
    if not player.dealt:
        table.ahead.pop(0)
        return []
    code = player.dealt[0] or _named(answer)
    player.dealt.pop(0)
    if not player.dealt:
        table.ahead.pop(0)
    return reveal(table, code, step.seat)


def reveal(table: Table, code: str, seat: int) -> list[Said]:
    """A card is revealed by a player. Surge brings the next one."""
    facts = load_facts()[code]
    said = [
        Said("revealed", {"card": code, "who": table.players[seat].name}, "MC-REVEAL-02"),
        Said("text", {"card": code}),
    ]
    if facts.type in ("minion", "side_scheme", "attachment", "environment"):
        thing = t.enter(table, code, seat)
        said.append(Said(f"enters-{facts.type}", {"card": code, "who": table.players[seat].name, "n": thing.threat}))
        if "quickstrike" in facts.keywords and table.players[seat].form == "hero":
            table.ahead.insert(0, Step("minion", seat, thing.id))
            said.append(Said("quickstrike", {"card": code}, "MC-KW-QUICK-01"))
    elif facts.type == "obligation":
        owner = _owner(table, facts.obligation_for, seat)
        t.enter(table, code, owner)
        said.append(Said("obligation", {"card": code, "who": table.players[owner].name}, "MC-OBLIG-04"))
    else:
        said.append(Said("treachery", {"card": code}, "MC-TREACH-02"))
        said += t.discard(table, code)
    if "surge" in facts.keywords:
        said.append(Said("surge", {"card": code}, "MC-KW-SURGE-01"))
        said += deal(table, seat)
        if Step("reveal", seat) not in table.ahead[:2]:
            at = 1 if table.ahead and table.ahead[0].kind == "minion" else 0
            table.ahead.insert(at, Step("reveal", seat))
    return said


def _pass(table: Table, step: Step, answer: str) -> list[Said]:
    table.ahead.pop(0)
    table.first = _after(table, table.first)
    return [Said("first", {"who": table.players[table.first].name}, "MC-VPHASE-13")]


_STEPS = {
    "turn": _nothing, "end": _nothing, "threat": _threat, "activate": _activate, "minion": _activate,
    "boost": _boost, "attack": _attack, "scheme": _scheme, "deal": _deal, "reveal": _reveal, "pass": _pass,
}  # fmt: skip


# -- shared ------------------------------------------------------------------------------------------------------------


def _strength(table: Table, found: Thing, stat: str) -> int | None:
    """ATK or SCH with the boost icons of this activation, which only the villain has; None if it prints no number."""
    printed = t.power(table, found, stat)
    if printed is None:
        return None
    return printed + (sum(load_facts()[code].boost for code in table.boosts) if found is table.villain else 0)


def _after(table: Table, seat: int) -> int:
    seats = len(table.players)
    return next(s for i in range(1, seats + 1) for s in [(seat + i) % seats] if table.players[s].alive)


def _owner(table: Table, alter_ego: str, revealed: int) -> int:
    """The seat whose alter-ego an obligation names; whoever revealed it if nobody plays that hero (MC-OBLIG-07)."""
    facts = load_facts()
    name = next((facts[h.hero].name for h in heroes().values() if facts[h.alter_ego].name == alter_ego), "")
    return next((s for s, player in enumerate(table.players) if player.name == name and player.alive), revealed)


def _card(table: Table, answer: str) -> tuple[str, list[Said]]:
    return (_named(answer), []) if table.typed else t.next_card(table)


ENCOUNTER = frozenset({"side_scheme", "minion", "attachment", "treachery", "environment", "obligation"})


def _named(words: str) -> str:
    """The encounter card of a name or code. Raises BadInput if there is none, or several names begin so."""
    return find_card(words, [code for code, facts in load_facts().items() if facts.type in ENCOUNTER])


def find_card(words: str, codes: list[str]) -> str:
    """One of some cards, by code, name or the beginning of a name. Raises BadInput if none or several fit."""
    facts = load_facts()
    wanted = words.strip().casefold()
    if not wanted:
        raise BadInput("Type the name or the code of the card that is turned up.")
    exact = [code for code in codes if wanted in (code, facts[code].name.casefold())]
    found = exact or [code for code in codes if facts[code].name.casefold().startswith(wanted)]
    names = list(dict.fromkeys(facts[code].name for code in found))
    if len(names) == 1:
        return found[0]
    if not names:
        raise BadInput(f"There is no such card as {quoted(words.strip())} here; type its name or its code.")
    raise BadInput(f"{words.strip()!r} could be {', '.join(names[:6])}; type more of the name.")
