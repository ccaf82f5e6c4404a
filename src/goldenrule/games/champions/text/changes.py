"""What is otherwise on the table of Champions after some time, from two views of a spectator."""

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from goldenrule.gamekit.story_text import Change
from goldenrule.gamekit.text_lists import Translator, join_parts, slug
from goldenrule.games.champions.text.labels import player_name
from goldenrule.games.champions.text.nodes import marked_name
from goldenrule.kernel.views import View

if TYPE_CHECKING:
    from goldenrule.games.champions.game import Champions


class _Changes:
    """Two views, compared card by card. `you` is who reads, -1 for several."""

    def __init__(self, game: "Champions", texts: Translator, before: View, after: View, you: int) -> None:
        self.game = game
        self.texts = texts
        self.before = before
        self.after = after
        self.you = you
        self.found: list[Change] = []

    def all(self) -> list[Change]:
        players = range(len(self.after.table["identities"]))
        for seat in sorted(players, key=lambda seat: seat != self.you):
            self.player(seat)
        self.villain()
        self.main_scheme()
        for seat in players:
            self.minions(seat)
        self.cards()
        return self.found

    def say(self, what: str, /, **args: str | int) -> str:
        return self.texts.t(f"champions-change-{what}", **args)

    def name(self, view: View, id: int) -> str:
        return marked_name(self.texts, self.game.content, view.cards[id]["code"])

    def player(self, seat: int) -> None:
        """Hit points, form, states, and whether the identity is exhausted."""
        id = self.after.table["identities"][seat]
        was, now = self.before.cards[id], self.after.cards[id]
        parts = []
        me = "yes" if seat == self.you else "no"
        points = now.get("hp", 0) - was.get("hp", 0)
        if seat not in self.after.table["alive"]:
            if seat in self.before.table["alive"]:
                self.found.append(self.of_player(seat, id, [self.say("eliminated", me=me)]))
            return
        if points:
            parts.append(self.say("points", sign="less" if points < 0 else "more", n=abs(points), me=me))
        if was["code"] != now["code"]:
            parts.append(self.say("form", form=slug(self.game.content.face(now["code"]).type), me=me))
        parts += self.states(was.get("status", ()), now.get("status", ()), me)
        if now.get("exhausted") and not was.get("exhausted"):
            parts.append(self.say("exhausted", me=me))
        if parts:
            self.found.append(self.of_player(seat, id, parts))

    def of_player(self, seat: int, id: int, parts: list[str]) -> Change:
        """What is otherwise of a player, in one sentence."""
        who = self.texts.word("story-you") if seat == self.you else player_name(self.game, seat, self.texts)
        said = join_parts(self.texts, parts, "champions-story-join", last="champions-story-and")
        was, now = self.before.cards[id], self.after.cards[id]
        return Change(self.say("of", who=who, changes=said), id, was.get("hp"), now.get("hp"))

    def states(self, was: tuple[str, ...], now: tuple[str, ...], me: str = "no") -> list[str]:
        states = [*dict.fromkeys([*was, *now])]
        return [
            self.say("state-on" if now.count(each) else "state-off", status=each, me=me)
            for each in states
            if bool(was.count(each)) != bool(now.count(each))
        ]

    def villain(self) -> None:
        id = self.after.table["villain"]
        was, now = self.before.cards.get(id), self.after.cards[id]
        name = self.name(self.after, id)
        if was is None or was["code"] != now["code"]:
            self.found.append(Change(self.say("villain", name=name, hp=now.get("hp", 0)), id))
            return
        if was.get("hp") != now.get("hp"):
            text = self.say("hit-points", name=name, before=was.get("hp", 0), after=now.get("hp", 0))
            self.found.append(Change(text, id, was.get("hp"), now.get("hp")))
        for text in self.states(was.get("status", ()), now.get("status", ())):
            self.found.append(Change(self.say("of", who=name, changes=text), id))

    def main_scheme(self) -> None:
        id = self.after.table["main_scheme"]
        was, now = self.before.cards.get(id, {}), self.after.cards[id]
        if was.get("code") != now["code"]:
            self.found.append(Change(self.say("scheme", name=self.name(self.after, id)), id))
        elif was.get("threat", 0) != now.get("threat", 0):
            before, after = was.get("threat", 0), now.get("threat", 0)
            text = self.say("threat", before=before, after=after, target=self.after.table["target"])
            self.found.append(Change(text, id, before, after))

    def minions(self, seat: int) -> None:
        zone = f"engaged{seat}"
        new = [id for id in self.after.zones[zone] if id and id not in self.before.zones[zone]]
        came = [id for id in new if self.face(self.after, id) == "minion"]
        if came:
            me, who = "yes" if seat == self.you else "no", player_name(self.game, seat, self.texts)
            text = self.say("engaged", names=self.names(self.after, came), n=len(came), who=who, me=me)
            self.found.append(Change(text, came[0]))

    def names(self, view: View, ids: Iterable[int]) -> str:
        """Cards by name, copies counted."""
        counted = Counter(self.name(view, id) for id in ids)
        said = [self.texts.t("story-copies", text=name, n=n) if n > 1 else name for name, n in counted.items()]
        return join_parts(self.texts, said, "join-names", last="join-and")

    def face(self, view: View, id: int) -> str:
        return str(self.game.content.face(view.cards[id]["code"]).type)

    def cards(self) -> None:
        """What has come to the villain's side or gone, and what the players have lost."""
        was, now = (_in_play(view) for view in (self.before, self.after))
        came = [id for id in sorted(now - was) if self.face(self.after, id) in ("side_scheme", "attachment")]
        told = {self.before.table["main_scheme"], *self.before.table["identities"]}
        gone = [id for id in sorted(was - now) if id not in told]
        for key, view, ids in (("came", self.after, came), ("gone", self.before, gone)):
            if ids:
                self.found.append(Change(self.say(key, names=self.names(view, ids), n=len(ids)), ids[0]))


def _in_play(view: View) -> set[int]:
    zones = [ids for name, ids in view.zones.items() if name == "table" or name.startswith(("area", "engaged"))]
    return {id for ids in zones for id in ids if id}


def changes(game: "Champions", texts: Translator, before: View, after: View, you: int) -> list[Change]:
    """What is otherwise: players first, the reader before the others, then villain, schemes and other cards."""
    return _Changes(game, texts, before, after, you).all()
