"""A new game at the prompt, from what was typed or chosen."""

from goldenrule.cli import start
from goldenrule.cli.client_texts import Words
from goldenrule.cli.options import parse_with_notes
from goldenrule.cli.output import Output
from goldenrule.cli.play import Play
from goldenrule.cli.save_commands import announce_save
from goldenrule.gamekit.text_lists import list_parts
from goldenrule.table.games import find_game
from goldenrule.table.session import Session


def begin(
    chosen: start.GameRequest,
    out: Output,
    seed: str | None = None,
    practice: bool = False,
    ask_everything: bool = False,
) -> int:
    """A new game at the prompt; returns the exit status."""
    kind, w = chosen.kind, out.w
    session = start.start(
        kind,
        parse_with_notes(kind, chosen.words),
        seed=seed,
        bots=chosen.bots,
        practice=practice,
        keep=True,
        seat=chosen.seat,
        ask_everything=ask_everything,
    )
    announce_save(session, out)
    if session.game.state.seats > 1:
        out.say(who_plays(session, w), "dim")
    if practice:
        out.say(w("cli-practice"), "dim")
    if out.interactive:
        out.say(w("cli-prompt-hint"), "dim")
    return Play(session, out).run()


def who_plays(session: Session, words: Words) -> str:
    """Who plays which seats, and how to have bots at the others if people play all of them."""
    game, people = session.game, [words.who(session.game, seat) for seat in session.people]
    if not session.bots:
        covered = "yes" if find_game(game.name).hidden_hands else "no"
        return words(
            "cli-seats-people", people=list_parts(words.texts, people), bot=find_game(game.name).bot, covered=covered
        )
    sitting: dict[str, list[str]] = {}
    for seat, bot in session.bots.items():
        sitting.setdefault(bot, []).append(words.who(game, seat))
    bots = [words("cli-seats-bot", bot=bot, names=list_parts(words.texts, names)) for bot, names in sitting.items()]
    return words(
        "cli-seats", people=list_parts(words.texts, people), bots=list_parts(words.texts, bots, "preview-join")
    )
