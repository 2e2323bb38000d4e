import { expect, it } from "vitest";
import { z } from "zod";
import type { AnsweringModel, AnswerPart } from "#features/models/server/index.ts";
import { catalogueTool, defineTool } from "#features/tools/server/index.ts";
import { runLimits } from "./limits.ts";
import { performModelStep, ToolCallFloodError } from "./model-step.ts";
import { RunWriter } from "./run-writer.ts";

const cutWords = catalogueTool(
  "built_in",
  defineTool({
    name: "cut_words",
    title: "Cut words",
    description: "For tests.",
    input: z.object({ text: z.string() }),
    effect: "read",
    idempotent: true,
    outputTrust: "organization",
    timeoutMs: 1_000,
    describe: ({ text }) => `Cutting ${text.slice(0, 1)}`,
    run: async () => ({ content: "", summary: "" }),
  }),
);

function modelThatCalls(toolName: string, input: object, count = 1): AnsweringModel {
  const parts: AnswerPart[] = Array.from({ length: count }, (_, index) => ({
    type: "tool-call",
    toolCallId: String(index),
    toolName,
    input: JSON.stringify(input),
  }));
  let batch: AnswerPart[] | undefined = parts;
  const read = async () => {
    const taken = batch;
    batch = undefined;
    return taken;
  };
  return {
    specificationVersion: "v4",
    provider: "test",
    modelId: "test",
    supportedUrls: {},
    doGenerate: () => Promise.reject(new Error("not used")),
    doStream: () => Promise.reject(new Error("not used")),
    answer: async () => ({ read, cancel: () => {} }),
  };
}

const stepOf = (model: AnsweringModel) =>
  performModelStep({
    model,
    tools: [cutWords],
    prompt: [],
    partPrefix: "1.1",
    writer: new RunWriter({ id: "run", fence: 1 }, 0, () => {}),
    signal: new AbortController().signal,
    maxOutputTokens: 100,
    journalled: Promise.resolve(),
  });

it.each([
  ["a name longer than any tool's", `${"x".repeat(63)}😀`, {}],
  ["a line for people that a tool cut from its input", "cut_words", { text: "😀" }],
  ["half a character in the input and in the name of a field", "cut_words", { text: "\ud83d", "\ud83d": 1 }],
])("what a step keeps has only whole characters: %s", async (_what, toolName, input) => {
  const {
    content: [call],
  } = await stepOf(modelThatCalls(toolName, input));
  expect(call).toMatchObject({ type: "tool-call" });
  // Half a character is written as an escape, which jsonb refuses.
  expect(JSON.stringify(call)).not.toMatch(/\\ud[89a-f]/i);
});

it("a model may ask for as many tool calls in a step as a run may make", async () => {
  const step = await stepOf(modelThatCalls("cut_words", { text: "a" }, runLimits.toolCalls));
  expect(step.failure).toBeUndefined();
  expect(step.content).toHaveLength(runLimits.toolCalls);
});

it("a model that asks for more is not listened to any longer", async () => {
  const step = await stepOf(modelThatCalls("cut_words", { text: "a" }, 5_000));
  expect(step.failure).toBeInstanceOf(ToolCallFloodError);
  expect(step.content).toHaveLength(runLimits.toolCalls);
});
