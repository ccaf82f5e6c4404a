"""A companion of Champions as clients use it."""

from msgspec.structs import replace

from goldenrule.gamekit.text_lists import NONE, Translator
from goldenrule.games.champions.catalogue import load_content
from goldenrule.games.champions.companion import encounter as cards
from goldenrule.games.champions.companion.abilities import has_set_up, set_up
from goldenrule.games.champions.companion.answers import answer
from goldenrule.games.champions.companion.commands import COMMANDS, Command
from goldenrule.games.champions.companion.game import CompanionGame, quiet_content
from goldenrule.games.champions.companion.narration import Narration
from goldenrule.games.champions.rules.setup import GameSetup, new_game


class ChampionsCompanion(Narration):
    """A game beside a printed one; a `goldenrule.table.companion_files.Companion`."""

    @classmethod
    def begin(cls, setup: GameSetup, typed: bool, texts: Translator) -> "ChampionsCompanion":
        """The table after setup, as far as it is printed in numbers."""
        setup = replace(setup, decks=dict.fromkeys(range(len(setup.heroes)), ()), any_deck=True)  # the people's own
        game = CompanionGame.of(new_game(setup, quiet_content()), typed)
        cards.put_back(game)
        return cls(game, texts)

    def copy(self) -> "ChampionsCompanion":
        game = self.game.clone()
        assert isinstance(game, CompanionGame)
        return ChampionsCompanion(game, self.texts)

    def obey(self, line: str) -> list[str]:
        """Carry out a command, or continue with an answer. Raises BadInput; only a copy is whole then."""
        g = self.game
        g.observer = self
        word, _, rest = line.strip().partition(" ")
        command = COMMANDS.get(word.casefold())
        if command is None:
            answer(g, line.strip())
        else:
            before = self.prompt()
            g.ends_game(lambda: self.carry_out(command, rest.strip()))
            g.again()
            if not self.lines and not g.over and self.prompt() == before:
                self.lines.append(self.texts.t("companion-nothing"))
        g.observer = None
        cards.put_back(g)
        return self.taken()

    def carry_out(self, command: Command, rest: str) -> None:
        if said := command(self.game, rest):
            self.say(said)

    def setup_steps(self) -> list[str]:
        """What scheme and villain say, and what the people do about it."""
        g = self.game
        scheme = g.face(g.state.main_scheme)
        content = load_content()
        schemes = [content.face(code) for code in (scheme.facts.back, scheme.code)]
        typed = set_up(g, schemes)
        for code in (scheme.facts.back, scheme.code, g.face(g.state.villain).code):
            self.says(code)
        told = self.taken()
        if has_set_up(schemes):
            told.append(self.texts.t("companion-setup", commands="; ".join(typed) or NONE))
        return told

    def help(self) -> str:
        return self.texts.t("companion-help")
