"""What has been taken back is said once to each page, in its language, and no more of it than its reader may know."""

from typing import Any

import msgspec

from goldenrule.server import api, page_requests, table_calls, worker_answers, worker_calls, worker_rpc
from goldenrule.server.worker.host import WorkerHost
from goldenrule.words.texts import Texts

EVERYBODY = {1: ("en", (0,)), 2: ("uk", (1,)), 3: ("es", ())}
"""Pages at a table by number: the language and the seats of each."""


class Pages:
    """Pages at a table of two people in this process."""

    def __init__(self, game: str, answers: dict[str, list[str]]) -> None:
        self.host = WorkerHost()
        begun = self.host.handle(
            worker_calls.CreateGame(api.NewTable(game=game, answers=answers, seed="1", practice=True))
        )
        assert isinstance(begun, worker_answers.NewGame)
        self.host.handle(table_calls.OpenTable("t", begun.record, begun.kept, begun.seats))
        joining = [
            table_calls.PageJoins(page, seats, seats[0] if seats else -1, lang)
            for page, (lang, seats) in EVERYBODY.items()
        ]
        self.now: dict[int, dict[str, Any]] = {}
        self.take(self.host.handle(table_calls.JoinPages("t", joining)))

    def take(self, came: worker_rpc.AnyAnswer) -> list[dict[str, Any]]:
        assert isinstance(came, table_calls.TableUpdate)
        found = []
        for number, data in came.sent:
            message = msgspec.json.decode(data)
            found.append(message)
            if message["is"] == "now":
                self.now[number] = message
        return found

    def do(self, page: int, request: page_requests.Request) -> list[dict[str, Any]]:
        return self.take(self.host.handle(table_calls.PageRequest("t", page, request)))

    def choose(self, page: int, verb: str = "") -> str:
        """Answer with the first item of a verb, or as is usual; the text of the item."""
        now, prompt = self.now[page], self.now[page]["prompt"]
        n = next((n for n, each in enumerate(prompt["items"], 1) if verb and each["verb"] == verb), 0)
        items = [n] if n else prompt.get("default") or [1]
        self.do(page, page_requests.Choose(1, now["at"], prompt["seat"], items, sure=True))
        return str(prompt["items"][items[0] - 1]["text"])

    def taken_back(self) -> list[str]:
        return [self.now[page].get("taken_back", "") for page in EVERYBODY]


def test_everybody_hears_once_what_a_hero_has_taken_back() -> None:
    pages = Pages("champions", {"heroes": ["spider_man", "she_hulk"]})
    while pages.now[1].get("prompt", {}).get("kind") != "turn":
        pages.choose(next(page for page in (1, 2) if "prompt" in pages.now[page]))
    text = pages.choose(1, "form")
    assert pages.taken_back() == ["", "", ""]
    pages.do(1, page_requests.Undo(2))
    assert pages.taken_back()[0] == f"Taken back: {text}."
    assert pages.taken_back()[1].startswith("Скасовано: ")
    assert pages.taken_back()[2].startswith("Deshecho: ")
    pages.take(pages.host.handle(table_calls.RunBots("t")))
    assert pages.taken_back() == ["", "", ""], "it is no news in the next message"
    refused = pages.do(2, page_requests.Undo(3, count=99))
    assert [each["is"] for each in refused] == ["refused"]
    pages.take(pages.host.handle(table_calls.RunBots("t")))
    assert pages.taken_back() == ["", "", ""], "what was refused has not been taken back"


def test_an_opponent_is_not_told_which_card_it_was() -> None:
    pages = Pages("skirmish", {"players": ["people"]})
    asked = next(page for page in (1, 2) if "prompt" in pages.now[page])
    pages.choose(asked)
    pages.do(asked, page_requests.Undo(2))
    own, other = pages.taken_back()[asked - 1], pages.taken_back()[2 - asked]
    lang = EVERYBODY[3 - asked][0]
    who = pages.now[3 - asked]["seats"][asked - 1]["name"]
    assert other == Texts(lang).t("server-taken-back-hidden", who=who)
    assert own and own != other


def test_a_payment_that_is_cancelled_names_what_was_to_be_paid() -> None:
    pages = Pages("champions", {"heroes": ["spider_man", "she_hulk"]})
    while pages.now[1].get("prompt", {}).get("kind") != "turn":
        pages.choose(next(page for page in (1, 2) if "prompt" in pages.now[page]))
    prompt = pages.now[1]["prompt"]
    n, played = next((n, each) for n, each in enumerate(prompt["items"], 1) if each.get("pays"))
    pages.do(1, page_requests.Choose(1, pages.now[1]["at"], 0, [n], more=True, sure=True))
    assert pages.now[1]["prompt"].get("cancel"), "its payment is asked for"
    pages.do(1, page_requests.Cancel(2, pages.now[1]["at"], 0))
    said = pages.taken_back()[0]
    assert said.startswith("Taken back: ") and said[12:20] in played["text"], (said, played)
