"""The charts of a report, with Altair, in the colours of the page, light and dark."""

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final, NamedTuple

import altair as alt

from goldenrule.lab.result_statistics import CardImpact, Findings, WinRate
from goldenrule.words.columns import wrap
from goldenrule.words.texts import Texts

FONT: Final = (
    '"Noto Sans Variable", "Noto Sans", "Noto Sans TC", "PingFang TC", "Microsoft JhengHei", system-ui, sans-serif'
)
SHOWN_CARDS: Final = 24
"""The best and the worst cards to draw. The table below the chart has all."""
LABEL: Final = 20
"""Columns of a line of a name."""


class Palette(NamedTuple):
    """Colours, named as in web/src/styles/tokens.css."""

    surface: str
    line: str
    text: str
    muted: str
    player: str
    villain: str
    threat: str


LIGHT: Final = Palette("#ffffff", "#d8d2c4", "#1b2230", "#5b6678", "#0a6b81", "#b4232a", "#8a5300")
DARK: Final = Palette("#161e2e", "#2c3a52", "#e8eef7", "#9fb0c6", "#39c5e0", "#ff7a7e", "#f5a524")
PALETTES: Final = {"light": LIGHT, "dark": DARK}


class ReportCharts:
    """Charts of findings, with words of a language, in the colours of a palette.

    `width` is in pixels, or "container" on a page.
    """

    def __init__(self, found: Findings, texts: Texts, palette: Palette, width: int | str) -> None:
        self.found, self.texts, self.palette, self.width = found, texts, palette, width

    def charts(self) -> dict[str, Any]:
        """Return all charts with data, by name, in the order of the page."""
        found = self.found
        wanted: dict[str, tuple[bool, Callable[[], object]]] = {
            "matrix": (bool(found.matrix), self.matrix),
            "ways": (bool(found.ways), self.run_rates),
            "first": (bool(found.first), self.first_seat_rates),
            "length": (len(found.lengths) > 1, self.length),
            "endings": (bool(found.endings), self.endings),
            **{
                f"progress-{name}": (len({point.round for point in points}) > 1, partial(self.progress, name))
                for name, points in found.measures.items()
            },
            "cards": (bool(found.cards), self.cards),
        }
        return {name: self.with_style(draw()) for name, (there, draw) in wanted.items() if there}

    # -- the charts ------------------------------------------------------------------------------------------------

    def matrix(self) -> object:
        """Win rates with their intervals, by row and column."""
        rows = [
            {
                "row": self.lines(cell.row), "column": self.lines(cell.column), "share": cell.rate.share,
                "said": self.percent(cell.rate.share), "interval": self.span(cell.rate), "games": cell.rate.games,
            }
            for cell in self.found.matrix
        ]  # fmt: skip
        base = alt.Chart(_data(rows), height=56 * len(self.order(0))).encode(
            x=alt.X("column:N", title=None, sort=self.order(1), axis=self.names(orient="top", angle=0)),
            y=alt.Y("row:N", title=None, sort=self.order(0), axis=self.names()),
        )
        p = self.palette
        scale = alt.Scale(domain=[0, 0.5, 1], range=[p.villain, p.surface, p.player], interpolate="lab")
        tiles = base.mark_rect(stroke=p.surface, strokeWidth=3, cornerRadius=6, opacity=0.5).encode(
            color=alt.Color("share:Q", scale=scale, legend=None),
            tooltip=[self.tip("row", "results-tip-what"), self.tip("said"), self.tip("interval"), self.tip("games")],
        )
        text = base.mark_text(fontSize=17, fontWeight=700, dy=-7, color=p.text).encode(text="said:N")
        small = base.mark_text(fontSize=11, dy=12, color=p.text).encode(text="interval:N")
        return alt.layer(tiles, text, small)

    def first_seat_rates(self) -> object:
        """The win rate of seats that began, and of the others."""
        return self.dots([(cell.row, cell.rate) for cell in self.found.first], middle=self._even())

    def run_rates(self) -> object:
        """The win rate of each of the ways in which games were played."""
        return self.dots([(cell.row, cell.rate) for cell in self.found.ways])

    def _even(self) -> float:
        """Return the rate of a seat without information."""
        seats = sum(cell.rate.games for cell in self.found.first)
        return sum(cell.rate.n for cell in self.found.first) / seats

    def length(self) -> alt.Chart:
        """How many games had each length; a length that none had has its place, too."""
        lengths = self.found.lengths
        rows = [
            {"length": n, "share": games / self.found.games * 100, "said": self.percent(games / self.found.games),
             "games": games}
            for n in range(min(lengths), max(lengths) + 1)
            for games in [lengths.get(n, 0)]
        ]  # fmt: skip
        bars = alt.Chart(_data(rows), height=200).mark_bar(
            color=self.palette.player, cornerRadiusTopLeft=3, cornerRadiusTopRight=3
        )
        chart: alt.Chart = bars.encode(
            x=alt.X("length:O", title=self.texts.t(self.found.lasts), axis=alt.Axis(labelAngle=0, labelOverlap=True)),
            y=alt.Y("share:Q", title=self.texts.t("results-of-games"), axis=self.percents()),
            tooltip=[self.tip("length"), self.tip("said"), self.tip("games")],
        )
        return chart

    def endings(self) -> object:
        """How often games ended in each way."""
        return self.dots(self.found.endings)

    def dots(self, rates: Sequence[tuple[str, WinRate]], middle: float | None = None) -> object:
        """Rates as dots with their intervals, below each other."""
        rows = [
            {"name": self.lines(name), "share": 100 * rate.share,
             "low": 100 * rate.interval[0], "high": 100 * rate.interval[1],
             "said": self.percent(rate.share), "interval": self.span(rate), "games": rate.games}
            for name, rate in rates
        ]  # fmt: skip
        return self._dots(rows, [self.lines(name) for name, _ in rates], self.palette.player, middle)

    def _dots(self, rows: list[dict[str, object]], order: list[str], colour: str, middle: float | None) -> object:
        base = alt.Chart(_data(rows), height=max(34, label_room(order)) * len(order)).encode(
            y=alt.Y("name:N", title=None, sort=order, axis=self.names())
        )
        tips = [self.tip("name", "results-tip-what"), self.tip("said"), self.tip("interval"), self.tip("games")]
        scale = alt.Scale(zero=middle is None, nice=True)
        bars = base.mark_rule(strokeWidth=4, strokeCap="round", opacity=0.45, color=colour).encode(
            x=alt.X("low:Q", title=None, scale=scale, axis=self.percents()), x2="high:Q", tooltip=tips
        )
        dots = base.mark_point(filled=True, size=90, opacity=1, color=colour).encode(x="share:Q", tooltip=tips)
        if middle is None:
            return alt.layer(bars, dots)
        rule = alt.Chart(_data([{"x": 100 * middle}])).mark_rule(color=self.palette.muted, strokeDash=[4, 4])
        return alt.layer(rule.encode(x="x:Q"), bars, dots)

    def progress(self, name: str) -> object:
        """A measure at the beginning of each round: means as lines, the middle half of the games as bands."""
        won, lost = self.found.sides[name]
        rows = [
            {"round": p.round, "side": won if p.won else lost, "mean": p.mean, "low": p.low, "high": p.high,
             "said": self.texts.language.number(p.mean, 1), "games": p.games}
            for p in self.found.measures[name]
        ]  # fmt: skip
        scale = alt.Scale(domain=[won, lost], range=[self.palette.player, self.palette.villain])
        legend = alt.Legend(title=None, orient="top", labelLimit=220)
        base = alt.Chart(_data(rows), height=190).encode(
            x=alt.X("round:Q", title=self.texts.t("results-round"), axis=alt.Axis(tickMinStep=1, format="d")),
            color=alt.Color("side:N", scale=scale, legend=legend),
        )
        title = self.axis_title(f"results-measure-{name}".replace("_", "-"))
        said = f"replace(datum.label, '.', '{self.texts.language.decimal}')"
        level = alt.Y("low:Q", title=title, axis=alt.Axis(labelExpr=said))
        band = base.mark_area(opacity=0.16).encode(y=level, y2="high:Q")
        dash = alt.StrokeDash("side:N", scale=alt.Scale(domain=[won, lost], range=[[1, 0], [5, 3]]), legend=legend)
        tips = [
            self.tip("round", "results-round"),
            self.tip("side", "results-tip-what"),
            self.tip("said"),
            self.tip("games"),
        ]
        line = base.mark_line(strokeWidth=2.5, point=alt.OverlayMarkDef(size=36)).encode(
            y="mean:Q", strokeDash=dash, tooltip=tips
        )
        return alt.layer(band, line)

    def cards(self) -> object:
        """Differences of the win rate with a card: drawn, and played."""
        every = self.found.cards
        shown = every if len(every) <= SHOWN_CARDS else [*every[: SHOWN_CARDS // 2], *every[-SHOWN_CARDS // 2 :]]
        drawn, played = self.texts.t("results-drawn"), self.texts.t("results-played")
        rows = [row for card in shown for row in self._impacts(card, drawn, played)]
        order = list(dict.fromkeys(row["name"] for row in rows))
        p = self.palette
        legend = alt.Legend(title=None, orient="top")
        scale = alt.Scale(domain=[drawn, played], range=[p.player, p.threat])
        colour = alt.Color("how:N", scale=scale, legend=legend)
        offset = alt.YOffset("how:N", sort=[drawn, played])
        base = alt.Chart(_data(rows), height=max(26, label_room(order)) * len(order)).encode(
            y=alt.Y("name:N", title=None, sort=order, axis=self.names()), yOffset=offset, color=colour
        )
        tips = [self.tip("name", "results-tip-what"), self.tip("how", "results-tip-what"), self.tip("said"),
                self.tip("interval"), self.tip("games")]  # fmt: skip
        axis = alt.Axis(title=self.axis_title("results-points"), titleAnchor="start", orient="top", tickCount=5)
        bars = base.mark_rule(strokeWidth=3, strokeCap="round", opacity=0.45).encode(
            x=alt.X("low:Q", axis=axis), x2="high:Q", tooltip=tips
        )
        signs = alt.Scale(domain=[drawn, played], range=["circle", "diamond"])
        dots = base.mark_point(filled=True, size=55, opacity=1).encode(
            x="share:Q", tooltip=tips, shape=alt.Shape("how:N", scale=signs, legend=legend)
        )
        zero = alt.Chart(_data([{"x": 0}])).mark_rule(color=p.muted, strokeDash=[4, 4]).encode(x="x:Q")
        return alt.layer(zero, bars, dots)

    def _impacts(self, card: CardImpact, drawn: str, played: str) -> list[dict[str, Any]]:
        rows = []
        for how, impact in ((drawn, card.drawn), (played, card.played)):
            if impact is not None:
                share, low, high = impact.interval
                rows.append({
                    "name": self.lines(card.name), "how": how, "games": impact.yes.games,
                    "share": 100 * share, "low": 100 * low, "high": 100 * high,
                    "said": self.signed(share), "interval": f"{self.signed(low)} … {self.signed(high)}",
                })  # fmt: skip
        return rows

    # -- words and clothes -------------------------------------------------------------------------------------------

    def percent(self, share: float) -> str:
        return self.texts.language.number(100 * share, 0) + self.texts.language.percent

    def span(self, rate: WinRate) -> str:
        """The interval of a rate."""
        low, high = rate.interval
        return f"{self.texts.language.number(100 * low, 0)}–{self.percent(high)}"

    def signed(self, share: float) -> str:
        sign = "+" if share > 0 else "−" if share < 0 else ""
        return sign + self.texts.language.number(100 * abs(share), 1)

    def lines(self, name: str) -> str:
        """A name in lines that leave room beside them."""
        return "\n".join(wrap(name, LABEL))

    def axis_title(self, key: str) -> str | None:
        """The title of an axis: on a page a heading says it."""
        return None if self.width == "container" else self.texts.t(key)

    def order(self, field: int) -> list[str]:
        """Rows of the matrix by their win rate, the best first; columns as they come."""
        names = list(dict.fromkeys(str(cell[field]) for cell in self.found.matrix))
        if field == 0:
            names.sort(key=lambda name: -_combined_rate(cell.rate for cell in self.found.matrix if cell.row == name))
        return [self.lines(name) for name in names]

    def tip(self, field: str, key: str = "") -> object:
        return alt.Tooltip(f"{field}:N", title=self.texts.t(key or f"results-tip-{field}"))

    def names(self, **more: Any) -> alt.Axis:
        """An axis with names."""
        given = {
            "labelLimit": 0,
            "labelExpr": "split(datum.label, '\\n')",
            "domain": False,
            "ticks": False,
            "labelPadding": 8,
            "grid": False,
        }
        if "angle" in more:
            more["labelAngle"] = more.pop("angle")
        return alt.Axis(**{**given, **more})

    def percents(self) -> alt.Axis:
        """An axis of shares from 0 to 100."""
        return alt.Axis(labelExpr=f"datum.label + '{self.texts.language.percent}'", tickCount=5)

    def with_style(self, chart: Any) -> object:
        """With width, font and colours."""
        p = self.palette
        axis = {
            "labelColor": p.text, "titleColor": p.muted, "gridColor": p.line, "domainColor": p.line,
            "tickColor": p.line, "labelFontSize": 12, "titleFontSize": 12, "titleFontWeight": 400, "gridOpacity": 0.6,
        }  # fmt: skip
        return (
            chart.properties(width=self.width, background=p.surface)
            .configure(font=FONT, padding=4)
            .configure_view(stroke=None)
            .configure_axis(**axis)
            .configure_legend(labelColor=p.text, labelFontSize=12, symbolSize=80, symbolOpacity=1)
        )


def _combined_rate(rates: Iterable[WinRate]) -> float:
    """The rate of several together."""
    each = list(rates)
    return sum(rate.n for rate in each) / sum(rate.games for rate in each)


def label_room(names: Iterable[str]) -> int:
    """Pixels that every name needs, if the longest of them is to fit."""
    return 6 + 14 * max(name.count("\n") + 1 for name in names)


def _data(values: list[dict[str, object]]) -> object:
    return alt.InlineData(values=values)
