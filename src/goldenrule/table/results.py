"""How a game has ended, in words: who has won, how, and what led to it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from goldenrule.gamekit.text_lists import list_parts, sentences
from goldenrule.table.games import DRAW, find_game

if TYPE_CHECKING:
    from goldenrule.gamekit.game_words import GameWords
    from goldenrule.kernel.game import Game
    from goldenrule.table.review import Moment
    from goldenrule.table.session import Session
    from goldenrule.words.texts import Texts


def have_won(game: "Game", seats: Sequence[int]) -> bool | None:
    """Have people at these seats won a finished game? None if nobody has, or only some of them."""
    winners = {*find_game(game.name).winners(game)}
    if winners >= {*seats}:
        return True
    return None if game.state.winner == DRAW or winners & {*seats} else False


def outcome(game: "Game", words: "GameWords", texts: "Texts") -> str:
    """Who has won a finished game, and how."""
    own = f"cli-result-{game.name}-{game.state.winner}"
    kind = find_game(game.name)
    if texts.has(own):
        said = texts.t(own)
    elif game.state.winner == DRAW:
        said = texts.t("cli-draw")
    else:
        by = f"cli-by-{game.name}"
        players = [words.player(game, seat) for seat in kind.winners(game)]
        names = list_parts(texts, [texts.t(by, name=each) for each in players] if texts.has(by) else players)
        said = texts.t("cli-winner", names=names) if names else texts.t("cli-nobody")
    how = kind.ending(game)
    return sentences(texts, [said, texts.t("cli-ending", how=ending_text(game.name, how, texts))]) if how else said


def ending_text(game: str, how: str, texts: "Texts") -> str:
    """A way in which games end, in words."""
    key = f"cli-ending-{game}-{how.replace(' ', '-')}"
    return texts.t(key) if texts.has(key) else how


def review_lines(session: "Session", words: "GameWords", texts: "Texts") -> list[str]:
    """The best turn and the moment at which the game turned, for people on one side; or why there is neither."""
    if not session.people:
        return []
    from goldenrule.table.review import MOST, WORTH_TELLING, review

    alone = len(session.people) == 1
    if not alone and find_game(session.game.name).hidden_hands:
        return [texts.t("ending-sides")]
    record = session.recorder.record()
    if session.note or len(record.entries) > MOST:
        return [texts.t("ending-not-reviewed", why="from-snapshot" if session.note else "long", most=MOST)]
    found = review(record, texts, words, session.people, alone=alone)
    if found is None:
        return []
    if found.best is None and found.turned is None:
        return [texts.t("ending-no-turn", alone="yes" if alone else "no", least=round(100 * WORTH_TELLING))]
    out = []
    if found.best is not None:
        same = "yes" if found.best == found.turned else "no"
        out.append(texts.t("ending-best", same=same, alone="yes" if alone else "no", **_moment_args(found.best, texts)))
    if found.turned is not None and found.turned != found.best:
        out.append(texts.t("ending-turned", **_moment_args(found.turned, texts)))
    return out


def _moment_args(moment: "Moment", texts: "Texts") -> dict[str, str | int]:
    """A moment as messages take it: when it was, as far as that has a name, and chances in percent."""
    before, after = (round(100 * chance) for chance in (moment.before, moment.after))
    number = texts.t("ending-round", round=moment.round) if moment.round else ""
    when = list_parts(texts, filter(None, (number, moment.heading)))
    said = texts.t("ending-when", when=when) if when else ""
    return {"when": said, "text": moment.text, "before": before, "after": after}
