"""A new game at the prompt, from what was typed or chosen."""

from goldenrule.cli import start
from goldenrule.cli.options import parsed
from goldenrule.cli.output import Output
from goldenrule.cli.play import Play


def begin(
    chosen: start.Wanted, out: Output, seed: str | None = None, practice: bool = False, ask_everything: bool = False
) -> int:
    """A new game at the prompt; returns the exit status."""
    kind, w = chosen.kind, out.w
    session = start.start(
        kind,
        parsed(kind, chosen.words),
        seed=seed,
        bots=chosen.bots,
        practice=practice,
        keep=True,
        seat=chosen.seat,
        ask_everything=ask_everything,
    )
    out.say(w("cli-started", name=session.name, seed=session.seed), "dim")
    if practice:
        out.say(w("cli-practice"), "dim")
    if out.interactive:
        out.say(w("cli-prompt-hint"), "dim")
    return Play(session, out).run()
