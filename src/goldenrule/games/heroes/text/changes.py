"""What is otherwise on the table of Heroes after some time, from two views of a spectator."""

from typing import TYPE_CHECKING

from goldenrule.gamekit.story_text import Change
from goldenrule.gamekit.text_lists import Translator
from goldenrule.games.heroes.ids import RECOVERY, STATUSES
from goldenrule.games.heroes.text.names import name_of
from goldenrule.games.heroes.text.table import area_name, player
from goldenrule.kernel.views import View

if TYPE_CHECKING:
    from goldenrule.games.heroes.game import Heroes


def changes(game: "Heroes", texts: Translator, before: View, after: View, you: int) -> list[Change]:
    """What is otherwise: VP and plot points of the teams, the reader's first, then heroes, and Threats."""
    was, now = before.table, after.table
    out = []

    def say(what: str, /, **args: str | int) -> str:
        return texts.t(f"heroes-change-{what}", **args)

    for seat in sorted(range(len(now["vp"])), key=lambda seat: seat != you):
        who = texts.word("story-you") if seat == you else texts.word("heroes-team", name=player(game, texts, seat))
        for key in ("vp", "points"):
            if was[key][seat] != now[key][seat]:
                more = now[key][seat] - was[key][seat]
                text = say(key, who=who, sign="more" if more > 0 else "less", n=abs(more))
                out.append(Change(text, 0, was[key][seat], now[key][seat]))
    for id, card in after.cards.items():
        old = before.cards.get(id)
        if old is None or "place" not in card or "place" not in old:
            continue
        name = name_of(texts, game.content, card["code"])
        if card["status"] != old["status"] and card["status"] == STATUSES[RECOVERY]:
            out.append(Change(say("recovery", card=name), id))
        if card["ko"] != old["ko"]:
            out.append(Change(say("ko", card=name, n=card["ko"]), id, old["ko"], card["ko"]))
    for area, (before_, after_) in enumerate(zip(was["rolls"], now["rolls"])):
        if before_ != after_:
            text = say("threat", area=area_name(texts, area), before=before_, after=after_)
            out.append(Change(text, 0, before_, after_))
    return out
