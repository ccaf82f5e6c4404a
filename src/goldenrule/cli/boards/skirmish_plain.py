"""The table of the duel as lines: every fact in words, no boxes, no colour, nothing that depends on columns."""

from collections.abc import Iterable

from goldenrule.cli.boards.skirmish import Board, Place, Shown, Side, symbols
from goldenrule.cli.words import Words


def lines(b: Board, seat: int, w: Words) -> list[str]:
    """The table for a seat: tracks, the six pairs of slots, both players, then the seat's hand."""
    out = [heading(b, w), points(b, w), marker(b, w)]
    order = sides(b, seat)
    for slot, place in enumerate(b.places):
        facing = "; ".join(
            w("cli-skirmish-in-slot", side=side_name(side.seat, w), card=in_slot(side.slots[slot], w)) for side in order
        )
        out.append(f"{place_name(place, w)}: {facing}.{civilians_left(place, w)}")
    out += [w("cli-skirmish-stage", card=name(card, w)) for card in b.stage]
    out += [player(side, w, side.seat == seat) for side in order]
    out.append(artifacts(b, w))
    if seat >= 0:
        out += hand(b.sides[seat], w)
    return out


def sides(b: Board, seat: int) -> list[Side]:
    """Both sides, the seat's own first."""
    return [b.sides[1], b.sides[0]] if seat == 1 else b.sides


def heading(b: Board, w: Words) -> str:
    """Round, phase, and whose turn it is."""
    if b.winner:
        return w("cli-heading-over", round=b.round)
    if b.active < 0:
        return w("cli-heading-setup")
    return w(f"cli-skirmish-phase-{b.phase}", round=b.round, side=side_name(b.active, w))


def side_name(seat: int, w: Words) -> str:
    return w(f"cli-skirmish-side-{seat}")


def place_name(place: Place, w: Words) -> str:
    """ "Manhattan 2", "Avengers Tower"."""
    return w(f"cli-skirmish-{place.location}", n=place.number)


def points(b: Board, w: Words) -> str:
    """Where the Victory Point marker stands."""
    ahead = next((side for side in b.sides if side.points), None)
    if ahead is None:
        return w("cli-skirmish-points-even", heroes=b.sides[0].goal, villains=b.sides[1].goal)
    return w("cli-skirmish-points", side=side_name(ahead.seat, w), n=ahead.points, goal=ahead.goal)


def marker(b: Board, w: Words) -> str:
    """Where the Artifact marker stands."""
    if not b.marker:
        return w("cli-skirmish-marker-middle", track=b.track)
    side = side_name(0 if b.marker > 0 else 1, w)
    return w("cli-skirmish-marker", side=side, n=abs(b.marker), track=b.track)


def civilians_left(place: Place, w: Words) -> str:
    if place.civilians is None:
        return ""
    if not place.civilians:
        return " " + w("cli-skirmish-no-civilians")
    return " " + w("cli-skirmish-civilians", colours=", ".join(colour(each, w) for each in place.civilians))


def colour(name: str, w: Words) -> str:
    return w(f"cli-skirmish-colour-{name}")


def name(card: Shown, w: Words) -> str:
    """The name of a card, with its version where there are two."""
    return w.name(card.facts.id)


def in_slot(card: Shown | None, w: Words) -> str:
    """A card in its slot: name, strength, life, damage, and whether it is held."""
    if card is None:
        return w("cli-skirmish-empty")
    parts = [name(card, w), w("cli-skirmish-strength", n=card.strength)]
    parts.append(w("cli-skirmish-life", left=card.life - (card.damage or 0), life=card.life))
    if card.held:
        parts.append(w("cli-skirmish-held"))
    return ", ".join(parts)


def player(side: Side, w: Words, you: bool) -> str:
    """The piles of a player, and what he owns."""
    who = side_name(side.seat, w)
    parts = [
        w("cli-skirmish-player", who=w("cli-skirmish-you", who=who) if you else who),
        w("cli-skirmish-piles", hand=len(side.hand) + side.hidden_hand, deck=side.deck, discard=len(side.discard)),
    ]
    if side.hand and not you:
        parts.append(w("cli-skirmish-known", cards=", ".join(name(card, w) for card in side.hand)) + ".")
    if side.civilians:
        freed = ", ".join(w("cli-counters", n=n, name=colour(each, w)) for each, n in side.civilians.items())
        parts.append(w("cli-skirmish-freed", colours=freed))
    if side.artifacts:
        parts.append(w("cli-skirmish-owned", cards=", ".join(name(card, w) for card in side.artifacts)))
    return " ".join(parts)


def artifacts(b: Board, w: Words) -> str:
    """The Artifacts that can be taken, and the piles that belong to nobody."""
    offered = ", ".join(name(card, w) for card in b.offer) or "-"
    return w("cli-skirmish-offer", cards=offered, pile=b.pile, battlefields=b.battlefields)


def status(b: Board, seat: int, w: Words) -> str:
    """The numbers that matter most, and the hand, in a line."""
    cards = ", ".join(name(card, w) for card in b.sides[seat].hand) or "-"
    return " ".join([points(b, w), marker(b, w), w("cli-skirmish-hand-line", cards=cards)])


def hand(side: Side, w: Words) -> list[str]:
    if not side.hand:
        return [w("cli-hand-empty")]
    return [w("cli-hand") + ":", *[f"  {hand_card(card, n, w)}" for card, n in counted(side.hand)]]


def counted(cards: Iterable[Shown]) -> list[tuple[Shown, int]]:
    """The cards, copies once with how many there are."""
    found: dict[str, list[Shown]] = {}
    for card in cards:
        found.setdefault(card.facts.id, []).append(card)
    return [(copies[0], len(copies)) for copies in found.values()]


def hand_card(card: Shown, n: int, w: Words) -> str:
    """A card in hand: name, colour, cost, numbers, and what it does."""
    facts = card.facts
    parts = [w("cli-zone-times", n=n, name=name(card, w))]
    parts.append(colour(facts.colour, w) if facts.colour else w("cli-skirmish-battlefield"))
    parts.append(cost(card, w))
    if facts.kind == "battlefield":
        parts.append(w("cli-skirmish-vp", n=facts.vp))
    else:
        parts += [w("cli-skirmish-strength", n=facts.strength), w("cli-skirmish-printed-life", n=facts.life)]
    text = " ".join(w.game.text(facts.id))
    return ", ".join(parts) + "." + (f" {text}" if text else "")


def cost(card: Shown, w: Words) -> str:
    """The cost of a card in words."""
    if not card.facts.cost:
        return w("cli-skirmish-free")
    words = [w("cli-skirmish-any") if each == "any" else colour(each, w) for each in symbols(card)]
    return w("cli-skirmish-cost", symbols=" + ".join(words))
