"""The command `report` for a folder of results: a page about many games."""

import argparse
from pathlib import Path

from goldenrule.cli.client_texts import Words
from goldenrule.cli.pages import must_be_page
from goldenrule.kernel.errors import BadInput
from goldenrule.kernel.files import make_folder, write_over


def run(given: argparse.Namespace) -> int:
    """Write the page, and the pictures that were asked for."""
    from goldenrule.lab.report_page import needs_altair, page, pictures
    from goldenrule.lab.result_statistics import findings
    from goldenrule.lab.results import needs_polars

    if given.note or given.hide or given.seat is not None:
        raise BadInput("bad-report-results")
    needs_polars()
    needs_altair()
    folder = Path(given.name)
    out = given.out or folder / "report.html"
    must_be_page(out, ".html")
    wanted = [(kind, where) for kind, where in (("png", given.png), ("svg", given.svg)) if where is not None]
    for _, where in wanted:
        make_folder(where)
    w = Words()
    found = findings(folder, w.texts)
    drawn = {where: len(pictures(found, w.texts, where, kind)) for kind, where in wanted}
    write_over(out, page(found, w.texts).encode())
    print(w("results-written", path=str(out), games=found.games))
    for where, n in drawn.items():
        print(w("results-pictures", n=n, folder=str(where)))
    return 0
