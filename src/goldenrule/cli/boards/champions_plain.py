"""The table of Champions in plain lines: every fact in words, no boxes, no colour, nothing that depends on columns."""

from collections.abc import Sequence

from goldenrule.cli.boards.champions import Area, Board, Shown
from goldenrule.cli.words import Words

ENTERING = ("toughness", "quickstrike", "surge")
"""Keywords that do something only when a card is revealed, enters play or engages."""


def lines(b: Board, seat: int, w: Words) -> list[str]:
    """The table for a seat: scenario first, then every player, then the seat's hand."""
    out = [heading(b, w), card(b.villain, w, w("cli-villain"))]
    if b.stages_left:
        out[-1] += " " + w("cli-stages-left", n=b.stages_left)
    out.append(scheme(b.scheme, w, w("cli-main-scheme"), b.acceleration))
    out += [scheme(side, w, w("cli-side-scheme")) for side in b.sides]
    out += [card(other, w, "") for other in b.others]
    out.append(w("cli-encounter-piles", deck=b.encounter_deck, discard=b.encounter_discard, boost=b.boost))
    for area in b.players:
        out += player(area, w, area.seat == seat, len(b.players) > 1)
    if seat >= 0:
        out += hand(b.players[seat], w)
    return out


def heading(b: Board, w: Words) -> str:
    if b.winner:
        return w("cli-heading-over", round=b.round)
    return w(f"cli-heading-{b.phase}", round=b.round)


def card(c: Shown, w: Words, label: str, marks: Sequence[str] = ()) -> str:
    """A card in play as one line: name, numbers, states and other marks, and what is attached to it."""
    name = w.name(c.facts.code) + (f" {c.facts.stage}" if c.facts.type == "villain" else "")
    parts = [f"{label}: {name}" if label else name]
    if c.hp is not None:
        parts.append(w("cli-hp", hp=c.hp, max=c.max_hp or 0))
    parts += [f"{stat} {value}" for stat, value in c.stats.items()]
    if c.threat is not None:
        parts.append(w("cli-threat", threat=c.threat))
    parts += [*states(c, w), *marks]
    text = ", ".join(parts) + "."
    if c.attached:
        text += " " + w("cli-attached", cards="; ".join(card(a, w, "").rstrip(".") for a in c.attached))
    return text


def states(c: Shown, w: Words) -> list[str]:
    out = [w(f"status-{status}") for status in c.status]
    out += [w("cli-counters", n=n, name=w(f"counter-{name}")) for name, n in c.counters.items()]
    if c.facts.type in ("minion", "villain"):
        out += [w.game.keyword(keyword) for keyword in lasting_keywords(c)]
    if c.exhausted:
        out.append(w("cli-exhausted"))
    return out


def lasting_keywords(c: Shown) -> list[str]:
    """The keywords that still matter in play; the others have had their effect when the card entered."""
    return [keyword for keyword in c.facts.keywords if keyword.split()[0] not in ENTERING]


def scheme(c: Shown, w: Words, label: str, tokens: int = 0) -> str:
    name = f"{label}: {w.name(c.facts.code)}"
    if c.target is None:
        parts = [name, w("cli-threat", threat=c.threat or 0)]
    else:
        parts = [name, w("cli-threat-of", threat=c.threat or 0, target=c.target)]
    if c.facts.accel:
        parts.append(w("cli-accel", n=c.facts.accel, each=int(c.facts.accel_per_player)))
    if tokens:
        parts.append(w("cli-acceleration-tokens", n=tokens))
    parts += [w(f"cli-icon-{icon}") for icon in c.facts.icons]
    text = ", ".join(parts) + "."
    if c.attached:
        text += " " + w("cli-attached", cards="; ".join(card(a, w, "").rstrip(".") for a in c.attached))
    return text


def player(a: Area, w: Words, you: bool, several: bool) -> list[str]:
    """A player's area."""
    label = w("cli-player", seat=a.seat + 1)
    if not a.alive:
        return [f"{label}: {w.name(a.identity.facts.code)}, {w('cli-eliminated')}."]
    turn = "cli-your-turn" if you else "cli-their-turn"
    marks = [
        w(key) for key, on in (("cli-you", you and several), ("cli-first-player", a.first), (turn, a.active)) if on
    ]
    out = [card(a.identity, w, label, [w(f"type-{a.identity.facts.type}".replace("_", "-")), *marks])]
    for key, cards in groups(a):
        if cards:
            out.append(f"  {w(key)}: " + " ".join(card(c, w, "") for c in cards))
    out.append("  " + w("cli-piles", hand=len(a.hand) + a.hidden_hand, deck=a.deck, discard=a.discard, dealt=a.dealt))
    return out


def groups(a: Area) -> list[tuple[str, list[Shown]]]:
    """The cards in a player's area under their headings."""
    return [
        ("cli-allies", a.allies),
        ("cli-upgrades", a.upgrades),
        ("cli-supports", a.supports),
        ("cli-obligations", a.obligations),
        ("cli-engaged", a.engaged),
    ]


def status(b: Board, seat: int, w: Words) -> str:
    """The numbers that matter most, and the hand, in a line."""
    you = b.players[seat]
    parts = [
        f"{w.name(c.facts.code)} " + w("cli-hp", hp=c.hp or 0, max=c.max_hp or 0) for c in (you.identity, b.villain)
    ]
    parts.append(w("cli-threat-of", threat=b.scheme.threat or 0, target=b.scheme.target or 0))
    parts.append(w("cli-hand-line", cards=", ".join(w.name(c.facts.code) for c in you.hand) or "-"))
    return "; ".join(parts) + "."


def hand(a: Area, w: Words) -> list[str]:
    if not a.hand:
        return [w("cli-hand-empty")]
    return [w("cli-hand") + ":", *[f"  {hand_card(c, w)}" for c in a.hand]]


def ally_numbers(c: Shown) -> list[tuple[str, int]]:
    """The printed numbers of an ally, in the order of the card."""
    if c.facts.type != "ally":
        return []
    numbers = (("THW", c.facts.thw), ("ATK", c.facts.atk), ("HP", c.facts.hp))
    return [(label, n) for label, n in numbers if n is not None and n >= 0]


def hand_card(c: Shown, w: Words) -> str:
    """A card in hand: name, type, cost, what it pays, and the numbers of an ally."""
    parts = [w.name(c.facts.code), w(f"type-{c.facts.type}".replace("_", "-"))]
    if c.cost is not None:
        parts.append(w("cli-cost", n=c.cost))
    if c.facts.resources:
        parts.append(
            w("cli-pays", resources=", ".join(w(f"resource-{letter.lower()}") for letter in c.facts.resources))
        )
    parts += [f"{label} {n}" for label, n in ally_numbers(c)]
    return ", ".join(parts)
