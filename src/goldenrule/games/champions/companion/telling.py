"""The words of a companion: what has happened, in the words of the log, and what comes next."""

from typing import Any

from goldenrule.gamekit.wording import Translator, slug
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.companion.answers import asks, stopped
from goldenrule.games.champions.companion.beside import DIALS, STOP, Beside
from goldenrule.games.champions.companion.commands import Said
from goldenrule.games.champions.rules import values
from goldenrule.games.champions.text.cards import card_text
from goldenrule.games.champions.text.labels import label, name_of, player_name
from goldenrule.games.champions.text.log import Log
from goldenrule.games.champions.text.nodes import card_name
from goldenrule.kernel.sight import Event
from goldenrule.kernel.steps import Step, in_progress

TOLD_BEFORE = ("turn", "activate")
"""Events of which the people have been told before they go on."""
COUNTS = ("damage", "heal", "threat", "threat_removed")


class Telling:
    """Tells of one game in the language of `texts`."""

    def __init__(self, game: Beside, texts: Translator) -> None:
        self.game = game
        self.texts = texts
        self.lines: list[str] = []
        self.counted: dict[int, None] = {}

    # -- what happens ------------------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Observe an event: its line of the log, the text of a card that is turned up, and what people do with it."""
        g = self.game
        kind = event[0]
        if kind == "counters" and event[2] in DIALS:
            return
        seen = None if kind in TOLD_BEFORE else g.event_view(event, -1)
        if seen is not None and (line := Log(g, self.texts).line(seen)):
            self.lines.append(line)
        if kind in COUNTS:
            self.counted[event[1]] = None
        elif kind == "reveal":
            self.says(g.ident(event[2]).code, "when_revealed", "obligation")
        elif kind == "face" and g.face(event[1]).type not in ("hero", "alter_ego"):
            self.says(event[2], "when_revealed")
        elif kind == "boost" and g.ident(event[1]).facts.boost_star:
            self.says(g.ident(event[1]).code, "boost")
        elif kind == "defeated":
            self.to_do(g.face(event[1]).code, "when_defeated")

    def says(self, code: str, *kinds: str) -> None:
        """The text of a card, and that the people do what it says in abilities of some kinds."""
        content = load_content()
        if text := " ".join(card_text(self.texts, content, code)):
            self.lines.append(self.texts.t("companion-card", name=card_name(self.texts, content, code), text=text))
        self.to_do(code, *kinds)

    def to_do(self, code: str, *kinds: str) -> None:
        if any(ability.kind in kinds for ability in load_content().face(code).abilities):
            card = card_name(self.texts, self.game.content, code)
            self.lines.append(self.texts.t("companion-do", card=card, kind=slug(kinds[0])))

    def say(self, said: Said) -> None:
        """What a command tells besides."""
        if said.key == "text":
            self.says(self.game.ident(int(said.args["card"])).code)
            return
        cards = {key: name_of(self.game, int(e), self.texts) for key, e in said.args.items() if key in ("card", "host")}
        self.lines.append(self.texts.t(f"companion-{said.key}", **{**said.args, **cards}))

    def taken(self) -> list[str]:
        """All lines since the last time; in the end what is now left of what has been counted."""
        left = [self.counts(e) for e in self.counted if self.game.in_play(e) and not self.game.over]
        lines = [*self.lines, *(self.texts.t("companion-now", card=each) for each in left)]
        self.lines, self.counted = [], {}
        return lines

    def counts(self, e: int) -> str:
        """A card with its hit points or threat, and of the main scheme how much it takes."""
        g = self.game
        if e != g.state.main_scheme:
            return label(g, e, self.texts)
        threat, target = g.table_card(e).threat, values.target_threat(g)
        return self.texts.t("companion-main-scheme", name=name_of(g, e, self.texts), threat=threat, target=target)

    # -- what comes next ---------------------------------------------------------------------------------------------

    def step(self) -> Step:
        """The step of the rules that comes next."""
        stop = stopped(self.game)
        return stop.step if stop is not None else in_progress(self.game)[-1][1]

    def prompt(self) -> tuple[str, str, str]:
        g = self.game
        stop = stopped(g)
        now = g.pending[0]
        args: dict[str, Any] = {"seat": now.seat, "card": "none", "n": 0}
        if now.kind == "defend":
            args |= {"card": g.code(now.source), "seat": now.args[0], "n": now.args[1]}
        elif stop is not None:
            args |= stop.args
        seat = args.pop("seat")
        if args["card"] != "none":
            args["card"] = card_name(self.texts, g.content, args["card"])
        step = self.step()
        if now.kind in (STOP, "turn", "defend"):
            who = player_name(g, seat, self.texts)
            text = self.texts.t(f"companion-step-{step.name.replace('_', '-')}", **args, who=who)
        else:
            among = ", ".join(name_of(g, option[1], self.texts) for option in now.options)
            text = self.texts.t(f"companion-which-{now.kind.replace('_', '-')}", among=among)
        return text, step.clauses[0], self.texts.t(f"companion-ask-{asks(g)}")
