"""The command `serve`: games in the browser."""

import argparse


def run(given: argparse.Namespace) -> int:
    from goldenrule.server.run import ServeOptions, serve  # the terminal has no use for any of it

    where = ServeOptions(given.port, given.host, given.lan, given.name, given.proxy)
    serve(where, given.data, given.patience, given.pack, given.open, given.expire_days)
    return 0
