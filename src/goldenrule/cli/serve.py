"""The command `serve`: games in the browser."""

import argparse


def run(given: argparse.Namespace) -> int:
    from goldenrule.server.run import serve  # the terminal has no use for any of it

    serve(given.port, given.lan, given.data, given.patience, given.pack, given.open)
    return 0
