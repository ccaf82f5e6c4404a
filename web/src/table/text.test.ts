import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import { TableState } from "../lib/table.svelte.ts";
import Text from "./Text.svelte";
import { Play } from "./play.svelte.ts";

test("the marks around the name of a card stay on its line", () => {
  const play = new Play(new TableState(() => Promise.reject(new Error("not asked"))));
  const segments = [
    { text: "You play “" },
    { text: "No Time to Lose", code: "lose" },
    { text: "” and “" },
    { text: "Cloak", code: "cloak" },
    { text: "”." },
  ];
  const { container } = render(Text, { play, segments });
  expect(container.textContent).toBe("You play “No Time to Lose” and “Cloak”.");
  const kept = [...container.querySelectorAll(".nowrap")].map((each) => each.textContent);
  expect(kept).toEqual(["“No Time to Lose”", "“Cloak”."]);
});
