"""What else there is to see of a table of Champions where there is room: the steps of a round, and what is to come."""

from typing import TYPE_CHECKING

from msgspec.structs import replace

from goldenrule.gamekit.board import Fact
from goldenrule.gamekit.text_lists import join_parts

if TYPE_CHECKING:
    from goldenrule.games.champions.board import ChampionsTable

VILLAIN_PHASE = {
    "threat": "board-round-threat", "enemies": "board-round-enemies", "deal": "board-round-deal",
    "reveal": "board-round-reveal", "pass": "board-round-pass",
}  # fmt: skip
"""The five steps of the villain phase."""
GOING_ON = {
    "place_threat": "threat", "activate_villain": "threat", "activate_minions": "enemies",
    "deal_encounter_cards": "enemies", "reveal_encounter_cards": "reveal",
}  # fmt: skip
"""What is going on while a step of the villain phase is the one that comes next or goes on (`rules.round.Round`)."""


def steps(table: "ChampionsTable") -> tuple[list[Fact], list[Fact]]:
    """The turns of the players in order with the end of the player phase, and the steps of the villain phase."""
    turns = []
    first, phase, active = table.table["first"], table.table["phase"], table.table["active"]
    alive, players = table.table["alive"], len(table.table["identities"])
    for seat in ((first + n) % players for n in range(players)):
        if seat in alive:
            now = phase == "player" and active == seat
            whose = "board-turn-yours" if seat == table.view.seat else "board-turn-theirs"
            turns.append(table.say(whose, "strong" if now else "", key=f"turn{seat + 1}", who=table.player_name(seat)))
    present = "end" if phase == "player" and active < 0 else ""
    if phase == "villain":
        present = GOING_ON.get(table.table["step"], "pass")
    if table.view.winner:
        present = ""
    return turns + table.in_order({"end": "board-round-end"}, present), table.in_order(VILLAIN_PHASE, present)


def next_threat(table: "ChampionsTable") -> Fact:
    """The threat that the next step one of the villain phase places on the main scheme (MC-VPHASE-02)."""
    facts = table.facts(table.table["main_scheme"])
    own = facts.accel * (len(table.table["identities"]) if facts.accel_per_player else 1)
    icons = sum(table.facts(id).icons.count("acceleration") for id in table.seen_cards("table"))
    parts = [table.say("board-next-own", key="acceleration", n=own)]
    if icons:
        parts.append(table.say("board-next-icons", key="icon_acceleration", n=icons))
    if tokens := table.table["acceleration"]:
        parts.append(table.say("board-next-tokens", key="acceleration_tokens", n=tokens))
    n = own + icons + table.table["acceleration"]
    return replace(table.say("board-next-threat", "bad", key="next_threat", n=n), parts=parts)


def guarded(table: "ChampionsTable") -> Fact | None:
    """The minions whose guard keeps the seat from attacking the villain (MC-KW-GUARD-01); None if there are none."""
    seat, villain = table.view.seat, table.table["villain"]
    if seat < 0 or "guard" in table.facts(villain).keywords:
        return None
    ids = [id for id in table.seen_cards(f"engaged{seat}") if "guard" in table.facts(id).keywords]
    if not ids:
        return None
    names = [table.words.name(table.view.cards[id]["code"]) for id in ids]
    who = join_parts(table.words.texts, dict.fromkeys(names), "board-comma", "join-and")
    about = {"who": who, "name": table.words.name(table.view.cards[villain]["code"])}
    said = table.say("board-guarded", "warn", key="guarded", n=len(ids), **about)
    return replace(said, value=None, badge=True, about=ids)
