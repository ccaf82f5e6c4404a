import { expect, test, vi } from "vitest";
import { Tabs } from "./tabs.ts";

/** The locks of a browser, and its channel between tabs. */
class Browser {
  private held: Promise<unknown> = Promise.resolve();
  private busy = false;
  readonly channels: { onmessage: ((event: MessageEvent) => void) | null }[] = [];

  readonly request = async (
    _: string,
    how: { ifAvailable?: boolean },
    use: (lock: Lock | null) => unknown,
  ): Promise<void> => {
    if (how.ifAvailable && this.busy) {
      await use(null);
      return;
    }
    const turn = this.held.then(async () => {
      this.busy = true;
      await use({ name: "", mode: "exclusive" });
      this.busy = false;
    });
    this.held = turn;
    await turn;
  };

  tab(lost: () => void, locks = true): Tabs {
    const channel = {
      onmessage: null as ((event: MessageEvent) => void) | null,
      postMessage: () => {
        for (const each of this.channels) if (each !== channel) each.onmessage?.(new MessageEvent("message"));
      },
    };
    this.channels.push(channel);
    const manager = { request: this.request } as unknown as LockManager;
    return new Tabs("x", lost, locks ? manager : null, channel);
  }
}

test("one tab has the engine, and another one can take it over", async () => {
  const browser = new Browser();
  const lost = vi.fn();
  const [one, other] = [browser.tab(lost), browser.tab(vi.fn())];
  expect(await one.claim()).toBe(true);
  expect(await other.claim()).toBe(false);
  expect(await other.take()).toBe(true);
  expect(lost).toHaveBeenCalledOnce();
  expect(await one.claim()).toBe(false);
});

test("a tab that is left gives the engine up", async () => {
  const browser = new Browser();
  const lost = vi.fn();
  const [one, other] = [browser.tab(lost), browser.tab(vi.fn())];
  await one.claim();
  one.release();
  await vi.waitFor(async () => expect(await other.claim()).toBe(true));
  expect(lost).not.toHaveBeenCalled();
});

test("without locks the tab that was opened last has the engine", async () => {
  const browser = new Browser();
  const lost = vi.fn();
  const [one, other] = [browser.tab(lost, false), browser.tab(vi.fn(), false)];
  expect(await one.claim()).toBe(true);
  expect(await other.claim()).toBe(true);
  expect(lost).toHaveBeenCalledOnce();
});
