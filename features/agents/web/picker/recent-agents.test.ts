import { expect, test } from "vitest";
import { recentFirst } from "./recent-agents.ts";

test("recent agents come first, newest first, and all others stay in their order", () => {
  const items = ["a", "b", "c", "d"].map((id) => ({ id }));
  expect(recentFirst(items, ["d", "b", "gone"]).map(({ id }) => id)).toEqual(["d", "b", "a", "c"]);
});
