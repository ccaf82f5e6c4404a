"""What is told of a duel slot by slot leads from each table to the next: cards, damage, both tracks, the Civilians."""

from typing import Any

import pytest

from goldenrule.bots import make_bot
from goldenrule.gamekit.story_text import StageStep
from goldenrule.games.skirmish.ids import COLOURS, FACTIONS, GOALS, SLOTS, ZONES_OF_MANHATTAN
from goldenrule.games.skirmish.text.table import civilian_key, slot_key
from goldenrule.kernel.records import Recorder
from goldenrule.kernel.views import SPECTATOR, view
from goldenrule.server.worker.client import Page
from goldenrule.server.worker.story_feed import new_sections
from goldenrule.server.worker.table_locale import Locale
from goldenrule.table.games import find_game
from goldenrule.table.session import Session
from goldenrule.words.texts import Texts

TEXTS = Texts("en", strict=True)
KIND = find_game("skirmish")
WORDS: Any = KIND.words(TEXTS)


class Strip:
    """The strip as steps make it: which card lies in which slot, how much damage it has, tracks, Civilians."""

    def __init__(self) -> None:
        self.slots: dict[tuple[int, str], int] = {}
        self.damage: dict[int, int] = {}
        self.points = self.marker = 0
        self.civilians = {civilian_key(zone, n) for zone in range(ZONES_OF_MANHATTAN) for n in range(len(COLOURS))}
        self.seen: set[str] = set()

    def take(self, step: StageStep) -> None:
        self.seen.add(step.key)
        if step.key in ("enters", "leaves"):
            self.slots = {at: card for at, card in self.slots.items() if card != step.card}
            if step.key == "leaves":
                self.damage.pop(step.card, None)
            else:
                self.slots[step.seat, step.place] = step.card
        elif step.key in ("hurt", "healed"):
            more = step.n if step.key == "hurt" else -step.n
            self.damage[step.card] = self.damage.get(step.card, 0) + more
        elif step.key == "points":
            self.points = max(-GOALS[1], min(GOALS[0], self.points + (step.n if step.seat == 0 else -step.n)))
        elif step.key == "marker":
            self.marker = step.n
        elif step.key == "freed":
            self.civilians.remove(step.place)
        elif step.key == "attacks":
            assert step.card in self.slots.values()
            assert not step.target or step.target in self.slots.values()


def as_seen(game: Any) -> tuple[Any, ...]:
    """The same of what lies open."""
    seen = view(game, SPECTATOR)
    slots = {(seat, slot_key(n)): id for seat in (0, 1) for n in range(SLOTS) for id in seen.zones[f"slot{seat}.{n}"]}
    damage = {id: seen.cards[id]["damage"] for id in slots.values() if seen.cards[id]["damage"]}
    left = {
        civilian_key(zone, n)
        for zone, bits in enumerate(seen.table["civilians"])
        for n in range(len(COLOURS))
        if bits >> n & 1
    }
    return slots, damage, seen.table["points"], seen.table["marker"], left


@pytest.mark.parametrize("bot", ["random", "sensible"])
def test_steps_lead_to_the_table_that_is_seen(bot: str) -> None:
    told: set[str] = set()
    for seed in range(6):
        session = Session(Recorder(KIND.make({}, f"steps {seed}"), f"steps {seed}"), watched=True)
        bots = [make_bot("skirmish", bot, f"{seed}/{seat}") for seat in (0, 1)]
        page, strip = Page([]), Strip()
        known: dict[int, int] = {}  # steps already applied of each line: a line that continues is sent again
        while session.game.pending:
            decision = session.game.pending[0]
            session.apply(decision.seat, bots[decision.seat].choose(session.game, decision.seat, decision))
            for line in [
                line for section in new_sections(session, page, Locale(WORDS, TEXTS)) for line in section.lines
            ]:
                for step in line.steps[known.get(line.place, 0) :]:
                    strip.take(step)
                known[line.place] = len(line.steps)
            damage = {card: n for card, n in strip.damage.items() if n}
            assert (strip.slots, damage, strip.points, strip.marker, strip.civilians) == as_seen(session.game)
        told |= strip.seen
    assert told >= {
        "enters", "leaves", "falls", "plays", "attacks", "hurt", "healed", "points", "marker", "freed", "takes",
    }  # fmt: skip


def test_goals_are_where_the_tracks_stand() -> None:
    game: Any = KIND.make({}, "goals")
    bot = make_bot("skirmish", "sensible", "goals")
    while game.pending:
        decision = game.pending[0]
        game.apply(decision.seat, bot.choose(game, decision.seat, decision))
        goals = {fact.key: fact for fact in WORDS.typed_board(view(game, 1)).goals}
        assert list(goals) == ["villains", "heroes", "civilians", "deck"]
        for seat, key in enumerate(FACTIONS):
            assert (goals[key].value, goals[key].full) == (max(0, game.points_of(seat)), GOALS[seat])
        assert (goals["civilians"].value == goals["civilians"].full) == (game.civilians_left() <= 2)
