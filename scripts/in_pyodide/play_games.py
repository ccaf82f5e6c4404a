"""Play a game of each kind in Pyodide to its end, with the compiled folder as it is in the page."""

from pathlib import Path

from goldenrule.server.in_browser.engine import Engine
from goldenrule.table.games import own_games
from tests.server.page_engine import MemoryLog, opened, started


async def play(engine: Engine, game: str) -> None:
    page = await opened(engine, game)
    answers = await page.play()
    print(f"Played {game} in Pyodide: {answers} answers. {page.now['end']['text']}", flush=True)
    page.close()


async def main() -> None:
    engine = await started(Path("/home/goldenrule"), MemoryLog())
    for game in own_games():
        await play(engine, game)
