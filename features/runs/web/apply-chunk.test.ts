import { describe, expect, test } from "vitest";
import type { Chunk } from "../contract/index.ts";
import { applyChunk, newReading } from "./apply-chunk.ts";

const read = (...chunks: Chunk[]) => chunks.reduce(applyChunk, newReading).progress;

const start: Chunk[] = [
  { type: "run-start", runId: "r", messageId: "m" },
  { type: "step-start", step: 1 },
];
const text = (partId: string, ...deltas: string[]): Chunk[] => [
  { type: "text-start", partId },
  ...deltas.map((delta): Chunk => ({ type: "text-delta", partId, delta })),
  { type: "text-end", partId },
];
const toolStart: Chunk = {
  ...{ type: "tool-call-start", toolCallId: "c1", toolName: "calculator" },
  ...{ title: "Calculator", line: "Calculate 2 + 2" },
};
const toolEnd: Chunk = {
  ...{ type: "tool-call-end", toolCallId: "c1", status: "succeeded", summary: "4" },
  ...{ sources: [{ title: "Page", url: "https://example.com" }], durationMs: 12 },
};

describe("The chunks of a run", () => {
  test("become parts in the order in which they happened", () => {
    const progress = read(
      ...start,
      ...text("a", "Let me ", "see."),
      toolStart,
      toolEnd,
      ...text("b", "It is 4."),
    );
    expect(progress.parts).toEqual([
      { type: "text", text: "Let me see." },
      expect.objectContaining({ type: "tool-call", status: "succeeded", summary: "4", durationMs: 12 }),
      { type: "text", text: "It is 4." },
    ]);
    expect(progress.status).toBe("running");
  });

  test("keep texts apart that are written at the same time", () => {
    const progress = read(
      ...start,
      { type: "reasoning-start", partId: "r" },
      { type: "text-start", partId: "t" },
      { type: "reasoning-delta", partId: "r", delta: "hm" },
      { type: "text-delta", partId: "t", delta: "Yes" },
      { type: "reasoning-delta", partId: "r", delta: "m" },
    );
    expect(progress.parts).toEqual([
      { type: "reasoning", text: "hmm" },
      { type: "text", text: "Yes" },
    ]);
  });

  test("never lose text whose beginning was not announced", () => {
    expect(read({ type: "text-delta", partId: "x", delta: "hello" }).parts).toEqual([
      { type: "text", text: "hello" },
    ]);
  });

  test("show a tool call as under way until it ends", () => {
    expect(read(...start, toolStart).parts).toEqual([
      expect.objectContaining({ status: "executing", durationMs: null }),
    ]);
  });

  test("show a tool call that starts again once", () => {
    const progress = read(...start, toolStart, toolStart, toolEnd);
    expect(progress.parts).toHaveLength(1);
  });

  test("do not change for the end of a tool call that never began", () => {
    expect(read(...start, toolEnd).parts).toEqual([]);
  });

  test("keep the text of an interrupted step, marked, and start the step again after it", () => {
    const progress = read(
      ...start,
      ...text("a", "First step."),
      { type: "step-end", step: 1, usage: { inputTokens: 5, outputTokens: 3 } },
      { type: "step-start", step: 2 },
      ...text("b", "Half a sen"),
      toolStart,
      { type: "step-interrupted", step: 2 },
      { type: "step-start", step: 2 },
      ...text("b", "Half a sentence."),
    );
    expect(progress.parts).toEqual([
      { type: "text", text: "First step." },
      { type: "text", text: "Half a sen", isInterrupted: true },
      expect.objectContaining({ type: "tool-call", status: "unknown" }),
      { type: "text", text: "Half a sentence." },
    ]);
    expect(progress.stepCount).toBe(2);
  });

  test("say why a step was interrupted, when no restart did it", () => {
    const { parts } = read(...start, ...text("a", "Half"), {
      ...{ type: "step-interrupted", step: 1, cause: "time_limit" },
    });
    expect(parts).toEqual([{ type: "text", text: "Half", isInterrupted: true, cause: "time_limit" }]);
  });

  test("add up the tokens of all steps", () => {
    const usage = { inputTokens: 5, outputTokens: 3 };
    const progress = read({ type: "step-end", step: 1, usage }, { type: "step-end", step: 2, usage });
    expect(progress.usage).toEqual({ inputTokens: 10, outputTokens: 6 });
  });

  test("end with what went wrong, and what was said stays", () => {
    const error = { code: "provider.rate_limited", message: "Too many requests.", retryAfterMs: 5000 };
    const progress = read(...start, ...text("a", "Some"), { type: "run-end", status: "failed", error });
    expect(progress).toMatchObject({ status: "failed", error, parts: [{ type: "text", text: "Some" }] });
  });

  test("leave the reading before them as it was", () => {
    const before = start.reduce(applyChunk, newReading);
    const copy = structuredClone(before);
    applyChunk(before, { type: "text-delta", partId: "a", delta: "x" });
    expect(before).toEqual(copy);
  });

  test("say what it waits for, with its tool calls waiting too, until anything goes on", () => {
    const waiting: Chunk[] = [...start, toolStart, { type: "run-waiting", waits: [{ kind: "approval" }] }];
    const waits = read(...waiting);
    expect(waits).toMatchObject({ status: "running", waits: [{ kind: "approval" }] });
    expect(waits.parts).toMatchObject([{ status: "proposed" }]);
    const resumed = read(...waiting, { type: "run-resumed" });
    expect(resumed).toMatchObject({ waits: [], parts: [{ status: "executing" }] });
    expect(read(...waiting, toolEnd)).toMatchObject({ waits: [], parts: [{ status: "succeeded" }] });
    expect(read(...waiting, { type: "run-end", status: "cancelled" })).toMatchObject({
      ...{ status: "cancelled", waits: [] },
      parts: [{ status: "stopped" }],
    });
  });

  test("stop the tool calls that were under way when the person stopped the run", () => {
    const ended = read(...start, toolStart, { type: "run-end", status: "cancelled" });
    expect(ended.parts).toMatchObject([{ status: "stopped" }]);
    const failed = read(...start, toolStart, { type: "run-end", status: "failed" });
    expect(failed.parts).toMatchObject([{ status: "executing" }]);
  });
});
