"""What the parts of the table of Marvel Heroes have in common: names of teams, heroes with their teams, powers."""

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from goldenrule.gamekit.board import Card, Fact, Table, Tone
from goldenrule.games.heroes.card_words import HeroesCards
from goldenrule.games.heroes.facts import Facts, Power
from goldenrule.games.heroes.text import facts as printed
from goldenrule.games.heroes.text.names import own_name
from goldenrule.kernel.views import View

POWERS: dict[str, Tone] = {"red": "red", "orange": "orange", "yellow": "yellow"}


class HeroesTable(Table):
    """The table of Marvel Heroes, with the names of the teams, and whose hero is whose."""

    def __init__(self, view: View, words: HeroesCards) -> None:
        super().__init__(view, words)
        self.texts = words.texts
        index = words.content.index
        self.teams = [words.name(code) if code in index else code for code in self.table["teams"]]
        self.seat_of = {id: seat for seat in range(len(self.teams)) for id in self.lying(f"team{seat}")}

    def name(self, id: int) -> str:
        """The name of a card."""
        called: str = self.words.name(self.faces[id].code)
        return called

    def card(self, id: int, facts: Sequence[Fact] = (), **more: Any) -> Card:
        return Card(self.name(id), self.faces[id].code, id, facts=facts, **more)

    def titled(self, id: int, facts: Sequence[Fact] = (), short: str = "", **more: Any) -> Card:
        """A headline or Story, whose title may be a sentence with commas: in quotation marks where it is read."""
        title = self.name(id)
        said = self.t("board-heroes-title", title=title)
        return Card(said, self.faces[id].code, id, short or title, facts=facts, **more)

    def tag(self, seat: int) -> str:
        """The shortest beginning of a team's name that no other team has, in capitals and without an article."""
        names = [self.bare(team) for team in self.teams]
        name = names[seat]
        for n in range(1, len(name)):
            if sum(each[:n] == name[:n] for each in names) == 1:
                return name[:n].upper()
        return name.upper()

    def bare(self, team: str) -> str:
        """The name of a team without the article with which it begins in some languages."""
        first, _, rest = team.partition(" ")
        return rest if rest and first in self.texts.attribute("heroes-team", "articles").split() else team

    def team_of(self, seat: int) -> Fact:
        return Fact(self.teams[seat], self.tag(seat), key="team", codes=[self.table["teams"][seat]])

    def scenario(self) -> int:
        return next(id for id in self.lying("scenario") if self.facts(id).type == "scenario")

    def price(self, facts: Facts) -> list[Fact]:
        ko = self.say("board-heroes-ko", key="ko", n=facts.ko)
        return [ko, self.say("board-heroes-cost", detail=True, key="cost", n=facts.cost)]

    def ko(self, id: int) -> Fact:
        taken, most = self.view.cards[id].get("ko", 0), self.facts(id).ko
        said = self.say("board-heroes-ko-of", "bad" if taken else "dim", detail=not taken, n=taken, ko=most)
        return replace(said, full=most, key="ko")

    def power(self, found: Power, named: bool = False) -> Fact:
        """A power and its values, with its name in short, too, if `named`."""
        values = {"attack": found.attack, "defense": found.defense, "outwit": found.outwit}
        short = self.t("board-heroes-power", colour=self.t(f"heroes-colour-{found.colour}"), **values)
        said = printed.power(self.texts, found)
        key = "power" if named else found.colour
        return Fact(
            said, f"{own_name(self.texts, found.name)} {short}" if named else short, tone=POWERS[found.colour], key=key
        )
