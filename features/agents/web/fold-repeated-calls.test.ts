import { expect, test } from "vitest";
import { foldRepeatedCalls } from "./fold-repeated-calls.ts";
import type { RunPart, ToolCallPart } from "./run-parts.ts";

const call = (toolCallId: string, summary = "12 × 12 = 144"): ToolCallPart => ({
  ...{ type: "tool-call", toolCallId, toolName: "calculate", title: "Calculate", line: "12 × 12" },
  ...{ status: "succeeded", summary, sources: [], durationMs: 1 },
});
const text = (words: string): RunPart => ({ type: "text", text: words });
const shapeOf = (parts: RunPart[]) =>
  foldRepeatedCalls(parts).map((it) => (it.type === "calls" ? it.calls.length : it.index));

test("more than three calls in a row that say the same are one", () => {
  expect(shapeOf([text("Hm."), call("a"), call("b"), call("c"), call("d"), text("Done.")])).toEqual([
    0, 4, 5,
  ]);
});

test("three are shown one by one", () => {
  expect(shapeOf([call("a"), call("b"), call("c")])).toEqual([0, 1, 2]);
});

test("a call that says something else, or text between, ends the row", () => {
  const [a, b, c, d] = [call("a"), call("b"), call("c"), call("d")];
  expect(shapeOf([a, b, call("x", "12 × 13 = 156"), c, d])).toEqual([0, 1, 2, 3, 4]);
  expect(shapeOf([a, b, text("Again."), c, d])).toEqual([0, 1, 2, 3, 4]);
});

test("text that shows nothing ends no row", () => {
  expect(shapeOf([call("a"), text(" "), call("b"), call("c"), call("d")])).toEqual([4]);
});
