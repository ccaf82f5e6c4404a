import { expect, test, vi } from "vitest";
import { hold } from "./hold.ts";

function card(inside = "<button>Rhino</button>"): HTMLElement {
  const node = document.createElement("span");
  node.innerHTML = inside;
  document.body.append(node);
  return node;
}

const FOCUSED = ":focus-visible";

/** jsdom does not know how the focus came; here it came by keys. */
function byKeys(node: Element): void {
  const matches = node.matches.bind(node);
  vi.spyOn(node, "matches").mockImplementation((query) => query === FOCUSED || matches(query));
}

test("a card is read when the keyboard focus is on a control inside it", () => {
  vi.useFakeTimers();
  const look = vi.fn();
  const leave = vi.fn();
  const node = card();
  const button = node.querySelector("button") as HTMLButtonElement;
  byKeys(button);
  hold(node, { look, leave });
  button.focus();
  expect(look).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(look).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("a card on which a click put the focus is not read", () => {
  vi.useFakeTimers();
  const look = vi.fn();
  const node = card();
  hold(node, { look, leave: vi.fn() });
  vi.spyOn(node.querySelector("button") as Element, "matches").mockReturnValue(false);
  node.querySelector("button")?.focus();
  vi.runAllTimers();
  expect(look).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test("of a card inside another one the inner one alone is read", () => {
  vi.useFakeTimers();
  const outer = vi.fn();
  const inner = vi.fn();
  const node = card();
  const button = node.querySelector("button") as HTMLButtonElement;
  byKeys(button);
  hold(node, { look: outer, leave: vi.fn() });
  hold(button, { look: inner, leave: vi.fn() });
  button.focus();
  vi.runAllTimers();
  expect(inner).toHaveBeenCalledOnce();
  expect(outer).not.toHaveBeenCalled();
  vi.useRealTimers();
});

test("a control is described by the text of its card, as long as it has one", () => {
  const node = card();
  const button = node.querySelector("button") as HTMLButtonElement;
  const held = { look: vi.fn(), leave: vi.fn() };
  const action = hold(button, { ...held, says: "Deal 1 damage to each hero." });
  expect(button.getAttribute("aria-description")).toBe("Deal 1 damage to each hero.");
  if (action) action.update?.({ ...held, says: "" });
  expect(button.hasAttribute("aria-description")).toBe(false);
  hold(node, { ...held, says: "not a control" });
  expect(node.hasAttribute("aria-description")).toBe(false);
});

/** jsdom has no pointer events of its own. */
const mouse = (name: string) => Object.assign(new Event(name, { bubbles: true }), { pointerType: "mouse" });

test("a card that comes to lie under a mouse at rest is not read until the mouse moves", () => {
  vi.useFakeTimers();
  const look = vi.fn();
  const node = card();
  hold(node, { look, leave: vi.fn() });
  node.dispatchEvent(mouse("pointerenter"));
  vi.runAllTimers();
  expect(look).not.toHaveBeenCalled();
  node.dispatchEvent(mouse("pointermove"));
  node.dispatchEvent(mouse("pointermove"));
  vi.runAllTimers();
  expect(look).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

test("with a card goes what was shown of it", () => {
  vi.useFakeTimers();
  const leave = vi.fn();
  const node = card();
  const other = card();
  const action = hold(node, { look: vi.fn(), leave });
  const untouched = hold(other, { look: vi.fn(), leave });
  node.dispatchEvent(mouse("pointermove"));
  vi.runAllTimers();
  if (untouched) untouched.destroy?.();
  expect(leave).not.toHaveBeenCalled();
  if (action) action.destroy?.();
  expect(leave).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
