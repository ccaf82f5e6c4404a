import { render } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Race from "./Race.svelte";

test("a race without a goal, or before anybody is seen, has its line and no broken figure", () => {
  const team = { seat: 0, vp: { type: "fact", text: "0 VP", value: 0 } };
  for (const teams of [[], [team]]) {
    const { container } = render(Race, { teams, shape: () => "shield", goal: 0, every: 0, said: "the race" } as never);
    expect(container.querySelector("path.line")).toBeTruthy();
    expect(container.innerHTML).not.toContain("NaN");
  }
});
