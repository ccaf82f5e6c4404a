"""Marvel: Skirmish! In New York, a duel. `GAME` is what the table knows of it; nothing costly is imported here."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from goldenrule.gamekit.game_kind import GameKind
from goldenrule.gamekit.input_parsing import names
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.options import GameOption
from goldenrule.words.phrases import quote, show_value

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from goldenrule.gamekit.benchmark import Suite
    from goldenrule.gamekit.first_screen import Answers
    from goldenrule.gamekit.profiles import Profile
    from goldenrule.gamekit.prompt_commands import PromptCommand
    from goldenrule.gamekit.statements import OfferedReading
    from goldenrule.gamekit.text_lists import Translator
    from goldenrule.games.skirmish.balance import SkirmishBalance
    from goldenrule.games.skirmish.client import SkirmishWords
    from goldenrule.games.skirmish.game import Skirmish
    from goldenrule.games.skirmish.multi_select import SkirmishMultiSelect
    from goldenrule.games.skirmish.packs import SkirmishPacks
    from goldenrule.games.skirmish.situations.cases import SkirmishCases
    from goldenrule.games.skirmish.tally import SkirmishTally
    from goldenrule.kernel.decisions import Decision, Option
    from goldenrule.packs.reading import Pack
    from goldenrule.words.texts import Texts

OPTIONS = ("readings", "packs")
SIDES = ("heroes", "villains")
"""What wins, by the seat."""


class SkirmishKind(GameKind["Skirmish"]):
    """How the table makes games of the duel."""

    name = "skirmish"
    title = "Marvel: Skirmish! In New York"
    bot = "sensible"
    thinks = True
    hidden_hands = True
    duel = True
    options = (
        GameOption("readings", "help-second-readings-rules", "A,B", flag="rules"),
        GameOption("packs", "help-folder-content-pack", "FOLDER", flag="pack", many=True),
    )

    def make(self, options: Mapping[str, object], seed: str) -> "Skirmish":
        """Options: `readings`, a list of second readings of the rules; `packs`, a list of content packs."""
        from goldenrule.games.skirmish.catalogue import load_content
        from goldenrule.games.skirmish.rules.setup import new_game

        for key in options:
            if key not in OPTIONS:
                raise BadInput("skirmish-bad-duel-no-option", key=show_value(key), options=OPTIONS)
        readings = names("readings", options.get("readings") or [])
        setup: dict[str, object] = {}
        if options.get("packs"):
            from goldenrule.games.skirmish.packs import PACKS
            from goldenrule.packs.pack_store import plain, resolve

            packs = resolve(options["packs"], PACKS)
            setup["packs"] = plain(packs)
            return new_game(load_content(packs), seed, readings, setup)
        return new_game(load_content(), seed, readings, setup)

    def content_hash(self) -> str:
        from goldenrule.games.skirmish.catalogue import load_content

        return load_content().hash

    def parse_options(self, words: Mapping[str, str]) -> dict[str, object]:
        out: dict[str, object] = {}
        for key, word in words.items():
            if key not in OPTIONS:
                raise BadInput("skirmish-bad-duel-no-option", key=quote(key), options=OPTIONS)
            parts = word.splitlines() if key == "packs" else word.split(",")
            out[key] = [part.strip() for part in parts if part.strip()]
        return out

    def choices(self, option: str, packs: "Sequence[Pack]" = ()) -> "list[OfferedReading]":
        """Readings; packs add none."""
        from goldenrule.gamekit.statements import OfferedReading
        from goldenrule.games.skirmish.clauses import PACKAGE

        if option != "readings":
            raise BadInput("skirmish-bad-duel-offers-nothing", option=option)
        return OfferedReading.every(PACKAGE)

    def profile(
        self, texts: "Texts", packs: "Sequence[Pack]", step: str, id: str, answers: "Answers"
    ) -> "Profile | None":
        from goldenrule.games.skirmish.profiles import profile

        seat = id.removeprefix("seat-")
        return profile(texts, tuple(packs), int(seat)) if step == "seat" and seat.isdigit() else None

    def contents(self, options: dict[str, object], texts: "Translator") -> list[tuple[str, list[str]]]:
        from goldenrule.games.skirmish.contents import contents

        return contents(self.make(options, "0").content, texts)

    def winners(self, game: "Skirmish") -> tuple[int, ...]:
        return tuple(seat for seat, name in enumerate(SIDES) if game.state.winner == name)

    def tally(self) -> "type[SkirmishTally]":
        from goldenrule.games.skirmish.tally import SkirmishTally

        return SkirmishTally

    def stats_facts(self, game: "Skirmish") -> dict[str, str | list[str]]:
        return {"side": list(SIDES)}

    def is_free(self, game: "Skirmish", decision: "Decision", option: "Option") -> bool:
        """Abilities that are used between steps are of Artifacts that go to the box: only what cards ask is free."""
        from goldenrule.gamekit.free_abilities import may_is_free

        return may_is_free(game, decision, option)

    def ending(self, game: "Skirmish") -> str:
        from goldenrule.games.skirmish.ids import CIVILIANS_LEFT, GOALS

        if not game.state.winner:
            return ""
        if any(game.points_of(seat) >= goal for seat, goal in enumerate(GOALS)):
            return "points"
        return "civilians" if game.civilians_left() <= CIVILIANS_LEFT else "deck"

    def multi_select(self) -> "SkirmishMultiSelect":
        from goldenrule.games.skirmish.multi_select import SkirmishMultiSelect

        return SkirmishMultiSelect()

    def prompt_commands(self) -> "Mapping[str, PromptCommand]":
        from goldenrule.gamekit.prompt_commands import MAP

        return MAP

    def words(self, texts: "Translator") -> "SkirmishWords":
        from goldenrule.games.skirmish.client import SkirmishWords

        return SkirmishWords(texts)

    def packs(self) -> "SkirmishPacks":
        from goldenrule.games.skirmish.packs import PACKS

        return PACKS

    def balance(self, packs: "tuple[Pack, ...]" = ()) -> "SkirmishBalance":
        from goldenrule.games.skirmish.balance import SkirmishBalance

        return SkirmishBalance(packs)

    def lessons(self) -> "Traversable":
        from importlib.resources import files

        return files(__name__) / "lessons"

    def benchmark(self) -> "Suite":
        from goldenrule.games.skirmish.benchmark import SUITE

        return SUITE

    def cases(self) -> "SkirmishCases":
        from goldenrule.games.skirmish.situations.cases import SkirmishCases

        return SkirmishCases()


GAME = SkirmishKind()
