import { expect, test } from "vitest";
import { foldRepeatedCalls } from "./fold-repeated-calls.ts";
import type { RunPart, ToolCallPart } from "./run-parts.ts";

const call = (toolCallId: string, summary = "12 × 12 = 144"): ToolCallPart => ({
  ...{ type: "tool-call", toolCallId, toolName: "calculate", title: "Calculate", line: "12 × 12" },
  ...{ status: "succeeded", summary, sources: [], durationMs: 1 },
});
const text = (words: string): RunPart => ({ type: "text", text: words });
/** The place of a part, the names of calls that are shown one by one, the number of those that are one line. */
const shapeOf = (parts: RunPart[]) =>
  foldRepeatedCalls(parts).flatMap((it): (number | string)[] => {
    if (it.type === "part") return [it.index];
    return it.isFolded ? [`${it.calls.length} times`] : it.calls.map(({ toolCallId }) => toolCallId);
  });

test("more than three calls in a row that say the same are one", () => {
  expect(shapeOf([text("Hm."), call("a"), call("b"), call("c"), call("d"), text("Done.")])).toEqual([
    0,
    "4 times",
    5,
  ]);
});

test("three are shown one by one", () => {
  expect(shapeOf([call("a"), call("b"), call("c")])).toEqual(["a", "b", "c"]);
});

test("a call that says something else, or text between, ends the row", () => {
  const [a, b, c, d] = [call("a"), call("b"), call("c"), call("d")];
  expect(shapeOf([a, b, call("x", "12 × 13 = 156"), c, d])).toEqual(["a", "b", "x", "c", "d"]);
  expect(shapeOf([a, b, text("Again."), c, d])).toEqual(["a", "b", 2, "c", "d"]);
});

test("text that shows nothing ends no row", () => {
  expect(shapeOf([call("a"), text(" "), call("b"), call("c"), call("d")])).toEqual(["4 times"]);
});
