"""The page of `goldenrule report RESULTS`: one HTML file that needs no network, and its charts as pictures.

Charts are drawn in the browser by Vega, whose script is within the page; each has its numbers as a table, too.
"""

import json
import re
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Final

from goldenrule.kernel.errors import import_extra
from goldenrule.kernel.files import make_folder, write_over
from goldenrule.lab.result_statistics import Findings, Impact, WinRate
from goldenrule.words.texts import Texts

if TYPE_CHECKING:
    from goldenrule.lab.charts import ReportCharts

PICTURE: Final = 640
"""Pixels of a picture's width; PNG has twice as many."""
DRAW: Final = """
const embedded = { renderer: "svg", actions: false, tooltip: { theme: "custom" }, logLevel: 1 };
const dark = matchMedia("(prefers-color-scheme: dark)");
const draw = () => {
  for (const [name, spec] of Object.entries(charts[dark.matches ? "dark" : "light"]))
    vegaEmbed(document.getElementById(name), spec, embedded);
};
dark.addEventListener("change", draw);
draw();
"""
"""The script that draws; `charts` has the specifications by palette and name."""


def needs_altair() -> ModuleType:
    """Return `vl_convert`, which Altair needs. Raises BadInput if one of them is not installed."""
    import_extra("altair", "lab")
    return import_extra("vl_convert", "lab")


def page(found: Findings, texts: Texts) -> str:
    """The page in the language of `texts`."""
    vl_convert = needs_altair()
    from goldenrule.lab.charts import PALETTES, ReportCharts

    specs = {name: _specs(ReportCharts(found, texts, palette, "container")) for name, palette in PALETTES.items()}
    data = json.dumps(specs, ensure_ascii=True, sort_keys=True).replace("</", "<\\/")
    css = files("goldenrule.lab").joinpath("report.css").read_text(encoding="utf-8")
    body = "\n".join(_body(found, texts, ReportCharts(found, texts, PALETTES["light"], PICTURE), specs["light"]))
    title = escape(texts.t("results-title", game=found.title))
    bundle = vl_convert.javascript_bundle().replace("</script", "<\\/script")
    return (
        f'<!doctype html>\n<html lang="{texts.lang}">\n<head>\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>{title}</title>\n'
        f'<link rel="icon" href="data:,">\n<style>\n{css}</style>\n</head>\n<body>\n{body}\n'
        f'<script type="module">\n{bundle}\nconst charts = {data};{DRAW}</script>\n</body>\n</html>\n'
    )


def pictures(found: Findings, texts: Texts, folder: Path, kind: str) -> list[Path]:
    """Write every chart into a folder, which is made if need be, as "png" or "svg". Raises BadInput if it cannot be."""
    vl_convert = needs_altair()
    from goldenrule.lab.charts import LIGHT, ReportCharts

    make_folder(folder)
    out = []
    for name, spec in _specs(ReportCharts(found, texts, LIGHT, PICTURE)).items():
        if kind == "png":
            data: bytes = vl_convert.vegalite_to_png(spec, scale=2)
        else:
            data = vl_convert.vegalite_to_svg(spec).encode()
        out.append(folder / f"{name}.{kind}")
        write_over(out[-1], data)
    return out


def _specs(drawing: "ReportCharts") -> dict[str, object]:
    return {name: chart.to_dict(validate=False) for name, chart in drawing.charts().items()}


def _body(found: Findings, texts: Texts, say: "ReportCharts", specs: Mapping[str, object]) -> Iterable[str]:
    t = texts.t
    rate, span = say.percent(found.all.share), say.span(found.all)
    seeds = sorted({run.seed for run in found.runs})
    yield f"<header><h1>{escape(t('results-title', game=found.title))}</h1>"
    who = "players" if found.cooperative else "seats"
    yield f'<p class="lead">{escape(t("results-lead", games=found.games, who=who, rate=rate, span=span))}</p>'
    made = t("results-made", bots=", ".join(found.bots), seeds=", ".join(seeds), version=found.version)
    yield f'<p class="made">{escape(made)}</p></header>\n<main>'
    if "matrix" in specs:
        yield from _section(texts, "matrix", f"results-matrix-{found.kind}")
        head = ("results-tip-what", "", *RATE)
        yield from _table(texts, head, [(c.row, c.column, *_rate(c.rate, say)) for c in found.matrix])
    if "ways" in specs:
        yield from _section(texts, "ways", "results-ways")
        yield from _table(texts, ("results-tip-what", *RATE), [(c.row, *_rate(c.rate, say)) for c in found.ways])
    if "first" in specs:
        yield from _section(texts, "first", "results-first")
        yield from _table(texts, ("results-tip-what", *RATE), [(c.row, *_rate(c.rate, say)) for c in found.first])
    if "length" in specs:
        yield from _section(texts, "length", "results-length")
        rows = [
            (str(n), *_rate(WinRate(games, found.games), say)[:1], str(games)) for n, games in found.lengths.items()
        ]
        yield from _table(texts, (found.lasts, "results-of-games", "results-tip-games"), rows)
    if "endings" in specs:
        yield from _section(texts, "endings", "results-endings")
        ended = [(name, say.percent(r.share), say.span(r), str(r.n)) for name, r in found.endings]
        yield from _table(texts, ("results-tip-what", "results-of-games", *RATE[1:]), ended)
    measures = [name for name in found.measures if f"progress-{name}" in specs]
    if measures:
        yield f"<section><h2>{escape(t('results-progress'))}</h2><p>{escape(t('results-about-progress'))}</p>"
        for name in measures:
            heading = t(f"results-measure-{name}".replace("_", "-"))
            yield f"<h3>{escape(heading)}</h3>{_figure(f'progress-{name}', heading)}"
        yield from _table(texts, PROGRESS, [row for name in measures for row in _measured(found, name, texts)])
    if "cards" in specs:
        yield from _section(texts, "cards", "results-cards")
        worth = [(card.name, *_impact(card.drawn, say), *_impact(card.played, say)) for card in found.cards]
        yield from _table(texts, CARDS, worth)
    yield f"</main>\n<footer><p>{escape(t('results-about'))}</p></footer>"


RATE: Final = ("results-tip-said", "results-tip-interval", "results-tip-games")
PROGRESS: Final = ("results-tip-what", "results-round", "results-side", "results-mean", "results-tip-games")
CARDS: Final = (
    "results-card", "results-drawn", "results-tip-interval", "results-tip-games",
    "results-played", "results-tip-interval", "results-tip-games",
)  # fmt: skip


def _section(texts: Texts, name: str, key: str) -> Iterable[str]:
    """A section with its chart, open for its table."""
    heading, about = texts.t(key), texts.t(f"results-about-{name}")
    yield f"<section><h2>{escape(heading)}</h2><p>{_marked(about)}</p>{_figure(name, heading)}"


def _marked(text: str) -> str:
    """A text in which what is typed stands between backticks."""
    return re.sub("`([^`]*)`", r"<code>\1</code>", escape(text))


def _figure(name: str, heading: str) -> str:
    return f'<figure><div class="chart" id="{name}" role="img" aria-label="{escape(heading)}"></div></figure>'


def _table(texts: Texts, head: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterable[str]:
    """The numbers of a chart, and the end of its section."""
    cells = "".join(f'<th scope="col">{escape(texts.t(key))}</th>' if key else "<td></td>" for key in head)
    lines = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows)
    said = escape(texts.t("results-table"))
    yield (
        f'<details><summary>{said}</summary><div class="scroll" role="group" tabindex="0" aria-label="{said}">'
        f"<table><thead><tr>{cells}</tr></thead><tbody>{lines}</tbody></table></div></details></section>"
    )


def _rate(rate: WinRate, say: "ReportCharts") -> tuple[str, str, str]:
    return say.percent(rate.share), say.span(rate), str(rate.games)


def _impact(impact: Impact | None, say: "ReportCharts") -> tuple[str, str, str]:
    if impact is None:
        return "", "", ""
    share, low, high = impact.interval
    return say.signed(share), f"{say.signed(low)} … {say.signed(high)}", f"{impact.yes.games} / {impact.no.games}"


def _measured(found: Findings, name: str, texts: Texts) -> Iterable[Sequence[str]]:
    won, lost = found.sides[name]
    said = texts.t(f"results-measure-{name}".replace("_", "-"))
    for p in found.measures[name]:
        yield said, str(p.round), won if p.won else lost, texts.language.number(p.mean, 1), str(p.games)
