"""Situations of Marvel Champions: positions by what is special about them, and cards that are printed differently."""

from collections.abc import Mapping
from typing import Any, Self

import msgspec

from goldenrule.games.champions.abilities import CardAbility
from goldenrule.games.champions.catalogue import face as made
from goldenrule.games.champions.content import Content, Face, LastingEffect, PlayRules, modifier_rows
from goldenrule.games.champions.game import Champions
from goldenrule.games.champions.situations.cases import CardFacts, CaseFacts, ChampionsRun, SeatFacts
from goldenrule.games.champions.situations.given import read_given
from goldenrule.games.champions.situations.position import place
from goldenrule.games.champions.situations.script import Script
from goldenrule.packs.structs import convert
from tests import situations

MAIN = "The Break-In!"
NO_BOOST = "Hard to Keep Down"
"""A card without boost icons."""
QUIET = '"I\'m Tough"'
"""Revealed once, it asks nothing: Rhino gets a tough status card. It has no boost icons."""
GUARD = "Hydra Mercenary"
"""Revealed, it asks nothing: a minion engages the player. One boost icon."""
Given = dict[str, Any]
"""What `given` of a case file says of the position, or of a player."""


class Situation(Script, situations.Situation):
    """A position of Champions. Cards go by name; "villain" and "main scheme" are those in play, 0 is its first seat."""

    facts_run = ChampionsRun

    def stated(self, of: str | int, facts: dict[str, Any]) -> CaseFacts:
        seats: list[dict[str, Any]] = [{} for _ in range(self.game.state.seats)]
        cards: dict[str, dict[str, Any]] = {}
        rest: dict[str, Any] = {}
        for name, value in facts.items():
            value = self.title(value) if name == "host" else value
            if isinstance(of, int) and name in SeatFacts.__struct_fields__:
                seats[of][name] = value
            elif isinstance(of, str) or name in CardFacts.__struct_fields__:
                about = "main scheme" if of == 0 and name in ("threat", "target") else of
                cards.setdefault(self.title(about), {})[name] = value
            else:
                rest[name] = value
        return convert({**rest, "cards": cards, "players": seats}, CaseFacts, "then")

    def title(self, of: str | int) -> str:
        """The name of a card; "villain", "main scheme", or a seat for its identity."""
        state = self.game.state
        found = (
            state.identities[of]
            if isinstance(of, int)
            else {"villain": state.villain, "main scheme": state.main_scheme}.get(of, 0)
        )
        return self.game.face(found).name if found else str(of)

    def entity(self, name: str | int) -> int:
        return super().entity(self.title(name))

    def forget(self) -> Self:
        """Forget what has happened so far."""
        self.firings.clear()
        return situations.Situation.forget(self)

    def named(self, entity: int) -> str:
        return self.game.ident(entity).name


class Start:
    """A kind of position: who plays, and what `given` says of all of them.

    A call adds what is special about one; cards `in_play` are added to the usual ones, other fields replace them. With
    a `step` the villain phase is meant.
    """

    def __init__(self, *heroes: str, **usual: Any) -> None:
        self.heroes = heroes
        self.usual = usual

    def game(self, *players: Given, **more: Any) -> Champions:
        """The position, with what is special about the players in the order of their seats."""
        said = {"heroes": [*self.heroes[: max(1, len(players))]], "players": [*players], **self.usual, **more}
        said["in_play"] = [*self.usual.get("in_play", ()), *more.get("in_play", ())]
        return place(read_given({"phase": "villain", **said} if "step" in said else said))

    def but(self, **usual: Any) -> "Start":
        """The same with something else that is usual."""
        return Start(*self.heroes, **{**self.usual, **usual})

    def __call__(self, *players: Given, **more: Any) -> Situation:
        return Situation(self.game(*players, **more))

    def revealing(self, card: str, *players: Given, **more: Any) -> Situation:
        """The first player (a hero with an empty hand unless told otherwise) reveals a card in step four."""
        first, *others = players or (hero(),)
        return self({**first, "dealt": [card]}, *others, **{"step": 4, **more})

    def attacked(self, *players: Given, boost: str = NO_BOOST, **more: Any) -> Situation:
        """Step two of the villain phase with this boost card; then a card that does nothing much is revealed."""
        return self(*(players or (hero(),)), **{"step": 2, "encounter_top": [boost, QUIET], **more})

    def reprinted(self, changes: Mapping[str, Any], *players: Given, lasting: Any = None, **more: Any) -> Situation:
        """With cards printed differently: code -> abilities in place of its own, or what `remade` takes.

        `lasting`: the abilities of lasting effects, by their names.
        """
        game = self.game(*players, **more)
        old = game.content
        faces = list(old.faces)
        for code, change in changes.items():
            facts = dict(change) if isinstance(change, dict) else {"abilities": change, "keep": False}
            told = facts.pop("abilities", ())
            face = old.face(code)
            faces[face.index] = remade(face, *(told if isinstance(told, tuple) else (told,)), **facts)
        named = {path: LastingEffect(path, (told,), modifier_rows((told,))) for path, told in (lasting or {}).items()}
        game.content = Content(faces, {**old.lasting, **named}, old.hash, old.rules)
        game.reindex()
        return Situation(game)


given = Start("captain_marvel", "spider_man")
"""Captain Marvel (ATK 2, THW 2, DEF 1, 12 hit points), then Spider-Man, against Rhino (14 hit points each)."""
spider_man = Start("spider_man", "captain_marvel")
she_hulk = Start("she_hulk", "spider_man")
iron_man = Start("iron_man", "spider_man")
black_panther = Start("black_panther", "spider_man")
klaw = given.but(scenario="klaw", bare=True)
"""Against Klaw I (ATK 0, SCH 2, 12 hit points for each player)."""
ultron = Start(
    "captain_marvel", "she_hulk", "black_panther", "spider_man", scenario="ultron", bare=True, in_play=["Ultron Drones"]
)
"""Against Ultron I (ATK 2, SCH 1, 17 hit points for each player), with Ultron Drones in play."""


def hero(**more: Any) -> Given:
    """A player in hero form with an empty hand."""
    return {"form": "hero", "hand": [], **more}


def alter_ego(**more: Any) -> Given:
    """A player in alter-ego form with an empty hand."""
    return {"form": "alter_ego", "hand": [], **more}


def remade(
    face: Face, *abilities: CardAbility, keep: bool = True, rules: PlayRules | None = None, **facts: Any
) -> Face:
    """A face printed differently: other facts, further abilities (or, without `keep`, other ones)."""
    told: tuple[Any, ...] = (*(face.abilities if keep else ()), *abilities)
    return made(face.index, msgspec.structs.replace(face.facts, **facts), told, rules or face.rules)
