"""A review as one page of HTML that asks no network for anything: the curve, the turning points, every decision."""

from html import escape
from importlib.resources import files
from typing import TYPE_CHECKING

from goldenrule.lab.review import Review
from goldenrule.lab.review_text import ReviewText, TurningPointText, chart_label, numbers, parts, percent, points, where

if TYPE_CHECKING:
    from goldenrule.words.texts import Texts


def style() -> str:
    return (files("goldenrule.lab") / "review.css").read_text(encoding="utf-8")


def page(review: Review, said: ReviewText, every: ReviewText, texts: "Texts") -> str:
    """The page. `said` has the turning points in words, `every` all decisions."""
    numbered = numbers(said.told)
    parts = [
        "<!doctype html>",
        f'<html lang="{texts.lang}">',
        '<head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<meta name="color-scheme" content="light dark">',
        f"<title>{escape(said.title)}</title>",
        f"<style>{style()}</style></head>",
        "<body><main>",
        f"<h1>{escape(said.title)}</h1>",
        f"<p>{escape(said.result)}</p>",
        f'<p class="sums">{escape(said.sums)}</p>',
        *curve(review, numbered, texts),
        *[f'<p class="box"><b>{escape(box.title)}.</b> {escape(box.text)}</p>' for box in said.boxes],
        f'<p class="note">{escape(said.note)}</p>',
        f"<h2>{escape(texts.t('review-turning' if said.told else 'review-steady'))}</h2>",
        *[part for n, told in enumerate(said.told, 1) for part in turning_point_html(n, told, texts)],
        *table(every, texts),
        "</main></body></html>",
    ]
    return "\n".join(parts) + "\n"


def curve(review: Review, numbered: dict[int, int], texts: "Texts") -> list[str]:
    """The chance at every decision and at the end, with a mark for each turning point."""
    values = [*(point.before for point in review.points), review.end]
    across = 100 / max(1, len(values) - 1)
    line = " ".join(f"{n * across:.2f},{100 - 100 * value:.2f}" for n, value in enumerate(values))
    dots = [
        f'<a class="dot {way(point.change)}" href="#p{point.place}" tabindex="-1" aria-hidden="true" '
        f'style="left:{n * across:.2f}%;bottom:{100 * point.before:.2f}%">{numbered[point.place]}</a>'
        for n, point in enumerate(review.points)
        if point.place in numbered
    ]
    sign = texts.language.percent
    axis = "".join(f"<span>{n}{sign}</span>" for n in (100, 50, 0))
    label = escape(chart_label(review, texts))
    return [
        f'<figure><div class="axis" aria-hidden="true">{axis}</div><div class="curve">',
        f'<svg viewBox="0 0 100 100" preserveAspectRatio="none" role="img" aria-label="{label}">',
        f'<polyline points="{line}"/></svg>',
        *dots,
        "</div></figure>",
    ]


def way(change: float) -> str:
    return "up" if change > 0 else "down"


def turning_point_html(number: int, told: TurningPointText, texts: "Texts") -> list[str]:
    """A turning point: when, what was answered, the result, what was weighed."""
    point = told.point
    parts = [
        f'<article id="p{point.place}" class="{way(point.change)}">',
        f"<h3>{number}. {escape(told.where)}: <b>{escape(told.change)}</b></h3>",
        f"<p>{escape(told.asked)} <strong>{escape(told.answer)}</strong></p>",
    ]
    if told.better:
        parts.append(f'<p class="better">{escape(told.better)}</p>')
    if told.lines:
        parts.append(f"<ul>{''.join(f'<li>{escape(line)}</li>' for line in told.lines)}</ul>")
    if told.options:
        weighed = "".join(f"<li>{escape(line)}</li>" for line in told.options)
        parts.append(f"<details><summary>{escape(texts.t('review-weighed'))}</summary><ul>{weighed}</ul></details>")
    said = texts.t("review-here")
    if told.here.startswith("/"):
        parts.append(f'<p><a href="{escape(told.here)}">{escape(said)}</a></p></article>')
    else:
        parts.append(f"<p>{escape(texts.t('review-label', name=said))} <code>{escape(told.here)}</code></p></article>")
    return parts


def table(every: ReviewText, texts: "Texts") -> list[str]:
    """Every decision in a row."""
    heads = "".join(
        f'<th scope="col"{" class=n" if key in NUMBERS else ""}>{escape(texts.t(f"review-col-{key}"))}</th>'
        for key in ("when", "answer", *NUMBERS)
    )
    rows = []
    sign = texts.language.percent
    for told in every.told:
        point = told.point
        cells = [f"{percent(point.before)}{sign}", f"{percent(point.after)}{sign}"]
        changes = [(points(n), tone(n)) for n in parts(point.before, point.after, point.choice)]
        rows.append(
            f"<tr><td>{escape(where(point, texts))}</td><td>{escape(told.answer)}</td>"
            + "".join(f'<td class="n">{cell}</td>' for cell in cells)
            + "".join(f'<td class="n{mood}">{text}</td>' for text, mood in changes)
            + "</tr>"
        )
    return [
        f"<details><summary>{escape(texts.t('review-all', n=len(every.told)))}</summary>",
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(texts.t("review-decisions"))}"><table>',
        f"<thead><tr>{heads}</tr></thead><tbody>{''.join(rows)}</tbody></table></div></details>",
    ]


NUMBERS = ("before", "after", "choice", "luck")


def tone(change: int) -> str:
    return "" if not change else " good" if change > 0 else " bad"
