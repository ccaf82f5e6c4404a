"""What is wrong with how a page is laid out, as its reader sees it: what is too wide, cut off or broken."""

from typing import Final

from tests.browser.pages import Person

FAULTS: Final = r"""async () => {
  // what follows from the size of something else is drawn a frame later
  for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame);
  const root = document.documentElement, found = new Set();
  const zoom = Number(getComputedStyle(root).zoom) || 1;
  const page = { left: 0, right: root.clientWidth * zoom };
  if (root.scrollWidth > root.clientWidth) found.add(`the page is ${root.scrollWidth - root.clientWidth} px too wide`);
  const SMALLEST = 11 - 0.01;
  const styles = new Map();
  const style = (at) => styles.get(at) ?? (styles.set(at, getComputedStyle(at)), styles.get(at));
  const names = (at) => [at.localName, ...at.classList].filter((each) => !each.startsWith("svelte-")).join(".");
  const place = (at) => {
    const zone = at.closest("[data-zone], [role=dialog], nav, main, aside, header");
    return zone ? (zone.dataset.zone ?? names(zone)) : "the page";
  };
  const tell = (fault, at, text) => found.add(`${fault}: "${text.trim().slice(0, 60)}" ${names(at)} in ${place(at)}`);
  // what is only heard is a pixel wide
  const heard = (at) => at && at !== document.body && (style(at).clipPath === "inset(50%)" || heard(at.parentElement));
  const seen = (at) => at.checkVisibility({ visibilityProperty: true }) && !at.closest("svg, option") && !heard(at);

  /* How much of a box is cut off by what stands around it. What can be scrolled to is not. */
  function cut(at, box) {
    let [x, y] = [0, 0], [byX, byY] = [true, true];
    for (let around = at; around && around !== document.body; around = around.parentElement) {
      const { display, overflowX, overflowY, position } = style(around);
      if (display !== "contents" && (overflowX !== "visible" || overflowY !== "visible")) {
        const edge = around.getBoundingClientRect();
        if (overflowX === "auto" || overflowX === "scroll") byX = false;
        else if (byX) x = Math.max(x, edge.left - box.left, box.right - edge.right);
        if (overflowY === "auto" || overflowY === "scroll") byY = false;
        else if (byY) y = Math.max(y, edge.top - box.top, box.bottom - edge.bottom);
      }
      if (position === "fixed") break;
    }
    if (byX) x = Math.max(x, page.left - box.left, box.right - page.right);
    return [Math.round(x), Math.round(y)];
  }
  /* A card is shown whole when it is pointed at or has the focus; its name has to be read without that. */
  const elsewhere = (at) => at.closest("[data-card], .card") && !at.closest(".nm, .upright b, strong");

  const leans = (at) => at.closest("[data-zone=hand]");

  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (texts.nextNode()) {
    const node = texts.currentNode, at = node.parentElement, text = node.data;
    if (!text.trim() || at.closest(".card.back, .exhausted > .face, style, script, noscript") || !seen(at)) continue;
    range.selectNodeContents(node);
    const lines = range.getClientRects();
    if (!lines.length) continue;
    const panel = at.closest("[data-zone=schemes] .panel");
    if (panel) {
      const out = range.getBoundingClientRect().bottom - panel.getBoundingClientRect().bottom;
      const edge = parseFloat(style(panel).borderBottomWidth);
      if (out + edge > 0.2 * parseFloat(style(at).fontSize))
        tell(`over the edge by ${Math.round(out + edge)} px`, at, text);
    }
    if (!elsewhere(at)) {
      const [x, y] = cut(at, range.getBoundingClientRect());
      // the box of a letter is higher than a line
      if (x > (leans(at) ? 4 : 1) || y > 0.7 * parseFloat(style(at).fontSize)) tell(`cut by ${x}, ${y} px`, at, text);
      for (let line = at; line; line = style(line).display === "inline" ? line.parentElement : null)
        if (style(line).textOverflow === "ellipsis" && line.scrollWidth > line.clientWidth + 1)
          tell("cut short", at, text);
    }
    if (/[\p{L}\d]/u.test(text) && parseFloat(style(at).fontSize) < SMALLEST) tell("too small", at, text);
    if (lines.length < 2 || text.includes("\u00ad")) continue; // that one parts where it may
    for (const word of text.matchAll(/[\p{Script=Latin}\p{Script=Cyrillic}\p{M}\d’']{2,}/gu)) {
      range.setStart(node, word.index);
      range.setEnd(node, word.index + word[0].length);
      const [first, ...others] = [...range.getClientRects()].filter((each) => each.width > 0.5);
      if (others.some((each) => each.top > first.bottom - first.height / 2)) tell("broken", at, word[0]);
    }
  }
  for (const at of document.querySelectorAll("button, a, input, select, summary, .card")) {
    const card = at.closest(".card");
    if ((card && card !== at) || leans(at) || !seen(at)) continue;
    const box = at.getBoundingClientRect();
    const [x, y] = box.width > 2 && box.height > 2 ? cut(at, box) : [0, 0];
    if (x > 3 || y > 3) tell(`cut by ${x}, ${y} px`, at, at.textContent);
  }
  // the plate that says what a zone is lies on nothing that can be pressed
  for (const plate of document.querySelectorAll("[data-zone=prompt] > .plate")) {
    const box = plate.getBoundingClientRect();
    for (const at of document.querySelectorAll("[data-zone=prompt] :is(button, summary, a, select)")) {
      const other = at.getBoundingClientRect();
      const over = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const deep = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      if (seen(plate) && seen(at) && Math.min(over, deep) > 1)
        tell(`below a plate by ${Math.round(over)} px`, at, at.textContent);
    }
  }
  // where there is room for a table, its zones show all that lies in them
  const zones = "[data-zone=foes], [data-zone=play], [data-zone=schemes] .sides";
  if (root.clientWidth > 760 && innerHeight / zoom > 620) {
    for (const zone of document.querySelectorAll(zones))
      if (zone.scrollWidth > zone.clientWidth + 1) tell("scrolls sideways", zone, "");
    for (const tray of document.querySelectorAll(".tray"))
      if (tray.scrollHeight > tray.clientHeight + 1) tell("scrolls", tray, "");
  }
  // without a bar nobody knows that there is more
  for (const at of document.querySelectorAll("body *")) {
    const { overflowX, scrollbarWidth } = style(at);
    if (!["auto", "scroll"].includes(overflowX) || scrollbarWidth !== "none" || !seen(at)) continue;
    if (at.scrollWidth > at.clientWidth + 1) tell("scrolls, and does not say so", at, at.textContent);
  }
  return [...found];
}"""


def faults(person: Person) -> list[str]:
    found: list[str] = person.page.evaluate(FAULTS)
    return found
