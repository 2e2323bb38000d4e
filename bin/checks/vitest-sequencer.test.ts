import { expect, test } from "vitest";
import { longestFirst } from "./vitest-sequencer.ts";

test("long files begin first, the longest before all, and the others stay beside their neighbours", () => {
  const durations = { "a/1.test.ts": 100, "b/1.test.ts": 9_000, "b/2.test.ts": 5_000, "c/1.test.ts": 20_000 };
  const files = ["b/2.test.ts", "c/2.test.ts", "b/1.test.ts", "c/1.test.ts", "a/1.test.ts"];
  expect(files.toSorted(longestFirst(durations))).toEqual([
    "c/1.test.ts",
    "b/1.test.ts",
    "a/1.test.ts",
    "b/2.test.ts",
    "c/2.test.ts",
  ]);
});
