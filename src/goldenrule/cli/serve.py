"""The command `serve`: games in the browser."""

import argparse


def run(given: argparse.Namespace) -> int:
    from goldenrule.kernel.errors import BadInput, import_extra

    for package in ("litestar", "uvicorn", "websockets", "sqlalchemy", "alembic"):
        import_extra(package, "server")
    from goldenrule.server.art import CardArt
    from goldenrule.server.run import ServeOptions, serve  # the terminal has no use for any of it

    if given.share_art and given.art is None:
        raise BadInput("server-art-which")
    where = ServeOptions(given.port, given.host, given.lan, given.name, given.proxy)
    art = None if given.art is None else CardArt(given.art, given.share_art)
    serve(where, given.data, given.patience, given.pack, given.open, given.expire_days, art)
    return 0
