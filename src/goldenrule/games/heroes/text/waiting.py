"""What abilities in Marvel Heroes wait for, or why their player would not be asked about them as things are."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.refusals import Refusal, refusal
from goldenrule.gamekit.text_lists import Translator
from goldenrule.games.heroes import ids
from goldenrule.games.heroes.text.cards import Writer
from goldenrule.games.heroes.text.reasons import Reason, unpaid
from goldenrule.games.heroes.text.table import name

if TYPE_CHECKING:
    from goldenrule.games.heroes.content import Listed
    from goldenrule.games.heroes.game import Heroes

IN_PLAY = (ids.ALLIES, ids.TEAM, ids.MASTERMIND, ids.DONE, ids.IN_PLAY)
HANDS = (ids.VILLAINS, ids.PLANS, ids.POWER_UPS)
"""What is known of a card there is told only to a player who asks about it."""
ELSEWHERE = ("villain-in-hand", "plan-in-hand", "power-up-aside", "recovery", "wounded")
"""Reasons that say where a card would have to be, or that a hero would have to leave Recovery."""
PLANNED = ("ally-in-planning", "recovery", "wounded", "not-ready", "not-supporting")
"""Reasons about what Planning decides, which is what the player is asked then."""


def waiting(game: "Heroes", seat: int, texts: Translator, card: int = 0) -> list[Refusal]:
    """Of one card of a seat, or else of all that it has in play, and Resource cards, of which it would not be asked.

    Of a card that can be chosen now, or in this phase, it is not told that it would have to be somewhere else.
    """
    offered = {game.code(e) for d in game.pending if d.seat == seat for _, e, _ in d.options if e > 0}
    zones = [ids.seat_zone(zone, seat) for zone in (ids.HAND, *IN_PLAY, *(HANDS if card else ()))]
    out: list[Refusal] = []
    for e in [card] if card else [e for zone in zones for e in game.state.zones[zone]]:
        if game.state.zone[e] not in zones:
            continue
        face = game.face(e)
        for listed in face.listed:
            if not listed.ability.moment or (listed.forced and not card):
                continue
            bar = _bar(game, seat, e, listed)
            if bar is not None and bar.why in ELSEWHERE and game.code(e) in offered:
                continue
            if bar is not None and bar.why in PLANNED and game.state.phase == "planning":
                continue
            if bar is not None:
                why = texts.t("heroes-unasked", why=texts.t(f"heroes-why-{bar.why}"))
                out.append(refusal(texts, name(game, texts, e), why, bar.clause, e))
            elif card:
                moment = Writer(texts, face, game.content).moment(listed.ability)
                why = texts.t("heroes-waits", moment=moment, forced="yes" if listed.forced else "no")
                out.append(refusal(texts, name(game, texts, e), why, "H-13.2", e))
    return list({each.text: each for each in out}.values())


def _bar(game: "Heroes", seat: int, entity: int, listed: "Listed") -> Reason | None:
    """What keeps an ability from being used whatever happens: where its card is, and its cost."""
    zone, kind = game.state.zone[entity], listed.kind
    if zone == ids.seat_zone(ids.VILLAINS, seat):
        return Reason(entity, "villain-in-hand", "H-12.23")
    if zone == ids.seat_zone(ids.PLANS, seat):
        return Reason(entity, "plan-in-hand", "H-9.6")
    if zone == ids.seat_zone(ids.POWER_UPS, seat):
        return Reason(entity, "power-up-aside", "H-6.14")
    if zone == ids.HANDS[seat] and kind == "ally":
        return Reason(entity, "ally-in-planning", "H-11.2")
    if game.face(entity).type == "hero" and (bar := _stands(game, entity, listed)) is not None:
        return bar
    return (
        None if listed.forced or game.payable(seat, entity, listed.cost) else unpaid(game, seat, entity, listed.index)
    )


def _stands(game: "Heroes", entity: int, listed: "Listed") -> Reason | None:
    """What of where a hero is keeps his ability from being used."""
    hero = game.piece(entity)
    if hero.status == ids.RECOVERY:
        return Reason(entity, "wounded" if hero.wounded else "recovery", "H-7.7")
    if listed.kind == "combat" and hero.status != ids.READY:
        return Reason(entity, "not-ready", "H-5.1")
    if listed.kind == "support" and hero.status != ids.SUPPORTING:
        return Reason(entity, "not-supporting", "H-7.20" if listed.ability.moment == "action" else "H-12.22")
    return None
