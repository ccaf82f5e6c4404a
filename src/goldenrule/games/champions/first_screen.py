"""The first screen of Champions: heroes, aspects, scenario, mode and modular sets, and what they come to."""

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from goldenrule.gamekit.first_screen import Answers, Choice, Step
from goldenrule.gamekit.text_lists import Translator, list_parts
from goldenrule.games.champions.draws import RANDOM
from goldenrule.games.champions.own_decks import about_one, brought
from goldenrule.games.champions.rules.setup import MOST_HEROES, aspect_decks, check_known
from goldenrule.games.champions.set_entries import EncounterSet, HeroSet, Scenario
from goldenrule.games.champions.sets import Packs, encounter_sets, heroes, modulars, scenarios
from goldenrule.games.champions.text.names import printed_name, set_name

MODES = {"standard": "no", "expert": "yes"}
"""The modes as words of the option."""
NONE = "none"


def _size(found: EncounterSet | Scenario) -> int:
    return sum(found.cards.values())


class ChampionsScreen:
    """What is asked before a game of Champions; what is `given` is not. A `goldenrule.gamekit.first_screen`."""

    def __init__(self, texts: Translator, given: Mapping[str, str], packs: Packs) -> None:
        self.texts = texts
        self.decks = brought(given, packs)
        self.t = texts.t
        self.attribute = texts.attribute
        self.given = given
        self.packs = packs

    def steps(self, answers: Answers) -> list[Step]:
        scenario = self.scenario(answers)
        steps = [self.hero_step()]
        chosen = zip(answers.get("heroes", ()), self.heroes(answers))
        steps += [self.aspect_step(seat, hero) for seat, (id, hero) in enumerate(chosen) if id not in self.decks]
        later = [self.scenario_step(), self.mode_step(scenario), self.modular_step(scenario)]
        return steps + [step for step in later if step.key not in self.given]

    def words(self, answers: Answers) -> dict[str, str]:
        out = dict(self.given)
        out["heroes"] = ",".join(answers.get("heroes", ()))
        aspects = [self.aspect(answers, seat) for seat in range(len(self.heroes(answers)))]
        if aspects != [hero.starter_aspect for hero in self.heroes(answers)]:
            out["aspects"] = ",".join(aspects)
        if "scenario" in answers:
            out["scenario"] = answers["scenario"][0]
        if "expert" in answers:
            out["expert"] = MODES[answers["expert"][0]]
        if modular := answers.get("modular"):
            out["modular"] = "" if list(modular) == [NONE] else ",".join(modular)
        return out

    def summary(self, answers: Answers) -> list[tuple[str, list[str]]]:
        return [(self.t("setup-chosen"), self.chosen(answers)), (self.t("setup-included"), self.included(answers))]

    # -- the steps ---------------------------------------------------------------------------------------------------

    def hero_step(self) -> Step:
        choices = []
        for each in heroes(self.packs).values():
            name = self.hero(each)
            own = self.t(f"aspect-{each.starter_aspect}")
            about = self.attribute("setup-hero-line", "about", aspect=own)
            choices.append(
                Choice(each.id, self.hero_line(each, each.starter_aspect), name, about=about, code=each.hero)
            )
        for id, deck in self.decks.items():
            name = deck.name or self.t("setup-deck-unnamed")
            about = about_one(self.texts, deck, self.hero(heroes(self.packs)[deck.hero]))
            code = heroes(self.packs)[deck.hero].hero
            choices.append(Choice(id, self.t("setup-deck-line", name=name, about=about), name, about=about, code=code))
        note, quick = self.t("setup-heroes-note"), self.t("setup-quick")
        return self.step("heroes", "setup-heroes", choices, None, many=True, note=note, quick=quick)

    def aspect_step(self, seat: int, hero: HeroSet) -> Step:
        own = hero.starter_aspect
        choices = [Choice(id, self.t(f"aspect-{id}")) for id in aspect_decks()]
        said = {"hero": self.hero(hero), "own": self.t(f"aspect-{own}")}
        return self.step(f"aspect{seat}", "setup-aspect", choices, (own,), said, open=True)

    def scenario_step(self) -> Step:
        choices = []
        for each in scenarios(self.packs).values():
            usual = self.set_name(modulars(self.packs)[each.default_modular])
            code = next(iter(each.villain.values()))
            choices.append(self.line("setup-scenario-line", each, code, n=_size(each), usual=usual))
        first = choices[0]
        return self.step("scenario", "setup-scenario", choices, (first.id,), {"own": first.name})

    def mode_step(self, scenario: Scenario) -> Step:
        choices = []
        for mode, word in MODES.items():
            said = {"stages": self.stages(scenario, mode)}
            name, about = (self.attribute(f"setup-mode-{mode}", each, **said) for each in ("name", "about"))
            choices.append(Choice(mode, self.mode(scenario, word), name, about=about))
        return self.step("expert", "setup-mode", choices, ("standard",))

    def modular_step(self, scenario: Scenario) -> Step:
        choices = []
        for each in modulars(self.packs).values():
            choices.append(self.line("setup-modular-line", each, n=_size(each), level=each.difficulty))
        name, about = (self.attribute("setup-modular-random", each) for each in ("name", "about"))
        choices.append(Choice(RANDOM, self.t("setup-modular-random"), name, "r", about))
        choices.append(Choice(NONE, self.t("setup-modular-none"), key="0"))
        own = self.set_name(modulars(self.packs)[scenario.default_modular])
        return self.step("modular", "setup-modular", choices, said={"own": own}, many=True)

    def step(
        self,
        key: str,
        text: str,
        choices: Sequence[Choice],
        usual: Sequence[str] | None = (),
        said: Mapping[str, str] = MappingProxyType({}),
        many: bool = False,
        note: str = "",
        quick: str = "",
        open: bool = False,
    ) -> Step:
        """A step by the key of its text, whose attributes are its name and what else there is to say."""
        name, about = (self.attribute(text, each, **said) for each in ("name", "about"))
        return Step(key, self.t(text, **said), choices, usual, many, note, quick, open, name, about)

    def line(self, text: str, found: EncounterSet | Scenario, code: str = "", **said: str | int) -> Choice:
        """A choice by the key of its text."""
        about = self.attribute(text, "about", **said)
        name = self.set_name(found)
        return Choice(found.id, self.t(text, name=name, **said), name, about=about, code=code)

    # -- what they come to -------------------------------------------------------------------------------------------

    def chosen(self, answers: Answers) -> list[str]:
        """Who plays what, in a line for each hero and one for the scenario."""
        choices = {choice.id: choice.text for choice in self.hero_step().choices if choice.id in self.decks}
        out = [
            choices.get(id) or self.hero_line(hero, self.aspect(answers, seat))
            for seat, (id, hero) in enumerate(zip(answers.get("heroes", ()), self.heroes(answers)))
        ]
        scenario = self.scenario(answers)
        mode = self.mode(scenario, self.words(answers).get("expert", ""))
        return [*out, self.t("setup-deck-line", name=self.set_name(scenario), about=mode)]

    def included(self, answers: Answers) -> list[str]:
        """Every set of encounter cards in the game, with its number of cards."""
        scenario, words = self.scenario(answers), self.words(answers)
        ids = list(scenario.required_sets)
        if words.get("expert") == MODES["expert"]:
            ids += scenario.expert_sets
        ids += [id for id in words.get("modular", scenario.default_modular).split(",") if id]
        unknown = ids.count(RANDOM)
        sets = [encounter_sets(self.packs)[id] for id in ids if id != RANDOM]
        counts = [(self.set_name(scenario), _size(scenario)), *((self.set_name(each), _size(each)) for each in sets)]
        lines = [self.t("setup-set", name=name, n=n) for name, n in counts]
        sizes = [_size(each) for each in modulars(self.packs).values()]
        lines += [self.t("setup-set-random", least=min(sizes), most=max(sizes))] * unknown
        owned = self.heroes(answers)
        obligations = list_parts(self.texts, [self.name(each.obligation) for each in owned])
        lines.append(self.t("setup-obligations", names=obligations, n=len(owned)))
        total = sum(n for _, n in counts) + len(owned)
        lines.append(self.t("setup-total", n=total, random=unknown))
        for each in owned:
            lines.append(self.t("setup-nemesis", hero=self.hero(each), n=sum(each.nemesis.values())))
        return lines

    # -- names -------------------------------------------------------------------------------------------------------

    def heroes(self, answers: Answers) -> list[HeroSet]:
        known = heroes(self.packs)
        ids = answers.get("heroes", ())[:MOST_HEROES]  # more are refused when the game is made
        return [known[self.decks[id].hero if id in self.decks else id] for id in ids]

    def scenario(self, answers: Answers) -> Scenario:
        every = scenarios(self.packs)
        wanted = self.given["scenario"] if "scenario" in self.given else answers.get("scenario", [*every][:1])[0]
        check_known("scenario", wanted, list(every))
        return every[wanted]

    def aspect(self, answers: Answers, seat: int) -> str:
        own = self.heroes(answers)[seat].starter_aspect
        return answers.get(f"aspect{seat}", (own,))[0]

    def name(self, code: str) -> str:
        return printed_name(self.texts, code, self.packs)

    def set_name(self, found: EncounterSet | Scenario) -> str:
        return set_name(self.texts, found)

    def hero(self, found: HeroSet) -> str:
        return self.name(found.hero)

    def hero_line(self, hero: HeroSet, aspect: str) -> str:
        return self.t("setup-hero-line", name=self.hero(hero), aspect=self.t(f"aspect-{aspect}"))

    def mode(self, scenario: Scenario, word: str) -> str:
        """The mode of a word of the option, with the villain's stages."""
        mode = "expert" if word == MODES["expert"] else "standard"
        return self.t(f"setup-mode-{mode}", stages=self.stages(scenario, mode))

    def stages(self, scenario: Scenario, mode: str) -> str:
        return list_parts(self.texts, scenario.expert_stages if mode == "expert" else scenario.standard_stages)
