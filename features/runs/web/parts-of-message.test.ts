import { expect, it } from "vitest";
import type { Chunk } from "../contract/index.ts";
import { applyChunk, newReading } from "./apply-chunk.ts";
import { partsOfMessage } from "./parts-of-message.ts";

const text = (partId: string, delta: string): Chunk[] => [
  { type: "text-start", partId },
  { type: "text-delta", partId, delta },
];
const progressOf = (chunks: Chunk[]) => chunks.reduce(applyChunk, newReading).progress;
const step = (number: number, messageId?: string): Chunk => ({
  ...{ type: "step-start", step: number },
  ...(messageId && { messageId }),
});

it("divides what a run shows among the messages that it writes", () => {
  const progress = progressOf([
    ...[step(1, "a"), ...text("1", "One.")],
    ...[step(2, "a"), ...text("2", "Two.")],
    ...[step(4, "b"), ...text("4", "Four.")],
  ]);
  expect(partsOfMessage(progress, "a")).toMatchObject([{ text: "One." }, { text: "Two." }]);
  expect(partsOfMessage(progress, "b")).toMatchObject([{ text: "Four." }]);
  expect(partsOfMessage(progress, "c")).toEqual([]);
});

it("keeps a step that starts again after a restart with its message", () => {
  const progress = progressOf([
    ...[step(1, "a"), ...text("1", "Hal")],
    ...[{ type: "step-interrupted", step: 1 } as const, step(1, "a"), ...text("1.2", "Half.")],
  ]);
  expect(partsOfMessage(progress, "a")).toHaveLength(2);
});

it("gives all parts to the one message of an older run", () => {
  expect(partsOfMessage(progressOf([step(1), ...text("1", "One.")]), "a")).toMatchObject([{ text: "One." }]);
});
