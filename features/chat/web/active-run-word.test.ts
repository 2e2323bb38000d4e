import { expect, test } from "vitest";
import { activeRunWord } from "./active-run-word.ts";

test.each([
  ["queued", "Queued"],
  ["running", "Writing"],
  ["waiting", "Waiting"],
] as const)("a conversation whose run is %s says %s", (status, word) => {
  expect(activeRunWord({ id: "r", status })).toBe(word);
});
