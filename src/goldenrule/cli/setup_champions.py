"""The first screen of Champions: heroes, aspects, scenario, mode and modular sets, one step after the other.

Every step has an answer for Enter; what the command line has settled is not asked again.
"""

from collections.abc import Callable, Mapping

from goldenrule.cli.output import Output
from goldenrule.cli.setup import BACK, NEXT, Left, Quick, Screen
from goldenrule.cli.start import Wanted
from goldenrule.games.champions.draws import RANDOM
from goldenrule.games.champions.rules.setup import aspect_decks, check
from goldenrule.games.champions.sets import encounter_sets, heroes, modulars, scenarios
from goldenrule.kernel.errors import BadInput

STANDARD, EXPERT = "no", "yes"
"""The mode as an option word."""


class FirstScreen(Screen):
    """Asks what to play. `words` are the option words so far, in the form of the command line."""

    def __init__(self, out: Output, wanted: Wanted, last: str, before: bool = False) -> None:
        super().__init__(out, wanted, last, before)
        self.heroes: list[str] = []
        self.aspects: list[str] = []

    def steps(self) -> list[Callable[[], int]]:
        """What is asked, in order."""
        out: list[Callable[[], int]] = [self.ask_heroes]
        out += [self.aspect_step(seat) for seat in range(len(self.heroes))]
        for option, step in (
            ("scenario", self.ask_scenario), ("expert", self.ask_mode), ("modular", self.ask_modular),
        ):  # fmt: skip
            if option not in self.given:
                out.append(step)
        return [*out, self.confirm]

    # -- the steps ---------------------------------------------------------------------------------------------------

    def ask_heroes(self) -> int:
        offered = self.offered("heroes")
        rows = [("q", self.w("cli-quick"))]
        for number, hero in enumerate(offered, 1):
            aspect = self.aspect(heroes(self.packs)[hero.id].starter_aspect)
            name = self.w("cli-hero-line", name=hero.name, aspect=aspect)
            rows.append((str(number), name))
        self.out.options(self.w("cli-choose-game"), rows)
        hint = self.w("cli-resume-hint", name=self.last) if self.last else ""
        self.out.say(f"{self.w('cli-choose-heroes')} {hint}".strip(), "dim")
        while True:
            typed = self.read()
            if not typed:
                continue
            if typed == ["q"]:
                raise Quick
            if typed[0] == "resume":
                raise Left(typed[1] if len(typed) > 1 else self.last)
            if typed == ["b"]:
                return BACK
            found = self.among(typed, offered, quick=True)
            if found is None:
                continue
            if self.refused({"heroes": ",".join(found)}):
                continue
            if found != self.heroes:
                self.heroes = found
                self.aspects = [heroes(self.packs)[hero].starter_aspect for hero in found]
            self.words["heroes"] = ",".join(found)
            return NEXT

    def aspect_step(self, seat: int) -> Callable[[], int]:
        def ask() -> int:
            own = heroes(self.packs)[self.heroes[seat]].starter_aspect
            ids = list(aspect_decks())
            title = self.w("cli-choose-aspect", hero=self.hero(seat), own=self.aspect(own))
            self.out.options(title, [(str(i), self.aspect(id)) for i, id in enumerate(ids, 1)])
            found = self.one(ids, ids.index(own))
            if found == BACK:
                return BACK
            self.aspects[seat] = ids[found]
            own_ones = [heroes(self.packs)[hero].starter_aspect for hero in self.heroes]
            self.words.pop("aspects", None)
            if self.aspects != own_ones:
                self.words["aspects"] = ",".join(self.aspects)
            return NEXT

        return ask

    def ask_scenario(self) -> int:
        offered = self.offered("scenario")
        ids = [each.id for each in offered]
        rows = []
        for number, each in enumerate(offered, 1):
            usual = modulars(self.packs)[scenarios(self.packs)[each.id].default_modular].name
            line = self.w(
                "cli-scenario-line", name=each.name, n=sum(scenarios(self.packs)[each.id].cards.values()), usual=usual
            )
            rows.append((str(number), line))
        self.out.options(self.w("cli-choose-scenario", own=offered[0].name), rows)
        found = self.one(ids, 0)
        if found == BACK:
            return BACK
        self.words["scenario"] = ids[found]
        return NEXT

    def ask_mode(self) -> int:
        scenario = scenarios(self.packs)[self.scenario()]
        rows = [
            ("1", self.w("cli-mode-standard", stages=", ".join(scenario.standard_stages))),
            ("2", self.w("cli-mode-expert", stages=", ".join(scenario.expert_stages))),
        ]
        self.out.options(self.w("cli-choose-mode"), rows)
        found = self.one(["standard", "expert"], 0)
        if found == BACK:
            return BACK
        self.words["expert"] = (STANDARD, EXPERT)[found]
        return NEXT

    def ask_modular(self) -> int:
        offered = self.offered("modular")
        usual = scenarios(self.packs)[self.scenario()].default_modular
        rows = []
        for number, each in enumerate(offered, 1):
            line = self.w(
                "cli-modular-line",
                name=each.name,
                n=sum(modulars(self.packs)[each.id].cards.values()),
                level=modulars(self.packs)[each.id].difficulty,
            )
            rows.append((str(number), line))
        rows += [("r", self.w("cli-modular-random")), ("0", self.w("cli-modular-none"))]
        self.out.options(self.w("cli-choose-modular", own=modulars(self.packs)[usual].name), rows)
        while True:
            typed = self.read()
            if typed == ["b"]:
                return BACK
            if not typed:
                self.words.pop("modular", None)
                return NEXT
            if typed in (["0"], ["none"]):
                self.words["modular"] = ""
                return NEXT
            found = self.among([RANDOM if word == "r" else word for word in typed], offered, (RANDOM,))
            if found is None or self.refused({"modular": ",".join(found)}):
                continue
            self.words["modular"] = ",".join(found)
            return NEXT

    def confirm(self) -> int:
        """What the choices come to; Enter begins."""
        if self.refused(self.words):
            return BACK
        self.out.log(self.w("cli-chosen").rstrip(":"), self.summary())
        self.out.log(self.w("cli-included").rstrip(":"), self.included())
        self.out.say(self.w("cli-confirm"), "title")
        while True:
            typed = self.read()
            if not typed:
                return NEXT
            if typed == ["b"]:
                return BACK
            self.out.say(self.w("cli-confirm"), "bad")

    # -- what is included --------------------------------------------------------------------------------------------

    def summary(self) -> list[str]:
        """Who plays what, in a line for each hero and one for the scenario."""
        out = [
            self.w("cli-hero-line", name=self.hero(seat), aspect=self.aspect(aspect))
            for seat, aspect in enumerate(self.aspects)
        ]
        scenario = scenarios(self.packs)[self.scenario()]
        expert = self.words.get("expert") == EXPERT
        stages = ", ".join(scenario.expert_stages if expert else scenario.standard_stages)
        mode = self.w("cli-mode-expert" if expert else "cli-mode-standard", stages=stages)
        return [*out, f"{scenario.name}: {mode}"]

    def included(self) -> list[str]:
        """Every set of encounter cards in the game, with its number of cards."""
        scenario = scenarios(self.packs)[self.scenario()]
        names = list(scenario.required_sets)
        if self.words.get("expert") == EXPERT:
            names += scenario.expert_sets
        chosen = self.words.get("modular")
        names += [scenario.default_modular] if chosen is None else [name for name in chosen.split(",") if name]
        counts = [(scenario.name, sum(scenario.cards.values()))]
        unknown = 0
        for name in names:
            if name == RANDOM:
                unknown += 1
            else:
                counts.append(
                    (encounter_sets(self.packs)[name].name, sum(encounter_sets(self.packs)[name].cards.values()))
                )
        lines = [self.w("cli-set-line", name=name, n=n) for name, n in counts]
        sizes = [sum(each.cards.values()) for each in modulars(self.packs).values()]
        lines += [self.w("cli-set-random", least=min(sizes), most=max(sizes))] * unknown
        owned = [heroes(self.packs)[hero] for hero in self.heroes]
        obligations = ", ".join(self.w.name(each.obligation) for each in owned)
        lines.append(self.w("cli-set-obligations", names=obligations, n=len(owned)))
        total = sum(n for _, n in counts) + len(owned)
        lines.append(self.w("cli-set-total", n=total, random=unknown))
        for each in owned:
            lines.append(self.w("cli-set-nemesis", hero=self.w.name(each.hero), n=sum(each.nemesis.values())))
        return lines

    def scenario(self) -> str:
        return self.words.get("scenario", self.offered("scenario")[0].id)

    def hero(self, seat: int) -> str:
        return self.w.name(heroes(self.packs)[self.heroes[seat]].hero)

    def aspect(self, id: str) -> str:
        return self.w(f"aspect-{id}")

    def refused(self, words: Mapping[str, str]) -> bool:
        """Can no game be made of these words? Then the reason is said."""
        from goldenrule.games.champions import GAME

        try:
            check(GAME.setup(GAME.parse_options({"heroes": ",".join(self.heroes), **self.given, **words}), "0"))
        except BadInput as error:
            self.out.say(str(error), "bad")
            return True
        return False
