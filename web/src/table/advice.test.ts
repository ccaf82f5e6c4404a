import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Done, HintOption, Now, Prompt } from "../lib/protocol.ts";
import { settings, USUAL } from "../lib/settings.svelte.ts";
import { TableState } from "../lib/table.svelte.ts";
import { Play } from "./play.svelte.ts";

const prompt: Prompt = {
  ...{ seat: 0, kind: "turn", question: "What do you do?", left: 2, default: [3] },
  items: [
    { text: "Play Backflip", verb: "play", card: 5 },
    { text: "Thwart", verb: "thwart", card: 1 },
    { text: "End your turn", verb: "end_turn", ends: true },
    { text: "End your turn and keep all", verb: "end_turn", ends: true },
  ],
};
const option = (items: readonly number[], chosen = true): HintOption => ({
  ...{ items, text: "", odds: "", chance: 0.5, error: 0.1, worlds: 9, chosen },
});
const said = (line: string, ...items: number[]): Done => ({
  ...{ is: "done", id: 0, lines: [[{ text: line }]] },
  hints: [option([9], false), option(items)],
});

/** A table whose bot answers when the test says so, and what has been answered there. */
function table(first: Partial<Prompt> = {}) {
  const state = new TableState(() => Promise.reject(new Error("not asked")));
  let give: (said: Done) => void = () => undefined;
  vi.spyOn(state, "hint").mockImplementation(() => new Promise((resolve) => (give = resolve)));
  vi.spyOn(state, "preview").mockResolvedValue({ is: "done", id: 0 });
  const answered: (readonly number[])[] = [];
  const choose = vi.spyOn(state, "choose").mockImplementation((items) => {
    answered.push(items);
    return Promise.resolve({ is: "done", id: 0 });
  });
  const play = new Play(state);
  let at = 0;
  const ask = (more: Partial<Prompt> = {}) => {
    at += 1;
    state.take({
      ...{ is: "now", at, seat: 0, board: null, seats: [], whole: true },
      prompt: { ...prompt, ...more },
    } as unknown as Now);
    play.renew();
  };
  ask(first);
  const hear = async (said: Done) => {
    give(said);
    for (let n = 0; n < 5; n += 1) await Promise.resolve();
  };
  return { play, hear, answered, ask, choose };
}

beforeEach(() => settings.set(USUAL));

test("skipping that gives up an action is confirmed first", async () => {
  const { play, ask, answered } = table();
  const skip = vi.spyOn(play.table, "skip").mockResolvedValue({ is: "done", id: 0 });
  await play.skip();
  expect([play.doubt?.items, skip.mock.calls.length]).toEqual([[3], 0]);
  await play.confirm();
  expect(answered).toEqual([[3]]);
  ask({ left: 0 });
  await play.skip();
  expect([play.doubt, skip.mock.calls.length]).toEqual([null, 1]);
});

test("yes and no about a card show their previews at once, other answers on hover", async () => {
  const { play, ask } = table();
  const preview = vi.spyOn(play.table, "preview");
  preview.mockImplementation(([n]) => Promise.resolve({ is: "done", id: 0, lines: [[{ text: `outcome ${n}` }]] }));
  const items = ["Yes", "No"].map((text) => ({ text, verb: text }));
  ask({ kind: "may", default: [], about: { focus: "card", cards: [] }, items });
  for (let n = 0; n < 9; n += 1) await Promise.resolve();
  expect([...play.outcomes].map(([n, [line]]) => [n, line?.[0]?.text])).toEqual([
    [1, "outcome 1"],
    [2, "outcome 2"],
  ]);
  ask({ kind: "turn" });
  for (let n = 0; n < 9; n += 1) await Promise.resolve();
  expect(play.outcomes.size).toBe(0);
});

test("the preview of an answer that leads to a question shows that question and what all answers to it have in common", async () => {
  const { play, ask } = table();
  const shown = vi.spyOn(play.table, "preview").mockImplementation(([n]) =>
    Promise.resolve({
      is: "done",
      id: 0,
      lines: ["Thor: 3 of 9", `Civilian ${n} is freed`].map((text) => [{ text }]),
    }),
  );
  const on = ["red", "blue"].map((aim) => ({
    ...{ text: `Go on → ${aim}`, verb: "pass", action: "Go on", aim, place: aim, asks: "Which Civilian?", ends: true },
  }));
  ask({ kind: "recruit", default: [], items: [{ text: "Play Wasp", verb: "play", card: 5 }, ...on] });
  const go = play.offers.find((each) => each.action.asks);
  expect(go?.number).toBe(0);
  if (go) await play.lookBeyond(go.action);
  expect(shown.mock.calls.map(([items]) => items)).toEqual([[2], [3]]);
  expect(play.preview.map((line) => line[0]?.text)).toEqual(["Thor: 3 of 9", "Which Civilian?"]);
  play.unlook();
  expect(play.preview).toEqual([]);
});

describe("a hint", () => {
  test("keeps the answer that has been read, and adds another one that thinking longer leads to", async () => {
    const { play, hear } = table();
    void play.advise();
    await hear(said("Thwart.", 2));
    expect([play.advised?.items, play.rethought, play.advising]).toEqual([[2], undefined, true]);
    expect(vi.mocked(play.table.hint).mock.lastCall).toEqual([false, [2]]); // it is kept unless another one is better
    await hear(said("Play Backflip.", 1));
    expect([play.advised?.items, play.rethought?.items, play.advising]).toEqual([[2], [1], false]);
    expect(play.advice?.lines?.[0]?.[0]?.text).toBe("Thwart.");
    if (play.advised) play.follow(play.advised);
    expect(play.choice.picked).toEqual([2]);
  });

  test("has no other answer if thinking longer leads to the same one, in whatever order", async () => {
    const { play, hear } = table();
    void play.advise();
    await hear(said("Both.", 1, 2));
    await hear(said("Both.", 2, 1));
    expect([play.longer?.lines?.[0]?.[0]?.text, play.rethought]).toEqual(["Both.", undefined]);
  });

  test("can be asked for at the next question, whatever is still thought of the one before", async () => {
    const { play, hear, ask } = table();
    void play.advise();
    ask();
    expect([play.advising, play.advisable]).toEqual([false, true]);
    void play.advise();
    expect([play.advising, vi.mocked(play.table.hint).mock.calls.length]).toEqual([true, 2]);
    await hear(said("Thwart.", 2));
    expect([play.advised?.items, play.advising]).toEqual([[2], true]); // thinking longer comes next
  });

  test("for a question that has been answered shows nothing, and leaves the button alone", async () => {
    const { play, ask } = table();
    let late: (said: Done) => void = () => undefined;
    vi.mocked(play.table.hint).mockImplementationOnce(() => new Promise((resolve) => (late = resolve)));
    void play.advise();
    ask();
    void play.advise();
    late(said("Thwart.", 2));
    for (let n = 0; n < 5; n += 1) await Promise.resolve();
    expect([play.advice, play.advising]).toEqual([null, true]);
  });

  test("that has been closed does not come back, and a new one begins anew", async () => {
    const { play, hear } = table();
    void play.advise();
    await hear(said("Thwart.", 2));
    play.back();
    await hear(said("Play Backflip.", 1));
    expect([play.advice, play.longer]).toEqual([null, null]);
    void play.advise();
    await hear(said("Play Backflip.", 1));
    expect([play.advised?.items, play.rethought]).toEqual([[1], undefined]);
  });
});

describe("ending a turn in which actions are left", () => {
  test("is asked about, but not if that has been advised at this question", async () => {
    const { play, hear, answered, ask } = table();
    await play.answerWith([3]);
    expect([play.doubt?.hold, answered]).toEqual([true, []]);
    play.back();
    void play.advise();
    await hear(said("End your turn.", 4));
    await hear(said("Thwart.", 2));
    await play.answerWith([3]);
    expect([play.doubt, answered]).toEqual([null, [[3]]]);
    ask();
    await play.answerWith([3]);
    expect([play.doubt?.hold, answered]).toEqual([true, [[3]]]);
  });

  test("is asked about if something else has been advised", async () => {
    const { play, hear, answered } = table();
    void play.advise();
    await hear(said("Thwart.", 2));
    await hear(said("Thwart.", 2));
    await play.answerWith([3]);
    expect([play.doubt?.hold, answered]).toEqual([true, []]);
  });
});

test("a likely mistake is not asked about where it has been advised", async () => {
  const { play, hear, choose, ask } = table();
  await play.answerWith([2]);
  expect(choose).toHaveBeenLastCalledWith([2], { sure: false });
  ask();
  void play.advise();
  await hear(said("Thwart.", 2));
  await play.answerWith([2]);
  expect(choose).toHaveBeenLastCalledWith([2], { sure: true });
});

describe("paying otherwise than it is proposed", () => {
  const pay = { several: true, default: [1, 2], cancel: true };

  test("begins with nothing chosen, once, and a step back takes the action back", () => {
    const { play, ask } = table({ items: [{ text: "Play", verb: "play", card: 5, pays: "Energy" }, ...prompt.items] });
    play.set({ ...play.choice, picked: [1] });
    play.empty();
    ask(pay);
    expect(play.choice.picked).toEqual([]);
    const cancel = vi.spyOn(play.table, "cancel").mockResolvedValue({ is: "done", id: 0 });
    play.back();
    expect(cancel).toHaveBeenCalledOnce();
    ask(pay);
    expect(play.choice.picked).toEqual([1, 2]);
  });

  test("begins with what is proposed where it has been asked for at once", () => {
    const { play, ask } = table();
    ask(pay);
    expect(play.choice.picked).toEqual([1, 2]);
    play.empty();
    ask(pay);
    expect(play.choice.picked).toEqual([1, 2]);
  });
});
