"""What holds in every position: cards in one place each, spaces, limits, statuses."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.audit import AuditError, AuditPart
from goldenrule.games.heroes.audit.ledger import CARD, READY, RECOVERY, SUPPORTING, changed
from goldenrule.games.heroes.state import Piece

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes

TRACK, MOST_WANTED, HEADLINES, LEAD, BACKUPS = 8, 9, 10, 11, 12
FIRST_SEAT, ALLIES, PER_SEAT = 16, 2, 11


class Invariants(AuditPart):
    """Looks at every position."""

    def __init__(self, game: "Heroes") -> None:
        self.game = game

    def after_decision(self) -> None:
        game = self.game
        state = game.state
        lying = sorted(e for zone in state.zones for e in zone)
        if lying != [e for e in range(1, len(state.ident)) if state.zone[e] >= 0]:
            raise AuditError("A card lies in two zones, or in none.")
        if len(state.zones[TRACK]) > 4 or len(state.zones[MOST_WANTED]) > 3 or len(state.zones[LEAD]) > 1:
            raise AuditError("The Story track, the Most Wanted spaces or the Lead hold too many cards (H-2.6, H-2.7).")
        if sorted(e for e in state.headlines if e) != sorted(state.zones[HEADLINES]):
            raise AuditError("Headlines lie elsewhere than on the spaces of areas (H-2.4).")
        if any(state.headlines[area] for area in range(6) if area not in state.areas):
            raise AuditError("A headline lies in an area that is not used (H-2.3).")
        if min(state.points) < 0 or min(state.vp) < 0 or state.trouble < 0:
            raise AuditError("Plot points, VP or the Trouble Level are under 0.")
        if state.mission is None and state.phase != "finale":
            if state.trouble or state.fight is not None or state.zones[BACKUPS]:
                raise AuditError("Trouble, a combat or backups are left without a troubleshoot action (H-8.30).")
        taken = [0] * 6
        for e in range(1, len(state.ident)):
            hero = state.cards[e]
            if isinstance(hero, Piece) and game.face(e).type == "hero":
                _hero(game, e, hero)
                if hero.status == SUPPORTING and hero.place != CARD:
                    taken[hero.place] += 1
        if max(taken) > 2:
            raise AuditError(f"Support spaces hold {taken!r} heroes (H-2.5, H-7.6).")
        if not changed(game, "max_allies"):
            for seat in range(state.seats):
                if len(state.zones[FIRST_SEAT + PER_SEAT * seat + ALLIES]) > 3 and state.phase != "planning":
                    raise AuditError(f"Seat {seat} has more than three allies (H-11.4).")


def _hero(game: "Heroes", entity: int, hero: Piece) -> None:
    code = game.code(entity)
    if hero.wounded and hero.status != RECOVERY:
        raise AuditError(f"{code} is Wounded, and not in Recovery (H-5.4).")
    if hero.status == RECOVERY and hero.place != CARD:
        raise AuditError(f"{code} is in Recovery, and not on the card (H-5.9).")
    if hero.place != CARD:
        area = hero.place if hero.status == SUPPORTING else hero.place // 4
        if area not in game.state.areas and not (hero.status == READY and hero.place == 24):
            raise AuditError(f"{code} stands at {hero.place}, which is not in use (H-2.3).")
    if hero.ko and game.state.mission is None and game.state.phase != "finale":
        raise AuditError(f"{code} keeps KO tokens after a combat (H-8.27).")
