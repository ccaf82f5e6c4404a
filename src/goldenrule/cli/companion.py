"""`goldenrule companion`: the encounter side of a printed game, told by the program, step by step."""

import argparse
from pathlib import Path
from typing import Final

import msgspec

from goldenrule.cli.output import Output
from goldenrule.cli.words import Words
from goldenrule.games.champions.clauses import clauses
from goldenrule.games.champions.companion import steps
from goldenrule.games.champions.companion import table as t
from goldenrule.games.champions.companion.commands import obey
from goldenrule.games.champions.companion.reading import check_kept, read_table
from goldenrule.games.champions.companion.table import Said, Table
from goldenrule.games.champions.sets import load_facts
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import folder, write_whole
from goldenrule.table import saves

KEPT: Final = 200
"""How many steps can be taken back."""


def run(given: argparse.Namespace, out: Output, w: Words) -> int:
    """Begin a companion, or go on with one. Returns the exit status."""
    hold = saves.Hold(given.name or "table", "companion", "companion")
    try:
        return open_companion(given, hold.name, out, w).run()
    finally:
        hold.release()


def open_companion(given: argparse.Namespace, name: str, out: Output, w: Words) -> "Companion":
    """A new companion, or the one that is kept. Raises BadInput if it is there already, or is not, or is damaged."""
    path = folder("companion") / f"{name}.json"
    if given.heroes:
        if path.exists():
            raise BadInput(
                f"There is a companion {name!r} already; go on with `goldenrule companion {name}`, "
                "or name the new one: goldenrule companion NAME --heroes ..."
            )
        modular = None if given.modular is None else [m.strip() for m in given.modular.split(",") if m.strip()]
        heroes = [hero.strip() for hero in given.heroes.split(",")]
        seed = given.seed if given.seed is not None else _random_seed()
        table = t.new_table(heroes, given.scenario or "rhino", given.expert, modular, given.typed, seed)
        steps.new_round(table)
        history = [table]
    elif path.exists():
        history = [read_table(path)]
    else:
        raise BadInput(f"There is no companion {name!r} to go on with; begin one with --heroes and --scenario.")
    return Companion(history, path, out, w, fresh=bool(given.heroes))


def _random_seed() -> str:
    from goldenrule.cli.start import random_seed

    return random_seed()


class Companion:
    """A companion at the terminal. Every change is on disk before the next prompt."""

    def __init__(self, history: list[Table], path: Path, out: Output, w: Words, fresh: bool) -> None:
        self.history = history
        self.path = path
        self.out = out
        self.w = w
        self.fresh = fresh

    @property
    def table(self) -> Table:
        return self.history[-1]

    def run(self) -> int:
        out, w = self.out, self.w
        out.say(w("companion-begun" if self.fresh else "companion-resumed", name=self.path.stem), "title")
        if self.fresh:
            self.begin()
        self.keep()
        self.show()
        while not self.table.winner:
            self.prompt()
            line = out.read()
            if line is None or line.strip().casefold() in ("quit", "exit", "q"):
                out.say(w("companion-left", name=self.path.stem))
                return 0
            self.obey(line.strip())
        self.show()
        return 0

    def begin(self) -> None:
        """What the cards say about setup."""
        table = self.table
        facts = load_facts()
        for code in (facts[table.schemes[0]].back, table.schemes[0], table.villain.code):
            self.say(Said("text", {"card": code}))
        self.out.say(self.w("companion-setup"))

    def obey(self, line: str) -> None:
        """A command, or the answer to the present step. What cannot be done changes nothing."""
        w = self.w
        word = line.casefold()
        if word in ("help", "h", "?"):
            self.out.say(w("companion-help"), "keep")
        elif word in ("view", "v"):
            self.show()
        elif word in ("why", "w"):
            self.clause(steps.prompt(self.table).clause)
        elif word in ("undo", "u"):
            if len(self.history) == 1:
                self.out.say(w("companion-undo-nothing"), "bad")
                return
            self.history.pop()
            self.keep()
            self.out.say(w("companion-undone"), "good")
            self.show()
        else:
            self.change(line)

    def change(self, line: str) -> None:
        table = msgspec.convert(msgspec.to_builtins(self.table), Table)
        try:
            said = obey(table, line)
            if said is None:
                if line and not steps.asks(table):
                    raise BadInput(self.w("companion-unknown", line=line))
                said = steps.proceed(table, line)
            check_kept(table)
        except BadInput as error:
            self.out.say(str(error), "bad")
            return
        self.history = [*self.history[-KEPT:], table]
        self.keep()
        for one in said:
            self.say(one)

    def keep(self) -> None:
        """Raises BadInput if the table cannot be written."""
        try:
            write_whole(self.path, msgspec.json.encode(self.table))
        except OSError as error:
            raise BadInput(f"{self.path} cannot be written ({error.strerror}); set GOLDENRULE_HOME.") from error

    # -- telling -----------------------------------------------------------------------------------------------------

    def say(self, said: Said) -> None:
        args = {key: self.w.name(str(value)) if key == "card" else value for key, value in said.args.items()}
        if said.key == "text":
            text = " ".join(self.w.game.text(str(said.args["card"])))
            if text:
                self.out.say(self.w("cli-card-says", name=args["card"], text=text), "log")
            return
        self.out.say(self._with_clause(self.w(f"companion-{said.key}", **args), said.clause))

    def _with_clause(self, text: str, clause: str) -> str:
        return self.w("companion-with-clause", text=text, clause=clause) if clause else text

    def clause(self, id: str) -> None:
        self.out.say(self.w("companion-clause", id=id, text=clauses()[id].statement))

    def prompt(self) -> None:
        said = steps.prompt(self.table)
        args = {key: self.w.name(str(value)) if key == "card" else value for key, value in said.args.items()}
        self.out.say(self._with_clause(self.w(f"companion-{said.key}", **args), said.clause), "title")
        asks = steps.asks(self.table)
        self.out.say(self.w(f"companion-ask-{asks or 'enter'}"), "dim")

    def show(self) -> None:
        """The table in lines."""
        table, w, out = self.table, self.w, self.out
        if table.winner:
            out.say(w(f"companion-over-{table.winner}"), "good" if table.winner == "players" else "bad")
            return
        out.say(w("companion-round", round=table.round, tokens=table.acceleration), "title")
        villain = table.villain
        out.say(
            self._thing(
                villain, w("companion-hp", left=t.most(table, villain) - villain.damage, of=t.most(table, villain))
            )
        )
        out.say(w("companion-scheme", name=w.name(table.schemes[0]), threat=table.threat, target=t.target(table)))
        for thing in table.things:
            facts = t.facts_of(thing)
            if facts.type == "side_scheme":
                out.say(self._thing(thing, w("companion-threat", n=thing.threat)))
            elif facts.type == "environment":
                out.say(self._thing(thing, ""))
        for seat, player in enumerate(table.players):
            if not player.alive:
                out.say(w("companion-player-out", n=seat + 1, who=player.name))
                continue
            out.say(
                w(
                    "companion-player",
                    n=seat + 1,
                    who=player.name,
                    form=player.form,
                    hp=player.hp,
                    most=player.most,
                    statuses=", ".join(player.statuses) or "none",
                    dealt=len(player.dealt),
                    first="yes" if seat == table.first else "no",
                )
            )
            for thing in table.things:
                if thing.seat == seat and t.facts_of(thing).type == "obligation":
                    out.say("  " + self._thing(thing, ""))
            for thing in t.minions(table, seat):
                left = t.most(table, thing) - thing.damage
                out.say("  " + self._thing(thing, w("companion-hp", left=left, of=t.most(table, thing))))
        if not table.typed:
            out.say(w("companion-deck", deck=len(table.deck), discard=len(table.discard)), "dim")

    def _thing(self, thing: t.Thing, state: str) -> str:
        """A card in play with its numbers, statuses and attachments."""
        w = self.w
        parts = [state] if state else []
        for stat in ("atk", "sch"):
            value = t.power(self.table, thing, stat)
            if value is not None:
                parts.append(w(f"companion-{stat}", n=value))
        parts += thing.statuses
        parts += [w("companion-icon", icon=icon) for icon in t.facts_of(thing).icons]
        parts += [w("companion-carries", name=w.name(card.code)) for card in t.attached(self.table, thing)]
        return w("companion-thing", name=w.name(thing.code), parts=", ".join(parts), n=len(parts))
